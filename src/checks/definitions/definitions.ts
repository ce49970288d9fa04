import { DEFINITION_SENTENCES } from "../../i18n/checks/definitions.ts";
import { type Finding, type Input, makeCheck } from "../check.ts";
import { placeOfFact, placeOfPassage } from "../places.ts";
import type { Teller } from "../teller.ts";
import { type Drift, type Entry, lookAtDefinitions, type SeenDefinitions, type Way } from "./look.ts";

/** How each metric is counted, where two documents or pages count it in two ways, and what leads from one to the other. */
export const definitions = makeCheck<SeenDefinitions>({
  id: "definitions",
  look: ({ witness }) => lookAtDefinitions(witness),
  tell: ({ entries, drifts, open, volumes, sentences }, teller) => {
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
        inputs.length + open.length + volumes.length === 0
          ? [{ name: words.none, place: null, ask: words.askNone }]
          : inputs,
      findings: [
        ...drifts.map((drift) => driftFinding(drift, teller)),
        ...volumes.map((entry) => volumeFinding(entry, teller)),
        ...open.map((one) => openFinding(one, teller)),
      ],
      tables: entries.length === 0 ? [] : [ledger(entries, teller)],
    };
  },
});

const wayOf = (way: Way, { locale }: Teller): string => DEFINITION_SENTENCES[locale].ways[way] ?? way;
const figure = ({ fact }: Entry): string => fact.quantity.text.trim();

function driftFinding({ metric, one, other, ways, bridge }: Drift, teller: Teller): Finding {
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
      text: words.drift(said),
      impact: words.impact,
      question: words.askDrift(said),
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
  const choices = teller.list(needed.map((pair) => pair.map((way) => wayOf(way, teller)).join(` ${words.or} `)));
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

function volumeFinding(entry: Entry, teller: Teller): Finding {
  const words = DEFINITION_SENTENCES[teller.locale];
  const said = { said: figure(entry), place: teller.reference(entry.fact) };
  return {
    rule: "revenue_gmv",
    verdict: "question",
    severity: "MAJOR",
    text: words.volume(said),
    places: [placeOfFact(entry.fact)],
    impact: words.volumeImpact,
    question: words.askVolume(said),
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
      entry.ways.map((one) => wayOf(one, teller)).join(", "),
      teller.reference(entry.fact),
    ]),
  };
}
