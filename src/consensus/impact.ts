import type { Locale } from "../domain/locale.ts";
import { consensusSentences } from "../i18n/consensus.ts";
import { formatQuantity } from "../quantities/format.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { Entry } from "./entries.ts";
import type { Opposition } from "./oppose.ts";
import { sayNumber, sayWord } from "./positions.ts";

/** Topics a price is commonly a multiple of. */
const PRICED_BY = new Set(["arr", "mrr", "revenue", "net_revenue", "gmv", "ebitda"]);
const TICKET = 100_000;

/** What the investor would get wrong by believing the wrong side, in money where it can be said. */
export function impactIfWrong(
  opposition: Opposition,
  topic: Topic | null,
  name: string,
  currency: string | undefined,
  locale: Locale,
): string {
  const say = consensusSentences[locale].impact;
  if (opposition.type === "existence") return say.existence({ topic: name });
  if (opposition.type !== "numeric_value") {
    const words = opposition.opposed.map((entry) => sayWord(entry.assessment, locale));
    return say.assessment({ topic: name, best: words[0] as string, worst: words.find((w) => w !== words[0]) ?? "" });
  }
  const numbers = opposition.opposed.map((entry: Entry) => entry.number as number);
  const [least, greatest] = [min(numbers), max(numbers)];
  const unit = opposition.opposed.find((entry) => entry.bare === false)?.unit;
  const low = sayNumber(least, topic, currency, locale, unit);
  const high = sayNumber(greatest, topic, currency, locale, unit);
  const money = topic?.unit === "money" || currency !== undefined;
  if (!money) return say.figure({ topic: name, low, high });
  if (topic === null || !PRICED_BY.has(topic.id) || least <= 0) {
    return say.money({ topic: name, low, high, difference: sayNumber(greatest - least, topic, currency, locale) });
  }
  const share = 1 - least / greatest;
  return say.revenue({
    topic: name,
    low,
    high,
    share: formatQuantity({ value: Math.round(share * 100), unit: "percent" }, locale),
    ticket: formatQuantity({ value: TICKET, unit: "money", currency: currency ?? "EUR" }, locale),
    overpaid: formatQuantity(
      { value: Math.round(share * 100) * (TICKET / 100), unit: "money", currency: currency ?? "EUR" },
      locale,
    ),
  });
}

const min = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b));
const max = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b));
