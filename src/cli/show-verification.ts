import { styleText } from "node:util";
import type { CitationStatus } from "../domain/citation.ts";
import type { Locale } from "../domain/locale.ts";
import {
  calculationStatus,
  STATUS_ORDER,
  type Verification,
  type VerificationCounts,
} from "../evidence/citations/verify.ts";
import { VERIFY_WORDS } from "../i18n/verify.ts";
import { safe } from "./safe.ts";

const MARKS: Record<CitationStatus, string> = {
  phantom: "✗",
  altered: "✗",
  unsupported: "✗",
  unverifiable: "?",
  relocated: "→",
  verified: "✓",
};
const bold = (text: string) => styleText("bold", text);

/** A verification as a person reads it in a terminal: counts by agent, then each citation and sum, worst first. */
export function showVerification(verification: Verification, deal: string, locale: Locale): string {
  const words = VERIFY_WORDS[locale];
  const { citations, calculations, unchecked } = verification;
  const lines = [bold(words.title(deal)), "", ...table(verification, locale), "", bold(words.citations)];
  if (citations.length === 0) lines.push(`  ${words.noCitations}`);
  for (const { agentName, metric, citation, check } of citations) {
    const said = citation.quote ?? `${citation.label ?? ""} ${citation.value ?? ""}`.trim();
    lines.push(`  ${MARKS[check.status]} ${words.statuses[check.status]} · ${safe(agentName)} · ${safe(metric)}`);
    lines.push(`      ${safe(words.claimed(citation.reference, said))}`, `      ${safe(check.explanation)}`);
  }
  lines.push("", bold(words.calculations));
  if (calculations.length === 0) lines.push(`  ${words.noCalculations}`);
  for (const { agentName, metric, calculation, check } of calculations) {
    const status = calculationStatus(check);
    const name = { right: words.right, wrong: words.wrong, unreadable: words.unreadableSum }[status];
    const mark = { right: "✓", wrong: "✗", unreadable: "?" }[status];
    lines.push(
      `  ${mark} ${name} · ${safe(agentName)} · ${safe(metric)}`,
      `      ${safe(calculation)}`,
      `      ${safe(check.explanation)}`,
    );
  }
  if (unchecked.length > 0) lines.push("", bold(words.unchecked(unchecked.length)));
  for (const { agentName, metric, content, reason } of unchecked)
    lines.push(`  · ${words.uncheckedReasons[reason]} · ${safe(agentName)} · ${safe(metric)} · ${safe(content)}`);
  return `${lines.join("\n")}\n`;
}

function table({ byAgent, counts }: Verification, locale: Locale): string[] {
  const words = VERIFY_WORDS[locale];
  const columns = [
    ...STATUS_ORDER.map((status) => words.statuses[status]),
    `Σ ${words.right}`,
    `Σ ${words.wrong}`,
    `Σ ${words.unreadableSum}`,
  ];
  const cells = (one: VerificationCounts): number[] => [
    ...STATUS_ORDER.map((status) => one.citations[status]),
    one.calculations.right,
    one.calculations.wrong,
    one.calculations.unreadable,
  ];
  const width =
    Math.max(words.agent.length, words.total.length, ...byAgent.map(({ agentName }) => safe(agentName).length)) + 2;
  const line = (name: string, values: readonly (string | number)[]): string =>
    `  ${name.padEnd(width)}${values.map((value, index) => String(value).padStart((columns[index]?.length ?? 0) + 2)).join("")}`;
  return [
    line(words.agent, columns),
    ...byAgent.map((one) => line(safe(one.agentName), cells(one.counts))),
    line(words.total, cells(counts)),
  ];
}
