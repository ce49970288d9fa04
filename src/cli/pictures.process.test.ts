import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makePicturePdf } from "../../test/support/make-picture-pdf.ts";
import { checkCommand } from "./check.ts";
import { factsCommand } from "./facts.ts";
import { runProgram } from "./program.ts";
import { reviewCommand } from "./review.ts";

let around: string;
let folder: string;
beforeAll(async () => {
  vi.stubEnv("TRIBUNAL_OCR_CACHE", "");
  around = await mkdtemp(join(tmpdir(), "pictures-"));
  folder = join(around, "deal");
  await mkdir(folder);
  const deck = await makePicturePdf([
    { kind: "text", text: "Where the company stands today", x: 30, y: 40, size: 18 },
    { kind: "text", text: "MRR", x: 30, y: 100, size: 16 },
    { kind: "text", text: "$42,500", x: 200, y: 100, size: 16 },
  ]);
  await writeFile(join(folder, "deck.pdf"), deck);
  await writeFile(join(around, "memo.txt"), "MRR is $42,500.");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(around, { recursive: true, force: true });
});

async function run(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ["", ""];
  const code = await runProgram([reviewCommand, factsCommand, checkCommand], words, {
    env: { TRIBUNAL_HOME: join(around, "home") },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
  });
  return { code, out, error };
}

describe("pictures at the command line", () => {
  it("are read in a review, which says how far it has come", async () => {
    const { code, out, error } = await run("review", folder, "--lang", "en");
    expect(code).toBe(0);
    expect(error).toContain("deck.pdf: 1 of 1 pictures read");
    expect(out).not.toContain("reading pictures is switched off");
  });

  it("are left alone with --no-ocr, and the report says so", async () => {
    for (const kept of [[], ["--no-store"]]) {
      const { code, out, error } = await run("review", folder, "--lang", "en", "--no-ocr", "--json", ...kept);
      expect(code).toBe(0);
      expect(error).not.toContain("pictures read");
      expect(out).toContain("reading pictures is switched off");
    }
  });

  it("are left alone by facts and check too, where that is asked for", async () => {
    expect((await run("facts", folder, "--json", "--no-ocr")).out).not.toContain("42500");
    const { out } = await run("check", join(around, "memo.txt"), folder, "--json", "--no-ocr");
    expect(JSON.parse(out).summary.supported).toBe(0);
  });
});
