import type { Deal } from "../deal/load-deal.ts";
import type { Locale } from "../domain/locale.ts";
import type { StatedFigure } from "../domain/stated-figure.ts";
import { witnessOf } from "../evidence/witness.ts";

/** What a deal's documents surely state of the company. */
export const figuresIn = ({ context }: Deal, { locale }: { locale: Locale }): StatedFigure[] =>
  witnessOf(context).figures(locale);
