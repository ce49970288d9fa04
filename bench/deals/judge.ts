import { ConsensusEngine } from "../../src/consensus/engine.ts";
import type { VerificationContext } from "../../src/domain/context.ts";
import type { Contradiction, Detection } from "../../src/domain/contradiction.ts";
import type { Resolution } from "../../src/domain/resolution.ts";
import { checkCitation } from "../../src/evidence/citations/check.ts";
import { citationOf } from "../../src/evidence/citations/evidence.ts";
import { parseQuantity } from "../../src/quantities/parse.ts";
import type { MadeDeal } from "./deal.ts";
import { METRICS, type Metric, metricOf } from "./metrics.ts";
import { decidesFor, type Fault } from "./oracle.ts";

export type Outcome = "right" | "wrong" | "unresolved";

/** One verdict against the truth. */
export interface Graded {
  fault: Fault;
  contradiction: Contradiction;
  resolution: Resolution;
  outcome: Outcome;
  /** Wrong, and the reader was told to trust it. */
  confidentlyWrong: boolean;
}

export interface CitationCount {
  honest: Record<string, number>;
  false: Record<string, number>;
  misread: {
    findingId: string;
    honest: boolean;
    status: string;
    source: string;
    content: string;
    explanation: string;
  }[];
}

/** How one deal went. */
export interface Judged {
  deal: MadeDeal;
  detection: Detection;
  missed: Fault[];
  falseAlarms: Contradiction[];
  graded: Graded[];
  citations: CitationCount;
}

/** Runs detection, verdicts and citation checks over a deal and holds them against the truth. */
export async function judgeDeal(deal: MadeDeal, context: VerificationContext): Promise<Judged> {
  const { locale } = deal.world;
  const engine = new ConsensusEngine({ locale });
  const detection = engine.detect(deal.agentOutputs.flatMap(({ findings }) => findings));
  const judged: Judged = {
    deal,
    detection,
    missed: [],
    falseAlarms: [],
    graded: [],
    citations: checkAll(deal, context),
  };
  for (const contradiction of detection.contradictions) {
    const fault = deal.faults.find(({ findingIds }) => findingIds.some((id) => speaks(contradiction, id)));
    if (fault === undefined) {
      judged.falseAlarms.push(contradiction);
      continue;
    }
    const resolution = await engine.resolve(contradiction, context);
    const outcome = grade(deal, fault, contradiction, resolution);
    const confidentlyWrong = outcome === "wrong" && resolution.baGuidance.trustLevel === "HIGH";
    judged.graded.push({ fault, contradiction, resolution, outcome, confidentlyWrong });
  }
  // Found means that it stands against somebody who is right, not only against another year's figure.
  judged.missed = deal.faults.filter(
    (fault) =>
      !judged.graded.some(
        (one) =>
          one.fault === fault &&
          one.contradiction.positions.some(({ agentName }) => fault.rightAgents.includes(agentName)),
      ),
  );
  return judged;
}

function speaks({ positions }: Contradiction, findingId: string): boolean {
  return positions.some(
    (position) => position.findingId === findingId || position.derived?.findingIds.includes(findingId),
  );
}

function grade(deal: MadeDeal, fault: Fault, contradiction: Contradiction, resolution: Resolution): Outcome {
  const open = resolution.verdict.decision === "UNRESOLVED";
  if (fault.kind === "existence" || fault.kind === "opposite_assessment") {
    if (open) return fault.decides === "yes" ? "unresolved" : "right";
    if (fault.decides === "no") return "wrong";
    return fault.rightAgents.includes(resolution.verdict.winner ?? "") ? "right" : "wrong";
  }
  const metric = metricFor(contradiction, fault);
  const decides = metric.id === fault.metric ? fault.decides : decidesFor(metric.id, deal.plan);
  if (open) return decides === "yes" ? "unresolved" : "right";
  if (fault.kind === "sources_disagree") return "wrong";
  // Nothing in the documents, and yet the reader is told to trust it.
  if (decides === "no" && resolution.baGuidance.canTrust) return "wrong";
  const value = numberOf(resolution.finalValue.value, deal);
  return value !== null && isTrue(deal, metric.id, value) ? "right" : "wrong";
}

/** A contradiction may be on a metric that follows from the false one. */
function metricFor(contradiction: Contradiction, fault: Fault): Metric {
  const own = metricOf(fault.metric);
  if (contradiction.topicId === undefined || contradiction.topicId === own.topic) return own;
  return METRICS.find(({ topic }) => topic === contradiction.topicId) ?? own;
}

function numberOf(value: unknown, deal: MadeDeal): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  const read = parseQuantity(value, { locale: deal.world.locale });
  return read === null || !("value" in read) ? null : read.value;
}

/** Whether the documents or the true finding say so, to 2 % or to the rounding of the print. */
function isTrue(deal: MadeDeal, id: string, value: number): boolean {
  const truth = deal.world.truth.get(id)?.now;
  if (truth === undefined) return false;
  const said = [truth, deal.desk.deck.now.get(id)?.value ?? truth, deal.desk.model.rows.get(id)?.values.now ?? truth];
  const slack = metricOf(id).kind === "months" ? 0.51 : Math.abs(truth) * 0.02;
  return value >= Math.min(...said) - slack && value <= Math.max(...said) + slack;
}

function checkAll(deal: MadeDeal, context: VerificationContext): CitationCount {
  const count: CitationCount = { honest: {}, false: {}, misread: [] };
  for (const one of deal.agentOutputs.flatMap(({ findings }) => findings)) {
    for (const { evidence, honest } of deal.cited.get(one.id) ?? []) {
      if (evidence.type !== "quote") continue;
      const citation = citationOf(evidence, one);
      const check = citation === null ? null : checkCitation(context, citation, { locale: deal.world.locale });
      const status = check?.status ?? "not read";
      const side = honest ? count.honest : count.false;
      side[status] = (side[status] ?? 0) + 1;
      if (honest ? status !== "verified" : !isCaught(status)) {
        const { source, content } = evidence;
        count.misread.push({
          findingId: one.id,
          honest,
          status,
          source,
          content,
          explanation: check?.explanation ?? "",
        });
      }
    }
  }
  return count;
}

/** Whether a false citation was seen to be false. */
export const isCaught = (status: string) => status === "phantom" || status === "altered" || status === "unsupported";
