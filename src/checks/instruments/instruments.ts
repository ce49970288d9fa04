import type { CheckTable } from "../../domain/check.ts";
import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import { INSTRUMENT_SENTENCES } from "../../i18n/checks/instruments.ts";
import { readCapTables } from "../cap-table/read.ts";
import { verifyCapTable } from "../cap-table/verify.ts";
import { type CheckedDeal, type Finding, type Input, makeCheck } from "../check.ts";
import { type Conversion, convertRound, type Round, type RoundResult } from "../equity/convert.ts";
import { daysBetween } from "../equity/instrument.ts";
import { type RoundTerms, roundTerms } from "../round-terms.ts";
import type { Teller } from "../teller.ts";
import { readTermSheet } from "../term-sheet/read.ts";
import { type ReadInstrument, readInstruments } from "./read.ts";

/** One way to count the pre-money, and what comes of it. */
interface Case {
  conversionInPreMoney: boolean;
  result: RoundResult;
  closing: Date | null;
}

interface SeenInstruments {
  instruments: ReadInstrument[];
  terms: RoundTerms;
  /** What keeps the round from being computed. */
  lacking: (teller: Teller) => Input[];
  cases: Case[];
}

/** How convertible papers become shares at the round, step by step; both ways where the pre-money does not say which. */
export const instruments = makeCheck<SeenInstruments>({
  id: "instruments",
  look: lookAtInstruments,
  tell: (seen, teller) => {
    const words = INSTRUMENT_SENTENCES[teller.locale];
    const { instruments: read, cases } = seen;
    if (read.length === 0) return { inputs: [{ name: words.papers, place: null, ask: words.askPapers }], findings: [] };
    return {
      inputs: [...read.map(({ instrument: { holder }, place }) => ({ name: holder, place })), ...seen.lacking(teller)],
      findings: [...conflictFindings(seen, teller), ...(cases.length === 0 ? [] : conversionFindings(seen, teller))],
      tables: cases.map((one) => stepsOf(one, cases.length > 1, seen, teller)),
    };
  },
});

/** What keeps the round from being computed, as the reader is told it. */
export function lackingRound(deal: CheckedDeal, teller: Teller): Input[] {
  const words = INSTRUMENT_SENTENCES[teller.locale];
  const { twice, askTwice } = CHECK_WORDS[teller.locale];
  const { instruments: read, terms, fullyDiluted, closingMissing } = gather(deal);
  const missing = (name: string, is: boolean): Input[] =>
    is ? [{ name, place: null, ask: words.askTerm({ name }) }] : [];
  return [
    ...read.flatMap(({ instrument: { holder }, gaps }) =>
      gaps.flatMap((gap) => missing(words.gaps[gap]({ holder }), true)),
    ),
    ...(["preMoney", "amount"] as const).flatMap((term) =>
      terms.disputed.has(term)
        ? [{ name: twice(words[term]), place: null, ask: askTwice(words[term]) }]
        : missing(words[term], terms[term] === null),
    ),
    ...missing(words.shares, fullyDiluted === null),
    ...missing(words.closing, closingMissing),
  ];
}

/** The round as the documents give it; null where a term is missing or a paper does not say enough. */
export function roundOf(
  deal: CheckedDeal,
): { round: Omit<Round, "conversionInPreMoney">; said: boolean | null } | null {
  const { instruments: read, terms, fullyDiluted, closingMissing, sheet, unissued } = gather(deal);
  const { preMoney, amount } = terms;
  if (preMoney === null || amount === null || fullyDiluted === null || closingMissing) return null;
  if (preMoney.currency !== amount.currency || read.some(({ gaps }) => gaps.length > 0)) return null;
  if (
    read.some(
      ({ currency }) => currency !== undefined && preMoney.currency !== undefined && currency !== preMoney.currency,
    )
  )
    return null;
  return {
    said: sheet?.conversionInside === undefined || sheet.conversionInside === null ? null : true,
    round: {
      fullyDiluted,
      unissuedPool: unissued ?? 0,
      preMoney: preMoney.value,
      newMoney: amount.value,
      ...(sheet?.pool !== undefined && sheet.pool !== null && { poolAfter: sheet.pool.value }),
      instruments: read.map(({ instrument }) => instrument),
      closing: sheet?.closing?.value ?? null,
    },
  };
}

function gather({ witness }: CheckedDeal) {
  const read = readInstruments(witness);
  const sheet = readTermSheet(witness);
  const before = readCapTables(witness)
    .map(verifyCapTable)
    .find(({ table: { when }, allShares }) => when !== "after" && allShares !== null);
  return {
    instruments: read,
    terms: roundTerms(witness),
    sheet,
    fullyDiluted: before?.allShares ?? null,
    unissued: before?.unissued ?? null,
    closingMissing:
      read.some(({ instrument: { interest } }) => interest !== undefined) && (sheet?.closing ?? null) === null,
  };
}

function lookAtInstruments(deal: CheckedDeal): SeenInstruments {
  const gathered = gather(deal);
  const found = gathered.instruments.length === 0 ? null : roundOf(deal);
  const ways = found === null ? [] : found.said === true ? [true] : [true, false];
  const cases = ways.flatMap((conversionInPreMoney) => {
    const result = found === null ? null : convertRound({ ...found.round, conversionInPreMoney });
    return result === null ? [] : [{ conversionInPreMoney, result, closing: found?.round.closing ?? null }];
  });
  const { instruments: read, terms } = gathered;
  return { instruments: read, terms, lacking: (teller) => lackingRound(deal, teller), cases };
}

function conversionFindings({ cases, instruments: read, terms }: SeenInstruments, teller: Teller): Finding[] {
  const words = INSTRUMENT_SENTENCES[teller.locale];
  const [first] = cases;
  if (first === undefined) return [];
  return first.result.conversions.map((conversion, at) => {
    const { instrument, amount, by, price, shares, owned } = conversion;
    const currency = terms.preMoney?.currency;
    const other = cases[1]?.result.conversions[at]?.owned;
    const said = {
      holder: instrument.holder,
      kind: words.kinds[instrument.kind],
      amount: teller.money(amount.toNumber(), currency),
      by: words.by[by],
      price: teller.money(price.toNumber(), currency, 4),
      shares: teller.count(Number(shares)),
      owned: teller.percent(owned.toNumber() * 100),
      other: other === undefined ? null : teller.percent(other.toNumber() * 100),
    };
    return {
      rule: "conversion",
      verdict: "computed",
      text: words.converts(said),
      sum: stepsTo(conversion, first, teller, currency).join("; "),
      computed: Number(shares),
      places: [read[at]?.place].flatMap((place) => place ?? []),
    };
  });
}

/** From the money put in to the shares: interest, what each term gives, the division. */
function stepsTo(
  { instrument, amount, price, offers, shares }: Conversion,
  { result, closing }: Case,
  teller: Teller,
  currency: string | undefined,
): string[] {
  const money = (value: number, decimals?: number) => teller.money(value, currency, decimals);
  const { interest, issued, yearDays = 365, amount: paid } = instrument;
  const words = INSTRUMENT_SENTENCES[teller.locale].by;
  const runs = interest !== undefined && issued !== undefined && closing !== null ? daysBetween(issued, closing) : null;
  const steps =
    runs === null
      ? []
      : [
          `${money(paid)} + ${money(paid)} × ${teller.percent(interest ?? 0)} × ${teller.count(runs)} / ${yearDays} = ${money(amount.toNumber())}`,
        ];
  for (const { by, price: at, base } of offers) {
    const given = money(at.toNumber(), 4);
    if (by === "round") continue;
    steps.push(
      base === null
        ? `${words[by]}: ${money(result.price.toNumber(), 4)} × (${teller.percent(100)} − ${teller.percent(instrument.discount ?? 0)}) = ${given}`
        : `${words[by]}: ${money((by === "cap" ? instrument.cap : instrument.floor) ?? 0)} / ${teller.count(Number(base.floor()))} = ${given}`,
    );
  }
  return [...steps, `${money(amount.toNumber())} / ${money(price.toNumber(), 4)} = ${teller.count(Number(shares))}`];
}

/** A list and the paper itself that do not say the same of a term. */
function conflictFindings({ instruments: read }: SeenInstruments, teller: Teller): Finding[] {
  const words = INSTRUMENT_SENTENCES[teller.locale];
  return read.flatMap(({ instrument: { holder }, currency, conflicts = [] }) =>
    conflicts.map(({ term, one, other }): Finding => {
      const show = (value: number) =>
        term === "discount" || term === "interest" ? teller.percent(value) : teller.money(value, currency);
      const said = {
        holder,
        term: words.terms[term],
        one: show(one.value),
        where: teller.reference(one.place),
        other: show(other.value),
        elsewhere: teller.reference(other.place),
      };
      return {
        rule: `paper_${term}`,
        verdict: "question",
        severity: "MAJOR",
        text: words.differs(said),
        places: [one.place, other.place],
        impact: words.impactDiffers,
        question: words.askDiffers(said),
      };
    }),
  );
}

/** Who owns what after the round, line by line. */
function stepsOf(
  { conversionInPreMoney, result }: Case,
  several: boolean,
  seen: SeenInstruments,
  teller: Teller,
): CheckTable {
  const words = INSTRUMENT_SENTENCES[teller.locale];
  const currency = seen.terms.preMoney?.currency;
  const share = (shares: bigint) => teller.percent((100 * Number(shares)) / Number(result.total));
  const line = (name: string, price: string, shares: bigint) => [
    name,
    price,
    teller.count(Number(shares)),
    share(shares),
  ];
  const price = teller.money(result.price.toNumber(), currency, 4);
  const converted = result.conversions.reduce((sum, one) => sum + one.shares, 0n);
  const existing = result.total - converted - result.poolIncrease - result.newShares;
  return {
    title: several ? words.title[conversionInPreMoney ? "inside" : "outside"] : words.title.one,
    head: [words.holder, words.price, words.sharesHead, words.owns],
    rows: [
      line(words.existing, "", existing),
      ...result.conversions.map(({ instrument, price: at, shares, by }) =>
        line(`${instrument.holder} (${words.by[by]})`, teller.money(at.toNumber(), currency, 4), shares),
      ),
      ...(result.poolIncrease > 0n ? [line(words.poolIncrease, "", result.poolIncrease)] : []),
      line(words.newMoney, price, result.newShares),
      line(words.total, "", result.total),
    ],
    note: words.note,
  };
}
