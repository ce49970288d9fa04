import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { ANALYST_NAMES } from "../analysts/model/missions.ts";
import { closest } from "../domain/closest.ts";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { type Instructions, PROMPT_NAMES } from "../model/prompt/instructions.ts";
import { UsageProblem } from "./usage-problem.ts";

const TEXTS = new Set([".md", ".txt"]);
const LONGEST = 40_000;

/** The prompts in a folder: `arbitrator.md` is the arbitrator's, `legal.md` that analyst's mission. Other texts are refused by name. */
export async function ownPrompts(folder: string, locale: Locale): Promise<Instructions> {
  const words = CLI_REVIEW_WORDS[locale];
  const files = await readdir(folder).catch(() => {
    throw new UsageProblem(words.noPrompts(folder));
  });
  const texts = files.filter((file) => TEXTS.has(extname(file).toLowerCase())).toSorted();
  if (texts.length === 0) throw new UsageProblem(words.noPrompts(folder));
  const prompts: Record<string, string> = {};
  const missions: Record<string, string> = {};
  for (const file of texts) {
    const name = basename(file, extname(file));
    const text = await readFile(join(folder, file), "utf8");
    const known: readonly string[] = [...PROMPT_NAMES, ...ANALYST_NAMES];
    if (!known.includes(name)) {
      const near = closest(name, [...known]);
      const hint = near === null ? "" : `\n${CLI_WORDS[locale].didYouMean(`${near}${extname(file)}`)}`;
      throw new UsageProblem(`${words.unknownPrompt(file, known.join(", "))}${hint}`);
    }
    if (text.trim() === "" || text.length > LONGEST) throw new UsageProblem(words.promptUnfit(file));
    (ANALYST_NAMES.includes(name) ? missions : prompts)[name] = text;
  }
  return { ...prompts, ...(Object.keys(missions).length > 0 && { missions }) };
}
