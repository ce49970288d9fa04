import type { Calculation } from "../domain/calculation.ts";
import type { Fact } from "../domain/fact.ts";
import { confidenceLevel, type Evidence, type ScoredFinding } from "../domain/finding.ts";
import { describeAddress } from "../dossier/describe-address.ts";
import type { Passage } from "../evidence/passages.ts";
import type { Witness } from "../evidence/witness.ts";
import { formatQuantity } from "../quantities/format.ts";
import { periodContains, samePeriod } from "../quantities/periods.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";

/** The errors analysts make, one word each. */
export const PLANT_KINDS = [
  "digit",
  "neighbour",
  "wrong_page",
  "sign",
  "scale",
  "currency",
  "period",
  "subject",
  "invented_source",
  "irrelevant_quote",
  "wrong_sum",
  "refuted_ratio",
  "unrelated_number",
] as const;
export type PlantKind = (typeof PLANT_KINDS)[number];

/** One known error, as an analyst would state it. */
export interface Plant {
  kind: PlantKind;
  finding: ScoredFinding;
}

/** What a planter may draw on: a true statement, all the others, and the documents. */
export interface Ground {
  fact: Fact;
  others: readonly Fact[];
  /** What the company's own figures give. */
  sums: readonly Calculation[];
  witness: Witness;
}

export const SELF_TEST_AGENT = "self-test";

/** How a true statement is spoilt; null where this one cannot be spoilt that way. */
export const PLANTERS: Record<PlantKind, (ground: Ground) => Omit<ScoredFinding, "id"> | null> = {
  digit: ({ fact, witness }) => {
    const changed = fact.quantity.text.replace(/[1-9]/, (digit) => String((Number(digit) % 9) + 1));
    const factor = firstDigit(changed) / firstDigit(fact.quantity.text);
    return standsThere(changed, fact, witness) ? null : requoted(fact, changed, fact.quantity.value * factor, witness);
  },
  neighbour: ({ fact, others, witness }) => {
    const next = others.find((one) => samePage(one, fact) && sameMeasure(one, fact) && isOther(one, fact));
    return next === undefined ? null : requoted(fact, next.quantity.text, next.quantity.value, witness);
  },
  wrong_page: ({ fact, witness }) => {
    const { address } = fact;
    if (!("page" in address)) return null;
    const pages = witness.sectionsOf({ id: fact.document }).filter(({ number }) => number !== address.page);
    const other = pages.find((page) => {
      const lines = witness.linesOn(page);
      return lines.length > 0 && !holds(lines, fact.quantity.text);
    });
    if (other === undefined) return null;
    return claim(fact, fact.quantity.value, quote(fact, { ...address, page: other.number }, witness));
  },
  sign: ({ fact, witness }) =>
    /[-−–(]\s*$/u.test(fact.passage.slice(0, fact.passage.indexOf(fact.quantity.text)))
      ? null
      : requoted(fact, `−${fact.quantity.text}`, -fact.quantity.value, witness),
  scale: ({ fact, witness }) => {
    const swapped = fact.quantity.text.replace(/(?<=\d\s?)(?:[kK]|M)(?!\p{L})/u, (letter) =>
      letter === "M" ? "B" : "M",
    );
    return swapped === fact.quantity.text ? null : requoted(fact, swapped, fact.quantity.value * 1000, witness);
  },
  currency: ({ fact, witness }) => {
    const swapped = fact.quantity.text.replace(/[€£]|(?<!R)\$/u, (sign) => (sign === "$" ? "€" : "$"));
    if (swapped === fact.quantity.text) return null;
    const spoilt = requoted(fact, swapped, fact.quantity.value, witness);
    return spoilt && { ...spoilt, unit: swapped.includes("€") ? "EUR" : "USD" };
  },
  period: ({ fact, others, witness }) => {
    const then = others.find(
      (one) =>
        one.topic === fact.topic && one.document === fact.document && isOther(one, fact) && differsInTime(one, fact),
    );
    if (then === undefined || fact.topic === null || fact.passage === then.passage) return null;
    return { ...claim(fact, fact.quantity.value, quote(fact, fact.address, witness)), period: then.period };
  },
  subject: ({ fact, others, witness }) => {
    const theirs = others.find(
      (one) =>
        one.nature === "third_party" && one.sureness >= SURE_ENOUGH && one.topic === fact.topic && isOther(one, fact),
    );
    return theirs === undefined || fact.topic === null
      ? null
      : claim(fact, theirs.quantity.value, quote(theirs, theirs.address, witness));
  },
  invented_source: ({ fact, witness }) => {
    const pages = witness.lengthOf({ id: fact.document });
    if (!("page" in fact.address)) return null;
    const spoilt = requoted(fact, formatted(fact, 1.7), fact.quantity.value * 1.7, witness);
    return spoilt && at({ ...fact.address, page: pages + 9 }, spoilt, fact, witness);
  },
  irrelevant_quote: ({ fact, others, witness }) => {
    const other = others.find(
      (one) => one.topic !== fact.topic && isOther(one, fact) && !one.passage.includes(fact.quantity.text),
    );
    return other === undefined ? null : claim(fact, fact.quantity.value, quote(other, other.address, witness));
  },
  wrong_sum: ({ fact }) => {
    const { value } = fact.quantity;
    const content = `${plain(value)} × 12 = ${plain(value * 12 * 1.1)}`;
    return Number.isInteger(value)
      ? {
          ...claim(fact, value * 13.2, { type: "calculation", content, source: "calculation" }),
          metric: `${fact.label} × 12`,
        }
      : null;
  },
  refuted_ratio: ({ fact, sums, witness }) => {
    const at = JSON.stringify(fact.address);
    const sum = sums.find(
      ({ inputs, projected, value }) =>
        inputs.length > 1 && projected !== true && value !== 0 && JSON.stringify(inputs[0]?.address) === at,
    );
    const topic = sum === undefined ? undefined : topicById(sum.topic);
    if (sum === undefined || topic === undefined) return null;
    const told = { ...claim(fact, sum.value * 1.7, quote(fact, fact.address, witness)), metric: topic.name.en };
    return { ...told, unit: sum.unit === "" ? null : sum.unit, evidence: [FROM_NOWHERE] };
  },
  unrelated_number: ({ fact, others, witness }) => {
    const other = others.find(
      (one) => one.topic !== fact.topic && sameMeasure(one, fact) && isOther(one, fact) && !samePage(one, fact),
    );
    return other === undefined ? null : claim(fact, other.quantity.value, quote(fact, fact.address, witness));
  },
};

const FROM_NOWHERE: Evidence = { type: "inference", content: "as the company's figures suggest", source: "inference" };

/** The true statement, as an honest analyst would cite it. */
export function honest(fact: Fact, witness: Witness): Omit<ScoredFinding, "id"> {
  return claim(fact, fact.quantity.value, quote(fact, fact.address, witness));
}

function claim(fact: Fact, value: number, evidence: Evidence): Omit<ScoredFinding, "id"> {
  const { unit, currency, durationUnit } = fact.quantity;
  return {
    agentName: SELF_TEST_AGENT,
    metric: fact.label,
    category: "financial",
    value: Number(value.toPrecision(12)),
    unit:
      unit === "money"
        ? (currency ?? null)
        : unit === "percent"
          ? "%"
          : unit === "duration"
            ? `${durationUnit ?? "month"}s`
            : null,
    assessment: null,
    confidence: { level: confidenceLevel(80), score: 80, factors: [] },
    evidence: [evidence],
    ...(fact.period === undefined ? {} : { period: fact.period }),
    ...(fact.basis.nature === undefined ? {} : { basis: fact.basis.nature }),
  };
}

function quote(fact: Fact, address: Fact["address"], witness: Witness, content = fact.passage): Evidence {
  const source = {
    deck: "Deck",
    financial_model: "Financial model",
    context_engine: "Context engine",
    funding_db: "Funding DB",
    inference: "",
  }[fact.source];
  return { type: "quote", content, source: `${source}, ${describeAddress(address, "en", witness.dossier)}` };
}

/** The statement with another number in its quote; null where its number does not stand there once. */
function requoted(fact: Fact, text: string, value: number, witness: Witness): Omit<ScoredFinding, "id"> | null {
  const own = fact.quantity.text;
  if (text === own || fact.passage.split(own).length !== 2) return null;
  return claim(fact, value, quote(fact, fact.address, witness, fact.passage.replace(own, text)));
}

function at(
  address: Fact["address"],
  finding: Omit<ScoredFinding, "id">,
  fact: Fact,
  witness: Witness,
): Omit<ScoredFinding, "id"> {
  return { ...finding, evidence: finding.evidence.map(({ content }) => quote(fact, address, witness, content)) };
}

const firstDigit = (text: string): number => Number(/[1-9]/.exec(text)?.[0] ?? 1);
const plain = (value: number): string => String(Math.round(value));
const formatted = ({ quantity }: Fact, factor: number): string =>
  formatQuantity({ ...quantity, value: quantity.value * factor, decimals: Math.min(2, quantity.decimals) }, "en");

const isOther = (a: Fact, b: Fact): boolean =>
  a.id !== b.id && Math.abs(a.quantity.value - b.quantity.value) > 0.2 * Math.abs(b.quantity.value);
const sameMeasure = (a: Fact, b: Fact): boolean =>
  a.quantity.unit === b.quantity.unit && a.quantity.currency === b.quantity.currency;
const samePage = (a: Fact, b: Fact): boolean =>
  a.document === b.document && "page" in a.address && "page" in b.address && a.address.page === b.address.page;
const differsInTime = (a: Fact, b: Fact): boolean =>
  a.period !== undefined &&
  b.period !== undefined &&
  !samePeriod(a.period, b.period) &&
  !periodContains(a.period, b.period) &&
  !periodContains(b.period, a.period) &&
  a.nature === b.nature;

const holds = (lines: readonly Passage[], text: string): boolean =>
  lines.some(({ row }) => row.cells.some((cell) => cell.text.includes(text)));

function standsThere(text: string, fact: Fact, witness: Witness): boolean {
  return holds(
    witness.passages().filter(({ document }) => document.id === fact.document),
    text,
  );
}
