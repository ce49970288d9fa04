import { KEY_FIGURE_WORDS } from "../../i18n/key-figures.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import type { Review } from "../../review/result.ts";
import { keyFigureRows } from "../view/key-figures.ts";
import type { Sheet } from "./sheet.ts";

/** The figures a decision rests on, as deck and model state them, and what each rests on. */
export function keyFiguresSheet(review: Review): Sheet {
  const words = KEY_FIGURE_WORDS[review.locale];
  return {
    name: words.title,
    columns: [
      { head: words.figure, width: 26 },
      { head: words.deck, width: 16 },
      { head: words.model, width: 16 },
      { head: words.restsOn, width: 40 },
      { head: words.place, width: 44 },
    ],
    rows: [
      ...(keyFigureRows(review) ?? []).map(({ name, deck, model, evidence, place }) => [
        name,
        deck,
        model,
        evidence,
        place,
      ]),
      ...[
        ...(review.answer.unsure ?? []).map((one) => ({ ...one, restsOn: words.unsureOnly })),
        ...(review.answer.planned ?? []).map((one) => ({ ...one, restsOn: words.planOnly })),
      ].map(({ name, printed, period, reference, address, restsOn }) => {
        const stated = period === undefined ? printed : `${printed} (${sayPeriod(period, review.locale)})`;
        return address.kind === "cell"
          ? [name, "", stated, restsOn, reference]
          : [name, stated, "", restsOn, reference];
      }),
    ],
  };
}
