import type { FindingCategory } from "../domain/finding.ts";
import { toReliability } from "../track-record/beta.ts";
import { STRANGER } from "../track-record/reliability.ts";
import type { Outcome } from "./decisions/outcomes.ts";
import type { AgentRecord, CalibrationBucket, Share, Tally } from "./history-records.ts";
import type { History } from "./port.ts";
import type { Tables } from "./schema.ts";
import type { Scope } from "./scope.ts";

/** One judged position: a person's word where there is one, else the verdict's. */
interface Judged {
  agent: string;
  category: FindingCategory | "unknown";
  confidence: number;
  outcome: Outcome;
}

const STEP = 10;

export const history = ({ home, tenant }: Scope): History => ({
  async agentRecords() {
    const rows = await home.db
      .selectFrom("outcomes")
      .selectAll()
      .where("tenant", "=", tenant)
      .orderBy("review_id")
      .orderBy("n")
      .execute();
    return recordsOf(lastWord(rows));
  },
});

/** The same question of a deal, asked of the same agent in several reviews, counts once: as it was last settled. */
function lastWord(rows: readonly Tables["outcomes"][]): Judged[] {
  const questions = new Map<string, { review: string; rows: Tables["outcomes"][] }>();
  for (const row of rows) {
    const key = JSON.stringify([row.deal_id, row.topic_key, row.agent]);
    const known = questions.get(key);
    if (known === undefined || known.review !== row.review_id)
      questions.set(key, { review: row.review_id, rows: [row] });
    else known.rows.push(row);
  }
  return [...questions.values()].flatMap((question) =>
    question.rows.map((row) => ({
      agent: row.agent,
      category: row.category as Judged["category"],
      confidence: row.confidence,
      outcome: row.decided ?? row.verdict,
    })),
  );
}

function recordsOf(judged: readonly Judged[]): AgentRecord[] {
  return [...grouped(judged, ({ agent }) => agent)].map(([agent, all]) => ({
    agent,
    ...tallied(all),
    categories: [...grouped(all, ({ category }) => category)].map(([category, some]) => ({
      category,
      ...tallied(some),
    })),
    calibration: calibrationOf(all),
  }));
}

/** Right and wrong claims on top of what is believed of an agent nobody knows. */
function tallied(judged: readonly Judged[]): Tally & { reliability: Share } {
  const count = (outcome: Outcome) => judged.filter((one) => one.outcome === outcome).length;
  const [right, wrong] = [count("right"), count("wrong")];
  const { mean, strength } = STRANGER;
  const reliability = toReliability(mean * strength + right, (1 - mean) * strength + wrong);
  return { right, wrong, unresolved: count("unresolved"), reliability };
}

function calibrationOf(judged: readonly Judged[]): CalibrationBucket[] {
  const settled = judged.filter(({ outcome }) => outcome !== "unresolved");
  const stepOf = ({ confidence }: Judged) => Math.min(100 / STEP - 1, Math.max(0, Math.floor(confidence / STEP)));
  return [...grouped(settled, stepOf)]
    .sort(([a], [b]) => a - b)
    .map(([step, some]) => ({
      from: step * STEP,
      to: (step + 1) * STEP,
      claims: some.length,
      meanConfidence: some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length,
      shareRight: some.filter(({ outcome }) => outcome === "right").length / some.length,
    }));
}

/** By key, keys in order. */
function grouped<Key extends string | number>(
  judged: readonly Judged[],
  keyOf: (one: Judged) => Key,
): Map<Key, Judged[]> {
  const groups = new Map<Key, Judged[]>();
  for (const one of judged) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}
