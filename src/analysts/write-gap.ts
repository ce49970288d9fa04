import type { Locale } from "../domain/locale.ts";
import { ANALYST_SENTENCES, type GapCode } from "../i18n/analysts.ts";
import { type GapFacts, NO_GAP_FACTS } from "../i18n/analysts-sentences.ts";
import type { Gap } from "./analyst.ts";

/** Writes gaps in one language; what a sentence does not need may be left out. */
export function gapWriter(
  locale: Locale,
): (code: GapCode, facts?: Partial<GapFacts>, topic?: string, places?: string[]) => Gap {
  return (code, facts = {}, topic, places = []) => ({
    code,
    message: ANALYST_SENTENCES[locale].gap[code]({ ...NO_GAP_FACTS, ...facts }),
    ...(topic === undefined ? {} : { topic }),
    places,
  });
}
