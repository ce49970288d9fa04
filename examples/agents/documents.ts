import type { VerificationContext } from "../../src/index.ts";

/** What the examples' agents answer about. In a program of yours: `await buildVerificationContext({ deck: "deck.pdf" })`. */
export const context: VerificationContext = {
  deckExtracts: "Slide 8\nMRR December 2024: 42,000 €\nChurn: 1.8 % per month",
  financialModelExtracts: "Sheet Revenue, Line 12: ARR 2024 507,000 €",
};

export const QUESTION = "What is the MRR, and where does it stand?";
