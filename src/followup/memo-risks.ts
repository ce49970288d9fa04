import { shorten } from "../domain/shorten.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import type { CheckFirst } from "../review/answer-shape.ts";
import type { Review } from "../review/result.ts";
import type { MemoSentence } from "./memo.ts";

const LONGEST = 220;

/** What is not stated, or by one document alone, is told by the figures and the questions. */
const NO_RISK = new Set<CheckFirst["from"]["kind"]>(["missing", "key_figure"]);

/** What to be careful of, gravest first, each with its places: warnings without a source that holds are left out. */
export function memoRisks({ answer, inconsistencies, settled, decisions, locale }: Review): MemoSentence[] {
  const decided = new Set(decisions.map(({ contradictionId }) => contradictionId));
  const first = (answer.checkFirst ?? [])
    .filter(({ from }) => !decided.has(from.id))
    .filter(({ from, places }) => !NO_RISK.has(from.kind) && places.length > 0)
    .map(({ from, title, text, places }) => ({
      id: from.id,
      text:
        from.kind === "red_flag"
          ? title
          : text.startsWith(title)
            ? text
            : `${title}${REPORT_WORDS[locale].colon}${text}`,
      place: joined(places.map(({ reference }) => reference)),
    }));
  const flags = answer.redFlags
    .filter(({ about, standing, from }) => about !== "analyst" && (from.kind !== "agent" || standing === "verified"))
    .map(({ id, from, text, sources = [], shownBy }) => {
      const found = inconsistencies.find((one) => one.id === (shownBy ?? from.id));
      const verdict = settled.find(({ contradiction }) => contradiction.id === from.id)?.resolution;
      const places = found?.statements.map(({ reference }) => reference) ?? sources;
      const cited = verdict?.evidence.flatMap(({ support }) => support.map(({ reference }) => reference)) ?? [];
      return { id: from.kind === "agent" ? id : from.id, text, place: joined([...places, ...cited]) };
    });
  const known = new Set<string>();
  return [...first, ...flags.filter(({ place }) => place !== null)]
    .filter(({ id, text }) => !known.has(id) && !known.has(text) && known.add(id) && known.add(text))
    .map(({ text, place }) => ({ text: shorten(text, LONGEST), place }));
}

const MOST_PLACES = 3;

const joined = (places: readonly string[]): string | null =>
  [...new Set(places)].slice(0, MOST_PLACES).join(" · ") || null;
