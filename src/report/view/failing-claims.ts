import type { Locale } from "../../domain/locale.ts";
import { calculationStatus, type Verification } from "../../evidence/citations/verify.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { TERMS } from "../../i18n/terms.ts";
import { type Block, list, text, type ViewOptions } from "./block.ts";
import { STATUS_TONE, type Tone } from "./tones.ts";

/** A citation or a sum of an analyst that does not stand as it is, and what was found instead. */
export interface FailingClaim {
  agentName: string;
  metric: string;
  /** The words that were quoted, or the sum; null where none were. */
  said: string | null;
  /** The place that was named; null for a sum. */
  reference: string | null;
  verdict: string;
  tone: Tone;
  explanation: string;
}

/** Worst first, as they were verified. */
export function failingCitations({ citations }: Verification, locale: Locale): FailingClaim[] {
  const { statuses } = REPORT_WORDS[locale];
  return citations
    .filter(({ check }) => check.status !== "verified")
    .map(({ agentName, metric, citation, check }) => ({
      agentName,
      metric,
      said: citation.quote ?? null,
      reference: citation.reference,
      verdict: statuses[check.status],
      tone: STATUS_TONE[check.status],
      explanation: check.explanation,
    }));
}

/** Sums that are wrong or could not be read. */
export function failingSums({ calculations }: Verification, locale: Locale): FailingClaim[] {
  return calculations.flatMap(({ agentName, metric, calculation, check }) => {
    const status = calculationStatus(check);
    if (status === "right") return [];
    const tone = status === "wrong" ? "bad" : "quiet";
    const { explanation } = check;
    return [
      { agentName, metric, said: calculation, reference: null, verdict: TERMS[locale].sum[status], tone, explanation },
    ];
  });
}

/** Nobody reads more of them; all are in the JSON and in the workbook. */
export const MOST_CLAIMS = 1_000;

/** Both as lists, in a shorter report so many of each; nothing where all stand. */
export function failingBlocks(
  verification: Verification,
  locale: Locale,
  { claims = MOST_CLAIMS }: ViewOptions = {},
): Block[] {
  const words = REPORT_WORDS[locale];
  const told = (failing: FailingClaim[], title: string): Block[] => [
    ...list(
      failing.slice(0, claims).map((one) => itemOf(one)),
      title,
    ),
    ...(failing.length <= claims ? [] : [text(words.moreClaims(failing.length - claims))]),
  ];
  return [
    ...told(failingCitations(verification, locale), words.failingCitations),
    ...told(failingSums(verification, locale), words.failingSums),
  ];
}

function itemOf({ agentName, metric, said, reference, verdict, explanation }: FailingClaim) {
  const where = [metric, ...(reference === null ? [] : [reference]), ...(said === null ? [] : [said])].join(" · ");
  return { label: `${agentName}, ${verdict}`, text: `${where} — ${explanation}` };
}
