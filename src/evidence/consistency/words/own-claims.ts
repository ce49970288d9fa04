import { fold } from "../../../lexicon/fold.ts";
import { denies } from "../../../lexicon/negations.ts";
import { BREAK_EVEN, FREE_TRIAL, TRIAL } from "../../../lexicon/statuses.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import type { Statement } from "../statement.ts";
import { figureIn, type Passage, passagesOf, plainQuantities, saidIn } from "./passage.ts";

/** What one line says is free, or at an end, and a figure denies. */
export function ownClaims({ dossier, statements }: Documents): Constraint[] {
  const passages = passagesOf(dossier);
  return [...pricedTrials(passages), ...burningAtBreakEven(passages, statements)];
}

const NONE = { min: 0, max: 0 };

/** Words against words, or against a figure: our reading, so always a question. */
const ASKED = { slack: 0, exact: true, assumed: true as const, worded: true as const };

/** A trial that is free on one line and has its price on another. */
function pricedTrials(passages: readonly Passage[]): Constraint[] {
  const free = passages.find(({ text }) => FREE_TRIAL.test(fold(text)));
  const priced = passages.flatMap((passage) => {
    const [first, ...more] = plainQuantities(passage.text).filter(({ unit }) => unit === "money");
    const label = first === undefined ? "" : passage.text.slice(0, first.start).replace(/[\s:|–—-]+$/u, "");
    const named = TRIAL.test(
      fold(label)
        .replace(/[^\p{L}\s]/gu, "")
        .trim(),
    );
    return first !== undefined && more.length === 0 && first.value > 0 && named
      ? [figureIn(passage, first, 0, label.replace(/^[^\p{L}]+/u, ""))]
      : [];
  });
  const [price] = priced.filter((one) => one.document === free?.document.id);
  if (free === undefined || price === undefined) return [];
  const said = saidIn(free, { label: "", printed: wordsOf(free, FREE_TRIAL), interval: NONE, nth: 1 });
  return [twoAnswers("status:trial", price, said, { ...ASKED, touches: "unit_economics", mayBe: ["other_scope"] })];
}

/** A year of a table that burns money and is called break-even. */
function burningAtBreakEven(passages: readonly Passage[], statements: readonly Statement[]): Constraint[] {
  const burns = new Map(
    statements
      .filter(({ topic, quantity }) => topic === "burn_rate" && quantity.value > 0)
      .map((one) => [`${one.document} ${one.passage}`, one]),
  );
  return passages.flatMap((passage): Constraint[] => {
    const cell = passage.row.cells.find(
      ({ text }) => BREAK_EVEN.test(fold(text)) && !denies(text) && !/\d/u.test(text) && text.trim().length <= 24,
    );
    if (cell === undefined || passage.row.cells.length < 3) return [];
    const texts = passage.row.cells.map(({ text }) => text);
    const burn =
      burns.get(`${passage.document.id} ${texts.join(" | ")}`) ?? burns.get(`${passage.document.id} ${passage.text}`);
    // A line of burns, one for each time: the words are what another time says of it.
    if (burn === undefined || texts[0]?.trim() === burn.label.trim()) return [];
    const said = saidIn(passage, { label: "", printed: cell.text.trim(), interval: NONE, nth: 2 });
    return [twoAnswers("status:break_even", burn, said, { ...ASKED, touches: "runway", mayBe: ["other_date"] })];
  });
}

/** The words themselves, as the line prints them. */
function wordsOf({ text }: Passage, words: RegExp): string {
  const { index, 0: said } = words.exec(fold(text)) ?? { index: 0, 0: text };
  return text.slice(index, index + said.length);
}
