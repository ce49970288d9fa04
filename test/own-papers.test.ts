import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import { QUESTION_GROUPS } from "../src/domain/follow-up.ts";
import type { SentLetter } from "../src/followup/sent-letter.ts";
import { withPictures } from "../src/report/formats.ts";
import { letterFile } from "../src/report/letter.ts";
import { memoFile, memoOf } from "../src/report/memo.ts";
import { reviewOf } from "./report-sample.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-own-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LETTER: SentLetter = {
  deal: "Novalys",
  locale: "fr",
  from: "",
  questions: [{ group: QUESTION_GROUPS[0], text: "Confirmez-vous un MRR de 41 005 € ?" }],
};

describe("papers of our own in the folder of a deal", () => {
  it("are named and never read as documents or as an analyst's", async () => {
    const deal = join(folder, "novalys");
    cpSync("examples/deals/novalys", deal, { recursive: true });
    const before = await loadDeal(deal);
    const review = await reviewOf("novalys", "fr");
    const written = new Date("2025-01-15T00:00:00Z");
    const formats = ["md", "pdf", "xlsx", "html", "json"] as const;
    const report = await withPictures({ review, context: null }, formats);
    mkdirSync(join(deal, "out"));
    for (const format of formats) writeFileSync(join(deal, "out", `report.${format}`), await report(format));
    writeFileSync(join(deal, "Synthèse.pdf"), await report("pdf"));
    for (const format of ["pdf", "docx"] as const)
      writeFileSync(join(deal, "documents", `memo.${format}`), await memoFile(memoOf(review), format));
    for (const format of ["docx", "xlsx"] as const)
      writeFileSync(join(deal, `questions.${format}`), await letterFile(LETTER, format, written));
    const after = await loadDeal(deal);
    const idsOf = ({ context }: typeof after) => context.dossier?.documents.map(({ id }) => id);
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after.agentOutputs.map(({ agentName }) => agentName)).toEqual(
      before.agentOutputs.map(({ agentName }) => agentName),
    );
    expect(
      after.warnings
        .filter(({ code }) => code === "own_paper")
        .map(({ file }) => file)
        .sort(),
    ).toEqual([
      "Synthèse.pdf",
      "documents/memo.docx",
      "documents/memo.pdf",
      "out/report.md",
      "out/report.pdf",
      "out/report.xlsx",
      "questions.docx",
      "questions.xlsx",
    ]);
  });

  it("are read where deal.json says what they are", async () => {
    const review = await reviewOf("novalys", "fr");
    const report = await withPictures({ review, context: null }, ["md"]);
    writeFileSync(join(folder, "deck.md"), "# Acme\n\nMRR: 42 000 €");
    writeFileSync(join(folder, "report.md"), await report("md"));
    writeFileSync(join(folder, "deal.json"), JSON.stringify({ roles: { "report.md": "analyst" } }));
    expect((await loadDeal(folder)).agentOutputs).toHaveLength(1);
  });
});
