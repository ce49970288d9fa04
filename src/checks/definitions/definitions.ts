import { DEFINITION_SENTENCES } from "../../i18n/checks/definitions.ts";
import { type Finding, type Input, makeCheck } from "../check.ts";
import { placeOfFact, placeOfPassage } from "../places.ts";
import type { Teller } from "../teller.ts";
import { type Drift, type Entry, lookAtDefinitions, type SeenDefinitions, type Taken, type Way } from "./look.ts";

/** How each metric is counted, where two documents or pages count it in two ways, and what leads from one to the other. */
export const definitions = makeCheck<SeenDefinitions>({
  id: "definitions",
  look: ({ witness }) => lookAtDefinitions(witness),
  tell: ({ entries, drifts, open, volumes, taken, sentences }, teller) => {
    const words = DEFINITION_SENTENCES[teller.locale];
    const found = [...new Map(entries.map((entry) => [entry.metric, entry])).values()].map(
      ({ metric, fact }): Input => ({
        name: words.input({ metric: words.metrics[metric] ?? metric }),
        place: placeOfFact(fact),
      }),
    );
    const said = sentences.map(
      (passage): Input => ({
        name: passage.text,
        place: placeOfPassage(passage, { label: words.table, printed: passage.text }),
      }),
    );
    const inputs = [...found, ...said];
    return {
      inputs:
        inputs.length + open.length + volumes.length + taken.length === 0
          ? [{ name: words.none, place: null, ask: words.askNone }]
          : inputs,
      findings: [
        ...drifts.map((drift) => driftFinding(drift, teller)),
        ...volumes.map((one) => volumeFinding(one, teller)),
        ...taken.map((one) => takenFinding(one, teller)),
        ...open.map((one) => openFinding(one, teller)),
      ],
      tables: entries.length === 0 ? [] : [ledger(entries, teller)],
    };
  },
});

const wayOf = (way: Way, { locale }: Teller): string => DEFINITION_SENTENCES[locale].ways[way] ?? way;
const figure = ({ fact }: Entry): string => fact.quantity.text.trim();

/** What must be explained between two amounts of one currency. */
function difference({ fact: { quantity: a } }: Entry, { fact: { quantity: b } }: Entry, teller: Teller): string | null {
  const currency = a.currency ?? b.currency;
  if (a.unit !== "money" || b.unit !== "money" || (b.currency ?? currency) !== currency) return null;
  const [one, other, left] = [a.value, b.value, a.value - b.value].map((value) => teller.money(value, currency));
  return `${one} − ${other} = ${left}`;
}

function driftFinding({ metric, one, other, ways, same, bridge }: Drift, teller: Teller): Finding {
  const words = DEFINITION_SENTENCES[teller.locale];
  const places = [placeOfFact(one.fact), placeOfFact(other.fact)];
  const said = {
    metric: words.metrics[metric] ?? metric,
    one: figure(one),
    oneWay: wayOf(ways[0], teller),
    oneAt: teller.reference(one.fact),
    other: figure(other),
    otherWay: wayOf(ways[1], teller),
    otherAt: teller.reference(other.fact),
  };
  const common = { rule: `${metric}_${ways.join("_")}`, places };
  if (bridge === null)
    return {
      ...common,
      verdict: "question",
      severity: "MODERATE",
      text: same ? words.sameFigure(said) : words.drift(said),
      sum: difference(one, other, teller),
      impact: words.impact,
      question: same ? words.askSameFigure(said) : words.askDrift(said),
    };
  const year = teller.percent(Math.round(bridge.value * 10) / 10, 1);
  const sum = `1 − (1 − ${teller.percent(one.fact.quantity.value)})^12 = ${year}`;
  if (bridge.holds)
    return { ...common, verdict: "holds", text: words.bridged({ ...said, year }), sum, computed: bridge.value };
  return {
    ...common,
    verdict: "question",
    severity: "MAJOR",
    text: words.unbridged({ ...said, year }),
    sum,
    computed: bridge.value,
    impact: words.impact,
    question: words.askDrift(said),
  };
}

function openFinding({ entry, needed }: SeenDefinitions["open"][number], teller: Teller): Finding {
  const words = DEFINITION_SENTENCES[teller.locale];
  const choices = needed.map((pair) => pair.map((way) => wayOf(way, teller)).join(` ${words.or} `)).join(words.also);
  const said = {
    metric: words.metrics[entry.metric] ?? entry.metric,
    said: figure(entry),
    place: teller.reference(entry.fact),
    choices,
  };
  return {
    rule: `${entry.metric}_open`,
    verdict: "question",
    severity: "MINOR",
    text: words.open(said),
    places: [placeOfFact(entry.fact)],
    impact: words.impact,
    question: words.askOpen(said),
  };
}

function volumeFinding({ entry, take }: SeenDefinitions["volumes"][number], teller: Teller): Finding {
  const words = DEFINITION_SENTENCES[teller.locale];
  const said = { said: figure(entry), place: teller.reference(entry.fact) };
  const { value, currency } = entry.fact.quantity;
  const kept = take === null ? null : (value * take.quantity.value) / 100;
  return {
    rule: "revenue_gmv",
    verdict: "question",
    severity: "MAJOR",
    text: words.volume(said),
    ...(kept !== null && {
      computed: kept,
      sum: `${said.said} × ${take?.quantity.text.trim()} = ${teller.money(kept, currency)}`,
    }),
    places: [placeOfFact(entry.fact), ...(take === null ? [] : [placeOfFact(take)])],
    impact: words.volumeImpact,
    question: words.askVolume(said),
  };
}

/** Volume × take rate beside the revenue that is stated. */
function takenFinding({ volume, take, revenue, value, holds }: Taken, teller: Teller): Finding {
  const words = DEFINITION_SENTENCES[teller.locale];
  const said = {
    volume: volume.quantity.text.trim(),
    take: take.quantity.text.trim(),
    kept: teller.money(value, revenue.quantity.currency),
    revenue: revenue.quantity.text.trim(),
    place: teller.reference(revenue),
  };
  const shared = {
    rule: "volume_times_take",
    sum: `${said.volume} × ${said.take} = ${said.kept}`,
    computed: value,
    places: [volume, take, revenue].map(placeOfFact),
  };
  if (holds) return { ...shared, verdict: "holds", text: words.takenHolds(said) };
  return {
    ...shared,
    verdict: "question",
    severity: "MODERATE",
    text: words.takenOff(said),
    impact: words.volumeImpact,
    question: words.askTaken(said),
  };
}

function ledger(entries: readonly Entry[], teller: Teller) {
  const words = DEFINITION_SENTENCES[teller.locale];
  const { metric, figure: value, way, place } = words.head;
  return {
    title: words.table,
    head: [metric, value, way, place],
    rows: entries.map((entry) => [
      words.metrics[entry.metric] ?? entry.metric,
      figure(entry),
      entry.ways.length === 0 ? words.notSaid : entry.ways.map((one) => wayOf(one, teller)).join(", "),
      teller.reference(entry.fact),
    ]),
  };
}
