import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import { CUSTOMER_SENTENCES } from "../../i18n/checks/customers.ts";
import { type Finding, type Input, makeCheck, type Place } from "../check.ts";
import { placeOfFact } from "../places.ts";
import type { Teller } from "../teller.ts";
import { lookAtCohorts, type SeenCohorts } from "./cohort-look.ts";
import { lookAtCustomers, type SeenList } from "./look.ts";
import { cohortFindings } from "./tell-cohorts.ts";

/** From these shares on, one customer and five are asked about. */
const ONE_CARRIES = 25;

/** Revenue by customer and by cohort against what is stated, what of it is not recurring, who carries it and who stayed. */
export const customers = makeCheck<{ lists: SeenList[]; cohorts: SeenCohorts[] }>({
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
      ],
      findings: [
        ...lists.flatMap((seen) => [
          ...bridge(seen, teller),
          ...impurity(seen, teller),
          ...concentration(seen, teller),
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
      computed: ownTotal.sum,
      places: [ownTotal.place],
      question: words.askTotal(said),
    });
  }
  const { stated, verdict, places } = seen;
  if (stated === null || verdict === "computed")
    return [
      ...findings,
      { rule: "bridge", verdict: "computed", text: words.computed(facts), computed: seen.sum, places },
    ];
  const full = { ...facts, stated: stated.quantity.text.trim(), place: teller.reference(placeOfFact(stated)) };
  const shared = { rule: "bridge", sum, computed: seen.sum * seen.times, places };
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

function concentration({ top }: SeenList, teller: Teller): Finding[] {
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
  return [
    { rule: "kept", verdict: "computed", text, computed: (seen.end / seen.start) * 100, places: seen.places },
    ...seen.stated.map(({ fact, computed, agrees }): Finding => {
      const place = placeOfFact(fact);
      const facts = {
        measure: words.measures[fact.topic ?? ""] ?? fact.label,
        stated: fact.quantity.text.trim(),
        computed: teller.percent(computed, 1),
        place: teller.reference(place),
      };
      const shared = { rule: `kept_${fact.topic}`, computed, places: [place, ...seen.places], sum: text };
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
