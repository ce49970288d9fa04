import type { Address } from "../../domain/address.ts";
import type { QualityEngineConfig } from "../../domain/config.ts";
import { type Page, type ReadablePage, readablePage } from "../../evidence/pages.ts";
import { asMaterial } from "../../model/prompt/material.ts";
import { normalizeLabel } from "../../quantities/topics/match.ts";
import type { CaseFile } from "../case-file.ts";
import { namesOf } from "../mentions.ts";
import { figuresIn, isKnown } from "./figures.ts";
import type { Ledger } from "./ledger.ts";
import { tellingWords, wordsOfDispute } from "./search-dossier.ts";

/** What the parties and the arbitrator read of the documents. */
export interface ShownDocuments {
  /** The fenced material, the same for every question that shows the same pages. */
  text: string;
  /** Every page of the dossier is in it. */
  whole: boolean;
  pages: number;
}

type Limits = Pick<QualityEngineConfig["consensus"], "wholeDossierCharacters" | "casePagesCharacters">;

/** A sheet of many rows is shown by its head and the rows that bear on the case. */
const LONG_PAGE = 60;
const HEAD_ROWS = 3;
/** Such figures stand on any page. */
const SMALL = 12;

/**
 * The documents as a hearing sees them: the whole dossier where it is short, so that all cases share it, else the pages
 * that bear on the case. Null where no page does: then there is nothing to hear.
 */
export function showDocuments(caseFile: CaseFile, ledger: Ledger, limits: Limits): ShownDocuments | null {
  const { witness, locale } = caseFile;
  const bearing = pagesBearingOn(caseFile, ledger);
  if (bearing.length === 0) return null;
  const whole = witness.remember(`dossier as material ${locale}`, () => {
    const all = witness.pages().map((page) => readablePage(page, locale, witness.dossier));
    return { text: asMaterial({ pages: all }, "documents"), pages: all.length };
  });
  if (whole.text.length <= limits.wholeDossierCharacters) return { ...whole, whole: true };
  const rows: ReadablePage[] = [];
  let left = limits.casePagesCharacters;
  for (const { page, passages } of bearing) {
    const row = readablePage(page, locale, witness.dossier, passages);
    left -= JSON.stringify(row).length;
    if (left < 0 && rows.length > 0) break;
    rows.push(left < 0 ? { ...row, lines: withinText(row.lines, limits.casePagesCharacters) } : row);
  }
  return { text: asMaterial({ pages: rows, notAllPages: true }, "documents"), whole: false, pages: rows.length };
}

function withinText(lines: readonly string[], most: number): string[] {
  let left = most;
  return lines.filter((line) => {
    left -= line.length + 4;
    return left >= 0;
  });
}

/** The pages that speak of the dispute, the most telling first, long ones reduced to the rows that do. */
function pagesBearingOn(caseFile: CaseFile, ledger: Ledger): { page: Page; passages: Page["passages"][number][] }[] {
  const { contradiction, topic, witness, records } = caseFile;
  const names = namesOf(topic, contradiction.topic);
  const words = [...new Set([...tellingWords(contradiction.topic), ...wordsOfDispute(caseFile)])];
  const values = contradiction.positions.flatMap(({ normalizedValue }) =>
    normalizedValue === undefined || Math.abs(normalizedValue) <= SMALL ? [] : [{ value: normalizedValue }],
  );
  const cited = [
    ...ledger.entries.flatMap(({ item }) => item.addresses),
    ...records.flatMap(({ citations }) => citations.flatMap(({ at }) => at ?? [])),
  ];
  return witness
    .pages()
    .map((page, order) => {
      const telling = page.passages.map(({ text }) => {
        const level = ` ${normalizeLabel(text)} `;
        const named = names.some((name) => level.includes(` ${name} `) || level.includes(` ${name}s `));
        const shared = words.filter((word) => level.includes(` ${word} `)).length;
        const figure = values.length > 0 && figuresIn(text).some((one) => isKnown(one, values));
        return (named ? 6 : 0) + (figure ? 4 : 0) + shared;
      });
      const here = cited.filter((address) => isOn(address, page)).length;
      const score = telling.reduce((sum, points) => sum + Math.min(points, 8), 0) + 10 * here;
      const rows =
        page.passages.length <= LONG_PAGE
          ? page.passages
          : page.passages.filter(
              (passage, at) => at < HEAD_ROWS || (telling[at] ?? 0) > 1 || cited.some((one) => isAt(one, passage)),
            );
      return { page, passages: rows, score, order };
    })
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score || a.order - b.order);
}

function isOn(address: Address, { document, section }: Page): boolean {
  if (address.document !== document.id) return false;
  if (address.kind === "page" || address.kind === "slide") return address.page === section.number;
  if (address.kind === "cell") return address.sheet === (section.name ?? "");
  return section.kind === "text" || section.kind === "json";
}

function isAt(address: Address, { row }: Page["passages"][number]): boolean {
  if (address.kind === "cell") return address.row === row.number;
  if (address.kind === "paragraph") return address.paragraph === row.number;
  return address.kind === "path" && address.path === row.path;
}
