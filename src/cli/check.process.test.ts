import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnalystAnswerSchema } from "../domain/analyst-answer.ts";
import type { TextCheck } from "../evidence/claims/check-text.ts";
import { ANALYST_ROLES, analystPrompt, exampleAnswer } from "../i18n/analyst-prompts.ts";
import { readAgentOutput } from "../outputs/read-output.ts";
import { makeDocx } from "../testing/make-docx.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { checkCommand } from "./check.ts";
import { runProgram } from "./program.ts";
import { promptCommand } from "./prompt.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-"));
  await mkdir(join(folder, "deal", "documents"), { recursive: true });
  await writeFile(
    join(folder, "deal", "documents", "accounts.md"),
    "Accounts (in thousands of euros)\n\n| | 2024 | 2023 |\n|---|---|---|\n| Bread sales | 4,120 | 3,600 |\n| Cake sales | 880 | 900 |\n",
  );
  await writeFile(
    join(folder, "memo.md"),
    "# Crumb\n\nBread sales were €4,120 thousand in 2024. Cake sales were €980 thousand in 2024 <script>alert(1)</script>.\n\nA fine team.\n",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  let [out, error] = ["", ""];
  const code = await runProgram([checkCommand, promptCommand], words, {
    env: {},
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      error += text;
    },
  });
  return { code, out, error };
}

describe("tribunal check", () => {
  it("shows what is wrong first, with the words of the document, then the text in place", async () => {
    const { code, out } = await run("check", join(folder, "memo.md"), join(folder, "deal"));
    expect(code).toBe(0);
    expect(out).toContain("Cake sales | 880 | 900");
    expect(out.indexOf("Cake sales were")).toBeLessThan(out.indexOf("Bread sales were"));
    expect(out).toContain("✓");
  });

  it.each([
    ["empty.txt", Buffer.from(" \n"), "empty"],
    ["noise.txt", Buffer.from([1, 2, 3, 0xff, 65, 4, 5, 6, 0xfe, 66, 7, 8]), "is not"],
    ["endless.txt", Buffer.from("ARR ".repeat(300_000)), "endless"],
    ["archive.md", Buffer.from("PK\u0003\u0004 and so on"), "is not"],
  ])("refuses %s instead of finding nothing wrong in it", async (name, bytes, word) => {
    await writeFile(join(folder, name), bytes);
    const { code, out, error } = await run("check", join(folder, name), join(folder, "deal"));
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(error).toContain(name);
    expect(error.toLowerCase()).toContain(word);
  });

  it.each([
    ["windows.txt", Buffer.from("Bread sales – were 4,120 thousand euros in 2024, \u0080.", "latin1")],
    ["utf16.txt", Buffer.from("\ufeffBread sales were €4,120 thousand in 2024.", "utf16le")],
  ])("reads a text in the encoding it was saved in: %s", async (name, bytes) => {
    await writeFile(join(folder, name), bytes);
    const { code, out } = await run("check", join(folder, name), join(folder, "deal"));
    expect(code).toBe(0);
    expect(out).toContain("✓");
    expect(out).not.toContain("\ufffd");
  });

  it("gives one JSON document, and code 2 where --fail-on asks for it", async () => {
    const { code, out } = await run(
      "check",
      join(folder, "memo.md"),
      join(folder, "deal"),
      "--json",
      "--fail-on",
      "contradicted",
    );
    expect(code).toBe(2);
    expect(JSON.parse(out).summary).toMatchObject({ contradicted: 1, supported: 1, no_claim: 2 });
  });

  it("escapes everything in the page it writes", async () => {
    const page = join(folder, "memo.html");
    await run("check", join(folder, "memo.md"), join(folder, "deal"), "--html", page, "--lang", "fr");
    const shown = await readFile(page, "utf8");
    expect(shown).not.toContain("<script>");
    expect(shown).toContain("&lt;script&gt;");
    expect(shown).toContain("contredit");
  });

  it("tells a reason that several figures share once", async () => {
    const page = join(folder, "list.html");
    await writeFile(join(folder, "list.md"), "| Metric | Value |\n| --- | --- |\n| Kilns | 10 / 20 / 30 |\n");
    await run("check", join(folder, "list.md"), join(folder, "deal"), "--html", page, "--lang", "en");
    const shown = await readFile(page, "utf8");
    expect(shown.match(/<div>[^<]*Kilns/g)).toHaveLength(1);
  });

  it("takes out of the text what would steer the terminal", async () => {
    await writeFile(join(folder, "nasty.md"), "Bread \u001b[2J\u001b]0;x\u0007sales were €1 thousand in 2024.\n");
    const { out } = await run("check", join(folder, "nasty.md"), join(folder, "deal"));
    expect(out).not.toContain("\u001b[2J");
    expect(out).not.toContain("\u0007");
  });

  const SAID = [
    "Memo on Crumb",
    "",
    "Bread sales were €4,120 thousand in 2024. In the same year the",
    "cake sales were €980 thousand in 2024.",
  ];
  it.each([
    ["memo.pdf", () => makePdf([[...SAID, "", "Item\t2024\t2023", "Cake sales\t880 k€\t900 k€"]])],
    [
      "memo.docx",
      () =>
        makeDocx([
          "Memo on Crumb",
          SAID.slice(2).join(" "),
          {
            table: [
              ["Item", "2024", "2023"],
              ["Cake sales", "880 k€", "900 k€"],
            ],
          },
        ]),
    ],
    [
      "memo.txt",
      () => Buffer.from([...SAID, "", "| Item | 2024 | 2023 |", "| Cake sales | 880 k€ | 900 k€ |"].join("\n")),
    ],
  ])("reads %s: sentences over two lines, rows of tables", async (name, make) => {
    await writeFile(join(folder, name), await make());
    const { out } = await run("check", join(folder, name), join(folder, "deal"), "--json");
    const { sentences } = JSON.parse(out) as TextCheck;
    const told = sentences.filter(({ verdict }) => verdict !== "no_claim");
    expect(told.map(({ verdict }) => verdict)).toEqual(["supported", "contradicted", "supported"]);
    expect(told[1]?.text.replace(/\s+/g, " ")).toBe("In the same year the cake sales were €980 thousand in 2024.");
  });

  it("reads standard input", async () => {
    const script = fileURLToPath(new URL("main.ts", import.meta.url));
    const child = spawn(process.execPath, [script, "check", "-", join(folder, "deal"), "--json"]);
    child.stdin.end("Cake sales were €980 thousand in 2024.");
    expect(JSON.parse(await text(child.stdout)).summary).toMatchObject({ contradicted: 1 });
  });

  it("says that a text is too long, and what to do", async () => {
    await writeFile(join(folder, "long.txt"), "MRR is 42 K€. ".repeat(80_000));
    const { code, error } = await run("check", join(folder, "long.txt"), join(folder, "deal"));
    expect(code).toBe(1);
    expect(error).toMatch(/long\.txt.*too many characters.*1,000,000.*in parts/);
  });

  it("says that a file is missing", async () => {
    const { code, error } = await run("check", join(folder, "nothing.md"), join(folder, "deal"));
    expect(code).toBe(1);
    expect(error).toContain("nothing.md");
  });
});

describe("tribunal prompt", () => {
  it.each(ANALYST_ROLES)("asks %s for an answer that we read whole, in three languages", async (role) => {
    for (const lang of ["fr", "en", "pt"] as const) {
      const { code, out } = await run("prompt", role, "--lang", lang);
      expect(code).toBe(0);
      expect(out.trim()).toBe(analystPrompt(role, lang));
      const example = AnalystAnswerSchema.parse(exampleAnswer(role, lang));
      const { output } = readAgentOutput(example, role);
      expect(output.agentName).toBe(role);
      expect(output.findings.find(({ metric }) => metric === "ARR")).toMatchObject({
        value: 504000,
        period: "2024-12",
      });
      expect(output.recommendation).toBe(example.recommendation);
    }
  });

  it("knows its roles", async () => {
    expect((await run("prompt", "astrologer")).code).toBe(1);
  });
});
