import type { FlagSeverity } from "../domain/red-flag.ts";
import { foldLine } from "../lexicon/fold.ts";
import { SEVERITY_STEMS } from "../lexicon/severities.ts";

const MARKED = /^\s*(?:red flag\s*[:–—-]?\s*)?(?:\[([^\]]{3,20})\]|\(([^)]{3,20})\)|(\p{L}{3,12})(?=\s*[:–—-]))/iu;
const NAMED = /(?:severity|severite|gravite|gravidade|severidade|niveau|nivel|priority|priorite)\s*:?\s*([a-z]{3,15})/;

/** "CRITICAL", "élevée", "baixa", "P1 – high": how grave a word calls it; null where it says nothing of the kind. */
export function readSeverity(word: string): FlagSeverity | null {
  const folded = foldLine(word);
  if (folded.length > 40) return null;
  for (const [severity, stems] of Object.entries(SEVERITY_STEMS)) {
    if (stems.some((stem) => new RegExp(`(?<![a-z])${stem}`).test(folded))) return severity as FlagSeverity;
  }
  return null;
}

/** "[CRITICAL] …", "HIGH: …", "Gravité : élevée": said of the warning itself, not an adjective in passing. */
export function severityInText(text: string): FlagSeverity | null {
  const mark = MARKED.exec(text);
  const named = NAMED.exec(foldLine(text.slice(0, 2_000)));
  return readSeverity(mark?.[1] ?? mark?.[2] ?? mark?.[3] ?? "") ?? readSeverity(named?.[1] ?? "");
}
