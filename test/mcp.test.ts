import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bareEnv } from "./cli-process.ts";

const transport = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ["src/cli/main.ts", "mcp", "--root", "examples/deals"],
    env: bareEnv(),
  });
const client = new Client({ name: "test", version: "1" });
beforeAll(() => client.connect(transport()));
afterAll(() => client.close());

async function call(name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input });
  const [first] = result.content as { type: string; text: string }[];
  return { isError: result.isError === true, text: first?.text ?? "" };
}
const data = async (name: string, input: Record<string, unknown>) => JSON.parse((await call(name, input)).text);

describe("tribunal mcp", () => {
  it("lists its tools with their inputs", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "check_calculation",
      "check_citation",
      "check_text",
      "find_facts",
      "inspect_deal",
      "list_deals",
      "read_page",
      "review_deal",
      "run_checks",
      "search_documents",
      "settle_findings",
      "verify_deal",
    ]);
    expect(tools.find(({ name }) => name === "check_citation")?.inputSchema).toMatchObject({
      required: expect.arrayContaining(["type", "reference"]),
    });
    for (const { title, outputSchema } of tools) {
      expect(title).toMatch(/^[A-Z]/);
      expect(Object.keys(outputSchema?.properties ?? {})).not.toEqual([]);
    }
  });

  it("tells a true citation from a phantom one", async () => {
    const citation = { deal: "novalys", type: "deck", reference: "Slide 8", quote: "MRR Décembre 2024 : 42 000 €" };
    expect((await data("check_citation", citation)).status).toBe("verified");
    expect((await data("check_citation", { ...citation, reference: "Slide 44", quote: "ARR 9 M€" })).status).toBe(
      "phantom",
    );
  });

  it("searches the documents, reads a page as a reader sees it, and makes the checks", async () => {
    const found = await data("search_documents", { deal: "novalys", words: "MRR décembre", limit: 1 });
    expect(found).toMatchObject({ nextOffset: 1, lines: [{ text: expect.stringContaining("MRR") }] });
    const { pages } = await data("read_page", { deal: "novalys" });
    const { page } = await data("read_page", { deal: "novalys", place: pages[7] });
    expect(page.lines.join(" ")).toContain("42 000 €");
    expect(await data("read_page", { deal: "novalys", place: "Deck, page 99" })).toMatchObject({
      note: "There is no Deck, page 99.",
    });
    const { checks } = await data("run_checks", { deal: "novalys", lang: "en" });
    expect(checks.find(({ id }: { id: string }) => id === "market")).toMatchObject({ status: "holds" });
  });

  it("gives pages as resources and analysts as prompts", async () => {
    const { resources } = await client.listResources();
    const eighth = resources.find(({ name }) => name.startsWith("novalys") && name.endsWith("8"));
    const { contents } = await client.readResource({ uri: eighth?.uri ?? "" });
    expect(contents[0]).toMatchObject({ text: expect.stringContaining("42 000 €") });
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toContain("financial-auditor");
    const { messages } = await client.getPrompt({ name: "financial-auditor", arguments: { lang: "fr" } });
    expect(JSON.stringify(messages)).toContain("JSON");
  });

  it("names the deals and finds their figures, page by page, as structured content", async () => {
    const first = await client.callTool({ name: "list_deals", arguments: { limit: 2 } });
    expect(first.structuredContent).toEqual({ deals: ["feiralivre", "novalys"], nextCursor: "novalys" });
    expect(await data("list_deals", { cursor: "novalys" })).toEqual({ deals: ["thermo-arc"] });
    const found = await data("find_facts", { deal: "novalys", metric: "ARR" });
    expect(found.facts.map(({ topic }: { topic: string }) => topic)).toContain("arr");
    const page = await data("find_facts", { deal: "novalys", limit: 3 });
    expect(page).toMatchObject({ nextOffset: 3, facts: { length: 3 } });
  });

  it("recomputes a sum", async () => {
    expect((await data("check_calculation", { formula: "42 000 × 12 = 504 000", lang: "fr" })).ok).toBe(true);
    expect((await data("check_calculation", { formula: "42 000 × 12 = 540 000", lang: "fr" })).ok).toBe(false);
  });

  it("settles what agents contradict each other on, by the documents", async () => {
    const finding = (value: number, quote: string) => ({
      findings: [
        {
          id: "1",
          metric: "Churn mensuel",
          value,
          unit: "%",
          category: "customer",
          confidence: { level: "high", score: 85 },
          evidence: [{ type: "quote", source: "Deck Slide 5", content: quote }],
        },
      ],
    });
    const { verdicts } = await data("settle_findings", {
      deal: "novalys",
      agents: [
        { agentName: "one", output: finding(1.8, "1,8 % Churn mensuel") },
        { agentName: "two", output: finding(0.8, "0,8 % Churn mensuel") },
      ],
    });
    expect(verdicts).toMatchObject([{ winner: "one", value: 1.8, trust: "HIGH" }]);
  });

  it("reviews a deal, tells how far it is, and lists its verdicts as resources", async () => {
    const told: string[] = [];
    const { structuredContent } = await client.callTool(
      { name: "review_deal", arguments: { deal: "novalys" } },
      { onprogress: ({ message = "" }) => told.push(message) },
    );
    const { verdicts, answer } = structuredContent as {
      verdicts: { contradictionId: string; oneLiner: string }[];
      answer: { trust: string };
    };
    expect([verdicts.length, answer.trust]).toEqual([4, "MEDIUM"]);
    expect(told).toContain("consensus1: done");
    const { resources } = await client.listResources();
    const listed = resources.filter(({ uri }) => uri.includes("/novalys/verdicts/"));
    expect(listed).toHaveLength(4);
    const { contents } = await client.readResource({ uri: listed[0]?.uri ?? "" });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ oneLiner: verdicts[0]?.oneLiner });
    await expect(client.readResource({ uri: "tribunal://deals/novalys/verdicts/none" })).rejects.toThrow();
  });

  it("lists resources a deal at a time", async () => {
    const first = await client.request({ method: "resources/list", params: {} });
    expect(new Set(first.resources.map(({ uri }) => uri.split("/")[3]))).toEqual(new Set(["feiralivre"]));
    const next = await client.request({ method: "resources/list", params: { cursor: first.nextCursor } });
    expect(new Set(next.resources.map(({ uri }) => uri.split("/")[3]))).toEqual(new Set(["novalys"]));
  });

  it("holds a citation against documents that are sent along, and wants one of both", async () => {
    const documents = [{ name: "deck.md", text: "# Slide 1\nMRR December 2024: 42,000 €" }];
    const citation = { type: "deck", reference: "Slide 1", quote: "MRR December 2024: 42,000 €" };
    expect(await data("check_citation", { documents, ...citation })).toMatchObject({ status: "verified" });
    expect(await call("check_citation", { documents, deal: "novalys", ...citation })).toMatchObject({ isError: true });
    expect(await call("check_citation", citation)).toMatchObject({ isError: true });
    const outside = [{ name: "../deck.md", text: "x" }];
    expect(await call("check_citation", { documents: outside, ...citation })).toMatchObject({ isError: true });
  });

  it("speaks the newer protocol, too", async () => {
    const newer = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
    await newer.connect(transport());
    expect(newer.getProtocolEra()).toBe("modern");
    const { structuredContent } = await newer.callTool({
      name: "check_calculation",
      arguments: { formula: "42 000 × 12 = 504 000" },
    });
    expect(structuredContent).toMatchObject({ ok: true });
    await newer.close();
  });

  it("refuses what lies outside its folder, and says what is wrong", async () => {
    for (const path of ["../..", "/etc", "nowhere"]) {
      const { isError, text } = await call("inspect_deal", { deal: path });
      expect(isError).toBe(true);
      expect(text).not.toContain("at Object");
    }
  });
});
