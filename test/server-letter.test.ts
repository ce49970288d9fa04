import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Letter as LetterShape, Progress as ProgressShape } from "../src/server/contract/letter.ts";
import type { DealDetail, Letter, Progress, QuestionLine } from "../src/server/contract.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { begin, type Case, codeOf, formOf, listen, startCase, upload } from "./server-case.ts";

/** MRR × 12 is not the ARR. */
const broken = makePdf([["Novalys"], ["Chiffres clés", "ARR : 900 000 €", "MRR : 42 000 €", "Trésorerie : 310 000 €"]]);
const mended = makePdf([["Novalys"], ["Chiffres clés", "ARR : 504 000 €", "MRR : 42 000 €", "Trésorerie : 310 000 €"]]);

let one: Case;
let deal = "";
beforeAll(async () => {
  one = await startCase();
  deal = await upload(one, { "deck.pdf": broken });
  await listen(one, await begin(one, deal));
});
afterAll(() => one.close());

const letter = async (query = "lang=fr"): Promise<Letter> => {
  const response = await one.ask("GET", `/api/deals/${deal}/letter?${query}`);
  const got = (await response.json()) as Letter;
  expect(LetterShape.safeParse(got).error).toBeUndefined();
  return got;
};
const edit = (id: string, change: object) =>
  one.ask("PUT", `/api/deals/${deal}/questions/${encodeURIComponent(id)}?lang=fr`, change);
const asked = ({ questions }: Letter, id: string): QuestionLine => {
  const found = questions.find((question) => question.id === id);
  if (found === undefined) throw new Error(`No question ${id}`);
  return found;
};

describe("the letter to the founder", () => {
  it("asks what the review could not settle, by heading, and offers what every company is asked", async () => {
    const got = await letter();
    const broke = got.questions.find(({ from }) => from?.kind === "inconsistency");
    expect(broke?.text).toMatch(/900\s000\s€.*42\s000/);
    expect(broke).toMatchObject({ kind: "review", group: "numbers", kept: true, state: "draft" });
    expect(asked(got, "S-cap_table")).toMatchObject({ kind: "standing", group: "round", kept: false });
    // No analyst's name, no code and no path stands in what a founder reads.
    for (const { text } of got.questions) expect(text).not.toMatch(/deck-forensics|findings\[|INC-|CRT-|undefined/);
  });

  it("speaks the language it is asked for, and a stage brings its own questions", async () => {
    expect(asked(await letter("lang=en"), "S-cap_table").text).toMatch(/^Could you send the cap table/);
    expect(asked(await letter("lang=pt&stage=growth"), "S-management").text).toMatch(/^Que posições/);
    expect((await letter("stage=idea")).questions.map(({ id }) => id)).not.toContain("S-management");
  });

  it("keeps what was rewritten, left out, moved and added", async () => {
    const broke = (await letter()).questions.find(({ from }) => from?.kind === "inconsistency");
    if (broke === undefined) throw new Error("nothing to ask");
    expect((await edit(broke.id, { text: "Pourquoi 900 ?", place: 5 })).status).toBe(200);
    expect((await edit("S-cap_table", { kept: true })).status).toBe(200);
    expect((await edit("own-1", { text: "Qui tient la caisse ?", group: "team", place: 1 })).status).toBe(200);
    const got = await letter();
    expect(asked(got, broke.id)).toMatchObject({ text: "Pourquoi 900 ?", original: broke.text, place: 5 });
    expect(asked(got, "own-1")).toMatchObject({ kind: "own", group: "team", kept: true });
    expect(got.questions[0]?.id).toBe("own-1");
    expect(asked(got, "S-cap_table").kept).toBe(true);
    await edit(broke.id, { text: null });
    expect(asked(await letter(), broke.id)).toMatchObject({ text: broke.text, original: null });
  });

  it("leaves as a Word file, a table and plain text, with what is kept and nothing else", async () => {
    const text = await (await one.ask("GET", `/api/deals/${deal}/letter/export/txt?lang=fr&from=Ada`)).text();
    expect(text).toMatch(/^Bonjour,\n\nMerci/);
    expect(text).toContain("Qui tient la caisse ?");
    expect(text).not.toContain("Pourrions-nous parler");
    expect(text).toMatch(/Merci beaucoup,\nAda$/);
    for (const [format, part] of [
      ["docx", "word/document.xml"],
      ["xlsx", "xl/worksheets/sheet1.xml"],
    ] as const) {
      const response = await one.ask("GET", `/api/deals/${deal}/letter/export/${format}?lang=fr`);
      expect(response.headers.get("content-disposition")).toContain(`tribunal-Novalys-questions.${format}`);
      const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
      expect(new TextDecoder().decode(parts[part])).toContain("Qui tient la caisse ?");
    }
  });

  it("holds the founder's answer against the documents, and knows what was sent", async () => {
    const sent = await one.ask("POST", `/api/deals/${deal}/letter/sent`, {
      by: "Ada",
      questions: [{ id: "own-1", group: "team", text: "Qui tient la caisse ?" }],
    });
    expect(sent.status).toBe(200);
    expect(asked(await letter(), "own-1").state).toBe("sent");
    const answered = await edit("own-1", { answer: "Notre trésorerie est de 200 000 €." });
    expect(await answered.json()).toMatchObject({ checked: [{ verdict: "unclear" }] });
    expect(asked(await letter(), "own-1")).toMatchObject({
      state: "answered",
      answer: "Notre trésorerie est de 200 000 €.",
      checked: [
        { verdict: "unclear", found: expect.stringMatching(/310\s000/), reference: expect.stringContaining("2") },
      ],
    });
    const toReader = async (locale: string): Promise<string> => {
      const path = `/api/deals/${deal}/letter?lang=fr`;
      const told = await one.ask("GET", path, undefined, { "accept-language": locale });
      return asked((await told.json()) as Letter, "own-1").checked?.[0]?.explanation ?? "";
    };
    expect(await toReader("fr")).toMatch(/documents/);
    expect(new Set([await toReader("fr"), await toReader("en"), await toReader("pt")]).size).toBe(3);
    await edit("own-1", { closed: true });
    expect(asked(await letter(), "own-1").state).toBe("closed");
  });

  it("is nobody else's", async () => {
    const { secret } = await one.store.access.createToken({ tenant: "other", label: "Eve", actor: "test" });
    const headers = { authorization: `Bearer ${secret}` };
    for (const [method, path, body] of [
      ["GET", `/api/deals/${deal}/letter`],
      ["GET", `/api/deals/${deal}/letter/export/txt`],
      ["GET", `/api/deals/${deal}/progress`],
      ["PUT", `/api/deals/${deal}/questions/own-1`, { text: "x" }],
      ["POST", `/api/deals/${deal}/letter/sent`, { questions: [{ id: "a", group: "team", text: "x" }] }],
    ] as const)
      expect(await codeOf(await one.ask(method, path, body, headers))).toEqual([404, "not_found"]);
    expect(asked(await letter(), "own-1").text).toBe("Qui tient la caisse ?");
  });
});

describe("once the founder has answered with a document", () => {
  it("says which questions the documents answer now, and which verdicts are others", async () => {
    const first = (await (await one.ask("GET", `/api/deals/${deal}/progress?lang=fr`)).json()) as Progress;
    expect(first.before).toBeNull();
    const broke = (await letter()).questions.find(({ from }) => from?.kind === "inconsistency");
    if (broke === undefined) throw new Error("nothing to ask");
    await one.ask("POST", `/api/deals/${deal}/letter/sent`, {
      questions: [{ id: broke.id, group: broke.group, text: broke.text }],
    });
    const form = formOf({ "Novalys v2.pdf": mended });
    form.append("replaces", JSON.stringify({ "deck.pdf": "Novalys v2.pdf" }));
    expect((await one.ask("PUT", `/api/deals/${deal}/files`, form)).status).toBe(200);
    await listen(one, await begin(one, deal));
    const progress = (await (await one.ask("GET", `/api/deals/${deal}/progress?lang=fr`)).json()) as Progress;
    expect(ProgressShape.safeParse(progress).error).toBeUndefined();
    expect(progress.before).not.toBeNull();
    expect(progress.closed.map(({ key }) => key)).toContain(broke.id);
    expect(progress.opened).toEqual([]);
    const [changed, ...others] = progress.figures;
    expect(others).toEqual([]);
    expect(
      [changed?.topic, changed?.before?.formatted, changed?.after?.formatted, changed?.change].join(" · "),
    ).toMatch(/^arr · 900\s000\s€ · 504\s000\s€ · −44\s%$/);
    const { files } = (await (await one.ask("GET", `/api/deals/${deal}`)).json()) as DealDetail;
    expect(files.map(({ path }) => path)).toEqual(["Novalys v2.pdf", "deal.json"]);
    // It stays on record with what was asked.
    expect(asked(await letter(), broke.id)).toMatchObject({ kind: "before", text: broke.text, kept: false });
  });
});
