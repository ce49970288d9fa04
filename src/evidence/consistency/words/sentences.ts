import { rememberedFor } from "../../../domain/remembered.ts";
import { fold } from "../../../lexicon/fold.ts";
import { isTestimony, speaksOfOthers, speaksOfUs } from "../../../lexicon/others.ts";
import { isOneCase, isSupposed, liesAhead } from "../../../lexicon/plans.ts";
import { companyNames } from "../../facts/company-names.ts";
import { foldName } from "../../facts/names.ts";
import type { Passage } from "./passage.ts";
import { SENTENCE_END } from "./sentence-end.ts";

/** One sentence of a line, as it stands and folded. */
export interface Sentence {
  passage: Passage;
  text: string;
  folded: string;
  /** Its place among the sentences of its line. */
  part: number;
}

/** The sentences in which the company says how it is today; not what it plans or supposes, nor what others do or say. */
export const saidOfToday = (passages: readonly Passage[]): Sentence[] =>
  withOthersToday(passages).filter(({ text }) => !speaksOfOthers(text) || speaksOfUs(text));

/** The same with those it works with or without: the banks, the dealers. */
export const withOthersToday = (passages: readonly Passage[]): Sentence[] =>
  ofTheCompany(passages).filter(({ text }) => !liesAhead(text) && !isSupposed(text) && !isOneCase(text));

/** What the company says of itself, today and of its plans: not the problem, its rivals, nor what others say. */
export const ofTheCompany = (passages: readonly Passage[]): Sentence[] =>
  sentencesOf(passages).filter(
    ({ text, passage }) =>
      (passage.role !== "competition" || isOwn(text, passage)) && passage.role !== "problem" && !isTestimony(text),
  );

/** Every sentence of these lines. */
export const sentencesOf = (passages: readonly Passage[]): Sentence[] =>
  passages.flatMap((passage) =>
    passage.text.split(SENTENCE_END).map((text, part) => ({ passage, text, folded: fold(text), part })),
  );

/** The words that a pattern finds in a sentence, as they are printed there. */
export function printedIn({ text, folded }: Sentence, pattern: RegExp): string {
  const found = pattern.exec(folded);
  if (found === null) return text;
  const printed = text.slice(found.index, found.index + found[0].length).trim();
  return printed === "" ? text : printed;
}

const namesOf = rememberedFor(companyNames);

/** Among others the company speaks of itself where the sentence begins with its name. */
function isOwn(text: string, { text: line, document }: Passage): boolean {
  const whole = line.split(/(?<=[.!?])\s+/u).find((one) => one.includes(text)) ?? "";
  const [first = ""] = whole.split(/[^\p{L}\d.-]+/u).filter((word) => word !== "");
  return first.length >= 4 && namesOf(document).has(foldName(first));
}
