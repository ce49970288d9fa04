import type { AnalystAnswer } from "../../domain/analyst-answer.ts";
import type { Evidence, ScoredFinding } from "../../domain/finding.ts";
import type { Locale } from "../../domain/locale.ts";
import { claimOf } from "../../evidence/citations/claimed-by.ts";
import { readEvidence } from "../../evidence/citations/evidence.ts";
import type { Witness } from "../../evidence/witness.ts";
import { hedgeIn } from "../../lexicon/hedging.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";

/** Something an analyst said that nothing bears out, and why it was taken out. */
export interface Struck {
  said: string;
  why: "no_true_source" | "wrong_sum" | "hedged";
}

/** Most a finding may be sure of without the company's own documents. */
const WITHOUT_PRIMARY = 80;

/**
 * Keeps of an answer what the documents bear out: evidence that is false is taken out, a finding or red flag left with
 * none is struck. What is kept goes before the court like anybody's.
 */
export function strikeFalse(
  { findings, redFlags, ...rest }: AnalystAnswer,
  witness: Witness,
  locale: Locale,
): { answer: AnalystAnswer; struck: Struck[] } {
  const struck: Struck[] = [];
  const kept = findings.flatMap((finding) => {
    const said = `${finding.metric}: ${finding.claim}`.slice(0, 240);
    if (hedgeIn(finding.claim) !== null) {
      struck.push({ said, why: "hedged" });
      return [];
    }
    const judged = finding.evidence.map((piece) => ({ piece, verdict: judge(piece, finding, witness, locale) }));
    const evidence = judged
      .filter(({ verdict }) => verdict !== "false" && verdict !== "wrong_sum")
      .map(({ piece }) => piece);
    if (!judged.some(({ verdict }) => verdict === "primary" || verdict === "secondary")) {
      const sum = judged.some(({ verdict }) => verdict === "wrong_sum");
      struck.push({ said, why: sum ? "wrong_sum" : "no_true_source" });
      return [];
    }
    const primary = judged.some(({ verdict }) => verdict === "primary");
    const confidence = primary ? finding.confidence : Math.min(finding.confidence, WITHOUT_PRIMARY);
    return [{ ...finding, evidence, confidence }];
  });
  const flags = redFlags.filter((flag) => {
    const holds = ["primary", "secondary"].includes(
      judge(flag.evidence, { metric: flag.title, value: null }, witness, locale),
    );
    if (!holds) struck.push({ said: flag.title.slice(0, 240), why: "no_true_source" });
    return holds;
  });
  return { answer: { ...rest, findings: kept, redFlags: flags }, struck };
}

type Verdict = "primary" | "secondary" | "right_sum" | "wrong_sum" | "inference" | "false";

function judge(
  piece: Evidence,
  about: {
    metric: string;
    value: ScoredFinding["value"];
    unit?: string | null | undefined;
    period?: string | null | undefined;
  },
  witness: Witness,
  locale: Locale,
): Verdict {
  if (piece.type === "calculation" && !checkCalculation({ formula: piece.content.slice(0, 2_000) }, { locale }).ok)
    return "wrong_sum";
  const finding = { ...about, id: "", agentName: "" } as unknown as ScoredFinding;
  const read = readEvidence(piece, finding);
  if (!("citation" in read)) return piece.type === "calculation" ? "right_sum" : "inference";
  const { status } = witness.check(read.citation, claimOf(finding, piece, read.citation.quote), locale);
  if (status !== "verified" && status !== "relocated") return piece.type === "calculation" ? "right_sum" : "false";
  return read.citation.type === "deck" || read.citation.type === "financial_model" ? "primary" : "secondary";
}
