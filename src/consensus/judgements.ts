import type { EvidenceItem } from "../domain/resolution.ts";
import { assessmentDistance, assessmentOfPercentile, readAssessment } from "./assessments.ts";
import type { CaseFile } from "./case-file.ts";
import { namedIn, thingOf } from "./mentions.ts";
import { isAbout } from "./relevance.ts";
import { CONFIDENCE, decisionFor, type Ruling } from "./ruling.ts";
import type { Side } from "./sides.ts";

/** Settles whether something exists: the documents name it, or deny it. Silence proves nothing. */
export function settleExistence(caseFile: CaseFile, sides: Side[]): Ruling | null {
  const ruling = settleByProof(caseFile, sides, (rank, grounds) =>
    rank === "primary" && grounds.some((item) => item.partial !== true) ? "HIGH" : "MEDIUM",
  );
  return ruling !== null && ruling.trust !== "HIGH" && isReadBothWays(ruling, sides, caseFile) ? null : ruling;
}

/** The line that speaks for one side only in part is what the other quotes for the opposite: nobody decides what it says. */
function isReadBothWays({ grounds, winningSide }: Ruling, sides: Side[], { witness }: CaseFile): boolean {
  const pages = new Set(grounds.flatMap(({ addresses }) => addresses.map((address) => witness.pageOf(address))));
  return sides.some(
    (side) =>
      side !== winningSide &&
      side.records.some(({ citations }) =>
        citations.some(({ at }) => at !== undefined && pages.has(witness.pageOf(at))),
      ),
  );
}

/**
 * Settles a judgement: by a benchmark where the figure and a sample are there, else by which side shows a true source.
 * A source shows what a judgement rests on, not that it is right: trust is MEDIUM at most.
 */
export function settleJudgement(caseFile: CaseFile, sides: Side[]): Ruling | null {
  const { benchmark } = caseFile;
  const near = sides.filter((side) => measuredFor(caseFile, side));
  if (benchmark !== null && near.length === 1) {
    return {
      rung: "EVIDENCE_SETTLED",
      reason: "judged_by_benchmark",
      ...decisionFor(caseFile, near[0] as Side),
      value: (near[0] as Side).value,
      trust: "MEDIUM",
      proven: true,
      confidence: CONFIDENCE.judgement,
      grounds: [benchmark.item],
    };
  }
  return settleByProof(caseFile, sides, () => "MEDIUM");
}

/** What speaks for a side that is not a figure: passages that name or deny the thing, the benchmark, verified citations of its own. */
export function proofOf(caseFile: CaseFile, side: Side): EvidenceItem[] {
  const mentioned = caseFile.mentions.filter(({ standing }) => standing === standingFor(side)).map(({ item }) => item);
  const measured = caseFile.benchmark !== null && measuredFor(caseFile, side) ? [caseFile.benchmark.item] : [];
  const own = side.records.flatMap((record) => record.support).filter((item) => speaksTo(item, side, caseFile));
  const elsewhere = own.filter((item) => !mentioned.some((other) => other.reference === item.reference));
  return [...mentioned, ...measured, ...elsewhere];
}

/**
 * A true quote proves nothing beside the point. That something exists or does not is shown only by a passage that asserts
 * or denies that very thing; a judgement rests only on what is about its subject.
 */
function speaksTo(item: EvidenceItem, side: Side, { contradiction, topic, witness }: CaseFile): boolean {
  if (contradiction.contradictionType !== "existence") return isAbout(item, topic, contradiction.topic, witness);
  const mention = namedIn(item.passage, thingOf(topic, contradiction.topic));
  return mention?.standing === standingFor(side);
}

/** What a passage must say of the thing to speak for a side. */
const standingFor = ({ value }: Side) => (value === "absent" ? "denied" : "asserted");

function settleByProof(
  caseFile: CaseFile,
  sides: Side[],
  trust: (rank: "primary" | "secondary", grounds: EvidenceItem[]) => Ruling["trust"],
): Ruling | null {
  for (const rank of ["primary", "secondary"] as const) {
    const proof = sides.map((side) => ({
      side,
      grounds: proofOf(caseFile, side).filter((item) => item.rank === rank),
    }));
    const proven = proof.filter(({ grounds }) => grounds.length > 0);
    if (proven.length > 1) return null;
    const only = proven[0];
    if (only === undefined) continue;
    const level = trust(rank, only.grounds);
    return {
      rung: "EVIDENCE_SETTLED",
      reason: "one_side_proven",
      ...decisionFor(caseFile, only.side),
      value: only.side.value,
      trust: level,
      proven: true,
      confidence: level === "HIGH" ? CONFIDENCE.onePrimarySource : CONFIDENCE.judgement,
      grounds: only.grounds,
    };
  }
  return null;
}

/** The benchmark's own judgement is this side's, give or take a step. */
function measuredFor({ benchmark }: CaseFile, side: Side): boolean {
  const assessment = readAssessment(String(side.value));
  if (benchmark === null || assessment === null) return false;
  return assessmentDistance(assessment, assessmentOfPercentile(benchmark.percentile)) <= 1;
}
