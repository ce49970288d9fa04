import { InvalidArgumentError } from "commander";
import type { Locale } from "../domain/locale.ts";
import { SELF_TEST_WORDS } from "../i18n/self-test.ts";
import { type SelfTestResult, selfTest } from "../self-test/self-test.ts";
import { type DealOptions, dealCommand } from "./answering-command.ts";
import { dealAt } from "./deal-path.ts";
import type { CommandMaker } from "./program.ts";

interface SelfTestCommandOptions extends DealOptions {
  count?: number;
}

const MOST = 400;

/** `tribunal self-test <deal>`: how many known errors the review catches in the user's own documents. */
export const selfTestCommand: CommandMaker = ({ locale, terminal, finish }) =>
  dealCommand("self-test", locale)
    .description(SELF_TEST_WORDS[locale].description)
    .option("--count <n>", SELF_TEST_WORDS[locale].count, readCount)
    .action(async (path: string, options: SelfTestCommandOptions) => {
      const deal = await dealAt(path, locale, { locale: options.lang, ocr: options.ocr });
      const spoken = options.lang ?? deal.deal.locale;
      const result = await selfTest(deal, { locale: spoken, count: options.count });
      terminal.write(
        options.json
          ? `${JSON.stringify({ deal: deal.deal, ...result }, null, 2)}\n`
          : told(result, deal.deal.name, spoken),
      );
      if (result.caught < result.planted) finish(2);
    });

function readCount(given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > MOST) throw new InvalidArgumentError(`1–${MOST}`);
  return count;
}

function told({ planted, caught, byKind, controls }: SelfTestResult, deal: string, locale: Locale): string {
  const words = SELF_TEST_WORDS[locale];
  if (planted === 0) return `${words.title(deal)}\n${words.nothing}\n`;
  const width = Math.max(...byKind.map(({ kind }) => words.kind[kind].length));
  const rows = byKind.map(
    (one) =>
      `  ${words.kind[one.kind].padEnd(width)}  ${one.planted === 0 ? words.noOccasion : `${one.caught} / ${one.planted}`}`,
  );
  const missed = byKind.flatMap((one) =>
    one.missed.map(
      ({ metric, value, quote, reference }) =>
        `  ${words.kind[one.kind]}: ${words.said(metric, String(value), quote, reference)}`,
    ),
  );
  return [
    words.title(deal),
    words.result(caught, planted),
    ...rows,
    words.controls(controls.refused, controls.stated),
    ...(missed.length === 0 ? [] : ["", words.missed, ...missed]),
    "",
  ].join("\n");
}
