import { HOUSE, LEGAL_FORM, POSTCODE } from "../../lexicon/company-identity.ts";
import { fold } from "../../lexicon/fold.ts";
import { samePeriod } from "../../quantities/periods.ts";
import type { Field, Identity, Said } from "./identity.ts";

/** Two papers beside each other on one thing: `form` is the company's legal form, at the end of its name. */
export interface Agreement {
  field: Field | "form";
  one: Said;
  other: Said;
  holds: boolean;
}

const FIELDS: readonly Field[] = ["name", "number", "office", "incorporated", "founded"];

/**
 * What two papers say of one company, where both say it: the first disagreement of each field, else one agreement. Two
 * papers speak of one company where its name or its number is the same, or where each names one company only and their
 * names do not tell them apart. Articles and extracts of the register say who the company is: a name that shares half of
 * its words with theirs is the same company under another name.
 */
export function agreements(identities: readonly Identity[]): Agreement[] {
  const compared = identities.flatMap((one, at) =>
    identities
      .slice(at + 1)
      .filter((other) => other.document !== one.document)
      .flatMap((other) => compare(one, other)),
  );
  return ([...FIELDS, "form"] as const).flatMap((field) => {
    const said = compared.filter((one) => one.field === field);
    return said.find(({ holds }) => !holds) ?? said[0] ?? [];
  });
}

function compare(one: Identity, other: Identity): Agreement[] {
  const name = one.name && other.name ? nameTie(one.name, other.name) : null;
  const number = one.number && other.number ? one.number.key === other.number.key : null;
  const bothAlone = one.alone && other.alone && name !== "other";
  const same = name === "same" || number === true || bothAlone;
  const byLaw = one.alone && other.alone && one.isOfLaw !== other.isOfLaw && shareWords(one.name, other.name);
  if (!same && name !== "near" && !byLaw) return [];
  const found: Agreement[] = [];
  const add = (field: Agreement["field"], a: Said | undefined, b: Said | undefined, holds: boolean | null) => {
    if (a !== undefined && b !== undefined && holds !== null) found.push({ field, one: a, other: b, holds });
  };
  add("name", one.name, other.name, name === "same");
  if (name === "other" && !same) add("number", one.number, other.number, number);
  else if (name !== "near" || number === true) {
    add("number", one.number, other.number, number);
    add("office", one.office, other.office, sameOffice(one.office, other.office));
    add("incorporated", one.incorporated, other.incorporated, sameTime(one.incorporated, other.incorporated));
    add("founded", one.founded, other.founded, sameTime(one.founded, other.founded));
    if (name === "same") add("form", one.name, other.name, sameForm(one.name, other.name));
  }
  return found;
}

const FEWEST_LETTERS = 6;

/** "Novalys" and "Novalis" are near: one letter apart. */
function nameTie({ key: a }: Said, { key: b }: Said): "same" | "near" | "other" {
  if (a === b) return "same";
  return Math.min(a.length, b.length) >= FEWEST_LETTERS && oneApart(a, b) ? "near" : "other";
}

/** "Colheita Viva Tecnologia" and "Colheita Verde Tecnologia". */
function shareWords(one: Said | undefined, other: Said | undefined): boolean {
  const [a, b] = [one, other].map((said) => wordsOf(said?.printed ?? ""));
  if (a === undefined || b === undefined || Math.min(a.length, b.length) < 2) return false;
  return a.filter((word) => b.includes(word)).length * 2 >= Math.max(a.length, b.length);
}

const wordsOf = (name: string): string[] =>
  fold(name.replace(LEGAL_FORM, " "))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);

function oneApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1) ||
        (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))
    : short.slice(at) === long.slice(at + 1);
}

/** By postal code and house, as far as both print them; null where nothing can be told. */
function sameOffice(one: Said | undefined, other: Said | undefined): boolean | null {
  if (one === undefined || other === undefined) return null;
  const [codes, houses] = [[one, other].map(postcodeOf), [one, other].map(houseOf)];
  const known = [codes, houses].filter(([a, b]) => a !== null && b !== null);
  return known.length === 0 ? null : known.every(([a, b]) => a === b);
}

const postcodeOf = ({ printed }: Said): string | null =>
  POSTCODE.exec(printed)?.[0].replace(/\s/g, "").slice(0, 9) ?? null;
function houseOf({ printed }: Said): string | null {
  const [, before, after] = HOUSE.exec(fold(printed)) ?? [];
  return before ?? after ?? null;
}

/** At the coarser of two prints: a day lies in its year. */
function sameTime(one: Said | undefined, other: Said | undefined): boolean | null {
  if (one === undefined || other === undefined) return null;
  const length = Math.min(one.key.length, other.key.length);
  return samePeriod(one.key, other.key) || one.key.slice(0, length) === other.key.slice(0, length);
}

function sameForm(one: Said | undefined, other: Said | undefined): boolean | null {
  const [a, b] = [one, other].map((said) => LEGAL_FORM.exec(said?.printed ?? "")?.[0]);
  return a === undefined || b === undefined ? null : canonical(a) === canonical(b);
}

const canonical = (form: string): string => {
  const plain = form.replace(/[./]/g, "").toLowerCase();
  return FORMS[plain] ?? plain;
};
/** Long and short for one form. */
const FORMS: Record<string, string> = {
  incorporated: "inc",
  corporation: "inc",
  corp: "inc",
  limited: "ltd",
  sasu: "sas",
};
