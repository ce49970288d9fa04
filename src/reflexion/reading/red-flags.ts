import type { FlagSeverity } from "../../domain/red-flag.ts";
import { field, isField, isFree, placeFields, squeeze } from "../../outputs/fields.ts";
import { readRedFlag } from "../../outputs/red-flags.ts";
import type { Role } from "../../outputs/roles.ts";
import type { Container, Leaf } from "../../outputs/tree.ts";
import { warningsIn } from "../../outputs/warnings.ts";
import { findQuantities } from "../../quantities/find.ts";
import { IMPACT, NOT_AVAILABLE } from "../words.ts";
import type { Reading } from "./read-output.ts";
import { referencesIn } from "./references.ts";

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
  /** What it says, as the answer tells it: a title with what explains it. */
  told: string;
  /** The words of its field for it; null where it has none. */
  severity: string | null;
  /** How grave the answer takes it to be called. */
  grade: FlagSeverity | null;
  missing: RedFlagPart[];
}

/** What it costs, also under a plain name. */
const isImpact = (key: string): boolean => isField(key, "impact") || /^(?:cost|cout|custo)$/.test(squeeze(key));

/** Every red flag of an analysis, in order: what the answer takes for a warning. What was cut from the tree has no place. */
export function redFlagsOf({ output, tree }: Reading): RedFlag[] {
  const texts = new Map(tree.leaves.map((leaf) => [leaf.path, leaf]));
  const objects = new Map(tree.containers.map((container) => [container.path, container]));
  return [...warningsIn(output)].flatMap(({ value, path }) => {
    const read = readRedFlag(value, path);
    const [leaf, entry] = [texts.get(path), objects.get(path)];
    if (read === null) return [];
    if (leaf !== undefined) return [ofText(leaf, read.severity)];
    return entry === undefined ? [] : ofObject(entry, read);
  });
}

function titleKey(value: Record<string, unknown>): string | null {
  const named = [field(value, "metric"), field(value, "claim")].find((one) => typeof one?.value === "string");
  return named?.key ?? null;
}

function ofText(leaf: Leaf, grade: FlagSeverity | null): RedFlag {
  const text = String(leaf.value);
  const has: Record<RedFlagPart, boolean> = {
    severity: grade !== null,
    evidence: hasEvidence(text),
    impact: hasImpact(text),
    question: text.includes("?"),
  };
  const told = text.split("\n")[0] ?? "";
  return { path: leaf.path, title: leaf, entry: null, text, told, severity: null, grade, missing: missingOf(has) };
}

function ofObject(
  entry: Container,
  { text: told, severity: grade }: NonNullable<ReturnType<typeof readRedFlag>>,
): RedFlag[] {
  const { value } = entry;
  if (!isFree(value)) return [];
  const key = titleKey(value);
  const texts = textLeaves(entry);
  const title = texts.find((leaf) => leaf.key === key && leaf.parent === entry) ?? texts.find(isItsOwn) ?? texts[0];
  if (title === undefined) return [];
  const text = texts.map((leaf) => leaf.value).join("\n");
  const severity = entry.leaves.find((leaf) => isField(leaf.key, "severity") && typeof leaf.value === "string");
  const under = (test: (leaf: Leaf) => boolean) => texts.filter(test).map((leaf) => String(leaf.value));
  const impacts = under((leaf) => isImpact(leaf.key));
  const sources = under((leaf) => leaf.role === "source" || leaf.role === "calculation");
  const own = under((leaf) => isItsOwn(leaf) && !isImpact(leaf.key));
  const numbers = entry.leaves.some((leaf) => isImpact(leaf.key) && typeof leaf.value === "number");
  const has: Record<RedFlagPart, boolean> = {
    severity: grade !== null,
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
      told,
      severity: severity === undefined ? null : String(severity.value),
      grade,
      missing: missingOf(has),
    },
  ];
}

/** Words of the warning itself, in whatever part of the analysis it stands. */
const isItsOwn = ({ role }: Leaf): boolean => !BESIDE.has(role);
const BESIDE: ReadonlySet<Role> = new Set(["source", "calculation", "question", "meta"]);

function missingOf(has: Record<RedFlagPart, boolean>): RedFlagPart[] {
  return RED_FLAG_PARTS.filter((part) => !has[part]);
}

function textLeaves(container: Container): Leaf[] {
  return [
    ...container.leaves.filter(({ value }) => typeof value === "string" && value.trim() !== ""),
    ...container.children.flatMap(textLeaves),
  ];
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
