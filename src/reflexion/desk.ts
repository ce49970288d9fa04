import type { Address } from "../domain/address.ts";
import type { Calculation } from "../domain/calculation.ts";
import type { Citation, CitationCheck } from "../domain/citation.ts";
import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import type { Period } from "../domain/quantity.ts";
import type { SourceType } from "../domain/source.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { resolveReference } from "../dossier/references.ts";
import type { ResolvedReference } from "../dossier/resolved-reference.ts";
import { check, type FindingClaim } from "../evidence/citations/finding-claim.ts";
import { type Benchmark, findBenchmarks } from "../evidence/facts/benchmarks.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import { findFacts } from "../evidence/facts/find.ts";
import { liesAfter } from "../evidence/facts/period-order.ts";
import { preComputeCalculations } from "../evidence/facts/precompute.ts";
import { reportedYearOf } from "../evidence/facts/reported-year.ts";
import { sourceName } from "../i18n/sources.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import { type Mention, mentionsIn } from "./mentions-in.ts";
import type { Proof } from "./proof.ts";

/** What a reviewer has on the desk: the deal's documents and what follows from them. */
export interface DeskOptions {
  context: VerificationContext;
  locale: Locale;
  /** The year of the review: benchmarks age. */
  year: number;
  config?: Partial<QualityEngineConfig["reflexion"]>;
  /** Values this share apart are one. Default: `QUALITY_ENGINE_CONFIG.consensus.sameValue`. */
  sameValue?: number | undefined;
  sector?: string | undefined;
  stage?: string | undefined;
}

const SOURCES: readonly Exclude<SourceType, "inference">[] = [
  "deck",
  "financial_model",
  "context_engine",
  "funding_db",
];

/** The dossier as the audit and the improver ask it. Everything is read once. */
export class Desk {
  readonly context: VerificationContext;
  readonly dossier: Dossier;
  readonly locale: Locale;
  readonly sameValue: number;
  readonly sector: string | undefined;
  readonly stage: string | undefined;
  readonly #year: number;
  readonly #maxAge: number;
  #facts: Map<string, Fact[]> | undefined;
  #reportedYear: number | undefined;
  readonly #places = new Map<string, ResolvedReference>();
  readonly #proofs = new Map<string, Proof[]>();
  #byPlace: Map<string, Fact[]> | undefined;
  #mentions: Map<string, Mention[]> | undefined;
  #calculations: Map<string, Calculation[]> | undefined;
  #benchmarks: Benchmark[] | undefined;

  constructor({ context, locale, year, config, sameValue, sector, stage }: DeskOptions) {
    this.context = context;
    this.dossier = dossierOf(context);
    this.locale = locale;
    this.sameValue = sameValue ?? QUALITY_ENGINE_CONFIG.consensus.sameValue;
    this.sector = sector;
    this.stage = stage;
    this.#year = year;
    this.#maxAge = config?.benchmarkMaxAgeYears ?? QUALITY_ENGINE_CONFIG.reflexion.benchmarkMaxAgeYears;
  }

  /**
   * Whether a period has not happened yet, as far as anybody can tell: it lies after the last year the documents report
   * on or, where they do not show which one that is, in the year of the review or later.
   */
  isAhead(period: Period | undefined): boolean {
    if (period === undefined) return false;
    return /^[YM]\d/.test(period) || liesAfter(period, this.reportedYear());
  }

  /** The last year the documents report on; where they do not say, the year before this one. */
  reportedYear(): number {
    this.#reportedYear ??= reportedYearOf(this.dossier) ?? this.#year - 1;
    return this.#reportedYear;
  }

  /** Sure facts about a topic, in the order of the source hierarchy. */
  facts(topic: string): Fact[] {
    this.#facts ??= Map.groupBy(
      findFacts(this.dossier).filter(({ sureness }) => sureness >= SURE_ENOUGH),
      (fact) => fact.topic,
    );
    return this.#facts.get(topic) ?? [];
  }

  /** The places of the company's documents that name a metric. */
  mentions(topic: string): Mention[] {
    this.#mentions ??= Map.groupBy(mentionsIn(this.dossier), (mention) => mention.topic.id);
    return this.#mentions.get(topic) ?? [];
  }

  /** All that one source states, sure or not. */
  factsOf(source: SourceType): Fact[] {
    return findFacts(this.dossier).filter((fact) => fact.source === source);
  }

  /** What was read at one place. */
  factsAt(address: Address): Fact[] {
    this.#byPlace ??= Map.groupBy(findFacts(this.dossier), (fact) => placeKey(fact.address));
    return this.#byPlace.get(placeKey(address)) ?? [];
  }

  /** Sums that give a topic, each with the places of its inputs. */
  calculations(topic: string): Calculation[] {
    this.#calculations ??= Map.groupBy(
      preComputeCalculations(this.context, { locale: this.locale }),
      (calculation) => calculation.topic,
    );
    return this.#calculations.get(topic) ?? [];
  }

  /** Benchmarks of the funding database that are still valid. */
  benchmarks(): Benchmark[] {
    this.#benchmarks ??= findBenchmarks(this.dossier);
    return this.#benchmarks.filter(({ year }) => year === undefined || this.#year - year <= this.#maxAge);
  }

  /** Looks a citation up, and whether it carries the claim; the same one only once. */
  check(citation: Citation, claim: FindingClaim | null = null): CitationCheck {
    return check(this.context, citation, claim, { locale: this.locale });
  }

  /** The places a reference names; the same one is resolved only once. */
  resolve(type: SourceType, reference: string): ResolvedReference {
    const key = `${type}|${reference}`;
    let places = this.#places.get(key);
    if (places === undefined) {
      places = resolveReference(this.dossier, type, reference);
      this.#places.set(key, places);
    }
    return places;
  }

  /** Remembers what was found under a key: the documents do not change during a review. */
  proven(key: string, find: () => Proof[]): Proof[] {
    let proofs = this.#proofs.get(key);
    if (proofs === undefined) {
      proofs = find();
      this.#proofs.set(key, proofs);
    }
    return proofs;
  }

  has(source: SourceType): boolean {
    return this.dossier.documents.some((document) => document.source === source);
  }

  /** The four sources in words, for "searched in …". */
  searched(): string {
    return SOURCES.map((source) => sourceName(source, this.locale)).join(", ");
  }

  sourceOf(address: Address): Exclude<SourceType, "inference"> {
    return this.document(address)?.source ?? "funding_db";
  }

  document(address: Address): SourceDocument | undefined {
    return this.dossier.documents.find(({ id }) => id === address.document);
  }

  /** A place as people cite it: "Deck, slide 8". */
  reference(address: Address): string {
    const place = describeAddress(address, this.locale, this.dossier);
    if (address.kind === "path") return place;
    return `${sourceName(this.sourceOf(address), this.locale)}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  }
}

/** The place without its boxes. */
function placeKey(address: Address): string {
  switch (address.kind) {
    case "cell":
      return `${address.document}!${address.sheet}!${address.cell ?? address.row}`;
    case "path":
      return `${address.document}.${address.path}`;
    case "paragraph":
      return `${address.document}§${address.paragraph}`;
    default:
      return `${address.document}#${address.page}`;
  }
}
