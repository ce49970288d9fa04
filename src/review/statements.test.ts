import { expect, it } from "vitest";
import { Witness } from "../evidence/witness.ts";
import type { ReviewBody } from "./answer.ts";
import { looseStatements } from "./statements.ts";

const finding = (given: object) => ({
  agentName: "analyst",
  id: "f1",
  metric: "Churn",
  unit: "%",
  category: "customer",
  lineage: { status: "untouched" },
  ...given,
});

it("tells what analysts state in the reader's numbers and quotation marks, and a row of a table as words", () => {
  const witness = new Witness({ deckExtracts: "Slide 1\nNovalys" });
  const review = {
    agents: [],
    findings: [
      finding({ value: 0.8 }),
      finding({ id: "f2", value: 14.3, inPassing: true, claim: "| Ronda | **$500k** | 14,3% |" }),
    ],
    verification: null,
    locale: "fr",
  } as unknown as ReviewBody;
  const { unfounded } = looseStatements(review, witness);
  expect(unfounded.map((said) => said.replaceAll(/\s/g, " "))).toEqual([
    "Churn 0,8 % (analyst)",
    "« Ronda · $500k · 14,3% » (analyst)",
  ]);
});
