import type { Locale } from "../../domain/locale.ts";
import {
  type DecisiveFactor,
  type EvidenceItem,
  isFlawOf,
  type RejectedPositionFlaw,
  type Resolution,
} from "../../domain/resolution.ts";
import { shorten } from "../../domain/shorten.ts";
import { debateSentences } from "../../i18n/debate.ts";
import type { CaseFile } from "../case-file.ts";
import type { Ruling } from "../ruling.ts";
import { citedAs } from "../say.ts";
import type { CheckedEvidence } from "./check-evidence.ts";

const MOST_FACTORS = 6;

/** Puts the arbitrator's reasons before the court's own words: each with the evidence it names, none without. */
export function withReasons(
  resolution: Resolution,
  ruling: Ruling,
  { reasons, flaws }: Pick<Judged, "reasons" | "flaws">,
  locale: Locale,
): Resolution {
  const factors = reasons
    .filter(({ shows }) => shows !== "")
    .map(
      ({ entry, shows }): DecisiveFactor => ({
        factor: debateSentences[locale].arbitratorSays({ text: shows }),
        ...citedAs(entry.item, locale),
        weight: entry.item.rank === "primary" ? "PRIMARY" : "SUPPORTING",
      }),
    );
  const kept = ruling.winningSide?.positions ?? [];
  const losers = new Map(
    resolution.verdict.justification.rejectedPositionFlaws
      .filter((flaw) => !kept.some((position) => isFlawOf(flaw, position)))
      .map(({ position, findingId }) => [`${position}\u0000${findingId}`, { position, findingId }]),
  );
  const told = flaws.flatMap(({ entry, shows }) =>
    [...losers.values()].map(
      (loser): RejectedPositionFlaw => ({
        ...loser,
        flaw: debateSentences[locale].arbitratorSays({ text: shows }),
        evidence: citedAs(entry.item, locale).source,
      }),
    ),
  );
  const { justification } = resolution.verdict;
  return {
    ...resolution,
    verdict: {
      ...resolution.verdict,
      justification: {
        decisiveFactors: [...factors, ...justification.decisiveFactors].slice(0, MOST_FACTORS),
        rejectedPositionFlaws: [...told, ...justification.rejectedPositionFlaws],
      },
    },
  };
}

interface Judged {
  reasons: CheckedEvidence["accepted"];
  flaws: CheckedEvidence["accepted"];
}

/** An open verdict in other words than "the documents do not say it": they do, for more than one side. */
export function withOpenWords(
  resolution: Resolution,
  oneLiner: string,
  proof: readonly EvidenceItem[],
  { locale }: CaseFile,
  most: number,
): Resolution {
  const line = shorten(oneLiner, most);
  const references = [...new Set(proof.map(({ reference }) => reference))].slice(0, 3).join(" + ");
  const { verify } = debateSentences[locale];
  return {
    ...resolution,
    baGuidance: {
      ...resolution.baGuidance,
      oneLiner: line,
      ...(references !== "" && { whatToVerify: verify({ references }) }),
    },
    unresolvedAspects: resolution.unresolvedAspects.map((aspect) => ({ ...aspect, reason: line })),
  };
}
