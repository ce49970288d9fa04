import { critiqueSentences } from "../../i18n/reflexion.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Desk } from "../desk.ts";
import type { Objection } from "../objection.ts";
import type { Passage } from "../reading/passages.ts";
import { isQuestion, type Reading } from "../reading/read-output.ts";
import { benchmarkOf, describeBenchmark } from "../standing.ts";
import { MEASURED, NOT_AVAILABLE } from "../words.ts";
import { objectTo } from "./write.ts";

/** Comparisons with a benchmark that is past its date: one of the deal's database, or one the sentence itself dates. */
export function auditExpired(reading: Reading, desk: Desk): Objection[] {
  return reading.passages.flatMap((passage) => {
    if (passage.leaf.role !== "claim" || isQuestion(passage) || NOT_AVAILABLE.test(passage.text)) return [];
    if (!MEASURED.test(passage.text)) return [];
    const stated = reading.figures.filter((one) => one.passage === passage).map(({ topic }) => topic);
    const topics = [...new Set([...stated, ...topicsMentioned(passage.text)])];
    const found = ofDatabase(passage, topics, desk) ?? datedByItself(passage, topics, desk);
    return found === null ? [] : [objection(passage, found, reading, desk)];
  });
}

interface Found {
  topic: Topic | null;
  name: string;
}

/** A sentence with one of an old benchmark's values, on its metric. */
function ofDatabase({ text }: Passage, topics: readonly Topic[], desk: Desk): Found | null {
  const values = findQuantities(text).flatMap((one) => ("ambiguous" in one ? [] : [one.value]));
  const holds = (points: readonly (readonly [number, number])[]) =>
    points.some(([, value]) => values.some((said) => sameFigure({ value: said }, { value })));
  for (const topic of topics) {
    const fresh = desk.benchmarks().some((one) => one.topic === topic.id && holds(one.points));
    const old = desk.expiredBenchmarks().find((one) => one.topic === topic.id && holds(one.points));
    if (old !== undefined && !fresh) return { topic, name: describeBenchmark(old, desk) };
  }
  return null;
}

const YEAR = "(?<year>(?:19|20)\\d\\d)(?![\\d%]|[.,]\\d)";
const BENCHMARK =
  "(?:benchmarks?|median|percentiles?|quartiles?|average|médianes?|centiles?|moyenne|medianas?|percentis|percentil|média)";
const DATED = [
  new RegExp(`(?<![\\d.,])${YEAR}\\s+(?:\\p{L}+\\s+){0,2}${BENCHMARK}(?!\\p{L})`, "iu"),
  new RegExp(`(?<!\\p{L})${BENCHMARK}(?:\\s+\\p{L}+){0,3}[\\s,(]+${YEAR}`, "iu"),
];

/** "The 2017 median", "benchmark SaaS 2018": its own words date it, too long ago. */
function datedByItself({ text }: Passage, topics: readonly Topic[], desk: Desk): Found | null {
  const found = DATED.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? null;
  if (found === null || !desk.isTooOld(Number(found.groups?.year))) return null;
  return { topic: topics[0] ?? null, name: found[0] };
}

function objection(passage: Passage, { topic, name }: Found, reading: Reading, desk: Desk): Objection {
  const words = critiqueSentences[desk.locale];
  const valid = topic === null ? null : benchmarkOf(desk, topic);
  const figure = reading.figures.find((one) => one.passage === passage && one.topic === topic) ?? null;
  return objectTo(
    {
      type: "methodological_flaw",
      severity: "MEDIUM",
      section: passage.leaf.path,
      quote: passage.text,
      words: words.expired({ benchmark: name, years: desk.benchmarkAge }),
      impact: words.impactOf.benchmark,
      effort: valid === null ? "MODERATE" : "EASY",
      topic,
      span: { path: passage.leaf.path, start: passage.start, end: passage.end },
      matter:
        topic === null || valid === null
          ? { kind: "words", passage }
          : { kind: "benchmark", passage, figure, topic, benchmark: valid },
    },
    reading,
  );
}
