import { styleText } from "node:util";
import type { DossierCard } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import { addAll } from "../domain/many.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import {
  type CheckedClaim,
  type CheckedSentence,
  SENTENCE_VERDICTS,
  type SentenceVerdict,
  type TextCheck,
} from "../evidence/claims/check-text.ts";
import { CHECK_WORDS } from "../i18n/check.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import { safe } from "./safe.ts";

/** Which deal a text was held against, for whom. */
export interface CheckedAgainst {
  deal: string;
  locale: Locale;
  dossier: DossierCard;
}

export const CHECK_MARKS: Record<SentenceVerdict, string> = {
  contradicted: "✗",
  not_found: "∅",
  unclear: "?",
  supported: "✓",
  no_claim: "·",
};
const COLOURS = {
  contradicted: "red",
  not_found: "yellow",
  unclear: "yellow",
  supported: "green",
  no_claim: "dim",
} as const;

/** A checked text as a person reads it in a terminal: what is wrong first, then the text with every sentence marked. */
export function showCheck(text: string, { sentences, summary }: TextCheck, about: CheckedAgainst): string {
  const words = CHECK_WORDS[about.locale];
  const counts = SENTENCE_VERDICTS.filter((verdict) => summary[verdict] > 0).map(
    (verdict) => `${CHECK_MARKS[verdict]} ${words.verdicts[verdict]} ${summary[verdict]}`,
  );
  const lines = [styleText("bold", words.title(safe(about.deal))), `  ${counts.join("   ")}`, ""];
  for (const verdict of ["contradicted", "not_found", "unclear"] as const) {
    const found = sentences.filter((sentence) => sentence.verdict === verdict);
    if (found.length === 0) continue;
    lines.push(styleText("bold", `${words.verdicts[verdict]} (${found.length})`));
    for (const sentence of found) addAll(lines, told(sentence, about));
    lines.push("");
  }
  lines.push(styleText("bold", words.inPlace), ...inPlace(text, sentences), "");
  return `${lines.join("\n")}\n`;
}

/**
 * The claims that made the verdict; of a sentence that holds only in part, those that do not hold. Several figures of one
 * list fall for one reason: it is told once.
 */
export function deciding({ claims, verdict }: CheckedSentence): CheckedClaim[] {
  const own = claims.filter((claim) => claim.verdict === verdict);
  const told = own.length > 0 ? own : claims.filter((claim) => claim.verdict !== "supported");
  return [...new Map(told.map((claim) => [`${claim.explanation}\n${claim.found}`, claim])).values()];
}

function told(sentence: CheckedSentence, about: CheckedAgainst): string[] {
  const claims = deciding(sentence);
  return [
    `  ${styleText(COLOURS[sentence.verdict], CHECK_MARKS[sentence.verdict])} ${safe(sentence.text)}`,
    ...claims.slice(0, 6).map((claim) => reasons(claim, about).join("\n")),
  ];
}

function reasons(claim: CheckedClaim, { locale, dossier }: CheckedAgainst): string[] {
  const place = claim.at === null ? "" : `${describeAddress(claim.at, locale, dossier)}${REPORT_WORDS[locale].colon}`;
  return [
    `      ${safe(claim.explanation)}`,
    ...(claim.found === null ? [] : [`      ${safe(`${place}${CHECK_WORDS[locale].quoted(claim.found)}`)}`]),
  ];
}

/** The text line by line, each sentence with its mark. */
function inPlace(text: string, sentences: readonly CheckedSentence[]): string[] {
  let shown = "";
  let at = 0;
  for (const { start, end, verdict } of sentences) {
    const mark = styleText(COLOURS[verdict], CHECK_MARKS[verdict]);
    shown += `${text.slice(at, start)}${mark} ${text.slice(start, end)}`;
    at = end;
  }
  const whole = shown + text.slice(at);
  return whole.split(/\r?\n/).map((line) => `  ${keepColours(line)}`);
}

const ESCAPE = String.fromCharCode(27);
const OURS = new RegExp(`(${ESCAPE}\\[(?:\\d{1,3};?)+m)`);

/** Our own colours stay; whatever else could steer the terminal is taken out. */
function keepColours(line: string): string {
  const marks = new Set(Object.values(CHECK_MARKS));
  const parts = line.split(OURS);
  return parts
    .map((part, index) =>
      index % 2 === 1 && (marks.has(parts[index + 1] ?? "") || marks.has(parts[index - 1] ?? ""))
        ? part
        : safe(part, 100_000),
    )
    .join("");
}
