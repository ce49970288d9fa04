import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toJson } from "../src/report/json.ts";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { startTribunal } from "./cli-process.ts";
import { begin, type Files, listen, smallDeal, startCase, upload } from "./server-case.ts";
import { CANARY } from "./support/hostile/floods.ts";
import { HOSTILE_INPUTS } from "./support/hostile/inputs.ts";

/** Nobody may call it: neither a script, nor a picture, nor a cell. */
let calls = 0;
const tempting = createServer((_, answer) => {
  calls += 1;
  answer.end();
});
await new Promise<void>((resolve) => tempting.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(tempting.address() as AddressInfo).port}`;
const hostile: Files = Object.fromEntries(HOSTILE_INPUTS.map(({ path, make }) => [path, make(address)]));
const files = smallDeal(hostile);
const refused = HOSTILE_INPUTS.filter(({ becomes }) => becomes === "refused").map(({ path }) => path);
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-hostile-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});
afterAll(() => {
  tempting.close();
  rmSync(folder, { recursive: true, force: true });
});

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

describe("every hostile input in one deal: the rest of it is unharmed", () => {
  it("through the library", async () => {
    expectUnharmed(toJson(await reviewDeal(folder, { locale: "en" })));
  });

  it("through the command line", async () => {
    const { ended } = startTribunal(["review", folder, "--json", "--no-store"], {});
    const { code, signal, out, err } = await ended;
    expect([signal, err.includes("    at ")]).toEqual([null, false]);
    expect(code).not.toBeNull();
    expectUnharmed(out);
  });

  it("through an upload", async () => {
    const one = await startCase();
    const id = await begin(one, await upload(one, files));
    const messages = await listen(one, id);
    expect(messages.at(-1)?.data.status).toBe("done");
    expectUnharmed(await (await one.ask("GET", `/api/reviews/${id}/document`)).text());
    expect((await fetch(`${one.url}/health`)).status).toBe(200);
    await one.close();
  });
});
