import { amountsIn } from "./amounts.ts";
import { RETURNS } from "./families.ts";
import { Phrases } from "./phrases.ts";
import type { Reading, Stance } from "./stances.ts";

const ONLY = new Phrases({
  fr: "seulement,uniquement,que,ne,a peine",
  en: "only,just,merely,barely",
  pt: "apenas,somente,so,mal",
});

/** One text wants a sum spent; the other says that less than that sum comes back. */
export interface CostAgainstReturn {
  invest: Stance;
  cost: number;
  expected: number;
  /** The sentence that says what comes back. */
  text: string;
}

/** Looks in `doubter` for a return below what `investor` wants to spend. */
export function costAgainstReturn(investor: Reading, doubter: Reading): CostAgainstReturn | null {
  for (const invest of investor.stances) {
    if (invest.axis !== "money" || invest.end !== 0 || invest.refused || invest.role !== "recommended") continue;
    const cost = Math.max(0, ...invest.amounts);
    if (cost === 0) continue;
    for (const sentence of doubter.sentences) {
      if (RETURNS.find(sentence.words, doubter.languages) < 0) continue;
      const text = doubter.text.slice(sentence.start, sentence.end).trim();
      const amounts = amountsIn(text, doubter.languages);
      const below = amounts.filter((amount) => amount < cost);
      const speaksOfIt = amounts.includes(cost) || ONLY.find(sentence.words, doubter.languages) >= 0;
      if (speaksOfIt && below.length > 0) return { invest, cost, expected: Math.max(...below), text };
    }
  }
  return null;
}
