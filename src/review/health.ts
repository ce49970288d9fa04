import type { ModelHealth } from "../domain/model-health.ts";
import type { AgentReflexion, ReviewCost, SettledContradiction } from "./result.ts";

/** What the health of the models is counted from. */
export interface Examined {
  models: ReviewCost["models"];
  settled: readonly SettledContradiction[];
  reflexions: readonly AgentReflexion[];
  /** What analysts of ours handed over: their findings, and what was struck of them. */
  outputs: readonly { findings: readonly unknown[]; output: unknown }[];
}

const RULING_RUNGS = new Set(["ARBITRATION", "SKIP_TO_ARBITRATION", "QUICK_RESOLUTION"]);
/** A false or missing source, or a claim that is only hedged. */
const STRUCK = /^(?:UNKNOWN_SOURCE|HEDGED):/;

type Counts = Omit<ModelHealth, "role" | "model" | "answers" | "lookUps">;
const NOTHING: Counts = { inBothOrders: 0, flips: 0, held: 0, refused: 0, struck: 0, drawn: 0, withMost: 0 };

/** How each model did in each of its roles in one review. A role that was never asked has no row. */
export function healthOf({ models, settled, reflexions, outputs }: Examined): ModelHealth[] {
  const byRole: [ModelHealth["role"], Counts][] = [
    ["arbitrator", sumOf(settled.map((one) => verdictHealth(one, "arbitrator")))],
    ["quick", sumOf(settled.map((one) => verdictHealth(one, "quick")))],
    ["debater", sumOf(settled.map(pleaHealth))],
    ["critic", sumOf(reflexions.map(({ result }) => criticHealth(result)))],
    ["improver", sumOf(reflexions.map(({ result }) => improverHealth(result)))],
    ["analyst", sumOf(outputs.map(analystHealth))],
  ];
  return byRole.flatMap(([role, counts]) => {
    const model = models[role];
    const silent = Object.values(counts).every((count) => count === 0);
    if (model === undefined || silent) return [];
    return [{ role, model, ...counts, ...(role === "analyst" && conversations(outputs)) }];
  });
}

const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, one) =>
      Object.fromEntries(Object.entries(sum).map(([key, n]) => [key, n + one[key as keyof Counts]])) as Counts,
    NOTHING,
  );

/** The rung on which a model was asked for the verdict; undefined where it was not. */
function ruledOn({ debateRecord, refusedVerdicts }: SettledContradiction["resolution"]): string | undefined {
  if (debateRecord.tokensUsed + (debateRecord.cachedTokens ?? 0) === 0) return undefined;
  const outcome = debateRecord.path.find(({ rung, code }) => RULING_RUNGS.has(rung) && code !== undefined)?.rung;
  const settled = debateRecord.optimizationApplied;
  return (
    outcome ??
    refusedVerdicts.find(({ by }) => RULING_RUNGS.has(by))?.by ??
    (RULING_RUNGS.has(settled ?? "") ? settled : undefined)
  );
}

function verdictHealth({ contradiction, resolution }: SettledContradiction, role: "arbitrator" | "quick"): Counts {
  const rung = ruledOn(resolution);
  const vote = role === "arbitrator" ? resolution.debateRecord.vote : undefined;
  const drawn = {
    drawn: vote?.answers ?? 0,
    withMost: vote === undefined ? 0 : Math.max(...Object.values(vote.votes), vote.refused),
  };
  if (rung === undefined || (rung === "QUICK_RESOLUTION") !== (role === "quick")) return { ...NOTHING, ...drawn };
  const { path, optimizationApplied } = resolution.debateRecord;
  const refusals = resolution.refusedVerdicts.filter(({ by }) => by === rung);
  const flipped = path.some(({ code }) => code === "flip");
  const failed = path.some(
    ({ rung: step }) => step === "MODEL_FAILED" || step === "BUDGET_EXHAUSTED" || step === "ABORTED",
  );
  const decided = optimizationApplied === rung && resolution.verdict.decision !== "UNRESOLVED";
  return {
    inBothOrders: role === "arbitrator" && contradiction.severity.level === "CRITICAL" && !failed ? 1 : 0,
    flips: flipped ? 1 : 0,
    held: decided ? 1 : 0,
    refused: refusals.length,
    struck: refusals.flatMap(({ codes }) => codes).filter((code) => STRUCK.test(code)).length,
    ...drawn,
  };
}

function pleaHealth({ resolution }: SettledContradiction): Counts {
  const pleas = resolution.debateRecord.rounds.flatMap(({ positions }) => positions);
  const struck = pleas.reduce((sum, one) => sum + (one.struck?.length ?? 0), 0);
  return { ...NOTHING, held: pleas.reduce((sum, one) => sum + one.evidence.length, 0), refused: struck, struck };
}

type Reflected = AgentReflexion["result"];
const totalOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

const criticHealth = ({ modelRecord }: Reflected): Counts => ({
  ...NOTHING,
  held: modelRecord?.critiquesTaken ?? 0,
  refused: totalOf(modelRecord?.critiquesDropped ?? []),
});

const improverHealth = ({ modelRecord }: Reflected): Counts => ({
  ...NOTHING,
  held: modelRecord?.correctionsTaken ?? 0,
  refused: totalOf((modelRecord?.correctionsRefused ?? []).filter(({ reason }) => reason !== "not_asked")),
});

/** Only analysts of ours keep a list of what was struck. */
function analystHealth({ findings, output }: Examined["outputs"][number]): Counts {
  const struck = typeof output === "object" && output !== null && "struck" in output ? output.struck : undefined;
  if (!Array.isArray(struck)) return NOTHING;
  return { ...NOTHING, held: findings.length, refused: struck.length, struck: struck.length };
}

/** How many answers our analysts gave, and how often they looked things up before them. */
function conversations(outputs: Examined["outputs"]): Pick<ModelHealth, "answers" | "lookUps"> {
  const steps = outputs.flatMap(({ output }) => {
    const { steps: taken } = (output ?? {}) as { steps?: unknown };
    return typeof taken === "number" ? [taken] : [];
  });
  return steps.length === 0 ? {} : { answers: steps.length, lookUps: steps.reduce((sum, one) => sum + one, 0) };
}
