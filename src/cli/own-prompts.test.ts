import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ownPrompts } from "./own-prompts.ts";

const folders: string[] = [];
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tribunal-prompts-"));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true }))));
const write = (name: string, text: string) => writeFile(join(folder, name), text);

describe("a folder of prompts", () => {
  it("gives instructions by prompt and missions by analyst, and passes over what is no text", async () => {
    await write("arbitrator.md", "Decide like a notary.");
    await write("legal.txt", "Look at the licences alone.");
    await write("picture.png", "x");
    expect(await ownPrompts(folder, "en")).toEqual({
      arbitrator: "Decide like a notary.",
      missions: { legal: "Look at the licences alone." },
    });
  });

  it("is refused with a name nobody has, with nothing in it, and with nothing to say", async () => {
    await expect(ownPrompts(folder, "en")).rejects.toThrow("There are no prompts in");
    await expect(ownPrompts(join(folder, "none"), "fr")).rejects.toThrow("Aucune consigne dans");
    await write("arbitrater.md", "x");
    await expect(ownPrompts(folder, "en")).rejects.toThrow(
      /arbitrater\.md is the prompt of nobody[\s\S]*Did you mean arbitrator\.md/,
    );
    await rm(join(folder, "arbitrater.md"));
    await write("critic.md", " \n");
    await expect(ownPrompts(folder, "pt")).rejects.toThrow("critic.md está vazio");
  });
});
