import { type FigureSlot, slotted } from "../domain/figure-slots.ts";
import type { ConclusionKind } from "../domain/follow-up.ts";
import type { Locale } from "../domain/locale.ts";
import { type ShownLevel, shownLevel } from "../domain/shown-level.ts";
import { aboutDeal } from "../i18n/deal-stage.ts";
import { SLOT_NAMES } from "../i18n/figure-slots.ts";
import { KEY_FIGURE_WORDS } from "../i18n/key-figures.ts";
import { MEMO_WORDS } from "../i18n/memo.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { isEuropean } from "../i18n/portuguese.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import type { ReviewTrust } from "../review/answer-shape.ts";
import type { Review } from "../review/result.ts";
import { letterOf } from "./letter.ts";
import { memoRisks } from "./memo-risks.ts";
import { type PersonsWord, personsWordOnTopic } from "./persons-word.ts";

/** A sentence with the place it comes from; null where it speaks of the review itself. */
export interface MemoSentence {
  text: string;
  place: string | null;
}

/** One figure; `value` null where the documents are silent. */
export interface MemoFigure {
  slot: FigureSlot;
  name: string;
  value: string | null;
  level: ShownLevel | "planned" | null;
  /** The level in words, and where it is a sum, the sum. */
  restsOn: string;
  place: string | null;
}

/** What the company says of itself, in its words. */
export interface MemoProfile {
  does: MemoSentence | null;
  team: MemoSentence[];
}

/** What was decided about the deal, and by whom. */
export interface MemoConclusion {
  kind: ConclusionKind;
  reason: string;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** The memo of a deal as data: one page, whatever it is written to. Null and empty: the documents are silent. */
export interface DealMemo {
  deal: string;
  locale: Locale;
  /** Sector, stage. */
  about: string;
  reviewedAt: Date;
  trust: ReviewTrust;
  headline: string;
  conclusion: MemoConclusion | null;
  /** Whether the documents were at hand: without them, what the company does and who is behind it is not told. */
  profiled: boolean;
  company: MemoSentence | null;
  team: MemoSentence[];
  /** Told in the Portuguese of Portugal. */
  portugal?: true;
  figures: MemoFigure[];
  round: MemoFigure[];
  /** How the price compares with others. */
  benchmark: MemoSentence[];
  risks: MemoSentence[];
  questions: { items: string[]; more: number };
}

/** A page holds no more. */
const MOST = { benchmark: 2, risks: 4, questions: 4 };
const OF_THE_ROUND: ReadonlySet<FigureSlot> = new Set(["round", "price", "multiple"]);

/** The memo of a reviewed deal: what the documents state, what it rests on, what speaks against it, what is open. */
export function dealMemo(review: Review, profile: MemoProfile | null, conclusion: MemoConclusion | null): DealMemo {
  const { answer, deal, locale } = review;
  const figures = slotted(answer).map((one) => {
    const word = one.kind === "none" ? null : personsWordOnTopic(one.figure.topic, review);
    return decided(memoFigure(one, locale, word !== null), word, locale);
  });
  const asked = letterOf(review).filter(({ kept }) => kept);
  return {
    deal: deal.name,
    locale,
    ...(isEuropean(review) && { portugal: true as const }),
    about: aboutDeal(deal, locale).join(" · "),
    reviewedAt: review.reviewedAt,
    trust: answer.trust,
    headline: answer.headline,
    conclusion,
    profiled: profile !== null,
    company: profile?.does ?? null,
    team: profile?.team ?? [],
    figures: figures.filter(({ slot }) => !OF_THE_ROUND.has(slot)),
    round: figures.filter(({ slot }) => OF_THE_ROUND.has(slot)),
    benchmark: pricesBeside(review).slice(0, MOST.benchmark),
    risks: memoRisks(review).slice(0, MOST.risks),
    questions: {
      items: asked.slice(0, MOST.questions).map(({ text }) => text),
      more: Math.max(0, asked.length - MOST.questions),
    },
  };
}

type AnswerFigure = ReturnType<
  typeof slotted<
    NonNullable<Review["answer"]["keyFigures"]>[number],
    NonNullable<Review["answer"]["derived"]>[number],
    NonNullable<Review["answer"]["planned"]>[number]
  >
>[number];

function memoFigure(one: AnswerFigure, locale: Locale, isDecided: boolean): MemoFigure {
  const words = MEMO_WORDS[locale];
  const { level: levels } = KEY_FIGURE_WORDS[locale];
  const { slot } = one;
  const unnamed = { slot, name: SLOT_NAMES[locale][slot] };
  switch (one.kind) {
    case "none":
      return { ...unnamed, value: null, level: null, restsOn: "", place: null };
    case "unsure":
    case "planned": {
      const { name, printed, period, reference } = one.figure;
      const value = period === undefined ? printed : `${printed} (${sayPeriod(period, locale)})`;
      return { slot, name, value, level: "planned", restsOn: words[one.kind], place: reference };
    }
    case "derived": {
      const { name, formatted, calculation, inputs } = one.figure;
      const level = shownLevel(one.figure, isDecided);
      const place = [...new Set(inputs.map(({ reference }) => reference))].join(" · ");
      return {
        slot,
        name,
        value: formatted,
        level,
        restsOn: `${levels[level]} (${calculation})`,
        place,
      };
    }
    case "stated": {
      const { name, formatted, reference, against } = one.figure;
      const level = shownLevel(one.figure, isDecided);
      const restsOn =
        against.length === 0 ? levels[level] : KEY_FIGURE_WORDS[locale].contradictedBy(levels[level], against);
      return { slot, name, value: formatted, level, restsOn, place: reference };
    }
  }
}

/** What a person held instead of the engine, first, and the engine's value below it. */
function decided(told: MemoFigure, person: PersonsWord | null, locale: Locale): MemoFigure {
  const words = MEMO_WORDS[locale];
  if (person === null || person.value === null) return told;
  const { by } = person.decision;
  return {
    ...told,
    value: person.value,
    restsOn: words.decidedBy({ by, engine: person.engine ?? told.value ?? words.silent }),
  };
}

const PRICES = new Set(["valuation", "valuation_multiple"]);

/** What was found on the price among those of others, with the place of the benchmark. */
function pricesBeside({ findings }: Review): MemoSentence[] {
  const priced = findings.filter(
    ({ percentile, claim, metric }) =>
      percentile !== undefined && claim !== undefined && PRICES.has(matchTopic(metric)?.topic.family ?? ""),
  );
  return priced.map(({ claim = "", evidence }) => ({
    text: claim,
    place: [...new Set(evidence.flatMap(({ source }) => source.split(" + ").map(withoutPath)))].join(" · ") || null,
  }));
}

/** The benchmark is enough: which of its figures is meant is said in the sentence. Older reviews keep paths as letters. */
const withoutPath = (place: string): string => place.replace(/ › .*$|,\s\S*\[\d+\]\S*$/, "");
