import type { Locale } from "../domain/locale.ts";

/** French parts these marks from their words by a space at which no line may break; so do figures and their signs. */
export const tied = (text: string): string => text.replaceAll(/ (?=[:;?!»%€])/g, "\u00a0").replaceAll("« ", "«\u00a0");

/** How a text is set on a page in this language. */
export const setIn = (locale: Locale): ((text: string) => string) => (locale === "fr" ? tied : (text) => text);
