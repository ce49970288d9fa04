import type { DefinitionMismatch } from "../../domain/contradiction.ts";
import type { Locale } from "../../domain/locale.ts";
import { consensusSentences } from "../../i18n/consensus.ts";

/** Pairs that differ without contradicting each other: those that only speak of other times are told once a metric. */
export function tellMismatches(mismatches: readonly DefinitionMismatch[], locale: Locale): string[] {
  const byTopic = Map.groupBy(mismatches, (one, at) => (one.differs === "period" ? one.topic : at));
  return [...byTopic.values()].flatMap((pairs) => {
    const [first, ...more] = pairs;
    if (first === undefined || more.length === 0) return first?.reason ?? [];
    const sides = [...new Set(pairs.flatMap((one) => one.sides))].join(", ");
    return consensusSentences[locale].periods({ topic: first.topic, sides });
  });
}
