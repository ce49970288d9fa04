import type { Row } from "../../domain/document.ts";
import { TribunalError } from "../../domain/errors.ts";
import type { ParsedDocument, ReadLimits } from "../reader.ts";

/** Characters a document may hand over, as a share of what it may inflate to: 62 million by default. */
const TEXT_SHARE = 1 / 8;

/**
 * Refuses a document that is small in the file and huge when handed over, such as one long text that a hundred thousand
 * cells refer to: inside the parsing process it is one text, in the parent it would be as many copies.
 */
export function checkResultSize(document: ParsedDocument, limits: ReadLimits): void {
  let characters = 0;
  let cells = 0;
  const count = (rows: Row[]) => {
    for (const row of rows) {
      cells += row.cells.length;
      for (const { text, value, formula, header } of row.cells) {
        characters += text.length + (formula?.length ?? 0) + (header?.length ?? 0);
        if (typeof value === "string") characters += value.length;
      }
    }
  };
  for (const section of document.sections) {
    characters += section.stream?.length ?? 0;
    count(section.rows);
    count(section.hiddenRows);
  }
  const limit = Math.floor(limits.maxInflatedBytes * TEXT_SHARE);
  if (characters > limit) {
    throw new TribunalError(
      "archive_too_large",
      `This document holds ${characters} characters; the limit is ${limit}.`,
      {
        limit,
        measured: characters,
      },
    );
  }
  if (cells > limits.maxCells) {
    throw new TribunalError("too_many_cells", `This document holds ${cells} cells; the limit is ${limits.maxCells}.`, {
      limit: limits.maxCells,
      measured: cells,
    });
  }
}
