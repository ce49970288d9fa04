import { describe, expect, it } from "vitest";
import { check } from "./finding-claim.ts";
import { joinedParts } from "./joined.ts";

const context = {
  deckExtracts: [
    "[Page 1]\nWelcome",
    "[Page 2]\nWe charge 12% on each booking.\nHosts pay in two days.\nSubscription costs $9 per month.\nChurn is 4%.",
  ].join("\n\n"),
};
const ask = (quote: string, claim: Parameters<typeof check>[2]) =>
  check(context, { type: "deck", reference: "Deck, page 2", quote }, claim).status;

describe("several quotations given as one", () => {
  it.each([
    ["Subscription costs $9 per month … 12% on each booking", 2],
    ["Subscription costs $9 per month; Churn is 4%", 2],
    ["Subscription costs $9 per month / 12% on each booking / Churn is 4%", 3],
  ])("%s", (quote, parts) => {
    expect(joinedParts(quote)).toHaveLength(parts);
    expect(ask(quote, null)).toBe("verified");
  });

  it.each(["12% on each booking", "9 … 4 … 12", "Churn … 12%", "per month / each booking"])(
    "a part that says too little is not looked for alone: %s",
    (quote) => {
      expect(joinedParts(quote)).toBeNull();
    },
  );

  it("one of them must carry the claim, and all must stand there", () => {
    const quote = "Subscription costs $9 per month; 12% on each booking";
    expect(ask(quote, { metric: "Commission", value: 12, unit: "%" })).toBe("verified");
    expect(ask(quote, { metric: "Commission", value: 13, unit: "%" })).not.toBe("verified");
    expect(ask("Subscription costs $9 per month; 13% on each booking", null)).not.toBe("verified");
    expect(ask("Subscription costs $9 per month; Churn is 12%", { metric: "Churn", value: 12, unit: "%" })).not.toBe(
      "verified",
    );
  });

  it("are not invented where each stands there: the part that does not hold is told", () => {
    expect(ask("Churn is 4% ; Subscription pays $9", null)).toBe("unsupported");
    const joined = "Subscription costs $9 per month ; Hosts pay in two days";
    expect(ask(joined, { metric: "Commission", value: 13, unit: "%" })).toBe("unsupported");
    expect(ask("Hosts pay in two days ; Welcome to page 1 of the harbour", null)).toBe("phantom");
  });
});
