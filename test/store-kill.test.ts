import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countOf } from "./full-counts.ts";
import { makeDeal, postgresUnderTest, sqliteUnderTest } from "./store-case.ts";

const AT_ONCE = 4;

describe.each([
  [sqliteUnderTest(), countOf(20, 200)],
  [postgresUnderTest(), countOf(4, 200)],
] as const)("a process killed while it writes to the store", (home, kills) => {
  beforeAll(() => home.start());
  afterAll(() => home.stop());

  it(`loses nothing that was answered (${home.name}, ${kills} times)`, async () => {
    const place = await home.place();
    const store = await place.open();
    const tenant = store.of("ours", "alice");
    const deal = await makeDeal(tenant);
    const said: { reviewId: string; rows: string[] }[] = [];
    // Four at once on the same store: whoever is killed must not take another's rows along.
    for (let kill = 0; kill < kills; kill += AT_ONCE) {
      const group = Array.from({ length: AT_ONCE }, async (_, i) => {
        const review = await tenant.reviews.create({ dealId: deal.id, locale: "en", options: {} });
        const reviewId = review?.id ?? "";
        const rows = await killed(
          home.name,
          place.address,
          `k${kill + i}`,
          reviewId,
          1 + Math.floor(Math.random() * 12),
        );
        said.push({ reviewId, rows });
      });
      await Promise.all(group);
    }
    const answered = said.flatMap(({ rows }) => rows);
    expect(answered.length).toBeGreaterThanOrEqual(kills);
    const rows = await place.read("select subject from audit where action = 'test.row'");
    const subjects = new Set(rows.map(({ subject }) => subject));
    expect(answered.filter((row) => !subjects.has(row))).toEqual([]);
    for (const { reviewId, rows: keys } of said) {
      const journal = tenant.calls.replayOf(reviewId);
      for (const key of keys)
        expect(await journal.get(key)).toMatchObject({ state: "done", completion: { text: key } });
    }
    expect(await store.audit.verify()).toMatchObject({ ok: true });
    await store.close();
  });
});

/** Lets a child write without end, kills it some rows after its first, and says what it had been answered. */
async function killed(home: string, address: string, name: string, reviewId: string, rows: number): Promise<string[]> {
  const script = fileURLToPath(new URL("./store-child.ts", import.meta.url));
  const child = spawn(process.execPath, [script, home, address, name, "1000000", reviewId], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    // A little later, whatever it is writing by then.
    if (output.split("\n").length > rows) setTimeout(() => child.kill("SIGKILL"), Math.random() * 5);
  });
  await new Promise((resolve) => child.once("close", resolve));
  return output.split("\n").slice(0, -1);
}
