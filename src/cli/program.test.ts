import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { expect, it } from "vitest";
import { type CommandMaker, runProgram } from "./program.ts";

type CommandSetup = Parameters<CommandMaker>[0];

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

it.each([
  [
    "on a screen",
    { columns: 80, rows: 24, colour: true },
    "\u001b[1mdeck⟦U+202E⟧fdp⟦U+E0041⟧⟦U+0007⟧⟦U+001B⟧[8m⟦U+001B⟧[2J.pdf\u001b[22m\tx\n",
  ],
  ["elsewhere", undefined, "\u001b[1mdeck\u202efdp\u{e0041}\u0007\u001b[8m\u001b[2J.pdf\u001b[22m\tx\n"],
])("what a name hides, %s: a screen shows it, a file has it as it is", async (_, screen, shown) => {
  const telling = ({ terminal }: CommandSetup) =>
    new Command("tell").action(() =>
      terminal.write("\u001b[1mdeck\u202efdp\u{e0041}\u0007\u001b[8m\u001b[2J.pdf\u001b[22m\tx\n"),
    );
  let text = "";
  const write = (written: string) => {
    text += written;
  };
  await runProgram([telling], ["tell"], { env: {}, write, writeError: write, ...(screen && { screen }) });
  expect(text).toBe(shown);
});

it.each([
  ["on a screen", ["--json"], { columns: 80, rows: 24, colour: true }],
  ["elsewhere", ["--json"], undefined],
  ["by its format", ["--format", "json"], undefined],
])(
  "JSON has what a name hides as escapes, %s: nothing of it acts, and it is read back as it was",
  async (_, words, screen) => {
    const name = "deck\u202efdp\u{e0041}\u0085\u001b[8mé\u00ad.pdf";
    const telling = ({ terminal }: CommandSetup) =>
      new Command("tell")
        .option("--json")
        .option("--format <format>")
        .action(() => terminal.write(`${JSON.stringify({ [name]: name }, null, 2)}\n`));
    let text = "";
    const write = (written: string) => {
      text += written;
    };
    await runProgram([telling], ["tell", ...words], { env: {}, write, writeError: write, ...(screen && { screen }) });
    expect(text).toContain("deck\\u202efdp\\udb40\\udc41\\u0085\\u001b[8mé");
    expect(JSON.parse(text)).toEqual({ [name]: name });
  },
);
