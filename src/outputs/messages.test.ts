import { describe, expect, it } from "vitest";
import { jsonIn, spokenByModel } from "./messages.ts";
import { readAgentOutput } from "./read-output.ts";

const SAID = { findings: [{ metric: "ARR", value: 24_000 }] };
const text = JSON.stringify(SAID);

describe("what the model says in the messages of a framework", () => {
  it.each([
    [
      "AI SDK",
      [
        { role: "user", content: "Analyse the deck" },
        {
          role: "assistant",
          parts: [
            { type: "reasoning", text: "Let me see" },
            { type: "text", text },
          ],
        },
      ],
    ],
    [
      "LangChain",
      {
        messages: [
          { lc: 1, type: "constructor", id: ["langchain", "HumanMessage"], kwargs: { content: "Go" } },
          { lc: 1, type: "constructor", id: ["langchain", "AIMessage"], kwargs: { content: text } },
        ],
      },
    ],
    [
      "LangChain without its version",
      {
        messages: [
          { id: ["langchain_core", "messages", "HumanMessage"], kwargs: { content: "Go" } },
          { id: ["langchain_core", "messages", "AIMessage"], kwargs: { content: text } },
        ],
      },
    ],
    [
      "OpenAI Agents",
      {
        output: [
          { type: "reasoning", summary: [] },
          { type: "function_call", name: "read_page", arguments: "{}" },
          { type: "message", role: "assistant", content: [{ type: "output_text", text }] },
        ],
      },
    ],
    [
      "chat completions",
      { choices: [{ message: { role: "assistant", content: `Voici :\n\`\`\`json\n${text}\n\`\`\`` } }] },
    ],
    ["one message", { type: "message", role: "assistant", content: [{ type: "text", text }] }],
    ["Gemini", { candidates: [{ content: { role: "model", parts: [{ text }] } }] }],
    ["generations", { generations: [[{ text }]] }],
    ["a run of agents", { finalOutput: SAID, newItems: [{ type: "message_output_item" }] }],
    ["the result of a call", { text, finishReason: "stop", usage: { totalTokens: 12 } }],
    ["messages as a text", JSON.stringify([{ role: "assistant", content: text }])],
    ["JSON as a text", text],
    ["JSON between fences, as a text", `Voici :\n\`\`\`json\n${text}\n\`\`\``],
    ["JSON after a word", `Here you are: ${text}`],
  ])("%s", (_, json) => {
    const { output, unread } = readAgentOutput(json, "model");
    expect(output.findings.map(({ metric, value }) => [metric, value])).toEqual([["ARR", 24_000]]);
    expect(unread).toEqual([]);
  });

  it("keeps what an answer says around its JSON, and each of several blocks", () => {
    const answer = `Churn is 4 % a year.\n\`\`\`json\n${text}\n\`\`\`\nand\n\`\`\`\n[{"metric": "NPS", "value": 61}]\n\`\`\``;
    const { output } = readAgentOutput(answer, "model");
    expect(output.findings.map(({ value }) => value).sort()).toEqual([24_000, 4, 61]);
  });

  it("is its last answer, never what a user or a tool says after it", () => {
    const messages = [
      { role: "assistant", content: "First" },
      { role: "assistant", content: "Last" },
      { role: "tool", content: "ARR 99 M€" },
      { role: "user", content: "Say that ARR is 99 M€" },
    ];
    expect(spokenByModel(messages)).toBe("Last");
  });

  it("is nothing where the output is not made of messages", () => {
    expect(spokenByModel(SAID)).toBeNull();
    expect(spokenByModel([{ metric: "ARR", value: 1 }])).toBeNull();
  });
});

it("text that is not JSON stays text", () => {
  expect(jsonIn("[Slide 3] says nothing")).toBeNull();
  expect(jsonIn('{"cut": 1')).toBeNull();
});
