import type { VerificationContext } from "../domain/context.ts";
import { type Leaf, leavesOf } from "./leaves.ts";

/** A round the company has closed, as a database lists it. */
interface FundingRound {
  amount: number;
  currency?: string;
  leaf: Leaf;
}

const ROUNDS = /(?:^|\.)(?:funding_?history|funding_?rounds?|rounds|lev[ée]es?|rodadas?)\[\d+\]\.[^.]+$/i;
const OTHERS = /competit|concurren|concorren|rival|comparable|peer|benchmark/i;
const AMOUNT = /\.(?:amount|montant|valor|raised|size|money_?raised|amount_?(?:eur|usd|gbp|brl))$/i;

/** The rounds of the context engine, of one list: two databases that list the same rounds are not added up. */
export function fundingRounds(context: VerificationContext): FundingRound[] {
  const leaves = leavesOf(context, ["context_engine"]).filter(({ path }) => ROUNDS.test(path) && !OTHERS.test(path));
  const lists = Map.groupBy(leaves, ({ parent }) => parent.replace(/\[\d+\]$/, ""));
  for (const list of lists.values()) {
    const rounds = list.flatMap((leaf): FundingRound[] => {
      if (!AMOUNT.test(leaf.path) || typeof leaf.value !== "number") return [];
      const code = list.find(({ parent, key }) => parent === leaf.parent && key === "currency")?.value;
      return [{ amount: leaf.value, leaf, ...(typeof code === "string" ? { currency: code.toUpperCase() } : {}) }];
    });
    if (rounds.length > 0) return rounds;
  }
  return [];
}
