import { ENGLISH } from "./english.ts";
import type { Form } from "./form.ts";
import { FRENCH } from "./french.ts";
import { PORTUGUESE } from "./portuguese.ts";

/** The hand-made set the parser is measured with: written forms in three languages and what they mean. */
export const FORMS: Record<"fr" | "en" | "pt", Form[]> = { fr: FRENCH, en: ENGLISH, pt: PORTUGUESE };
