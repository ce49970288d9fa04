/** The languages as plain data, for whoever needs no schema (`locale.ts`). */
export const LOCALES = ["fr", "en", "pt"] as const;
