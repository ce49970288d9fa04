import type { CritiqueSeverity, CritiqueType, MissingCrossReference, SuggestedFix } from "../../domain/critique.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { type CritiqueWords, critiqueSentences, type ImpactGroup } from "../../i18n/reflexion.ts";
import { toldPath } from "../../outputs/paths.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Desk } from "../desk.ts";
import type { Matter, Objection } from "../objection.ts";
import type { Figure } from "../reading/figures.ts";
import type { Reading } from "../reading/read-output.ts";

/** What an auditor says of one passage; the rest of the objection follows from it. */
export interface Remark {
  type: CritiqueType;
  severity: CritiqueSeverity;
  section: string;
  quote: string;
  words: CritiqueWords;
  impact: string;
  effort: SuggestedFix["estimatedEffort"];
  /** Where the proof stands or should be looked for. */
  source?: string | undefined;
  example?: string | undefined;
  topic: Topic | null;
  span: Objection["span"];
  matter: Matter;
  missing?: MissingCrossReference;
}

/** Puts a remark into the shape of a critique. */
export function objectTo(remark: Remark, reading: Reading): Objection {
  const { type, severity, section, quote, words, impact, effort, source, example, topic } = remark;
  const related = relatedFindings(topic, reading);
  return {
    critique: {
      type,
      severity,
      location: { section: toldPath(section), quote, ...linesOf(remark.span, reading) },
      issue: words.issue,
      standard: words.standard,
      expectedBehavior: words.expected,
      suggestedFix: {
        action: words.action,
        estimatedEffort: effort,
        ...(source === undefined || source === "" ? {} : { source }),
        ...(example === undefined || example === "" ? {} : { example }),
      },
      impactOnBA: impact,
      ...(related.length === 0 ? {} : { relatedFindings: related }),
    },
    matter: remark.matter,
    topic: topic?.id ?? null,
    span: remark.span,
    ...(remark.missing === undefined ? {} : { missing: remark.missing }),
  };
}

/** The lines a passage takes in a text of several; where the text has one line, there is nothing to count. */
function linesOf({ path, start, end }: Objection["span"], { tree }: Reading): { lineNumbers?: string } {
  const text = tree.leaves.find((leaf) => leaf.path === path)?.value;
  if (typeof text !== "string" || !text.trim().includes("\n")) return {};
  const lineAt = (place: number) => text.slice(0, place).split("\n").length;
  const [first, last] = [lineAt(start), lineAt(Math.max(start, end - 1))];
  return { lineNumbers: first === last ? String(first) : `${first}-${last}` };
}

/** Whoever reads a critique looks at a few others; a list of a thousand, told a thousand times, nobody reads or can keep. */
const MOST_RELATED = 20;

const relatedFindings = (topic: Topic | null, { findings }: Reading): string[] =>
  topic === null ? [] : (idsByTopic(findings).get(topic.id) ?? []);

/** The first findings on each topic, looked through once for all remarks. */
const idsByTopic = rememberedFor((findings: Reading["findings"]): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const finding of findings) {
    const topic = typeof finding?.metric === "string" ? matchTopic(finding.metric)?.topic.id : undefined;
    if (topic === undefined) continue;
    const ids = found.get(topic) ?? [];
    found.set(topic, ids);
    if (ids.length < MOST_RELATED) ids.push(String(finding.id));
  }
  return found;
});

/** The words of the figure's sentence, or its bare value. */
export function quoteOf({ passage, leaf }: Figure): string {
  return passage?.text ?? String(leaf.value);
}

export function spanOf(figure: Figure): Objection["span"] {
  const { passage, leaf, start, end } = figure;
  return passage === null
    ? { path: leaf.path, start, end }
    : { path: leaf.path, start: passage.start, end: passage.end };
}

/** A metric's value as it stands in the analysis. */
export function printedValue({ leaf, passage, start, end }: Figure): string {
  return passage === null ? String(leaf.value) : String(leaf.value).slice(start, end);
}

const GROUPS: [ImpactGroup, RegExp][] = [
  ["valuation", /valuation|multiple$|round_size|dilution|share_price|ownership|option_pool/],
  ["margin", /margin|gross_profit|ebitda|operating_income|net_income|cogs/],
  ["retention", /churn|retention|^nrr$|^grr$|quick_ratio/],
  ["cash", /^cash$|burn|runway|debt|cash_flow|working_capital|capex/],
  ["unit", /^cac|^ltv|arpa|customer_lifetime|magic_number|payback|cost_per_lead|unit_economics/],
  ["revenue", /arr|mrr|revenue|growth|cagr|bookings|gmv|take_rate/],
];

/** What an error on this metric would cost the business angel. */
export function impactOf(topic: Topic | null, desk: Desk): string {
  const { impact } = critiqueSentences[desk.locale];
  if (topic === null) return impact.other;
  const group = GROUPS.find(([, pattern]) => pattern.test(topic.id))?.[0];
  if (group !== undefined) return impact[group];
  if (topic.category === "market" || topic.category === "competitive") return impact.market;
  return topic.category === "team" ? impact.team : impact.other;
}
