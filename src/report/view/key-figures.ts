import type { Locale } from "../../domain/locale.ts";
import type { Resolution } from "../../domain/resolution.ts";
import { type ShownLevel, shownLevel } from "../../domain/shown-level.ts";
import { type DecidedReview, personsWordOnTopic } from "../../followup/persons-word.ts";
import { KEY_FIGURE_WORDS } from "../../i18n/key-figures.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { KeyFigure } from "../../review/answer-shape.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, table, text } from "./block.ts";
import { printNumber } from "./print.ts";

/** A key figure as every report shows it. */
export interface KeyFigureRow {
  /** With the value a person decided on, where somebody did. */
  name: string;
  deck: string;
  model: string;
  level: ShownLevel;
  /** The level in words, and what the documents say otherwise. */
  evidence: string;
  /** Where to look, every place. */
  place: string;
  places: { deck: string | null; model: string | null };
  /** The statement it is taken from, where that is in neither of the two. */
  elsewhere: string | null;
}

type KeyFigureReview = DecidedReview & { answer: Pick<Review["answer"], "keyFigures"> };

const SILENT = "–";

/** The figures a decision rests on; null in a review made before they were measured. */
export function keyFigureRows(review: KeyFigureReview): KeyFigureRow[] | null {
  const { keyFigures } = review.answer;
  if (keyFigures === undefined) return null;
  return keyFigures.map((figure) => {
    const { topic, name, formatted, reference, deck, model } = figure;
    const level = shownLevel(figure, personsWordOnTopic(topic, review) !== null);
    const places = { deck: deck?.reference ?? null, model: model?.reference ?? null };
    const elsewhere = Object.values(places).includes(reference) ? null : `${formatted} (${reference})`;
    return {
      name: named(name, topic, review),
      deck: deck?.formatted ?? SILENT,
      model: model?.formatted ?? SILENT,
      level,
      evidence: sayEvidence(level, figure, review),
      place: [places.deck, places.model, elsewhere].filter((one) => one !== null).join(" · "),
      places,
      elsewhere,
    };
  });
}

/** The level in words, with what speaks against the figure: the verdict that leaves it open, or other statements. */
function sayEvidence(
  level: ShownLevel,
  { against, contestedBy }: KeyFigure,
  { settled, locale }: DecidedReview,
): string {
  const words = KEY_FIGURE_WORDS[locale];
  const open = settled.find(({ contradiction }) => contradiction.id === contestedBy);
  if (level === "contested" && open !== undefined)
    return `${words.level[level]}${REPORT_WORDS[locale].colon}${open.resolution.baGuidance.oneLiner}`;
  return against.length === 0 ? words.level[level] : words.contradictedBy(words.level[level], against);
}

/** "ARR: €700,000 (decided by Ada)" where a person decided on it; else its name alone. */
function named(name: string, topic: string, review: DecidedReview): string {
  const { colon, person } = REPORT_WORDS[review.locale];
  const said = personsWordOnTopic(topic, review);
  return said?.value == null ? name : `${name}${colon}${said.value} (${person(said.decision.by)})`;
}

/** What the value of a verdict rests on, in words; null in a review made before it was measured. */
export function evidenceLevelWords(
  { evidenceLevel }: Pick<Resolution, "evidenceLevel">,
  locale: Locale,
): string | null {
  const words = KEY_FIGURE_WORDS[locale];
  if (evidenceLevel === undefined) return null;
  return evidenceLevel === null ? words.unstated : words.level[evidenceLevel];
}

/** "Revenue: $500k (year 1; Deck, page 14)": core figures that the documents only plan, or that were read unsurely. */
export function plannedLines(
  { answer, locale }: { answer: Pick<Review["answer"], "planned" | "unsure"> } & Pick<Review, "locale">,
  kind: "planned" | "unsure" = "planned",
): string[] {
  return (answer[kind] ?? []).map(
    ({ name, printed, period, reference }) =>
      `${name} ${printed} (${[period === undefined ? period : sayPeriod(period, locale), reference].filter((part) => part !== undefined).join("; ")})`,
  );
}

/** More places than a reader would open. */
const MOST_PLACES = 12;

/** "132 of 160 figures understood; figures we could not place: deck.pdf, pages 4, 9." Null where nothing was measured. */
export function coverageSentence({
  facts,
  documents,
  locale,
}: Pick<Review, "facts" | "documents" | "locale">): string | null {
  if (facts === undefined || facts.seen === 0) return null;
  const words = KEY_FIGURE_WORDS[locale];
  let room = MOST_PLACES;
  let more = 0;
  const take = <Place>(places: readonly Place[]): Place[] => {
    const taken = places.slice(0, room);
    room -= taken.length;
    more += places.length - taken.length;
    return taken;
  };
  const named = facts.notPlaced
    .map(({ document, pages, sheets }) => ({
      name: documents.find(({ id }) => id === document)?.name ?? document,
      places: pages.length + sheets.length,
      pages: take(pages),
      sheets: take(sheets),
    }))
    .filter(({ places, pages, sheets }) => places === 0 || pages.length + sheets.length > 0);
  const covered = words.coverage({
    understood: printNumber(facts.understood, locale),
    seen: printNumber(facts.seen, locale),
    unplaced: named,
    more,
  });
  return facts.pictures === undefined ? covered : `${covered} ${words.pictures(facts.pictures)}`;
}

/** The key figures with what the deck and the model say, what each rests on, and where to look. */
export function keyFigureBlocks(review: Review): Block[] {
  const words = KEY_FIGURE_WORDS[review.locale];
  const rows = keyFigureRows(review);
  if (rows === null) return [];
  const coverage = coverageSentence(review);
  const planned = plannedLines(review);
  const unsure = plannedLines(review, "unsure");
  return [
    ...(rows.length + planned.length + unsure.length === 0 ? [text(words.none)] : []),
    ...table(
      [
        [words.figure, 0.18],
        [words.deck, 0.13],
        [words.model, 0.13],
        [words.restsOn, 0.26],
        [words.place, 0.3],
      ],
      rows.map(({ name, deck, model, evidence, place }) => [name, deck, model, evidence, place]),
    ),
    ...list(unsure, words.unsure),
    ...list(planned, words.planned(rows.length + unsure.length === 0)),
    ...(coverage === null ? [] : [text(coverage, "muted")]),
  ];
}
