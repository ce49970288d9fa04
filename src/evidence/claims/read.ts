import { refuseUnknown, requireObject } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import { addAll } from "../../domain/many.ts";
import { detectLanguage } from "../../dossier/language.ts";
import { fold } from "../../lexicon/fold.ts";
import { PAGE_REFERENCE } from "../../lexicon/places.ts";
import { leaning } from "../../lexicon/reporting.ts";
import { calculationsIn } from "../../quantities/calculations/written-sums.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { ReadClaim } from "./claim.ts";
import { clauseClaims, empty } from "./clause-claims.ts";
import { CAUSE, clausesOf, type Span } from "./clauses.ts";
import { blanked, quotedSpans, withoutMarks } from "./marks.ts";
import { rowClaims } from "./read-row.ts";
import type { TextSentence } from "./sentences.ts";

/** How claims are read from a sentence. */
export interface ReadOptions {
  /** The language of the text (not the reader's): how its numbers are written. Detected where it is not given. */
  language?: Locale | undefined;
  /** How the text writes its numbers, from `numberHabit`. */
  habit?: QuantityOptions["habit"];
  /** What the sentence is about where it does not say so itself: the row's label, the paragraph's lead. */
  about?: string;
}

const KNOWN: Readonly<Record<keyof ReadOptions, true>> = { language: true, habit: true, about: true };

/** Quoted words up to this many are a label; more are a passage. */
const LONGEST_LABEL = 14;

/**
 * The claims of one sentence or table row: every figure with the words that name it, its time and the part it plays
 * (a level, a growth, a difference, a share), movements without a figure, peaks, sums, quotations. Nothing is judged.
 *
 * ```ts
 * readSentences("ARR is 504 K€.").flatMap((sentence) => readClaims(sentence));
 * ```
 */
export function readClaims(sentence: TextSentence, options: ReadOptions = {}): ReadClaim[] {
  requireObject("The sentence", sentence);
  refuseUnknown("readClaims", options, KNOWN);
  if (sentence.row !== undefined) return sentence.kind === "heading" ? [] : rowClaims(sentence.row, options, readText);
  return readText(sentence.text, sentence.start, {
    ...(sentence.lead === undefined ? {} : { about: sentence.lead }),
    ...options,
  });
}

function readText(raw: string, offset: number, options: ReadOptions): ReadClaim[] {
  const text = withoutMarks(raw);
  const language = options.language ?? detectLanguage(text) ?? leaning(fold(text).match(/\p{L}+/gu) ?? []) ?? null;
  const reading: QuantityOptions = {
    habit: options.habit,
    ...(language === "other" || language === null ? {} : { locale: language }),
  };
  const quotes = quotedSpans(text);
  const pages = [...text.matchAll(PAGE_REFERENCE)].flatMap((match) =>
    [...match[0].matchAll(/\d{1,3}/g)].map(([number]) => Number(number)),
  );
  const bare = blanked(text, quotes);
  const passages = quotes.filter(
    (quote) => quote.text.split(/\s+/).length > LONGEST_LABEL || (/\d/.test(quote.text) && !/\d/.test(bare)),
  );
  const claims: ReadClaim[] = [];
  let about = options.about ?? "";
  let time: string | undefined;
  for (const clause of clausesOf(bare)) {
    const read = clauseClaims(
      text,
      bare,
      clause,
      quotes.filter((one) => !passages.includes(one)),
      reading,
      about,
    );
    about = read.about;
    // "A rose by 5 % in 2021, while B fell by 2 %": the second half speaks of the same time.
    const own = [...new Set(findPeriods(bare.slice(clause.start, clause.end)).map(({ period }) => period))];
    const same = own.length === 0 && time !== undefined ? { period: time } : {};
    addAll(
      claims,
      read.claims.map((claim) => ({ ...same, ...claim })),
    );
    if (own.length > 0) time = own.length === 1 ? own[0] : undefined;
    // Reasons say why; a figure in them is a claim of its own.
    for (let cause = reasonIn(bare, clause); cause !== null; cause = reasonIn(bare, cause))
      addAll(
        claims,
        clauseClaims(text, bare, cause, [], reading, "").claims.filter(({ quantity }) => quantity),
      );
  }
  for (const passage of passages)
    claims.push({ ...empty(text, passage), kind: "quote", cites: passage.text, label: passage.text });
  // Where the sentence gives no figure of its own, what it quotes is what it says.
  for (const quote of quotes)
    if (!passages.includes(quote) && isPassage(quote.text) && (claims.length === 0 || /\d/.test(quote.text)))
      claims.push({ ...empty(text, quote), kind: "quote", cites: quote.text, label: quote.text });
  const cites = quotes.find((quote) => quote.text.split(/\s+/).length >= 3)?.text;
  const sums = calculationsIn(text).map(
    (sum): ReadClaim => ({ ...empty(text, sum), kind: "sum", calculation: sum.text }),
  );
  return [...claims, ...sums].map((claim) => ({
    ...claim,
    start: claim.start + offset,
    end: claim.end + offset,
    ...(claim.at === undefined ? {} : { at: claim.at + offset }),
    pages,
    ...(language === null ? {} : { language }),
    ...(claim.cites === undefined && cites !== undefined ? { cites } : {}),
  }));
}

/** The reasons that a clause gives; null where it gives none with a figure. */
function reasonIn(text: string, { start, end }: Span): Span | null {
  const part = text.slice(start, end);
  const cause = CAUSE.exec(part);
  if (cause === null || !/\d/.test(part.slice(cause.index))) return null;
  return { start: start + cause.index + cause[0].length, end };
}

/** Two words or more: one alone is a name, or set apart. */
const isPassage = (quoted: string): boolean => /\S\s+\S/.test(quoted) && /\p{L}{3}/u.test(quoted);
