import type { Address } from "../domain/address.ts";
import type { Calculation } from "../domain/calculation.ts";
import type { Citation, CitationCheck } from "../domain/citation.ts";
import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { DocumentCard } from "../domain/document.ts";
import type { DossierCard } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import type { Period } from "../domain/quantity.ts";
import type { SourceType } from "../domain/source.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import type { ResolvedReference } from "../dossier/resolved-reference.ts";
import type { FindingClaim } from "../evidence/citations/claimed-by.ts";
import type { Benchmark } from "../evidence/facts/benchmarks.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import { isExpired } from "../evidence/facts/percentile.ts";
import { liesAfter } from "../evidence/facts/period-order.ts";
import type { NamedPlace } from "../evidence/named-places.ts";
import { type Witness, witnessOf } from "../evidence/witness.ts";
import { sourceName } from "../i18n/sources.ts";
import type { Instructions } from "../model/prompt/instructions.ts";
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
  /** Up to so many characters the whole dossier goes into a prompt. Default: as the consensus has it. */
  wholeDossierCharacters?: number | undefined;
  sector?: string | undefined;
  stage?: string | undefined;
  /** Prompts of the user's own, where a model is asked. */
  prompts?: Instructions | undefined;
}

export const SOURCES: readonly Exclude<SourceType, "inference">[] = [
  "deck",
  "financial_model",
  "context_engine",
  "funding_db",
];

/** The dossier as the audit and the improver ask it. Everything is read once. */
export class Desk {
  readonly witness: Witness;
  readonly context: VerificationContext;
  readonly dossier: DossierCard;
  readonly locale: Locale;
  readonly sameValue: number;
  readonly wholeDossierCharacters: number;
  readonly sector: string | undefined;
  readonly stage: string | undefined;
  readonly prompts: Instructions | undefined;
  readonly #year: number;
  readonly #maxAge: number;
  readonly #places = new Map<string, ResolvedReference>();
  readonly #proofs = new Map<string, Proof[]>();

  constructor(options: DeskOptions) {
    const { context, locale, year, config, sector, stage, prompts } = options;
    const { sameValue, wholeDossierCharacters } = QUALITY_ENGINE_CONFIG.consensus;
    this.context = context;
    this.witness = witnessOf(context);
    this.dossier = this.witness.dossier;
    this.locale = locale;
    this.sameValue = options.sameValue ?? sameValue;
    this.wholeDossierCharacters = options.wholeDossierCharacters ?? wholeDossierCharacters;
    this.sector = sector;
    this.stage = stage;
    this.prompts = prompts;
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
    return this.witness.reportedYear() ?? this.#year - 1;
  }

  /** Sure facts about a topic, in the order of the source hierarchy. */
  facts(topic: string): Fact[] {
    return this.witness.says({ topic, sure: true });
  }

  /** The places of the company's documents that name a metric. */
  mentions(topic: string): readonly NamedPlace[] {
    return this.witness.mentions(topic);
  }

  /** All that one source states, sure or not. */
  factsOf(source: SourceType): Fact[] {
    return this.witness.says({ source });
  }

  /** What was read at one place. */
  factsAt(address: Address): readonly Fact[] {
    return this.witness.saysAt(address);
  }

  /** Sums that give a topic, each with the places of its inputs. */
  calculations(topic: string): readonly Calculation[] {
    return this.witness.computed(this.locale, topic);
  }

  /** Benchmarks of the funding database that are still valid. */
  benchmarks(): Benchmark[] {
    return this.witness.benchmarks().filter((one) => !isExpired(one, String(this.#year), this.#maxAge));
  }

  /** … and those that are past their date. */
  expiredBenchmarks(): Benchmark[] {
    return this.witness.benchmarks().filter((one) => isExpired(one, String(this.#year), this.#maxAge));
  }

  /** After so many years a benchmark is no longer used. */
  get benchmarkAge(): number {
    return this.#maxAge;
  }

  /** Whether what was measured in a year is too old to compare with today. */
  isTooOld(year: number): boolean {
    return isExpired({ year }, String(this.#year), this.#maxAge);
  }

  /** Looks a citation up, and whether it carries the claim; the same one only once. */
  check(citation: Citation, claim: FindingClaim | null = null): CitationCheck {
    return this.witness.check(citation, claim, this.locale);
  }

  /** The places a reference names; the same one is resolved only once. */
  resolve(type: SourceType, reference: string): ResolvedReference {
    const key = `${type}|${reference}`;
    let places = this.#places.get(key);
    if (places === undefined) {
      places = this.witness.resolve(type, reference);
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

  /** The sources this deal has, in words, for "searched in …"; all four where it has none. */
  searched(): string {
    const there = SOURCES.filter((source) => this.has(source));
    return (there.length === 0 ? SOURCES : there).map((source) => sourceName(source, this.locale)).join(", ");
  }

  sourceOf(address: Address): Exclude<SourceType, "inference"> {
    return this.document(address)?.source ?? "funding_db";
  }

  document(address: Address): DocumentCard | undefined {
    return this.witness.document(address);
  }

  /** A place as people cite it: "Deck, slide 8". */
  reference(address: Address): string {
    return referenceTo(this.sourceOf(address), address, this.dossier, this.locale);
  }
}
