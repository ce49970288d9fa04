import { basename } from "node:path";
import { type Deal, loadDeal, nameInDeck } from "../../deal/load-deal.ts";
import { TribunalError } from "../../domain/errors.ts";
import type { Locale } from "../../domain/locale.ts";
import type { BuildOptions } from "../../dossier/build-context.ts";

/** A deal's files in a folder that nobody else changes, and how they are read. */
export interface DealPlace {
  folder: string;
  /** What the store calls the deal. */
  name: string;
  /** Nobody chose that name: the one on the deck's cover goes before it. */
  isGuess: boolean;
  /** Language of the sentences about its files. */
  locale: Locale;
  /** False: its pictures are not read. */
  ocr: boolean;
}

/** Reads the deal. It is called what the store calls it, unless its own deal.json names it. */
export async function readPlace(place: DealPlace, options: BuildOptions = {}): Promise<Deal> {
  const { folder, name, isGuess, locale, ocr } = place;
  try {
    const deal = await loadDeal(folder, { ...options, locale, ...(ocr ? {} : { ocr: false }) });
    if (deal.deal.name !== basename(folder)) return deal;
    const called = (isGuess ? nameInDeck(deal.context) : null) ?? name;
    return { ...deal, deal: { ...deal.deal, name: called } };
  } catch (error) {
    if (!(error instanceof TribunalError) || error.detail.file !== basename(folder)) throw error;
    throw new TribunalError(error.code, error.message, { ...error.detail, file: name }, error);
  }
}
