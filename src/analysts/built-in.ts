import type { Analyst } from "./analyst.ts";
import { benchmarkComparer } from "./benchmark-comparer.ts";
import { deckReader, modelReader } from "./document-reader.ts";
import { ratioAuditor } from "./ratio-auditor.ts";

/** The tier 1 analysts that need no model, in the order they are run. */
export const BUILT_IN_ANALYSTS: readonly Analyst[] = [deckReader, modelReader, ratioAuditor, benchmarkComparer];
