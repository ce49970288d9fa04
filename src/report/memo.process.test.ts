import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDeal } from "../deal/load-deal.ts";
import type { Locale } from "../domain/locale.ts";
import { buildVerificationContext } from "../dossier/build-context.ts";
import type { DealMemo } from "../followup/memo.ts";
import { MEMO_WORDS } from "../i18n/memo.ts";
import { reviewDeal } from "../review.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { memoText } from "./memo/text.ts";
import { memoFile, memoOf } from "./memo.ts";

const LOCALES: readonly Locale[] = ["fr", "en", "pt"];
const memos = {} as Record<Locale, DealMemo>;
const clock = () => new Date("2026-01-28T10:00:00Z");

beforeAll(async () => {
  const deal = await loadDeal(fileURLToPath(new URL("../../examples/deals/novalys", import.meta.url)));
  const conclusion = { kind: "wait", reason: "Bank statement first", by: "Ada", at: "2026-02-03T08:00:00Z" } as const;
  for (const locale of LOCALES) {
    const review = await reviewDeal(deal, { locale, clock });
    memos[locale] = memoOf(review, { context: deal.context, conclusion });
  }
});

const sectionsOf = async (bytes: Uint8Array) => {
  const { dossier } = await buildVerificationContext({ deck: bytes });
  return dossier?.documents[0]?.sections ?? [];
};
const read = async (bytes: Uint8Array) =>
  (await sectionsOf(bytes)).flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")));

describe("the memo", () => {
  it("says what the company does, who is behind it, its figures, its price among others and the decision", () => {
    const { en } = memos;
    expect(en.company).toMatchObject({ place: "Deck, page 1" });
    expect(en.team.map(({ text }) => text)).toEqual([expect.stringContaining("CEO"), expect.stringContaining("CTO")]);
    expect(en.figures.map(({ slot }) => slot)).toEqual(["revenue", "growth", "burn", "cash", "runway"]);
    expect(en.round.map(({ slot, value }) => [slot, value !== null])).toEqual([
      ["round", true],
      ["price", true],
      ["multiple", true],
    ]);
    expect(en.benchmark[0]?.text).toContain("P70");
    expect(memoText(en)).toMatch(/Decision\n {2}Wait\. Bank statement first \(Ada, 3 February 2026\)/);
  });

  it.each(LOCALES)("names a place for every figure and risk, and no code, path or agent, in %s", (locale) => {
    const memo = memos[locale];
    for (const { value, place } of [...memo.figures, ...memo.round]) expect(value === null).toBe(place === null);
    for (const { place } of [...memo.risks, ...memo.benchmark]) expect(place).not.toBeNull();
    expect(memoText(memo)).not.toMatch(/findings\[|benchmarks\[|CRT-|INC-|undefined|null|deck-forensics/);
  });

  it.each(LOCALES)("is one page of PDF, a Word file and a page without scripts, in %s", async (locale) => {
    const memo = memos[locale];
    const { sections } = MEMO_WORDS[locale];
    const pdf = await memoFile(memo, "pdf");
    expect(await sectionsOf(pdf)).toHaveLength(1);
    expect(Buffer.from(await memoFile(memo, "pdf")).equals(Buffer.from(pdf))).toBe(true);
    const docx = (await read(await memoFile(memo, "docx"))).join("\n");
    const html = new TextDecoder().decode(await memoFile(memo, "html"));
    const [first] = memo.figures;
    for (const said of [sections.company, sections.decision, first?.value ?? "", "Bank statement first"]) {
      expect(docx.replaceAll(/\s/g, " ")).toContain(said.replaceAll(/\s/g, " "));
      expect(html).toContain(said.replaceAll("'", "&#39;"));
    }
    expect(html).not.toContain("<script");
  });

  it("says that nothing is stated where the documents are silent", async () => {
    const context = await buildVerificationContext({ deck: makePdf([["Acme"], ["Hello there"]]) });
    const deal = {
      context,
      agentOutputs: [],
      warnings: [],
      deal: { name: "<b>Acme</b>", sector: null, stage: null, locale: "en" },
    };
    const memo = memoOf(await reviewDeal({ ...deal, deal: { ...deal.deal, locale: "en" } }, { clock }), { context });
    expect([...memo.figures, ...memo.round].every(({ value, level }) => value === null && level === null)).toBe(true);
    expect(memo).toMatchObject({ company: null, team: [], conclusion: null });
    const html = new TextDecoder().decode(await memoFile(memo, "html"));
    expect(html.match(/not stated/g)?.length).toBeGreaterThan(8);
    expect(html).not.toContain("<b>Acme");
  });
});
