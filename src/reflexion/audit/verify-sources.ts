import type { Address } from "../../domain/address.ts";
import type { Citation, CitationCheck } from "../../domain/citation.ts";
import type { Evidence, ScoredFinding } from "../../domain/finding.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { SourceType } from "../../domain/source.ts";
import type { ResolvedReference } from "../../dossier/resolved-reference.ts";
import { readEvidence } from "../../evidence/citations/evidence.ts";
import { valuesInText } from "../../evidence/facts/in-text.ts";
import { sameFigure, sameValue } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Desk } from "../desk.ts";
import { agrees, lookUp } from "../look-up.ts";
import type { Backing } from "../reading/backing.ts";
import type { Figure } from "../reading/figures.ts";
import { NOT_AVAILABLE } from "../words.ts";
import { claimedValue } from "./claimed.ts";

/** A source that does not hold: what is cited, and what was found. */
export interface FalseSource {
  backing: Backing;
  /** `misplaced`: true, but on another page or sheet than cited. */
  kind: "phantom" | "altered" | "unsupported" | "misplaced";
  check: CitationCheck;
}

/**
 * `none`: no source. `vague`: a document without a place. `verified`: looked up and true. `unchecked`: a source that
 * cannot be looked up here, or that does not refute itself. `false`: looked up and not so.
 */
export type SourceVerdict =
  | { status: "none" | "unchecked" }
  | { status: "vague"; backing: Backing }
  | { status: "verified"; source: SourceType }
  | { status: "false"; fault: FalseSource };

/** Looks every source of a figure up. One that holds is enough; a false one counts only where none holds. */
export function verifySources(figure: Figure, backings: readonly Backing[], desk: Desk): SourceVerdict {
  let fault: FalseSource | null = null;
  let vague: Backing | null = null;
  let unchecked = false;
  for (const backing of backings) {
    const verdict = verifyOne(figure, backing, desk);
    if (verdict.status === "verified") return verdict;
    if (backing.distant) continue;
    if (verdict.status === "false") fault ??= verdict.fault;
    else if (verdict.status === "vague") vague ??= backing;
    else if (verdict.status === "unchecked") unchecked = true;
  }
  if (fault !== null) return { status: "false", fault };
  if (unchecked) return { status: "unchecked" };
  return vague === null ? { status: "none" } : { status: "vague", backing: vague };
}

function verifyOne(figure: Figure, backing: Backing, desk: Desk): SourceVerdict {
  const { evidence, reference } = backing;
  if (reference?.type === "external" || NOT_AVAILABLE.test(evidence.source)) return { status: "unchecked" };
  const read = readEvidence(evidence, asFinding(figure, evidence));
  if (!("citation" in read)) {
    return { status: read.reason === "inference" || read.reason === "empty" ? "none" : "unchecked" };
  }
  const { citation } = read;
  if (citation.quote !== undefined) return verifyQuote(figure, backing, citation, desk);
  if (reference !== null && !reference.precise) {
    return desk.check(citation).status === "verified" && backing.leaf === null
      ? { status: "verified", source: citation.type }
      : { status: "vague", backing };
  }
  return verifyPlace(figure, backing, citation, desk);
}

function asFinding({ label, quantity }: Figure, evidence: Evidence): ScoredFinding {
  return {
    id: "",
    agentName: "",
    metric: label,
    category: "financial",
    value: quantity.text,
    confidence: { level: "low", score: 0, factors: [] },
    evidence: [evidence],
  };
}

function verifyQuote(figure: Figure, backing: Backing, citation: Citation, desk: Desk): SourceVerdict {
  const check = desk.check(citation);
  if (check.status === "unverifiable") return { status: "unchecked" };
  if (check.status !== "verified" && check.status !== "relocated") {
    return { status: "false", fault: { backing, kind: check.status, check } };
  }
  const cited = desk.resolve(citation.type, citation.reference);
  if (check.status === "relocated" && isElsewhere(check.at, cited))
    return { status: "false", fault: { backing, kind: "misplaced", check } };
  if (!supports(citation.quote ?? "", figure) && !isProven(figure, desk)) {
    const { type, reference } = citation;
    const asked = desk.check({ type, reference, label: figure.topic.name[desk.locale], value: figure.quantity.text });
    const told = asked.status === "verified" || asked.status === "relocated" ? check : asked;
    return { status: "false", fault: { backing, kind: "unsupported", check: told } };
  }
  return { status: "verified", source: citation.type };
}

/** A true passage proves a figure only if it carries it, and not as the value of another metric. */
function supports(quote: string, { topic, quantity, sureness }: Figure): boolean {
  if (!carries(quote, quantity)) return false;
  const named = valuesInText(quote, {}).filter(
    (value) => value.sureness >= SURE_ENOUGH && sameValue(value.quantity, quantity),
  );
  if (named.length === 0 || sureness < SURE_ENOUGH) return true;
  return named.some(
    (value) => value.topic.id === topic.id || (topic.family !== undefined && value.topic.family === topic.family),
  );
}

function isProven(figure: Figure, desk: Desk): boolean {
  const sought = { topic: figure.topic.id, period: figure.period, basis: figure.basis };
  const claimed = claimedValue(figure);
  return [false, true].some((projected) =>
    lookUp(desk, { ...sought, projected }).some((proof) => agrees(claimed, proof)),
  );
}

/** Any number of the text: a row of a table has several. */
function carries(text: string, quantity: Quantity): boolean {
  return findQuantities(text).some((found) =>
    "ambiguous" in found ? found.readings.some((one) => sameValue(one, quantity)) : sameValue(found, quantity),
  );
}

/** A place without a quote: the figure must stand there, or follow from what the documents say. */
function verifyPlace(figure: Figure, backing: Backing, citation: Citation, desk: Desk): SourceVerdict {
  const check = desk.check(citation);
  if (check.status === "verified") return { status: "verified", source: citation.type };
  if (check.status === "unverifiable") return { status: "unchecked" };
  const resolved = desk.resolve(citation.type, citation.reference);
  if (check.status === "relocated") {
    return isElsewhere(check.at, resolved)
      ? { status: "false", fault: { backing, kind: "misplaced", check } }
      : { status: "verified", source: citation.type };
  }
  if (resolved.kind === "unavailable" || resolved.kind === "words") return { status: "unchecked" };
  if (resolved.kind === "missing") return { status: "false", fault: { backing, kind: "phantom", check } };
  const claimed = claimedValue(figure);
  const sought = { topic: figure.topic.id, period: figure.period, basis: figure.basis };
  const proven = [...lookUp(desk, sought), ...lookUp(desk, { ...sought, projected: true })];
  const holds = proven.find((proof) => agrees(claimed, proof));
  if (holds !== undefined) return { status: "verified", source: holds.source };
  if (resolved.addresses.some((address) => standsAt(figure.quantity, address, desk))) return { status: "unchecked" };
  return { status: "false", fault: { backing, kind: check.status, check } };
}

/** Another page or sheet than every one that was cited; a cell beside the cited one is close enough. */
function isElsewhere(at: Address | undefined, resolved: ResolvedReference): boolean {
  if (at === undefined || resolved.kind === "words" || resolved.kind === "unavailable") return false;
  return resolved.kind === "missing" || !resolved.addresses.some((address) => samePage(address, at));
}

function samePage(a: Address, b: Address): boolean {
  if (a.document !== b.document) return false;
  if (a.kind === "cell" && b.kind === "cell") return a.sheet === b.sheet;
  if ("page" in a && "page" in b) return a.page === b.page;
  return a.kind === b.kind;
}

/** Whether this number is printed at a place, under whatever name. */
function standsAt(quantity: Quantity, address: Address, desk: Desk): boolean {
  return desk.witness
    .rowsAt(address)
    .some(({ cells }) =>
      cells.some(
        (cell) => (typeof cell.value === "number" && near(cell.value, quantity)) || carries(cell.text, quantity),
      ),
    );
}

function near(stored: number, quantity: Quantity): boolean {
  const close = (value: number) => sameFigure({ value }, quantity);
  return close(stored) || (quantity.unit === "percent" && close(stored * 100));
}
