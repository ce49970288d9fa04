import { field, isField, isFree, placeFields, squeeze } from "../../outputs/fields.ts";
import { warnsOfNothing } from "../../outputs/red-flags.ts";
import { findQuantities } from "../../quantities/find.ts";
import { IMPACT, NOT_AVAILABLE, SEVERITY } from "../words.ts";
import type { Reading } from "./read-output.ts";
import { referencesIn } from "./references.ts";
import { roleOfKey } from "./roles.ts";
import type { Container, Leaf } from "./walk.ts";

/** What makes a red flag usable. */
export type RedFlagPart = "severity" | "evidence" | "impact" | "question";
const RED_FLAG_PARTS: readonly RedFlagPart[] = ["severity", "evidence", "impact", "question"];

/** A red flag as the analysis raises it: one text, or an object with fields. */
export interface RedFlag {
  path: string;
  /** Its title or text: what is quoted. */
  title: Leaf;
  /** The object it is; null for a text. */
  entry: Container | null;
  /** All its words. */
  text: string;
  /** As it says; null where it says none. */
  severity: string | null;
  missing: RedFlagPart[];
}

/** What it costs, also under a plain name. */
const isImpact = (key: string): boolean => isField(key, "impact") || /^(?:cost|cout|custo)$/.test(squeeze(key));

/** Every red flag of an analysis, in order. */
export function redFlagsOf(reading: Reading): RedFlag[] {
  const flags: RedFlag[] = [];
  for (const container of reading.walk.containers) {
    if (roleOfKey(container.key) !== "red_flag" || typeof container.steps.at(-1) !== "string") continue;
    if (!Array.isArray(container.value) && isEntry(container)) flags.push(...ofObject(container));
    else {
      flags.push(...container.leaves.flatMap(ofText));
      flags.push(...container.children.flatMap((child) => (Array.isArray(child.value) ? [] : ofObject(child))));
    }
  }
  for (const leaf of reading.walk.leaves) {
    const single = typeof leaf.steps.at(-1) === "string" && roleOfKey(leaf.key) === "red_flag";
    if (single && leaf.parent?.role !== "red_flag") flags.push(...ofText(leaf));
  }
  return flags;
}

/** An object that is one flag, not a set of named ones. */
function isEntry({ value }: Container): boolean {
  return isFree(value) && (Object.keys(value).some((key) => isField(key, "severity")) || titleKey(value) !== null);
}

function titleKey(value: Record<string, unknown>): string | null {
  const named = [field(value, "metric"), field(value, "claim")].find((one) => typeof one?.value === "string");
  return named?.key ?? null;
}

function ofText(leaf: Leaf): RedFlag[] {
  const { value } = leaf;
  if (typeof value !== "string" || value.trim() === "" || warnsOfNothing(value)) return [];
  const severity = SEVERITY.exec(value.slice(0, 60).replace(/\([^)]*\)/g, ""))?.[0] ?? null;
  const has: Record<RedFlagPart, boolean> = {
    severity: statesSeverity(value),
    evidence: hasEvidence(value),
    impact: hasImpact(value),
    question: value.includes("?"),
  };
  return [{ path: leaf.path, title: leaf, entry: null, text: value, severity, missing: missingOf(has) }];
}

function ofObject(entry: Container): RedFlag[] {
  const { value } = entry;
  if (!isFree(value)) return [];
  const key = titleKey(value);
  const texts = textLeaves(entry);
  const title =
    texts.find((leaf) => leaf.key === key && leaf.parent === entry) ??
    texts.find(({ role }) => role === "red_flag") ??
    texts[0];
  if (title === undefined) return [];
  const text = texts.map((leaf) => leaf.value).join("\n");
  const severity = entry.leaves.find((leaf) => isField(leaf.key, "severity") && typeof leaf.value === "string");
  const under = (test: (leaf: Leaf) => boolean) => texts.filter(test).map((leaf) => String(leaf.value));
  const impacts = under((leaf) => isImpact(leaf.key));
  const sources = under((leaf) => leaf.role === "source" || leaf.role === "calculation");
  const own = under((leaf) => leaf.role === "red_flag" && !isImpact(leaf.key));
  const numbers = entry.leaves.some((leaf) => isImpact(leaf.key) && typeof leaf.value === "number");
  const has: Record<RedFlagPart, boolean> = {
    severity: severity !== undefined && SEVERITY.test(String(severity.value)),
    evidence:
      sources.some((source) => source.trim() !== "" && !isOnlyUnavailable(source)) ||
      own.some(hasEvidence) ||
      placeFields(value).some((place) => /\d/.test(place.value)),
    impact:
      numbers || impacts.some((impact) => isQuantified(impact) || NOT_AVAILABLE.test(impact)) || own.some(hasImpact),
    question:
      texts.some((leaf) => leaf.role === "question" && String(leaf.value).trim() !== "") ||
      own.some((one) => one.includes("?")),
  };
  return [
    {
      path: entry.path,
      title,
      entry,
      text,
      severity: severity === undefined ? null : String(severity.value),
      missing: missingOf(has),
    },
  ];
}

function missingOf(has: Record<RedFlagPart, boolean>): RedFlagPart[] {
  return RED_FLAG_PARTS.filter((part) => !has[part]);
}

function textLeaves(container: Container): Leaf[] {
  return [
    ...container.leaves.filter(({ value }) => typeof value === "string" && value.trim() !== ""),
    ...container.children.flatMap(textLeaves),
  ];
}

/** "[CRITICAL]", "Severity: high", "Gravité : élevée": said as such, not an adjective in passing. */
function statesSeverity(text: string): boolean {
  const marked = /\[[^\]]{3,20}\]|^\s*(?:red flag\s*[:–—-]?\s*)?\(?\p{Lu}{4,12}\)?\s*[:–—)\]-]/u.exec(text);
  if (marked !== null && SEVERITY.test(marked[0])) return true;
  const named =
    /(?:severity|s[ée]v[ée]rit[ée]|gravit[ée]|gravidade|severidade|level|niveau|n[íi]vel)\s*:?\s*(.{3,20})/iu.exec(
      text,
    );
  return named?.[1] !== undefined && SEVERITY.test(named[1]);
}

function hasEvidence(text: string): boolean {
  if (referencesIn(text).some(({ precise }) => precise)) return true;
  const after = /(?:evidence|preuves?|provas?|evid[êe]ncias?)\s*:\s*([^\n]+)/iu.exec(text)?.[1];
  return after !== undefined && /\d/.test(after) && !isOnlyUnavailable(after);
}

/** "Evidence: not available" is honest, and no evidence. */
function isOnlyUnavailable(text: string): boolean {
  return NOT_AVAILABLE.test(text) && !referencesIn(text).some(({ precise }) => precise);
}

function hasImpact(text: string): boolean {
  const after = /impact[eos]?\s*:\s*([^\n]+)/iu.exec(text)?.[1];
  if (after !== undefined) return isQuantified(after) || NOT_AVAILABLE.test(after);
  return text.split(/[.\n;]\s/).some((part) => IMPACT.test(part) && isQuantified(part));
}

function isQuantified(text: string): boolean {
  return findQuantities(text).some((found) => {
    const unit = "ambiguous" in found ? found.readings[0]?.unit : found.unit;
    return unit !== undefined && unit !== "number";
  });
}
