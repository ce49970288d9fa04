import type { Quantity } from "../../domain/quantity.ts";
import { critiqueSentences } from "../../i18n/reflexion.ts";
import { isAdvice } from "../../lexicon/advice.ts";
import { hedgeIn } from "../../lexicon/hedging.ts";
import { sameValue } from "../../quantities/compare.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Desk } from "../desk.ts";
import { lookUp, proofsOfValue } from "../look-up.ts";
import type { Objection } from "../objection.ts";
import { backingBeside, backingOf } from "../reading/backing.ts";
import type { Figure } from "../reading/figures.ts";
import { isQuestion, type Reading } from "../reading/read-output.ts";
import { COMPUTED, FORETOLD, HEDGE, JUDGED, JUDGED_ALONE, NOT_AVAILABLE, OPINED, SEEMS, SUPPOSED } from "../words.ts";
import { isSum } from "./equations.ts";
import { type SourceVerdict, verifySources } from "./verify-sources.ts";
import { impactOf, objectTo, printedValue, quoteOf, spanOf } from "./write.ts";

/** Metrics nobody reads in a document without somebody having computed them. */
const ALWAYS_COMPUTED = new Set(
  "ltv ltv_cac cac_payback burn_multiple rule_of_40 arr_multiple revenue_multiple ebitda_multiple valuation_multiple revenue_cagr magic_number quick_ratio customer_lifetime".split(
    " ",
  ),
);

/** Every figure with what its sources are worth. Looked up once for all auditors. */
export function sourceVerdicts(reading: Reading, desk: Desk): Map<Figure, SourceVerdict> {
  return new Map(
    reading.figures.map((figure) => [figure, verifySources(figure, backingOf(figure, reading), desk)] as const),
  );
}

/** Figures without a source, with a vague or a false one; computed ones without their formula. */
export function auditSources(reading: Reading, desk: Desk, verdicts: ReadonlyMap<Figure, SourceVerdict>): Objection[] {
  const sourced = sourcedValues(verdicts);
  return reading.figures.flatMap((figure) => {
    const verdict = verdicts.get(figure) ?? { status: "none" };
    if (figure.sureness < SURE_ENOUGH || verdict.status === "verified" || verdict.status === "unchecked") return [];
    if (figure.passage !== null && NOT_AVAILABLE.test(figure.passage.text)) return [];
    // What was worked out cites its inputs: they need not say the result, but they must exist.
    const worksOut = showsSum(figure);
    // "Firms of 20 to 50 people" counts nobody in particular.
    const ofNobody = figure.quantity.range !== undefined && figure.topic.unit === "count";
    if (verdict.status === "false" && (verdict.fault.kind === "phantom" || !(worksOut || ofNobody)))
      return [falseSource(figure, verdict.fault, reading, desk)];
    if (worksOut || ofNobody || (figure.passage !== null && SUPPOSED.test(figure.passage.text))) return [];
    const restated = [...(sourced.get(figure.topic)?.values() ?? [])].some((one) => sameValue(one, figure.quantity));
    if (restated) return [];
    if (verdict.status === "vague") return [vague(figure, verdict, reading, desk)];
    return [unsourced(figure, reading, desk)];
  });
}

/** The sentence shows how the figure comes about, or its entry does: the sums are audited for themselves. */
function showsSum({ passage, leaf }: Figure): boolean {
  if (passage !== null && isSum(passage.text)) return true;
  const entry = leaf.parent;
  return (
    entry !== null &&
    !Array.isArray(entry.value) &&
    (entry.leaves.some(({ role, value }) => role === "calculation" && typeof value === "string" && /\d/.test(value)) ||
      entry.children.some(({ role }) => role === "calculation"))
  );
}

/** What is sourced somewhere in the analysis: a summary may repeat it. */
function sourcedValues(verdicts: ReadonlyMap<Figure, SourceVerdict>): Map<Figure["topic"], Map<number, Quantity>> {
  const byTopic = new Map<Figure["topic"], Map<number, Quantity>>();
  for (const [figure, { status }] of verdicts) {
    if (status !== "verified" && status !== "unchecked" && !showsSum(figure)) continue;
    const values = byTopic.get(figure.topic) ?? new Map<number, Quantity>();
    byTopic.set(figure.topic, values.set(figure.quantity.value, figure.quantity));
  }
  return byTopic;
}

function unsourced(figure: Figure, reading: Reading, desk: Desk): Objection {
  const { topic, passage } = figure;
  const words = critiqueSentences[desk.locale];
  const metric = topic.name[desk.locale];
  const value = printedValue(figure);
  const hedged = passage !== null && HEDGE.test(passage.text);
  const [proof] = lookUp(desk, { topic: topic.id, period: figure.period, basis: figure.basis });
  const borneOut = proofsOfValue(figure, desk).length > 0;
  const computed = !hedged && (ALWAYS_COMPUTED.has(topic.id) || (passage !== null && COMPUTED.test(passage.text)));
  // Where the documents give this very value, only the place is missing.
  const severity = topic.materiality === "key" && !borneOut ? "HIGH" : "MEDIUM";
  const common = {
    severity,
    section: figure.leaf.path,
    quote: quoteOf(figure),
    impact: impactOf(topic, desk),
    source: proof?.reference,
    topic,
    span: spanOf(figure),
  } as const;
  if (computed) {
    return objectTo(
      {
        ...common,
        type: "unverifiable_calculation",
        words: words.noFormula({ metric, value, formula: proof?.calculation === undefined ? "" : proof.passage }),
        effort: proof === undefined ? "SIGNIFICANT" : "EASY",
        example: proof?.calculation,
        matter: { kind: "no_formula", figure },
      },
      reading,
    );
  }
  return objectTo(
    {
      ...common,
      type: "unsourced_claim",
      words: words.figure({ metric, value, hedged }),
      effort: proof === undefined ? "MODERATE" : "EASY",
      example: proof === undefined ? undefined : `${metric}: ${proof.formatted} (${proof.reference})`,
      matter: { kind: "figure", figure, hedged, fault: null, vague: null },
    },
    reading,
  );
}

function vague(figure: Figure, verdict: SourceVerdict & { status: "vague" }, reading: Reading, desk: Desk): Objection {
  const metric = figure.topic.name[desk.locale];
  const { backing } = verdict;
  return objectTo(
    {
      type: "unsourced_claim",
      severity: "MEDIUM",
      section: figure.leaf.path,
      quote: quoteOf(figure),
      words: critiqueSentences[desk.locale].vague({
        metric,
        value: printedValue(figure),
        source: backing.evidence.source,
      }),
      impact: impactOf(figure.topic, desk),
      effort: "TRIVIAL",
      topic: figure.topic,
      span: spanOf(figure),
      matter: { kind: "figure", figure, hedged: false, fault: null, vague: backing },
    },
    reading,
  );
}

function falseSource(
  figure: Figure,
  fault: (SourceVerdict & { status: "false" })["fault"],
  reading: Reading,
  desk: Desk,
): Objection {
  const { topic } = figure;
  const grave = topic.materiality === "key" && (fault.kind === "phantom" || fault.kind === "altered");
  return objectTo(
    {
      type: "unsourced_claim",
      severity: grave ? "CRITICAL" : fault.kind === "misplaced" ? "MEDIUM" : "HIGH",
      section: figure.leaf.path,
      quote: quoteOf(figure),
      words: critiqueSentences[desk.locale].falseSource({
        metric: topic.name[desk.locale],
        value: printedValue(figure),
        source: fault.backing.evidence.source,
        found: fault.check.explanation,
      }),
      impact: impactOf(topic, desk),
      effort: "EASY",
      topic,
      span: spanOf(figure),
      matter: { kind: "figure", figure, hedged: false, fault, vague: null },
    },
    reading,
  );
}

/** What is said of the papers is seen in them. */
const OF_THE_DOCUMENTS =
  /(?<!\p{L})(?:deck|slides?|model|spreadsheet|document|data ?room|figures?|numbers?|table|chart|memo|modèle|tableau|chiffres?|graphique|modelo|planilha|documento|números?|tabela|gráfico)(?!\p{L})/iu;

/** "Churn is probably low": a supposition with neither figure nor source. */
export function auditHedges(reading: Reading, desk: Desk): Objection[] {
  const withFigure = new Set(reading.figures.flatMap(({ passage }) => passage ?? []));
  return reading.passages.flatMap((passage) => {
    if (passage.leaf.role !== "claim" || withFigure.has(passage) || isQuestion(passage)) return [];
    const { text } = passage;
    // "Should remain low" supposes nothing else; "would be low if" does.
    if (/\d/.test(text) || SUPPOSED.test(text.replace(OPINED, " "))) return [];
    const seems = SEEMS.test(text) && !OF_THE_DOCUMENTS.test(text);
    if (!(seems || HEDGE.test(text) || OPINED.test(text) || hedgeIn(text) !== null)) return [];
    if (NOT_AVAILABLE.test(text) || backingBeside(passage).length > 0) return [];
    const topic = topicsMentioned(passage.text).find(({ unit }) => unit !== null) ?? null;
    // "Margins are likely strong" names no one metric, and judges all the same.
    const judges = seems || JUDGED.test(text) || JUDGED_ALONE.test(text);
    if (topic === null && (!judges || isAdvice(passage.text))) return [];
    // "The founders will probably present it": who is counted is not what is supposed.
    if (topic?.unit === "count" && !judges && (FORETOLD.test(text) || isAdvice(text))) return [];
    const words = critiqueSentences[desk.locale];
    return [
      objectTo(
        {
          type: "unsourced_claim",
          severity: "MEDIUM",
          section: passage.leaf.path,
          quote: passage.text,
          words: topic === null ? words.hedgedOpinion : words.hedge({ metric: topic.name[desk.locale] }),
          impact: impactOf(topic, desk),
          effort: "MODERATE",
          topic,
          span: { path: passage.leaf.path, start: passage.start, end: passage.end },
          matter: topic === null ? { kind: "conclusion", passage, topics: [] } : { kind: "hedge", passage, topic },
        },
        reading,
      ),
    ];
  });
}
