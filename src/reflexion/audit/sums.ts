import { critiqueSentences } from "../../i18n/reflexion.ts";
import { field, isFree } from "../../outputs/fields.ts";
import type { Leaf } from "../../outputs/tree.ts";
import { readAsWritten } from "../../quantities/as-written.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import type { CalculationInputs } from "../../quantities/calculations/inputs.ts";
import { calculationsIn, type WrittenSum } from "../../quantities/calculations/written-sums.ts";
import type { Desk } from "../desk.ts";
import type { Matter, Objection } from "../objection.ts";
import type { Passage } from "../reading/passages.ts";
import type { Reading } from "../reading/read-output.ts";
import { repeated } from "../reading/repeated.ts";
import { impactOf, objectTo } from "./write.ts";

type SumMatter = Extract<Matter, { kind: "sum" }>;

const AUDITED = new Set(["claim", "source", "calculation", "red_flag"]);

/** Sums that do not recompute, in sentences and in entries with formula, inputs and result. */
export function auditSums(reading: Reading, desk: Desk): Objection[] {
  const matters = [
    ...reading.passages.flatMap((passage) =>
      AUDITED.has(passage.leaf.role)
        ? calculationsIn(passage.text).flatMap((equation) => brokenIn(passage, equation, reading, desk))
        : [],
    ),
    ...reading.tree.leaves.flatMap((leaf) => (leaf.role === "calculation" ? brokenEntry(leaf, reading, desk) : [])),
  ];
  return matters.map((matter) => {
    const { leaf, start, end, check, figure } = matter;
    const text = String(leaf.value);
    const passage = reading.passagesOf(leaf).find((one) => one.start <= start && end <= one.end);
    return objectTo(
      {
        type: "unverifiable_calculation",
        severity: "HIGH",
        section: leaf.path,
        quote: passage?.text ?? text,
        words: critiqueSentences[desk.locale].sum({ explanation: check.explanation }),
        impact: figure === null ? critiqueSentences[desk.locale].impactOf.sum : impactOf(figure.topic, desk),
        effort: "TRIVIAL",
        topic: figure?.topic ?? null,
        span: { path: leaf.path, start, end },
        matter,
      },
      reading,
    );
  });
}

function brokenIn(passage: Passage, sum: WrittenSum, reading: Reading, desk: Desk): SumMatter[] {
  const { leaf } = passage;
  const check = checkCalculation({ formula: sum.text }, { locale: desk.locale });
  if (check.ok || check.reason !== "wrong_result" || check.recomputed === null || check.breaksAt === undefined)
    return [];
  const first = check.steps?.[0]?.text ?? "";
  if (!/\d.*[×÷*/+−^xX–-].*\d/u.test(first)) return [];
  // In the words of the analysis: the formula has other spaces, and a place counted in it would cut a number in two.
  const text = passage.text.slice(sum.start, sum.end);
  const start = passage.start + sum.start;
  const result = findWritten(text, check.breaksAt);
  if (result === null) return [];
  const resultStart = start + result.start;
  const resultEnd = start + result.end;
  const own = reading.figuresOf(leaf).find((one) => one.start < resultEnd && resultStart < one.end) ?? null;
  const percent = check.breaksAt.includes("%");
  const wrong = readAsWritten(text.slice(result.start, result.end), text);
  const figure = own ?? (wrong === null ? null : (repeated(leaf, passage, wrong, reading)[0] ?? null));
  return [{ kind: "sum", leaf, start, end: start + text.length, resultStart, resultEnd, check, percent, figure }];
}

/** Where the arithmetic's plain spelling of a number stands in the text as it was written; the last such place. */
function findWritten(text: string, plain: string): { start: number; end: number } | null {
  const pattern = plain
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s+/g, "\\s*")
    .replace(/[-−–]/g, "[-−–]");
  const found = [...text.matchAll(new RegExp(pattern, "giu"))].at(-1);
  return found === undefined ? null : { start: found.index, end: found.index + found[0].length };
}

/** `{ formula: "MRR × 12", inputs: { MRR: 42000 }, value: 600000 }`. */
function brokenEntry(leaf: Leaf, reading: Reading, desk: Desk): SumMatter[] {
  const entry = leaf.parent;
  if (entry === null || !isFree(entry.value) || typeof leaf.value !== "string" || leaf.value.includes("=")) return [];
  const given = field(entry.value, "value") ?? resultField(entry.value);
  const result = given?.value;
  if (given === null || given === undefined || (typeof result !== "number" && typeof result !== "string")) return [];
  const unit = field(entry.value, "unit")?.value;
  const inputs = inputsOf(entry.value);
  const check = checkCalculation(
    {
      formula: leaf.value,
      result,
      ...(inputs === null ? {} : { inputs }),
      unit: typeof unit === "string" ? unit : null,
    },
    { locale: desk.locale },
  );
  if (check.ok || check.reason !== "wrong_result" || check.recomputed === null) return [];
  const target = entry.leaves.find(({ key }) => key === given.key);
  if (target === undefined) return [];
  const figure = reading.figuresOf(target)[0] ?? null;
  const end = String(target.value).length;
  const percent = String(target.value).includes("%") || unit === "%";
  return [{ kind: "sum", leaf: target, start: 0, end, resultStart: 0, resultEnd: end, check, percent, figure }];
}

function resultField(entry: Record<string, unknown>): { key: string; value: unknown } | null {
  const key = Object.keys(entry).find((one) => /^(?:result|resultat|résultat|resultado)$/i.test(one));
  return key === undefined ? null : { key, value: entry[key] };
}

function inputsOf(entry: Record<string, unknown>): CalculationInputs | null {
  const key = Object.keys(entry).find((one) => /^(?:inputs?|entr[ée]es|entradas|variables|parameters)$/i.test(one));
  const value = key === undefined ? undefined : entry[key];
  if (Array.isArray(value)) {
    const list = value.filter(
      (one): one is { name: string; value: number | string } =>
        isFree(one) && typeof one.name === "string" && (typeof one.value === "number" || typeof one.value === "string"),
    );
    return list.length === value.length ? list : null;
  }
  if (!isFree(value)) return null;
  const pairs = Object.entries(value).filter(([, one]) => typeof one === "number" || typeof one === "string");
  return Object.fromEntries(pairs) as Record<string, number | string>;
}
