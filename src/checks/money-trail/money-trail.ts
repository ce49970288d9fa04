import { MONEY_TRAIL_SENTENCES } from "../../i18n/checks/money-trail.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { type Finding, makeCheck } from "../check.ts";
import { placeOfFact } from "../places.ts";
import type { Teller } from "../teller.ts";
import type { Break, Trail } from "./join.ts";
import { lookAtTrails, type SeenTrail, type Trailed } from "./look.ts";

/** Cash, burn and revenue as stated, against the lines of banks and ledgers. */
export const moneyTrail = makeCheck<SeenTrail[]>({
  id: "money_trail",
  look: lookAtTrails,
  tell: (seen, teller) => {
    const words = MONEY_TRAIL_SENTENCES[teller.locale];
    return {
      inputs:
        seen.length === 0
          ? [{ name: words.input, place: null, ask: words.ask }]
          : seen.flatMap(({ trail }) => trail.files.map((place) => ({ name: words.input, place }))),
      findings: seen.flatMap(({ trail, found }) => [
        ...found.map((one) => told(one, trail, teller)),
        ...trail.breaks.map((one) => broken(one, trail, teller)),
      ]),
    };
  },
});

function told({ rule, value, when, stated, verdict, places, parts }: Trailed, trail: Trail, teller: Teller): Finding {
  const words = MONEY_TRAIL_SENTENCES[teller.locale];
  const facts = {
    what: words.what[rule],
    value: teller.money(Math.round(value), stated?.quantity.currency ?? trail.currency ?? undefined),
    when: sayPeriod(when, teller.locale),
    file: trail.name,
  };
  const money = (amount: number) =>
    teller.money(Math.round(amount), stated?.quantity.currency ?? trail.currency ?? undefined);
  const about = rule === "cash" || rule === "burn" ? trail.name : `${trail.name} ${when}`;
  const shared = {
    rule,
    about,
    computed: value,
    places,
    sum: parts === null ? null : added(parts, facts.value, money),
  };
  if (stated === null || verdict === "computed") return { ...shared, verdict: "computed", text: words.computed(facts) };
  const full = { ...facts, stated: stated.quantity.text.trim(), place: teller.reference(placeOfFact(stated)) };
  if (verdict === "near") return { ...shared, verdict: "computed", text: words.near(full) };
  if (verdict === "holds") return { ...shared, verdict, text: words.holds(full) };
  return {
    ...shared,
    verdict,
    severity: "MAJOR",
    text: words.differs(full),
    sum: [
      ...(shared.sum === null ? [] : [shared.sum]),
      `${full.stated} − ${facts.value} = ${money(Math.abs(stated.quantity.value) - value)}`,
    ].join("; "),
    impact: words.impact[rule],
    question: words.question(full),
  };
}

/** "€540,000 − €210,000 = €330,000", over so many months. */
function added(
  { terms, over }: NonNullable<Trailed["parts"]>,
  value: string,
  money: (amount: number) => string,
): string {
  const [first = 0, ...rest] = terms;
  const sum = rest.reduce((text, term) => `${text} ${term < 0 ? "−" : "+"} ${money(Math.abs(term))}`, money(first));
  return `${over === 1 ? sum : `(${sum}) / ${over}`} = ${value}`;
}

/** A month that is not there, or a statement that is not the account's. */
function broken({ end, start }: Break, trail: Trail, teller: Teller): Finding {
  const words = MONEY_TRAIL_SENTENCES[teller.locale];
  const money = (value: number) => teller.money(value, trail.currency ?? undefined, 2);
  const facts = {
    file: trail.name,
    before: teller.reference(end.place),
    ends: money(end.value),
    after: teller.reference(start.place),
    begins: money(start.value),
  };
  return {
    rule: "statements_chain",
    about: facts.file,
    verdict: "question",
    severity: "MODERATE",
    text: words.broken(facts),
    sum: `${facts.begins} − ${facts.ends} = ${money(start.value - end.value)}`,
    computed: start.value - end.value,
    places: [end.place, start.place],
    impact: words.brokenImpact,
    question: words.askBroken(facts),
  };
}
