/** Mastra: an agent with Tribunal's checks, and its answer scored. In your project import from "tribunal/mastra". */
import { Agent, type AgentConfig } from "@mastra/core/agent";
import { evidenceScorer, mastraTools } from "../../src/adapters/mastra.ts";
import { context, QUESTION } from "./documents.ts";

export async function ask(model: AgentConfig["model"]) {
  const tools = mastraTools(context);
  const agent = new Agent({ id: "auditor", name: "Auditor", instructions: "Check what you say.", model, tools });
  const { text } = await agent.generate(QUESTION);
  const { score, reason } = await evidenceScorer(context).run({ input: QUESTION, output: text });
  return { text, score, reason };
}
