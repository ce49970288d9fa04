import { parsePeriod } from "../quantities/periods.ts";
import type { Collector } from "./collector.ts";
import { type Free, holdsWarnings, isField, isFree, spoken, textField } from "./fields.ts";
import type { Surroundings } from "./frame.ts";
import { readProse } from "./prose.ts";
import { isStatement, readStatement, surroundingsOf } from "./statement.ts";
import { rowsOfTable, tableIn } from "./tables.ts";
import { quantitiesIn } from "./values.ts";

/** Data about the output itself: no claim about the company. */
const ABOUT_ITSELF =
  /^(?:agent|agente|agentname|agentid|analyst|analyste|analista|tier|id|version|language|langue|idioma|locale|company|companyname|startup|entreprise|empresa|societe|subject|deck|document|file|geo|reportdate|date|createdat|timestamp|model|tokensused|duration|currency|devise|moeda|confidence|confiance|confianca|role|type)$/;

/** Reads whatever stands at a place of an output: statements, named values, sentences, at any depth. */
export function walk(value: unknown, path: string, key: string | null, around: Surroundings, into: Collector): void {
  if (value === null || value === undefined || typeof value === "boolean") return;
  if (key !== null && typeof value !== "object" && isAboutItself(key)) return;
  if (typeof value === "string") readText(value, path, key, around, into);
  else if (typeof value === "number") {
    if (key !== null && isField(key, "period")) return;
    if (key !== null || around.label !== null)
      readStatement({ value }, path, labelFor(key, around), withPeriod(key, around), into);
    else into.miss(path, String(value));
  } else if (Array.isArray(value)) readList(value, path, key, around, into);
  else if (isFree(value)) readObject(value, path, key, around, into);
}

const isAboutItself = (key: string): boolean => ABOUT_ITSELF.test(key.toLowerCase().replace(/[^a-z]/g, ""));

function readText(text: string, path: string, key: string | null, around: Surroundings, into: Collector): void {
  if (text.trim() === "") return;
  const inside = { ...withPeriod(key, around), label: labelFor(key, around) };
  if (key !== null && isNamedValue(text, into)) readStatement({ value: text }, path, inside.label, inside, into);
  else readProse(text, path, inside, into);
}

/** "82 K€", "1,3 %", "18 months of runway": one figure and hardly a word more. */
function isNamedValue(text: string, into: Collector): boolean {
  const found = quantitiesIn(text, into.frame.habit);
  const [only] = found;
  if (only === undefined || found.length > 1) return false;
  return (text.replace(only.text, "").match(/\p{L}{2,}/gu) ?? []).length <= 2;
}

function readList(list: unknown[], path: string, key: string | null, around: Surroundings, into: Collector): void {
  const inside = { ...withPeriod(key, around), label: labelFor(key, around) };
  const rows = rowsOfTable(list);
  if (rows !== null) {
    for (const [at, row] of rows.entries()) walk(row, `${path}[${at + 1}]`, null, inside, into);
  } else if (key !== null && list.length > 0 && list.every((item) => typeof item === "number")) {
    readStatement({ value: list }, path, inside.label, inside, into);
  } else for (const [at, item] of list.entries()) walk(item, `${path}[${at}]`, null, inside, into);
}

function readObject(object: Free, path: string, key: string | null, around: Surroundings, into: Collector): void {
  const table = tableIn(object);
  if (table !== null) {
    for (const [at, row] of table.rows.entries()) walk(row, `${path}.${table.key}[${at}]`, null, around, into);
    const others = Object.fromEntries(Object.entries(object).filter(([one]) => !table.keys.includes(one)));
    if (Object.keys(others).length > 0) readObject(others, path, key, around, into);
    return;
  }
  const named = { ...withPeriod(key, around), label: labelFor(key, around) };
  const read = isStatement(object)
    ? readStatement(object, path, key === null ? null : spoken(key), named, into)
    : new Set<string>();
  const own = path === "" ? withoutDate(object) : object;
  const inside = { ...surroundingsOf(own, named, into), label: textField(object, "metric") ?? named.label };
  for (const [inner, value] of Object.entries(object)) {
    if (read.has(inner) || (holdsWarnings(inner) && typeof value !== "number")) continue;
    const cited = isField(inner, "evidence") || isField(inner, "reference") || isField(inner, "quote");
    if (cited && read.size > 0) continue;
    walk(value, path === "" ? inner : `${path}.${inner}`, inner, inside, into);
  }
}

/** The day an output was written is not the time that its figures speak of. */
const withoutDate = (output: Free): Free =>
  Object.fromEntries(
    Object.entries(output).filter(([key]) => !/^(?:report_?)?date$|^(?:created_?at|timestamp)$/i.test(key)),
  );

/** Lists and objects that only gather: what stands in them is not called after them. */
const GATHERS =
  /^(?:findings|keyfindings|results|output|data|analysis|analyse|analise|metrics|keymetrics|kpis|claims|items|statements|affirmations|afirmacoes|constats|achados|insights|report|content|sections?|projections?|valuation|milestones|jalons|details|summary|customerclaims)$/;

function labelFor(key: string | null, around: Surroundings): string | null {
  if (key === null || key.length === 1 || periodOfKey(key) !== null) return around.label;
  return GATHERS.test(key.toLowerCase().replace(/[^a-z]/g, "")) ? null : spoken(key);
}

function withPeriod(key: string | null, around: Surroundings): Surroundings {
  const period = key === null ? null : periodOfKey(key);
  return period === null ? around : { ...around, period };
}

/** "2025", "year1", "An 2", "A3", "M12": the key says when. */
function periodOfKey(key: string): string | null {
  const short = /^(a|an|ano|annee|ann[ée]e|y|year|m|mois|month|mes|q|t)[\s_-]?(\d{1,2})$/i.exec(key);
  if (short === null) return parsePeriod(spoken(key));
  const letter = (short[1] ?? "").charAt(0).toLowerCase();
  return `${letter === "m" ? "M" : letter === "q" || letter === "t" ? "Q" : "Y"}${short[2]}`;
}
