import { expect, it } from "vitest";
import { checkCitation } from "./check.ts";

const context = {
  deckExtracts: "[Page 1]\nIntro\n\n[Page 2]\n42 K€\nMRR\n120\nClients\n\n[Page 3]\nTeam\nThree founders",
};
const status = (reference: string, quote: string) => checkCitation(context, { type: "deck", reference, quote }).status;

it.each(["42 K€ MRR", "MRR 42 K€", "MRR: 42K€"])("a true card on another page than cited is relocated: %s", (quote) => {
  expect(status("Page 2", quote)).toBe("verified");
  expect(status("Page 3", quote)).toBe("relocated");
});

it("a card with another card's number is not", () => {
  expect(["verified", "relocated"]).not.toContain(status("Page 3", "Clients 42 K€"));
});
