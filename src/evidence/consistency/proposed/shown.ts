import type { Dossier } from "../../../domain/dossier.ts";
import { pagesOf, placeOfPage } from "../../pages.ts";
import { seenLines } from "./lines.ts";

/** A page, slide or sheet with its lines as somebody who holds them against each other reads them. */
export interface NumberedPage {
  /** In English, whoever asks: a question is the same in every language. */
  place: string;
  lines: { number: number; text: string }[];
}

/** The company's own documents, line by numbered line; the cells of a table's line are parted. */
export function numberedPages(dossier: Dossier): NumberedPage[] {
  const bySection = Map.groupBy(seenLines(dossier), ({ section }) => section);
  return pagesOf(dossier).flatMap((page) => {
    const lines = bySection.get(page.section) ?? [];
    if (lines.length === 0) return [];
    const shown = lines.map(({ number, row }) => ({
      number,
      text: row.cells
        .map(({ text }) => text.trim())
        .filter((text) => text !== "")
        .join(" | "),
    }));
    return [{ place: placeOfPage(page, "en", dossier), lines: shown }];
  });
}
