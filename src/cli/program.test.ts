import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { expect, it } from "vitest";
import { runProgram } from "./program.ts";

it.each([
  ["en", "was not found. Check the path."],
  ["fr", "est introuvable. Vérifiez le chemin."],
  ["pt", "Verifique o caminho."],
])("says in %s where a report could not be written, and does not call it our fault", async (locale, words) => {
  const place = join(tmpdir(), "no-such-folder-of-tribunal", "report.html");
  const writing = () => new Command("write").option("--lang <lang>").action(() => writeFile(place, "x"));
  let error = "";
  const code = await runProgram([writing], ["write", "--lang", locale], {
    env: {},
    write: () => undefined,
    writeError: (text) => (error += text),
  });
  expect(code).toBe(1);
  expect(error).toContain("report.html");
  expect(error).toContain(words);
});
