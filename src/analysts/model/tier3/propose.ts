import type { Locale } from "../../../domain/locale.ts";
import { ask } from "../../../model/ask.ts";
import type { Model } from "../../../model/port.ts";
import type { Instructions } from "../../../model/prompt/instructions.ts";
import type { Consolidated } from "../../synthesis/consolidated.ts";
import type { SynthesisProposals } from "../../synthesis/proposals.ts";
import { dealScorer } from "./deal-scorer.ts";
import { devilsAdvocate } from "./devils-advocate.ts";
import { memoGenerator } from "./memo-generator.ts";
import { seatPrompt } from "./prompt.ts";
import { scenarioModeler } from "./scenario-modeler.ts";
import type { DeclinedProposal, Seat } from "./seat.ts";

/** What tier 3 is given: the findings that stand or are contested, and nothing of the documents. */
export interface Tier3Input {
  findings: readonly Consolidated[];
  deal: { name: string; sector: string | null; stage: string | null };
  locale: Locale;
  model: Model;
  /** Instructions of the user's own: `synthesis`, and missions by name. */
  prompts?: Instructions | undefined;
  signal?: AbortSignal | undefined;
}

/** What one analyst of tier 3 proposes. */
export interface Proposed {
  proposals: Partial<SynthesisProposals>;
  declined: DeclinedProposal[];
}

/** An analyst of tier 3 as a review calls it. Rejects with a `ModelFailure` where the model gives no answer. */
export interface Tier3Analyst {
  name: string;
  propose(input: Tier3Input): Promise<Proposed>;
}

const MOST_FINDINGS = 60;
const ANSWER_TOKENS = 1_200;

/** The four of tier 3, in the order they are shown. */
export const TIER_3: readonly Tier3Analyst[] = [
  analystAt(dealScorer),
  analystAt(devilsAdvocate),
  analystAt(scenarioModeler),
  analystAt(memoGenerator),
];

function analystAt<Answer>(seat: Seat<Answer>): Tier3Analyst {
  return { name: seat.name, propose: (input) => propose(seat, input) };
}

async function propose<Answer>(
  seat: Seat<Answer>,
  { findings, deal, locale, model, prompts, signal }: Tier3Input,
): Promise<Proposed> {
  const shown = findings.slice(0, MOST_FINDINGS);
  const answer = await ask(model, {
    role: "analyst",
    about: seat.name,
    ...seatPrompt(seat, shown, deal, locale, prompts),
    schema: seat.schema,
    maxOutputTokens: ANSWER_TOKENS,
    ...(signal !== undefined && { signal }),
  });
  if (!answer.success) throw answer.failure;
  const { proposals, declined } = seat.dispose(answer.data, (number) => shown[number - 1]);
  return { proposals, declined: declined.map((one) => ({ analyst: seat.name, ...one })) };
}

/** What all of them propose together. */
export const together = (all: readonly Proposed[]): SynthesisProposals => ({
  grades: all.flatMap(({ proposals }) => proposals.grades ?? []),
  doubts: all.flatMap(({ proposals }) => proposals.doubts ?? []),
  moves: all.flatMap(({ proposals }) => proposals.moves ?? []),
  headlines: {
    for: all.flatMap(({ proposals }) => proposals.headlines?.for ?? []),
    against: all.flatMap(({ proposals }) => proposals.headlines?.against ?? []),
  },
});
