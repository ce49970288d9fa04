import { expect, it } from "vitest";
import { ask as askMastra } from "./mastra.ts";
import { calls, mock, says } from "./mock-model.ts";
import { CITATION, FALSE, TRUE } from "./said.ts";

it("Mastra: the scorer says how much holds, and what does not", async () => {
  expect(await askMastra(mock(calls("check_citation", CITATION), says(TRUE)) as never)).toMatchObject({
    text: TRUE,
    score: 1,
  });
  const { score, reason } = await askMastra(mock(says(FALSE)) as never);
  expect(score).toBeLessThan(0.5);
  expect(reason).toContain("42,000 €");
});
