import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";

const context = { deckExtracts: "[Page 4]\nMRR December 2024: €42,000\nCustomers: 84" };
const verdictOf = (text: string) => checkText(context, text, { locale: "en" }).sentences[0]?.verdict;

it("calls a sentence supported only where all of it was checked, and advice no error", () => {
  expect(verdictOf("MRR in December 2024 is €42,000.")).toBe("supported");
  expect(verdictOf("MRR in December 2024 is €42,000 and several claims of the deck do not match public facts.")).toBe(
    "unclear",
  );
  expect(verdictOf("We should invest if the audit is clean.")).toBe("no_claim");
});
