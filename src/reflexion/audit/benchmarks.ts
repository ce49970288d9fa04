import { critiqueSentences } from "../../i18n/reflexion.ts";
import { sourceName } from "../../i18n/sources.ts";
import { field, isFree } from "../../outputs/fields.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Desk } from "../desk.ts";
import type { Objection } from "../objection.ts";
import { backingBeside } from "../reading/backing.ts";
import type { Figure } from "../reading/figures.ts";
import type { Passage } from "../reading/passages.ts";
import { isQuestion, type Reading } from "../reading/read-output.ts";
import { benchmarkOf, describeBenchmark } from "../standing.ts";
import { JUDGED, MEASURED, NOT_AVAILABLE } from "../words.ts";
import { objectTo, quoteOf, spanOf } from "./write.ts";

/** Judgements on a level ("aggressive", "strong") that ignore a benchmark at hand. */
export function auditBenchmarks(reading: Reading, desk: Desk): Objection[] {
  if (desk.benchmarks().length === 0) return [];
  const objections: Objection[] = [];
  const judged = new Set<string>();
  const measured = new Map<Figure["topic"], boolean>();
  const isKnown = (topic: Figure["topic"]) => {
    const known = measured.get(topic) ?? isMeasuredElsewhere(topic, reading);
    measured.set(topic, known);
    return known;
  };
  for (const passage of reading.passages) {
    if (passage.leaf.role !== "claim" || isQuestion(passage) || !JUDGED.test(passage.text)) continue;
    if (isMeasured(passage)) continue;
    const figure = reading
      .figuresOf(passage.leaf)
      .find((one) => one.passage === passage && one.sureness >= SURE_ENOUGH);
    const topics = figure === undefined ? topicsMentioned(passage.text) : [figure.topic];
    for (const topic of topics) {
      const benchmark = benchmarkOf(desk, topic);
      if (benchmark === null || judged.has(topic.id) || isKnown(topic)) continue;
      judged.add(topic.id);
      objections.push(objection(reading, desk, topic, benchmark, figure ?? null, passage));
      break;
    }
  }
  for (const figure of reading.figures) {
    if (figure.passage !== null || judged.has(figure.topic.id) || !isJudgedEntry(figure)) continue;
    const benchmark = benchmarkOf(desk, figure.topic);
    if (benchmark === null || isKnown(figure.topic)) continue;
    judged.add(figure.topic.id);
    objections.push(objection(reading, desk, figure.topic, benchmark, figure, null));
  }
  return objections;
}

function objection(
  reading: Reading,
  desk: Desk,
  topic: Figure["topic"],
  benchmark: NonNullable<ReturnType<typeof benchmarkOf>>,
  figure: Figure | null,
  passage: Passage | null,
): Objection {
  const words = critiqueSentences[desk.locale];
  const metric = topic.name[desk.locale];
  const described = describeBenchmark(benchmark, desk);
  const leaf = passage?.leaf ?? figure?.leaf;
  return objectTo(
    {
      type: "missing_cross_reference",
      severity: "MEDIUM",
      section: leaf?.path ?? "",
      quote: passage?.text ?? (figure === null ? "" : quoteOf(figure)),
      words: words.benchmark({ metric, benchmark: described }),
      impact: words.impactOf.benchmark,
      effort: "EASY",
      source: described,
      topic,
      span:
        passage === null && figure !== null
          ? spanOf(figure)
          : { path: leaf?.path ?? "", start: passage?.start ?? 0, end: passage?.end ?? 0 },
      matter: { kind: "benchmark", passage, figure, topic, benchmark },
      missing: {
        source: sourceName(benchmark.source, desk.locale),
        dataType: words.crossReference.benchmark({ metric }),
        potentialValue: words.crossReference.benchmarkValue,
      },
    },
    reading,
  );
}

/** The sentence itself, the one after it, or its source compares with others. */
function isMeasured(passage: Passage): boolean {
  const text = String(passage.leaf.value);
  if (MEASURED.test(text.slice(passage.start, passage.end + 200)) || NOT_AVAILABLE.test(passage.text)) return true;
  return backingBeside(passage).some(
    ({ evidence, reference }) =>
      evidence.type === "benchmark" || reference?.type === "funding_db" || reference?.type === "external",
  );
}

/** The analysis places this metric among others somewhere: a percentile, a median, a benchmark field beside it. */
function isMeasuredElsewhere(topic: Figure["topic"], reading: Reading): boolean {
  const mine = new Set(reading.figures.filter((one) => one.topic === topic).map(({ leaf }) => leaf));
  return reading.tree.leaves.some((leaf) => {
    if (typeof leaf.value === "string" && leaf.role === "claim" && MEASURED.test(leaf.value) && /\d/.test(leaf.value))
      return (
        mine.has(leaf) ||
        topicsMentioned(leaf.value).some(
          ({ id, family }) => id === topic.id || (family !== undefined && family === topic.family),
        )
      );
    const inEntry = leaf.role === "peer" || /^(?:percentile|percentil|centile)$/i.test(leaf.key);
    return (
      inEntry && leaf.value !== null && [...mine].some((own) => own.parent !== null && isInside(leaf, own.parent.path))
    );
  });
}

function isInside(leaf: { path: string }, path: string): boolean {
  return leaf.path.startsWith(`${path}.`) || leaf.path.startsWith(`${path}[`);
}

function isJudgedEntry({ leaf }: Figure): boolean {
  const entry = leaf.parent?.value;
  const assessment = isFree(entry) ? field(entry, "assessment")?.value : undefined;
  return (
    typeof assessment === "string" &&
    /above|below|average|poor|exceptional|high|low|strong|weak|moyen|élev|faible|médi|acima|abaixo|alto|baixo/i.test(
      assessment,
    )
  );
}
