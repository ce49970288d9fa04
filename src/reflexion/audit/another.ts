import { speaksOfOthers } from "../../lexicon/others.ts";

/** Somebody is named in the midst of a sentence: "chez Planifab", "Planifab's", "(Planifab)". */
const NAMED =
  /(?<!^|[.;:!?|]\s|["“«]\s?)(?<![\p{L}\d])(?!(?:MRR|ARR|RRM|RRA|EUR|USD|BRL|GBP|Deck|Slide|Page|Series?|Série|SaaS|I)(?![\p{L}]))\p{Lu}\p{Ll}[\p{L}\d]+/u;

/** Whether a sentence also speaks of somebody else than the company it is about. */
export const speaksOfAnother = (text: string): boolean => speaksOfOthers(text) || NAMED.test(text);
