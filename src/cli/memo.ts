import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { Argument } from "commander";
import type { Locale } from "../domain/locale.ts";
import { MEMO_FORMATS, type MemoFormat } from "../domain/report-format.ts";
import type { DealMemo } from "../followup/memo.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { MEMO_WORDS } from "../i18n/memo.ts";
import { memoText } from "../report/memo/text.ts";
import { memoFile, memoOf } from "../report/memo.ts";
import { reviewDeal } from "../review.ts";
import { reviewIn } from "../runs/in-language.ts";
import { memoFrom } from "../runs/memo.ts";
import { answeringCommand, type DealOptions } from "./answering-command.ts";
import { dealAt } from "./deal-path.ts";
import { findReview } from "./find-review.ts";
import { withHome } from "./home.ts";
import type { CommandMaker, Terminal } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

interface MemoOptions extends DealOptions {
  out?: string;
}

/** `tribunal memo <deal>`: one page with what is stated, what it rests on, what is open and what was decided. */
export const memoCommand: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...MEMO_WORDS[locale] };
  return answeringCommand("memo", locale)
    .description(words.description)
    .addArgument(new Argument("<deal...>", words.argument))
    .option("--out <file>", words.out)
    .option("--no-ocr", words.noOcr)
    .action(async (path: string[], options: MemoOptions) => {
      const format = options.out === undefined ? null : formatOf(options.out, locale);
      const memo = await memoFor(path, options, terminal, locale);
      if (options.out !== undefined && format !== null) {
        await writeFile(options.out, await memoFile(memo, format));
        if (!options.json) return terminal.write(`${words.written(options.out)}\n`);
      }
      return terminal.write(options.json ? `${JSON.stringify(memo, null, 2)}\n` : memoText(memo));
    });
};

function formatOf(file: string, locale: Locale): MemoFormat {
  const ending = extname(file).slice(1).toLowerCase();
  const format = MEMO_FORMATS.find((one) => one === ending);
  if (format === undefined) throw new UsageProblem(MEMO_WORDS[locale].badEnding(file));
  return format;
}

const REVIEW = /^(?:rev_[a-z0-9]+|last)$/i;

/** Of a review of the store, with what was decided since; else of the documents, reviewed now and not kept. */
async function memoFor(path: string[], options: MemoOptions, terminal: Terminal, locale: Locale): Promise<DealMemo> {
  const [first = ""] = path;
  if (path.length > 1 || !REVIEW.test(first)) {
    const deal = await dealAt(path, locale, { locale: options.lang, ocr: options.ocr });
    const review = await reviewDeal(deal, options.lang === undefined ? {} : { locale: options.lang });
    return memoOf(review, { context: deal.context });
  }
  return withHome(terminal, locale, async ({ tenant, shelf }) => {
    const record = await findReview(tenant, first, locale);
    if (record.documentHash === null) throw new UsageProblem(MEMO_WORDS[locale].notDone(record.id));
    const shown = options.lang === undefined ? null : await reviewIn(tenant, record, options.lang, shelf);
    return (await memoFrom(tenant, record, shelf, { format: null, shown: shown ?? undefined })).memo;
  });
}
