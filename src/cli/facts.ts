import { writeFile } from "node:fs/promises";
import { witnessOf } from "../evidence/witness.ts";
import { FACT_SHEET_WORDS } from "../i18n/fact-sheet.ts";
import { factsToXlsx } from "../report/xlsx/fact-sheet.ts";
import { type DealOptions, dealCommand } from "./answering-command.ts";
import { dealAt } from "./deal-path.ts";
import { asTheDealWrites } from "./deals-portuguese.ts";
import type { CommandMaker } from "./program.ts";
import { showFacts } from "./show-facts.ts";

interface FactsOptions extends DealOptions {
  out?: string;
}

/** `tribunal facts <deal>`: every figure of every document, whose it is, and what was not understood. */
export const factsCommand: CommandMaker = ({ locale, terminal }) => {
  const own = FACT_SHEET_WORDS[locale];
  return dealCommand("facts", locale)
    .description(own.command)
    .option("--out <file>", own.out)
    .action(async (path: string, options: FactsOptions) => {
      const { context, deal } = await dealAt(path, locale, { locale: options.lang, ocr: options.ocr });
      const sheet = witnessOf(context).sheet();
      const lang = options.lang ?? deal.locale;
      if (options.out !== undefined) {
        const file = options.out.endsWith(".xlsx") ? options.out : `${options.out}.xlsx`;
        await writeFile(file, factsToXlsx(sheet, { deal: deal.name, written: new Date(), locale: lang }));
        if (!options.json) terminal.write(`${FACT_SHEET_WORDS[lang].written(file)}\n`);
      }
      const asWritten = <Told>(told: Told): Told => asTheDealWrites(told, context, lang);
      terminal.write(
        options.json ? `${JSON.stringify(sheet, null, 2)}\n` : showFacts(sheet, deal.name, lang, asWritten),
      );
    });
};
