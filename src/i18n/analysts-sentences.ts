/** What a gap's sentence may need; each may be empty. */
export interface GapFacts {
  topic: string;
  source: string;
  places: string;
  values: string;
  periods: string;
}

export const NO_GAP_FACTS: GapFacts = { topic: "", source: "", places: "", values: "", periods: "" };

/** Deck and model side by side. */
export interface Sides {
  topic: string;
  deck: string;
  model: string;
  /** Empty where it cannot be measured. */
  gap: string;
  /** A document gives several values itself. */
  several: boolean;
}

/** " (2024)", or nothing. */
export const inBrackets = (text: string): string => (text === "" ? "" : ` (${text})`);
