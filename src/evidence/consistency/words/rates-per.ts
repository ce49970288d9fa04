import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { speaksOfOthers } from "../../../lexicon/others.ts";
import { isOneCase, isSupposed } from "../../../lexicon/plans.ts";
import { PER_DEAL, RATE_OF } from "../../../lexicon/rates-per.ts";
import { singular } from "../../../quantities/thing-said.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { missing } from "../interval.ts";
import type { Statement } from "../statement.ts";
import { outlineOf, withoutCases } from "./outline.ts";
import { figureIn, passagesOf, plainQuantities } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";

interface PerDeal {
  /** What it is a rate of, and of each what. */
  key: string;
  statement: Statement;
}

/** What a round number leaves open. */
const CLEAR = 0.15;

/**
 * What each deal leaves, said twice and far apart: "4–6 % margin per trade" and "12–18 % per trade". Other deals may leave
 * more, so it is asked about.
 */
export function ratesPer(dossier: Dossier): Constraint[] {
  const lines = withoutCases(outlineOf(passagesOf(dossier))).map(({ passage }) => passage);
  const told = sentencesOf(lines).flatMap(({ passage, text, part }): PerDeal[] => {
    // A pilot that projects it says what a trade leaves, too.
    if (passage.role === "competition" || speaksOfOthers(text) || isOneCase(text) || isSupposed(text)) return [];
    const figures = plainQuantities(text, passage.document);
    return figures.flatMap((figure, nth): PerDeal[] => {
      if (figure.unit !== "percent") return [];
      const next = figures[nth + 1]?.start ?? text.length;
      const [, of = "", , thing] = PER_DEAL.exec(fold(text.slice(figure.end, next))) ?? [];
      if (thing === undefined) return [];
      const rate = RATE_OF.find(([pattern]) => pattern.test(of))?.[1] ?? "";
      const label = text.slice(figure.end, next).replace(/^[^\p{L}]+|\P{L}+$/gu, "");
      const statement = figureIn(passage, figure, 7600 + 10 * part + nth, label);
      return [{ key: `${passage.document.id} ${singular(thing)}|${rate}`, statement }];
    });
  });
  return [...Map.groupBy(told, ({ key }) => key.split("|")[0] ?? "").values()].flatMap((same) => {
    const named = new Set(same.flatMap(({ key }) => key.split("|")[1] || []));
    // What says nothing of its own kind is of the one kind that the document knows.
    if (named.size !== 1) return [];
    const sorted = same.map(({ statement }) => statement).toSorted((a, b) => a.interval.max - b.interval.max);
    const [least, most] = [sorted[0], sorted.at(-1)];
    if (least === undefined || most === undefined || missing(least.interval, most.interval) <= CLEAR) return [];
    const tie = { slack: CLEAR, exact: true, assumed: true as const, touches: "unit_economics" as const };
    return [twoAnswers("same:rate_per", most, least, { ...tie, mayBe: ["other_scope", "average"] })];
  });
}
