import { styleText } from "node:util";
import type { Check, CheckFinding, CheckStatus } from "../domain/check.ts";
import type { Locale } from "../domain/locale.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { sayPlaces } from "../i18n/checks/places.ts";
import { INSPECT_WORDS } from "../i18n/inspect.ts";
import { safe } from "./safe.ts";
import { tabulate } from "./table.ts";

const MARK: Record<CheckStatus, string> = {
  flag: "✗",
  question: "?",
  holds: "✓",
  computed: "·",
  missing: "–",
  failed: "!",
};

/** Sentences of ours are long and hold every figure; what they quote must still not steer the terminal. */
const said = (text: string) => safe(text, 900);

/**
 * The checks as a person reads them in a terminal: what does not hold with its sum, the tables, what is missing, and
 * which files were read as something else, or not at all: a paper left out of a sum is named.
 */
export function showChecks(
  checks: readonly Check[],
  deal: string,
  locale: Locale,
  warnings: readonly { message: string }[] = [],
): string {
  const words = CHECK_WORDS[locale];
  const counted = (...statuses: CheckStatus[]) => checks.filter(({ status }) => statuses.includes(status)).length;
  const counts = {
    flags: counted("flag", "failed"),
    questions: counted("question"),
    holds: counted("holds"),
    computed: counted("computed"),
    missing: counted("missing"),
  };
  const lines = [styleText("bold", `${words.section}${words.colon}${deal}`), words.counts(counts)];
  for (const check of checks) lines.push("", ...linesOf(check, locale));
  if (warnings.length > 0) lines.push("", styleText("bold", INSPECT_WORDS[locale].notices));
  for (const { message } of warnings) lines.push(`  ${MARK.failed} ${said(message)}`);
  return `${lines.join("\n")}\n`;
}

function linesOf({ title, status, reason, inputs, findings, tables }: Check, locale: Locale): string[] {
  const words = CHECK_WORDS[locale];
  const missing = inputs.flatMap(({ name, place }) => (place === null ? [name] : []));
  return [
    styleText("bold", `${MARK[status]} ${title}${words.colon}${words.status[status]}`),
    ...(status === "failed" ? [`  ${said(words.failed(reason))}`] : []),
    ...findings.flatMap((finding) => findingLines(finding, locale)),
    ...tables.flatMap(({ title: caption, head, rows, note }) => [
      `  ${caption}`,
      ...tabulate([head, ...rows.map((row) => row.map((cell) => said(cell)))], {
        right: head.map((_, at) => at).slice(1),
      }).map((line) => `  ${line}`),
      ...(note === undefined ? [] : [`    ${note}`]),
    ]),
    ...(missing.length === 0 ? [] : [`  ${words.missing}${words.colon}${missing.join(", ")}`]),
  ];
}

function findingLines({ verdict, text, sum, places, impact, question }: CheckFinding, locale: Locale): string[] {
  const words = CHECK_WORDS[locale];
  const where = sayPlaces(
    places.map(({ reference }) => reference),
    "; ",
  );
  return [
    `  ${MARK[verdict]} ${said(text)}`,
    ...(sum === null ? [] : [`      ${words.sum}${words.colon}${said(sum)}`]),
    ...(where === "" ? [] : [`      ${words.place}${words.colon}${said(where)}`]),
    ...(impact === null ? [] : [`      ${words.impact}${words.colon}${said(impact)}`]),
    ...(question === null ? [] : [`      ${words.ask}${words.colon}${said(question)}`]),
  ];
}
