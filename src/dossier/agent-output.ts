import type { AgentOutput, ScoredFinding, Tier } from "../domain/finding.ts";
import { readConfidence, usesUnitScale } from "./agents/confidence.ts";
import { type Free, field, fields, isField, isFree, textField } from "./agents/fields.ts";
import { type AgentFrame, categoryOf, readFinding, type UnreadPart } from "./agents/finding.ts";

const MAX_DEPTH = 64;

/**
 * Reads what an agent handed over: our own shape, or its free JSON with findings, metrics, red flags or an analysis.
 * The output is kept as it is; what could not be understood is listed with its path, never dropped.
 */
export function readAgentOutput(json: unknown, fallbackName: string): { output: AgentOutput; unread: UnreadPart[] } {
  const empty = (reason: UnreadPart["reason"]) => ({
    output: { agentName: fallbackName, tier: 1 as Tier, output: json, findings: [] },
    unread: [{ path: "$", reason }],
  });
  if (depthOf(json) > MAX_DEPTH) return empty("too_deep");
  if (Array.isArray(json)) return readAgentOutput({ findings: json, output: json }, fallbackName);
  if (!isFree(json)) return empty("not_an_object");

  const unread: UnreadPart[] = [];
  const tier = readTier(field(json, "tier")?.value);
  if (tier === null) unread.push({ path: "tier", reason: "no_tier" });
  const name = textField(json, "agentName") ?? (typeof json.name === "string" ? json.name : null);
  const frame: AgentFrame = {
    agentName: name ?? fallbackName,
    tier: tier ?? 1,
    unitScale: usesUnitScale(json),
    confidence: null,
    category: categoryOf(textField(json, "category") ?? "") ?? categoryOf(name ?? fallbackName),
  };
  frame.confidence = readConfidence(overallConfidence(json), frame.unitScale);

  const findings = new FindingCollector(frame, unread);
  collectFrom(json, "", findings);
  if (findings.found.length === 0) unread.push({ path: "$", reason: "no_findings" });
  const recommendation = recommendationOf(json);
  return {
    output: {
      agentName: frame.agentName,
      tier: frame.tier,
      output: "output" in json ? json.output : json,
      findings: findings.found,
      ...(recommendation === null ? {} : { recommendation }),
    },
    unread,
  };
}

/** Gathers findings under unique ids. */
class FindingCollector {
  readonly found: ScoredFinding[] = [];
  #frame: AgentFrame;
  #unread: UnreadPart[];
  #ids = new Set<string>();

  constructor(frame: AgentFrame, unread: UnreadPart[]) {
    this.#frame = frame;
    this.#unread = unread;
  }

  add(item: unknown, path: string, key: string | null): void {
    const read = readFinding(item, path, key, this.#frame);
    this.#unread.push(...read.unread);
    if (!("finding" in read)) return;
    const wanted = read.finding.id ?? `${this.#frame.agentName}-${this.found.length + 1}`;
    let id = wanted;
    for (let copy = 2; this.#ids.has(id); copy++) id = `${wanted}-${copy}`;
    this.#ids.add(id);
    this.found.push({ ...read.finding, id });
  }
}

/**
 * Findings stand in lists, or under their metric's name. Only where an output has none of these at its top is it
 * searched further down: the analysis usually says again what the lists say.
 */
function collectFrom(object: Free, prefix: string, findings: FindingCollector): void {
  const lists = fields(object, ["findings", "metrics", "redFlags"]);
  for (const { key, value } of lists) collectList(value, `${prefix}${key}`, findings);
  if (findings.found.length > 0 && prefix === "") return;
  const handled = new Set(lists.map(({ key }) => key));
  for (const [key, value] of Object.entries(object)) {
    if (handled.has(key) || isField(key, "confidence")) continue;
    const items = Array.isArray(value) ? value : [value];
    for (const [index, item] of items.entries()) {
      const path = Array.isArray(value) ? `${prefix}${key}[${index}]` : `${prefix}${key}`;
      if (!isFree(item)) continue;
      if (looksLikeFinding(item)) findings.add(item, path, Array.isArray(value) ? null : key);
      else collectFrom(item, `${path}.`, findings);
    }
  }
}

function collectList(value: unknown, path: string, findings: FindingCollector): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) findings.add(item, `${path}[${index}]`, null);
  } else if (isFree(value)) {
    for (const [name, item] of Object.entries(value)) findings.add(item, `${path}.${name}`, name);
  } else findings.add(value, path, null);
}

function looksLikeFinding(item: Free): boolean {
  return field(item, "value") !== null && (field(item, "evidence") !== null || field(item, "confidence") !== null);
}

function readTier(value: unknown): Tier | null {
  const number = typeof value === "string" ? Number(/\d/.exec(value)?.[0]) : value;
  return number === 1 || number === 2 || number === 3 ? number : null;
}

function overallConfidence(json: Free): unknown {
  const inner = field(json, "output")?.value;
  return field(json, "confidence")?.value ?? (isFree(inner) ? field(inner, "confidence")?.value : undefined);
}

function recommendationOf(json: Free): string | null {
  const inner = field(json, "output")?.value;
  const given =
    field(json, "recommendation")?.value ?? (isFree(inner) ? field(inner, "recommendation")?.value : undefined);
  const text = spoken(given);
  return text === "" ? null : text;
}

function spoken(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(spoken).filter(Boolean).join("\n");
  return isFree(value) ? Object.values(value).map(spoken).filter(Boolean).join(". ") : "";
}

function depthOf(json: unknown): number {
  let level: unknown[] = [json];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_DEPTH) {
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
    depth++;
  }
  return depth;
}
