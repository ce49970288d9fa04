import type { Conflict } from "../../domain/recommendation.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review } from "../../review/result.ts";
import { type Block, labelled, list, type Note, text } from "./block.ts";
import { printShare } from "./print.ts";

/** Recommendations that pull in opposite directions, and what became of them. */
export interface AdviceView {
  /** What it is about. */
  title: string;
  /** How grave, in a word. */
  grave: string;
  of: Conflict;
  /** Who recommends what, one side after the other, and how sure where it says so. */
  sides: { agentName: string; statement: string; sure: string | null }[];
  decision: {
    accepted: boolean;
    /** How sure; null where nothing was decided. */
    sure: string | null;
    text: string | null;
    why: string | undefined;
    /** Who is for it, against it and neither; those of whom there is nobody are left out. */
    parties: Note[];
    givenUp: string[];
    open: string[];
  };
}

/** Opposed advice, gravest first; null where the stage that looks for it did not finish. */
export function adviceOf({ recommendations, locale }: Review): AdviceView[] | null {
  const words = REPORT_WORDS[locale];
  return (
    recommendations?.report.conflicts.map((conflict): AdviceView => {
      const result = recommendations.consensus.find(({ conflictId }) => conflictId === conflict.conflictId);
      const parties: [string, string[]][] = [
        [words.supporters, result?.supportingAgents ?? []],
        [words.opponents, result?.opposingAgents ?? []],
        [words.neutrals, result?.neutralAgents ?? []],
      ];
      return {
        title: `${words.conflict[conflict.conflictType]}${words.colon}${conflict.topic}`,
        grave: words.conflictSeverity[conflict.severity],
        of: conflict,
        sides: Object.values(conflict.positions)
          .toSorted((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : 0))
          .map(({ agentName, statement, confidence }) => ({
            agentName,
            statement,
            sure: confidence === null ? null : words.sure(printShare(confidence, locale)),
          })),
        decision: {
          accepted: result?.accepted === true,
          sure: result === undefined ? null : words.sure(printShare(result.confidenceScore, locale)),
          text: result?.finalDecision ?? null,
          why: result?.justification,
          parties: parties.flatMap(([label, agents]) =>
            agents.length === 0 ? [] : [{ label, text: agents.join(", ") }],
          ),
          givenUp: result?.tradeOffsAcknowledged ?? [],
          open: result?.unresolvedAspects ?? [],
        },
      };
    }) ?? null
  );
}

/** Advice that pulls in opposite directions, and what was decided. */
export function recommendationBlocks(review: Review): Block[] {
  const words = REPORT_WORDS[review.locale];
  const advice = adviceOf(review);
  if (advice === null) return [text(words.notAvailable, "warning")];
  return advice.flatMap(({ title, grave, of, sides, decision }): Block[] => [
    { kind: "heading", text: `${title} (${grave})` },
    text(of.description),
    ...list(sides.map(({ agentName, statement }) => ({ label: agentName, text: statement }))),
    {
      kind: "text",
      label: decision.sure === null ? words.decision : `${words.decision} (${decision.sure})`,
      text: decision.accepted ? (decision.text ?? "") : words.notDecided,
      tone: "strong",
    },
    ...labelled(words.why, decision.why),
    ...decision.parties.flatMap(({ label, text: agents }) => labelled(label, agents)),
    ...list(decision.givenUp, words.tradeOffs),
    ...list(decision.open, words.openPoints),
  ]);
}
