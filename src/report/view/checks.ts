import type { Check, CheckFinding } from "../../domain/check.ts";
import type { Locale } from "../../domain/locale.ts";
import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import { sayPlaces } from "../../i18n/checks/places.ts";
import type { Review } from "../../review/result.ts";
import { type Block, type Item, labelled, list, type Note, table, text } from "./block.ts";

/** The checks a professional makes: what does not hold, its sum and question, the tables, and what is missing. */
export function checkBlocks({ checks = [], locale }: Pick<Review, "checks" | "locale">): Block[] {
  if (checks.length === 0) return [];
  const words = CHECK_WORDS[locale];
  const [waiting, made] = [checks.filter(isWaiting), checks.filter((check) => !isWaiting(check))];
  return [
    text(words.intro, "muted"),
    ...made.flatMap((check) => blocksOf(check, locale)),
    ...(waiting.length === 0 ? [] : [{ kind: "heading" as const, text: words.notMade }]),
    ...list(waiting.map((check) => ({ label: check.title, text: missingOf(check).join(", "), notes: [] }))),
  ];
}

/** Nothing of what it needs is here: a line says so. */
const isWaiting = ({ status, findings, tables }: Check): boolean =>
  status === "missing" && findings.length === 0 && tables.length === 0;

const missingOf = ({ inputs }: Check): string[] => inputs.flatMap(({ name, place }) => (place === null ? [name] : []));

function blocksOf(check: Check, locale: Locale): Block[] {
  const { title, status, reason, findings, tables } = check;
  const words = CHECK_WORDS[locale];
  return [
    { kind: "heading", text: `${title} – ${words.status[status]}` },
    ...(status === "failed" ? [text(words.failed(reason), "warning")] : []),
    ...list(findings.map((finding) => itemOf(finding, locale))),
    ...tables.flatMap(({ title: caption, head, rows, note }): Block[] => [
      text(caption, "strong"),
      ...table(
        head.map((name, at) => [name, (at === 0 ? 1.6 : 1) / (head.length + 0.6)]),
        rows,
      ),
      ...(note === undefined ? [] : [text(note, "muted")]),
    ]),
    ...labelled(
      words.missing,
      missingOf(check)
        .filter((name) => !isNamed(name, findings))
        .join(", "),
    ),
  ];
}

/** A finding that names what is missing says it already. */
const isNamed = (name: string, findings: readonly CheckFinding[]): boolean =>
  findings.some(({ text: said }) => said.includes(name));

function itemOf(finding: CheckFinding, locale: Locale): Item {
  const words = CHECK_WORDS[locale];
  const status = words.status[finding.verdict];
  return {
    label: finding.shownBy === undefined ? status : `${status}, ${words.toldAbove}`,
    text: finding.text,
    notes: notesOf(finding, locale),
  };
}

/** What a finding rests on, what it costs and what to ask. */
export function notesOf({ sum, places, impact, question }: CheckFinding, locale: Locale): Note[] {
  const words = CHECK_WORDS[locale];
  const where = sayPlaces(
    places.map(({ reference }) => reference),
    "; ",
  );
  return [
    ...(sum === null ? [] : [{ label: words.sum, text: sum }]),
    ...(where === "" ? [] : [{ label: words.place, text: where }]),
    ...(impact === null ? [] : [{ label: words.impact, text: impact }]),
    ...(question === null ? [] : [{ label: words.ask, text: question }]),
  ];
}
