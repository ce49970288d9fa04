import { z } from "zod";
import { LOCALES } from "./locales.ts";

/** The languages every sentence of Tribunal exists in. */
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;
