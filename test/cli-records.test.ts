import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditCommand } from "../src/cli/audit.ts";
import { decideCommand } from "../src/cli/decide.ts";
import { historyCommand } from "../src/cli/history.ts";
import { listCommand } from "../src/cli/list.ts";
import { replayCommand } from "../src/cli/replay.ts";
import { resumeCommand } from "../src/cli/resume.ts";
import { reviewCommand } from "../src/cli/review.ts";
import { showCommand } from "../src/cli/show.ts";
import { tokenCommand } from "../src/cli/token.ts";
import type { Review } from "../src/review/result.ts";
import { workerName } from "../src/runs/worker-name.ts";
import { writeDisputedDeal } from "./cli-disputed-deal.ts";
import { tribunal } from "./cli-process.ts";

const COMMANDS = [
  reviewCommand,
  resumeCommand,
  historyCommand,
  listCommand,
  showCommand,
  replayCommand,
  decideCommand,
  auditCommand,
  tokenCommand,
];
const CONTESTED = "test/deals/contested";

let base = "";
let disputed = "";
let home = "";
/** The two reviews of this home: of the agents alone, and of the deal with a deck. */
let [older, newer] = ["", ""];
/** What the second one said when it was made. */
let said = "";

const run = (...words: string[]) => tribunal(COMMANDS, words, { env: { TRIBUNAL_HOME: home } });
const json = async (...words: string[]) => JSON.parse((await run(...words, "--json")).out);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "tribunal-records-"));
  home = join(base, "home");
  disputed = await writeDisputedDeal(base);
  older = (await json("review", CONTESTED)).reviewId;
  said = (await run("review", disputed, "--json")).out;
  newer = JSON.parse(said).reviewId;
});
afterAll(() => rm(base, { recursive: true, force: true }));

describe("tribunal list", () => {
  it("shows what was kept, newest first", async () => {
    const { code, out, err } = await run("list");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [head, first, second] = out.split("\n");
    expect(head).toMatch(/Review +Deal +When/);
    expect(first).toMatch(new RegExp(`^  ${newer} +atelier +\\d{4}-\\d\\d-\\d\\d .* done .* 3/3$`));
    expect(second).toContain(older);
  });

  it("keeps to a deal: by name, folder or id", async () => {
    const [{ dealId }] = (await json("list")).reviews;
    for (const wanted of ["ATELIER", disputed, dealId])
      expect((await json("list", "--deal", wanted)).reviews.map(({ id }: { id: string }) => id)).toEqual([newer]);
    const { code, err } = await run("list", "--deal", "nobody");
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("nobody") });
  });

  it("says where there is more, and what is no limit", async () => {
    const { out } = await run("list", "--limit", "1", "--lang", "fr");
    expect(out).toContain(newer);
    expect(out).not.toContain(older);
    expect(out).toContain("--limit");
    expect((await json("list", "--limit", "1")).more).toBe(true);
    expect((await run("list", "--limit", "none")).code).toBe(1);
  });

  it("is empty at first, and says how to begin", async () => {
    const { out } = await tribunal(COMMANDS, ["list"], { env: { TRIBUNAL_HOME: join(base, "new") } });
    expect(out).toContain("tribunal review");
    expect((await tribunal(COMMANDS, ["list"], { env: {} })).err).toContain("TRIBUNAL_HOME");
  });
});

describe("tribunal show", () => {
  it("takes an id, the beginning of one without its prefix, or last", async () => {
    for (const given of [newer, newer.slice(4, -2), newer.toUpperCase(), "last"])
      expect((await run("show", given)).out).toMatch(/^atelier: review\n/);
    const { code, err } = await run("show", newer.slice(0, 6));
    expect(code).toBe(1);
    for (const id of [older, newer]) expect(err).toContain(id);
    expect(await run("show", "zzz")).toMatchObject({ code: 1, err: expect.stringContaining("tribunal list") });
  });

  it("gives the report in any form, the document byte for byte", async () => {
    const document = (await run("show", newer, "--json")).out;
    expect(document).toBe(said);
    expect((await run("show", newer, "--format", "json")).out).toBe(document);
    const portuguese = JSON.parse((await run("show", newer, "--json", "--lang", "pt")).out);
    expect(portuguese).toMatchObject({ locale: "pt", reviewId: JSON.parse(document).reviewId });
    expect((JSON.parse(document) as Review).reviewId).toBe(newer);
    expect((await run("show", newer, "--format", "md")).out).toMatch(/^# atelier/);
    expect((await run("show", newer, "--format", "html")).out).toMatch(/^<!doctype html>/i);
    const out = join(base, "shown");
    const written = await run("show", newer, "--out", out);
    expect((await readdir(out)).length).toBe(5);
    expect(written.out.trim().split("\n")).toHaveLength(5);
    expect(await readFile(join(out, "report.json"), "utf8")).toBe(document);
    expect((await readFile(join(out, "report.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it.each([
    ["pdf", "--out"],
    ["md,html", "--out"],
    ["docx", "html, md, json, pdf, xlsx"],
  ])("says why it cannot show %s", async (format, said) => {
    expect(await run("show", newer, "--format", format)).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining(said),
    });
  });

  it("says how an unfinished one stands and what to do", async () => {
    const store = new DatabaseSync(join(home, "tribunal.sqlite"));
    const other = "rev_0000000000aaaaaaaa";
    const columns =
      "tenant, deal_id, deal_version, locale, options, created_at, cancel_requested, attempts, lease_token";
    store.exec(
      `INSERT INTO reviews (id, status, event_seq, ${columns})
       SELECT '${other}', 'interrupted', 0, ${columns} FROM reviews WHERE id = '${older}'`,
    );
    try {
      const { code, out } = await run("show", other, "--lang", "pt");
      expect(code).toBe(0);
      expect(out).toContain(`tribunal resume ${other}`);
      expect(await run("show", other, "--format", "md")).toMatchObject({ code: 1, out: "" });
      expect(await json("show", other)).toMatchObject({ review: { status: "interrupted" }, document: null });
      expect((await run("replay", other)).code).toBe(1);
      expect((await run("decide", other, "x", "--dismiss", "--reason", "r", "--by", "b")).code).toBe(1);
      expect((await run("resume", other, "--json")).code).toBe(0);
    } finally {
      for (const table of ["events", "reviews"])
        store.exec(`DELETE FROM ${table} WHERE ${table === "reviews" ? "id" : "review_id"} = '${other}'`);
      store.close();
    }
  });
});

describe("tribunal resume and replay", () => {
  it("have nothing to do, or nothing to differ", async () => {
    expect(await run("resume", newer)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`tribunal show ${newer}`),
    });
    const { code, out } = await run("replay", newer, "--lang", "pt");
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining("idêntica") });
    expect(await json("replay", newer)).toMatchObject({ identical: true, difference: null });
  });
});

describe("tribunal decide", () => {
  const signed = ["--reason", "Seen in the bank statements", "--by", "Ana"];
  let ids: string[] = [];
  beforeAll(async () => {
    const { settled } = (await json("show", newer)) as Review;
    ids = settled.map(({ contradiction }) => contradiction.id);
  });

  it("takes a position, a value or a dismissal, and shows it from then on", async () => {
    const [first = "", second = "", third = ""] = ids;
    const taken = await run("decide", newer, first, "--accept", "Optimist", ...signed);
    expect(taken).toMatchObject({ code: 0, err: "", out: expect.stringContaining("optimist is right") });
    const set = await json("decide", newer, second.slice(0, -2), "--value", "504 K€", ...signed);
    expect(set).toMatchObject({ kind: "set_value", value: 504_000, unit: "EUR", by: "Ana" });
    expect((await run("decide", newer, third, "--dismiss", ...signed, "--lang", "fr")).out).toContain(
      "sans importance",
    );
    const { out } = await run("show", newer);
    expect(out).toContain("Decided by a person");
    // In its own part, and again before each of the engine's verdicts.
    expect(out.indexOf("Seen in the bank statements")).toBeLessThan(out.indexOf("Contradictions"));
    expect(out.match(/Seen in the bank statements/g)?.length).toBeGreaterThan(3);
    expect((await run("show", newer, "--format", "md")).out).toContain("Seen in the bank statements");
    expect((await json("review", disputed, "--lang", "en")).decisions).toHaveLength(3);
  });

  it.each<[string, string[], string[], string]>([
    ["no choice", [], signed, "exactly one of"],
    ["two choices", ["--dismiss", "--value", "3"], signed, "exactly one of"],
    ["no reason", ["--dismiss"], ["--by", "Ana"], "--reason"],
    ["an empty name", ["--dismiss"], ["--reason", "x", "--by", " "], "--by"],
    ["an agent who said nothing", ["--accept", "optimst"], signed, "Did you mean optimist?"],
  ])("refuses %s", async (_, choice, who, said) => {
    const { code, out, err } = await run("decide", newer, ids[0] ?? "", ...choice, ...who);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(said);
  });

  it("names the contradictions where it does not know the one that is meant", async () => {
    const { code, err } = await run("decide", newer, "revenue", "--dismiss", ...signed);
    expect(code).toBe(1);
    for (const id of ids) expect(err).toContain(id);
    expect((await run("decide", newer, "ctr-", "--dismiss", ...signed)).code).toBe(1);
  });
});

describe("tribunal history", () => {
  it("tells when something was disputed before, between whom, and what came of it", async () => {
    const { conflicts } = await json("history");
    expect(conflicts.length).toBeGreaterThan(0);
    const [{ topic, agents, outcome }] = conflicts;
    expect(agents.length).toBeGreaterThan(1);
    const { conflicts: asked } = await json("history", topic.toUpperCase());
    expect(new Set(asked.map((one: { topic: string }) => one.topic))).toEqual(new Set([topic]));
    expect((await run("history", topic, "--lang", "en")).out).toContain(outcome?.slice(0, 20) ?? "stayed open");
    const kinds = new Set(conflicts.map(({ category }: { category: string | null }) => category));
    expect([...kinds].some((kind) => kind !== null)).toBe(true);
    for (const kind of ["financial", "customer", "team"]) {
      const names = { financial: "Finanças", customer: "clients", team: "équipe" }[kind] ?? kind;
      const { conflicts: ofKind } = await json("history", names);
      const expected = conflicts.filter(({ category }: { category: string | null }) => category === kind);
      expect(ofKind).toEqual(expect.arrayContaining(expected));
    }
    expect(await run("history", "zzz", "--lang", "en")).toMatchObject({ code: 0, out: expect.stringContaining("zzz") });
  });
});

describe("tribunal audit", () => {
  it("lists who did what", async () => {
    const { code, out } = await run("audit", "list", "--lang", "pt");
    expect(code).toBe(0);
    for (const action of ["deal.created", "review.started", "review.finished", "decision.taken"])
      expect(out).toContain(action);
    const page = await run("audit", "list", "--after", "2", "--limit", "1");
    expect(page.out).toContain("--after 3");
    expect((await json("audit", "list", "--limit", "2")).rows.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2]);
    expect((await run("audit", "list", "--after", "x")).code).toBe(1);
  });

  it("verifies the chain, also against a head kept elsewhere, and names the first bad row", async () => {
    // A home nobody has meddled with.
    home = join(base, "audited");
    const reviewed = (await json("review", disputed)).reviewId;
    const about = (await json("show", reviewed)).settled[0].contradiction.id;
    await run("decide", reviewed, about, "--dismiss", "--reason", "seen", "--by", "Ada");
    const whole = await run("audit", "verify");
    expect(whole).toMatchObject({ code: 0, out: expect.stringContaining("is whole") });
    const head = /Head: ([0-9a-f]{64}:\d+)/.exec(whole.out)?.[1] ?? "";
    expect((await run("audit", "verify", "--head", head)).code).toBe(0);
    const foreign = await run("audit", "verify", "--head", `${"0".repeat(64)}:2`, "--lang", "fr");
    expect(foreign).toMatchObject({ code: 2, out: expect.stringContaining("réécrites") });
    expect((await run("audit", "verify", "--head", "nonsense")).code).toBe(1);

    const file = new DatabaseSync(join(home, "tribunal.sqlite"));
    const meddle = async (change: string, back: string) => {
      file.exec(change);
      const seen = await run("audit", "verify");
      file.exec(back);
      return seen;
    };
    const swap = (from: string, to: string) =>
      `UPDATE review_documents SET document = replace(document, '"${from}":', '"${to}":') WHERE review_id = '${reviewed}'`;
    expect(await meddle(swap("settled", "unsettled"), swap("unsettled", "settled"))).toMatchObject({
      code: 2,
      out: expect.stringContaining(`review ${reviewed} is not what row`),
    });
    const why = (from: string, to: string) => `UPDATE decisions SET reason = replace(reason, '${from}', '${to}')`;
    expect(await meddle(why("e", "§"), why("§", "e"))).toMatchObject({
      code: 2,
      out: expect.stringContaining("decision dec_"),
    });
    const others = "CREATE TEMP TABLE kept AS SELECT * FROM document_bytes; UPDATE document_bytes SET bytes = x'00'";
    const same = "UPDATE document_bytes SET bytes = (SELECT bytes FROM kept WHERE kept.hash = document_bytes.hash)";
    expect(await meddle(others, same)).toMatchObject({ code: 2, out: expect.stringContaining("are others now") });
    expect((await run("audit", "verify")).code).toBe(0);
    const triggers = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all();
    for (const { name } of triggers) file.exec(`DROP TRIGGER ${name}`);
    file.exec("UPDATE audit SET actor = 'nobody' WHERE seq = 3");
    file.close();
    expect(await run("audit", "verify")).toMatchObject({ code: 2, out: expect.stringContaining("Row 3 was edited") });
    expect(await json("audit", "verify")).toMatchObject({ ok: false, fault: "edited", seq: 3 });
    home = join(base, "home");
  });

  it("suggests the inner command that was meant, and helps where none is named", async () => {
    expect((await run("audit", "verfy")).err).toContain("Did you mean verify?");
    const { code, out } = await run("audit");
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining("verify") });
  });
});

describe("tribunal token", () => {
  it("makes tokens for a tenant, shows them without their secret, and makes them void", async () => {
    expect((await run("token", "list")).out).toContain("no token yet");
    const made = await json("token", "create", "--tenant", "acme", "--label", "Ada");
    expect(made).toMatchObject({ secret: expect.stringMatching(/^trib_/), token: { tenant: "acme", label: "Ada" } });
    expect((await run("token", "create")).out).toContain('opens the deals of "local"');
    expect((await run("token", "create", "--tenant", "a b")).code).toBe(1);
    const listed = await run("token", "list", "--lang", "fr");
    expect(listed.out).toMatch(/tok_\S+ +acme +Ada .*valide/);
    expect(listed.out).not.toContain(made.secret);
    expect((await run("token", "revoke", made.token.id)).out).toContain("void from now on");
    expect((await run("token", "revoke", made.token.id)).code).toBe(1);
    expect((await run("token", "list")).out).toMatch(/acme +Ada .*void/);
  });
});

describe("a review whose process was killed", () => {
  it("is not said to be running, and is taken up at once", async () => {
    const file = new DatabaseSync(join(home, "tribunal.sqlite"));
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    const dead = workerName("cli").replace(/ \d+@/, ` ${pid}@`);
    file.exec(`UPDATE reviews SET status = 'running', document_hash = NULL, lease_worker = '${dead}',
      lease_until = '2999-01-01T00:00:00.000Z' WHERE id = '${older}'`);
    for (const table of [
      "review_documents",
      "findings",
      "contradictions",
      "resolutions",
      "debate_rounds",
      "outcomes",
      "critiques",
      "corrections",
    ])
      file.exec(`DELETE FROM ${table} WHERE review_id = '${older}'`);
    file.close();
    expect((await run("list")).out).toMatch(new RegExp(`${older}.*interrupted`));
    expect((await run("show", older)).out).toContain("tribunal resume");
    expect((await run("resume", older, "--quiet")).code).toBe(0);
    expect((await run("list")).out).toMatch(new RegExp(`${older}.*done`));
  });
});
