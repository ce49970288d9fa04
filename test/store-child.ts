/**
 * Appends audit rows and journal calls, and says each one on its standard output after the store has answered: what was
 * said must be there after this process was killed. Arguments: home, address, name, how many.
 */
import { writeSync } from "node:fs";
import type { JournaledRequest } from "../src/model/journal/journal.ts";
import { openPostgresStore, openSqliteStore } from "../src/store/open.ts";

const [home, address = "", name = "", count = "0", reviewId] = process.argv.slice(2);
const store = await (home === "sqlite" ? openSqliteStore(address) : openPostgresStore(address));
const tenant = store.of("ours", name);
const lease = reviewId === undefined ? null : await tenant.reviews.claim(reviewId, name, 0);
const journal = lease === null ? null : tenant.calls.journalOf(lease);

for (let i = 1; i <= Number(count); i++) {
  const said = `${name}-${i}`;
  await tenant.record("test.row", said, { i });
  if (journal !== null) {
    const request: JournaledRequest = {
      model: "m:1",
      role: "critic",
      system: "s",
      user: said,
      schema: null,
      maxOutputTokens: 1,
      temperature: 0,
      attempt: 0,
    };
    await journal.begin(said, request);
    const usage = { inputTokens: 1, outputTokens: 1, calls: 1, usd: null, estimated: false };
    await journal.complete(said, { text: said, finishReason: "stop", modelId: "m:1", usage });
  }
  writeSync(1, `${said}\n`);
}
await store.close();
