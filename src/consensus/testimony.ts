import type { Calculation } from "../domain/calculation.ts";
import type { Locale } from "../domain/locale.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { rankOf } from "../domain/source-rank.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import { isPlan } from "../evidence/facts/plan.ts";
import type { Witness } from "../evidence/witness.ts";
import { regionsAgree } from "../lexicon/regions.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { formulasFor } from "../quantities/topics/formulas.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { definitionOf, isMonthlyByName } from "../quantities/topics/yearly.ts";
import { namesOf } from "./mentions.ts";
import { sayNumber } from "./positions.ts";
import { reservationIn } from "./reservations.ts";

/** What the documents themselves say on a topic, read or computed, for every period; `asked` is the question in its own words. */
export function whatTheDossierSays(topic: Topic | null, witness: Witness, locale: Locale, asked = ""): EvidenceItem[] {
  if (topic === null) return [];
  const said = witness
    .says({ topic: topic.id, sure: true })
    .map((fact) => ofThatRegion(itemOfFact(fact, topic, witness, locale), asked));
  const computed = witness
    .computed(locale, topic.id)
    .filter(({ value }) => isPlausible(value, topic))
    .flatMap((calculation) => itemOfCalculation(calculation, witness, locale));
  return [...said, ...said.flatMap((item) => monthOf(item, topic, locale)), ...computed];
}

/** The world's market is no figure of Europe's, whoever's it is. */
function ofThatRegion(item: EvidenceItem, asked: string): EvidenceItem {
  return item.subject !== undefined || regionsAgree(asked, item.passage) ? item : { ...item, subject: "other" };
}

/** A year's amount of what is asked by the month: a twelfth of it, shown as the sum it is. */
function monthOf(item: EvidenceItem, topic: Topic, locale: Locale): EvidenceItem[] {
  const { value, basis, step, currency } = item;
  if (!isMonthlyByName(topic.id) || basis?.rhythm !== "annual" || typeof value !== "number") return [];
  const say = (number: number) => sayNumber(number, topic, currency, locale);
  const calculation = `${say(value)} / 12 = ${say(value / 12)}`;
  return [
    {
      ...item,
      value: value / 12,
      passage: `${item.passage}: ${calculation}`,
      calculation,
      basis: { ...basis, rhythm: "monthly" },
      ...(step !== undefined && { step: step / 12 }),
    },
  ];
}

function itemOfFact(fact: Fact, topic: Topic, witness: Witness, locale: Locale): EvidenceItem {
  const { currency, range, text } = fact.quantity;
  const footnote = witness.footnote(fact.address, fact.passage, text);
  const { anothers, kind = inherited(fact, topic, witness) } = reservationIn(fact.passage, text, footnote, topic);
  const basis = definitionOf(fact);
  const subject = isOwn(fact, topic) ? (anothers ? "other" : undefined) : fact.subject;
  return {
    source: fact.source,
    rank: rankOf(fact.source) === "primary" ? "primary" : "secondary",
    reference: referenceTo(fact.source, fact.address, witness.dossier, locale),
    passage: footnote === "" ? fact.passage : `${fact.passage} (${footnote})`,
    value: sizeOf(topic, fact.quantity),
    addresses: [fact.address],
    step: fact.quantity.step,
    ...(currency !== undefined && { currency }),
    ...(range !== undefined && { range }),
    ...(subject !== undefined && { subject }),
    ...(kind !== undefined && { reservation: kind }),
    ...(fact.period !== undefined && { period: fact.period }),
    ...(Object.keys(basis).length > 0 && { basis }),
    ...(isPlan(fact, null) && { projected: true }),
    ...(isPart(fact, topic) && { partial: true }),
  };
}

/** A runway beside "cash: 2 M, of which 1.2 M undrawn" is one on the same condition as the cash it is reckoned from. */
function inherited({ address }: Fact, { id }: Topic, witness: Witness): EvidenceItem["reservation"] {
  const page = witness.sectionAt(address);
  const inputs = formulasFor(id).flatMap((formula) => formula.inputs);
  const topics = new Set(inputs.flatMap((input) => input.topics.filter((topic) => topic !== id)));
  const reserved = [...topics].some((topic) =>
    witness
      .says({ topic, sure: true })
      .some(
        (fact) =>
          witness.sectionAt(fact.address) === page &&
          reservationIn(fact.passage, fact.quantity.text, "", topicById(topic) ?? null).kind === "condition",
      ),
  );
  return reserved ? "condition" : undefined;
}

/** "Revenue France", "Revenue subscriptions": a label that says more than the topic's name may speak of a part of it. */
function isPart({ label }: Fact, topic: Topic): boolean {
  const match = matchTopic(label);
  if (match !== null) return match.topic.id === topic.id && match.sureness < SURE_ENOUGH;
  const words = ` ${normalizeLabel(label)} `;
  return namesOf(topic, topic.name.en).some((name) => words.includes(` ${name} `));
}

/** The company's own figure; of the market's topics the market's too. */
function isOwn({ subject, nature }: Fact, { category }: Topic): boolean {
  if (nature === "third_party") return false;
  return subject === "company" || (subject === "market" && category === "market");
}

/** A sum far outside what a metric can be shows a misread input (one row in thousands), not a fact: it does not testify. */
function isPlausible(value: number, { plausible }: Topic): boolean {
  return plausible === null || (value >= plausible.min && value <= plausible.max);
}

/** A sum is worth what the weakest of its inputs is worth; without places to open it is no evidence. */
export function itemOfCalculation(calculation: Calculation, witness: Witness, locale: Locale): EvidenceItem[] {
  const addresses = calculation.inputs.flatMap(({ address }) => address ?? []);
  if (addresses.length === 0 || addresses.length < calculation.inputs.length) return [];
  const sources = addresses.map((address) => witness.document(address)?.source ?? "funding_db");
  const weakest = sources.find((source) => rankOf(source) !== "primary") ?? (sources[0] as Fact["source"]);
  return [
    {
      source: weakest,
      rank: rankOf(weakest) === "primary" ? "primary" : "secondary",
      reference: [
        ...new Set(
          addresses.map((address, i) => referenceTo(sources[i] as Fact["source"], address, witness.dossier, locale)),
        ),
      ].join(" + "),
      passage: `${calculation.formula}: ${calculation.calculation}`,
      value: calculation.value,
      addresses,
      calculation: calculation.calculation,
      ...(topicById(calculation.topic)?.unit === "money" && calculation.unit !== "" && { currency: calculation.unit }),
      ...(calculation.period !== undefined && { period: calculation.period }),
      ...(calculation.projected === true && { projected: true }),
    },
  ];
}
