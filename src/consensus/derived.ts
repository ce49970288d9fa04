import type { QualityEngineConfig } from "../domain/config.ts";
import type { Locale } from "../domain/locale.ts";
import { sameFigure } from "../quantities/compare.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { evaluateFormula, type Formula } from "../quantities/topics/formula.ts";
import { FORMULAS } from "../quantities/topics/formulas.ts";
import { differenceBetween } from "./definitions.ts";
import { type Entry, figureOfEntry, type TopicGroup } from "./entries.ts";
import { findOpposition, type Opposition } from "./oppose.ts";
import { sayNumber } from "./positions.ts";

/**
 * Contradictions nobody states: MRR 42 K€ from one agent and ARR 800 K€ from another conflict through ARR = MRR × 12.
 * Only topics whose own values agree take part, so that one dispute is not reported under several names.
 */
export function findDerived(
  groups: Map<string, TopicGroup>,
  settled: Map<string, Entry[]>,
  config: QualityEngineConfig["consensus"],
  locale: Locale,
): { group: TopicGroup; opposition: Opposition }[] {
  const found: { group: TopicGroup; opposition: Opposition }[] = [];
  const done = new Set<string>();
  for (const formula of FORMULAS) {
    if (formula.inverse === true || formula.inputs.some((input) => input.previous === true) || done.has(formula.gives))
      continue;
    const group = groups.get(formula.gives);
    const direct = settled.get(formula.gives)?.filter((entry) => entry.number !== undefined) ?? [];
    if (group === undefined || direct.length === 0) continue;
    const derived = derive(formula, settled, config.sameValue, locale);
    if (derived === null || direct.some((entry) => differenceBetween(entry, derived, group.topic) !== null)) continue;
    const opposition = findOpposition([...direct, derived], config);
    if (opposition?.type !== "numeric_value") continue;
    done.add(formula.gives);
    found.push({ group, opposition });
  }
  return found;
}

/** The value that follows, as if the agents of its inputs had said it. */
function derive(formula: Formula, settled: Map<string, Entry[]>, sameValue: number, locale: Locale): Entry | null {
  const inputs: Entry[] = [];
  for (const { topics, rhythm } of formula.inputs) {
    const entry = topics.map((topic) => agreed(settled.get(topic), sameValue)).find((found) => found !== null);
    if (entry === undefined || entry === null) return null;
    if (rhythm !== undefined && entry.basis.rhythm !== undefined && entry.basis.rhythm !== rhythm) return null;
    inputs.push(entry);
  }
  const first = inputs[0] as Entry;
  if (inputs.some((other) => other !== first && incompatible(first, other))) return null;
  const outcome = evaluateFormula(
    formula,
    inputs.map((entry) => entry.number as number),
  );
  if ("refused" in outcome) return null;

  const topic = topicById(formula.gives) ?? null;
  const currency = inputs.find((entry) => entry.currency !== undefined)?.currency;
  const period = inputs.find((entry) => entry.period !== undefined)?.period;
  const print = (say: (entry: Entry, key: string) => string) =>
    formula.inputs.reduce(
      (text, { key }, i) => text.replaceAll(`{${key}}`, say(inputs[i] as Entry, key)),
      formula.expression,
    );
  const result = sayNumber(outcome.value, topic, currency, locale);
  return {
    finding: {
      ...first.finding,
      value: outcome.value,
      metric: formula.gives,
      unit: currency ?? null,
      claim: undefined,
    } as Entry["finding"],
    confidence: inputs.reduce((least, entry) => Math.min(least, entry.confidence), 100),
    number: outcome.value,
    basis: {},
    ...(topic?.unit != null && { unit: topic.unit }),
    ...(currency !== undefined && { currency }),
    ...(period !== undefined && { period }),
    derived: {
      formula: `${topic?.name[locale] ?? formula.gives} = ${print((_, key) => topicById(key)?.name[locale] ?? key)}`,
      calculation: `${print((entry) => sayNumber(entry.number as number, null, undefined, locale))} = ${result}`,
      findingIds: inputs.map((entry) => entry.finding.id),
    },
  };
}

/** The surest of a topic's entries, if all of its figures are one value. */
function agreed(entries: Entry[] | undefined, sameValue: number): Entry | null {
  const figures = entries?.filter((entry) => entry.number !== undefined) ?? [];
  const first = figures[0];
  if (first === undefined) return null;
  const one = figures.every((entry) => sameFigure(figureOfEntry(entry), figureOfEntry(first), sameValue));
  return one ? figures.reduce((a, b) => (b.confidence > a.confidence ? b : a)) : null;
}

function incompatible(a: Entry, b: Entry): boolean {
  if (a.currency !== undefined && b.currency !== undefined && a.currency !== b.currency) return true;
  return a.period !== undefined && b.period !== undefined && a.period !== b.period;
}
