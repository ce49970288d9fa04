import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openPostgresStore, openSqliteStore } from "../src/store/open.ts";
import type { Store } from "../src/store/port.ts";
import { begin, listen, startCase, upload } from "./server-case.ts";
import { newDatabase } from "./store-case.ts";

const folder = mkdtempSync(join(tmpdir(), "tribunal-two-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOMES: [name: string, place: () => Promise<() => Promise<Store>>][] = [
  ["a file", async () => () => openSqliteStore(join(folder, "tribunal.sqlite"))],
  [
    "PostgreSQL",
    async () => {
      const address = await newDatabase();
      return () => openPostgresStore(address);
    },
  ],
];

describe.each(HOMES)("two servers on one home, %s", (_, place) => {
  it("both work: each shows what the other keeps, and every review ends once", async () => {
    const open = await place();
    const [one, other] = [await startCase({}, open), await startCase({}, open)];
    const both = [one, other] as const;
    const deals = await Promise.all(both.map((at, i) => upload(at, undefined, `Deal ${i}`)));
    const reviews = await Promise.all(
      [0, 1, 2, 3].map((i) => begin(i % 2 === 0 ? one : other, deals[Number(i > 1)] as string)),
    );
    for (const [i, id] of reviews.entries()) {
      // Whoever runs it, the other tells how it goes.
      const messages = await listen(i % 2 === 0 ? other : one, id);
      expect(messages.at(-1)?.data.status).toBe("done");
    }
    const documents = await Promise.all(
      both.map(({ ask }) =>
        Promise.all(reviews.map(async (id) => (await ask("GET", `/api/reviews/${id}/document`)).text())),
      ),
    );
    expect(documents[0]).toEqual(documents[1]);
    const rows = await one.store.audit.rows();
    const ended = rows.filter(({ action }) => action === "review.finished").map(({ subject }) => subject);
    expect(ended.sort()).toEqual([...reviews].sort());
    expect(await one.store.audit.verify()).toMatchObject({ ok: true });
    // One goes; the other is the house.
    await one.close();
    const last = await begin(other, deals[0] as string);
    expect((await listen(other, last)).at(-1)?.data.status).toBe("done");
    await other.close();
  });
});
