import { z } from "zod";
import { SOURCE_TYPES } from "./source-rank.ts";

/** Where a claim says it comes from, in the order of the hierarchy: earlier ones weigh more. */
export const SourceType = z.enum(SOURCE_TYPES);
export type SourceType = z.infer<typeof SourceType>;

/** Those that are documents: an inference is none. */
export const DocumentSource = SourceType.exclude(["inference"]);
