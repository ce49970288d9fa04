import type { Locale } from "../../src/domain/locale.ts";
import type { Words } from "./vocabulary.ts";
import { ENGLISH } from "./words.en.ts";
import { FRENCH } from "./words.fr.ts";
import { PORTUGUESE } from "./words.pt.ts";

/** What the generator says around figures. */
export const WORDS: Record<Locale, Words> = { fr: FRENCH, en: ENGLISH, pt: PORTUGUESE };
