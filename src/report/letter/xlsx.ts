import { partsOf, type SentLetter } from "../../followup/sent-letter.ts";
import { FOUNDER_LETTER } from "../../i18n/founder-letter.ts";
import { writeWorkbook } from "../xlsx/workbook.ts";

/** The questions as a table with a column for the answers. */
export function letterXlsx(letter: SentLetter, written: Date): Uint8Array {
  const { columns, sheet, subject } = FOUNDER_LETTER[letter.locale];
  const rows = partsOf(letter).flatMap(({ heading, questions }) =>
    questions.map(({ number, text }) => [number, heading, text, null, null]),
  );
  return writeWorkbook(
    [
      {
        name: sheet,
        columns: [
          { head: columns.number, width: 6 },
          { head: columns.topic, width: 24 },
          { head: columns.question, width: 70 },
          { head: columns.answer, width: 50 },
          { head: columns.document, width: 30 },
        ],
        rows,
      },
    ],
    { title: subject({ deal: letter.deal }), written },
  );
}
