import { Argument } from "commander";
import type { Locale } from "../domain/locale.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import { oneLine } from "../report/view/print.ts";
import { replayReview } from "../runs/replay.ts";
import { answeringCommand } from "./answering-command.ts";
import { findReview } from "./find-review.ts";
import { type Difference, firstDifference } from "./first-difference.ts";
import { withHome } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

const MOST = 160;

/** `tribunal replay <review>`: the same bytes from the journal, or where they differ. */
export const replayCommand: CommandMaker = ({ locale, terminal, finish }) => {
  const words = { ...CLI_WORDS[locale], ...RECORD_WORDS[locale] };
  return answeringCommand("replay", locale)
    .description(words.replay)
    .addArgument(new Argument("<review>", words.reviewArgument))
    .action((given: string, options: { json?: true }) =>
      withHome(terminal, locale, async ({ tenant, shelf }) => {
        const { id, status } = await findReview(tenant, given, locale);
        const replay = status === "done" ? await replayReview(tenant, id, { shelf }) : null;
        if (replay === null) throw new UsageProblem(words.notFinishedToReplay(id, words.status[status]));
        const { same, hash, recordedHash } = replay;
        const kept = same ? null : await tenant.reviews.document(id);
        const difference = same ? null : firstDifference(JSON.parse(kept?.json ?? "null"), JSON.parse(replay.document));
        if (options.json)
          terminal.write(
            `${JSON.stringify({ review: id, identical: same, hash, recordedHash, difference }, null, 2)}\n`,
          );
        else if (same) terminal.write(`${words.identical(id, hash)}\n`);
        else terminal.write(`${[words.differs(id), ...showDifference(difference, locale)].join("\n")}\n`);
        if (!same) finish(2);
      }),
    );
};

function showDifference(difference: Difference | null, locale: Locale): string[] {
  if (difference === null) return [];
  const words = RECORD_WORDS[locale];
  const shown = (value: unknown) => {
    const text = value === undefined ? words.absent : oneLine(JSON.stringify(value));
    return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
  };
  return [
    words.firstDifference(oneLine(difference.path)),
    `  ${words.onRecord}: ${shown(difference.was)}`,
    `  ${words.thisTime}: ${shown(difference.now)}`,
  ];
}
