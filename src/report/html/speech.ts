import { sayPosition, sayValue } from "../../consensus/say.ts";
import type { Contradiction, ContradictionPosition } from "../../domain/contradiction.ts";
import type { Locale } from "../../domain/locale.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";

/** A figure that was printed without any unit. */
const BARE = /^[-−\d.,\s]+$/u;

/** Says the values of one contradiction the way its verdict does. */
export interface Speech {
  value(value: unknown, unit?: string): string;
  position(position: ContradictionPosition): string;
}

/** A figure of a known topic has its unit; one of a topic nobody knows keeps the unit it was given with. */
export function speechOf(contradiction: Contradiction, locale: Locale): Speech {
  const topic = topicById(contradiction.topicId ?? "") ?? null;
  const speech = { topic, locale, contradiction };
  const withUnit = (said: string, number: boolean, unit: string | undefined) =>
    number && topic === null && unit !== undefined && BARE.test(said) ? `${said} ${unit}` : said;
  return {
    value: (value, unit) => withUnit(sayValue(value, speech), typeof value === "number", unit),
    position: (position) =>
      withUnit(sayPosition(position, speech), position.normalizedValue !== undefined, position.unit),
  };
}
