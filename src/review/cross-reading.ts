import { crossRead } from "../analysts/model/cross-reading/cross-read.ts";
import type { ProposalDeclined } from "../domain/contradiction-proposal.ts";
import { byGravity, type Inconsistency } from "../domain/inconsistency.ts";
import type { Witness } from "../evidence/witness.ts";
import { CROSS_READING_WORDS } from "../i18n/cross-reading.ts";
import type { Model } from "../model/port.ts";
import type { ReviewOptions } from "./options.ts";
import type { ReviewFacts } from "./result.ts";
import type { Workshop } from "./workshop.ts";

/** The documents against themselves: what code finds, and what a model points to and code finds borne out. */
export interface AgainstThemselves {
  inconsistencies: Inconsistency[];
  crossReading?: NonNullable<ReviewFacts["crossReading"]>;
}

/**
 * Beside the rules of code a model reads all lines and proposes those that contradict each other. A model that fails is
 * a gap, and what code found stands.
 */
export async function againstThemselves(
  witness: Witness,
  model: Model | null,
  { crossReading = true, prompts }: Pick<ReviewOptions, "crossReading" | "prompts">,
  workshop: Workshop,
): Promise<AgainstThemselves> {
  const { locale, signal } = workshop;
  const inconsistencies = witness.inconsistencies(locale);
  const pages = witness.numberedPages();
  if (model === null || !crossReading || pages.length === 0) return { inconsistencies };
  const read = await workshop.part(CROSS_READING_WORDS[locale].subject, () =>
    crossRead(model, pages, { prompts, signal }),
  );
  if (read === null) return { inconsistencies };
  const { taken, declined } = witness.proposed(read.proposals, model.id, locale);
  return {
    inconsistencies: byGravity([...inconsistencies, ...taken]),
    crossReading: {
      proposed: read.proposals.length,
      taken: taken.length,
      declined: counted(declined),
      linesLeft: read.left,
    },
  };
}

function counted(declined: readonly ProposalDeclined[]): Partial<Record<ProposalDeclined, number>> {
  const groups = Map.groupBy(declined, (why) => why);
  return Object.fromEntries([...groups].map(([why, all]) => [why, all.length]));
}
