import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readReviewDocument } from "../src/report/json.ts";
import { openSqliteStore } from "../src/store/open.ts";
import { type Files, formOf, smallDeal } from "../test/server-case.ts";
import type { ServerChild } from "../test/server-child.ts";
import { floodAnswer, nestedAnswer } from "../test/support/hostile/answers.ts";
import { crowdedXlsx } from "../test/support/hostile/strange-archives.ts";
import { becameOf } from "./became-of.ts";
import type { Bench } from "./bench.ts";
import { endlessAnswer, longDeck } from "./heavy-deals.ts";
import { processorSeconds, watchMemory } from "./peak-memory.ts";

const GOAL = { seconds: 30, megabytes: 1_000 };

/** What is too large for `npm test`, each in a deal of its own; the tests have the same with smaller counts. */
const INPUTS: Readonly<Record<string, () => Files>> = {
  "a million parts": () => smallDeal({ "documents/crowded.xlsx": crowdedXlsx(1_000_000) }),
  "five million brackets": () => smallDeal({ "agents/deep.json": nestedAnswer(5_000_000) }),
  "five million brackets as a document": () => smallDeal({ "documents/deep.json": nestedAnswer(5_000_000) }),
  "200 MB of JSON": () => smallDeal({ "agents/long.json": `{"findings":[${"1,".repeat(100_000_000)}1]}` }),
  "200 MB of JSON as a document": () => smallDeal({ "documents/long.json": `{"a":"${"x".repeat(200_000_000)}"}` }),
  "ten thousand findings": () => smallDeal({ "agents/flood.json": floodAnswer(10_000) }),
  "26 MB of findings": () => filesOf(endlessAnswer),
  "200 pages, 300 findings": () => filesOf(longDeck),
};
type Way = "library" | "command line" | "upload";

/**
 * The largest hostile inputs at their full count through the library, the command line and an upload: what became of
 * them, the seconds by the clock and of processor time, and the memory of the largest process. `hostile 2` runs the second alone.
 */
export const run: Bench = async ({ args }) => {
  const only = Number(args[0]);
  const rows: Record<string, unknown>[] = [];
  for (const [name, make] of Object.entries(INPUTS).filter((_, at) => !(only > 0) || at === only - 1)) {
    const files = make();
    for (const way of ["library", "command line", "upload"] as const) {
      const row = { input: name, way, ...(await inFolder((folder) => measured(way, files, folder))) };
      console.log(JSON.stringify(row));
      rows.push(row);
    }
  }
  console.table(rows);
  const over = rows.filter(
    ({ megabytes, seconds }) => Number(megabytes) > GOAL.megabytes || Number(seconds) > GOAL.seconds,
  );
  return { goal: GOAL, rows: rows.length, over };
};

async function inFolder<Result>(work: (folder: string) => Promise<Result> | Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-bench-hostile-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A deal that was made as a folder, as files. */
function filesOf(make: (folder: string) => string): Files {
  const folder = make(mkdtempSync(join(tmpdir(), "tribunal-bench-hostile-")));
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const files = paths.map((one) => join(one.parentPath, one.name));
  const read = Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
  rmSync(folder, { recursive: true, force: true });
  return read;
}

async function measured(way: Way, files: Files, folder: string) {
  const deal = join(folder, "deal");
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(deal, path)), { recursive: true });
    writeFileSync(join(deal, path), content);
  }
  const from = performance.now();
  const { became, ...used } = await (way === "upload" ? uploaded(files, folder) : reviewed(way, deal, folder));
  return { became, seconds: Math.round((performance.now() - from) / 100) / 10, ...used };
}

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function reviewed(way: Way, deal: string, folder: string) {
  const out = join(folder, "out");
  const file = openSync(out, "w");
  const words =
    way === "library" ? [script("./hostile-library.ts"), deal] : [script("../src/cli/main.ts"), "review", deal];
  const more = way === "library" ? [] : ["--json", "--no-store", "--lang", "en"];
  const child = spawn(process.execPath, [...words, ...more], { stdio: ["ignore", file, "inherit"] });
  const used = await usedUntil(child, once(child, "exit"));
  closeSync(file);
  const text = readFileSync(out, "utf8");
  const told = way === "library" ? text.trim() : becameOf(readReviewDocument(text));
  return { became: child.exitCode === 0 ? told : `ended with ${child.exitCode ?? child.signalCode}`, ...used };
}

/** To a server in a process of its own; what is asked is the upload with its review, to the review's end. */
async function uploaded(files: Files, folder: string) {
  const file = join(folder, "store.sqlite");
  const store = await openSqliteStore(file);
  const { secret } = await store.access.createToken({ tenant: "acme", label: "Ada", actor: "bench" });
  const child = spawn(
    process.execPath,
    [script("../test/server-child.ts"), JSON.stringify({ file, concurrency: 1 } satisfies ServerChild)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${String(line).trim()}${path}`, { ...init, headers: { authorization: `Bearer ${secret}` } });
  let became = "";
  const work = (async () => {
    const form = formOf(files, "Hostile");
    form.set("review", '{"locale":"en"}');
    const answer = await ask("/api/deals", { method: "POST", body: form });
    const body = (await answer.json()) as { review?: { id: string }; error?: { code: string } };
    if (body.review === undefined) {
      became = `${answer.status} ${body.error?.code}`;
      return;
    }
    await (await ask(`/api/reviews/${body.review.id}/events`)).text();
    const document = await ask(`/api/reviews/${body.review.id}/document`);
    became = document.ok
      ? becameOf(readReviewDocument(await document.text()))
      : `${document.status} ${await document.text()}`;
  })();
  const used = await usedUntil(child, work);
  became += `; health ${(await ask("/health")).status}`;
  child.kill("SIGKILL");
  await once(child, "exit");
  await store.close();
  return { became, ...used };
}

async function usedUntil(child: ChildProcess, end: Promise<unknown>) {
  const [watch, before] = [watchMemory(child.pid ?? 0), processorSeconds()];
  await end;
  return {
    processorSeconds: Math.round(processorSeconds() - before),
    megabytes: Math.round(watch.peakBytes() / 1_000_000),
  };
}
