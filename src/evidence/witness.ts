import type { Address } from "../domain/address.ts";
import type { Calculation } from "../domain/calculation.ts";
import type { Citation, CitationCheck } from "../domain/citation.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { ContradictionProposal } from "../domain/contradiction-proposal.ts";
import type { DocumentCard, Row, SectionCard, SourceDocument } from "../domain/document.ts";
import type { Dossier, DossierCard } from "../domain/dossier.ts";
import type { FactNature } from "../domain/fact.ts";
import type { Inconsistency } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import { placeKey } from "../domain/place-key.ts";
import type { PointedOut } from "../domain/pointed-out.ts";
import type { Basis, Period } from "../domain/quantity.ts";
import type { AgentRedFlag } from "../domain/red-flag.ts";
import type { SourceType } from "../domain/source.ts";
import type { StatedFigure } from "../domain/stated-figure.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { resolveReference } from "../dossier/references.ts";
import type { ResolvedReference } from "../dossier/resolved-reference.ts";
import { compatibleBasis } from "../quantities/basis.ts";
import { sameFigure } from "../quantities/compare.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { normalizeLabel, SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { FindingClaim } from "./citations/claimed-by.ts";
import { ownerOf } from "./citations/claimed-of.ts";
import { check } from "./citations/finding-claim.ts";
import { type VerifiedFlag, verifyFlag } from "./citations/verify-flags.ts";
import { findInconsistencies, pointedInconsistencies, proposedInconsistencies } from "./consistency/find.ts";
import { placesOf } from "./consistency/places.ts";
import { type NumberedPage, numberedPages } from "./consistency/proposed/shown.ts";
import { type Refutation, refutationsOf } from "./consistency/refuted.ts";
import { deckBesideModel, type Facing } from "./consistency/side-by-side.ts";
import { type Standing, standingOf } from "./consistency/standing.ts";
import { type FactSheet, factSheet, readFacts, shownFacts } from "./fact-sheet.ts";
import { type Benchmark, benchmarkFor, findBenchmarks } from "./facts/benchmarks.ts";
import type { Fact } from "./facts/fact.ts";
import { findFacts, readDossier } from "./facts/find.ts";
import { preComputeCalculations } from "./facts/precompute.ts";
import { reportedYearOf } from "./facts/reported-year.ts";
import { statedFigures } from "./figures.ts";
import { standingIn } from "./figures-at.ts";
import { footnoteOf } from "./footnotes.ts";
import { type FoundLine, pageNamed, pageNames, searchDocuments } from "./look-up.ts";
import { type NamedPlace, namedPlaces } from "./named-places.ts";
import { type OpenedPage, openPage } from "./opened-page.ts";
import { type Page, pagesOf, type ReadablePage } from "./pages.ts";
import {
  headingsOver,
  hiddenOf,
  issuesOf,
  type Noticed,
  ordersOf,
  type Passage,
  passagesOf,
  rowsAt,
  sectionAt,
  textOf,
  textsAt,
} from "./passages.ts";
import { isAmong, linePrinting, printedFigures } from "./printed.ts";
import { type CompanyProfile, profileOf } from "./profile/profile.ts";

/** Which statements are asked for. What a statement does not say does not exclude it. */
export interface Question {
  topic?: string | undefined;
  /** The time it must speak of. */
  when?: Period | undefined;
  /** Whose figure: "company", "market", or a name. */
  of?: string | undefined;
  nature?: FactNature | undefined;
  basis?: Basis | undefined;
  source?: SourceType | undefined;
  /** Only what was read for sure: the rest is a hint, not evidence. */
  sure?: boolean;
}

/**
 * What the documents of one deal say. They are read once; every stage asks here and nowhere else, and the same question
 * has one answer. Figures come in the order of the source hierarchy, then of the documents.
 */
export class Witness {
  readonly context: VerificationContext;
  /** Which documents there are. What stands in them is asked here. */
  readonly dossier: DossierCard;
  readonly #read: Dossier;
  readonly #remembered = new Map<string, unknown>();

  constructor(context: VerificationContext) {
    this.context = context;
    this.#read = dossierOf(context);
    this.dossier = this.#read;
  }

  /** The figures that may be evidence and answer the question: what a reader sees, of the company or its market. */
  says({ topic, when, of, nature, basis, source, sure = false }: Question = {}): Fact[] {
    return findFacts(this.#read, topic).filter(
      (fact) =>
        (!sure || fact.sureness >= SURE_ENOUGH) &&
        (source === undefined || fact.source === source) &&
        (of === undefined || fact.subject === of) &&
        (nature === undefined || fact.nature === nature) &&
        (when === undefined || fact.period === undefined || fact.period === when) &&
        (basis === undefined || compatibleBasis(fact.basis, basis)),
    );
  }

  /**
   * The one figure of today that was read of the first of these topics without our being sure, also where only what
   * people are known to mean says so; null where there is none.
   */
  unsure(topics: readonly string[]): Fact | null {
    for (const topic of topics) {
      // What a round asks for is a target by its nature, and asked today.
      const asked = topicById(topic)?.category === "structure";
      const said = this.says({ topic, of: "company" }).filter(
        ({ nature, sureness, only, source }) =>
          (nature === "actual" || (asked && nature === "target")) &&
          sureness < SURE_ENOUGH &&
          only === undefined &&
          source !== "funding_db",
      );
      const read = said.length > 0 ? said : this.likely(topic);
      const [first] = read;
      // Several values: there is none to name.
      if (first !== undefined) return read.every(({ quantity }) => sameFigure(quantity, first.quantity)) ? first : null;
    }
    return null;
  }

  /** What the company likely says of today where neither a name nor a word of the catalogue tells it: it decides nothing. */
  private likely(topic: string): Fact[] {
    const sure = new Set(this.says({ topic }).map(({ passage }) => passage));
    return readDossier(this.#read)
      .shown()
      .facts.filter(
        (fact): fact is Fact =>
          fact.topic === topic &&
          fact.subject === "company" &&
          fact.nature === "actual" &&
          fact.only === undefined &&
          fact.source !== "funding_db" &&
          fact.sureness >= SURE_ENOUGH &&
          !sure.has(fact.passage),
      );
  }

  /** What was read at one place, sure or not. */
  saysAt(address: Address): readonly Fact[] {
    const byPlace = this.remember("by place", () => Map.groupBy(this.says(), (fact) => placeKey(fact.address, "cell")));
    return byPlace.get(placeKey(address, "cell")) ?? [];
  }

  /** The figures that stand inside a passage's boxes, whatever they measure. */
  figuresIn(at: Address): ReturnType<typeof readFacts>["facts"] {
    const page = placeKey(at, "sheet");
    return standingIn(
      at,
      this.everything().facts.filter(({ address }) => placeKey(address, "sheet") === page),
    );
  }

  /** What the company's documents surely state of it, to be held against another version of them. */
  figures(locale: Locale): StatedFigure[] {
    return this.remember(`figures ${locale}`, () => statedFigures(this, locale));
  }

  /** What the company says of itself in words: its name, what it does, who is behind it. */
  profile(): CompanyProfile {
    return this.remember("profile", () => profileOf(this.#read));
  }

  /** The places of the company's documents that name a metric, whether or not a value could be read there. */
  mentions(topic: string): readonly NamedPlace[] {
    const byTopic = this.remember("mentions", () => Map.groupBy(namedPlaces(this.#read), (one) => one.topic.id));
    return byTopic.get(topic) ?? [];
  }

  /** Every line that a reader of the documents sees. */
  passages(): readonly Passage[] {
    return passagesOf(this.#read);
  }

  /** Whether this figure is printed in any line that a reader sees, under whatever name. */
  prints(figure: { value: number; currency?: string | undefined }): boolean {
    return isAmong(
      this.remember("printed", () => printedFigures(this.passages().map(({ text }) => text))),
      figure,
    );
  }

  /** The first line that prints this value beside a word of one of these names, whatever was understood of it. */
  printedBeside(names: readonly string[], value: number): Passage | undefined {
    return linePrinting(this.passages(), names, value);
  }

  /** The same by page, slide or sheet. */
  pages(): readonly Page[] {
    return pagesOf(this.#read);
  }

  /** The lines that hold these words, those with the most of them first. */
  search(words: string, locale: Locale): FoundLine[] {
    return searchDocuments(this.#read, words, locale);
  }

  /** How every page, slide and sheet is named: "Deck, page 8". */
  pageNames(locale: Locale): string[] {
    return pageNames(this.#read, locale);
  }

  /** The page of this name with as many of its lines as fit; null where there is none. */
  pageNamed(name: string, locale: Locale, longest: number): ReadablePage | null {
    return pageNamed(this.#read, name, locale, longest);
  }

  /** The page, slide, sheet or chapter an address lies on, as a key: the same for all that stands there. */
  pageOf(address: Address): string {
    return placesOf(this.#read)(address);
  }

  /** The page, slide or sheet an address lies on. */
  sectionAt(address: Address): SectionCard | undefined {
    return sectionAt(this.#read, address);
  }

  /** The pages, slides or sheets of a document that a reader can open. */
  sectionsOf({ id }: Pick<DocumentCard, "id">): readonly SectionCard[] {
    return this.#opened(id)?.sections.filter(({ hidden }) => hidden === undefined) ?? [];
  }

  /** How many pages, slides or sheets a document has, hidden ones too. */
  lengthOf({ id }: Pick<DocumentCard, "id">): number {
    return this.#opened(id)?.sections.length ?? 0;
  }

  /** What stands on the first line of a document. */
  firstLine({ id }: Pick<DocumentCard, "id">): string {
    const row = this.#opened(id)?.sections[0]?.rows[0];
    return row === undefined ? "" : textOf(row);
  }

  /** The lines that a reader sees on a page, slide or sheet. */
  linesOn(section: SectionCard): readonly Passage[] {
    const bySection = this.remember("by section", () => Map.groupBy(this.passages(), (one) => one.section));
    return bySection.get(section) ?? [];
  }

  /** A page opened before a person, with what is hidden on it: to look at, not to prove anything. */
  openPage(document: string, wanted: string, around?: string): OpenedPage | null {
    return openPage(this.#read, document, wanted, around);
  }

  /** The line of a sheet that has this cell. */
  lineWith(section: SectionCard, ref: string): Passage | undefined {
    return this.linesOn(section).find(({ row }) => row.cells.some((cell) => cell.ref === ref));
  }

  /** The nearest heading over a line of a text; "" where it has none. */
  headingOver({ document, section, row }: Passage): string {
    const read = this.#opened(document.id)?.sections.find((one) => one === section);
    return read === undefined ? "" : (headingsOver(read).get(row) ?? "");
  }

  /** What of a document a reader does not see, page by page, as far as it counts here. */
  hiddenIn({ id }: Pick<DocumentCard, "id">, counts: (row: Row) => boolean): ReturnType<typeof hiddenOf> {
    const document = this.#opened(id);
    return document === undefined ? [] : hiddenOf(document, counts);
  }

  /** What was set apart because it gives orders to a machine, seen or hidden. */
  orders(): readonly Passage[] {
    return this.remember("orders", () => ordersOf(this.#read));
  }

  /** The texts that data of a source give at places of this kind; null for none. */
  textsAt(source: SourceType, path: RegExp): ReturnType<typeof textsAt> {
    return textsAt(this.passages(), source, path);
  }

  /** The places that a reference names. */
  resolve(type: SourceType, reference: string): ResolvedReference {
    return resolveReference(this.#read, type, reference);
  }

  /** The rows at an address: the whole page, or the one line of a sheet, a text or a data file. */
  rowsAt(address: Address): Row[] {
    return rowsAt(this.#read, address);
  }

  /** The line that a quote was cut out of: "900 customers" may be those one wants to reach. The quote itself where none or several have it. */
  lineAround(address: Address, quote: string): string {
    const words = normalizeLabel(quote);
    const lines = this.rowsAt(address)
      .map(textOf)
      .filter((line) => normalizeLabel(line).includes(words));
    return lines.length === 1 ? (lines[0] as string) : quote;
  }

  /** What was noticed while a source was read: on a whole document, on a page or a sheet. */
  issues(source?: SourceType): readonly Noticed[] {
    const all = this.remember("issues", () => this.#read.documents.flatMap(issuesOf));
    return source === undefined ? all : all.filter(({ document }) => document.source === source);
  }

  /** What was noticed while one document was read. */
  issuesIn({ id }: Pick<DocumentCard, "id">): readonly Noticed[] {
    return this.issues().filter(({ document }) => document.id === id);
  }

  has(...sources: SourceType[]): boolean {
    return this.#read.documents.some(({ source }) => sources.includes(source));
  }

  /** The footnote a figure is marked with; "" where it has none. */
  footnote(address: Address, passage: string, figure: string): string {
    return footnoteOf(this.#read, address, passage, figure);
  }

  /** Whose figure is read there, where it is another party's and nobody else's; null where the claim names that party. */
  owner(at: Address, claim: Pick<FindingClaim, "metric" | "value" | "sentence">): string | null {
    return ownerOf(this.#read, { at }, claim);
  }

  document({ document }: Pick<Address, "document">): DocumentCard | undefined {
    return this.#opened(document);
  }

  #opened(document: string): SourceDocument | undefined {
    return this.#read.documents.find(({ id }) => id === document);
  }

  /** Sums the documents' own figures give, of one topic or of all, each with the places of its inputs. */
  computed(locale: Locale, topic?: string): readonly Calculation[] {
    const all = this.remember(`computed ${locale}`, () => {
      const sums = preComputeCalculations(this.context, { locale });
      return { sums, byTopic: Map.groupBy(sums, (sum) => sum.topic) };
    });
    return topic === undefined ? all.sums : (all.byTopic.get(topic) ?? []);
  }

  /** The benchmarks of the deal's databases. */
  benchmarks(): readonly Benchmark[] {
    return this.remember("benchmarks", () => findBenchmarks(this.#read));
  }

  /** Where a value stands among comparable companies; null without a benchmark that fits. */
  among(
    topic: string,
    value: number,
    locale: Locale,
    fits?: (benchmark: Benchmark) => boolean,
  ): ReturnType<typeof benchmarkFor> {
    return benchmarkFor(this.#read, topic, value, locale, fits);
  }

  /** How far a figure, or a topic's best one, is borne out: the evidence level and what it rests on. */
  standing(about: Pick<Fact, "id"> | string): Standing {
    return standingOf(this.context, about);
  }

  /** Where the documents cannot all be true, gravest first. */
  inconsistencies(locale: Locale): Inconsistency[] {
    return findInconsistencies(this.context, { locale });
  }

  /** The company's documents line by numbered line, for whoever holds them against each other. */
  numberedPages(): NumberedPage[] {
    return numberedPages(this.#read);
  }

  /** What of proposed contradictions stands in the documents and misses; the rest, with the reason. */
  proposed(proposals: readonly ContradictionProposal[], by: string, locale: Locale) {
    return proposedInconsistencies(proposals, by, this.#read, locale);
  }

  /** What of the contradictions that warnings tell stands in the documents, and misses. */
  pointedOut(told: readonly { by: string; pointed: PointedOut }[], locale: Locale): Inconsistency[] {
    return pointedInconsistencies(told, this.#read, locale);
  }

  /** The deck beside the model, question by question, by the same computation. */
  deckBesideModel(): readonly Facing[] {
    return this.remember("deck beside model", () => deckBesideModel(this.#read));
  }

  /** What the documents' other figures deny of a topic. */
  refutations(topic: string): Refutation[] {
    return refutationsOf(this.#read, topic);
  }

  /** A warning of an analyst with what became of its sources. */
  checkFlag(agentName: string, flag: AgentRedFlag, locale: Locale): VerifiedFlag {
    return verifyFlag(this.context, agentName, flag, { locale });
  }

  /** Whether a quote stands where it is said to, and carries what is claimed with it. */
  check(citation: Citation, claim: FindingClaim | null, locale: Locale): CitationCheck {
    return check(this.context, citation, claim, { locale });
  }

  /** The last year the documents report on, by their figures or by the deck's own date; null where neither shows it. */
  reportedYear(): number | null {
    return this.remember("reported year", () => reportedYearOf(this.#read));
  }

  /** Every figure of every document, whoever's it is and whether or not it may be evidence, with its boxes. */
  everything(): ReturnType<typeof readFacts> {
    return this.remember("everything", () => readFacts(this.context));
  }

  /** The same as it is shown: a figure that nothing names with what it likely is. For lists; it decides nothing. */
  shown(): ReturnType<typeof readFacts> {
    return this.remember("shown", () => shownFacts(this.context));
  }

  /** The same as a list for people: what was seen and not understood, and how much that is. */
  sheet(): FactSheet {
    return this.remember("sheet", () => factSheet(this.context));
  }

  /** What a stage makes of the documents' words, kept as long as they are: several ask the same. */
  remember<Value>(key: string, make: () => Value): Value {
    if (!this.#remembered.has(key)) this.#remembered.set(key, make());
    return this.#remembered.get(key) as Value;
  }
}

const known = new WeakMap<Dossier, Witness>();

/** The witness of a deal: the same one for everybody who asks. */
export function witnessOf(context: VerificationContext): Witness {
  const dossier = dossierOf(context);
  let witness = known.get(dossier);
  if (witness === undefined) {
    witness = new Witness(context);
    known.set(dossier, witness);
  }
  return witness;
}
