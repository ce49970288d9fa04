import type { Deal } from "../deal/load-deal.ts";
import type { Fact } from "../domain/fact.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import { refuseUnknown, requireObject } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { witnessOf } from "../evidence/witness.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Review } from "../review/result.ts";
import { reviewDeal } from "../review.ts";
import { type Ground, honest, PLANT_KINDS, PLANTERS, type Plant, type PlantKind, SELF_TEST_AGENT } from "./plant.ts";

/** What a self-test may cost. */
export interface SelfTestOptions {
  locale?: Locale | undefined;
  clock?: (() => Date) | undefined;
  /** Errors to plant. Default 40. */
  count?: number | undefined;
  signal?: AbortSignal | undefined;
}

const KNOWN: Readonly<Record<keyof SelfTestOptions, true>> = { locale: true, clock: true, count: true, signal: true };

/** How the review did on errors planted into this very deal. */
export interface SelfTestResult {
  planted: number;
  caught: number;
  /** Every kind, also those the documents gave no occasion for. */
  byKind: { kind: PlantKind; planted: number; caught: number; missed: MissedPlant[] }[];
  /** The same statements, told truly: how many were refused. */
  controls: { stated: number; refused: number };
}

/** An error that went through, as it was stated. */
export interface MissedPlant {
  metric: string;
  value: ScoredFinding["value"];
  quote: string;
  reference: string;
}

const DEFAULT_COUNT = 40;
const LONGEST_QUOTE = 200;
/** Beside each other in one review; more would crowd out each other's contradictions. */
const BATCH = 8;

/**
 * Plants known errors into copies of a deal (its agents set aside), reviews them, and says how many were caught, by
 * kind. An error is caught where its citation or sum is refused, or where the review does not believe it; a wrong page
 * also where the right one is given.
 *
 * ```ts
 * const { caught, planted } = await selfTest(await loadDeal("my-deal"));
 * ```
 */
export async function selfTest(deal: Deal, options: SelfTestOptions = {}): Promise<SelfTestResult> {
  refuseUnknown("selfTest", options, KNOWN);
  requireObject("The deal", deal);
  const witness = witnessOf(deal.context);
  const { facts } = witness.everything();
  const usable = facts.filter(isUsable);
  const ground = { others: facts, sums: witness.computed("en"), witness };
  const plants = sow(usable, ground, options.count ?? DEFAULT_COUNT);
  const truths = usable.slice(0, Math.max(BATCH, Math.ceil(plants.length / 2)));
  const controls = truths.map((fact, index) => ({ ...honest(fact, witness), id: `control-${index + 1}` }));

  const caught = new Set<string>();
  for (const batch of batchesOf(plants)) {
    options.signal?.throwIfAborted();
    const review = await reviewOf(
      deal,
      batch.map(({ finding }) => finding),
      options,
    );
    for (const plant of batch) if (isCaught(plant, review)) caught.add(plant.finding.id);
  }
  let refused = 0;
  for (const batch of batchesOf(controls.map((finding) => ({ finding })))) {
    const review = await reviewOf(
      deal,
      batch.map(({ finding }) => finding),
      options,
    );
    refused += batch.filter(({ finding }) =>
      statusesOf(review, finding.id).some((status) => status !== "verified"),
    ).length;
  }
  return {
    planted: plants.length,
    caught: caught.size,
    byKind: PLANT_KINDS.map((kind) => {
      const own = plants.filter((plant) => plant.kind === kind);
      const missed = own.filter(({ finding }) => !caught.has(finding.id));
      return { kind, planted: own.length, caught: own.length - missed.length, missed: missed.map(toMissed) };
    }),
    controls: { stated: controls.length, refused },
  };
}

/** A statement of the company's that can be quoted: sure, dated or not, with its number in its words. */
function isUsable({ sureness, subject, nature, quantity, passage, label, readBy, source }: Fact): boolean {
  return (
    sureness >= SURE_ENOUGH &&
    readBy !== "ocr" &&
    subject === "company" &&
    nature !== "example" &&
    (source === "deck" || source === "financial_model") &&
    quantity.value !== 0 &&
    quantity.range === undefined &&
    passage.length <= LONGEST_QUOTE &&
    /\p{L}{3}/u.test(label) &&
    passage.includes(quantity.text)
  );
}

/** Kind after kind, statement after statement, until there are enough. */
function sow(usable: readonly Fact[], ground: Omit<Ground, "fact">, count: number): Plant[] {
  const plants: Plant[] = [];
  const queues = PLANT_KINDS.map((kind, at) => ({
    kind,
    facts: [...usable.slice(at), ...usable.slice(0, at)].values(),
  }));
  let sown = true;
  while (sown && plants.length < count) {
    sown = false;
    for (const { kind, facts } of queues) {
      if (plants.length >= count) break;
      for (const fact of facts) {
        const spoilt = PLANTERS[kind]({ ...ground, fact });
        if (spoilt === null) continue;
        plants.push({ kind, finding: { ...spoilt, id: `plant-${plants.length + 1}` } });
        sown = true;
        break;
      }
    }
  }
  return plants;
}

/** Statements on one metric stand in different reviews: one error must not expose the other. */
function batchesOf<One extends { finding: ScoredFinding }>(all: readonly One[]): One[][] {
  const batches: One[][] = [];
  for (const one of all) {
    const fits = (batch: One[]) =>
      batch.length < BATCH && batch.every(({ finding }) => finding.metric !== one.finding.metric);
    const room = batches.find(fits);
    if (room === undefined) batches.push([one]);
    else room.push(one);
  }
  return batches;
}

function reviewOf(deal: Deal, findings: ScoredFinding[], { locale, clock, signal }: SelfTestOptions): Promise<Review> {
  const output = { agentName: SELF_TEST_AGENT, tier: 1 as const, output: { findings }, findings };
  return reviewDeal({ ...deal, agentOutputs: [output] }, { locale, clock, signal });
}

function statusesOf(review: Review, findingId: string): string[] {
  return (review.verification?.citations ?? []).flatMap((one) => (one.findingId === findingId ? one.check.status : []));
}

function isCaught({ kind, finding }: Plant, review: Review): boolean {
  const sums = (review.verification?.calculations ?? []).filter((one) => one.findingId === finding.id);
  if (sums.some(({ check }) => !check.ok)) return true;
  const statuses = statusesOf(review, finding.id);
  const told = kind === "wrong_page" || kind === "invented_source" ? ["verified"] : ["verified", "relocated"];
  if (statuses.length > 0 && !statuses.some((status) => told.includes(status))) return true;
  // Shown against what the documents give, though too small a matter for a verdict.
  if (review.noted.some(({ positions }) => positions.some(({ findingId }) => findingId === finding.id))) return true;
  const lineage = review.findings.find(({ id }) => id === finding.id)?.lineage.status;
  return lineage === "rejected" || lineage === "contested";
}

function toMissed({ finding }: Plant): MissedPlant {
  const [evidence] = finding.evidence;
  return {
    metric: finding.metric,
    value: finding.value,
    quote: evidence?.content ?? "",
    reference: evidence?.source ?? "",
  };
}
