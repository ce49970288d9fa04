import type { Locale } from "../../../domain/locale.ts";
import { type Instructions, withOwnInstructions, withOwnMission } from "../../../model/prompt/instructions.ts";
import { asMaterial, LANGUAGE, MATERIAL_RULE } from "../../../model/prompt/material.ts";
import type { Consolidated } from "../../synthesis/consolidated.ts";
import type { Seat } from "./seat.ts";

const SYSTEM = `# Who you are
An analyst of the last tier, for a business angel who puts 50 000 to 200 000 euros on a startup. Others have read the documents, and a court has settled what they disagreed on. Your mission stands in <case>.

# Material
${MATERIAL_RULE}

# Rules
- Only the consolidated findings of <case>, by their number. Nothing else is known: no document, no memory, no guess.
- Each finding says what became of it: "standing", or "contested" where the documents do not decide.
- You choose and weigh; code writes every sentence and does every sum. Words of your own are not read.
- A number that is not in <case>, and a choice outside the bounds of the schema, is declined and counted under your name.
- Too few findings for your mission is a good answer: give empty lists.

Good: the number of a finding that states what you choose it for.
Bad: a number you were not given; a finding chosen for what it does not state.

The answer follows this JSON Schema.`;

/** The question for one analyst of tier 3. */
export function seatPrompt(
  seat: Pick<Seat<unknown>, "name" | "mission" | "deliver">,
  findings: readonly Consolidated[],
  deal: { name: string; sector: string | null; stage: string | null },
  locale: Locale,
  prompts?: Instructions,
): { system: string; user: string } {
  const { name, mission, deliver } = withOwnMission(seat, prompts);
  const rows = findings.map(
    ({ metric, category, value, unit, period, basis, assessment, confidence, lineage }, at) => ({
      number: at + 1,
      metric,
      category,
      value,
      unit,
      ...(period !== undefined && { period }),
      ...(basis !== undefined && { basis }),
      assessment: assessment ?? null,
      confidence: confidence.score,
      status: lineage?.status === "contested" ? "contested" : "standing",
    }),
  );
  return {
    system: withOwnInstructions(SYSTEM, prompts?.synthesis),
    user: asMaterial({ you: name, mission, deliver, deal, language: LANGUAGE[locale], findings: rows }),
  };
}
