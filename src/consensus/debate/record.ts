import type { Resolution } from "../../domain/resolution.ts";
import type { CaseFile } from "../case-file.ts";
import { type AddressedPassage, sayAddressed } from "./addressed-passages.ts";
import type { HeardCase } from "./hear-case.ts";
import { namesTopic } from "./search-dossier.ts";

/** Puts the debate on the record of a resolution: rounds, tokens, what was struck, the verdicts that were refused. */
export function withDebate(
  resolution: Resolution,
  { rounds, ending, refused }: HeardCase,
  desk: { tokens: number; cachedTokens: number } | null,
): Resolution {
  const struck: Record<string, number> = {};
  for (const { agentName, struck: pieces } of rounds.flatMap(({ positions }) => positions))
    struck[agentName] = (struck[agentName] ?? 0) + (pieces?.length ?? 0);
  return {
    ...resolution,
    debateRecord: {
      ...resolution.debateRecord,
      rounds,
      tokensUsed: desk?.tokens ?? 0,
      ...(desk !== null && desk.cachedTokens > 0 && { cachedTokens: desk.cachedTokens }),
      ...(ending !== null && { ending }),
      ...(rounds.length > 0 && { struckCitations: struck }),
    },
    refusedVerdicts: [...refused, ...resolution.refusedVerdicts],
  };
}

/** Warns of passages on this topic that were set apart because they give orders to the analysis. */
export function withAddressed(
  resolution: Resolution,
  addressed: readonly AddressedPassage[],
  caseFile: CaseFile,
): Resolution {
  const flags = addressed
    .filter(({ passage }) => namesTopic(passage, caseFile))
    .map((one) => sayAddressed(one, caseFile.locale));
  return flags.length === 0 ? resolution : { ...resolution, redFlags: [...resolution.redFlags, ...flags] };
}
