/** The AI SDK's own stand-in for a model; Mastra takes it too. */
import { MockLanguageModelV4 } from "ai/test";

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};
type Generated = Awaited<ReturnType<MockLanguageModelV4["doGenerate"]>>;
export const says = (text: string): Generated => ({
  content: [{ type: "text", text }],
  finishReason: { unified: "stop", raw: "stop" },
  usage,
  warnings: [],
});
export const calls = (toolName: string, input: unknown): Generated => ({
  content: [{ type: "tool-call", toolCallId: "1", toolName, input: JSON.stringify(input) }],
  finishReason: { unified: "tool-calls", raw: "tool_calls" },
  usage,
  warnings: [],
});
/** Gives these answers, one after the other. */
export const mock = (...answers: Generated[]) =>
  new MockLanguageModelV4({ doGenerate: async () => answers.shift() ?? says("nothing more") });
