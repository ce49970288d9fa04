import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { listCommand } from "../src/cli/list.ts";
import type { Interrupts, Terminal } from "../src/cli/program.ts";
import { reviewCommand } from "../src/cli/review.ts";
import { REPORT_FORMATS } from "../src/domain/report-format.ts";
import type { Review } from "../src/review/result.ts";
import { startJudge, writeDisputedDeal } from "./cli-disputed-deal.ts";
import { startTribunal, tribunal } from "./cli-process.ts";

const CONTESTED = "test/deals/contested";
const KEYLESS = { OPENROUTER_API_KEY: "", TRIBUNAL_BASE_URL: "", TRIBUNAL_MODEL: "" };

let base = "";
let disputed = "";

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tribunal-cli-"));
  disputed = await writeDisputedDeal(base);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(base, { recursive: true, force: true }));

let homes = 0;
const freshHome = () => join(base, `home-${homes++}`);

/** `tribunal review`, with a home of its own unless it is given one. */
async function review(words: string[], env: Terminal["env"] = {}, terminal: Partial<Terminal> = {}) {
  const home = env.TRIBUNAL_HOME ?? freshHome();
  const run = (...given: string[]) =>
    tribunal([reviewCommand, listCommand], given, { ...terminal, env: { ...env, TRIBUNAL_HOME: home } });
  const ended = await run("review", ...words);
  return { ...ended, home, kept: async () => JSON.parse((await run("list", "--json")).out).reviews as unknown[] };
}

describe("tribunal review", () => {
  it("keeps the review, shows a screenful and says where the report is", async () => {
    const { code, out, err, home, kept } = await review([CONTESTED, "--lang", "en"]);
    expect(code).toBe(0);
    expect(out.split("\n").length).toBeLessThan(42);
    const [file = ""] = await readdir(join(home, "reports"));
    expect(out).toContain(join(home, "reports", file));
    expect(file).toMatch(/^contested-rev_\w+\.html$/);
    expect(await readFile(join(home, "reports", file), "utf8")).toContain("<html");
    expect(out).toMatch(/tribunal show rev_\w+\n$/);
    expect(err).toContain("✓ Settling contradictions: 1 contradiction, 1 examined\n");
    expect(err).toMatch(/\n {2}1 of 1 contradictions: \S/);
    expect(err).not.toContain("\u001b");
    expect(await kept()).toMatchObject([{ status: "done", dealName: "contested", summary: { contested: 1 } }]);
  });

  it("gives one JSON document and nothing else", async () => {
    const { code, out, err, home } = await review([CONTESTED, "--json"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toMatchObject({ version: 1, settled: [{}] });
    expect(await readdir(home)).not.toContain("reports");
  });

  it("is quiet on request", async () => {
    const { out, err } = await review([CONTESTED, "--quiet"]);
    expect(err).toBe("");
    expect(out).toContain("contested");
  });

  it("writes every format, or those asked for", async () => {
    const all = join(base, "all");
    const { code, out } = await review([CONTESTED, "--out", all, "--quiet"]);
    expect(code).toBe(0);
    expect((await readdir(all)).sort()).toEqual(REPORT_FORMATS.map((format) => `report.${format}`).sort());
    for (const format of REPORT_FORMATS) expect(out).toContain(join(all, `report.${format}`));
    const some = join(base, "deep", "er");
    await review([CONTESTED, "--out", some, "--format", "md, JSON", "--quiet"]);
    expect((await readdir(some)).sort()).toEqual(["report.json", "report.md"]);
    const { home } = await review([CONTESTED, "--format", "xlsx", "--quiet"]);
    expect(await readdir(join(home, "reports"))).toMatchObject([expect.stringMatching(/\.xlsx$/)]);
  });

  it.each([
    ["minor", 2],
    ["major", 2],
    ["critical", 0],
  ])("with --fail-on %s ends with %i", async (level, code) => {
    // One MAJOR contradiction stays open.
    expect((await review([CONTESTED, "--fail-on", level, "--quiet", "--no-store"])).code).toBe(code);
  });

  it("reviews a deal with a broken document, and names it", async () => {
    const folder = join(base, "broken");
    await cp(disputed, folder, { recursive: true });
    await mkdir(join(folder, "documents"));
    await writeFile(join(folder, "documents", "terms.pdf"), "%PDF-1.7 and then nothing of the kind");
    const { code, out } = await review([folder, "--json", "--no-store"]);
    const result = JSON.parse(out) as Review;
    expect(code).toBe(0);
    expect(result.unreadable).toMatchObject([{ name: expect.stringContaining("terms.pdf") }]);
    expect(result.settled).toHaveLength(3);
    expect(result.answer.questions.map(({ question }) => question).join()).toContain("terms.pdf");
  });

  it("draws its progress in place on a terminal, within its width", async () => {
    const live = { columns: 60, rows: 24, colour: false };
    const { err } = await review([CONTESTED, "--lang", "fr", "--no-store"], {}, { live });
    const drawings = err.split("\u001b[0J");
    expect(drawings.length).toBeGreaterThan(10);
    expect(drawings.slice(1, -1).every((drawing) => drawing.includes("\u001b["))).toBe(true);
    const last = drawings.at(-1) ?? "";
    expect(last).toMatch(/^✓ Lecture des documents/);
    expect(last).not.toMatch(/^[·…✗]/m);
    const drawn = drawings.flatMap((drawing) => stripVTControlCharacters(drawing).split("\n").slice(0, -2));
    for (const line of drawn) expect(line.length).toBeLessThan(60);
  });
});

/** The same deal with a deck that says nothing of the matter: there is something to check against. */
async function withDocument(deal: string, name: string): Promise<string> {
  const folder = join(base, name);
  await cp(deal, folder, { recursive: true });
  await cp(join(disputed, "deck.pdf"), join(folder, "deck.pdf"));
  return folder;
}

describe("with a model", () => {
  it("shows what it cost so far", async () => {
    const provider = await startJudge();
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    const env = { TRIBUNAL_BASE_URL: provider.url, TRIBUNAL_MODEL: "openai-compatible:judge" };
    const { code, err, kept } = await review([disputed, "--lang", "en"], env);
    expect(code).toBe(0);
    expect(err).toContain("Calls to models: 37; 4,440 tokens; price unknown");
    expect(await kept()).toMatchObject([{ model: "openai-compatible:judge" }]);
    const none = await review([disputed, "--model", "none", "--quiet"], env);
    expect(await none.kept()).toMatchObject([{ model: null }]);
    expect(provider.requests).toHaveLength(37);
    await provider.close();
  });

  it("goes on by the documents where the budget runs out, and says so", async () => {
    const provider = await startJudge();
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    const out = join(base, "budget");
    const words = [disputed, "--model", "openai-compatible:judge", "--budget", "4k", "--lang", "en", "--out", out];
    const { code, err } = await review([...words, "--format", "json,md"], { TRIBUNAL_BASE_URL: provider.url });
    await provider.close();
    const { cost } = JSON.parse(await readFile(join(out, "report.json"), "utf8")) as Review;
    expect(code).toBe(0);
    expect(cost.limits).toEqual({ tokens: 4_000 });
    expect(cost.leftToCourt.length).toBeGreaterThan(0);
    expect(cost.leftToCourt.every(({ code }) => code === "budget_exhausted")).toBe(true);
    const cases = new Set(cost.leftToCourt.map(({ contradictionId }) => contradictionId)).size;
    expect(err).toContain(cases === 1 ? "In 1 case" : `In ${cases} cases`);
    const markdown = await readFile(join(out, "report.md"), "utf8");
    for (const { topic } of cost.leftToCourt) expect(markdown).toContain(topic);
  });

  it("estimates without calling or keeping anything", async () => {
    const provider = await startJudge();
    const env = { TRIBUNAL_BASE_URL: provider.url };
    const words = [disputed, "--model", "openai-compatible:judge", "--dry-run"];
    const { code, out, kept, home } = await review([...words, "--lang", "pt", "--budget", "10k"], env);
    expect(code).toBe(0);
    for (const said of [/45\D000/, /desconhecido/, /10\D000 tokens/, /no máximo 3 por debate/])
      expect(out).toMatch(said);
    await expect(readdir(home)).rejects.toThrow();
    const json = JSON.parse((await review([...words, "--json"], env)).out);
    expect(json).toMatchObject({
      model: "openai-compatible:judge",
      estimate: { contradictions: 3, cost: { tokens: 45_000 } },
    });
    expect(await kept()).toEqual([]);
    expect(provider.requests).toHaveLength(0);
    await provider.close();
  });

  it.each([["--no-store"], ["--quiet"]])("takes one per role and a stand-in (%s)", async (how) => {
    const provider = await startJudge();
    vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
    const models = ["--model", "openai-compatible:small", "--model", "arbitrator=openai-compatible:large"];
    const words = [disputed, ...models, "--fallback", "openai-compatible:spare", how, "--json"];
    const { code, out } = await review(words, { TRIBUNAL_BASE_URL: provider.url });
    await provider.close();
    expect(code).toBe(0);
    const { models: used } = (JSON.parse(out) as Review).cost;
    expect(used).toMatchObject({ debater: "openai-compatible:small", arbitrator: "openai-compatible:large" });
  });
});

describe("what is wrong is said before anything runs", () => {
  it.each<[string, string[], string[]]>([
    ["a missing key", ["--model", "openrouter:google/gemini-2.5-flash"], ["OPENROUTER_API_KEY"]],
    ["an unknown provider", ["--model", "opnrouter:x"], ["opnrouter", "openrouter"]],
    [
      "an unknown role",
      ["--model", "arbitrater=openrouter:x"],
      ["arbitrater", "Did you mean arbitrator=openrouter:x?"],
    ],
    ["an unknown provider of vectors", ["--embedder", "nowhere:x"], ["nowhere:x", "openai"]],
    ["a missing key for vectors", ["--embedder", "google:text-embedding-004"], ["GOOGLE_GENERATIVE_AI_API_KEY"]],
    ["two models for a role", ["--model", "openrouter:x", "--model", "openrouter:y"], ["default"]],
    ["a stand-in for nobody", ["--fallback", "openrouter:x"], ["--fallback"]],
    ["no budget", ["--budget", "plenty"], ["plenty", "50k"]],
    ["an unknown format", ["--format", "markdwn"], ["markdwn", "html, md, json, pdf, xlsx"]],
    ["a format and no place", ["--format", "pdf", "--no-store"], ["--out"]],
    ["a format beside --json", ["--format", "pdf", "--json"], ["--out"]],
    ["an unknown severity", ["--fail-on", "huge"], ["huge", "critical, major, moderate, minor"]],
    ["an unknown option", ["--ot", "x"], ["--ot", "Did you mean --out?", "tribunal review --help"]],
    ["an unknown language", ["--lang", "de"], ["fr, en, pt"]],
  ])("%s", async (_, words, said) => {
    const { code, out, err, home } = await review([CONTESTED, ...words], KEYLESS);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    for (const part of said) expect(err).toContain(part);
    await expect(readdir(home)).rejects.toThrow();
  });

  it("a budget in dollars for a model without a price", async () => {
    const words = [CONTESTED, "--model", "openai-compatible:mine", "--budget", "$1"];
    const { code, err } = await review(words, { TRIBUNAL_BASE_URL: "http://127.0.0.1:1" });
    expect(code).toBe(1);
    expect(err).toContain("openai-compatible:mine");
  });

  it("a path that is not there, with a near one", async () => {
    const { code, err, kept } = await review(["test/deals/contestd"]);
    expect(code).toBe(1);
    expect(err).toContain("Did you mean test/deals/contested?");
    expect(await kept()).toEqual([]);
    expect((await review([join(CONTESTED, "agents", "alice.json"), "--lang", "fr"])).err).toContain("agents ?");
  });

  it("a folder that cannot be written to", async () => {
    const file = join(base, "file");
    await writeFile(file, "");
    const { code, err, kept } = await review([CONTESTED, "--out", join(file, "report")]);
    expect(code).toBe(1);
    expect(err).toContain(join(file, "report"));
    expect(await kept()).toEqual([]);
  });
});

describe("where reviews are kept", () => {
  it("goes on without where it cannot write, and says so", async () => {
    const file = join(base, "not-a-folder");
    await writeFile(file, "");
    const { code, out, err } = await review([CONTESTED, "--lang", "en"], { TRIBUNAL_HOME: join(file, "home") });
    expect(code).toBe(0);
    expect(err).toContain("This review will not be kept");
    expect(err).toContain("--out <folder>");
    expect(out).not.toContain("tribunal show");
    const homeless = await tribunal([reviewCommand], ["review", CONTESTED, "--quiet"], { env: {} });
    expect(homeless).toMatchObject({ code: 0, err: expect.stringContaining("TRIBUNAL_HOME") });
  });

  it("stops where the store is something else, and names the way out", async () => {
    const home = freshHome();
    await mkdir(home);
    await writeFile(join(home, "tribunal.sqlite"), "this is a diary, not a database, and a long one at that");
    const { code, err } = await review([CONTESTED], { TRIBUNAL_HOME: home });
    expect(code).toBe(1);
    expect(err).toContain("--no-store");
  });

  it("keeps nothing with --no-store", async () => {
    const { code, home, err } = await review([CONTESTED, "--no-store", "--lang", "en"]);
    expect(code).toBe(0);
    expect(err).toContain("No report was written");
    await expect(readdir(home)).rejects.toThrow();
  });

  it("is the same deal the second time, in a new version where a file changed", async () => {
    const folder = await withDocument(CONTESTED, "twice");
    const { home, kept } = await review([folder, "--quiet"]);
    await review([folder, "--quiet"], { TRIBUNAL_HOME: home });
    await writeFile(
      join(folder, "agents", "carol.json"),
      JSON.stringify({ agentName: "carol", tier: 1, findings: [] }),
    );
    await review([folder, "--quiet"], { TRIBUNAL_HOME: home });
    expect(await kept()).toMatchObject([{ dealVersion: 2 }, { dealVersion: 1 }, { dealVersion: 1 }]);
  });
});

it("stops a review of which nothing is kept, and says that nothing was", async () => {
  const provider = await startJudge(() => true);
  vi.stubEnv("TRIBUNAL_BASE_URL", provider.url);
  const controller = new AbortController();
  const catchInterrupts = (): Interrupts => ({ signal: controller.signal, release: () => {} });
  const words = [disputed, "--model", "openai-compatible:judge", "--no-store", "--no-cross-reading"];
  const ended = review(words, { TRIBUNAL_BASE_URL: provider.url }, { catchInterrupts });
  await provider.arrived(6);
  controller.abort();
  expect(await ended).toMatchObject({ code: 130, out: "", err: expect.stringContaining("--no-store") });
  await provider.close();
});

describe("the program itself", () => {
  it("says what it can do, with every command and exit code, and loads only what is meant", async () => {
    const { code, out } = await startTribunal(["--help", "--lang", "fr"], {}).ended;
    expect(code).toBe(0);
    for (const name of ["review", "resume", "list", "show", "replay", "decide", "audit", "inspect", "verify"])
      expect(out).toContain(`\n  ${name} `);
    expect(out).toContain("130  arrêté par Ctrl-C");
  });

  it("suggests the command that was meant", async () => {
    const { code, out, err } = await startTribunal(["reviw", CONTESTED], {}).ended;
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("Did you mean review?");
  });
});
