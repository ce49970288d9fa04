import type { Calculation } from "../domain/calculation.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Dossier } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { rankOf } from "../domain/source.ts";
import type { Fact } from "../dossier/facts/fact.ts";
import { factsAbout, findFacts } from "../dossier/facts/find.ts";
import { preComputeCalculations } from "../dossier/facts/precompute.ts";
import { sameQuantity } from "../quantities/compare.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { referenceTo } from "./reference.ts";
import { yearOf } from "./scope.ts";
import { inMonths } from "./values.ts";

/** What the documents themselves say on a topic, read or computed, for every period. */
export function whatTheDossierSays(
  topic: Topic | null,
  context: VerificationContext,
  dossier: Dossier,
  locale: Locale,
): EvidenceItem[] {
  if (topic === null) return [];
  const said = factsAbout(dossier, topic.id)
    .filter((fact) => fact.sureness >= SURE_ENOUGH)
    .map((fact) => itemOfFact(fact, dossier, locale));
  const computed = preComputeCalculations(context, { locale })
    .filter((calculation) => calculation.topic === topic.id)
    .flatMap((calculation) => itemOfCalculation(calculation, dossier, locale));
  return [...said, ...computed];
}

/**
 * The last year the documents call real: marked as actual, or dated to a month in the deck. Else the year whose figures
 * the deck gives without a date, since what a deck says undated it says of today. Undefined where nothing shows it.
 */
export function asOfYear(dossier: Dossier): number | undefined {
  const known = asOfYears.get(dossier);
  if (known !== undefined) return known.year;
  const facts = findFacts(dossier).filter(
    ({ basis, sureness }) => basis.nature !== "projected" && sureness >= SURE_ENOUGH,
  );
  const stated = facts.filter(
    ({ basis, source, period }) =>
      basis.nature === "actual" || (source === "deck" && /^\d{4}-\d{2}/.test(period ?? "")),
  );
  const years = stated.flatMap(({ period }) => (period === undefined ? [] : (yearOf(period) ?? [])));
  const year = years.length > 0 ? years.reduce((a, b) => Math.max(a, b)) : yearOfUndated(facts);
  asOfYears.set(dossier, { year });
  return year;
}

const asOfYears = new WeakMap<Dossier, { year: number | undefined }>();

/** The one year in which dated figures equal the deck's undated ones; undefined where they point to several. */
function yearOfUndated(facts: Fact[]): number | undefined {
  const byTopic = Map.groupBy(facts, ({ topic }) => topic);
  const years = new Set<number>();
  for (const undated of facts.filter(({ source, period }) => source === "deck" && period === undefined)) {
    const equal = (byTopic.get(undated.topic) ?? []).flatMap(({ period, quantity }) =>
      period !== undefined && sameQuantity(quantity, undated.quantity) ? (yearOf(period) ?? []) : [],
    );
    if (new Set(equal).size === 1) years.add(equal[0] as number);
  }
  return years.size === 1 ? [...years][0] : undefined;
}

function itemOfFact(fact: Fact, dossier: Dossier, locale: Locale): EvidenceItem {
  return {
    source: fact.source,
    rank: rankOf(fact.source) === "primary" ? "primary" : "secondary",
    reference: referenceTo(fact.source, fact.address, dossier, locale),
    passage: fact.passage,
    value: inMonths(fact.quantity),
    addresses: [fact.address],
    step: fact.quantity.step,
    ...(fact.period !== undefined && { period: fact.period }),
    ...(fact.basis.nature === "projected" && { projected: true }),
  };
}

/** A sum is worth what the weakest of its inputs is worth; without places to open it is no evidence. */
function itemOfCalculation(calculation: Calculation, dossier: Dossier, locale: Locale): EvidenceItem[] {
  const addresses = calculation.inputs.flatMap(({ address }) => address ?? []);
  if (addresses.length === 0 || addresses.length < calculation.inputs.length) return [];
  const sources = addresses.map(
    ({ document }) => dossier.documents.find(({ id }) => id === document)?.source ?? "funding_db",
  );
  const weakest = sources.find((source) => rankOf(source) !== "primary") ?? (sources[0] as Fact["source"]);
  return [
    {
      source: weakest,
      rank: rankOf(weakest) === "primary" ? "primary" : "secondary",
      reference: [
        ...new Set(addresses.map((address, i) => referenceTo(sources[i] as Fact["source"], address, dossier, locale))),
      ].join(" + "),
      passage: `${calculation.formula}: ${calculation.calculation}`,
      value: calculation.value,
      addresses,
      calculation: calculation.calculation,
      ...(calculation.period !== undefined && { period: calculation.period }),
    },
  ];
}
