import { INSTRUMENT_SENTENCES } from "../../i18n/checks/instruments.ts";
import { readCapTables } from "../cap-table/read.ts";
import { verifyCapTable } from "../cap-table/verify.ts";
import type { CheckedDeal, Input, Place } from "../check.ts";
import type { Round } from "../equity/convert.ts";
import { lackingTerm, type RoundVersion, roundTerms } from "../round-terms.ts";
import type { Teller } from "../teller.ts";
import { closingOf, readTermSheet } from "../term-sheet/read.ts";
import { readInstruments } from "./read.ts";

/** The round as it is stated, ready to be computed. */
export interface StatedRound {
  round: Omit<Round, "conversionInPreMoney">;
  /** It says that the pre-money counts what converts. */
  said: boolean;
  /** Whose it is, where two documents state two rounds; null where all agree. */
  by: Place | null;
  currency: string | undefined;
  /** No paper states the closing until which interest runs: it is counted to the day of the review. */
  closingAssumed: boolean;
}

/** What keeps the round from being computed, as the reader is told it. */
export function lackingRound(deal: CheckedDeal, teller: Teller): Input[] {
  const words = INSTRUMENT_SENTENCES[teller.locale];
  const { instruments: read, terms, fullyDiluted, closingMissing } = gather(deal);
  const missing = (name: string, is: boolean): Input[] =>
    is ? [{ name, place: null, ask: words.askTerm({ name }) }] : [];
  return [
    ...read.flatMap(({ instrument: { holder }, gaps }) =>
      gaps.flatMap((gap) => missing(words.gaps[gap]({ holder }), true)),
    ),
    ...(["preMoney", "amount"] as const).flatMap((term) =>
      terms[term] === null
        ? [lackingTerm(terms, term, { name: words[term], ask: words.askTerm({ name: words[term] }) }, teller)]
        : [],
    ),
    ...missing(words.shares, fullyDiluted === null),
    ...missing(words.closing, closingMissing),
  ];
}

/**
 * The round as all documents give it; null where a term is missing or disputed, or a paper does not say enough: what is
 * held against it must not rest on an assumption of ours.
 */
export function roundOf(deal: CheckedDeal): StatedRound | null {
  const [only, ...more] = roundsOf(deal);
  return only === undefined || more.length > 0 || only.by !== null || only.closingAssumed ? null : only;
}

/** The same to be shown: each document's own round where they do not agree on one, interest to the day of the review. */
export function roundsOf(deal: CheckedDeal): StatedRound[] {
  const gathered = gather(deal);
  const { preMoney, amount } = gathered.terms;
  const versions = preMoney !== null && amount !== null ? [{ preMoney, amount, by: null }] : gathered.terms.versions;
  return versions.flatMap((version) => statedRound(version, gathered) ?? []);
}

function statedRound(
  { preMoney, amount, by }: RoundVersion,
  { instruments: read, fullyDiluted, closing, closingMissing, sheet, unissued, today }: ReturnType<typeof gather>,
): StatedRound | null {
  if (fullyDiluted === null || read.some(({ gaps }) => gaps.length > 0)) return null;
  const { currency } = preMoney;
  if (currency !== amount.currency) return null;
  if (read.some((one) => one.currency !== undefined && currency !== undefined && one.currency !== currency))
    return null;
  return {
    said: sheet?.conversionInside !== undefined && sheet.conversionInside !== null,
    by,
    currency,
    closingAssumed: closingMissing,
    round: {
      fullyDiluted,
      unissuedPool: unissued ?? 0,
      preMoney: preMoney.value,
      newMoney: amount.value,
      ...(sheet?.pool !== undefined && sheet.pool !== null && { poolAfter: sheet.pool.value }),
      instruments: read.map(({ instrument }) => instrument),
      closing: closingMissing ? today : closing,
    },
  };
}

function gather({ witness, today }: CheckedDeal) {
  const read = readInstruments(witness);
  const sheet = readTermSheet(witness);
  const closing = closingOf(witness);
  const before = readCapTables(witness)
    .map(verifyCapTable)
    .find(({ table: { when }, allShares }) => when !== "after" && allShares !== null);
  return {
    instruments: read,
    today,
    terms: roundTerms(witness),
    sheet,
    fullyDiluted: before?.allShares ?? null,
    unissued: before?.unissued ?? null,
    closing,
    closingMissing: closing === null && read.some(({ instrument: { interest } }) => interest !== undefined),
  };
}
