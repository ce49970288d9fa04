import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toJson } from "../src/report/json.ts";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { startTribunal } from "./cli-process.ts";
import { begin, codeOf, type Files, formOf, listen, smallDeal, startCase, upload } from "./server-case.ts";
import { CANARY } from "./support/hostile/floods.ts";
import { HOSTILE_INPUTS } from "./support/hostile/inputs.ts";
import { UNSEEN_DEAL, UNSEEN_PLACES } from "./support/hostile/unseen-deal.ts";

/** Nobody may call it: neither a script, nor a picture, nor a cell. */
let calls = 0;
const tempting = createServer((_, answer) => {
  calls += 1;
  answer.end();
});
await new Promise<void>((resolve) => tempting.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(tempting.address() as AddressInfo).port}`;
const hostile: Files = Object.fromEntries(HOSTILE_INPUTS.map(({ path, make }) => [path, make(address)]));
const refused = HOSTILE_INPUTS.filter(({ becomes }) => becomes === "refused").map(({ path }) => path);
let base = "";
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "tribunal-hostile-"));
});
afterAll(() => {
  tempting.close();
  rmSync(base, { recursive: true, force: true });
});

function write(name: string, files: Files): string {
  const folder = join(base, name);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** What must hold whichever way the deal came in. */
function expectUnharmed(json: string): void {
  const review = JSON.parse(json) as Review;
  const named = [...review.unreadable.map(({ id }) => id), ...review.warnings.map(({ file }) => file)];
  expect(named).toEqual(expect.arrayContaining(refused));
  const read = review.documents.map(({ id }) => id);
  const expected = HOSTILE_INPUTS.filter(({ becomes, path }) => becomes === "read" && path.startsWith("documents/"));
  expect(read).toEqual(expect.arrayContaining(["deck.pdf", ...expected.map(({ path }) => path)]));
  // The same verdict as in the deal without them: what the deck shows.
  const arr = review.settled.find(({ contradiction }) => contradiction.topicId === "arr");
  expect(arr?.resolution.verdict).toMatchObject({ winner: "alice", winnerFindingId: "alice-1" });
  expect(JSON.stringify(arr?.resolution.verdict.justification.decisiveFactors)).not.toContain("9 900 000");
  // No page that is not there, no quote of nothing and no number in disguise proves anything.
  const proven = (review.verification?.citations ?? []).filter(({ check }) => check.status === "verified");
  expect(proven.map(({ agentName }) => agentName)).toEqual(["alice"]);
  const saidBy = (agent: string) => review.findings.filter(({ agentName }) => agentName === agent);
  expect(saidBy("looks").map(({ value }) => value)).not.toEqual(expect.arrayContaining([9, 900]));
  expect(saidBy("n").find(({ metric }) => metric === "Users")?.value).toBe("9007199254740993");
  // A thousand citations that do not hold are no ground to trust the whole.
  expect(review.answer.trust).toBe("LOW");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  // A deck of pictures without words is not read, which is not the same as silent.
  const pictures = review.documents.find(({ id }) => id === "documents/pictures.pdf");
  expect(pictures?.reservations?.[0]).toMatch(/without readable text|sans texte lisible|sem texto legível/);
  expect([calls, existsSync(CANARY)]).toEqual([0, false]);
}

/** Whoever believes what nobody sees is told that it does not stand there; what is seen in the same files holds. */
function expectUnseen(json: string): void {
  const review = JSON.parse(json) as Review;
  expect(review.unreadable).toEqual([]);
  const said = review.verification?.citations ?? [];
  const of = (agent: string) => said.filter(({ agentName }) => agentName === agent);
  expect(of("believes")).toHaveLength(UNSEEN_PLACES);
  const trusted = of("believes").filter(({ check }) => check.status === "verified" || check.status === "relocated");
  expect(trusted.map(({ citation }) => citation.reference)).toEqual([]);
  expect(of("sees").filter(({ check }) => check.status !== "verified")).toEqual([]);
  expect(of("sees").length).toBeGreaterThan(40);
  const hiding = review.documents.filter(({ id }) => id.startsWith("documents/"));
  const silent = hiding.filter(({ reservations }) => !reservations?.some((one) => TOLD.test(one)));
  expect(silent.map(({ id }) => id)).toEqual([]);
  const winners = review.settled.map(({ resolution }) => resolution.verdict.winner);
  expect(winners).not.toContain("believes");
}

/** The line is quoted as one that a reader does not see, or the stored value as one that its formula does not give. */
const TOLD = /reader does not see|lecteur ne voit|leitor não vê|recomputed|recalcul/i;

describe.each([
  {
    name: "every hostile input in one deal: the rest of it is unharmed",
    files: smallDeal(hostile),
    expectIt: expectUnharmed,
  },
  { name: "every figure that nobody sees is no proof", files: smallDeal(UNSEEN_DEAL), expectIt: expectUnseen },
])("$name", ({ name, files, expectIt }) => {
  it("through the library", async () => {
    expectIt(toJson(await reviewDeal(write(`${name} 1`, files), { locale: "en" })));
  });

  it("through the command line", async () => {
    const { ended } = startTribunal(["review", write(`${name} 2`, files), "--json", "--no-store"], {});
    const { code, signal, out, err } = await ended;
    expect([signal, err.includes("    at ")]).toEqual([null, false]);
    expect(code).not.toBeNull();
    expectIt(out);
  });

  it("through an upload", async () => {
    const one = await startCase();
    const id = await begin(one, await upload(one, files));
    const messages = await listen(one, id);
    expect(messages.at(-1)?.data.status).toBe("done");
    expectIt(await (await one.ask("GET", `/api/reviews/${id}/document`)).text());
    expect((await fetch(`${one.url}/health`)).status).toBe(200);
    await one.close();
  });
});

describe("what a folder may hold and a name may be", () => {
  /** Things that only a folder can hold, beside the small deal. */
  function strangeFolder(name: string): string {
    const folder = write(
      name,
      smallDeal({ "documents/LEASE.md": "Rent: 1 000 EUR", "documents/lease.md": "Rent: 1 000 EUR" }),
    );
    execFileSync("mkfifo", [join(folder, "documents/pipe.pdf")]);
    symlinkSync("/etc/hostname", join(folder, "documents/link.txt"));
    symlinkSync("/etc", join(folder, "documents/outside"));
    return folder;
  }

  function expectNamed(json: string): void {
    const review = JSON.parse(json) as Review;
    const named = [...review.unreadable.map(({ id }) => id), ...review.warnings.map(({ file }) => file)];
    expect(named).toEqual(expect.arrayContaining(["documents/pipe.pdf", "documents/link.txt", "documents/outside"]));
    expect(review.documents.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["documents/LEASE.md", "documents/lease.md"]),
    );
    const arr = review.settled.find(({ contradiction }) => contradiction.topicId === "arr");
    expect(arr?.resolution.verdict.winner).toBe("alice");
  }

  it("through the library: pipes and what leads outside are named, never opened", async () => {
    expectNamed(toJson(await reviewDeal(strangeFolder("strange 1"), { locale: "en" })));
  });

  it("through the command line", async () => {
    const { ended } = startTribunal(["review", strangeFolder("strange 2"), "--json", "--no-store"], {});
    expectNamed((await ended).out);
  });

  it("through an upload: a name that climbs, cannot be seen or comes twice refuses the deal", async () => {
    const one = await startCase();
    const bad = [
      "../x.md",
      "/etc/x.md",
      "documents/../../x.md",
      "a\u0000.md",
      "no\u202etes.md",
      "no\u200btes.md",
      "DECK.pdf",
    ];
    for (const name of bad) {
      const refused = await one.ask("POST", "/api/deals", formOf(smallDeal({ [name]: "Rent: 1 000 EUR" }), "Strange"));
      expect([name, ...(await codeOf(refused))]).toEqual([name, 400, "bad_file_name"]);
    }
    expect(await (await one.ask("GET", "/api/deals")).text()).not.toContain("Strange");
    await one.close();
  });
});
