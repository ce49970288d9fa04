import type { Citation } from "../../domain/citation.ts";
import type { Evidence, ScoredFinding } from "../../domain/finding.ts";
import { requireObject } from "../../domain/known-options.ts";
import type { SourceType } from "../../domain/source.ts";
import { placeWords } from "../../lexicon/places.ts";
import { DATABASES, MODEL_LETTERS, SOURCE_NAMES } from "../../lexicon/source-names.ts";

/** Why an evidence cites nothing that could be looked up. */
export type NoCitation = "inference" | "calculation" | "unknown_source" | "empty";

/**
 * An analyst's evidence as a citation, or null where it cites no document (see `readEvidence` for the reason).
 *
 * ```ts
 * const cited = finding.evidence.map((evidence) => citationOf(evidence, finding));
 * ```
 */
export function citationOf(evidence: Evidence, finding: ScoredFinding): Citation | null {
  requireObject("The evidence", evidence);
  const read = readEvidence(evidence, finding);
  return "citation" in read ? read.citation : null;
}

/** Reads "Deck Slide 8: 'MRR 42 K€'", "FM Onglet 'Revenue', Ligne 12", "Context Engine - Crunchbase", "Funding DB". */
export function readEvidence(
  evidence: Evidence,
  finding: ScoredFinding,
): { citation: Citation } | { reason: NoCitation } {
  const source = text(evidence.source);
  const content = text(evidence.content);
  if (evidence.type === "inference") return { reason: "inference" };
  const { place, quote: inSource } = splitSource(source.slice(0, LONGEST_READ));
  const { place: named, quote: inContent } = content.length > LONGEST_READ ? NOTHING_SPLIT : splitContent(content);
  const type = sourceTypeOf(place) ?? sourceTypeOf(named ?? "") ?? byKind(evidence.type);
  if (type === "inference" || type === null)
    return { reason: source === "" && content === "" ? "empty" : type === null ? "unknown_source" : "inference" };
  // What a sum rests on is quoted by its source, if at all: the sum itself is recomputed, not looked up.
  const quote = evidence.type === "calculation" ? inSource : (inSource ?? inContent ?? content);
  if (evidence.type === "calculation" && quote === undefined) return { reason: "calculation" };
  const reference = place === "" ? (named ?? "") : place;
  if (quote !== undefined && quote !== "") return { citation: { type, reference, quote } };
  const { value, metric } = finding;
  if (value === null || value === undefined) return { reason: "empty" };
  const { unit } = finding;
  return {
    citation: { type, reference, label: metric, value, ...(typeof unit === "string" && unit !== "" && { unit }) },
  };
}

/** Longer texts are taken as they are: nobody writes a place and a quote like that. */
const LONGEST_READ = 4_000;
const NOTHING_SPLIT = { place: undefined, quote: undefined };

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const QUOTED = /["“«‘]\s*([^"”»]{3,}?)\s*["”»’]|(?<![\p{L}])'([^']{3,})'(?!\p{L})/u;
const PLACE_WORD = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${placeWords("slide", "page", "sheet", "row", "cell")}|deck|section|se[cç][aã]o)(?!\p{L})`,
  "iu",
);

/** "Deck Slide 8: 'MRR 42 K€'" is a place and a quote; several sources joined with "+" give the first. */
export function splitSource(source: string): { place: string; quote: string | undefined } {
  const first = source.split(/\s+\+\s+/)[0]?.trim() ?? "";
  const colon = first.search(/\s*:\s+(?=\S)|:(?=["“«'‘])/u);
  if (colon > 0 && PLACE_WORD.test(first.slice(0, colon))) {
    const rest = first.slice(colon).replace(/^\s*:\s*/, "");
    const quoted = QUOTED.exec(rest);
    return { place: first.slice(0, colon).trim(), quote: quoted?.[1] ?? quoted?.[2] ?? rest.trim() };
  }
  return { place: first, quote: undefined };
}

/** "Slide 8 : « MRR 42 K€ »" in the content itself; or a sentence with a quotation in it. */
function splitContent(content: string): { place: string | undefined; quote: string | undefined } {
  const head = /^([^:“«"]{3,60}?)\s*:\s*(?=\S)/u.exec(content);
  if (head?.[1] !== undefined && PLACE_WORD.test(head[1]) && /\d/.test(head[1])) {
    const rest = content.slice(head[0].length);
    const quoted = QUOTED.exec(rest);
    return { place: head[1], quote: quoted?.[1] ?? quoted?.[2] ?? rest };
  }
  const quoted = QUOTED.exec(content);
  const inner = quoted?.[1] ?? quoted?.[2];
  // Words that the document itself sets between marks: the figure stands outside of them, and all of it is quoted.
  if (inner !== undefined && /\d/.test(content) && !/\d/.test(inner)) return { place: undefined, quote: undefined };
  return { place: undefined, quote: inner !== undefined && isPassage(inner) ? inner : undefined };
}

/** A single word between marks is set apart ("pioneers"), not quoted. */
function isPassage(inner: string): boolean {
  return inner.length >= 8 && (/\d/.test(inner) || /\S\s+\S/.test(inner));
}

const SOURCES: [SourceType, RegExp][] = [
  ["context_engine", new RegExp(String.raw`${SOURCE_NAMES.context_engine}|${DATABASES}|societe\.com`, "i")],
  [
    "funding_db",
    new RegExp(String.raw`${SOURCE_NAMES.funding_db}|comparables|compar[áa]veis|benchmarks?(?![\p{L}\p{N}_])`, "iu"),
  ],
  [
    "financial_model",
    new RegExp(
      String.raw`${SOURCE_NAMES.financial_model}|(?<![\p{L}\p{N}_])(?:${MODEL_LETTERS}|${placeWords("sheet")})(?![\p{L}\p{N}_])|\.xlsx?(?![\p{L}\p{N}_])|[\w&]+![A-Z]{1,3}\d+`,
      "iu",
    ),
  ],
  [
    "deck",
    new RegExp(
      String.raw`\bdeck\b|pitch|\bslides?\b|\bdiapos?|${SOURCE_NAMES.presentation}|l[âa]mina|\bpages?\b|p[áa]gina|\b(?:pp?|sl?)\.\s?\d|\.(?:pptx?|pdf|docx?|odt|rtf|md|txt|html?)\b|memorandum|m[ée]mo\b`,
      "i",
    ),
  ],
  [
    "inference",
    /inf[ée]rence|inference|infer[êe]ncia|d[ée]duction|dedu[çc][ãa]o|estimation|estimativa|hypoth[eè]se|assumption|judg(?:e)?ment|expertise|experience|exp[ée]rience/i,
  ],
];

/** The source a reference speaks of; null where its words name none. */
export function sourceTypeOf(reference: string): SourceType | null {
  return SOURCES.find(([, pattern]) => pattern.test(reference))?.[0] ?? null;
}

function byKind(kind: Evidence["type"]): SourceType | null {
  if (kind === "external_data") return "context_engine";
  return kind === "benchmark" ? "funding_db" : null;
}
