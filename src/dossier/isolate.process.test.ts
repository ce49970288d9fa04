import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { parseIsolated } from "./isolate.ts";
import { sandboxFor } from "./isolation/sandbox.ts";

const text = (content: string) => Buffer.from(content);

describe("parseIsolated", () => {
  it("gives the same document as the reader would, over several calls at once", async () => {
    const documents = await Promise.all(
      Array.from({ length: 12 }, (_, index) => parseIsolated(text(`Line number ${index}`), "text")),
    );
    expect(documents.map((document) => document.sections[0]?.rows[0]?.cells[0]?.text)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Line number ${index}`),
    );
  });

  it("names the file it was given by path", async () => {
    await expect(parseIsolated("/nowhere/deck.pdf", "pdf")).rejects.toMatchObject({
      code: "file_not_found",
      detail: { file: "deck.pdf" },
    });
    await expect(parseIsolated(fileURLToPath(import.meta.url), "pdf")).rejects.toMatchObject({
      detail: { file: "isolate.process.test.ts" },
    });
  });

  it("survives a parser that fails in a way no reader foresaw", async () => {
    await expect(parseIsolated(text("x"), "no such format" as never)).rejects.toMatchObject({ code: "parser_crashed" });
    await expect(parseIsolated(text("fine"), "text")).resolves.toMatchObject({ format: "text" });
  });

  it("ends the work when its signal says so", async () => {
    const stop = new AbortController();
    const work = parseIsolated(text("x".repeat(5_000_000)), "text", { signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(work).rejects.toThrow("enough");
    await expect(parseIsolated(text("fine"), "text")).resolves.toMatchObject({ format: "text" });
  });

  it("refuses more memory than it was given", async () => {
    const huge = parseIsolated(text(`[${"1,".repeat(3_000_000)}1]`), "json", { memoryBytes: 150_000_000 });
    await expect(huge).rejects.toMatchObject({ code: "parse_memory", detail: { limit: 150_000_000 } });
  });

  it("lets the program that used it end by itself", async () => {
    const module = new URL("./isolate.ts", import.meta.url).href;
    const script = `import { parseIsolated } from ${JSON.stringify(module)};
      const { format } = await parseIsolated(Buffer.from("hello"), "text"); console.log(format);`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    expect(stdout.trim()).toBe("text");
  });
});

describe("the parsing process", () => {
  const { flags, env } = sandboxFor(fileURLToPath(new URL("../../", import.meta.url)));
  const inside = async (code: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, "-e", code], { env });
    return stdout.trim();
  };
  it("sees none of the parent's environment", async () => {
    vi.stubEnv("TRIBUNAL_TEST_SECRET", "secret");
    try {
      expect(await inside("console.log(JSON.stringify(process.env))")).not.toContain("secret");
    } finally {
      vi.unstubAllEnvs();
    }
  });
  it.each([
    ["read outside the package", "fs.readFileSync('/etc/hosts')"],
    ["write", "fs.writeFileSync(__dirname + '/x', 'x')"],
    ["start a program", "require('child_process').execFileSync('true')"],
  ])("may not %s", async (_, attempt) => {
    const code = `const fs = require("fs"); try { ${attempt}; console.log("done") } catch (e) { console.log(e.code) }`;
    expect(await inside(code)).toBe("ERR_ACCESS_DENIED");
  });
});
