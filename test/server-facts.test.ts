import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CheckedText as CheckedTextShape } from "../src/server/contract/check.ts";
import { FactSheet as FactSheetShape } from "../src/server/contract/facts.ts";
import type { CheckedText, FactSheet } from "../src/server/contract.ts";
import { makeDocx } from "../src/testing/make-docx.ts";
import { begin, type Case, codeOf, deck, model, startCase, upload } from "./server-case.ts";

let one: Case;
let review = "";
beforeAll(async () => {
  // Nobody reviews here: what the documents say does not wait for a review.
  one = await startCase({ concurrency: 0 });
  review = await begin(one, await upload(one, { "deck.pdf": deck(), "model.xlsx": model() }));
});
afterAll(() => one.close());

describe("every figure of the documents", () => {
  it("gives each with its words, its place and what it rests on, as the contract says", async () => {
    const response = await one.ask("GET", `/api/reviews/${review}/facts?lang=fr`);
    const sheet = (await response.json()) as FactSheet;
    expect(FactSheetShape.safeParse(sheet).error).toBeUndefined();
    const arr = sheet.facts.find(({ topic, at }) => topic === "arr" && at.kind === "page");
    expect(arr).toMatchObject({
      label: "ARR",
      value: 504_000,
      currency: "EUR",
      subject: "company",
      readBy: "text",
      sure: true,
      level: "corroborated",
      at: { document: "deck.pdf", page: 2, boxes: [{ x: expect.any(Number) }] },
      reference: "Page 2",
    });
    expect(arr?.printed).toMatch(/^504\s000\s€$/);
    expect(sheet.facts.find(({ topic, at }) => topic === "arr" && at.kind === "cell")).toMatchObject({
      readBy: "formula",
      at: { sheet: "Revenue", cell: "B3" },
    });
    const [inDeck, inModel] = sheet.coverage.byDocument;
    expect(inDeck).toMatchObject({ name: "deck.pdf", places: [{ name: "Page 2", at: { page: 2 } }] });
    expect(inModel?.places).toMatchObject([{ name: "Revenue", at: { sheet: "Revenue" } }]);
    expect(sheet.coverage.seen).toBe(sheet.facts.length + sheet.notUnderstood.length);
  });

  it.each([
    ["xlsx", "PK", "application/vnd.openxmlformats"],
    ["json", "{", "application/json"],
  ])("hands them over as %s", async (format, start, type) => {
    const response = await one.ask("GET", `/api/reviews/${review}/facts/export/${format}`);
    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("content-disposition")).toContain(`tribunal-Novalys-figures.${format}`);
    const text = await response.text();
    expect(text.startsWith(start)).toBe(true);
    if (format === "json") expect(JSON.parse(text).facts[0]).toHaveProperty("topic");
  });

  it("shows nobody else's", async () => {
    expect((await one.ask("GET", "/api/reviews/rev_nobody/facts")).status).toBe(404);
    const { secret } = await one.store.access.createToken({ tenant: "other", label: "Eve", actor: "test" });
    const headers = { authorization: `Bearer ${secret}` };
    for (const path of ["facts", "facts/export/json"])
      expect((await one.ask("GET", `/api/reviews/${review}/${path}`, undefined, headers)).status).toBe(404);
    expect((await one.ask("POST", `/api/reviews/${review}/check`, formWith({ text: "ARR 1 €" }), headers)).status).toBe(
      404,
    );
  });
});

describe("a text held against them", () => {
  const memo = "L’ARR atteint 504 000 €.\n\nSoit 42 000 × 12 = 900 000 €.\n\nLe fondateur est sympathique.";

  it("comes back with a verdict, a place and the words there for each sentence", async () => {
    const checked = await check({ text: memo });
    expect(CheckedTextShape.safeParse(checked).error).toBeUndefined();
    const said = checked.sentences.map(({ start, end, verdict }) => [checked.text.slice(start, end), verdict]);
    expect(said).toEqual([
      ["L’ARR atteint 504 000 €.", "supported"],
      ["Soit 42 000 × 12 = 900 000 €.", "contradicted"],
      ["Le fondateur est sympathique.", "no_claim"],
    ]);
    const [right, wrong] = checked.sentences.map(({ claims }) => claims[0]);
    expect(right).toMatchObject({ reference: expect.any(String), found: expect.stringContaining("504") });
    expect(wrong?.explanation).toMatch(/504\s000/);
    expect(checked.summary).toMatchObject({ contradicted: 1, supported: 1, no_claim: 1 });
  });

  it("is read from a text file and from a word-processor file", async () => {
    for (const file of [
      new File([memo], "memo.md"),
      new File([Buffer.from(makeDocx(memo.split("\n\n")))], "memo.docx"),
    ])
      expect((await check({ file })).summary).toMatchObject({ contradicted: 1, supported: 1 });
  });

  it("is refused in words where it cannot be read, is empty or is too long", async () => {
    const refused = async (form: Record<string, string | File>) =>
      codeOf(await one.ask("POST", `/api/reviews/${review}/check`, formWith(form)));
    expect(await refused({ text: " … " })).toEqual([400, "nothing_to_check"]);
    expect(await refused({})).toEqual([400, "nothing_to_check"]);
    expect(await refused({ text: "a ".repeat(100_001) })).toEqual([413, "text_too_long"]);
    expect(await refused({ file: new File([new Uint8Array(10_000_001)], "memo.txt") })).toEqual([
      413,
      "file_too_large",
    ]);
    expect(await refused({ file: new File(["not a pdf"], "memo.pdf") })).toEqual([400, "bad_file"]);
    expect(await refused({ file: new File([new Uint8Array([0xff, 0xfe, 0x41])], "memo.txt") })).toEqual([
      400,
      "nothing_to_check",
    ]);
  });

  const check = async (form: Record<string, string | File>): Promise<CheckedText> => {
    const response = await one.ask("POST", `/api/reviews/${review}/check?lang=fr`, formWith(form));
    expect(response.status).toBe(200);
    return (await response.json()) as CheckedText;
  };
});

function formWith(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return form;
}
