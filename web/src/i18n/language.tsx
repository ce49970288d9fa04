import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Locale } from "../../../src/domain/locale.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import { asInPortugal } from "../../../src/i18n/portuguese.ts";
import { tied } from "../../../src/i18n/tied.ts";
import { wishesPortugal } from "./wishes-portugal.ts";

/** The languages the desk speaks, each by its own name. */
export const LANGUAGES: Record<Locale, string> = { fr: "Français", en: "English", pt: "Português" };

const REMEMBERED = "tribunal.locale";

interface Language {
  locale: Locale;
  /** Portuguese as in Portugal: below a deal as the deal has it, elsewhere as the browser asks for. */
  portugal?: boolean;
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
      portugal: wishesPortugal(navigator.languages),
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
  const { locale, portugal = false } = useLanguage();
  const spelling = SPELLINGS[locale === "pt" && portugal ? "portugal" : locale];
  return spelling === undefined ? catalogue[locale] : spelt(catalogue[locale], spelling);
}

/** What stands below it speaks of this deal: where it is Portugal's, in the Portuguese of Portugal. */
export function SpeakingOf({ deal, children }: { deal: { portugal?: boolean }; children: ReactNode }): ReactNode {
  const language = useLanguage();
  const portugal = deal.portugal === true;
  const here = useMemo(() => ({ ...language, portugal }), [language, portugal]);
  return <LanguageContext value={here}>{children}</LanguageContext>;
}

type Spelling = (text: string) => string;

/** How our sentences are written where that is not how they stand in the catalogues. */
const SPELLINGS: Partial<Record<Locale | "portugal", Spelling>> = { portugal: asInPortugal, fr: tied };

/** By spelling and catalogue: made once. */
const SPELT = new Map<Spelling, Map<unknown, unknown>>();

function spelt<Sentences>(words: Sentences, spelling: Spelling): Sentences {
  const made = SPELT.get(spelling) ?? new Map<unknown, unknown>();
  SPELT.set(spelling, made);
  if (!made.has(words)) made.set(words, respelled(words, spelling));
  return made.get(words) as Sentences;
}

/** The same sentences, each respelled when it is said. */
function respelled<Words>(words: Words, spelling: Spelling): Words {
  if (typeof words === "string") return spelling(words) as Words;
  if (typeof words === "function")
    return ((...given: unknown[]) => respelled((words as (...all: unknown[]) => unknown)(...given), spelling)) as Words;
  if (Array.isArray(words)) return words.map((one) => respelled(one, spelling)) as Words;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, respelled(one, spelling)])) as Words;
}
