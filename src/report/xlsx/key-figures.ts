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
      ...(review.answer.planned ?? []).map(({ name, printed, period, reference, address }) => {
        const stated = period === undefined ? printed : `${printed} (${sayPeriod(period, review.locale)})`;
        return address.kind === "cell"
          ? [name, "", stated, words.planOnly, reference]
          : [name, stated, "", words.planOnly, reference];
      }),
    ],
  };
}
