import { Command } from "commander";
import type { Locale } from "../domain/locale.ts";
import { CHANGED_RECORDS } from "../i18n/changed-records.ts";
import { CLI_WORDS } from "../i18n/cli.ts";
import { DECISION_WORDS } from "../i18n/cli-decisions.ts";
import { RECORD_WORDS } from "../i18n/cli-records.ts";
import { formatCount } from "../i18n/measures.ts";
import { oneLine } from "../report/view/print.ts";
import type { AuditHead, AuditRow } from "../store/port.ts";
import { answeringCommand } from "./answering-command.ts";
import { withHome } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { tabulate } from "./table.ts";
import { UsageProblem } from "./usage-problem.ts";

/** `tribunal audit verify` and `audit list`: the chain over everything that was done. */
export const auditCommand: CommandMaker = (setup) =>
  new Command("audit")
    .description(DECISION_WORDS[setup.locale].audit)
    .action((_, command: Command) => command.outputHelp())
    .addCommand(verifyAudit(setup))
    .addCommand(listAudit(setup));

const verifyAudit: CommandMaker = ({ locale, terminal, finish }) => {
  const words = { ...CLI_WORDS[locale], ...DECISION_WORDS[locale] };
  return answeringCommand("verify", locale)
    .description(words.auditVerify)
    .option("--head <head>", words.keptHead)
    .action((options: { head?: string; json?: true }) =>
      withHome(terminal, locale, async ({ store }) => {
        const kept = options.head === undefined ? undefined : readHead(options.head, locale);
        const verdict = await store.audit.verify(kept);
        const changed = verdict.ok ? await store.audit.changedRecord() : null;
        if (!verdict.ok || changed !== null) finish(2);
        if (options.json) {
          const told = changed === null ? verdict : { ok: false, fault: "record", ...changed };
          return terminal.write(`${JSON.stringify(told, null, 2)}\n`);
        }
        if (!verdict.ok) {
          const { fault, seq, belongsAt } = verdict;
          const place = belongsAt === undefined ? null : formatCount(belongsAt, locale);
          return terminal.write(`${words.faults[fault](formatCount(seq, locale), place)}\n`);
        }
        const { count, hash } = verdict.head;
        if (changed !== null) {
          const row = changed.seq === null ? null : formatCount(changed.seq, locale);
          return terminal.write(`${CHANGED_RECORDS[locale][changed.kind](changed.id, row)}\n`);
        }
        const rows = formatCount(count, locale);
        const whole = kept === undefined ? words.whole(rows) : words.wholeSince(rows);
        return terminal.write(`${whole}\n${words.keepHead(`${hash}:${count}`)}\n`);
      }),
    );
};

function readHead(given: string, locale: Locale): AuditHead {
  const [, hash = "", count = ""] = /^\s*([0-9a-f]{64})\s*:\s*(\d{1,15})\s*$/i.exec(given) ?? [];
  if (hash === "") throw new UsageProblem(DECISION_WORDS[locale].badHead(given));
  return { hash: hash.toLowerCase(), count: Number(count) };
}

const listAudit: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...RECORD_WORDS[locale], ...DECISION_WORDS[locale] };
  const whole = (given: string, problem: (given: string) => string, least: number): number => {
    const value = Number(given);
    if (!Number.isInteger(value) || value < least) throw new UsageProblem(problem(given));
    return value;
  };
  return answeringCommand("list", locale)
    .description(words.auditList)
    .option("--after <row>", words.after, "0")
    .option("--limit <count>", words.limit, "50")
    .action((options: { after: string; limit: string; json?: true }) =>
      withHome(terminal, locale, async ({ store }) => {
        const after = whole(options.after, words.badAfter, 0);
        const limit = Math.min(whole(options.limit, words.badLimit, 1), 1000);
        const rows = await store.audit.rows({ after, limit });
        if (options.json) return terminal.write(`${JSON.stringify({ rows }, null, 2)}\n`);
        if (rows.length === 0) return terminal.write(`${words.emptyTrail}\n`);
        const last = rows.at(-1)?.seq ?? 0;
        const { count } = await store.audit.head();
        const lines = [
          ...showRows(rows, locale, terminal.screen?.columns),
          ...(last < count ? ["", words.moreRows(last)] : []),
        ];
        return terminal.write(`${lines.join("\n")}\n`);
      }),
    );
};

function showRows(rows: readonly AuditRow[], locale: Locale, columns: number | undefined): string[] {
  const { row, when, who, what, about, hash } = DECISION_WORDS[locale].columns;
  const cells = rows.map((one) => [
    String(one.seq),
    one.at.slice(0, 19).replace("T", " "),
    oneLine(one.actor),
    one.action,
    oneLine(one.subject),
    one.hash.slice(0, 12),
  ]);
  return tabulate([[row, when, who, what, about, hash], ...cells], {
    right: [0],
    ...(columns !== undefined && { columns }),
  });
}
