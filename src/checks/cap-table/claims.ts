import type { Fact } from "../../domain/fact.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import {
  AFTER_ROUND,
  BEFORE_ROUND,
  FOUNDERS,
  HELD_LATER,
  HOLDS,
  NEW_MONEY,
  NOT_OWNED,
  OTHER_PARTY,
  SOLD,
} from "../../lexicon/equity.ts";
import { fold } from "../../lexicon/fold.ts";
import { findQuantities } from "../../quantities/find.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { CheckedDeal, Place } from "../check.ts";
import { convertRound, type RoundResult } from "../equity/convert.ts";
import { roundOf } from "../instruments/rounds.ts";
import { placeOfFact, placeOfPassage } from "../places.ts";
import type { RoundTerms } from "../round-terms.ts";
import { type ImpliedValuation, impliedValuation } from "./implied.ts";
import type { CapLine, CapTable } from "./read.ts";
import type { CapTableFacts } from "./verify.ts";

/** A share of the company that the papers give, with what it was divided from. */
export interface Given {
  share: number;
  part: number;
  whole: number;
  /** In money where it is a round's, else in shares. */
  currency?: string | undefined;
  isMoney: boolean;
  /** The pool is left out of what it is divided by. */
  undiluted?: true;
}

/** What a paper says that somebody owns, and what cap table and round give for it. */
export interface Claim {
  of: "pool" | "founders" | "newMoney";
  place: Place;
  when: CapTable["when"];
  given: Given[];
  holds: boolean;
}

/** What the papers say of shares held, beside what can be computed of it. */
export interface Claims {
  compared: Claim[];
  /** The lines of the table that are the founders'. */
  founders: CapLine[];
  /** A paper says what the founders hold, and no line of the table is known as theirs. */
  foundersUnknown: boolean;
  /** What is said of the founders after a round that cannot be computed. */
  notCompared: Place[];
  /** The valuation that the one share sold gives, where no paper states any. */
  implied: ImpliedValuation | null;
}

/** A share in percent that a paper states. */
export interface Stated {
  place: Place;
  value: number;
  step: number;
  when: CapTable["when"];
}

/** A round is told in round figures: half a point is no other share. */
const ROOM = 0.5;

/** Pool, founders and new money as the papers state them in percent, against the cap tables and the round. */
export function ownedAsStated(deal: CheckedDeal, tables: readonly CapTableFacts[], terms: RoundTerms): Claims {
  const { witness } = deal;
  const own = new Set(tables.map(({ table }) => table.document));
  const elsewhere = ({ place }: Stated) => !own.has(place.document);
  const said = (topic: string) => statedPercents(witness, topic).filter(elsewhere);
  const founders = foundersOf(tables, witness);
  const held = heldAsSaid(witness).filter(elsewhere);
  const by = (party: Party) => held.filter((one) => one.party === party);
  const rounds = roundsAfter(deal);
  const sold = theOneOfEach(onceEach([...said("dilution"), ...by("newMoney")]));
  const tell = (of: Claim["of"], one: Stated, given: Given[], room = 0): Claim[] =>
    given.length === 0 ? [] : [{ of, place: one.place, when: one.when, given, holds: isAmong(one, given, room) }];
  return {
    compared: [
      ...said("option_pool")
        // "The founders have 70% and the pool is 10%": what a sentence gives to somebody is not the pool's.
        .filter((one) => !held.some((other) => keyOf(other) === keyOf(one)))
        .flatMap((one) => tell("pool", one, poolGiven(tables, one.when))),
      ...by("founders").flatMap((one) =>
        tell("founders", one, foundersGiven(founders, tables, rounds, one.when), ROOM),
      ),
      ...sold.flatMap((one) => tell("newMoney", one, newMoneyGiven(terms, rounds), ROOM)),
    ],
    founders,
    foundersUnknown: tables.length > 0 && founders.length === 0 && by("founders").length > 0,
    notCompared:
      founders.length > 0 && rounds.length === 0
        ? by("founders").flatMap(({ when, place }) => (when === "after" ? place : []))
        : [],
    implied: impliedValuation(sold, terms),
  };
}

const isAmong = ({ value, step }: Stated, given: readonly Given[], room: number): boolean =>
  given.some(({ share }) => Math.abs(share - value) <= step / 2 + room + 1e-9);

const inShares = (part: number, whole: number): Given => ({ share: (100 * part) / whole, part, whole, isMoney: false });
/** The same of the shares without the pool, where there is one. */
const withoutPool = (part: number, whole: number, pool: number): Given[] =>
  pool === 0 ? [] : [{ ...inShares(part, whole - pool), undiluted: true }];

function statedPercents(witness: Witness, topic: string): Stated[] {
  return witness
    .says({ topic, of: "company" })
    .filter((fact) => isPlain(fact) && (fact.sureness >= SURE_ENOUGH || SOLD.test(fold(fact.passage))))
    .map((fact) => ({
      place: placeOfFact(fact),
      value: fact.quantity.value,
      step: fact.quantity.step,
      when: momentOf(`${fact.label} ${fact.passage}`),
    }));
}

const isPlain = ({ quantity, only, subject }: Fact): boolean =>
  isShare(quantity) && only === undefined && subject === "company";

function momentOf(text: string): CapTable["when"] {
  const folded = fold(text);
  return AFTER_ROUND.test(folded) ? "after" : BEFORE_ROUND.test(folded) ? "before" : null;
}

/** A pool after the round is no share of the table before it. */
const poolGiven = (tables: readonly CapTableFacts[], when: CapTable["when"]): Given[] =>
  tables
    .filter(({ table }) => when === null || (when === "after" ? table.when === "after" : table.when !== "after"))
    .flatMap(({ pool, allShares }) => (pool === null || allShares === null ? [] : [inShares(pool, allShares)]));

/** The company after the round, in both readings of the pre-money; none where a term or a paper is open. */
function roundsAfter(deal: CheckedDeal): RoundResult[] {
  const found = roundOf(deal);
  if (found === null) return [];
  return [true, false].flatMap((conversionInPreMoney) => convertRound({ ...found.round, conversionInPreMoney }) ?? []);
}

/** What the money buys: of the post-money, and of all shares once papers convert and the pool is made. */
function newMoneyGiven({ preMoney, amount }: RoundTerms, rounds: readonly RoundResult[]): Given[] {
  if (preMoney === null || amount === null || preMoney.currency !== amount.currency) return [];
  const whole = preMoney.value + amount.value;
  const { currency } = preMoney;
  return [
    { share: (100 * amount.value) / whole, part: amount.value, whole, currency, isMoney: true },
    ...rounds.flatMap(({ newShares, existingOwn, total }) => {
      // Who was there before is also diluted by what converts and by the pool.
      const others = Number(total) * (1 - existingOwn.toNumber());
      return [inShares(Number(newShares), Number(total)), inShares(Math.round(others), Number(total))];
    }),
  ];
}

/** With the pool counted and without it: papers say both. */
function foundersGiven(
  founders: readonly CapLine[],
  tables: readonly CapTableFacts[],
  rounds: readonly RoundResult[],
  when: CapTable["when"],
): Given[] {
  const held = founders.reduce((sum, { shares }) => sum + (shares?.value ?? 0), 0);
  const [before] = tables.filter(({ table, allShares }) => table.when !== "after" && allShares !== null);
  if (held === 0 || before?.allShares == null) return [];
  const pool = before.pool ?? 0;
  const now = [inShares(held, before.allShares), ...withoutPool(held, before.allShares, pool)];
  const later = rounds.flatMap(({ total, poolIncrease }) => {
    const all = Number(total);
    return [inShares(held, all), ...withoutPool(held, all, pool + Number(poolIncrease))];
  });
  return when === "after" ? later : when === "before" ? now : [...now, ...later];
}

/** Lines that call themselves so; else those whose holder a paper calls a founder. */
function foundersOf(tables: readonly CapTableFacts[], witness: Witness): CapLine[] {
  const table = tables.find(({ table: { when }, allShares }) => when !== "after" && allShares !== null);
  const holders = (table?.lines ?? []).filter(({ kind, shares }) => kind === "holder" && shares !== null);
  const named = holders.filter(({ holder, shareClass }) => FOUNDERS.test(fold(`${holder} ${shareClass ?? ""}`)));
  if (named.length > 0) return named;
  const called = witness
    .passages()
    .map(({ text }) => fold(text))
    .filter((text) => FOUNDERS.test(text));
  return holders.filter(
    ({ holder }) => /\p{L}\s\p{L}/u.test(holder) && called.some((text) => text.includes(fold(holder))),
  );
}

type Party = Exclude<Claim["of"], "pool">;
const PARTIES = { founders: FOUNDERS, newMoney: NEW_MONEY } as const;
const partyIn = (folded: string): Party | undefined =>
  (Object.keys(PARTIES) as Party[]).find((party) => PARTIES[party].test(folded));

/** What a page says in a sentence and what the witness reads there is one statement. */
const onceEach = (said: readonly Stated[]): Stated[] => [...new Map(said.map((one) => [keyOf(one), one])).values()];
/** A document that says several shares lists what tickets of several sizes buy: none of them is the round's. */
const theOneOfEach = (said: readonly Stated[]): Stated[] =>
  said.filter(({ place, value }) =>
    said.every((other) => other.place.document !== place.document || other.value === value),
  );
const keyOf = ({ place, value }: Stated): string => `${JSON.stringify(place.address)} ${value}`;

/** What sentences say that founders and new investors hold. */
function heldAsSaid(witness: Witness): (Stated & { party: Party })[] {
  return witness
    .passages()
    .filter(({ document: { source, role }, text, row }) => {
      const isOwn = (source === "deck" || source === "financial_model") && role !== "outside";
      return isOwn && partyIn(fold(text)) !== undefined && row.cells.every(({ ocr }) => ocr === undefined);
    })
    .flatMap(heldOn);
}

/** "The founders hold 75% today and will hold 60% after the round": a clause without a party goes on with the last. */
function heldOn(passage: Passage): (Stated & { party: Party })[] {
  const { text } = passage;
  const found = findQuantities(text).filter((one): one is Quantity => !("ambiguous" in one) && isShare(one));
  let party: Party | undefined;
  return clausesOf(text).flatMap(({ clause, start }) => {
    const folded = fold(clause);
    const others = OTHER_PARTY.test(folded.replace(NEW_MONEY, " "));
    party = partyIn(folded) ?? (others ? undefined : party);
    const [only, ...more] = found.filter((one) => one.start >= start && one.end <= start + clause.length);
    if (party === undefined || only === undefined || more.length > 0) return [];
    if (others || !HOLDS.test(folded) || NOT_OWNED.test(folded)) return [];
    const printed = only.text.trim();
    const place = placeOfPassage(passage, { label: clause.trim(), printed, value: only.value });
    const when = momentOf(clause) ?? (HELD_LATER.test(folded) ? "after" : null);
    return [{ party, place, value: only.value, step: only.step, when }];
  });
}

const isShare = ({ unit, range, bound }: Quantity): boolean =>
  unit === "percent" && range === undefined && bound === undefined;

const CLAUSE_ENDS = /[.;](?=\s|$)|,\s|\s(?:and|et|e|then|puis|but|mais|mas)\s/u;

function clausesOf(text: string): { clause: string; start: number }[] {
  let start = 0;
  return text.split(CLAUSE_ENDS).map((clause) => {
    const at = text.indexOf(clause, start);
    start = at + clause.length;
    return { clause, start: at };
  });
}
