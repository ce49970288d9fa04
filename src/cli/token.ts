import { Argument, Command } from "commander";
import { CLI_WORDS } from "../i18n/cli.ts";
import { TOKEN_WORDS } from "../i18n/cli-tokens.ts";
import { oneLine } from "../report/view/print.ts";
import { type AccessToken, LOCAL_TENANT } from "../store/port.ts";
import { answeringCommand, langOption } from "./answering-command.ts";
import { withHome } from "./home.ts";
import type { CommandMaker } from "./program.ts";
import { tabulate } from "./table.ts";
import { UsageProblem } from "./usage-problem.ts";

/** `tribunal token create`, `list` and `revoke`: who may use the server. */
export const tokenCommand: CommandMaker = (setup) =>
  new Command("token")
    .description(TOKEN_WORDS[setup.locale].token)
    .action((_, command: Command) => command.outputHelp())
    .addCommand(createToken(setup))
    .addCommand(listTokens(setup))
    .addCommand(revokeToken(setup));

const createToken: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...TOKEN_WORDS[locale] };
  return answeringCommand("create", locale)
    .description(words.create)
    .option("--tenant <name>", words.tenant, LOCAL_TENANT)
    .option("--label <label>", words.label, "token")
    .action((options: { tenant: string; label: string; json?: true }) =>
      withHome(terminal, locale, async ({ store }) => {
        if (!/^[\p{L}\p{N}_-]{1,60}$/u.test(options.tenant)) throw new UsageProblem(words.badTenant(options.tenant));
        const label = oneLine(options.label).trim().slice(0, 100) || "token";
        const { secret, token } = await store.access.createToken({ tenant: options.tenant, label, actor: "cli" });
        if (options.json) return terminal.write(`${JSON.stringify({ secret, token }, null, 2)}\n`);
        return terminal.write(`${[words.created(token), words.secret(secret), words.once].join("\n")}\n`);
      }),
    );
};

const listTokens: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...TOKEN_WORDS[locale] };
  return answeringCommand("list", locale)
    .description(words.list)
    .action((options: { json?: true }) =>
      withHome(terminal, locale, async ({ store }) => {
        const tokens = await store.access.tokens();
        if (options.json) return terminal.write(`${JSON.stringify({ tokens }, null, 2)}\n`);
        if (tokens.length === 0) return terminal.write(`${words.none}\n`);
        const { id, tenant, label, created, used, state } = words.columns;
        const rows = tokens.map((one) => [
          one.id,
          oneLine(one.tenant),
          oneLine(one.label),
          minute(one.createdAt),
          minute(one.lastUsedAt),
          one.revokedAt === null ? words.good : words.void,
        ]);
        const screen = terminal.screen === undefined ? {} : { columns: terminal.screen.columns };
        return terminal.write(`${tabulate([[id, tenant, label, created, used, state], ...rows], screen).join("\n")}\n`);
      }),
    );
};

const revokeToken: CommandMaker = ({ locale, terminal }) => {
  const words = { ...CLI_WORDS[locale], ...TOKEN_WORDS[locale] };
  return new Command("revoke")
    .description(words.revoke)
    .addArgument(new Argument("<token>", words.tokenArgument))
    .addOption(langOption(locale))
    .action((given: string) =>
      withHome(terminal, locale, async ({ store }) => {
        const meant = (await store.access.tokens()).find(({ id }) => id === given.trim());
        if (meant === undefined || !(await store.access.revokeToken(meant.tenant, meant.id, "cli")))
          throw new UsageProblem(words.noSuchToken(given));
        return terminal.write(`${words.revoked(meant.id, oneLine(meant.label))}\n`);
      }),
    );
};

const minute = (at: AccessToken["lastUsedAt"]): string => (at === null ? "–" : at.slice(0, 16).replace("T", " "));
