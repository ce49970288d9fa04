/** Asks all four examples with their frameworks' own stand-ins for a model, no key needed: `node examples/agents/run.ts`. */
import { FakeListChatModel } from "@langchain/core/utils/testing";
import { assistantMessage, ScriptedModel } from "@openai/agents/testing";
import { ask as askAiSdk } from "./ai-sdk.ts";
import { ask as askLangGraph } from "./langgraph.ts";
import { ask as askMastra } from "./mastra.ts";
import { mock, says } from "./mock-model.ts";
import { ask as askOpenAi } from "./openai-agents.ts";
import { FALSE, TRUE } from "./said.ts";

const { text, check } = await askAiSdk(mock(says(FALSE)));
console.log("AI SDK:", text, check.ok, check.failures[0]?.explanation);
const { score, reason } = await askMastra(mock(says(FALSE)) as never);
console.log("Mastra:", score, reason);
const graph = await askLangGraph(new FakeListChatModel({ responses: [FALSE, TRUE] }));
console.log("LangGraph.js:", graph.text, graph.verification.ok, `${graph.turns} messages`);
const stopped = await askOpenAi(new ScriptedModel([[assistantMessage(FALSE)]])).catch((error: Error) => error.name);
console.log("OpenAI Agents SDK:", stopped);
