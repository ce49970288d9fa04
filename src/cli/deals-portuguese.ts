import type { VerificationContext } from "../domain/context.ts";
import type { Locale } from "../domain/locale.ts";
import { witnessOf } from "../evidence/witness.ts";
import { allInPortugal, isOfPortugal } from "../i18n/portuguese.ts";

/** Tells what is told of a deal as the deal itself writes: Portuguese is Brazil's, but of a deal of Portugal Portugal's. */
export function asTheDealWrites<Told>(told: Told, context: VerificationContext, locale: Locale): Told {
  if (locale !== "pt") return told;
  const texts = witnessOf(context)
    .passages()
    .map(({ text }) => text);
  return isOfPortugal(texts) ? allInPortugal(told) : told;
}
