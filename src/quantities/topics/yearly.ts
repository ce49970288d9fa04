import type { Basis, Period } from "../../domain/quantity.ts";
import { readBasis } from "../basis.ts";

/** Topics that are a month's amount by name. */
const MONTHLY_FLOWS: ReadonlySet<string> = new Set(["burn_rate"]);

/** A figure with what is said of its topic, label, time and definition. */
interface Stated {
  topic: string;
  label: string;
  period?: Period | undefined;
  basis: Basis;
}

/**
 * The definition of a figure. A month's amount that nothing but a year dates ("Net burn 2024: 960 000") is the year's:
 * twelve times it is nobody's.
 */
export function definitionOf({ topic, label, period, basis }: Stated): Basis {
  const ofAYear = period !== undefined && /^(?:\d{4}|LTM.*)$/.test(period);
  if (!MONTHLY_FLOWS.has(topic) || !ofAYear || basis.rhythm !== undefined) return basis;
  return { ...basis, rhythm: readBasis(label).rhythm ?? "annual" };
}

/** Whether a figure of the topic is a month's unless it says otherwise. */
export const isMonthlyByName = (topic: string): boolean => MONTHLY_FLOWS.has(topic);

/** What is asked where nobody names a rhythm: a burn is a month's by name. */
export function askedBasis(topic: string | undefined, basis: Basis): Basis {
  const monthly = topic !== undefined && MONTHLY_FLOWS.has(topic) && basis.rhythm === undefined;
  return monthly ? { ...basis, rhythm: "monthly" } : basis;
}
