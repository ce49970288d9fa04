import type { VerificationContext } from "../domain/context.ts";
import type { Locale } from "../domain/locale.ts";
import { addressOfPassage } from "../evidence/passages.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { findQuantities } from "../quantities/find.ts";
import { formatQuantity } from "../quantities/format.ts";
import { numberHabit } from "../quantities/habits.ts";
import { matchTopic, SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Gap } from "./analyst.ts";
import { placeInWords } from "./quote.ts";
import type { PrimarySource } from "./readings.ts";
import { gapWriter } from "./write-gap.ts";

/** Longer texts are prose: a label and its number are short. */
const LONGEST_LABEL = 120;

/** Numbers beside a known label that can be read in two ways, where nothing in the document decides: "Runway: 1.234". */
export function ambiguousNumbers(context: VerificationContext, source: PrimarySource, locale: Locale): Gap[] {
  const witness = witnessOf(context);
  const write = gapWriter(locale);
  const gaps: Gap[] = [];
  for (const document of witness.dossier.documents.filter((one) => one.source === source && one.format !== "xlsx")) {
    const language = document.language === "other" || document.language === null ? undefined : document.language;
    const lines = witness.passages().filter((passage) => passage.document === document);
    const habit = numberHabit(lines.flatMap(({ row }) => row.cells.map(({ text }) => text)));
    const read = new Set(
      witness.says().flatMap(({ document: id, passage, topic }) => (id === document.id ? `${topic}|${passage}` : [])),
    );
    for (const line of lines) {
      const passage = line.text;
      if (passage.length > LONGEST_LABEL || !/\d[.,]\d{3}/.test(passage)) continue;
      const number = findQuantities(passage, { locale: language, habit }).find((one) => "ambiguous" in one);
      if (number === undefined || !("ambiguous" in number)) continue;
      const match = matchTopic(passage.slice(0, number.start).replace(/[\s:–-]+$/, ""));
      if (match === null || match.sureness < SURE_ENOUGH || read.has(`${match.topic.id}|${passage}`)) continue;
      const place = placeInWords(context, addressOfPassage(line), source, locale);
      const readings = number.readings.map(({ value }) => formatQuantity({ value, unit: "number" }, locale));
      const values = `${ANALYST_SENTENCES[locale].quoted(number.text)} → ${readings.join(" / ")}`;
      gaps.push(
        write("ambiguous_number", { topic: match.topic.name[locale], places: place, values }, match.topic.id, [place]),
      );
    }
  }
  return gaps;
}
