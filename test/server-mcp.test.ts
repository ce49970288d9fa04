import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Case, startCase, upload } from "./server-case.ts";

let one: Case;
beforeAll(async () => {
  one = await startCase();
  await upload(one);
});
afterAll(() => one.close());

async function connect(token: string, mode: "legacy" | { pin: string }): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", one.url), { requestInit }));
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
});
