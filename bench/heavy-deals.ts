/** The two deals that froze a server that computed for itself: a long deck, and one agent's endless answer. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePdf } from "../src/testing/make-pdf.ts";

const PAGES = 200;
const FINDINGS = 300;
const ANSWER_BYTES = 26_000_000;

/** A deck of 200 pages, each with figures of its own, and 300 findings about it. */
export function longDeck(folder: string): string {
  const pages = Array.from({ length: PAGES }, (_, page) => [
    `Business unit ${page + 1}`,
    `Revenue ${page + 1}: ${(100 + page) * 1_000} €`,
    ...Array.from({ length: 24 }, (_, line) => `Cost line ${line + 1} of unit ${page + 1}: ${page * 31 + line * 7} K€`),
  ]);
  const findings = Array.from({ length: FINDINGS }, (_, i) => {
    const page = i % PAGES;
    const value = (100 + page + (i % 7 === 0 ? 90 : 0)) * 1_000;
    return {
      id: `f${i}`,
      metric: `Revenue ${page + 1}`,
      category: "financial",
      value,
      unit: "EUR",
      confidence: { score: 60 + (i % 35) },
      evidence: [{ type: "quote", content: `Revenue ${page + 1}: ${value} €`, source: `Deck Slide ${page + 1}` }],
    };
  });
  mkdirSync(join(folder, "agents"), { recursive: true });
  writeFileSync(join(folder, "deck.pdf"), makePdf(pages));
  for (const agent of [0, 1, 2]) {
    const own = findings.filter((_, i) => i % 3 === agent);
    writeFileSync(
      join(folder, `agents/agent-${agent}.json`),
      JSON.stringify({ agentName: `agent-${agent}`, tier: 1, findings: own }),
    );
  }
  return folder;
}

/** One agent's answer of 26 MB beside a short deck. */
export function endlessAnswer(folder: string): string {
  const findings: object[] = [];
  for (let size = 0, i = 0; size < ANSWER_BYTES; i++) {
    const finding = {
      id: `f${i}`,
      metric: `Cost line ${i}`,
      category: "financial",
      value: 1_000 + i,
      unit: "EUR",
      confidence: { score: 75 },
      evidence: [{ type: "quote", content: `Cost line ${i}: ${1_000 + i} €`, source: `Deck Slide ${1 + (i % 2)}` }],
    };
    findings.push(finding);
    size += JSON.stringify(finding).length + 1;
  }
  mkdirSync(join(folder, "agents"), { recursive: true });
  writeFileSync(join(folder, "deck.pdf"), makePdf([["Acme"], ["Costs", "Cost line 1: 1001 €", "ARR: 504 000 €"]]));
  writeFileSync(join(folder, "agents/talker.json"), JSON.stringify({ agentName: "talker", tier: 1, findings }));
  return folder;
}
