import type { Address } from "../../domain/address.ts";
import type { SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import { requireObject } from "../../domain/known-options.ts";
import type { Locale } from "../../domain/locale.ts";
import type { EvidenceItem } from "../../domain/resolution.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { FACT_WORDS } from "../../i18n/facts.ts";
import { fold } from "../../lexicon/fold.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { type Benchmark, describeBenchmark, type Percentile, percentileAgainst } from "./percentile.ts";

export { type Benchmark, type Percentile, percentileAgainst } from "./percentile.ts";

interface Found {
  values: Map<string, string | number>;
  address: Address;
  /** The name of the object itself, where no key inside names the metric. */
  name: string;
}

/** The benchmarks of the dossier's databases, each with where it stands. Those that do not ascend are left out. */
export function findBenchmarks(dossier: Dossier): Benchmark[] {
  return dossier.documents.flatMap((document) =>
    objectsOf(document).flatMap((found) => {
      const benchmark = toBenchmark(document, found);
      return benchmark === null ? [] : [benchmark];
    }),
  );
}

/** Leaves of one JSON object, or the cells of one table row under their headings. */
function objectsOf(document: SourceDocument): Found[] {
  const objects = new Map<string, Found>();
  for (const section of document.sections) {
    for (const row of section.rows) {
      const path = row.path;
      if (path !== undefined) {
        const at = path.lastIndexOf(".");
        const parent = path.slice(0, Math.max(0, at));
        const found = objects.get(parent) ?? {
          values: new Map(),
          address: { kind: "path" as const, document: document.id, path: parent },
          name: parent.slice(parent.lastIndexOf(".") + 1).replace(/\[\d+\]$/, ""),
        };
        objects.set(parent, found);
        const value = row.cells.at(-1)?.value;
        if (typeof value === "number" || typeof value === "string") found.values.set(fold(path.slice(at + 1)), value);
      } else if (row.table === true && row.cells.some(({ header }) => header !== undefined)) {
        const address = {
          kind: "cell" as const,
          document: document.id,
          sheet: section.name ?? "",
          row: row.number ?? 1,
        };
        const values = new Map(row.cells.map((cell) => [fold(cell.header ?? ""), numberOr(cell.value ?? cell.text)]));
        objects.set(`${section.number}:${row.number}`, { values, address, name: row.cells[0]?.text ?? "" });
      }
    }
  }
  return [...objects.values()];
}

function numberOr(value: string | number | boolean): string | number {
  return typeof value === "number" ? value : String(value);
}

const POINT =
  /^(?:p|q|pct|percentile|percentil|centile)?[\s_-]?(5|10|25|50|75|90|95)(?:th)?(?:[\s_-]?(?:percentile|percentil|centile))?$/;
const NAMED_POINTS: Record<string, number> = {
  median: 50,
  mediane: 50,
  mediana: 50,
  q1: 25,
  q3: 75,
  topdecile: 90,
  top_decile: 90,
  topquartile: 75,
  top_quartile: 75,
};
const METRIC_KEYS = [
  "metric",
  "metrique",
  "metrica",
  "name",
  "nom",
  "nome",
  "label",
  "kpi",
  "topic",
  "indicator",
  "indicateur",
];

function toBenchmark(document: SourceDocument, { values, address, name }: Found): Benchmark | null {
  const points: [number, number][] = [];
  for (const [key, value] of values) {
    const percentile = NAMED_POINTS[key] ?? Number(POINT.exec(key)?.[1] ?? Number.NaN);
    if (Number.isFinite(percentile) && typeof value === "number") points.push([percentile, value]);
  }
  const label = METRIC_KEYS.map((key) => values.get(key)).find((value) => typeof value === "string") ?? name;
  const match = matchTopic(String(label));
  if (points.length < 2 || match === null || match.sureness < SURE_ENOUGH || match.topic.unit === null) return null;
  points.sort(([a], [b]) => a - b);
  const ascending = points.every(([, value], at) => at === 0 || value >= (points[at - 1]?.[1] ?? value));
  const first = points[0]?.[1] ?? 0;
  const last = points.at(-1)?.[1] ?? 0;
  if (!ascending || first === last) return null;
  const fractions = match.topic.unit === "percent" && Math.max(Math.abs(first), Math.abs(last)) <= 1;
  const sampleSize = numberAt(values, ABOUT.sample);
  const year = numberAt(values, ABOUT.year);
  const sector = textAt(values, ABOUT.sector);
  const stage = textAt(values, ABOUT.stage);
  const until = textAt(values, ABOUT.validity);
  const validUntil = until === undefined ? undefined : dayIn(until);
  const origin = ["source", "publisher", "segment"]
    .map((key) => values.get(key))
    .filter((value) => typeof value === "string");
  return {
    topic: match.topic.id,
    points: fractions ? points.map(([percentile, value]) => [percentile, value * 100] as const) : points,
    document: document.id,
    source: document.source,
    address,
    ...(sampleSize === undefined ? {} : { sampleSize }),
    ...(year === undefined ? {} : { year }),
    ...(sector === undefined ? {} : { sector }),
    ...(stage === undefined ? {} : { stage }),
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(origin.length === 0 ? {} : { origin: origin.join(", ") }),
  };
}

/** What a database calls the rest of a benchmark, in letters: "valid until", "valid_until" and "validUntil" are one. */
const ABOUT = {
  sample:
    /^(?:sample(?:size)?|n|count|deals|(?:tailledel?)?echantillon|(?:tamanhoda)?amostra|nombred(?:e|entreprises|esocietes))$/u,
  year: /^(?:year|annee|ano)$/u,
  sector: /^(?:sector|secteur|setor|industry|industrie|industria)$/u,
  stage: /^(?:stage|stade|estagio)$/u,
  validity:
    /^(?:valid(?:until|to|ity|thru|through)?|expir(?:es|y|ation|eson)|valable(?:jusqua|jusquau)?|valid(?:ite|ade|oate)|perem(?:e|ption))$/u,
} as const;

function named(values: Map<string, string | number>, names: RegExp): string | number | undefined {
  return [...values].find(([key, value]) => value !== "" && names.test(key.replace(/[^\p{L}\d]/gu, "")))?.[1];
}

function textAt(values: Map<string, string | number>, names: RegExp): string | undefined {
  const found = named(values, names);
  return found === undefined ? undefined : String(found).trim();
}

function numberAt(values: Map<string, string | number>, names: RegExp): number | undefined {
  const found = named(values, names);
  return typeof found === "number" ? found : undefined;
}

/** "2027-12-31", "31/12/2027", "Dec 2027". */
const dayIn = (text: string): string | undefined =>
  /^\d{4}(?:-\d\d){0,2}/.exec(text)?.[0] ?? /^\d{4}(?:-\d\d){0,2}$/.exec(parsePeriod(text) ?? "")?.[0];

/**
 * A value measured against the dossier's benchmark for its topic (the largest sample), as evidence; null without one.
 *
 * ```ts
 * benchmarkFor(dossierOf(context), "churn", 1.8, "en")?.percentile;
 * ```
 */
export function benchmarkFor(
  dossier: Dossier,
  topicId: string,
  value: number,
  locale: Locale,
  fits: (benchmark: Benchmark) => boolean = () => true,
): (Percentile & { benchmark: Benchmark; item: EvidenceItem }) | null {
  requireObject("The dossier", dossier);
  const topic = topicById(topicId);
  const [benchmark] = findBenchmarks(dossier)
    .filter((one) => one.topic === topicId && fits(one))
    .sort((a, b) => (b.sampleSize ?? 0) - (a.sampleSize ?? 0));
  if (benchmark === undefined || topic === undefined || !Number.isFinite(value)) return null;
  const standing = percentileAgainst(benchmark, value);
  return { ...standing, benchmark, item: itemOf(benchmark, topic, standing, dossier, locale) };
}

function itemOf(
  benchmark: Benchmark,
  topic: Topic,
  standing: Percentile,
  dossier: Dossier,
  locale: Locale,
): EvidenceItem {
  return {
    source: benchmark.source,
    rank: "secondary",
    reference: referenceTo(benchmark.source, benchmark.address, dossier, locale),
    passage: describeBenchmark(benchmark, topic, locale),
    value: null,
    addresses: [benchmark.address],
    calculation: `P${Math.round(standing.percentile)}${standing.extrapolated ? ` (${FACT_WORDS[locale].extrapolated})` : ""}`,
  };
}
