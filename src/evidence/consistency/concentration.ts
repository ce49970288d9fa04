import type { Dossier } from "../../domain/dossier.ts";
import type { Inconsistency } from "../../domain/inconsistency.ts";
import type { Locale } from "../../domain/locale.ts";
import { INCONSISTENCY_SENTENCES } from "../../i18n/inconsistencies.ts";
import { fold } from "../../lexicon/fold.ts";
import { CUSTOMERS, REST } from "../../lexicon/sums.ts";
import { formatQuantity } from "../../quantities/format.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { findFacts } from "../facts/find.ts";
import { inconsistencyId, referenceOf } from "./describe.ts";
import { type Amount, type Line, linesOf } from "./lines.ts";
import type { Statement } from "./statement.ts";

/** From these shares on, one customer and two are a risk that is asked about. */
const ONE_CARRIES = 0.25;
const TWO_CARRY = 0.35;

/** Tables of customers by name in which one or two carry much of the revenue, or the documents' own words that one does. */
export function concentrations(dossier: Dossier, locale: Locale): Inconsistency[] {
  const counted = inTables(dossier, locale);
  return counted.length > 0 ? counted : inWords(dossier, locale);
}

function inTables(dossier: Dossier, locale: Locale): Inconsistency[] {
  return dossier.documents
    .filter(({ source }) => source === "deck" || source === "financial_model")
    .flatMap((document) =>
      document.sections
        .filter(({ hidden, kind }) => hidden === undefined && kind !== "json")
        .flatMap((section) => {
          const lines = linesOf(document, section, {});
          // "Customers | 20 in beta, 50 in year 1" is a line of a summary, and heads nothing.
          const isHead = ({ label, heading, text }: Line) =>
            heading && CUSTOMERS.test(fold(label)) && !/\d/u.test(text);
          const head = lines.findIndex(isHead);
          return head < 0 ? [] : carriers(lines, head, dossier, locale);
        }),
    );
}

function carriers(lines: readonly Line[], head: number, dossier: Dossier, locale: Locale): Inconsistency[] {
  const end = lines.findIndex((line, at) => at > head && (line.total || line.amounts.length === 0));
  const rows = lines.slice(head + 1, end < 0 ? undefined : end);
  const column = rows[0]?.amounts[0]?.column;
  const amounts = rows.flatMap((line) => {
    const amount = line.amounts.find((one) => one.column === column);
    return amount === undefined ? [] : [{ line, amount }];
  });
  const [total] = (end < 0 ? undefined : lines[end])?.total === true ? (lines[end]?.amounts ?? []) : [];
  const whole = total?.statement.quantity.value ?? amounts.reduce((sum, { amount }) => sum + sizeOf(amount), 0);
  const named = amounts
    .filter(({ line }) => !REST.test(fold(line.label)))
    .toSorted((a, b) => sizeOf(b.amount) - sizeOf(a.amount));
  const isPercent = named[0]?.amount.statement.quantity.unit === "percent";
  const base = isPercent ? 100 : whole;
  if (named.length === 0 || !(base > 0) || amounts.length < 3) return [];
  const share = (count: number) => named.slice(0, count).reduce((sum, { amount }) => sum + sizeOf(amount), 0) / base;
  const count =
    share(1) >= ONE_CARRIES && share(2) < TWO_CARRY ? 1 : share(2) >= TWO_CARRY ? Math.min(2, named.length) : 0;
  if (count === 0) return [];
  const top = named.slice(0, count);
  const first = (top[0] as (typeof top)[number]).amount.statement;
  const words = INCONSISTENCY_SENTENCES[locale];
  const percent = formatQuantity({ value: share(count) * 100, unit: "percent", decimals: 0 }, locale);
  const headings = lines[head]?.text.replace(lines[head]?.label ?? "", "").trim();
  const explanation = words.concentration({
    count,
    names: top.map(({ line }) => line.label).join(", "),
    share: percent,
    of: headings === undefined || headings === "" ? "100 %" : headings,
    place: referenceOf(first, dossier, locale),
    sum: isPercent
      ? top.map(({ amount }) => amount.statement.printed).join(" + ")
      : `(${top.map(({ amount }) => amount.statement.printed).join(" + ")}) / ${formatQuantity({ value: base, unit: "number" }, locale)}`,
  });
  return [
    toldOf(
      explanation,
      top.map(({ amount: { statement } }) => ({ ...statement, factId: null })),
      dossier,
      locale,
    ),
  ];
}

/** "Our largest customer is 58 % of revenue". */
function inWords(dossier: Dossier, locale: Locale): Inconsistency[] {
  const [fact] = findFacts(dossier, "customer_concentration").filter(
    ({ source, subject, nature, sureness, quantity }) =>
      (source === "deck" || source === "financial_model") &&
      subject === "company" &&
      nature === "actual" &&
      sureness >= SURE_ENOUGH &&
      quantity.value >= ONE_CARRIES * 100,
  );
  if (fact === undefined) return [];
  const place = referenceOf(fact, dossier, locale);
  const explanation = INCONSISTENCY_SENTENCES[locale].concentrationSaid({ words: fact.passage, place });
  return [toldOf(explanation, [{ ...fact, factId: fact.id, printed: fact.quantity.text }], dossier, locale)];
}

type Carrier = Pick<Statement, "id" | "label" | "printed" | "passage" | "document" | "source" | "address"> & {
  factId: string | null;
};

function toldOf(explanation: string, carriers: readonly Carrier[], dossier: Dossier, locale: Locale): Inconsistency {
  const words = INCONSISTENCY_SENTENCES[locale];
  return {
    id: inconsistencyId(
      "concentration",
      carriers.map(({ id }) => id),
    ),
    kind: "concentration",
    relation: "concentration",
    topic: "customer_concentration",
    name: words.names.concentration,
    severity: "MAJOR",
    certainty: "question",
    touches: "growth",
    gap: null,
    statements: carriers.map(({ factId, label, printed, passage, document, source, address }) => ({
      factId,
      label,
      printed,
      passage,
      document,
      source,
      address,
      reference: referenceOf({ source, address }, dossier, locale),
    })),
    sum: null,
    suspect: null,
    mayBe: [],
    explanation,
    also: [],
    impact: words.impact.growth,
    question: words.askConcentration({ explanation }),
  };
}

const sizeOf = ({ statement }: Amount): number => statement.quantity.value;
