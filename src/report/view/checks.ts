import type { Check, CheckFinding } from "../../domain/check.ts";
import type { Locale } from "../../domain/locale.ts";
import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import type { Review } from "../../review/result.ts";
import { type Block, type Item, labelled, list, table, text } from "./block.ts";

/** The checks a professional makes: what does not hold, its sum and question, the tables, and what is missing. */
export function checkBlocks({ checks = [], locale }: Pick<Review, "checks" | "locale">): Block[] {
  if (checks.length === 0) return [];
  return [text(CHECK_WORDS[locale].intro, "muted"), ...checks.flatMap((check) => blocksOf(check, locale))];
}

function blocksOf({ title, status, inputs, findings, tables }: Check, locale: Locale): Block[] {
  const words = CHECK_WORDS[locale];
  const missing = inputs.flatMap(({ name, place }) => (place === null ? [name] : []));
  return [
    { kind: "heading", text: `${title}: ${words.status[status]}` },
    ...(status === "failed" ? [text(words.failed, "warning")] : []),
    ...list(findings.map((finding) => itemOf(finding, locale))),
    ...tables.flatMap(({ title: caption, head, rows, note }): Block[] => [
      text(caption, "strong"),
      ...table(
        head.map((name, at) => [name, (at === 0 ? 1.6 : 1) / (head.length + 0.6)]),
        rows,
      ),
      ...(note === undefined ? [] : [text(note, "muted")]),
    ]),
    ...labelled(words.missing, missing.join(", ")),
  ];
}

function itemOf({ verdict, text: said, sum, places, impact, question, shownBy }: CheckFinding, locale: Locale): Item {
  const words = CHECK_WORDS[locale];
  const where = [...new Set(places.map(({ reference }) => reference))].join(", ");
  return {
    label: shownBy === undefined ? words.status[verdict] : `${words.status[verdict]}, ${words.toldAbove}`,
    text: said,
    notes: [
      ...(sum === null ? [] : [{ label: words.sum, text: sum }]),
      ...(where === "" ? [] : [{ label: words.place, text: where }]),
      ...(impact === null ? [] : [{ label: words.impact, text: impact }]),
      ...(question === null ? [] : [{ label: words.ask, text: question }]),
    ],
  };
}
