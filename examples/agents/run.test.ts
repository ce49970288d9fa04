import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("the examples are run by one command, without a key", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "run.ts")]);
  expect(stdout.trim().split("\n")).toEqual([
    "AI SDK: The MRR was 82,000 € in December 2024. false The documents say 42,000 €.",
    "Mastra: 0 The MRR was 82,000 € in December 2024.: The documents say 42,000 €.",
    "LangGraph.js: The MRR was 42,000 € in December 2024. true 4 messages",
    "OpenAI Agents SDK: OutputGuardrailTripwireTriggered",
  ]);
});
