/** The OpenAI Agents SDK: checks as tools, and a guardrail. In your project import from "tribunal/openai-agents". */
import { Agent, type Model, Runner } from "@openai/agents";
import { agentsTools, evidenceGuardrail } from "../../src/adapters/openai-agents.ts";
import { context, QUESTION } from "./documents.ts";

export async function ask(model: Model) {
  const agent = new Agent({
    name: "Auditor",
    instructions: "Check what you say.",
    model,
    tools: agentsTools(context),
    outputGuardrails: [evidenceGuardrail(context)],
  });
  const { finalOutput } = await new Runner({ tracingDisabled: true }).run(agent, QUESTION);
  return finalOutput;
}
