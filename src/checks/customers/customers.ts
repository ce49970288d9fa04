import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import { CUSTOMER_SENTENCES } from "../../i18n/checks/customers.ts";
import { type Finding, type Input, makeCheck, type Place } from "../check.ts";
import { placeOfFact } from "../places.ts";
import type { Teller } from "../teller.ts";
import type { ClaimOfList } from "./claims.ts";
import { lookAtCohorts, type SeenCohorts } from "./cohort-look.ts";
import { type ListBeside, lookAtCustomers, type SeenList } from "./look.ts";
import { cohortFindings } from "./tell-cohorts.ts";

/** Longer sums say nothing to a reader. */
const MOST_SHOWN = 12;
/** From these shares on, one customer and five are asked about. */
const ONE_CARRIES = 25;

/** Revenue by customer and by cohort against what is stated, what of it is not recurring, who carries it and who stayed. */
export const customers = makeCheck<{ lists: ListBeside[]; cohorts: SeenCohorts[] }>({
  id: "customers",
  look: (deal) => ({ lists: lookAtCustomers(deal), cohorts: lookAtCohorts(deal.witness) }),
  tell: ({ lists, cohorts }, teller) => {
    const words = CUSTOMER_SENTENCES[teller.locale];
    const input = (name: string, places: readonly Place[], ask: string): Input[] =>
      places.length === 0 ? [{ name, place: null, ask }] : places.map((place) => ({ name, place }));
    return {
      inputs: [
        ...input(
          words.input,
          lists.map(({ list }) => list.place),
          words.ask,
        ),
        ...input(
          words.cohorts,
          cohorts.map(({ table }) => table.place),
          words.askForCohorts,
        ),
        ...cohorts
          .filter(({ table: { measure } }) => measure === null)
          .map(({ table: { place } }): Input => {
            const said = { list: place.label };
            return { name: words.cohortsOf(said), place: null, ask: words.askCohortsOf(said) };
          }),
      ],
      findings: [
        ...lists.flatMap((seen) => [
          ...bridge(seen, teller),
          ...impurity(seen, teller),
          ...concentration(seen, teller),
          ...seen.claims.map((claim) => claimed(claim, seen, teller)),
          ...kept(seen, teller),
        ]),
        ...cohorts.flatMap((seen) => cohortFindings(seen, teller)),
      ],
      tables: lists.map(({ top, currency, list }) => ({
        title: `${words.table}${CHECK_WORDS[teller.locale].colon}${list.place.label}`,
        head: words.head,
        rows: top.customers.map(({ name, value, share }) => [
          name,
          teller.money(value, currency),
          teller.percent(share, 1),
        ]),
      })),
    };
  },
});

function bridge({ bridge: seen, list, column, currency, ownTotal }: SeenList, teller: Teller): Finding[] {
  const words = CUSTOMER_SENTENCES[teller.locale];
  const money = (value: number) => teller.money(value, currency);
  const metric = `${seen.times === 12 ? "ARR" : words.metrics[seen.kind]}${words.date(column.period)}`;
  const sum = seen.times === 12 ? `12 × ${money(seen.sum)} = ${money(seen.sum * 12)}` : money(seen.sum);
  const lines = [...list.customers, ...(list.rest === null ? [] : [list.rest])].flatMap(
    (one) => one.amounts.get(column.at)?.value ?? [],
  );
  const added =
    lines.length > MOST_SHOWN
      ? sum
      : `${lines.map(money).join(" + ")} = ${money(seen.sum)}${seen.times === 12 ? `; ${sum}` : ""}`;
  const facts = {
    metric,
    list: list.place.label,
    customers: words.customers(teller.count(seen.customers), seen.andOthers),
    sum,
  };
  const findings: Finding[] = [];
  if (ownTotal !== null) {
    const said = { sum: money(ownTotal.sum), printed: money(ownTotal.printed) };
    findings.push({
      rule: "own_total",
      verdict: "question",
      severity: "MODERATE",
      text: words.ownTotal(said),
      sum: `${said.printed} − ${said.sum} = ${money(ownTotal.printed - ownTotal.sum)}`,
      computed: ownTotal.sum,
      places: [ownTotal.place],
      question: words.askTotal(said),
    });
  }
  const { stated, verdict, places } = seen;
  if (stated === null || verdict === "computed")
    return [
      ...findings,
      { rule: "bridge", verdict: "computed", text: words.computed(facts), sum: added, computed: seen.sum, places },
    ];
  const full = { ...facts, stated: stated.quantity.text.trim(), place: teller.reference(placeOfFact(stated)) };
  const shared = { rule: "bridge", sum: added, computed: seen.sum * seen.times, places };
  findings.push(
    verdict === "holds"
      ? { ...shared, verdict, text: words.holds(full) }
      : {
          ...shared,
          verdict,
          severity: "MAJOR",
          text: words.differs(full),
          impact: words.bridgeImpact(metric),
          question: words.askBridge(full),
        },
  );
  return findings;
}

function impurity({ impurity: seen, currency }: SeenList, teller: Teller): Finding[] {
  if (seen === null) return [];
  const words = CUSTOMER_SENTENCES[teller.locale];
  const money = (value: number) => teller.money(value, currency);
  const metric = words.metrics[seen.kind];
  const parts = teller.list(seen.parts.map(({ name, why, value }) => `${name} (${words.why[why]}, ${money(value)})`));
  const facts = { metric, parts, sum: money(seen.sum), share: teller.percent((seen.sum / seen.total) * 100, 1) };
  const without = money(seen.total - seen.sum);
  const places = seen.parts.map(({ place }) => place);
  const shared = {
    rule: "not_recurring",
    computed: seen.total - seen.sum,
    sum: `${money(seen.total)} − ${money(seen.sum)} = ${without}`,
  };
  if (seen.stated === null)
    return [
      {
        ...shared,
        verdict: "question",
        severity: "MODERATE",
        text: words.among(facts),
        places,
        impact: words.countedImpact({ metric, without }),
        question: words.askCounted({ metric, without }),
      },
    ];
  const all = [...places, placeOfFact(seen.stated.fact)];
  if (!seen.stated.counts) return [{ ...shared, verdict: "holds", text: words.leftOut(facts), places: all }];
  return [
    {
      ...shared,
      verdict: "flag",
      severity: "MAJOR",
      text: words.counted(facts),
      places: all,
      impact: words.countedImpact({ metric, without }),
      question: words.askCounted({ metric, without }),
    },
  ];
}

/** The number of customers, and the largest of them, as the deck tells it. */
function claimed({ of, place, atMost, given, holds }: ClaimOfList, { top, list, currency }: SeenList, teller: Teller) {
  const words = CUSTOMER_SENTENCES[teller.locale];
  const told = words.claims[of];
  const [first] = top.customers;
  const said = {
    stated: atMost ? words.atMost(place.printed) : place.printed,
    place: teller.reference(place),
    given: of === "count" ? teller.count(given) : teller.percent(given, 1),
    list: list.place.label,
    name: first?.name ?? "",
  };
  const shared = {
    rule: `stated_${of}`,
    computed: given,
    sum:
      of === "largest" && first !== undefined
        ? shareOf(first, top, currency, teller)
        : `${said.given} ${holds ? "=" : "≠"} ${said.stated}`,
    places: [place, ...(of === "largest" && first !== undefined ? [first.place] : [list.place])],
  };
  if (holds) return { ...shared, verdict: "holds", text: told.holds(said) } satisfies Finding;
  return {
    ...shared,
    verdict: "question",
    severity: "MAJOR",
    text: told.differs(said),
    impact: told.impact,
    question: told.ask(said),
  } satisfies Finding;
}

const shareOf = (
  { value, share }: { value: number; share: number },
  { of }: { of: number },
  currency: string | undefined,
  teller: Teller,
): string => `${teller.money(value, currency)} / ${teller.money(of, currency)} = ${teller.percent(share, 1)}`;

function concentration({ top, currency }: SeenList, teller: Teller): Finding[] {
  const words = CUSTOMER_SENTENCES[teller.locale];
  const [first] = top.customers;
  if (first === undefined) return [];
  const facts = {
    name: first.name,
    one: teller.percent(top.one, 1),
    five: teller.percent(top.five, 1),
    count: top.customers.length,
  };
  const carries = top.one >= ONE_CARRIES;
  return [
    {
      rule: "concentration",
      verdict: carries ? "question" : "computed",
      severity: "MAJOR",
      text: words.top(facts),
      sum: shareOf(first, top, currency, teller),
      computed: top.one,
      places: top.customers.map(({ place }) => place),
      ...(carries && { question: words.askTop(facts), impact: words.topImpact }),
    },
  ];
}

function kept({ kept: seen, currency }: SeenList, teller: Teller): Finding[] {
  if (seen === null) return [];
  const words = CUSTOMER_SENTENCES[teller.locale];
  const money = (value: number) => teller.money(value, currency);
  const text = words.kept({
    from: seen.from.heading,
    to: seen.to.heading,
    start: money(seen.start),
    lost: money(seen.lost),
    less: money(seen.less),
    more: money(seen.more),
    end: money(seen.end),
    nrr: teller.percent((seen.end / seen.start) * 100, 1),
    logos: `${teller.count(seen.lostCustomers)} / ${teller.count(seen.startCustomers)}`,
  });
  const [end, start] = [money(seen.end), money(seen.start)];
  const sum = `${start} − ${money(seen.lost)} − ${money(seen.less)} + ${money(seen.more)} = ${end}; ${end} / ${start} = ${teller.percent((seen.end / seen.start) * 100, 1)}`;
  return [
    { rule: "kept", verdict: "computed", text, sum, computed: (seen.end / seen.start) * 100, places: seen.places },
    ...seen.stated.map(({ fact, computed, agrees }): Finding => {
      const place = placeOfFact(fact);
      const facts = {
        measure: words.measures[fact.topic ?? ""] ?? fact.label,
        stated: fact.quantity.text.trim(),
        computed: teller.percent(computed, 1),
        place: teller.reference(place),
      };
      const shared = { rule: `kept_${fact.topic}`, computed, places: [place, ...seen.places], sum };
      return agrees
        ? { ...shared, verdict: "holds", text: words.keptAgrees(facts) }
        : {
            ...shared,
            verdict: "question",
            severity: "MAJOR",
            text: words.keptDiffers(facts),
            question: words.askKept(facts),
            impact: words.keptImpact,
          };
    }),
  ];
}
