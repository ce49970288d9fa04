import type { JSONSchema7, jsonSchema, ModelMessage, ToolSet, UserContent } from "ai";
import type { CompletionRequest, ToolSpec, Turn } from "../port.ts";

/** Providers with a cache keep what comes before this mark; the others ignore it. */
const KEEP = {
  anthropic: { cacheControl: { type: "ephemeral" } },
  openrouter: { cacheControl: { type: "ephemeral" } },
};

/** Those who want to be told where the part to keep ends. Others cache by themselves, and some take only plain text. */
const TOLD = /^(?:anthropic|openrouter|gateway)[:.]/;

/** A question as messages: what many questions share first, marked for the cache, then the case, then what was said since. */
export function messagesOf(model: string, request: CompletionRequest): ModelMessage[] {
  const { documents, user, turns = [], pictures = [] } = request;
  const words: UserContent =
    documents === undefined
      ? user
      : !TOLD.test(model)
        ? `${documents}\n${user}`
        : [
            { type: "text", text: documents, providerOptions: KEEP },
            { type: "text", text: user },
          ];
  const asked: ModelMessage = { role: "user", content: withPictures(words, pictures) };
  return [asked, ...turns.flatMap(turnOf)];
}

function withPictures(words: UserContent, pictures: NonNullable<CompletionRequest["pictures"]>): UserContent {
  if (pictures.length === 0) return words;
  return [
    ...pictures.map(({ mediaType, base64 }) => ({ type: "file" as const, mediaType, data: base64 })),
    ...(typeof words === "string" ? [{ type: "text" as const, text: words }] : words),
  ];
}

function turnOf({ said, calls, results }: Turn): ModelMessage[] {
  return [
    {
      role: "assistant",
      content: [
        ...(said === "" ? [] : [{ type: "text" as const, text: said }]),
        ...calls.map(({ id, name, input }) => ({
          type: "tool-call" as const,
          toolCallId: id,
          toolName: name,
          input,
        })),
      ],
    },
    {
      role: "tool",
      content: calls.map(({ id, name }, at) => ({
        type: "tool-result",
        toolCallId: id,
        toolName: name,
        output: { type: "text", value: results[at] ?? "" },
      })),
    },
  ];
}

/** Tools without hands: the SDK hands each call back, and our own loop does what is asked. */
export function toolsOf(specs: readonly ToolSpec[], schemaOf: typeof jsonSchema): ToolSet {
  return Object.fromEntries(
    specs.map(({ name, description, input }) => [name, { description, inputSchema: schemaOf(input as JSONSchema7) }]),
  );
}
