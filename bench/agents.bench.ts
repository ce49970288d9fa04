import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clusterValues } from "../src/consensus/clusters.ts";
import { ConsensusEngine } from "../src/consensus/engine.ts";
import { confidenceLevel, type ScoredFinding } from "../src/domain/finding.ts";
import type { ObjectEstimate } from "../src/fusion/claim.ts";
import { estimate } from "../src/fusion/estimate.ts";
import { type Asked, readAnswer, readGold, readQuestion } from "./agent-answers.ts";
import type { Bench } from "./bench.ts";
import { type Graded, printCalibration, rightAtOrAbove } from "./calibration.ts";

interface Case {
  id: string;
  question: string;
  gold: string;
  answers: { agent: string; answer: string; label: string }[];
}

interface Question {
  id: string;
  asked: Asked;
  gold: { value: number; within: number };
  figures: { agent: string; value: number }[];
}

/** What became of a question: a value kept or not, and whether a reader was told to trust it. */
interface Outcome {
  how: string;
  value: number | null;
  trusted: boolean;
}

interface Row {
  kept: Outcome;
  verdict: "right" | "WRONG" | "open";
  vote: boolean;
  /** What reliability alone would keep. */
  weighed: Graded;
}

/** Every agent is as sure as any other: what is measured is the engine, not the agents' own words. */
const CONFIDENCE = 70;
/** Answers this close are one vote. */
const SAME = 0.02;

/** Sixteen agents answer each question in prose, no document decides: what is kept, and is it ever trusted wrongly? */
export const run: Bench = async ({ dataDir }) => {
  const file = dataDir === null ? null : join(dataDir, "agents", "cases.jsonl");
  if (file === null || !existsSync(file)) {
    console.log("The public cases (data/agents) are not here: nothing was measured.");
    return { measured: false };
  }
  const cases = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Case);
  const questions = cases.flatMap(toQuestion);
  const reader = readerAgreement(cases);
  console.log(`${cases.length} questions, ${cases.length - questions.length} of them without a figure for an answer`);
  console.log(`reading the answers: right or wrong as people labelled them for ${reader.agree} of ${reader.answers}\n`);

  const weighed = new Map(learn(questions).map((object) => [object.object, object]));
  const rows: Row[] = [];
  for (const question of questions) {
    const kept = await resolveByEngine(question);
    const voted = largestCluster(question.figures);
    const best = weighed.get(question.id);
    const row: Row = {
      kept,
      verdict: isGold(question, kept.value) ? "right" : kept.value === null ? "open" : "WRONG",
      vote: isGold(question, voted),
      weighed: {
        right: isGold(question, (best?.value as number | undefined) ?? null),
        confidence: best?.confidence ?? 0,
      },
    };
    rows.push(row);
    console.log(
      `${question.id}  gold ${say(question.gold.value)}  ${row.verdict.padEnd(5)} ${kept.how} ${say(kept.value)}${kept.trusted ? " TRUSTED" : ""}` +
        `  | vote ${say(voted)} ${row.vote ? "right" : "wrong"}` +
        `  | by reliability ${say((best?.value as number | undefined) ?? null)} (${row.weighed.confidence.toFixed(0)}) ${row.weighed.right ? "right" : "wrong"}`,
    );
  }
  const graded: Graded[] = rows.map((row) => row.weighed);
  printCalibration("\nby reliability", graded);
  const count = (wanted: (row: Row) => boolean) => rows.filter(wanted).length;
  const result = {
    questions: questions.length,
    withoutFigure: cases.length - questions.length,
    readAsLabelled: Number((reader.agree / reader.answers).toFixed(4)),
    keptRight: count(({ verdict }) => verdict === "right"),
    keptWrong: count(({ verdict }) => verdict === "WRONG"),
    wrongWithTrust: count(({ verdict, kept }) => verdict === "WRONG" && kept.trusted),
    unresolved: count(({ verdict }) => verdict === "open"),
    largestClusterRight: count(({ vote }) => vote),
    byReliabilityRight: count((row) => row.weighed.right),
    byReliabilityAt90: rightAtOrAbove(graded, 90),
  };
  console.log(JSON.stringify(result, null, 1));
  return result;
};

function toQuestion({ id, question, gold, answers }: Case): Question[] {
  const asked = readQuestion(question);
  const goldFigure = readGold(gold, asked);
  if (goldFigure === null) return [];
  const figures = answers.flatMap(({ agent, answer }) => {
    const value = readAnswer(answer, asked);
    return value === null ? [] : [{ agent, value }];
  });
  return [{ id, asked, gold: goldFigure, figures }];
}

/** Through the public path, without any document. Where nobody contradicts anybody the agreed value is the kept one. */
async function resolveByEngine({ id, asked, figures }: Question): Promise<Outcome> {
  const engine = new ConsensusEngine();
  const unit = { money: "USD", percent: "%", number: null }[asked.unit];
  const findings = figures.map(({ agent, value }) => toFinding(agent, `question ${id}`, value, unit));
  const [contradiction, ...more] = await engine.detectContradictions(findings);
  if (more.length > 0) throw new Error(`${id}: one topic gave ${more.length + 1} contradictions`);
  if (contradiction === undefined) return { how: "AGREED", value: largestCluster(figures), trusted: false };
  const { finalValue, baGuidance, debateRecord } = await engine.resolve(contradiction, {});
  return {
    how: debateRecord.optimizationApplied ?? "?",
    value: typeof finalValue.value === "number" ? finalValue.value : null,
    trusted: baGuidance.canTrust || baGuidance.trustLevel === "HIGH",
  };
}

function toFinding(agentName: string, metric: string, value: number, unit: string | null): ScoredFinding {
  return {
    id: `${agentName}:${metric}`,
    agentName,
    metric,
    category: "financial",
    value,
    unit,
    assessment: null,
    confidence: { level: confidenceLevel(CONFIDENCE), score: CONFIDENCE, factors: [] },
    evidence: [],
  };
}

/** What reliability learned from all the questions' answers together chooses for each. */
function learn(questions: Question[]): ObjectEstimate[] {
  const claims = questions.flatMap(({ id, figures }) => figures.map((figure) => ({ object: id, ...figure })));
  return estimate(claims, { sameValue: SAME }).objects;
}

function largestCluster(figures: Question["figures"]): number | null {
  const members = figures.map(({ value }) => ({ value, confidence: CONFIDENCE }));
  const clusters = clusterValues(members, SAME).sort((a, b) => b.members.length - a.members.length);
  return clusters[0]?.centre ?? null;
}

function readerAgreement(cases: Case[]): { answers: number; agree: number } {
  const graded = cases.flatMap(({ question, gold, answers }) => {
    const asked = readQuestion(question);
    const goldFigure = readGold(gold, asked);
    if (goldFigure === null) return [];
    return answers.map(({ answer, label }) => {
      const value = readAnswer(answer, asked);
      const right = value !== null && Math.abs(value - goldFigure.value) <= goldFigure.within;
      return right === label.startsWith("Correct");
    });
  });
  return { answers: graded.length, agree: graded.filter(Boolean).length };
}

function isGold({ gold }: Question, value: number | null): boolean {
  return value !== null && Math.abs(value - gold.value) <= gold.within;
}

function say(value: number | null): string {
  return value === null ? "—" : String(Number(value.toPrecision(6)));
}
