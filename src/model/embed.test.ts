import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { MockEmbeddingModelV4 } from "ai/test";
import { describe, expect, it } from "vitest";
import { scriptedEmbedder } from "../testing/scripted-embedder.ts";
import { createBudget } from "./budget.ts";
import { embedTexts } from "./embed.ts";
import { createMemoryJournal } from "./journal/memory.ts";

const texts = ["Invest now", "Wait for the audit", "Invest now"];
const byLength = (text: string) => [text.length, 1];

describe("vectors of texts", () => {
  it("come through the door: paid for once, on record, and the same text is sent once", async () => {
    const model = scriptedEmbedder(byLength);
    const budget = createBudget({ tokens: 1_000 });
    const journal = createMemoryJournal();
    const vectors = await embedTexts(texts, { model, budget, journal });
    expect(vectors).toEqual(new Map(texts.map((text) => [text, byLength(text)])));
    expect(model.asked).toEqual([["Invest now", "Wait for the audit"]]);
    expect(budget.spending().tokens).toBe(7);
    expect(await embedTexts(texts, { model, journal, replay: true })).toEqual(vectors);
    expect(model.asked).toHaveLength(1);
  });

  it("are not asked for beyond the budget", async () => {
    const model = scriptedEmbedder(byLength);
    const asked = embedTexts(texts, { model, budget: createBudget({ tokens: 2 }) });
    await expect(asked).rejects.toMatchObject({ code: "model_failed", kind: "budget_exhausted" });
    expect(model.asked).toEqual([]);
  });

  it.each([
    ["too few", [[1, 2]]],
    ["of two lengths", [[1, 2], [1]]],
    [
      "no numbers",
      [
        [1, 2],
        [1, Number.NaN],
      ],
    ],
    ["empty", [[], []]],
  ])("are refused where they are %s", async (_, vectors) => {
    const model = { id: "bad:embedder", embed: async () => ({ vectors }) };
    await expect(embedTexts(texts, { model })).rejects.toMatchObject({ kind: "malformed_response" });
  });

  it("are had from a model of the AI SDK", async () => {
    const model = new MockEmbeddingModelV4({
      provider: "mock",
      modelId: "m",
      maxEmbeddingsPerCall: null,
      doEmbed: async ({ values }) => ({ embeddings: values.map(byLength), usage: { tokens: 5 }, warnings: [] }),
    });
    const budget = createBudget({ tokens: 1_000 });
    expect((await embedTexts(texts, { model, budget })).get("Invest now")).toEqual([10, 1]);
    expect(budget.spending().tokens).toBe(5);
  });

  it("are had from an endpoint of the user's provider by its name, with the key from the environment", async () => {
    const seen: { url: string | undefined; key: string | undefined; body: unknown }[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] };
      seen.push({ url: request.url, key: request.headers.authorization, body });
      const data = body.input.map((text, index) => ({ object: "embedding", index, embedding: byLength(text) }));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ object: "list", data, model: "e", usage: { prompt_tokens: 9, total_tokens: 9 } }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const env = {
      TRIBUNAL_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      TRIBUNAL_API_KEY: "sk-secret",
    };
    try {
      const vectors = await embedTexts(texts, { model: "openai-compatible:e", env });
      expect(vectors.get("Wait for the audit")).toEqual([18, 1]);
      expect(seen).toMatchObject([{ url: "/v1/embeddings", key: "Bearer sk-secret", body: { model: "e" } }]);
    } finally {
      server.close();
    }
    await expect(embedTexts(texts, { model: "anthropic:x", env })).rejects.toMatchObject({ kind: "unknown_provider" });
  });
});
