import { shorten } from "../../domain/shorten.ts";
import { readEvidence } from "../../evidence/citations/evidence.ts";
import { critiqueSentences } from "../../i18n/reflexion.ts";
import { foldLine } from "../../lexicon/fold.ts";
import { readEvidence as readFreeEvidence } from "../../outputs/evidence.ts";
import { field, isFree } from "../../outputs/fields.ts";
import { roleOfKey } from "../../outputs/roles.ts";
import type { Container, Leaf } from "../../outputs/tree.ts";
import type { Desk } from "../desk.ts";
import type { Objection } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import { NOT_AVAILABLE } from "../words.ts";
import type { FalseSource } from "./verify-sources.ts";
import { impactOf, objectTo } from "./write.ts";

/** Citations that back words rather than figures: the quote must be there, the place must exist. */
export function auditCitations(reading: Reading, desk: Desk): Objection[] {
  const measured = new Set(reading.figures.map(({ leaf }) => leaf.parent));
  return [
    ...reading.tree.containers
      .filter((entry) => entry.role === "claim" && !measured.has(entry) && isFree(entry.value))
      .flatMap((entry) => falseQuote(entry, reading, desk)),
    ...placesInWords(reading, desk),
  ];
}

function falseQuote(entry: Container, reading: Reading, desk: Desk): Objection[] {
  const { value } = entry;
  if (!isFree(value) || !Object.keys(value).some((key) => roleOfKey(key) === "source")) return [];
  const metric = field(value, "metric")?.value;
  for (const evidence of readFreeEvidence(value).evidence) {
    const read = readEvidence(evidence, { ...NO_FINDING, metric: typeof metric === "string" ? metric : "" });
    if (!("citation" in read) || read.citation.quote === undefined) continue;
    const check = desk.check(read.citation);
    if (check.status !== "phantom" && check.status !== "altered" && check.status !== "unsupported") continue;
    if (check.status === "unsupported" && isPartOf(check.found ?? "", read.citation.quote)) continue;
    const leaf = textLeaf(entry, evidence.content) ?? textLeaf(entry, evidence.source);
    if (leaf === null || NOT_AVAILABLE.test(String(leaf.value))) continue;
    const source = textLeaf(entry, evidence.source) ?? leaf;
    const backing = {
      evidence,
      reference: null,
      leaf: source,
      start: 0,
      end: String(source.value).length,
      distant: false,
    };
    return [remark({ backing, kind: check.status, check }, leaf, String(leaf.value), reading, desk)];
  }
  return [];
}

/**
 * "Acme 30 $ ; Initech 12 $" where the page was found to print "12 $": less of the same words takes nothing back. The
 * verdict on the citation says what was not found.
 */
function isPartOf(found: string, quote: string): boolean {
  const [part, whole] = [foldLine(found), foldLine(quote)];
  const at = part === "" ? -1 : whole.indexOf(part);
  const [before, after] = [whole.slice(0, at), whole.slice(at + part.length)];
  return at >= 0 && part !== whole && !/[\p{L}\p{N}.,]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
}

/** "Slide 42 shows a patent" in a deck of twelve. */
function placesInWords(reading: Reading, desk: Desk): Objection[] {
  const measured = new Set(reading.figures.map(({ passage }) => passage));
  return reading.passages.flatMap((passage) => {
    if (passage.leaf.role !== "claim" || measured.has(passage) || NOT_AVAILABLE.test(passage.text)) return [];
    const reference = passage.references.find(
      ({ type, text, precise }) => type !== "external" && precise && desk.resolve(type, text).kind === "missing",
    );
    if (reference === undefined || reference.type === "external") return [];
    const check = desk.check({ type: reference.type, reference: reference.text, quote: passage.text });
    if (check.status !== "phantom") return [];
    const backing = {
      evidence: { type: "quote" as const, content: "", source: reference.text },
      reference,
      leaf: passage.leaf,
      start: passage.start + reference.start,
      end: passage.start + reference.end,
      distant: false,
    };
    return [remark({ backing, kind: "phantom", check }, passage.leaf, passage.text, reading, desk)];
  });
}

function remark(fault: FalseSource, leaf: Leaf, quote: string, reading: Reading, desk: Desk): Objection {
  const { source } = fault.backing.evidence;
  const start = Math.max(0, String(leaf.value).indexOf(quote));
  return objectTo(
    {
      type: "unsourced_claim",
      severity: fault.kind === "unsupported" ? "HIGH" : "CRITICAL",
      section: leaf.path,
      quote,
      words: critiqueSentences[desk.locale].falseSource({
        metric: shorten(quote, 60),
        value: source,
        source,
        found: fault.check.explanation,
      }),
      impact: impactOf(null, desk),
      effort: "EASY",
      topic: null,
      span: { path: leaf.path, start, end: start + quote.length },
      matter: { kind: "citation", fault, quoteLeaf: leaf },
    },
    reading,
  );
}

function textLeaf(entry: Container, text: string): Leaf | null {
  if (text === "") return null;
  return (
    entry.leaves.find(({ value }) => value === text) ??
    entry.children.map((child) => textLeaf(child, text)).find((leaf) => leaf !== null) ??
    null
  );
}

const NO_FINDING = {
  id: "",
  agentName: "",
  category: "financial" as const,
  value: null,
  confidence: { level: "low" as const, score: 0, factors: [] },
  evidence: [],
};
