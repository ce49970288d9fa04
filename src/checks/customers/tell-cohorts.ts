import { CUSTOMER_SENTENCES } from "../../i18n/checks/customers.ts";
import type { Finding } from "../check.ts";
import { placeOfFact } from "../places.ts";
import type { Teller } from "../teller.ts";
import type { CohortBridge, CohortKept, SeenCohorts } from "./cohort-look.ts";

/** What the triangles of cohorts come to. */
export const cohortFindings = (seen: SeenCohorts, teller: Teller): Finding[] => [
  ...(seen.bridge === null ? [] : [bridge(seen.bridge, seen, teller)]),
  ...seen.kept.map((one) => kept(one, seen, teller)),
  ...grown(seen, teller),
];

const MOST_SHOWN = 8;

function bridge(
  { period, sum, parts, times, topic, stated, holds, places }: CohortBridge,
  { table }: SeenCohorts,
  teller: Teller,
): Finding {
  const words = CUSTOMER_SENTENCES[teller.locale];
  const money = (value: number) => teller.money(value, stated?.quantity.currency);
  const added = parts.length > MOST_SHOWN ? money(sum) : `${parts.map(money).join(" + ")} = ${money(sum)}`;
  const facts = {
    metric: `${words.metrics[topic as keyof typeof words.metrics]} (${period})`,
    list: table.place.label,
    cohorts: teller.count(table.cohorts.length),
    sum: times === 12 ? `12 × ${money(sum)} = ${money(sum * 12)}` : money(sum),
  };
  const shared = {
    rule: "cohort_bridge",
    sum: times === 12 ? `${added}; ${facts.sum}` : added,
    computed: sum * times,
    places,
  };
  if (stated === null) return { ...shared, verdict: "computed", text: words.cohortsComputed(facts) };
  const full = { ...facts, stated: stated.quantity.text.trim(), place: teller.reference(placeOfFact(stated)) };
  if (holds) return { ...shared, verdict: "holds", text: words.cohortsHold(full) };
  return {
    ...shared,
    verdict: "question",
    severity: "MAJOR",
    text: words.cohortsDiffer(full),
    impact: words.bridgeImpact(facts.metric),
    question: words.askCohorts(full),
  };
}

function kept(
  { topic, months, cohorts, computed, sum, stated, agrees, places }: CohortKept,
  { table }: SeenCohorts,
  teller: Teller,
): Finding {
  const words = CUSTOMER_SENTENCES[teller.locale];
  const plain = (value: number) => teller.count(Math.round(value * 100) / 100);
  const left = `${plain(sum.after)} / ${plain(sum.before)}`;
  const given = teller.percent(Math.round(computed * 10) / 10, 1);
  const facts = {
    measure: words.measures[topic] ?? topic,
    rhythm: months === 1 ? words.monthly : words.yearly,
    cohorts: teller.count(cohorts),
    list: table.place.label,
    computed: given,
  };
  const shared = {
    rule: `cohort_${topic}_${months}`,
    sum: topic === "nrr" ? `${left} = ${given}` : `1 − ${left} = ${given}`,
    computed,
    places,
  };
  if (stated === null) return { ...shared, verdict: "computed", text: words.cohortsKept(facts) };
  const full = { ...facts, stated: stated.quantity.text.trim(), place: teller.reference(placeOfFact(stated)) };
  if (agrees) return { ...shared, verdict: "holds", text: words.keptAgrees(full) };
  return {
    ...shared,
    verdict: "question",
    severity: "MAJOR",
    text: words.cohortsKeptDiffer(full),
    question: words.askCohortsKept(full),
    impact: words.keptImpact,
  };
}

function grown({ grown: cohorts, table }: SeenCohorts, teller: Teller): Finding[] {
  if (cohorts.length === 0) return [];
  const words = CUSTOMER_SENTENCES[teller.locale];
  const show = (value: number) => (table.isShare ? teller.percent(value, 1) : teller.count(value));
  const facts = {
    list: table.place.label,
    parts: teller.list(cohorts.slice(0, 5).map(({ cohort, from, to }) => `${cohort} (${show(from)} → ${show(to)})`)),
  };
  return [
    {
      rule: "cohort_grows",
      verdict: "question",
      severity: "MODERATE",
      text: words.cohortsGrow(facts),
      places: cohorts.slice(0, 5).map(({ place }) => place),
      impact: words.keptImpact,
      question: words.askGrow(facts),
    },
  ];
}
