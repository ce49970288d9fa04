import { readFile } from "node:fs/promises";
import { Argument } from "commander";
import { refusedBySystem, TribunalError } from "../domain/errors.ts";
import { fuse } from "../fusion/fuse.ts";
import { type ReadClaims, readSourceClaims } from "../fusion/read-claims.ts";
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
      const bytes = await bytesOf(file);
      if (bytes.length === 0) throw new TribunalError("file_empty", `${file} is empty.`, { file });
      const { claims, skipped } = tableOf(bytes, file) ?? NOTHING;
      if (claims.length === 0) throw new UsageProblem(own.noClaims(file));
      const fusion = fuse(claims, { sameValue: same / 100 });
      terminal.write(
        options.json
          ? `${JSON.stringify({ ...fusion, skippedLines: skipped }, null, 2)}\n`
          : showFusion(fusion, { claims: claims.length, skipped }, options.lang ?? locale),
      );
    });
};

const NOTHING: ReadClaims = { claims: [], skipped: [] };

/** What a file claims; null where it holds no table at all: what is to be done is the same as for an empty one. */
function tableOf(bytes: Uint8Array, file: string): ReadClaims | null {
  try {
    return readSourceClaims(bytes, file);
  } catch (error) {
    if (error instanceof TribunalError && error.code === "bad_input") return null;
    throw error;
  }
}

const bytesOf = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw refusedBySystem(error, file);
  });
