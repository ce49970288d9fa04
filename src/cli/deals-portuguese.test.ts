import { expect, it } from "vitest";
import { runChecks } from "../checks/run.ts";
import { witnessOf } from "../evidence/witness.ts";
import { asTheDealWrites } from "./deals-portuguese.ts";
import { showChecks } from "./show-checks.ts";
import { showFacts } from "./show-facts.ts";

/** What the terminal tells of a deck's figures and checks. */
function told(deckExtracts: string): string {
  const context = { deckExtracts };
  const asWritten = <Told>(one: Told): Told => asTheDealWrites(one, context, "pt");
  const facts = showFacts(witnessOf(context).sheet(), "Deal", "pt", asWritten);
  return facts + showChecks(asWritten(runChecks(context, { locale: "pt" })), "Deal", "pt");
}

it("the terminal tells a deal of Portugal as Portugal writes, and one of Brazil as Brazil does", () => {
  expect(told("Slide 3\nMontante: 2 M€\nValorização pre-money: 8 M€")).toMatch(/ronda/);
  expect(told("Slide 3\nMontante: 2 M€\nValorização pre-money: 8 M€")).not.toMatch(/rodada/);
  expect(told("Slide 3\nRodada: R$ 2M\nValuation pre-money: R$ 8M")).toMatch(/rodada/);
});
