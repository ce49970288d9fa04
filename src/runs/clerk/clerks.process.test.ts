import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GROW, INQUIRE, LOOK, SPIN, VANISH, WAIT } from "../../../test/support/clerk-work.ts";
import { ModelFailure } from "../../model/failure.ts";
import { StoreFailure } from "../../store/failure.ts";
import { Clerks } from "./clerks.ts";

let folder = "";
let clerks: Clerks;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-clerks-"));
  for (const deal of ["a", "b"]) {
    mkdirSync(join(folder, deal));
    writeFileSync(join(folder, deal, "context.json"), `{"deal":"${deal}"}`);
  }
  clerks = new Clerks({ most: 1 });
});
afterEach(() => {
  clerks.close();
  rmSync(folder, { recursive: true, force: true });
});

const place = (deal: string) => ({
  folder: join(folder, deal),
  name: deal,
  isGuess: false,
  locale: "en" as const,
  ocr: true,
});

describe("clerks", () => {
  it("work in a process of their own, and keep what they have read open", async () => {
    const first = await clerks.run(LOOK, place("a"), undefined);
    expect(first).toMatchObject({ name: "a", data: { deal: "a" } });
    expect(first.pid).not.toBe(process.pid);
    writeFileSync(join(folder, "a/context.json"), '{"deal":"changed"}');
    expect(await clerks.run(LOOK, place("a"), undefined)).toEqual(first);
    clerks.forget(join(folder, "a"));
    expect(await clerks.run(LOOK, place("a"), undefined)).toMatchObject({ data: { deal: "changed" }, pid: first.pid });
  });

  it("take one piece of work after the other where there is one of them", async () => {
    const [a, b] = await Promise.all([
      clerks.run(LOOK, place("a"), undefined),
      clerks.run(LOOK, place("b"), undefined),
    ]);
    expect([a.name, b.name, a.pid === b.pid]).toEqual(["a", "b", true]);
  });

  it("ask their employer, and hear his refusals as he meant them", async () => {
    expect(await clerks.run(INQUIRE, null, 7, { answer: async (given) => [given] })).toEqual([7]);
    const stale = new StoreFailure("stale_lease");
    const refused = clerks.run(INQUIRE, null, 7, { answer: () => Promise.reject(stale) });
    await expect(refused).rejects.toMatchObject({ name: "StoreFailure", code: "stale_lease" });
    const failed = clerks.run(INQUIRE, null, 7, { answer: () => Promise.reject(new ModelFailure("timeout")) });
    await expect(failed).rejects.toBeInstanceOf(ModelFailure);
  });
});

describe("work that goes too far", () => {
  it("is ended when its processor time is used up, with the reason, and the next work is done", async () => {
    await expect(clerks.run(SPIN, null, undefined, { processorMs: 300 })).rejects.toMatchObject({
      code: "work_timeout",
      detail: { limit: 300 },
    });
    expect(await clerks.run(LOOK, place("a"), undefined)).toMatchObject({ name: "a" });
  });

  it("is ended beyond its memory", async () => {
    clerks = new Clerks({ most: 1, memoryBytes: 300_000_000 });
    await expect(clerks.run(GROW, null, undefined)).rejects.toMatchObject({ code: "work_memory" });
  });

  it("is named as such where its process ends without a word", async () => {
    await expect(clerks.run(VANISH, null, undefined)).rejects.toMatchObject({ code: "work_crashed" });
  });

  it("ends at a signal: by itself where it listens, by force where it does not", async () => {
    const polite = new AbortController();
    const told = () => polite.abort(new Error("enough"));
    await expect(clerks.run(WAIT, null, undefined, { signal: polite.signal, told })).rejects.toThrow("enough");
    const { pid } = await clerks.run(LOOK, place("a"), undefined);
    const rude = new AbortController();
    const begun = () => rude.abort(new Error("now"));
    await expect(clerks.run(SPIN, null, undefined, { signal: rude.signal, told: begun })).rejects.toThrow("now");
    expect((await clerks.run(LOOK, place("a"), undefined)).pid).not.toBe(pid);
  });
});
