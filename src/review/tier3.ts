import { ownName } from "../analysts/model/model-analysts.ts";
import { type Proposed, TIER_3, together } from "../analysts/model/tier3/propose.ts";
import type { DeclinedProposal } from "../analysts/model/tier3/seat.ts";
import type { SynthesisProposals } from "../analysts/synthesis/proposals.ts";
import type { ConsolidatedFinding } from "../consensus/apply.ts";
import type { Deal } from "../deal/load-deal.ts";
import type { Engines } from "./engines.ts";
import type { ReviewOptions } from "./options.ts";
import type { Workshop } from "./workshop.ts";

/**
 * What the analysts of tier 3 propose, where they work with a model; who fails is a gap, and code's own synthesis stands.
 * `taken` are the names of the deal's own analysts: what becomes of ours is never told under one of them.
 */
export async function proposalsFor(
  { analysts, prompts, signal }: Pick<ReviewOptions, "analysts" | "prompts" | "signal">,
  { analyst: model }: Pick<Engines, "analyst">,
  findings: readonly ConsolidatedFinding[],
  deal: Deal["deal"],
  workshop: Workshop,
  taken: ReadonlySet<string>,
): Promise<{ proposals: SynthesisProposals | undefined; declined: DeclinedProposal[] }> {
  if (analysts !== true || model === null || findings.length === 0) return { proposals: undefined, declined: [] };
  const input = { findings, deal, locale: workshop.locale, model, prompts, signal };
  const answers = await Promise.all(
    TIER_3.map(({ name, propose }) => {
      const analyst = ownName(name, taken);
      return workshop.part(analyst, async () => {
        const proposed = await propose(input);
        return { ...proposed, declined: proposed.declined.map((one) => ({ ...one, analyst })) };
      });
    }),
  );
  const given = answers.filter((one): one is Proposed => one !== null);
  return { proposals: together(given), declined: given.flatMap(({ declined }) => declined) };
}
