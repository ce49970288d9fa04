import type { Calculation } from "../../domain/calculation.ts";
import type { DossierCard } from "../../domain/dossier.ts";
import type { Locale } from "../../domain/locale.ts";
import type { UnitKind } from "../../domain/quantity.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { FACT_WORDS } from "../../i18n/facts.ts";
import { formatQuantity } from "../../quantities/format.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Known, Term } from "./known.ts";

/** A computed value as people read and check it. */
export function printCalculation(result: Known, dossier: DossierCard, locale: Locale): Calculation {
  const topic = topicById(result.topic);
  const unit = topic?.unit ?? "number";
  const names = result.terms.map((term) => nameOf(term, result, locale));
  const numbers = result.terms.map((term) => printTerm(term, locale));
  const formatted = printValue(result.value, unit, result.currency, locale);
  return {
    topic: result.topic,
    value: result.value,
    formula: `${topic?.name[locale] ?? result.topic} = ${filled(result.expression, names)}`,
    inputs: result.terms.map((term, at) => inputOf(term, names[at] ?? term.topic, dossier, locale)),
    formatted,
    calculation: `${filled(result.expression, numbers)} = ${printValue(result.value, unit, undefined, locale)}`,
    unit: unitName(unit, result.currency),
    ...(result.period === undefined ? {} : { period: result.period }),
    ...(isPlanned(result) ? { projected: true } : {}),
  };
}

/** True where one of its terms is a plan or forecast. */
export function isPlanned({ terms }: Pick<Known, "terms">): boolean {
  return terms.some(({ planned }) => planned);
}

/** One input with its source in words and its place. */
export function inputOf(term: Term, name: string, dossier: DossierCard, locale: Locale): Calculation["inputs"][number] {
  return {
    name,
    value: term.value,
    source: referenceTo(term.fact.source, term.fact.address, dossier, locale),
    address: term.fact.address,
  };
}

/** A value with as many decimals as its kind deserves. */
export function printValue(value: number, unit: UnitKind, currency: string | undefined, locale: Locale): string {
  const whole = unit === "count" || (unit === "money" && (Math.abs(value) >= 1000 || Number.isInteger(value)));
  const decimals = whole ? 0 : unit === "money" ? 2 : 1;
  return formatQuantity({ value, unit, currency, decimals, durationUnit: "month" }, locale);
}

/** "EUR", "%", "x", "months"; empty for counts. */
export function unitName(unit: UnitKind, currency: string | undefined): string {
  switch (unit) {
    case "money":
      return currency ?? "";
    case "percent":
      return "%";
    case "multiple":
      return "x";
    case "duration":
      return "months";
    default:
      return "";
  }
}

/** A term as it was read, without its currency, so that the sum can be checked as it stands. */
export function printTerm(term: Term, locale: Locale): string {
  const { unit } = term.fact.quantity;
  const kind = unit === "percent" || unit === "multiple" ? unit : "number";
  const text = formatQuantity({ value: term.value, unit: kind }, locale);
  return term.value < 0 ? `(${text})` : text;
}

function nameOf(term: Term, result: Known, locale: Locale): string {
  const name = topicById(term.topic)?.name[locale] ?? term.topic;
  const again = result.terms.filter(({ topic }) => topic === term.topic).length > 1;
  if (!again) return term.previous === true ? FACT_WORDS[locale].previous(name) : name;
  if (term.period !== undefined) return FACT_WORDS[locale].at(name, term.period);
  return term.previous === true ? FACT_WORDS[locale].previous(name) : name;
}

function filled(expression: string, texts: readonly string[]): string {
  return expression.replace(/#(\d+)/g, (_, at: string) => texts[Number(at)] ?? "?");
}
