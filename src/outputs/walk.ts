import type { Evidence } from "../domain/finding.ts";
import { RUN_NAMES } from "../lexicon/field-names.ts";
import { parsePeriod } from "../quantities/periods.ts";
import { withOurNames } from "./by-content.ts";
import type { Collector } from "./collector.ts";
import { citationsOf, referenceOf } from "./evidence.ts";
import { type Free, isField, isFree, placeFields, spoken, textField } from "./fields.ts";
import type { Surroundings } from "./frame.ts";
import { jsonIn } from "./messages.ts";
import { extendPath, ROOT_PATH } from "./paths.ts";
import { isCalledWarning, placesIn } from "./places.ts";
import { readProse } from "./prose.ts";
import { isStatement, passQuotes, readStatement, surroundingsOf } from "./statement.ts";
import { rowsOfTable, tableIn } from "./tables.ts";
import { quantitiesIn } from "./values.ts";

/** Data about the output itself: no claim about the company. */
const ABOUT_ITSELF =
  /^(?:agent|agente|agentname|agentid|analyst|analyste|analista|tier|id|version|language|langue|idioma|locale|company|companyname|startup|entreprise|empresa|societe|subject|deck|document|file|geo|reportdate|date|createdat|timestamp|model|tokensused|duration|currency|devise|moeda|confidence|confiance|confianca|role|type)$/;

/** Reads whatever stands at a place of an output: statements, named values, sentences, at any depth. */
export function walk(value: unknown, path: string, key: string | null, around: Surroundings, into: Collector): void {
  if (value === null || value === undefined || typeof value === "boolean") return;
  if (key !== null && (typeof value === "object" ? isOfTheRun(key) : isAboutItself(key))) return;
  if (typeof value === "string") readText(value, path, key, around, into);
  else if (typeof value === "number") {
    if (key !== null && isField(key, "period")) return;
    if (key !== null || around.label !== null)
      readStatement({ value }, path, labelFor(key, around), withPeriod(key, around), into);
    else into.miss(path, String(value));
  } else if (Array.isArray(value)) readList(value, path, key, around, into);
  else if (isFree(value)) readObject(value, path, key, around, into);
}

const isOfTheRun = (key: string): boolean => RUN_NAMES.test(key.toLowerCase().replace(/[^a-z]/g, ""));
const isAboutItself = (key: string): boolean => ABOUT_ITSELF.test(key.toLowerCase().replace(/[^a-z]/g, ""));

function readText(text: string, path: string, key: string | null, around: Surroundings, into: Collector): void {
  if (text.trim() === "") return;
  const held = /^\s*[[{]/.test(text) ? jsonIn(text) : null;
  if (held !== null && typeof held.json === "object") {
    walk(held.json, path, key, around, into);
    return;
  }
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
    for (const [at, row] of rows.entries()) walk(row, extendPath(path, at + 1), null, inside, into);
  } else if (key !== null && list.length > 0 && list.every((item) => typeof item === "number")) {
    readStatement({ value: list }, path, inside.label, inside, into);
  } else {
    const names = namesOf(list);
    for (const { step, value, path: innerPath } of placesIn(list, path)) {
      const own = names === null ? inside : { ...inside, of: names[Number(step)] ?? null, inPassing: true };
      walk(value, innerPath, null, own, into);
    }
  }
}

function readObject(given: Free, path: string, key: string | null, around: Surroundings, into: Collector): void {
  if (isCalledWarning(given)) return;
  const object = path === ROOT_PATH ? given : withOurNames(given);
  const table = tableIn(object);
  if (table !== null) {
    const rows = extendPath(path, table.key);
    for (const [at, row] of table.rows.entries()) walk(row, extendPath(rows, at), null, around, into);
    const others = Object.fromEntries(Object.entries(object).filter(([one]) => !table.keys.includes(one)));
    if (Object.keys(others).length > 0) readObject(others, path, key, around, into);
    return;
  }
  const named = { ...withPeriod(key, around), label: labelFor(key, around) };
  const read = isStatement(object)
    ? readStatement(object, path, key === null ? null : spoken(key), named, into)
    : new Set<string>();
  const own = path === ROOT_PATH ? withoutDate(object) : object;
  const quotes = read.size > 0 ? [] : quotedBy(object, around.place);
  const inside = { ...surroundingsOf(own, named, into), label: textField(object, "metric") ?? named.label, quotes };
  const places = new Set(placeFields(object).map((one) => one.key));
  for (const { step, path: innerPath, value, warns } of placesIn(object, path)) {
    const inner = String(step);
    if (warns || read.has(inner) || (places.has(inner) && isPlaceNumber(value))) continue;
    const cited = isField(inner, "evidence") || isField(inner, "reference") || isField(inner, "quote");
    if (cited && (read.size > 0 || (quotes.length > 0 && isQuoting(inner)))) continue;
    walk(value, innerPath, inner, inside, into);
  }
  passQuotes(quotes, path, { ...inside, label: inside.label ?? around.of }, into);
}

/** "slide": 8, "pages": "3, 4": where the object speaks of, and no figure of it. */
const isPlaceNumber = (value: unknown): boolean =>
  typeof value === "number" ||
  (typeof value === "string" && /^\D{0,12}\d{1,4}(?:\s?[-–,&]\s?\d{1,4})*$/.test(value.trim()));

/** What an object of several values quotes for all of them, at the place it names. */
function quotedBy(object: Free, around: string): Evidence[] {
  const quoting = Object.fromEntries(
    Object.entries(object).filter(
      ([key, value]) => !isField(key, "quote") || isQuoting(key) || typeof value !== "string",
    ),
  );
  const said = Object.entries(quoting).some(([key, value]) => isQuoting(key) && typeof value === "string");
  if (!said || (referenceOf(object) === "" && around === "")) return [];
  return citationsOf(quoting, around).evidence.filter(({ type, content }) => type === "quote" && content !== "");
}

/** A field named for a quotation, and not merely for a text. */
const isQuoting = (key: string): boolean =>
  (isField(key, "quote") && !/^(?:text[eo]?|content)$/i.test(key)) || isField(key, "evidence");

/** The names of the things that a list tells of, each with values of its own; null where it is no such list. */
function namesOf(list: readonly unknown[]): string[] | null {
  const names = list.map((item) => {
    if (!isFree(item) || isStatement(item)) return null;
    const [key, name] = Object.entries(item)[0] ?? ["", null];
    if (typeof name !== "string" || name.length > 40 || !/^\p{L}[^%€$£]*$/u.test(name)) return null;
    if (isField(key, "period") || isField(key, "claim") || isField(key, "quote") || parsePeriod(name) !== null)
      return null;
    return Object.keys(item).length > 1 ? name : null;
  });
  const known = names.filter((name) => name !== null);
  return known.length >= 2 && known.length === list.length && new Set(known).size === list.length ? known : null;
}

/** The day an output was written is not the time that its figures speak of. */
const withoutDate = (output: Free): Free =>
  Object.fromEntries(
    Object.entries(output).filter(([key]) => !/^(?:report_?)?date$|^(?:created_?at|timestamp)$/i.test(key)),
  );

/** Lists and objects that only gather: what stands in them is not called after them. */
const GATHERS =
  /^(?:findings|keyfindings|results|output|data|analysis|analyse|analise|metrics|keymetrics|kpis|claims|items|statements|affirmations|afirmacoes|constats|achados|insights|report|content|sections?|projections?|valuation|milestones|jalons|details|summary|customerclaims)$/;

/** Keys that say which of several, not what: "burn_rate": { "monthly": 42000 }. */
const QUALIFIES =
  /^(?:monthly|annual|yearly|quarterly|current|latest|total|average|median|min|max|low|high|base|best|worst|actual|projected|target|gross|net|mensuel|annuel|actuel|moyen|brut|mensal|anual|atual|bruto|liquido)$/i;

function labelFor(key: string | null, around: Surroundings): string | null {
  if (key === null || key.length === 1 || periodOfKey(key) !== null) return around.label;
  if (GATHERS.test(key.toLowerCase().replace(/[^a-z]/g, ""))) return null;
  if (around.label !== null && around.of === null && QUALIFIES.test(key)) return `${around.label} ${spoken(key)}`;
  return around.of === null ? spoken(key) : `${around.of}: ${spoken(key)}`;
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
