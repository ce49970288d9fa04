import { expect, it } from "vitest";
import type { Review } from "../../review/result.ts";
import { contestedBlocks } from "./answer.ts";

it("names what is contested once", () => {
  const open = (oneLiner: string) => ({ topic: "Crew", severity: "MAJOR", contradictionId: "c", oneLiner });
  const contested = [open("Crew: no document gives it"), open("No document gives it")];
  const review = { locale: "en", answer: { contested }, decisions: [], settled: [] } as unknown as Review;
  const told = JSON.stringify(contestedBlocks(review));
  expect(told).toContain('"Crew: no document gives it"');
  expect(told).toContain('"Crew: No document gives it"');
  expect(told).not.toContain("Crew: Crew");
});
