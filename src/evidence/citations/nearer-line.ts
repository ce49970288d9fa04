import type { CitationCheck } from "../../domain/citation.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { CAREFUL, OF_THE_WHOLE } from "../../lexicon/metric-words.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { findFacts } from "../facts/find.ts";
import { wordsBeside } from "./by-clause.ts";
import type { FindingClaim } from "./claimed-by.ts";
import { meets, readAt } from "./claimed-of.ts";
import { isNeutral } from "./labels.ts";
import { contentWords, sameWord } from "./text-words.ts";

/**
 * Another line of the same document that gives the same metric another value under a name nearer to the claimed one:
 * "Payback on paid social: 5 months" does not carry "Payback 5 months" where "Blended payback: 11 months" stands. Null
 * where there is none.
 */
export function nearerLine(dossier: Dossier, { at }: Pick<CitationCheck, "at">, claim: FindingClaim): Fact | null {
  const topic = matchTopic(claim.metric)?.topic;
  if (topic === undefined || at === undefined || typeof claim.value !== "number") return null;
  const there = readAt(dossier, at, claim.metric, claim.value).filter((fact) => fact.topic === topic.id);
  if (there.length === 0) return null;
  const asked = wordsOf(`${claim.metric} ${wordsBeside(claim)}`);
  const rivals = findFacts(dossier, topic.id).filter(
    ({ document, subject, nature, sureness, only }) =>
      document === at.document &&
      subject === "company" &&
      nature === "actual" &&
      sureness >= SURE_ENOUGH &&
      only === undefined,
  );
  const nearer = rivals.filter((rival) => there.every((own) => isNearer(own, rival, asked)));
  // "Headcount at year end: 7 | 11": under the nearer name, too, the claimed value stands, for another year.
  if (nearer.some((rival) => there.some((own) => sameFigure(own.quantity, rival.quantity)))) return null;
  return nearer.find((rival) => there.every((own) => isRival(own, rival))) ?? null;
}

/** It answers the same question otherwise: at no other time, in the same unit. */
function isRival(own: Fact, rival: Fact): boolean {
  if (own.quantity.unit !== rival.quantity.unit || sameFigure(own.quantity, rival.quantity)) return false;
  return own.period === undefined || rival.period === undefined || meets(own.period, rival.period);
}

/** It lacks no asked word that the other has, adds none, and does better in one of the two. */
function isNearer(own: Fact, rival: Fact, asked: readonly string[]): boolean {
  const [one, other] = [own, rival].map(({ label }) => wordsOf(label)) as [string[], string[]];
  const [added, addedByRival] = [one, other].map((words) => words.filter((word) => !has(asked, word)));
  const [lacking, lackingInRival] = [one, other].map((words) => asked.filter((word) => !has(words, word)));
  if (added === undefined || addedByRival === undefined || lacking === undefined || lackingInRival === undefined)
    return false;
  if (!lackingInRival.every((word) => has(lacking, word))) return false;
  if (lackingInRival.length < lacking.length) return addedByRival.length <= added.length;
  const narrowing = added.filter((word) => !has(addedByRival, word));
  return addedByRival.every((word) => has(added, word)) && narrowing.some((word) => !CAREFUL.test(word));
}

const wordsOf = (text: string): string[] =>
  contentWords(text).filter((word) => !isNeutral(word) && !OF_THE_WHOLE.test(word));
const has = (words: readonly string[], word: string): boolean => words.some((other) => sameWord(other, word));
