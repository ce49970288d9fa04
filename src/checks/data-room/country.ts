import type { Witness } from "../../evidence/witness.ts";
import { REGISTERED_IN } from "../../lexicon/room-papers.ts";

/** Where a company is registered. */
export type Country = keyof typeof REGISTERED_IN;

/** The country whose signs stand in the company's own papers, where no other country's do as often; null else. */
export function countryOf(witness: Witness): Country | null {
  return witness.remember("country", () => {
    const own = witness
      .passages()
      .filter(({ document }) => document.source === "deck" || document.source === "financial_model");
    const counted = (Object.entries(REGISTERED_IN) as [Country, RegExp][])
      .map(([country, sign]) => ({ country, signs: own.filter(({ text }) => sign.test(text)).length }))
      .sort((a, b) => b.signs - a.signs);
    const [most, next] = counted;
    if (most === undefined || most.signs === 0 || most.signs === next?.signs) return null;
    return most.country;
  });
}
