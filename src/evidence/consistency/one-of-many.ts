import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { fold } from "../../lexicon/fold.ts";
import { speaksOfExit } from "../../lexicon/plans.ts";
import { TICKED } from "../../lexicon/statuses.ts";
import { STAKE } from "../../lexicon/sums.ts";
import { findQuantities } from "../../quantities/find.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { FLOWS } from "../../quantities/topics/time.ts";
import { findFacts, readDossier } from "../facts/find.ts";
import { placesOf } from "./places.ts";
import { passagesOf, plainQuantities } from "./words/passage.ts";

/** What a page lists several of is no evidence of one value; beside the others it still makes a sum. */
const LISTED = new Set(["price", "take_rate", "unit_cost"]);

/** Ways to earn that may stand beside a fee. */
const EARNED = new Set(["take_rate", "price", "gross_margin", "recurring_revenue", "mrr", "arr"]);

const OF_OTHERS = new Set(["third_party", "example"]);

/** Prices, fees and costs that are some of several of their kind. */
export function oneOfMany(dossier: Dossier): Fact[] {
  const evidence = new Set(findFacts(dossier).map(({ id }) => id));
  const isOnly = onlyWayToEarn(dossier);
  return readDossier(dossier).all.filter(
    (fact) => LISTED.has(fact.topic ?? "") && fact.sureness >= SURE_ENOUGH && !evidence.has(fact.id) && isOnly(fact),
  );
}

/** The facts without terms of a worked sum: "450 000 ÷ 50 000 users" says how it was reckoned, not how many there are. */
export function withoutTerms<One extends Fact>(facts: readonly One[]): One[] {
  const lines = Map.groupBy(facts, ({ document, topic, passage }) => [document, topic, passage].join("|"));
  return facts.filter((fact) => {
    const { document, topic, passage, quantity } = fact;
    const at = passage.indexOf(quantity.text);
    const [before, after] = [passage.slice(0, Math.max(0, at)), passage.slice(at + quantity.text.length)];
    if (at < 0) return true;
    if (/(?:[÷×]|\d[^\d=;.]{0,30}\s[x*])\s*$/u.test(before) || /^[^=;.]{0,12}[÷×][^=]*=/u.test(after)) return false;
    // "LTV | 24.75 * 6 months | 148.50": what begins the sum is not what it comes to.
    const same = lines.get([document, topic, passage].join("|")) ?? [];
    return !FIRST_TERM.test(after) || !same.some(({ quantity: { text } }) => passage.lastIndexOf(text) > at);
  });
}

const FIRST_TERM = /^[\s\p{L}]{0,12}\s[*/x]\s[(]?\p{Sc}?\s?\d/u;

/** The facts without what a single cheque buys ("250 K€ = 1.6 % of the shares"): it is no part that the round takes. */
export function withoutTickets<One extends Fact>(facts: readonly One[]): One[] {
  const rounds = new Set(facts.flatMap(({ topic, quantity }) => (topic === "round_size" ? [quantity.value] : [])));
  return facts.filter(({ topic, passage }) => {
    if (topic !== "dilution" || rounds.size === 0 || !STAKE.test(fold(passage))) return true;
    const amounts = findQuantities(passage).flatMap((one) =>
      "ambiguous" in one || one.unit !== "money" ? [] : [one.value],
    );
    return amounts.length !== 1 || rounds.has(amounts[0] as number);
  });
}

/** The facts without shares told apart from the round, where one stands beside it: a hire's, a partner's, an option's. */
export function dilutionsBesideRound<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  const placeOf = placesOf(dossier);
  const priced = new Set(facts.flatMap(({ topic, address }) => (PRICED.has(topic ?? "") ? [placeOf(address)] : [])));
  const isBeside = ({ address }: Fact) => priced.has(placeOf(address));
  const some = facts.some((fact) => fact.topic === "dilution" && isBeside(fact));
  return facts.filter((fact) => fact.topic !== "dilution" || !some || isBeside(fact));
}

const PRICED = new Set(["round_size", "valuation", "valuation_pre_money", "valuation_post_money"]);

/** The facts without fees that are one of several ways to earn: on the volume they do not make the revenue. */
export function onlyIncomes<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  return facts.filter(onlyWayToEarn(dossier));
}

/** "5–8 % margin plus a fee of 1.5 %": the fee is part of what is earned. */
function onlyWayToEarn(dossier: Dossier): (fact: Fact) => boolean {
  const placeOf = placesOf(dossier);
  const earning = Map.groupBy(
    readDossier(dossier).all.filter(({ topic }) => EARNED.has(topic ?? "")),
    ({ address }) => placeOf(address),
  );
  return ({ topic, address, quantity }) => {
    const others = topic === "take_rate" ? (earning.get(placeOf(address)) ?? []) : [];
    return others.every((one) => one.topic === "take_rate" && one.quantity.value === quantity.value);
  };
}

/** What the company is to earn when it is sold: no evidence of anything, and still no more than its market. */
export function atExit(dossier: Dossier): Fact[] {
  return readDossier(dossier)
    .all.filter(({ topic, label, passage, nature, sureness }) => {
      const isIncome = topic === "revenue" || topic === "arr";
      // A row of other companies under the heading "ARR" does not name what it counts.
      const named = fold(passage).includes(fold(label));
      return isIncome && named && sureness < SURE_ENOUGH && !OF_OTHERS.has(nature) && speaksOfExit(passage);
    })
    .map((fact) => ({ ...fact, subject: "company", nature: "projection" as const }));
}

/** Without what a page on what was reached ticks off at a month of its own count ("✓ Month 6: 5 k"): no month of the plan. */
export function withoutReached<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  const ticked = facts.filter(({ period = "", passage }) => /^[MYQ]\d/u.test(period) && TICKED.test(passage));
  if (ticked.length === 0) return [...facts];
  const placeOf = placesOf(dossier);
  const reached = new Set(passagesOf(dossier).flatMap(({ role, place }) => (role === "traction" ? [place] : [])));
  return facts.filter((fact) => !ticked.includes(fact) || !reached.has(placeOf(fact.address)));
}

/** Without bare numbers under the name of a rate, where the same page prints that rate with its sign: they are amounts. */
export function withoutBareRates<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  const placeOf = placesOf(dossier);
  const keyOf = ({ topic, period, address }: Fact) => `${topic}|${period}|${placeOf(address)}`;
  const isBare = ({ quantity }: Fact) =>
    quantity.unit === "percent" && !/%|percent|pour ?cent|por ?cento/iu.test(quantity.text);
  const signed = new Set(
    facts.flatMap((fact) => (fact.quantity.unit === "percent" && !isBare(fact) ? [keyOf(fact)] : [])),
  );
  return facts.filter((fact) => !isBare(fact) || !signed.has(keyOf(fact)));
}

/** "12 k€ → 85 k€ a month (608 % growth)" grows from what its own line names, whatever that is, and from no year's revenue. */
export function withoutOwnGrowth<One extends Fact>(facts: readonly One[]): One[] {
  return facts.filter(({ topic, passage, quantity }) => {
    if (!/_growth$/u.test(topic ?? "") || !/→|->/u.test(passage)) return true;
    const [from, to] = plainQuantities(passage).filter(
      ({ unit }) => unit === "money" || unit === "count" || unit === "number",
    );
    if (from === undefined || to === undefined || from.value <= 0) return true;
    return Math.abs((to.value / from.value - 1) * 100 - quantity.value) > Math.max(1, quantity.value / 50);
  });
}

/**
 * Without what a line says of one part only: a table elsewhere has its very figure in a column of parts, beside their
 * total of the same time. "Total MRR 161 K | ARR 1.94 M" under subscriptions, beside "ARR SaaS 1.94 M … ARR in all 2.28 M".
 */
export function withoutParts<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  const { all } = readDossier(dossier);
  const rowOf = ({ document, topic, period, passage }: Fact) => [document, topic, period, passage].join("|");
  const sizeOf = ({ document, topic, period, quantity }: Fact) => [document, topic, period, quantity.value].join("|");
  const isSure = ({ sureness }: Fact) => sureness >= SURE_ENOUGH;
  const totals = Map.groupBy(all.filter(isSure), rowOf);
  const isPart = (one: Fact) =>
    one.topic !== null &&
    !isSure(one) &&
    one.quantity.unit === "money" &&
    (totals.get(rowOf(one)) ?? []).some(({ quantity }) => quantity.value > one.quantity.value);
  const parts = Map.groupBy(all.filter(isPart), sizeOf);
  const elsewhere = (one: Fact) => (parts.get(sizeOf(one)) ?? []).some(({ passage }) => passage !== one.passage);
  const placeOf = placesOf(dossier);
  const ofPart = all.filter((one) => isSure(one) && elsewhere(one));
  // What the same page says of its months is of the same part.
  const isOfIt = (fact: Fact) =>
    ofPart.some(
      (one) =>
        one.id === fact.id ||
        (one.period === fact.period &&
          placeOf(one.address) === placeOf(fact.address) &&
          Math.abs((fact.quantity.value * 12) / one.quantity.value - 1) < 0.005),
    );
  return facts.filter((fact) => !isOfIt(fact));
}

/** Without a "market size" that is the very figure of the served market: it is that, and no other whole. */
export function withoutServedAsWhole<One extends Fact>(facts: readonly One[]): One[] {
  const served = new Set(facts.flatMap((fact) => (fact.topic === "sam" ? [sizeKey(fact)] : [])));
  return facts.filter(
    (fact) => fact.topic !== "tam" || /\btam\b|total addressable/iu.test(fact.label) || !served.has(sizeKey(fact)),
  );
}

const sizeKey = ({ document, quantity: { value, currency } }: Fact): string => [document, value, currency].join("|");

/** Without what a page gives one label several values of and no time ("last 4 months | 11 months"): nobody says which is meant. */
export function withoutOpenColumns<One extends Fact>(facts: readonly One[], dossier: Dossier): One[] {
  const placeOf = placesOf(dossier);
  const keyOf = ({ topic, address, label }: Fact) => [placeOf(address), topic, fold(label)].join("|");
  const open = Map.groupBy(
    facts.filter(({ topic, period }) => period === undefined && FLOWS.has(topic ?? "")),
    keyOf,
  );
  return facts.filter((fact) => {
    const all = fact.period === undefined ? (open.get(keyOf(fact)) ?? []) : [];
    return all.every(({ quantity }) => quantity.value === fact.quantity.value);
  });
}

/** Without those whom one channel wins ("expected conversions: 533 customers"): they are not all that there are. */
export const withoutConversions = <One extends Fact>(facts: readonly One[]): One[] =>
  facts.filter(({ topic, passage }) => topic !== "customers" || !CONVERSIONS.test(fold(passage)));
const CONVERSIONS = /^\P{L}*(?:\p{L}+ )?convers(?:ions?|oes)(?: \p{L}+)? ?:/u;

/** "0 churn" is a churn of nought per cent. */
export function noChurn(dossier: Dossier): Fact[] {
  return readDossier(dossier).all.flatMap((fact) => {
    const { topic, label, quantity, nature, source, readBy } = fact;
    const none = topic === null && quantity.value === 0 && /^churn\b/u.test(fold(label));
    if (!none || source !== "deck" || readBy === "ocr" || OF_OTHERS.has(nature)) return [];
    const ofDays = /\d\s?(?:days|jours|dias|months|mois|meses|weeks|semaines|semanas)/iu.test(fact.passage);
    return ofDays
      ? []
      : [{ ...fact, topic: "churn", sureness: 1, quantity: { ...quantity, unit: "percent" as const } }];
  });
}

/** "5x ARR = $2.8M" is a price, and no ARR. */
const A_MULTIPLE =
  /\d\s?[x×]\s?(?:the )?(?:arr|mrr|revenues?|sales|ca|chiffre d['’]affaires|receitas?|vendas)\s*[)]?\s*[=→≈]/iu;

/** Without amounts that are so many times the figure whose name stands beside them. */
export const withoutMultiples = <One extends Fact>(facts: readonly One[]): One[] =>
  facts.filter(({ passage, quantity }) => quantity.unit !== "money" || !A_MULTIPLE.test(passage));
