import { expect, it } from "vitest";
import type { VerificationContext } from "../domain/context.ts";
import { makeFinding } from "../testing/findings.ts";
import { ConsensusEngine } from "./engine.ts";

const MODEL = "Onglet Cash, Ligne 5: Cash 2024 1,470,000";

/** How far a verdict on the cash is trusted that the model alone states. */
async function trustIn(context: VerificationContext) {
  const engine = new ConsensusEngine();
  const quote = {
    type: "quote" as const,
    source: "Financial model, Onglet Cash, Ligne 5",
    content: "Cash 2024 1,470,000",
  };
  const [contradiction] = await engine.detectContradictions([
    makeFinding("one", "Cash", 1_470_000, 80, { evidence: [quote] }),
    makeFinding("two", "Cash", 600_000, 70, { evidence: [] }),
  ]);
  if (contradiction === undefined) throw new Error("The findings do not contradict each other");
  const { baGuidance, finalValue } = await engine.resolve(contradiction, context);
  return [finalValue.value, baGuidance.trustLevel];
}

it("does not trust one document in full where another may say otherwise and could not be read", async () => {
  expect(await trustIn({ deckExtracts: "Slide 1\nAcme\nSlide 2\nTeam", financialModelExtracts: MODEL })).toEqual([
    1_470_000,
    "HIGH",
  ]);
  const unread = "Slide 1\nAcme\nSlide 2\nCash\nPeople\nOffice\n138 77 12";
  expect(await trustIn({ deckExtracts: unread, financialModelExtracts: MODEL })).toEqual([1_470_000, "MEDIUM"]);
});
