import type { Witness } from "../evidence/witness.ts";
import type { Figure } from "./cap-table/read.ts";
import { placeOfFact } from "./places.ts";
import { agreedFact } from "./stated.ts";

/** A figure of the round, with its currency. */
export interface Term extends Figure {
  currency: string | undefined;
}

/** What the documents say of the round: null where they do not, or where they say two things. */
export interface RoundTerms {
  preMoney: Term | null;
  postMoney: Term | null;
  amount: Term | null;
  sharePrice: Term | null;
}

/** The round's terms as the company's papers state them, each where all that state it agree. */
export function roundTerms(witness: Witness): RoundTerms {
  return witness.remember("round terms", () => ({
    preMoney: agreed(witness, "valuation_pre_money"),
    postMoney: agreed(witness, "valuation_post_money"),
    amount: agreed(witness, "round_size"),
    sharePrice: agreed(witness, "share_price"),
  }));
}

function agreed(witness: Witness, topic: string): Term | null {
  const precise = agreedFact(
    witness,
    topic,
    ({ subject, quantity }) => subject === "company" && quantity.unit === "money",
  );
  if (precise === null) return null;
  const { value, step, currency } = precise.quantity;
  return { value, step, currency, place: placeOfFact(precise) };
}
