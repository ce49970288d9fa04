import { Argument } from "commander";
import type { Locale } from "../domain/locale.ts";
import { addAll } from "../domain/many.ts";
import { HISTORY_WORDS } from "../i18n/cli-history.ts";
import { readReviewDocument } from "../report/json.ts";
import { oneLine } from "../report/view/print.ts";
import { conflictsIn, type PastConflict } from "../runs/past-conflicts.ts";
import type { TenantStore } from "../store/port.ts";
import { type AnswerOptions, answeringCommand } from "./answering-command.ts";
import { allReviews } from "./find-review.ts";
import { withHome } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { tabulate } from "./table.ts";

/** `tribunal history [topic]`: when a question was disputed before, and who was right. */
export const historyCommand: CommandMaker = ({ locale, terminal }) => {
  const own = HISTORY_WORDS[locale];
  return answeringCommand("history", locale)
    .description(own.command)
    .addArgument(new Argument("[topic]", own.topic))
    .action((topic: string | undefined, options: AnswerOptions) =>
      withHome(terminal, locale, async ({ tenant }) => {
        const conflicts = await pastConflicts(tenant, topic);
        if (options.json) return terminal.write(`${JSON.stringify({ conflicts }, null, 2)}\n`);
        if (conflicts.length === 0) return terminal.write(`${topic === undefined ? own.nothing : own.none(topic)}\n`);
        const lines = tabulate(tableOf(conflicts, locale), {
          ...(terminal.screen !== undefined && { columns: terminal.screen.columns }),
        });
        return terminal.write(`${lines.join("\n")}\n`);
      }),
    );
};

async function pastConflicts({ reviews }: TenantStore, topic: string | undefined): Promise<PastConflict[]> {
  const found: PastConflict[] = [];
  for await (const { id, status } of allReviews(reviews)) {
    const document = status === "done" ? await reviews.document(id) : null;
    if (document !== null) addAll(found, conflictsIn(readReviewDocument(document.json), id, topic));
  }
  return found;
}

function tableOf(conflicts: readonly PastConflict[], locale: Locale): string[][] {
  const { head, open } = HISTORY_WORDS[locale];
  return [
    [head.on, head.deal, head.topic, head.agents, head.right, head.outcome],
    ...conflicts.map(({ on, deal, topic, agents, right, outcome }) => [
      on,
      oneLine(deal),
      oneLine(topic),
      agents.map(oneLine).join(", "),
      right.length === 0 ? "–" : right.map(oneLine).join(", "),
      outcome === null ? open : oneLine(outcome),
    ]),
  ];
}
