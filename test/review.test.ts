import { mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runProgram } from "../src/cli/program.ts";
import { reviewCommand } from "../src/cli/review.ts";
import { type Review, reviewDeal, toMarkdown } from "../src/index.ts";

const NOVALYS = "examples/deals/novalys";
const clock = () => new Date("2025-01-15T00:00:00Z");
const still = { clock, now: () => 0 };

const outcome = ({ settled }: Review) =>
  Object.fromEntries(
    settled.map(({ contradiction, resolution }) => [
      contradiction.topicId ?? contradiction.topic,
      [resolution.verdict.winner, resolution.finalValue.value, resolution.baGuidance.trustLevel],
    ]),
  );

const truth = {
  churn: ["deck-forensics", 1.8, "HIGH"],
  tam: ["deck-forensics", 4_200_000_000, "MEDIUM"],
  arr: ["financial-auditor", 505_000, "HIGH"],
  patents: ["deck-forensics", "exists", "HIGH"],
};

describe("the review of the example deal", () => {
  it.each(["fr", "en", "pt"] as const)("comes to the same verdicts in %s", async (locale) => {
    const review = await reviewDeal(NOVALYS, { locale, clock });
    expect(outcome(review)).toEqual(truth);
    expect(review.settled.flatMap(({ resolution }) => resolution.refusedVerdicts)).toEqual([]);
  });

  it("is the same to the byte when repeated", async () => {
    const [once, twice] = [await reviewDeal(NOVALYS, still), await reviewDeal(NOVALYS, still)];
    expect(JSON.stringify(twice)).toBe(JSON.stringify(once));
  });

  it("loses no finding and says what became of each", async () => {
    const { findings } = await reviewDeal(NOVALYS, { clock });
    const ofAgents = findings.filter(
      ({ agentName }) => !/-(?:reader|auditor|comparer)$/.test(agentName) || agentName === "financial-auditor",
    );
    expect(ofAgents).toHaveLength(21); // 19 of the agents, and two figures its prose states in passing
    expect(findings.length).toBeGreaterThan(ofAgents.length); // what our own analysts add
    const status = (agent: string, metric: string) =>
      findings.find((f) => f.agentName === agent && f.metric === metric)?.lineage.status;
    expect(status("market-intelligence", "ARR")).toBe("rejected");
    expect(status("financial-auditor", "ARR")).toBe("retained");
    expect(status("team-investigator", "Effectif")).toBe("untouched");
  });

  it("tells the false citations from the true ones", async () => {
    const { verification } = await reviewDeal(NOVALYS, { clock });
    expect(verification?.counts.citations).toMatchObject({ phantom: 1, altered: 2, unsupported: 0, unverifiable: 0 });
    expect(verification?.counts.calculations).toMatchObject({ wrong: 1 });
  });

  it("finds the agents that advise the opposite, and what is no contradiction", async () => {
    const { recommendations, detection } = await reviewDeal(NOVALYS, { clock });
    expect(recommendations?.report.conflicts).toHaveLength(1);
    expect(detection?.definitionMismatches).toHaveLength(1);
  });

  it("reads as Markdown in which nothing of a document is interpreted", async () => {
    const review = await reviewDeal(NOVALYS, { locale: "en", clock });
    const hostile: Review = {
      ...review,
      deal: { ...review.deal, name: "<script>alert(1)</script> [x](javascript:y)" },
    };
    const markdown = toMarkdown(hostile);
    expect(markdown).toContain("ARR = €505,000");
    expect(markdown).not.toMatch(/(?<!\\)<script/);
    expect(markdown).not.toMatch(/(?<!\\)\]\(javascript/);
  });
});

const home = mkdtempSync(join(tmpdir(), "tribunal-home-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("tribunal review", () => {
  async function run(...words: string[]) {
    let out = "";
    let err = "";
    const code = await runProgram([reviewCommand], ["review", ...words], {
      env: { TRIBUNAL_HOME: home },
      write: (text) => {
        out += text;
      },
      writeError: (text) => {
        err += text;
      },
    });
    return { code, out, err };
  }

  it("fits a screen and names the report it wrote", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tribunal-review-"));
    const { code, out } = await run(NOVALYS, "--lang", "en", "--out", folder);
    expect(code).toBe(0);
    expect(out.split("\n").length).toBeLessThan(40);
    expect(out).toContain(join(folder, "report.md"));
    expect(await readFile(join(folder, "report.md"), "utf8")).toContain("# Novalys");
    expect(JSON.parse(await readFile(join(folder, "report.json"), "utf8"))).toMatchObject({ version: 1 });
    await rm(folder, { recursive: true });
  });

  it("gives one JSON document and nothing else", async () => {
    const { code, out } = await run(NOVALYS, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out).settled).toHaveLength(4);
  });

  it("ends with 2 where something stays open at the level asked for, and with 0 where nothing does", async () => {
    expect((await run(NOVALYS, "--fail-on", "minor")).code).toBe(2); // a gap that is noted, not settled
    expect((await run(NOVALYS, "--fail-on", "critical")).code).toBe(0);
    expect((await run("test/deals/contested", "--fail-on", "major")).code).toBe(2);
    expect((await run("test/deals/contested", "--fail-on", "critical")).code).toBe(0);
  });

  it("ends with 1 and says what to do for a wrong path or option", async () => {
    expect(await run("examples/deals/novalis", "--lang", "en")).toMatchObject({
      code: 1,
      err: expect.stringContaining("novalys"),
    });
    expect(await run(NOVALYS, "--lang", "de")).toMatchObject({ code: 1, err: expect.stringContaining("fr, en, pt") });
  });
});
