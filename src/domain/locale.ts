import { z } from "zod";

/** The languages every sentence of Tribunal exists in. */
export const Locale = z.enum(["fr", "en", "pt"]);
export type Locale = z.infer<typeof Locale>;
