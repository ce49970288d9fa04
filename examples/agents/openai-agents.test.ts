import { OutputGuardrailTripwireTriggered } from "@openai/agents";
import { assistantMessage, functionCall, ScriptedModel } from "@openai/agents/testing";
import { expect, it } from "vitest";
import { ask as askOpenAi } from "./openai-agents.ts";
import { CITATION, FALSE, TRUE } from "./said.ts";

it("OpenAI Agents SDK: tools are called, and the guardrail stops a false answer", async () => {
  const call = functionCall("check_citation", CITATION, { callId: "1" });
  expect(await askOpenAi(new ScriptedModel([[call], [assistantMessage(TRUE)]]))).toBe(TRUE);
  await expect(askOpenAi(new ScriptedModel([[assistantMessage(FALSE)]]))).rejects.toBeInstanceOf(
    OutputGuardrailTripwireTriggered,
  );
});
