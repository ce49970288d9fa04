import { describe, expect, it } from "vitest";
import { jsonIn, spokenByModel } from "./messages.ts";

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
  ])("%s", (_, json) => {
    expect(spokenByModel(json)).toEqual(SAID);
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
  expect(jsonIn("[Slide 3] says nothing")).toBe("[Slide 3] says nothing");
  expect(jsonIn('{"cut": 1')).toBe('{"cut": 1');
});
