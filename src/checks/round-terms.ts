import type { Witness } from "../evidence/witness.ts";
import { sameFigure } from "../quantities/compare.ts";
import type { Figure } from "./cap-table/read.ts";
import { placeOfFact } from "./places.ts";

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

/** The most precise statement, where every other says the same; what differs is a contradiction and told elsewhere. */
function agreed(witness: Witness, topic: string): Term | null {
  const said = witness
    .says({ topic, of: "company", sure: true })
    .filter(
      ({ only, source, quantity, nature }) =>
        only === undefined &&
        (source === "deck" || source === "financial_model") &&
        quantity.unit === "money" &&
        quantity.range === undefined &&
        nature !== "scenario" &&
        nature !== "example",
    );
  const precise = said.toSorted((a, b) => a.quantity.step - b.quantity.step)[0];
  if (precise === undefined || said.some((other) => !sameFigure(other.quantity, precise.quantity))) return null;
  const { value, step, currency } = precise.quantity;
  return { value, step, currency, place: placeOfFact(precise) };
}
