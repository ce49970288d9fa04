import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { completeAndValidate } from "../src/index.ts";
import { ask } from "../src/model/ask.ts";
import { createBudget } from "../src/model/budget.ts";
import { openDoor } from "../src/model/door.ts";
import { modelNamed } from "../src/model/providers/registry.ts";

const KEY = "sk-a-key-of-ours-0123456789";
const schema = z.object({ winner: z.string() });

interface Seen {
  url: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

/** How each provider wraps an answer. Written after their public API descriptions, not after our code. */
const PROTOCOLS = {
  anthropic: (text: string, cut: boolean, body: Record<string, unknown>) => {
    const tool = (body.tools as { name: string }[] | undefined)?.[0]?.name;
    const content =
      tool === undefined || cut
        ? [{ type: "text", text }]
        : [{ type: "tool_use", id: "toolu_1", name: tool, input: JSON.parse(text) as unknown }];
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "claude-haiku-4-5",
      content,
      stop_reason: cut ? "max_tokens" : tool === undefined ? "end_turn" : "tool_use",
      stop_sequence: null,
      usage: { input_tokens: 120, output_tokens: 12, ...answer.cache },
    };
  },
  google: (text: string, cut: boolean) => ({
    candidates: [
      { content: { role: "model", parts: [{ text }] }, finishReason: cut ? "MAX_TOKENS" : "STOP", index: 0 },
    ],
    usageMetadata: { promptTokenCount: 120, candidatesTokenCount: 12, totalTokenCount: 132 },
    modelVersion: "gemini-2.5-flash",
  }),
};

const seen: Seen[] = [];
let answer: { text: string; cut: boolean; cache?: Record<string, number> } = { text: "", cut: false };
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
  const url = request.url ?? "";
  seen.push({ url, headers: request.headers, body });
  const wrap = url.includes("generateContent") ? PROTOCOLS.google : PROTOCOLS.anthropic;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(wrap(answer.text, answer.cut, body)));
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const named = (name: string) =>
  modelNamed(name, {
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: `${base}/v1`,
    GOOGLE_GENERATIVE_AI_API_KEY: KEY,
    GOOGLE_GENERATIVE_AI_BASE_URL: `${base}/v1beta`,
  });

describe.each([
  ["anthropic:claude-haiku-4-5", "x-api-key"],
  ["google:gemini-2.5-flash", "x-goog-api-key"],
])("%s over its own protocol", (name, header) => {
  it("sends the instructions, the question and the shape, and hands over a validated object with its cost", async () => {
    answer = { text: JSON.stringify({ winner: "auditor" }), cut: false };
    const result = await completeAndValidate("You are the arbitrator.", "Who is right?", schema, {
      model: named(name),
      temperature: 0,
    });
    expect(result).toMatchObject({ success: true, data: { winner: "auditor" } });
    expect(result.usage).toMatchObject({ inputTokens: 120, outputTokens: 12, calls: 1, estimated: false });
    expect(result.usage.usd).toBeGreaterThan(0);
    const sent = seen.at(-1);
    expect(sent?.headers[header]).toBe(KEY);
    const words = JSON.stringify(sent?.body);
    for (const part of ["You are the arbitrator.", "Who is right?", "winner"]) expect(words).toContain(part);
    expect(words).not.toContain(KEY);
  });

  it("takes a cut answer for a failure, and says so", async () => {
    answer = { text: '{"winner": "aud', cut: true };
    const result = await completeAndValidate("You are the arbitrator.", "Who is right?", schema, {
      model: named(name),
      maxRetries: 0,
    });
    expect(result.success).toBe(false);
    if (!result.success) expect(result.failure.kind).toBe("truncated");
  });
});

const DOCUMENTS = `<documents>${"MRR 42 000 € in December; ".repeat(400)}</documents>`;

describe("what many questions share", () => {
  it("goes first and is marked for Anthropic's cache; what the cache served is counted and priced apart", async () => {
    const cache = { cache_read_input_tokens: 4_000, cache_creation_input_tokens: 500 };
    answer = { text: JSON.stringify({ winner: "auditor" }), cut: false, cache };
    const budget = createBudget();
    const door = openDoor(named("anthropic:claude-haiku-4-5"), { budget });
    const asked = await ask(door, {
      role: "arbitrator",
      system: "You judge.",
      documents: DOCUMENTS,
      user: "Who?",
      schema,
    });
    const messages = seen.at(-1)?.body.messages as { content: Record<string, unknown>[] }[] | undefined;
    const content = messages?.[0]?.content;
    expect(content?.[0]).toEqual({
      type: "text",
      text: DOCUMENTS,
      cache_control: { type: "ephemeral" },
    });
    expect(content?.[1]).toMatchObject({ type: "text", text: "Who?" });
    expect(asked.usage).toMatchObject({ inputTokens: 4_620, cachedTokens: 4_000, cacheWriteTokens: 500 });
    // 120 plain, 4,000 read at a tenth, 500 written at five quarters, 12 written out, in millionths of a dollar.
    expect(asked.usage.usd).toBeCloseTo((120 + 400 + 625 + 12 * 5) / 1e6, 12);
    expect(budget.spending().tokens).toBe(120 + 500 + 12);
  });
});
