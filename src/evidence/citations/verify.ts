import type { CalculationCheck } from "../../domain/calculation.ts";
import type { Citation, CitationCheck, CitationStatus } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { AgentOutput, Evidence, ScoredFinding } from "../../domain/finding.ts";
import { refuseUnknown, requireObject } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { addAll } from "../../domain/many.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { claimOf } from "./claimed-by.ts";
import { type NoCitation, readEvidence } from "./evidence.ts";
import { check } from "./finding-claim.ts";
import { translationCheck } from "./translated.ts";
import { type VerifiedFlag, verifyFlag } from "./verify-flags.ts";

/** Where in the agents' outputs something was said. */
interface Said {
  agentName: string;
  findingId: string;
  metric: string;
}

interface VerifiedCitation extends Said {
  citation: Citation;
  check: CitationCheck;
}

interface VerifiedCalculation extends Said {
  calculation: string;
  check: CalculationCheck;
}

/** Evidence that cites no document, with the reason: reported, never counted as checked. */
interface UncheckedEvidence extends Said {
  content: string;
  source: string;
  reason: Exclude<NoCitation, "calculation">;
}

export type CalculationStatus = "right" | "wrong" | "unreadable";

export interface VerificationCounts {
  citations: Record<CitationStatus, number>;
  calculations: Record<CalculationStatus, number>;
  unchecked: number;
}

/** Every citation and every sum of every agent, worst first. */
export interface Verification {
  citations: VerifiedCitation[];
  calculations: VerifiedCalculation[];
  unchecked: UncheckedEvidence[];
  /**
   * Every red flag of every agent with its sources' standing, in their order; those sources are among `citations`.
   * Absent from reviews made before red flags were checked.
   */
  redFlags?: VerifiedFlag[];
  counts: VerificationCounts;
  /** In the order the agents were given. */
  byAgent: { agentName: string; counts: VerificationCounts }[];
}

/** From the worst to the best. */
export const STATUS_ORDER: readonly CitationStatus[] = [
  "phantom",
  "altered",
  "unsupported",
  "unverifiable",
  "relocated",
  "verified",
];

/**
 * Checks what the agents give as proof against the documents, and recomputes their sums.
 *
 * ```ts
 * verifyAgentOutputs(context, agentOutputs).counts.citations.phantom;
 * ```
 */
export function verifyAgentOutputs(
  context: VerificationContext,
  agentOutputs: readonly AgentOutput[],
  options: { locale?: Locale } = {},
): Verification {
  requireObject("The context", context);
  refuseUnknown("verifyAgentOutputs", options, { locale: true });
  const citations: VerifiedCitation[] = [];
  const calculations: VerifiedCalculation[] = [];
  const unchecked: UncheckedEvidence[] = [];
  const flags: VerifiedFlag[] = [];
  for (const { agentName, findings, redFlags = [] } of agentOutputs) {
    const said = [...redFlags.map(({ text }) => text), ...findings.map(({ metric, claim }) => claim ?? metric)];
    const translation = translationCheck(context, said.join("\n"), options.locale ?? "en");
    const quoted = new Set(findings.flatMap(({ evidence = [] }) => evidence.map(({ content }) => content)));
    for (const flag of redFlags) {
      const verified = verifyFlag(context, agentName, flag, { ...options, translation });
      flags.push(verified);
      const said: Said = { agentName, findingId: flag.id, metric: flag.text };
      // What a finding of the same analyst quotes as well is counted with the finding.
      const own = verified.checks.filter(({ citation }) => citation.quote === undefined || !quoted.has(citation.quote));
      addAll(
        citations,
        own.map((one) => ({ ...said, ...one })),
      );
    }
    const sums = sumsBeside(findings);
    for (const finding of findings) {
      const said: Said = { agentName, findingId: finding.id, metric: finding.metric };
      for (const evidence of finding.evidence ?? []) {
        const read = placed(evidence, finding);
        if ("citation" in read) {
          const { citation } = read;
          // The words around a figure said in passing are no label that a quotation must carry.
          const quoted = (citation.quote ?? "") !== "";
          const claim =
            finding.inPassing === true && quoted
              ? null
              : claimOf(finding, evidence, citation.quote, sums.get(finding.id));
          const found = translation(check(context, citation, claim, options), citation);
          // Quotation marks without a place may be irony or another's words: not found, they accuse nobody.
          if (evidence.source === "" && found.status !== "altered" && !HOLDS.has(found.status))
            unchecked.push({ ...said, content: evidence.content, source: "", reason: "unknown_source" });
          else citations.push({ ...said, citation, check: found });
        } else if (read.reason !== "calculation") {
          unchecked.push({ ...said, content: evidence.content, source: evidence.source, reason: read.reason });
        }
        if (evidence.type === "calculation") {
          calculations.push({ ...said, calculation: evidence.content, check: recompute(evidence, finding, options) });
        }
      }
    }
  }
  citations.sort((a, b) => STATUS_ORDER.indexOf(a.check.status) - STATUS_ORDER.indexOf(b.check.status));
  calculations.sort(
    (a, b) =>
      CALCULATION_ORDER.indexOf(calculationStatus(a.check)) - CALCULATION_ORDER.indexOf(calculationStatus(b.check)),
  );
  const everything = { citations, calculations, unchecked };
  const agents = [...new Set(agentOutputs.map(({ agentName }) => agentName))];
  return {
    ...everything,
    redFlags: flags,
    counts: count(everything, () => true),
    byAgent: agents.map((agentName) => ({
      agentName,
      counts: count(everything, (one) => one.agentName === agentName),
    })),
  };
}

const HOLDS = new Set<CitationStatus>(["verified", "relocated"]);

/** The sums shown with a statement that do not give its value: findings of their own, named after the statement. */
function sumsBeside(findings: readonly ScoredFinding[]): Map<string, string[]> {
  const sums = new Map<string, string[]>();
  for (const { id, evidence = [] } of findings) {
    const of = OF_A_STATEMENT.exec(id)?.[1];
    if (of !== undefined) sums.set(of, [...(sums.get(of) ?? []), ...evidence.map(({ content }) => content)]);
  }
  return sums;
}

const OF_A_STATEMENT = /^(.+)\.calculation(?:-\d+)?$/;

/** Words between quotation marks without a place are looked for in the deck: what an analyst quotes is the company's. */
function placed(evidence: Evidence, finding: ScoredFinding): ReturnType<typeof readEvidence> {
  const unplaced = finding.inPassing === true && evidence.type === "quote" && evidence.source === "";
  return readEvidence(unplaced ? { ...evidence, source: "Deck" } : evidence, finding);
}

/** A formula without a result ("Runway = 1.52M / 95k") gives the finding's own value. */
function recompute(
  { content: formula }: Evidence,
  { value: result }: ScoredFinding,
  options: { locale?: Locale },
): CalculationCheck {
  const stated = /[=≈]/.test(formula) ? checkCalculation({ formula }, options) : null;
  return stated === null || stated.reason === "nothing_to_compare"
    ? checkCalculation({ formula, result }, options)
    : stated;
}

const CALCULATION_ORDER: readonly CalculationStatus[] = ["wrong", "unreadable", "right"];

/** A sum that could not be read is not a wrong one, and not a right one either. */
export function calculationStatus(check: CalculationCheck): CalculationStatus {
  if (check.ok) return "right";
  return check.reason === "wrong_result" ? "wrong" : "unreadable";
}

function count(
  { citations, calculations, unchecked }: Pick<Verification, "citations" | "calculations" | "unchecked">,
  of: (said: Said) => boolean,
): VerificationCounts {
  const counts: VerificationCounts = {
    citations: { phantom: 0, altered: 0, unsupported: 0, unverifiable: 0, relocated: 0, verified: 0 },
    calculations: { wrong: 0, unreadable: 0, right: 0 },
    unchecked: unchecked.filter(of).length,
  };
  for (const one of citations) if (of(one)) counts.citations[one.check.status]++;
  for (const one of calculations) if (of(one)) counts.calculations[calculationStatus(one.check)]++;
  return counts;
}
