import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Locale } from "../../../src/domain/locale.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";

/** The languages the desk speaks, each by its own name. */
export const LANGUAGES: Record<Locale, string> = { fr: "Français", en: "English", pt: "Português" };

const REMEMBERED = "tribunal.locale";

interface Language {
  locale: Locale;
  speak: (locale: Locale) => void;
}

const LanguageContext = createContext<Language>({ locale: "en", speak: () => {} });

/** The language chosen here before, else the first of the browser's that we speak, else English. */
export function firstLanguage(): Locale {
  const wished = [localStorage.getItem(REMEMBERED), ...navigator.languages];
  for (const tag of wished) {
    const language = tag?.slice(0, 2).toLowerCase();
    if (language === "fr" || language === "en" || language === "pt") return language;
  }
  return "en";
}

/** Gives everything below it one language, and remembers a change of it. */
export function SpeakingIn({ children }: { children: ReactNode }): ReactNode {
  const [locale, setLocale] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const language = useMemo<Language>(
    () => ({
      locale,
      speak(chosen) {
        localStorage.setItem(REMEMBERED, chosen);
        setLocale(chosen);
      },
    }),
    [locale],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The reader's language, and how to change it. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The sentences of one part of the desk in the reader's language. */
export function useWords<Sentences>(catalogue: Catalogue<Sentences>): Sentences {
  return catalogue[useLanguage().locale];
}
