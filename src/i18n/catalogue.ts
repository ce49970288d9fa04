import type { Locale } from "../domain/locale.ts";

/** The same sentences in each language: a missing one does not compile. */
export type Catalogue<Sentences> = Record<Locale, Sentences>;
