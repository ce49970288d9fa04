import { areOpposites, opposedWords } from "../../lexicon/opposites.ts";
import type { Assertion } from "./assertions.ts";
import { coverage } from "./similarity.ts";
import type { Languages } from "./words.ts";

/** What speaks for or against two statements contradicting each other, each 0 where it is not there. */
export interface Signs {
  /** Only one of the two denies anything … */
  oneDenies: number;
  /** … and the more the two are about the same, the more that tells. */
  oneDeniesOfTheSame: number;
  /** Where both deny something, neither's denial tells much. */
  bothDeny: number;
  /** The share of what is denied that the other affirms. */
  denied: number;
  /** The less alike of the two directions: a detail beside a story is no contradiction. */
  alike: number;
  /** Words that exclude each other, two at most … */
  opposite: number;
  oppositeOfTheSame: number;
  /** … which a denial turns round: "nothing forbids it" beside "it is allowed". */
  oppositeAndDenied: number;
  /** One figure of each of the same measure, and they cannot both be so. */
  figuresOfTheSame: number;
  /** Only one calls something false. */
  disputedOfTheSame: number;
  /** Only one tells what somebody else says. */
  reported: number;
}

/** The share of a text that must be affirmed for the rest to be an addition. */
const AFFIRMED = 0.6;
const MOSTLY = 0.5;

/** How two statements are compared. */
interface Compared {
  /** The share of each one's words that the other has too. */
  alike: readonly [number, number];
  figures: number;
  /** A sum is denied that nobody gave. */
  otherSum: boolean;
  languages: Languages;
}

/** Reads two statements for what speaks for a contradiction between them. */
export function signsBetween(a: Assertion, b: Assertion, { alike, figures, otherSum, languages }: Compared): Signs {
  const [most, least] = [Math.max(...alike), Math.min(...alike)];
  const denied = Math.max(0, ...shares(a, b, languages), ...shares(b, a, languages));
  const [denier, other] = a.denied.length > 0 ? [a, b] : [b, a];
  const namesAKind = !denier.deniesMore && denied === 0;
  const one =
    denier.denied.length > 0 && other.denied.length === 0 && !otherSum && !namesAKind && !deniesByName(denier, other);
  const oneDenies = one && !adds(denier, other, denied, languages) ? 1 : 0;
  const pairs = Math.min(opposedWords(a.plain, b.plain, languages).length, 2);
  return {
    oneDenies,
    oneDeniesOfTheSame: oneDenies * most,
    bothDeny: a.denied.length > 0 && b.denied.length > 0 ? 1 : 0,
    denied,
    alike: least,
    opposite: pairs,
    oppositeOfTheSame: pairs * most,
    oppositeAndDenied: oneDenies * Math.min(pairs, 1),
    figuresOfTheSame: (otherSum ? 0 : Math.min(figures, 1)) * most,
    disputedOfTheSame: (a.disputes === b.disputes ? 0 : 1) * most,
    reported: a.reported === b.reported ? 0 : 1,
  };
}

/** "Nothing participating" and "a non-participating share" say the same. */
function deniesByName(denier: Assertion, other: Assertion): boolean {
  return other.plain.some((word) => word.startsWith("non-") && denier.deniedPlain.includes(word.slice(4)));
}

/**
 * "X rather than Y" only adds to "X": what it denies the other never said, and what the other says it affirms. "Do not
 * cut" denies the opposite of "invest".
 */
function adds(denier: Assertion, other: Assertion, denied: number, languages: Languages): boolean {
  if (denied === 0 && coverage(other.content, denier.affirmed, languages) >= AFFIRMED) return true;
  // Who denies most of what the other says denies it, whatever single words do.
  if (denied > MOSTLY) return false;
  return denier.deniedPlain.some((one) => other.plain.some((word) => areOpposites(one, word, languages)));
}

function shares(one: Assertion, other: Assertion, languages: Languages): number[] {
  return one.denied.map((span) => coverage(span, other.affirmed, languages));
}
