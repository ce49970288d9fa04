import { FakeListChatModel } from "@langchain/core/utils/testing";
import { OutputGuardrailTripwireTriggered } from "@openai/agents";
import { assistantMessage, functionCall, ScriptedModel } from "@openai/agents/testing";
import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, it } from "vitest";
import { langgraphTools } from "../../src/adapters/langgraph.ts";
import { ask as askAiSdk } from "./ai-sdk.ts";
import { context } from "./documents.ts";
import { ask as askLangGraph } from "./langgraph.ts";
import { ask as askMastra } from "./mastra.ts";
import { ask as askOpenAi } from "./openai-agents.ts";

const TRUE = "The MRR was 42,000 € in December 2024.";
const FALSE = "The MRR was 82,000 € in December 2024.";
const CITATION = { type: "deck", reference: "Slide 8", quote: "MRR December 2024: 42,000 €" };

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};
type Generated = Awaited<ReturnType<MockLanguageModelV4["doGenerate"]>>;
const says = (text: string): Generated => ({
  content: [{ type: "text", text }],
  finishReason: { unified: "stop", raw: "stop" },
  usage,
  warnings: [],
});
const calls = (toolName: string, input: unknown): Generated => ({
  content: [{ type: "tool-call", toolCallId: "1", toolName, input: JSON.stringify(input) }],
  finishReason: { unified: "tool-calls", raw: "tool_calls" },
  usage,
  warnings: [],
});
const mock = (...answers: Generated[]) =>
  new MockLanguageModelV4({ doGenerate: async () => answers.shift() ?? says("nothing more") });

describe("the examples, with each framework's own stand-in for a model", () => {
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

  it("Mastra: the scorer says how much holds, and what does not", async () => {
    expect(await askMastra(mock(calls("check_citation", CITATION), says(TRUE)) as never)).toMatchObject({
      text: TRUE,
      score: 1,
    });
    const { score, reason } = await askMastra(mock(says(FALSE)) as never);
    expect(score).toBeLessThan(0.5);
    expect(reason).toContain("42,000 €");
  });

  it("LangGraph.js: a false answer goes back with what is wrong, a true one ends", async () => {
    const { text, turns, verification } = await askLangGraph(new FakeListChatModel({ responses: [FALSE, TRUE] }));
    expect([text, turns, verification.ok]).toEqual([TRUE, 4, true]);
    const [citation] = langgraphTools(context);
    expect(JSON.parse(String(await citation?.invoke(CITATION)))).toMatchObject({ status: "verified" });
  });

  it("OpenAI Agents SDK: tools are called, and the guardrail stops a false answer", async () => {
    const call = functionCall("check_citation", CITATION, { callId: "1" });
    expect(await askOpenAi(new ScriptedModel([[call], [assistantMessage(TRUE)]]))).toBe(TRUE);
    await expect(askOpenAi(new ScriptedModel([[assistantMessage(FALSE)]]))).rejects.toBeInstanceOf(
      OutputGuardrailTripwireTriggered,
    );
  });
});
