/** A deal that only reading can decide, and an endpoint whose debaters lie: what they make up is struck. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeProvider, type FakeRequest, startFakeProvider } from "../src/testing/fake-provider.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { questionOf } from "./cli-disputed-deal.ts";

const GOOD = "Deux fondateurs associés depuis 12 ans, ex-Siemens et ex-Dassault";
const BAD = "Le poste de CTO est vacant depuis mars 2024";

/** What the debaters make up, each false in its own way. */
export const LIES = {
  phantom: "Un prix européen de l’innovation industrielle obtenu en juin 2023",
  altered: "Deux fondateurs associés depuis 25 ans, ex-Siemens et ex-Dassault",
  wrongSum: "42 000 × 12 = 640 000",
} as const;

/** One deck, two analysts who read its page on the team in opposite ways. */
export function deceptiveDeal(): string {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-liars-"));
  mkdirSync(join(folder, "agents"));
  const deck = makePdf([
    ["Atelier", "Planification pour l’industrie"],
    ["L’équipe", GOOD, BAD],
  ]);
  writeFileSync(join(folder, "deck.pdf"), deck);
  writeFileSync(join(folder, "deal.json"), JSON.stringify({ name: "Atelier" }));
  for (const [agentName, assessment, content] of [
    ["optimiste", "exceptional", GOOD],
    ["sceptique", "poor", BAD],
  ] as const) {
    const finding = {
      id: `${agentName}-1`,
      metric: "Qualité de l’équipe",
      category: "team",
      value: null,
      assessment,
      confidence: { score: 84 },
      evidence: [{ type: "quote", source: "Deck page 2", content, confidence: 90 }],
    };
    writeFileSync(
      join(folder, "agents", `${agentName}.json`),
      JSON.stringify({ agentName, tier: 1, findings: [finding] }),
    );
  }
  return folder;
}

/** Answers as debaters and an arbitrator would, the debaters with a lie beside each truth. `script` may interfere. */
export const startLiars = (): Promise<FakeProvider> =>
  startFakeProvider({ answer: null, script: (request) => ({ kind: "ok", answer: answerTo(request), usage: USAGE }) });

const USAGE = { prompt_tokens: 410, completion_tokens: 90, total_tokens: 500 };

interface CaseShown {
  A: { value: unknown };
  B: { value: unknown };
  ledger: [entry: number, place: string, rank: string, passage: string][];
  you?: "A" | "B";
  round?: number;
}

function answerTo({ body }: FakeRequest): object {
  const told = /<case>(.*)<\/case>/s.exec(questionOf(body))?.[1] ?? "{}";
  const { A, B, ledger = [], you, round = 1 } = JSON.parse(told) as CaseShown;
  const entry = ledger[you === "B" ? ledger.length - 1 : 0]?.[0] ?? 1;
  if (you === undefined) {
    return {
      decision: "UNRESOLVED",
      value: null,
      reasons: [{ entry, shows: "les deux passages sont exacts et n’excluent pas l’autre lecture" }],
      flaws: [],
      confidence: 60,
    };
  }
  const [mine, lie] =
    you === "A"
      ? [A, { source: "Deck page 2", quote: LIES.phantom, shows: "l’équipe est reconnue par ses pairs" }]
      : [B, { source: "Deck page 2", quote: LIES.altered, shows: "même l’ancienneté n’y change rien" }];
  return {
    claim: you === "A" ? "L’équipe est exceptionnelle" : "L’équipe est incomplète",
    value: mine.value,
    evidence: [
      { entry, shows: you === "A" ? "douze ans de travail commun" : "personne ne dirige la technique" },
      round === 1 ? lie : { entry: 99, shows: "cela figure ailleurs au dossier" },
    ],
    sums: you === "A" && round === 1 ? [LIES.wrongSum] : [],
    weaknesses: ["Aucune référence indépendante n’a été appelée"],
    concede: false,
    confidence: 92,
  };
}
