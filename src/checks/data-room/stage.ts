import type { Witness } from "../../evidence/witness.ts";
import { fold } from "../../lexicon/fold.ts";
import type { EXPECTED_AT } from "../../lexicon/room-papers.ts";

export type Stage = keyof typeof EXPECTED_AT;

/** "Pre-seed", "amorçage", "Série A" … ; null where it is none we know. */
export function stageOf(stage: string | null): Stage | null {
  const said = folded(stage ?? "");
  if (/\bpre ?seed\b|pre ?amorcage|love money|angel/.test(said)) return "pre_seed";
  if (/\bseed\b|amorcage|semente/.test(said)) return "seed";
  return /\bserie?s? ?[a-h]\b|growth|crescimento|croissance/.test(said) ? "series_a" : null;
}

/** The stage that the deck gives the round it asks for: "Seed round"; null where it names none, or several. */
export function stageSaid(witness: Witness): Stage | null {
  const lines = witness.passages().filter(({ document }) => document.source === "deck" && document.role !== "outside");
  const said = new Set(
    lines.flatMap(({ text }) => {
      const line = folded(text);
      return line.length <= LONGEST_LINE && ROUND.test(line) && !LATER.test(line)
        ? (stageOf(NAMED.exec(line)?.[0] ?? null) ?? [])
        : [];
    }),
  );
  return said.size === 1 ? ([...said][0] ?? null) : null;
}

const folded = (text: string): string => fold(text).replace(/[_-]+/g, " ");
const LONGEST_LINE = 120;
const NAMED = /\bpre ?seed\b|\bseed\b|pre ?amorcage|\bamorcage\b|\bserie?s? ?[a-h]\b/;
const ROUND = /\b(?:round|rodada|ronda|tour|levee|raise|raising|seeking|ask|investment|investimento|captacao)\b/;
/** "Next round: Series A", "to reach a Series A": not this one. */
const LATER =
  /\b(?:next|future|ready|then|later|after|prochaine?|futur|ensuite|apres|proxim[ao]|depois|futuro|path|previous|last|precedent|reach|until|towards?|atteindre|jusqu|vers|ate|alcancar)\b/;
