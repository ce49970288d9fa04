import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import { sayPlaces } from "../../i18n/checks/places.ts";
import type { Review } from "../../review/result.ts";
import { CHECK_TONE } from "../view/tones.ts";
import type { CellValue } from "./cells.ts";
import type { Sheet } from "./sheet.ts";

/** The checks a professional makes: a row for each finding, and one for each thing that is missing. */
export function checksSheet({ checks = [], locale }: Review): Sheet {
  const words = CHECK_WORDS[locale];
  return {
    name: words.sheet,
    columns: [
      { head: words.check, width: 24 },
      { head: words.result, width: 18 },
      { head: words.found, width: 70 },
      { head: words.sum, width: 40 },
      { head: words.place, width: 36 },
      { head: words.impact, width: 40 },
      { head: words.ask, width: 60 },
    ],
    rows: checks.flatMap(({ title, status, reason, findings, inputs }): CellValue[][] => [
      ...(status === "failed"
        ? [
            [
              title,
              { text: words.status.failed, look: CHECK_TONE.failed },
              words.failed(reason),
              null,
              null,
              null,
              null,
            ],
          ]
        : []),
      ...findings.map(({ verdict, text, sum, places, impact, question }) => [
        title,
        { text: words.status[verdict], look: CHECK_TONE[verdict] },
        text,
        sum,
        sayPlaces(
          places.map(({ reference }) => reference),
          "; ",
        ),
        impact,
        question,
      ]),
      ...inputs.flatMap(({ name, place, ask }) =>
        place === null ? [[title, words.missing, name, null, null, null, ask ?? null]] : [],
      ),
    ]),
  };
}
