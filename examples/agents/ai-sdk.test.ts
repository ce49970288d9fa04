import { expect, it } from "vitest";
import { ask as askAiSdk } from "./ai-sdk.ts";
import { calls, mock, says } from "./mock-model.ts";
import { CITATION, FALSE, TRUE } from "./said.ts";

it("AI SDK: a tool is called, the answer is held against the documents, the budget counted", async () => {
  const { text, results, check, spent } = await askAiSdk(mock(calls("check_citation", CITATION), says(TRUE)));
  expect(text).toBe(TRUE);
  expect(results).toMatchObject([{ status: "verified" }]);
  expect(check).toMatchObject({ ok: true, score: 1, failures: [] });
  expect(spent).toBe(30);
  expect((await askAiSdk(mock(says(FALSE)))).check).toMatchObject({
    ok: false,
    failures: [{ kind: "contradicted" }],
  });
});
