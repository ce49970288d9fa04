import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScoredFinding } from "../src/domain/finding.ts";
import { makeFinding } from "../src/testing/findings.ts";
import { makePdf } from "../src/testing/make-pdf.ts";

const TEAM = ["Two founders, ex-Siemens and ex-Dassault, 12 years together", "No CTO since March 2024"] as const;
const SALES = [
  "Signed with 14 integrators, 60 % of sales indirect",
  "One senior salesperson for three countries",
] as const;

/** A deal in which each side of two judgements has a true source: only reading can decide. */
export async function disputedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-disputed-"));
  mkdirSync(join(folder, "agents"));
  writeFileSync(join(folder, "deal.json"), JSON.stringify({ name: "Factory", locale: "en" }));
  writeFileSync(
    join(folder, "deck.pdf"),
    await makePdf([["Planning software for factories"], ["Team", ...TEAM], ["Sales", ...SALES]]),
  );
  const judged = (agent: string, metric: string, assessment: string, page: number, quote: string): ScoredFinding =>
    makeFinding(agent, metric, null, 84, {
      category: "team",
      assessment,
      evidence: [{ type: "quote", source: `Deck page ${page}`, content: quote, confidence: 90 }],
    });
  for (const [at, [agent, assessment]] of [
    ["optimist", "exceptional"],
    ["sceptic", "poor"],
  ].entries() as IterableIterator<[0 | 1, [string, string]]>) {
    const findings = [
      judged(agent, "Team quality", assessment, 2, TEAM[at]),
      judged(agent, "Go-to-market strategy", assessment, 3, SALES[at]),
    ];
    writeFileSync(join(folder, "agents", `${agent}.json`), JSON.stringify({ agentName: agent, tier: 1, findings }));
  }
  return folder;
}

/** What a model may say to any of our questions: it serves as a plea and as a verdict, and decides nothing. */
export const ANY_ANSWER = {
  claim: "as before",
  evidence: [{ entry: 1, shows: "it is there" }],
  weaknesses: [],
  confidence: 70,
  decision: "UNRESOLVED",
  reasons: [{ entry: 1, shows: "both are true" }],
};
