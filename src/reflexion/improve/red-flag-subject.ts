import { fitTo } from "../../evidence/facts/fit.ts";
import { findQuantities } from "../../quantities/find.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { mentionsOf, type TopicMention, topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Desk } from "../desk.ts";
import { agrees, lookUp, proofOfCalculation } from "../look-up.ts";
import type { Proof } from "../proof.ts";
import { benchmarkOf, type Standing, standingOf } from "../standing.ts";
import { checkedProofs } from "./correction.ts";

/** What a red flag is about, as far as the documents know it. */
export interface Subject {
  topic: Topic | null;
  proof: Proof | null;
  standing: Standing | null;
  /** Metrics it names that were looked for without result. */
  inVain: Topic[];
}

const PLAN =
  /projection|projeç|projec|forecast|prévision|previs|unrealis|irréalis|irreal|hockey|growth plan|business plan|plan de croissance|plano de crescimento/iu;

/** Other words for metrics in alarms. */
const WORDS: [RegExp, string][] = [
  [/valuation|valoris|valoriz|valuat|price is|overpriced|surévalu|sobrevalor/iu, "valuation"],
  [/churn|attrition|retention|rétention|retenção|cancel/iu, "churn"],
  [/runway|cash|trésorerie|caixa|out of money/iu, "runway"],
  [
    /concentrat|single customer|un seul client|um só cliente|largest (?:customer|client)|premier client|maior cliente/iu,
    "customer_concentration",
  ],
  [/gross margin|marge|margem/iu, "gross_margin"],
  [/burn/iu, "burn_rate"],
  [/\bcac\b|acquisition cost|coût d['’]acquisition|custo de aquisição/iu, "cac"],
  [/headcount|effectif|equipe|équipe|team/iu, "headcount"],
];

/** The metric a red flag speaks of that the documents prove best. */
export function subjectOf(text: string, desk: Desk): Subject {
  if (PLAN.test(text)) {
    const plan = planGrowth(desk);
    if (plan !== null)
      return {
        topic: topicById("revenue_cagr") ?? null,
        proof: plan,
        standing: standingFor("revenue_cagr", plan, desk),
        inVain: [],
      };
  }
  const named = topicsMentioned(text).map(({ id }) => id);
  const hinted = WORDS.flatMap(([pattern, id]) => (pattern.test(text) ? [id] : []));
  const inVain: Topic[] = [];
  for (const id of new Set([...named, ...hinted])) {
    const topic = topicById(id);
    if (topic === undefined || topic.unit === null) continue;
    const [proof] = checkedProofs(lookUp(desk, { topic: id }), desk);
    if (proof === undefined) inVain.push(topic);
    else if (speaksOf(text, topic, proof)) return { topic, proof, standing: standingFor(id, proof, desk), inVain };
  }
  return { topic: inVain[0] ?? null, proof: null, standing: null, inVain };
}

/**
 * Whether the documents' value has to do with the warning. One that gives the metric another value speaks of another
 * time or thing; and a word for people ("our customers' mails") is no number of them.
 */
function speaksOf(text: string, topic: Topic, proof: Proof): boolean {
  const figures = findQuantities(text).flatMap((one) => ("ambiguous" in one ? [] : [one]));
  if (figures.some((one) => agrees(one, proof))) return true;
  if (topic.unit === "count") return false;
  const named = mentionsOf(text).filter((one) => one.topic === topic);
  return !figures.some((one) => fitTo(topic, one, "prose") !== null && named.some((name) => isNextTo(text, name, one)));
}

const isNextTo = (text: string, name: TopicMention, { start, end }: { start: number; end: number }): boolean =>
  BETWEEN.test(start > name.end ? text.slice(name.end, start) : text.slice(end, name.start));
const BETWEEN = /^[\s:(=~]*(?:(?:of|at|is|in|de|d['’]|du|à|est|en|do|da|em|é)\s?)?$/iu;

/** The growth that the plan assumes, from the last year that happened. */
function planGrowth(desk: Desk): Proof | null {
  const growth = desk.calculations("revenue_cagr").flatMap((calculation) => proofOfCalculation(calculation, desk));
  return (
    checkedProofs(
      growth.filter(({ projected }) => projected),
      desk,
    )[0] ?? null
  );
}

function standingFor(id: string, proof: Proof, desk: Desk): Standing | null {
  const topic = topicById(id);
  const benchmark = topic === undefined ? null : benchmarkOf(desk, topic);
  return topic === undefined || benchmark === null ? null : standingOf(desk, topic, benchmark, proof.value);
}
