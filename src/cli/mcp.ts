import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { Command } from "commander";
import { MCP_WORDS } from "../i18n/mcp.ts";
import { type CommandMaker, packageVersion } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

/** `tribunal mcp`: the checks for other agents, over standard input and output, until the other side hangs up. */
export const mcpCommand: CommandMaker = ({ locale, terminal }) => {
  const words = MCP_WORDS[locale];
  return new Command("mcp")
    .description(words.description)
    .option("--root <folder>", words.root)
    .action(async ({ root = "." }: { root?: string }) => {
      const folder = resolve(root);
      const found = await stat(folder).catch(() => null);
      if (found === null || !found.isDirectory()) throw new UsageProblem(words.notAFolder(root));
      const [{ serveStdio }, { createMcpServer }] = await Promise.all([
        import("@modelcontextprotocol/server/stdio"),
        import("../mcp/server.ts"),
      ]);
      const model = terminal.env.TRIBUNAL_MODEL?.trim();
      const review = model === undefined || model === "" ? {} : { model };
      serveStdio(() => createMcpServer({ root: folder, version: packageVersion(), review }));
      await new Promise<void>((closed) => process.stdin.once("close", closed));
    });
};
