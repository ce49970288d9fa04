import { Argument } from "commander";
import type { Locale } from "../domain/locale.ts";
import type { ChangedSide, FigureChange } from "../domain/stated-figure.ts";
import { witnessOf } from "../evidence/witness.ts";
import { figureChanges } from "../followup/figure-changes.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { FIGURE_CHANGE_WORDS } from "../i18n/figure-changes.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { oneLine } from "../report/view/print.ts";
import { answeringCommand, type DealOptions } from "./answering-command.ts";
import { dealAt } from "./deal-path.ts";
import type { CommandMaker } from "./program.ts";

/** `tribunal diff <before> <after>`: the figures that a new deck or model states otherwise. */
export const diffCommand: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...FIGURE_CHANGE_WORDS[locale] };
  return answeringCommand("diff", locale)
    .description(words.description)
    .addArgument(new Argument("<before>", words.before))
    .addArgument(new Argument("<after>", words.after))
    .option("--no-ocr", words.noOcr)
    .action(async (before: string, after: string, options: DealOptions) => {
      const reading = { locale: options.lang, ocr: options.ocr };
      const was = await dealAt(before, locale, reading);
      const now = await dealAt(after, locale, reading);
      const spoken = options.lang ?? now.deal.locale;
      const changes = figureChanges(
        witnessOf(was.context).figures(spoken),
        witnessOf(now.context).figures(spoken),
        spoken,
      );
      terminal.write(
        options.json ? `${JSON.stringify({ changes }, null, 2)}\n` : `${lines(changes, spoken).join("\n")}\n`,
      );
    });
};

function lines(changes: readonly FigureChange[], locale: Locale): string[] {
  const words = FIGURE_CHANGE_WORDS[locale];
  if (changes.length === 0) return [words.nothing];
  const said = (side: ChangedSide | null) => (side === null ? words.silent : side.formatted);
  const about = (side: ChangedSide) =>
    [side.period === null ? null : sayPeriod(side.period, locale), side.reference]
      .filter((one) => one !== null)
      .join(", ");
  return [
    words.count(changes.length),
    ...changes.map(({ name, isPlan, before, after, change }) => {
      const places = [before, after].flatMap((side) => (side === null ? [] : [about(side)]));
      const sum = change === null ? "" : ` (${change})`;
      return oneLine(
        `- ${name}${isPlan ? ` (${words.plan})` : ""}: ${said(before)} → ${said(after)}${sum} · ${[...new Set(places)].join(" → ")}`,
      );
    }),
  ];
}
