import type { VerificationContext } from "../../src/domain/context.ts";
import type { Review } from "../../src/review/result.ts";
import { reviewDeal } from "../../src/review.ts";
import type { MadeDeal } from "./deal.ts";
import { METRICS } from "./metrics.ts";

/** What a whole review says against the company or asks of its founder, and how much of it the documents give no ground for. */
export interface Accusations {
  questions: Tally;
  differing: Tally;
  accusations: Tally;
}

interface Said {
  topic: string | null | undefined;
  planted: boolean;
  says: string;
}

interface Tally {
  all: number;
  false: string[];
}

/**
 * Reviews a deal as users do and holds every question on a figure, every "differ" row of deck against model and every
 * accusation "your documents contradict each other" against what was planted. Standing questions where the documents are
 * silent, hidden passages (which are planted) and what is said of an analyst accuse no figure and are not counted.
 */
export async function accusationsIn(deal: MadeDeal, context: VerificationContext): Promise<Accusations> {
  const { company, locale } = deal.world;
  const review = await reviewDeal({
    deal: { name: company, sector: null, stage: null, locale },
    context,
    agentOutputs: deal.agentOutputs,
    warnings: [],
  });
  const contradictions = new Map(review.settled.map((one) => [one.contradiction.id, one]));
  const inconsistencies = new Map(review.inconsistencies.map((one) => [one.id, one]));
  const tally = (items: Said[]): Tally => ({
    all: items.length,
    false: items.filter(({ topic, planted }) => !planted && !isAtOdds(deal, topic)).map(({ says }) => says),
  });
  return {
    questions: tally(
      review.answer.questions.flatMap(({ from: { kind, id }, question }): Said[] => {
        const settled = contradictions.get(id)?.contradiction;
        if (kind === "contradiction")
          return [{ topic: settled?.topicId, planted: isPlanted(deal, settled), says: question }];
        const row = review.synthesis?.reconciliation.find(({ topic }) => id.split(" ")[0] === topic);
        if (kind === "gap" && row !== undefined) return [{ topic: row.topic, planted: false, says: question }];
        const topic = inconsistencies.get(id)?.topic;
        return topic == null ? [] : [{ topic, planted: false, says: question }];
      }),
    ),
    differing: tally(
      (review.synthesis?.reconciliation ?? [])
        .filter(({ status }) => status === "differ")
        .map(({ topic, explanation }) => ({ topic, planted: false, says: explanation })),
    ),
    accusations: tally([
      ...review.inconsistencies
        .filter(({ topic }) => topic !== null)
        .map(({ topic, explanation }) => ({ topic, planted: false, says: explanation })),
      ...review.settled.flatMap(({ contradiction: { topicId, positions }, resolution }) =>
        resolution.redFlags
          .filter((flag) => !positions.some(({ agentName }) => flag.startsWith(agentName)))
          .map((says) => ({ topic: topicId, planted: isOrder(deal, says), says })),
      ),
    ]),
  };
}

/** The analysts were made to disagree on it, or it follows from such a figure. */
function isPlanted(
  { faults, otherYears }: MadeDeal,
  contradiction?: Review["settled"][number]["contradiction"],
): boolean {
  return (contradiction?.positions ?? []).some(({ findingId, derived }) =>
    [findingId, ...(derived?.findingIds ?? [])].some(
      (id) => otherYears.has(id) || faults.some(({ findingIds }) => findingIds.includes(id)),
    ),
  );
}

/** It quotes what was put into the deck to lead the analysis: that is there. */
function isOrder({ desk }: MadeDeal, says: string): boolean {
  return [...desk.deck.hidden.values()].some(({ quotes }) => quotes.some((quote) => says.includes(quote)));
}

/** Deck and model were made to differ on the topic, or on a figure it follows from or leads to. */
function isAtOdds({ plan }: MadeDeal, topic: string | null | undefined): boolean {
  const own = METRICS.filter((metric) => metric.topic === topic).map(({ id }) => id);
  const tied = METRICS.flatMap(({ id, from }) => {
    const all = [id, ...(from?.inputs ?? [])];
    return from !== undefined && all.some((one) => own.includes(one)) ? all : [];
  });
  return [...own, ...tied].some((id) => ["conflict", "near"].includes(plan.presence.get(id) ?? ""));
}
