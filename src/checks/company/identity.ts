import type { DocumentCard } from "../../domain/document.ts";
import type { Period } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import {
  FOUNDED_BESIDE,
  FOUNDED_IN_TEXT,
  HOUSE,
  IDENTITY_LABELS,
  INCORPORATED_IN_TEXT,
  LEGAL_FORM,
  OFFICE_ENDS,
  OFFICE_IN_TEXT,
  PARTY_FOLLOWS,
  SPOKEN_NAME,
} from "../../lexicon/company-identity.ts";
import { fold } from "../../lexicon/fold.ts";
import { PAPER_NAMES } from "../../lexicon/room-papers.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import { paragraphsOf } from "../tables/paragraphs.ts";
import { companyOf, registerNumbers } from "./numbers.ts";

/** One thing a paper says of a company, as printed and as it is compared. */
export interface Said {
  printed: string;
  key: string;
  place: Place;
}

/** What can be said of a company. */
export type Field = "name" | "number" | "office" | "incorporated" | "founded";

/** One company as one paper names it: by its lines, or in one sentence of a contract. */
export interface Identity extends Partial<Record<Field, Said>> {
  document: string;
  /** The only company that its paper names. */
  alone: boolean;
  /** Its paper is the company's articles or an extract of the register: it says who the company is. */
  isOfLaw: boolean;
}

type Named = Omit<Identity, "alone" | "isOfLaw">;

const LONGEST_NAME = 60;
const LONGEST_OFFICE = 140;

/** Papers that name others as well as the company. */
const OF_OTHERS = ["customer_contracts", "customer_list", "employment", "bank_statements"] as const;

/** Every company that the company's own papers name with more than a brand. */
export function identitiesOf(witness: Witness): Identity[] {
  const own = witness
    .passages()
    .filter(
      ({ document, row }) =>
        (isFromRegister(document, witness) || isOwn(document)) && row.cells.every(({ ocr }) => ocr === undefined),
    );
  return [...Map.groupBy(own, ({ document }) => document)].flatMap(([document, passages]) => {
    const found = asOne(parties(document.id, passages), labelled(document.id, passages));
    const isOfLaw = isFromRegister(document, witness) || PAPER_NAMES.articles.test(asWords(document.id));
    return found.map((one) => ({ ...one, alone: found.length === 1, isOfLaw }));
  });
}

const isOwn = ({ role, source, id }: DocumentCard): boolean =>
  role !== "outside" &&
  // A contrato social is no contract with a customer.
  (PAPER_NAMES.articles.test(asWords(id)) || !OF_OTHERS.some((paper) => PAPER_NAMES[paper].test(asWords(id)))) &&
  (source === "deck" || source === "financial_model");

/** What the register itself says, by its file's name or its title: an outside paper, and the best witness of who the company is. */
function isFromRegister(document: DocumentCard, witness: Witness): boolean {
  return [document.id, witness.firstLine(document).slice(0, LONGEST_TITLE)].some((name) =>
    PAPER_NAMES.registry.test(asWords(name)),
  );
}

const asWords = (name: string): string =>
  fold(name)
    .replace(/\.\w+$/u, "")
    .replace(/[_.-]+/g, " ");
const LONGEST_TITLE = 120;

/** A page that names one company, and says its number or date on lines of their own, says them of that one. */
function asOne(named: Named[], lines: Named[]): Named[] {
  const [party, ...more] = named;
  const [line] = lines;
  const isSame = line?.name === undefined || line.name.key === party?.name?.key;
  if (party === undefined || line === undefined || more.length > 0 || !isSame) return [...named, ...lines];
  return [{ ...line, ...party }];
}

const said = (passage: Passage, printed: string, key: string): Said => ({
  printed,
  key,
  place: placeOfPassage(passage, { label: printed, printed }),
});

/** "Acme SAS, société par actions simplifiée …, siège social …, SIREN …": a company with what is said of it, in one sentence. */
function parties(document: string, passages: readonly Passage[]): Named[] {
  return paragraphsOf(passages).flatMap(({ passage, text }) => {
    const called = nameIn(text);
    if (called === null) return [];
    const { name, rest } = called;
    const number = registerNumbers(text)[0];
    const office = officeIn(text) ?? addressIn(rest);
    const day = dayAfter(INCORPORATED_IN_TEXT, text);
    const founded = dayAfter(FOUNDED_BESIDE, rest)?.period.slice(0, 4);
    if (number === undefined && office === null && day === null && !PARTY_FOLLOWS.test(fold(rest))) return [];
    return [
      {
        document,
        name: said(passage, name, nameKey(name)),
        ...(number !== undefined && { number: said(passage, number.printed, companyOf(number)) }),
        ...(office !== null && { office: said(passage, office, fold(office)) }),
        ...(day !== null && { incorporated: said(passage, day.text, day.period) }),
        ...(day === null && founded !== undefined && { founded: said(passage, founded, founded) }),
      },
    ];
  });
}

/** The name with its form, or the one that "la société …, société par actions simplifiée" has, and what follows it. */
function nameIn(text: string): { name: string; rest: string } | null {
  const spoken = SPOKEN_NAME.exec(text);
  if (spoken?.[1] !== undefined) return { name: spoken[1].trim(), rest: text.slice(spoken.index + spoken[0].length) };
  const form = LEGAL_FORM.exec(text);
  if (form === null) return null;
  const end = form.index + form[0].length;
  const name = text
    .slice(0, end)
    .replace(/^.*[:«“"(]\s*|^(?:la société|the company|a empresa|between|entre)\s+/iu, "")
    .trim();
  return name.length > LONGEST_NAME ? null : { name, rest: text.slice(end) };
}

/** The lines of a paper that say one thing each: a paper that says one of them twice is a list of companies. */
function labelled(document: string, passages: readonly Passage[]): Named[] {
  const found = new Map<Field, Said[]>();
  const add = (field: Field, one: Said) => {
    const all = found.get(field) ?? [];
    if (!all.some(({ key }) => key === one.key)) found.set(field, [...all, one]);
  };
  for (const passage of passages) {
    for (const [field, printed] of fieldsOf(passage)) {
      const key = keyOf(field, printed);
      if (key !== null) add(field, said(passage, printed, key));
    }
    for (const number of registerNumbers(passage.text)) add("number", said(passage, number.printed, companyOf(number)));
  }
  const single = [...found].flatMap(([field, all]) => (all.length === 1 && all[0] ? [[field, all[0]] as const] : []));
  return single.length === 0 ? [] : [{ document, ...Object.fromEntries(single) }];
}

function fieldsOf({ row, text }: Passage): [Field, string][] {
  const [first, second] = row.cells;
  const [label, value] = row.cells.length === 2 ? [first?.text ?? "", second?.text.trim() ?? ""] : parted(text);
  const folded = fold(label);
  const fields = Object.entries(IDENTITY_LABELS) as [Exclude<Field, "number">, RegExp][];
  const named = fields.find(([, words]) => words.test(folded) && folded.length < 40)?.[0];
  if (named !== undefined && value !== "") return [[named, value]];
  return FOUNDED_IN_TEXT.test(folded) || FOUNDED_IN_TEXT.test(fold(text)) ? [["founded", text]] : [];
}

/** "Siège social : 12 rue …": what stands before and after the colon; "Founded in 2019" has none. */
function parted(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, text] : [text.slice(0, at), text.slice(at + 1).trim()];
}

function keyOf(field: Field, printed: string): string | null {
  switch (field) {
    case "name":
      return printed.length > LONGEST_NAME ? null : nameKey(printed);
    case "incorporated":
      return findPeriods(printed)[0]?.period ?? null;
    case "founded":
      return (
        findPeriods(printed)
          .find(({ period }) => /^\d{4}/.test(period))
          ?.period.slice(0, 4) ?? null
      );
    default:
      return fold(printed);
  }
}

/** A name without its form, marks and spaces. */
const nameKey = (name: string): string => fold(name.replace(LEGAL_FORM, " ")).replace(/[^\p{L}\d]+/gu, "");

function officeIn(text: string): string | null {
  const folded = fold(text);
  // Only where folding keeps every letter's place is the printed text cut at the same one.
  if (folded.length !== text.length) return null;
  const begins = OFFICE_IN_TEXT.exec(folded);
  if (begins === null) return null;
  const start = begins.index + begins[0].length;
  const ends = OFFICE_ENDS.exec(folded.slice(start));
  const office = text.slice(start, ends === null ? undefined : start + ends.index).trim();
  return office.length < 8 || office.length > LONGEST_OFFICE ? null : office.replace(/[,\s]+$/u, "");
}

/** "Acme SAS, 12 rue des Lilas, 69007 Lyon": a house and its street behind the name, up to what is no address. */
function addressIn(rest: string): string | null {
  const folded = fold(rest);
  if (folded.length !== rest.length) return null;
  const house = HOUSE.exec(folded);
  if (house === null) return null;
  const ends = OFFICE_ENDS.exec(folded.slice(house.index));
  const address = rest.slice(house.index, ends === null ? undefined : house.index + ends.index).trim();
  return address.length < 8 || address.length > LONGEST_OFFICE ? null : address.replace(/[,\s]+$/u, "");
}

function dayAfter(words: RegExp, text: string): { text: string; period: Period } | null {
  const begins = words.exec(fold(text));
  if (begins === null) return null;
  const found = findPeriods(text).find(({ start }) => start >= begins.index && start - begins.index < 60);
  return found ?? null;
}
