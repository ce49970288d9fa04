import type { Locale } from "../domain/locale.ts";

/** What `Intl` is told of each language: Portuguese is read in Brazil too, and groups its thousands as they do there. */
export const TAGS: Readonly<Record<Locale, string>> = { fr: "fr-FR", en: "en-US", pt: "pt-BR" };

/** What a page says it is written in. */
export const PAGE_LANGUAGES: Readonly<Record<Locale, string>> = { fr: "fr", en: "en", pt: "pt-BR" };

/** English days are written as the rest of the world understands them: "3 April", never "4/3" or "April 3". */
export const DAY_TAGS: Readonly<Record<Locale, string>> = { ...TAGS, en: "en-GB" };

/** "15 janvier 2025"; the day in universal time, so that it reads the same everywhere. */
export const sayDay = (day: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(DAY_TAGS[locale], { dateStyle: "long", timeZone: "UTC" }).format(day);
