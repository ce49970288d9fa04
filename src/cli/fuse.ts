import { readFile } from "node:fs/promises";
import { Argument } from "commander";
import { refusedBySystem } from "../domain/errors.ts";
import { fuse } from "../fusion/fuse.ts";
import { readSourceClaims } from "../fusion/read-claims.ts";
import { FUSE_WORDS } from "../i18n/cli-fuse.ts";
import { type AnswerOptions, answeringCommand } from "./answering-command.ts";
import type { CommandMaker } from "./program.ts";
import { showFusion } from "./show-fusion.ts";
import { UsageProblem } from "./usage-problem.ts";

interface FuseOptions extends AnswerOptions {
  same: string;
}

/** `tribunal fuse <sources.csv>`: what many sources make likely, how sure, and which of them copy. */
export const fuseCommand: CommandMaker = ({ locale, terminal }) => {
  const own = FUSE_WORDS[locale];
  return answeringCommand("fuse", locale)
    .description(own.command)
    .addArgument(new Argument("<sources>", own.argument))
    .option("--same <percent>", own.same, "1")
    .action(async (file: string, options: FuseOptions) => {
      const same = Number(options.same.replace(",", "."));
      if (!(same >= 0 && same <= 50)) throw new UsageProblem(own.badSame(options.same));
      const { claims, skipped } = readSourceClaims(await bytesOf(file), file);
      if (claims.length === 0) throw new UsageProblem(own.noClaims(file));
      const fusion = fuse(claims, { sameValue: same / 100 });
      terminal.write(
        options.json
          ? `${JSON.stringify({ ...fusion, skippedLines: skipped }, null, 2)}\n`
          : showFusion(fusion, { claims: claims.length, skipped }, options.lang ?? locale),
      );
    });
};

const bytesOf = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw refusedBySystem(error, file);
  });
