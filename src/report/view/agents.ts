import type { Locale } from "../../domain/locale.ts";
import { STATUS_ORDER, type VerificationCounts } from "../../evidence/citations/verify.ts";
import { OUTPUT_READING } from "../../i18n/output-reading.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, table, text, type ViewOptions } from "./block.ts";
import { failingBlocks } from "./failing-claims.ts";
import { printPoints } from "./print.ts";

/** Who spoke, how sure before and after correction, and how its citations and sums held. */
export function agentBlocks({ agents, verification, locale }: Review, options: ViewOptions = {}): Block[] {
  const words = REPORT_WORDS[locale];
  if (agents.length === 0) return [text(words.noAgents)];
  const rows = agents.map(({ agentName, tier, findings, confidence }) => {
    const counts = verification?.byAgent.find((one) => one.agentName === agentName)?.counts;
    const { before, after } = confidence;
    const sure = [before, after].map((points) => printPoints(points, locale));
    return [
      agentName,
      String(tier),
      String(findings),
      before === after ? (sure[0] ?? "") : sure.join(" → "),
      ...STATUS_ORDER.map((status) => String(counts?.citations[status] ?? "–")),
      counts === undefined ? "–" : sumsRight(counts, locale),
    ];
  });
  return [
    ...(verification === null ? [text(words.notAvailable, "warning")] : []),
    ...table(
      [
        [words.agent, 0.17],
        [words.tier, 0.05],
        [words.findings, 0.08],
        [words.confidence, 0.09],
        ...STATUS_ORDER.map((status): [string, number] => [words.statuses[status], 0.087]),
        [words.sums, 0.088],
      ],
      rows,
    ),
    ...(verification === null ? [] : failingBlocks(verification, locale, options)),
    ...agents.flatMap((agent) => readingBlocks(agent, locale)),
  ];
}

/** How many of an analyst's sums came out. */
export function sumsRight({ calculations: { right, wrong, unreadable } }: VerificationCounts, locale: Locale): string {
  return REPORT_WORDS[locale].rightOf(right, right + wrong + unreadable);
}

/** As many parts of one output as a reader would look at. */
const MOST_PARTS = 12;

/** What of an output was not understood, with its place; nothing where all of it was. */
function readingBlocks({ agentName, reading }: Review["agents"][number], locale: Locale): Block[] {
  if (reading === undefined || reading.understood === reading.seen) return [];
  const words = OUTPUT_READING[locale];
  const parts = (reading.notUnderstood ?? []).slice(0, MOST_PARTS);
  return [
    { kind: "text", label: agentName, text: words.understood(reading.understood, reading.seen), tone: "warning" },
    ...list(
      parts.map(({ path, text: said }) => ({ label: path, text: said })),
      words.missed,
    ),
  ];
}
