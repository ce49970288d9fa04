import { directionOf, SHARE } from "../../lexicon/movement.ts";
import { denies } from "../../lexicon/negations.ts";
import { PAGE_REFERENCE } from "../../lexicon/places.ts";
import { isReporting } from "../../lexicon/reporting.ts";
import { findPeriods, periodContains } from "../../quantities/periods.ts";
import { changedPlaces, saysOpposite } from "./beside.ts";
import type { ReadClaim } from "./claim.ts";
import { CAUSE } from "./clauses.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { saysHowHigh } from "./figures.ts";
import { stemsIn, wordsIn } from "./keys.ts";
import { blanked, quotedSpans, withoutMarks } from "./marks.ts";
import type { TextSentence } from "./sentences.ts";
import type { Judgement } from "./verdict.ts";
import { clauseWords } from "./words.ts";

/** A claim of a sentence and what was found of it. */
export interface Judged {
  claim: ReadClaim;
  judgement: Judgement;
}

/** Kinds that say which way something went, or where it stands among others. */
const MOVES: ReadonlySet<ReadClaim["kind"]> = new Set([
  "growth",
  "difference",
  "points",
  "multiple",
  "direction",
  "peak",
  "comparison",
  "rank",
  "sign",
]);

/**
 * What a sentence says that none of its claims takes in and no passage that bears them out has: a number, a time, a
 * movement, a denial, the opposite of a word there. Such a sentence is not borne out by its other figures.
 */
export function uncoveredIn({ text, row }: TextSentence, judged: readonly Judged[], index: EvidenceIndex): string[] {
  if (row !== undefined) return [];
  const plain = withoutMarks(text);
  const bare = blanked(plain, quotedSpans(plain)).replace(PAGE_REFERENCE, (place) => " ".repeat(place.length));
  const passages = judged.map(({ judgement }) => judgement.passage ?? "").join(" \u2009 ");
  const claims = judged.map(({ claim }) => claim);
  // What a label says of itself is found with it: "gains on sales", "taux sans risque".
  let unnamed = bare;
  for (const { label } of claims) if (label !== "") unnamed = unnamed.replaceAll(label, " ");
  return [
    ...numbersLeft(bare, claims, passages),
    ...timesLeft(bare, claims, passages),
    ...movesLeft(unnamed, claims, passages),
    ...(judged.some(({ judgement }) => deniesIt(bare, judgement.passage)) ? [plain] : []),
    ...(denied(unnamed, claims) &&
    !denies(passages) &&
    !claims.some(({ negated, quantity }) => negated || quantity?.bound)
      ? [plain]
      : []),
    ...(judged.some(({ claim, judgement }) => isOpposite(claim, judgement)) ? [plain] : []),
    ...(placesChanged(judged) ? [plain] : []),
    ...reasonLeft(bare, claims, index),
  ];
}

/** "driven by investments in gaming": a reason that no sentence of the documents gives together with what it is given for. */
function reasonLeft(
  text: string,
  claims: readonly ReadClaim[],
  { sentences, bySentenceWord }: EvidenceIndex,
): string[] {
  const cause = CAUSE.exec(text);
  if (cause === null) return [];
  const reason = text.slice(cause.index + cause[0].length);
  const said = [
    ...stemsIn(
      wordsIn(reason)
        .filter((word) => !isReporting(word) && !/\d/.test(word))
        .join(" "),
    ),
  ];
  const label = stemsIn(claims.map((claim) => claim.label).join(" "));
  const lists = said.map((word) => bySentenceWord.get(word) ?? []).sort((a, b) => a.length - b.length);
  const given = (lists[0] ?? []).some((at) => {
    const stems = sentences[at]?.stems;
    return stems !== undefined && said.every((word) => stems.has(word)) && [...label].some((word) => stems.has(word));
  });
  return said.length === 0 || given ? [] : [reason.trim()];
}

/** "No funds were drawn, 375 remain" does not say that 375 were drawn: what the passage denies the sentence says. */
function deniesIt(text: string, passage: string | undefined): boolean {
  if (passage === undefined || passage.includes(" | ") || denies(text)) return false;
  const said = new Set(wordsIn(text).filter((word) => !isReporting(word) && word.length > 3));
  return passage
    .split(/[,;:()]|\.\s/)
    .filter((part) => denies(part) && !/\d/.test(part))
    .some((part) => wordsIn(part).some((word) => said.has(word)));
}

/** "No exercício": it denies nothing where the sentence is Portuguese. */
function denied(text: string, claims: readonly ReadClaim[]): boolean {
  return denies(
    claims.some(({ language }) => language === "pt") ? text.replace(/(?<!\p{L})no(?!\p{L})/giu, " ") : text,
  );
}

/** "IFRS 16", "401(k)", "Note 14": a number that is nobody's figure stands in the passage too. */
function numbersLeft(text: string, claims: readonly ReadClaim[], passages: string): string[] {
  const taken = [
    ...claims.flatMap(({ quantity, readings }) => [quantity, ...(readings ?? [])].map((one) => one?.text ?? "")),
    ...claims.map(({ calculation = "", cites = "" }) => `${calculation} ${cites}`),
    ...findPeriods(text).map(({ start, end }) => text.slice(start, end)),
    passages,
  ].join(" ");
  const known = new Set(taken.match(NUMBER) ?? []);
  return [...text.matchAll(NUMBER)]
    .map(([number]) => number)
    .filter((number) => number.length > 1 && !known.has(number));
}

const NUMBER = /\d+/g;

function timesLeft(text: string, claims: readonly ReadClaim[], passages: string): string[] {
  const known = [
    ...claims.flatMap(({ period, base, among }) => [period, base, ...(among ?? [])]),
    ...findPeriods(passages).map(({ period }) => period),
  ].filter((period) => period !== undefined);
  return findPeriods(text)
    .filter(({ period }) => !known.some((one) => periodContains(one, period) || periodContains(period, one)))
    .map(({ start, end }) => text.slice(start, end));
}

function movesLeft(text: string, claims: readonly ReadClaim[], passages: string): string[] {
  const known = new Set([
    ...claims.map(({ kind, direction }) => direction ?? (MOVES.has(kind) ? "any" : null)),
    ...wordsIn(passages).map(directionOf),
  ]);
  if (known.has("any")) return [];
  const share = SHARE.exec(text);
  const taken = share === null ? [] : [{ start: share.index, end: share.index + share[0].length }];
  return clauseWords(text, taken)
    .filter((word) => word.role === "move" && !saysHowHigh(text, word) && !known.has(directionOf(word.key)))
    .map(({ start, end }) => text.slice(start, end));
}

function isOpposite({ beside, label, aside }: ReadClaim, { passage }: Judgement): boolean {
  return (
    passage !== undefined &&
    beside !== undefined &&
    saysOpposite(`${beside.left} ${label} ${aside} ${beside.right}`, passage)
  );
}

/** Two figures of one passage that stand there the other way round. */
function placesChanged(judged: readonly Judged[]): boolean {
  return judged.some(({ claim, judgement: { passage } }, at) =>
    judged
      .slice(at + 1)
      .some(
        (other) =>
          passage !== undefined &&
          other.judgement.passage === passage &&
          !passage.includes(" | ") &&
          (claim.period === undefined || claim.period === other.claim.period) &&
          changedPlaces(claim, other.claim, passage),
      ),
  );
}
