import { basename } from "node:path";
import { fold } from "../lexicon/fold.ts";
import {
  ACCOUNT_LINES,
  ANALYST_SIGNS,
  COMPANY_PAPERS,
  COMPANY_TABLES,
  COMPANY_VOICE,
  ENOUGH_SIGNS,
  ENOUGH_VOICE,
  OUTSIDE_PAPERS,
} from "../lexicon/speakers.ts";

/** Who speaks in a document. */
export type Speaker = "company" | "outside" | "analyst" | "unclear";

/** A document is known by how it begins. */
const HEAD = 6_000;

/**
 * Who speaks in a document, by its folder, its name and what it says. `usual` is who speaks where neither tells: a presentation
 * or a workbook is the company's, a text may be anybody's.
 */
export function speakerOf(path: string, text: string, usual: "company" | "unclear"): Speaker {
  const head = text.slice(0, HEAD);
  const called = path.replace(/\.\w+$/, "").replace(/[_.-]+/g, " ");
  const signs = ANALYST_SIGNS.filter((sign) => sign.test(head)).length;
  if (signs >= ENOUGH_SIGNS && !COMPANY_PAPERS.test(basename(called))) return "analyst";
  if (OUTSIDE_PAPERS.test(called) || OUTSIDE_PAPERS.test(fold(called))) return "outside";
  const isTable = /\.(?:csv|tsv)$/i.test(path);
  if (isTable && ACCOUNT_LINES.test(head.slice(0, HEAD / 4))) return "outside";
  if (COMPANY_PAPERS.test(called) || (isTable && COMPANY_TABLES.test(fold(basename(called))))) return "company";
  if (OUTSIDE_PAPERS.test(head.slice(0, HEAD / 10))) return "outside";
  if (usual === "company" || COMPANY_PAPERS.test(head)) return "company";
  return (head.match(COMPANY_VOICE) ?? []).length >= ENOUGH_VOICE ? "company" : "unclear";
}
