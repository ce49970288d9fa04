import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Listener, listenIn } from "../src/model/tracing.ts";
import { startFakeProvider } from "../src/testing/fake-provider.ts";
import { agent, type Case, listen, smallDeal, startCase, upload } from "./server-case.ts";

let one: Case;
beforeAll(async () => {
  one = await startCase();
  await upload(one);
});
afterAll(() => one.close());

async function connect(token: string, mode: "legacy" | { pin: string }, to: Case = one): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", to.url), { requestInit }));
  return client;
}

describe("the Model Context Protocol over HTTP", () => {
  it.each(["legacy", { pin: "2026-07-28" }] as const)(
    "checks and reviews the tenant's own deals by clerks, in the era %j",
    async (mode) => {
      const client = await connect(one.token, mode);
      const listed = await client.callTool({ name: "list_deals", arguments: {} });
      const { deals } = listed.structuredContent as { deals: string[] };
      expect(deals).toEqual([expect.stringMatching(/^Novalys \(.+\)$/)]);
      const deal = deals[0] as string;
      const citation = { deal, type: "deck", reference: "Slide 2", quote: "ARR : 504 000 €" };
      const { structuredContent } = await client.callTool({ name: "check_citation", arguments: citation });
      expect(structuredContent).toMatchObject({ status: "verified" });
      const told: string[] = [];
      const review = await client.callTool(
        { name: "review_deal", arguments: { deal, lang: mode === "legacy" ? "en" : "fr" } },
        { onprogress: ({ message = "" }) => told.push(message) },
      );
      expect(review.structuredContent).toMatchObject({ verdicts: [{ winner: "alice" }] });
      expect(told).toContain("consensus1: done");
      const documents = [{ name: "deck.md", text: "# Slide 1\nMRR: 42,000 €" }];
      const sent = { documents, type: "deck", reference: "Slide 1", quote: "MRR: 42,000 €" };
      const inline = await client.callTool({ name: "check_citation", arguments: sent });
      expect(inline.structuredContent).toMatchObject({ status: "verified" });
      await client.close();
    },
  );

  it("is behind the same tokens: none, a wrong one and another tenant's see nothing", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const ask = (more: object) =>
      fetch(new URL("/mcp", one.url), { method: "POST", body, headers: { ...headers, ...more } });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: "Bearer wrong" })).status).toBe(401);
    const { secret } = await one.store.access.createToken({ tenant: "other", label: "Eve", actor: "test" });
    const client = await connect(secret, "legacy");
    const listed = await client.callTool({ name: "list_deals", arguments: {} });
    expect(listed.structuredContent).toEqual({ deals: [] });
    await client.close();
  });

  it("tells who traces the server what its clerks do", async () => {
    const names: string[] = [];
    const listener: Listener = {
      span: (name, _, work) => {
        names.push(name);
        return work({ set: () => {}, event: () => {} });
      },
      measure: (name) => names.push(name),
    };
    const silence = listenIn(listener);
    const client = await connect(one.token, "legacy");
    try {
      const documents = [{ name: "deck.md", text: "# Slide 1\nARR: 504,000 €" }];
      const agents = [
        { name: "agents/alice.json", text: agent("alice", 504_000, "ARR: 504,000 €") },
        { name: "agents/bob.json", text: agent("bob", 900_000, "ARR: 900,000 €") },
      ];
      await client.callTool({ name: "review_deal", arguments: { documents: [...documents, ...agents] } });
    } finally {
      silence();
      await client.close();
    }
    expect(names).toEqual(
      expect.arrayContaining(["tribunal.review", "tribunal.stage.consensus1", "tribunal.verdict", "tribunal.verdicts"]),
    );
  });
});

describe("with a model of the operator's", () => {
  it("reviews of deals are kept with their calls, and made once", async () => {
    const provider = await startFakeProvider({ answer: { nonsense: true }, script: () => ({ kind: "ok" }) });
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    const two = await startCase({ model: "openai-compatible:llama" });
    try {
      const unsure = {
        "agents/alice.json": agent("alice", 500_000, "nothing", 62),
        "agents/bob.json": agent("bob", 900_000, "nothing", 64),
      };
      const dealId = await upload(two, smallDeal(unsure));
      const client = await connect(two.token, "legacy", two);
      const told: string[] = [];
      const ask = () =>
        client.callTool(
          { name: "review_deal", arguments: { deal: dealId, lang: "en" } },
          { onprogress: ({ message = "" }) => told.push(message) },
        );
      const { reviewId } = (await ask()).structuredContent as { reviewId: string };
      expect(told).toContain("consensus1: done");
      const tenant = two.store.of("acme", "test");
      const calls = await tenant.calls.of(reviewId);
      expect(calls).toHaveLength(provider.requests.length);
      expect(calls.length).toBeGreaterThan(0);
      expect((await ask()).structuredContent).toMatchObject({ reviewId });
      expect(provider.requests).toHaveLength(calls.length);
      await client.close();
    } finally {
      vi.unstubAllEnvs();
      await two.close();
      await provider.close();
    }
  });

  it("a review nobody waits for any more is ended, and one that failed says why", async () => {
    const provider = await startFakeProvider({ answer: {}, script: () => ({ kind: "silent" }) });
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    const two = await startCase({ model: "openai-compatible:llama" });
    try {
      const dealId = await upload(two, smallDeal({ "agents/alice.json": agent("alice", 500_000, "nothing", 42) }));
      const client = await connect(two.token, { pin: "2026-07-28" }, two);
      const leave = new AbortController();
      const asked = client.callTool({ name: "review_deal", arguments: { deal: dealId } }, { signal: leave.signal });
      await provider.arrived(1);
      leave.abort(new Error("enough"));
      await expect(asked).rejects.toThrow();
      const tenant = two.store.of("acme", "test");
      const [review] = await tenant.reviews.list({ dealId });
      const ended = (await listen(two, review?.id ?? "")).at(-1);
      expect(ended).toMatchObject({ data: { status: "cancelled" } });
      const empty = await upload(two, { "readme.xyz": "?" }, "Rien");
      const failed = await client.callTool({ name: "review_deal", arguments: { deal: empty, lang: "en" } });
      expect(failed).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("nothing to check") }] });
      await client.close();
    } finally {
      vi.unstubAllEnvs();
      await two.close();
      await provider.close();
    }
  });
});
