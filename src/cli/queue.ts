import { CLI_WORDS } from "../i18n/cli.ts";
import { formatCount } from "../i18n/measures.ts";
import { QUEUE_WORDS } from "../i18n/queue.ts";
import { oneLine } from "../report/view/print.ts";
import { shownWorker } from "../runs/worker-name.ts";
import { answeringCommand } from "./answering-command.ts";
import { noticeDead, withHome } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { tabulate } from "./table.ts";

const toTheMinute = (at: string | null): string => at?.slice(0, 16).replace("T", " ") ?? "";

/** `tribunal queue`: how much waits for whom, and what was given up for which reason. */
export const queueCommand: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...QUEUE_WORDS[locale] };
  return answeringCommand("queue", locale)
    .description(words.description)
    .action((options: { json?: true }) =>
      withHome(terminal, locale, async (home) => {
        await noticeDead(home);
        const state = await home.store.queueState();
        if (options.json) return terminal.write(`${JSON.stringify(state, null, 2)}\n`);
        const { tenant, waiting, running, oldest } = words.columns;
        const rows = state.tenants.map((one) => [
          oneLine(one.tenant),
          formatCount(one.waiting, locale),
          formatCount(one.running, locale),
          toTheMinute(one.oldest),
        ]);
        const screen = terminal.screen === undefined ? {} : { columns: terminal.screen.columns };
        const lines =
          rows.length === 0
            ? [words.nobody]
            : tabulate([[tenant, waiting, running, oldest], ...rows], { right: [1, 2], ...screen });
        if (state.running.length > 0) {
          const held = state.running.map((one) => [
            oneLine(one.tenant),
            one.reviewId,
            oneLine(shownWorker(one.worker)),
            toTheMinute(one.since),
          ]);
          lines.push("", words.running, ...tabulate(held, screen));
        }
        if (state.dead.length > 0) {
          const dead = state.dead.map((one) => [
            oneLine(one.tenant),
            one.reviewId,
            one.error.code,
            oneLine(one.error.message),
          ]);
          lines.push("", words.dead(formatCount(dead.length, locale)), ...tabulate(dead, screen), "", words.resumeHint);
        }
        return terminal.write(`${lines.join("\n")}\n`);
      }),
    );
};
