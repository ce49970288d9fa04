import { basename } from "node:path";
import type { SourceDocument } from "../domain/document.ts";
import { ANALYST_TEXTS } from "../lexicon/analyst-files.ts";
import { AMOUNT_COLUMNS, CUSTOMER_COLUMN } from "../lexicon/customer-lists.ts";
import { INSTRUMENT_NAMES, PERCENT_COLUMN, SHARES_COLUMN, SURE_HOLDER_COLUMN } from "../lexicon/equity.ts";
import { fold } from "../lexicon/fold.ts";
import {
  ACCOUNT_LINES,
  ANALYST_SIGNS,
  COMPANY_PAPERS,
  COMPANY_TABLES,
  COMPANY_TITLES,
  COMPANY_VOICE,
  CONVERTIBLE_TERMS,
  ENOUGH_SIGNS,
  ENOUGH_TERMS,
  ENOUGH_VOICE,
  OUTSIDE_PAPERS,
} from "../lexicon/speakers.ts";

/** Who speaks in a document. */
export type Speaker = "company" | "outside" | "analyst" | "unclear";

/** A document is known by how it begins. */
const HEAD = 6_000;

/** Who speaks where neither folder, name nor text tells: a text that is called a note is an analyst's, another may be anybody's. */
export type Usual = "company" | "analyst" | "unclear";

/** Who speaks in a document, by its folder, its name and what it says. */
export function speakerOf({ id, format }: Pick<SourceDocument, "id" | "format">, text: string, usual: Usual): Speaker {
  const head = text.slice(0, HEAD);
  const called = id.replace(/\.\w+$/, "").replace(/[_.-]+/g, " ");
  const signs = ANALYST_SIGNS.filter((sign) => sign.test(head)).length;
  if (signs >= ENOUGH_SIGNS && !COMPANY_PAPERS.test(basename(called))) return "analyst";
  if (signs === 0 && isConvertible(head)) return "company";
  if (usual === "analyst") return "analyst";
  if (OUTSIDE_PAPERS.test(called) || OUTSIDE_PAPERS.test(fold(called))) return "outside";
  const isTable = format === "csv";
  if (isTable && ACCOUNT_LINES.test(head.slice(0, HEAD / 4))) return "outside";
  if (COMPANY_PAPERS.test(called) || (isTable && COMPANY_TABLES.test(fold(basename(called))))) return "company";
  if (isTable && isListOfTheirs(head.split("\n", 1)[0] ?? "")) return "company";
  if (OUTSIDE_PAPERS.test(head.slice(0, HEAD / 10))) return "outside";
  if (usual === "company" || COMPANY_PAPERS.test(head)) return "company";
  if (signs === 0 && isPaperOfTheirs(called, head)) return "company";
  return (head.match(COMPANY_VOICE) ?? []).length >= ENOUGH_VOICE ? "company" : "unclear";
}

/** "IP assignment deed", "Liasse fiscale 2025": by its name or its first line, and not somebody's words about one. */
function isPaperOfTheirs(called: string, head: string): boolean {
  const [title = ""] = head.split("\n").filter((line) => line.trim() !== "");
  return [basename(called), title.length < LONGEST_TITLE ? title : ""].some(
    (name) => !isAnalystsName(name) && COMPANY_TITLES.some((paper) => paper.test(fold(name))),
  );
}

/** A table of holders and their shares, or of customers and what they pay, by its headings: only the company has them. */
function isListOfTheirs(heading: string): boolean {
  const heads = heading.split("|").map((cell) => fold(cell).trim());
  const has = (...words: readonly RegExp[]) => heads.some((head) => words.some((word) => word.test(head)));
  const isHeld = has(SURE_HOLDER_COLUMN) && has(SHARES_COLUMN, PERCENT_COLUMN);
  return isHeld || (has(CUSTOMER_COLUMN) && has(...Object.values(AMOUNT_COLUMNS)));
}

/** The first lines of a paper, where its name stands. */
const TITLE_LINES = 6;
const LONGEST_TITLE = 120;

/**
 * A SAFE, a note, a loan by what it says, whatever its file is called: it names itself in its first lines, and says who
 * lends or pays how much on which terms. "Notes on the SAFE" are somebody's words about one.
 */
function isConvertible(head: string): boolean {
  const titles = head
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, TITLE_LINES);
  const names = titles.some((line) => line.length < LONGEST_TITLE && isNamed(line) && !isAnalystsName(line));
  const said = fold(head);
  return names && CONVERTIBLE_TERMS.filter((term) => term.test(said)).length >= ENOUGH_TERMS;
}

const INSTRUMENTS = Object.values(INSTRUMENT_NAMES);
const isNamed = (line: string): boolean => INSTRUMENTS.some((name) => name.test(fold(line)));

/** "Memo", "notes on the round", and not the note that is a loan. */
export function isAnalystsName(name: string): boolean {
  const words = fold(name).replace(/[_.-]+/g, " ");
  return ANALYST_TEXTS.test(INSTRUMENTS.reduce((left, one) => left.replace(one, " "), words));
}
