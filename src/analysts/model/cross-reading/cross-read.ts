import type { ContradictionProposal } from "../../../domain/contradiction-proposal.ts";
import type { NumberedPage } from "../../../evidence/consistency/proposed/shown.ts";
import { ask } from "../../../model/ask.ts";
import type { Model } from "../../../model/port.ts";
import type { Instructions } from "../../../model/prompt/instructions.ts";
import { CrossReadingAnswer, proposalsIn } from "./answer.ts";
import { crossReadingPrompt, type ShownPage } from "./prompt.ts";

/** The question's name, by which its answer is found again whatever language the review is told in. */
export const CROSS_READING = "cross-reading";

/** What one question may hold: some 20,000 tokens. */
const MOST_CHARACTERS = 70_000;
const LONGEST_LINE = 1_500;
const ANSWER_TOKENS = 5_000;

/** What a model proposes, and how many lines it was not shown for want of room. */
export interface CrossReading {
  proposals: ContradictionProposal[];
  left: number;
}

/**
 * Lets a model look for lines that contradict each other. It proposes line numbers, words and sums; what of it stands
 * the witness decides. Rejects with a `ModelFailure` where there is no answer.
 */
export async function crossRead(
  model: Model,
  pages: readonly NumberedPage[],
  { prompts, signal }: { prompts?: Instructions | undefined; signal?: AbortSignal | undefined },
): Promise<CrossReading> {
  const { shown, left } = fitting(pages);
  const answer = await ask(model, {
    role: "analyst",
    about: CROSS_READING,
    ...crossReadingPrompt(shown, left, prompts),
    schema: CrossReadingAnswer,
    temperature: 0,
    maxOutputTokens: ANSWER_TOKENS,
    ...(signal !== undefined && { signal }),
  });
  if (!answer.success) throw answer.failure;
  return { proposals: proposalsIn(answer.data), left };
}

/** All lines where they fit; else those with figures, in order, as far as there is room. */
function fitting(pages: readonly NumberedPage[]): { shown: ShownPage[]; left: number } {
  const all = pages.flatMap(({ lines }) => lines);
  const isWhole = all.reduce((sum, { text }) => sum + text.length, 0) <= MOST_CHARACTERS;
  let room = MOST_CHARACTERS;
  let kept = 0;
  const shown = pages.map(
    ({ place, lines }): ShownPage => ({
      page: place,
      lines: lines.flatMap(({ number, text }): [number, string][] => {
        const short = text.slice(0, LONGEST_LINE);
        if ((!isWhole && !/\d/.test(short)) || short.length > room) return [];
        room -= short.length;
        kept += 1;
        return [[number, short]];
      }),
    }),
  );
  return { shown: shown.filter(({ lines }) => lines.length > 0), left: all.length - kept };
}
