import { ALONE_ONLY, ASSESSMENT_WORDS, DENIES, IN_TWO_MINDS, LEVELS, UNWANTED } from "../lexicon/assessments.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";

/** The scale of assessments, from worst to best; `suspicious` stands apart and opposes the good ones. */
export type Assessment = "poor" | "below_average" | "average" | "above_average" | "exceptional" | "suspicious";

const STEP: Record<Assessment, number> = {
  poor: 0,
  below_average: 1,
  average: 2,
  above_average: 3,
  exceptional: 4,
  suspicious: 0,
};

const BY_WORDS = new Map<string, Assessment>();
for (const [assessment, words] of Object.entries(ASSESSMENT_WORDS) as [Assessment, string][]) {
  for (const word of words.split(",")) BY_WORDS.set(word, assessment);
}
const MOST_WORDS = Math.max(...[...BY_WORDS.keys()].map((words) => words.split(" ").length));
const LONGEST_LABEL = 60;
const LONGEST_SENTENCE = 160;
/** So many words before a judgement may deny it. */
const REACH_OF_DENIAL = 2;

const read = new Map<string, Assessment | null>();

/**
 * Reads a label such as "Above Average", "faible", "EXCEPCIONAL", or a short sentence that judges one way: "Weak: nobody
 * has sold before". Under a metric nobody wants more of, "high" is bad. Null where it judges nothing, or both ways.
 */
export function readAssessment(text: string, metric = ""): Assessment | null {
  if (text.length > LONGEST_SENTENCE) return null;
  const key = `${metric}\u0000${text}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const level = normalizeLabel(text);
  const unwanted = UNWANTED.test(normalizeLabel(metric));
  const label = text.length > LONGEST_LABEL ? null : (BY_WORDS.get(level) ?? null);
  // "Strong competition" praises nobody.
  const assessment = unwanted ? (levelOf(level, true) ?? label) : (label ?? levelOf(level, false) ?? inSentence(level));
  if (read.size < 10_000) read.set(key, assessment);
  return assessment;
}

/** "High", "faible": how much there is of it, which is good or bad by what it is. */
function levelOf(words: string, unwanted: boolean): Assessment | null {
  const [step] = Object.entries(LEVELS).find(([, list]) => list.split(",").includes(words)) ?? [];
  if (step === undefined || step === "medium") return step === undefined ? null : "average";
  return (step === "high") === unwanted ? "below_average" : "above_average";
}

/** The one judgement of a sentence; null where some speak for and some against. */
function inSentence(text: string): Assessment | null {
  if (IN_TWO_MINDS.test(text)) return null;
  const words = text.split(" ");
  const found: Assessment[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
      const said = BY_WORDS.get(words.slice(at, at + length).join(" "));
      if (said === undefined || (length === 1 && ALONE_ONLY.has(words[at] as string))) continue;
      const denied = words.slice(Math.max(0, at - REACH_OF_DENIAL), at).some((word) => DENIES.has(word));
      found.push(denied ? opposite(said) : said);
      at += length - 1;
      break;
    }
  }
  const sides = new Set(found.map((one) => Math.sign(STEP[one] - STEP.average)).filter((side) => side !== 0));
  return sides.size > 1 ? null : (found.find((one) => one !== "average") ?? found[0] ?? null);
}

const opposite = (said: Assessment): Assessment =>
  STEP[said] > STEP.average ? "below_average" : STEP[said] < STEP.average ? "above_average" : said;

/** Steps between two assessments. `suspicious` opposes only the good ones, as the worst would. */
export function assessmentDistance(a: Assessment, b: Assessment): number {
  if (a === b) return 0;
  if (a === "suspicious" || b === "suspicious") {
    const other = a === "suspicious" ? b : a;
    return STEP[other] > STEP.average ? STEP[other] : 0;
  }
  return Math.abs(STEP[a] - STEP[b]);
}

/** What a percentile says of a metric where more is better. */
export function assessmentOfPercentile(percentile: number): Assessment {
  if (percentile > 99 || percentile < 1) return "suspicious";
  if (percentile > 90) return "exceptional";
  if (percentile >= 75) return "above_average";
  if (percentile >= 25) return "average";
  return percentile >= 10 ? "below_average" : "poor";
}
