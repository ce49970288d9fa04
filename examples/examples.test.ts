import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import { verifyAgentOutputs } from "../src/evidence/citations/verify.ts";
import { reviewDeal } from "../src/review.ts";
import { feiralivre } from "./feiralivre.ts";
import { thermoArc } from "./thermo-arc.ts";

const deals = join(dirname(fileURLToPath(import.meta.url)), "deals");

describe("the example deals", () => {
  it.each([
    ["feiralivre", feiralivre],
    ["thermo-arc", thermoArc],
  ])("%s on disk is what the script makes, byte by byte", (name, make) => {
    const files = make();
    const onDisk = readdirSync(join(deals, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(onDisk).toHaveLength(Object.keys(files).length);
    for (const [path, content] of Object.entries(files)) {
      expect(readFileSync(join(deals, name, path)).equals(Buffer.from(content as Uint8Array)), path).toBe(true);
    }
  });

  it("feiralivre: what is contested comes out as the documents say", async () => {
    const review = await reviewDeal(join(deals, "feiralivre"));
    const values = Object.fromEntries(
      review.settled.map(({ contradiction, resolution }) => [contradiction.topic, resolution.finalValue.value]),
    );
    expect(review.unreadable).toEqual([]);
    expect(Object.values(values)).toEqual(expect.arrayContaining([2_568_000, 21_400_000, 1_340, "exists"]));
    expect(review.noted.map(({ topicId }) => topicId)).toContain("take_rate");
  });

  it("feiralivre: the figure of the speaker notes and the slipped decimal are seen to be false", async () => {
    const deal = await loadDeal(join(deals, "feiralivre"));
    const { citations } = verifyAgentOutputs(deal.context, deal.agentOutputs);
    const statusOf = (quoted: string) => citations.find(({ citation }) => citation.quote === quoted)?.check.status;
    for (const quoted of ["take rate de 18 %", "GMV R$ 214 milhões", "3.950 Restaurantes ativos"]) {
      expect(["altered", "phantom", "unsupported"], quoted).toContain(statusOf(quoted));
    }
    expect(statusOf("12 % Take rate 2024")).toBe("verified");
  });

  it("thermo-arc: deck and model are read without a reservation, and there are no agents", async () => {
    const deal = await loadDeal(join(deals, "thermo-arc"));
    expect(deal.agentOutputs).toEqual([]);
    expect(deal.context.dossier?.coverage).toBe("normal");
    const margin = deal.context.dossier?.documents
      .flatMap(({ sections }) => sections.flatMap(({ rows }) => rows))
      .filter(({ cells }) => cells.some(({ text }) => text.includes("Gross margin")))
      .map(({ cells }) => cells.map(({ text }) => text).join(" "));
    expect(margin?.some((row) => row.includes("36.0%"))).toBe(true);
  });
});
