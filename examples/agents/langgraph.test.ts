import { FakeListChatModel } from "@langchain/core/utils/testing";
import { expect, it } from "vitest";
import { langgraphTools } from "../../src/adapters/langgraph.ts";
import { context } from "./documents.ts";
import { ask as askLangGraph } from "./langgraph.ts";
import { CITATION, FALSE, TRUE } from "./said.ts";

it("LangGraph.js: a false answer goes back with what is wrong, a true one ends", async () => {
  const { text, turns, verification } = await askLangGraph(new FakeListChatModel({ responses: [FALSE, TRUE] }));
  expect([text, turns, verification.ok]).toEqual([TRUE, 4, true]);
  const [citation] = langgraphTools(context);
  expect(JSON.parse(String(await citation?.invoke(CITATION)))).toMatchObject({ status: "verified" });
});
