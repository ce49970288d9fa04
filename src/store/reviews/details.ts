import { setImmediate as yieldTurn } from "node:timers/promises";
import type { ScoredFinding } from "../../domain/finding.ts";
import type { Database } from "../homes/home.ts";
import type { ReviewDetails } from "../records.ts";
import { documentsOf } from "../rests-on.ts";
import type { Tables } from "../schema.ts";
import { plain } from "../scope.ts";
import { topicKeyOf } from "../topic-key.ts";

/** Rows of one statement: few enough that a request never waits for them. */
const BATCH = 100;

type InReview = { tenant: string; review_id: string };

/** Writes what a finished review found as rows, for whoever asks in SQL. */
export async function insertDetails(trx: Database, of: InReview, details: ReviewDetails): Promise<void> {
  await insertAll(trx, "findings", findings(of, details));
  await insertAll(trx, "contradictions", contradictions(of, details));
  await insertAll(trx, "resolutions", resolutions(of, details));
  await insertAll(trx, "debate_rounds", rounds(of, details));
  await insertAll(trx, "critiques", critiques(of, details));
  await insertAll(trx, "corrections", corrections(of, details));
}

/** As many statements as it takes. */
export async function insertAll<Table extends keyof Tables>(
  trx: Database,
  table: Table,
  rows: Iterable<Tables[Table]>,
): Promise<void> {
  const write = async (some: Tables[Table][]) => {
    // Kysely cannot tell that the rows of a table chosen by its caller are that table's rows.
    if (some.length > 0)
      await trx
        .insertInto(table)
        .values(some as never)
        .execute();
  };
  let some: Tables[Table][] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < BATCH) continue;
    await write(some);
    some = [];
    // SQLite answers before anybody else has had a turn: a hundred thousand rows must not be one breath.
    await yieldTurn();
  }
  await write(some);
}

/** Made as they are written. */
function* findings(of: InReview, details: ReviewDetails): Iterable<Tables["findings"]> {
  for (const [n, finding] of details.findings.entries()) yield findingRow(of, finding, n);
}

const findingRow = (of: InReview, finding: ScoredFinding, n: number): Tables["findings"] => ({
  ...of,
  n,
  id: plain(finding.id),
  agent: plain(finding.agentName),
  metric: plain(finding.metric),
  category: finding.category,
  value: JSON.stringify(finding.value),
  unit: finding.unit == null ? null : plain(finding.unit),
  confidence: finding.confidence.score,
  lineage: lineageOf(finding),
  payload: JSON.stringify(finding),
});

/** What became of it, where the review says so. */
function lineageOf(finding: object): string | null {
  const { lineage } = finding as { lineage?: { status?: unknown } };
  return typeof lineage?.status === "string" ? plain(lineage.status) : null;
}

const contradictions = (of: InReview, details: ReviewDetails): Tables["contradictions"][] =>
  details.contradictions.map(({ contradiction }, n) => ({
    ...of,
    n,
    id: plain(contradiction.id),
    topic: plain(contradiction.topic),
    topic_key: topicKeyOf(contradiction),
    type: contradiction.contradictionType,
    severity: contradiction.severity.level,
    payload: JSON.stringify(contradiction),
  }));

function resolutions(of: InReview, details: ReviewDetails): Tables["resolutions"][] {
  const settled = details.contradictions.flatMap(({ contradiction, resolution }, n) =>
    resolution === null ? [] : [{ contradiction, resolution, n }],
  );
  const documents = documentsOf(settled.map(({ resolution }) => resolution));
  return settled.map(({ contradiction, resolution, n }, i) => {
    const { verdict, finalValue, baGuidance, debateRecord } = resolution;
    return {
      ...of,
      n,
      contradiction_id: plain(contradiction.id),
      decision: verdict.decision,
      winner: verdict.winner === null ? null : plain(verdict.winner),
      final_value: JSON.stringify(finalValue.value),
      unit: finalValue.unit === undefined ? null : plain(finalValue.unit),
      trust: baGuidance.trustLevel,
      can_trust: baGuidance.canTrust ? 1 : 0,
      rung: debateRecord.optimizationApplied ?? null,
      documents: JSON.stringify(documents[i]),
      payload: JSON.stringify(resolution),
    };
  });
}

const rounds = (of: InReview, details: ReviewDetails): Tables["debate_rounds"][] =>
  details.contradictions.flatMap(({ contradiction, resolution }, n) =>
    (resolution?.debateRecord.rounds ?? []).map((round, i) => ({
      ...of,
      n,
      contradiction_id: plain(contradiction.id),
      round: i + 1,
      tokens: Math.round(round.tokensUsed),
      payload: JSON.stringify(round),
    })),
  );

const critiques = (of: InReview, { reflexions }: ReviewDetails): Tables["critiques"][] =>
  reflexions
    .flatMap(({ agentName, critiques }) => critiques.map((critique) => ({ agentName, critique })))
    .map(({ agentName, critique }, n) => ({
      ...of,
      n,
      agent: plain(agentName),
      id: critique.id,
      type: critique.type,
      severity: critique.severity,
      payload: JSON.stringify(critique),
    }));

const corrections = (of: InReview, { reflexions }: ReviewDetails): Tables["corrections"][] =>
  reflexions
    .flatMap(({ agentName, improvements }) => improvements.map((improvement) => ({ agentName, improvement })))
    .map(({ agentName, improvement }, n) => ({
      ...of,
      n,
      agent: plain(agentName),
      critique_id: improvement.critiqueId,
      status: improvement.status,
      payload: JSON.stringify(improvement),
    }));
