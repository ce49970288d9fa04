import type { CheckTable } from "../../domain/check.ts";
import { INSTRUMENT_SENTENCES } from "../../i18n/checks/instruments.ts";
import { type CheckedDeal, type Finding, type Input, makeCheck, type Place } from "../check.ts";
import { type Conversion, convertRound, type RoundResult } from "../equity/convert.ts";
import { daysBetween } from "../equity/instrument.ts";
import type { Teller } from "../teller.ts";
import { type ReadInstrument, readInstruments } from "./read.ts";
import { lackingRound, roundsOf, type StatedRound } from "./rounds.ts";

/** One way to count the pre-money of one document's round, and what comes of it. */
interface Case extends Pick<StatedRound, "round" | "by" | "currency" | "closingAssumed"> {
  conversionInPreMoney: boolean;
  result: RoundResult;
}

interface SeenInstruments {
  instruments: ReadInstrument[];
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
      findings: [
        ...conflictFindings(seen, teller),
        ...disputeFindings(seen, teller),
        ...conversionFindings(seen, teller),
      ],
      tables: byDocument(cases).flatMap((ways) => ways.map((one) => stepsOf(one, ways.length > 1, teller))),
    };
  },
});

function lookAtInstruments(deal: CheckedDeal): SeenInstruments {
  const read = readInstruments(deal.witness);
  const cases = (read.length === 0 ? [] : roundsOf(deal)).flatMap(({ said, ...stated }) =>
    (said ? [true] : [true, false]).flatMap((conversionInPreMoney): Case[] => {
      const result = convertRound({ ...stated.round, conversionInPreMoney });
      return result === null ? [] : [{ ...stated, conversionInPreMoney, result }];
    }),
  );
  return { instruments: read, lacking: (teller) => lackingRound(deal, teller), cases };
}

/** The cases of each document that states the round, where they do not say the same. */
const byDocument = (cases: readonly Case[]): Case[][] => [...Map.groupBy(cases, ({ by }) => by).values()];

function conversionFindings({ cases, instruments: read }: SeenInstruments, teller: Teller): Finding[] {
  return byDocument(cases).flatMap(([first, second]) =>
    first === undefined
      ? []
      : first.result.conversions.map((conversion, at) =>
          conversionFinding(conversion, first, second?.result.conversions[at], read[at]?.place, teller),
        ),
  );
}

function conversionFinding(
  conversion: Conversion,
  first: Case,
  other: Conversion | undefined,
  place: Place | undefined,
  teller: Teller,
): Finding {
  const words = INSTRUMENT_SENTENCES[teller.locale];
  const { instrument, amount, by, price, shares, owned } = conversion;
  const { currency } = first;
  const told = words.converts({
    holder: instrument.holder,
    kind: words.kinds[instrument.kind],
    amount: teller.money(amount.toNumber(), currency),
    by: words.by[by],
    price: teller.money(price.toNumber(), currency, 4),
    shares: teller.count(Number(shares)),
    owned: teller.percent(owned.toNumber() * 100),
    other: other === undefined ? null : teller.percent(other.owned.toNumber() * 100),
  });
  const until = instrument.interest === undefined ? null : assumedDay(first, teller);
  const text = until === null ? told : `${told} ${words.until(until)}`;
  return {
    rule: "conversion",
    about: instrument.holder,
    verdict: "computed",
    text: first.by === null ? text : `${words.asIn(teller.reference(first.by))}${text}`,
    sum: stepsTo(conversion, first, teller, currency).join("; "),
    computed: Number(shares),
    places: [place, first.by].filter((one) => one !== null && one !== undefined),
  };
}

/** The day to which interest is counted where no paper states the closing. */
const assumedDay = ({ closingAssumed, round: { closing } }: Case, teller: Teller): string | null =>
  closingAssumed && closing !== null ? teller.day(closing) : null;

/** The round's terms differ between two documents: what each makes of the round, side by side, and which is right. */
function disputeFindings({ cases }: SeenInstruments, teller: Teller): Finding[] {
  const versions = byDocument(cases).flatMap(([first]) => (first?.by == null ? [] : [{ ...first, by: first.by }]));
  if (versions.length < 2) return [];
  const words = INSTRUMENT_SENTENCES[teller.locale];
  const said = versions.map(({ by, round, result, currency }) => ({
    place: teller.reference(by),
    preMoney: teller.money(round.preMoney, currency),
    amount: teller.money(round.newMoney, currency),
    owned: teller.percent((100 * Number(result.newShares)) / Number(result.total)),
  }));
  return [
    {
      rule: "round_terms",
      verdict: "question",
      severity: "MAJOR",
      text: words.roundDiffers(teller.list(said.map(words.roundSaid))),
      places: versions.map(({ by }) => by),
      impact: words.impactRound,
      question: words.askRound(teller.list(said.map(({ place }) => place))),
    },
  ];
}

/** From the money put in to the shares: interest, what each term gives, the division. */
function stepsTo(
  { instrument, amount, price, offers, shares }: Conversion,
  { result, round: { closing } }: Case,
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
        about: holder,
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
function stepsOf(one: Case, several: boolean, teller: Teller): CheckTable {
  const { conversionInPreMoney, result, by, currency } = one;
  const words = INSTRUMENT_SENTENCES[teller.locale];
  const title = several ? words.title[conversionInPreMoney ? "inside" : "outside"] : words.title.one;
  const share = (shares: bigint) => teller.percent((100 * Number(shares)) / Number(result.total));
  const line = (name: string, price: string, shares: bigint) => [
    name,
    price,
    teller.count(Number(shares)),
    share(shares),
  ];
  const price = teller.money(result.price.toNumber(), currency, 4);
  const converted = result.conversions.reduce((sum, one) => sum + one.shares, 0n);
  const until = assumedDay(one, teller);
  const existing = result.total - converted - result.poolIncrease - result.newShares;
  return {
    title: by === null ? title : `${title} (${teller.reference(by)})`,
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
    note: until === null ? words.note : `${words.until(until)} ${words.note}`,
  };
}
