import { spawn } from "node:child_process";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { Option } from "commander";
import type { Locale } from "../domain/locale.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { SERVER_WORDS } from "../i18n/server-words.ts";
import { createServer } from "../server/create-server.ts";
import { LOCAL_TENANT, type Store } from "../store/port.ts";
import { answeringCommand } from "./answering-command.ts";
import { doorkey, firstPage } from "./first-desk.ts";
import { closeHome, keysAt, openHome } from "./home.ts";
import { checkModels, namedModels } from "./models.ts";
import type { CommandMaker, Terminal } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

const DEFAULT_PORT = 4747;

interface ServeOptions {
  port: number;
  host: string;
  allowRemote?: true;
  allowHost: string[];
  publicUrl?: string;
  trustedProxy: string[];
  open?: boolean;
  newToken?: true;
  example?: true;
  model?: string[];
  fallback?: string;
  concurrency: number;
  desk: string;
  log?: true;
  json?: true;
}

/** `tribunal serve`: the desk and the API on this machine, until Ctrl-C. */
export const serveCommand: CommandMaker = ({ locale, terminal }) => {
  const words = SERVER_WORDS[locale];
  const number = (least: number, most: number) => (given: string) => {
    if (!/^\d{1,5}$/.test(given) || Number(given) < least || Number(given) > most)
      throw new UsageProblem(words.badNumber(given, least, most));
    return Number(given);
  };
  return answeringCommand("serve", locale)
    .description(words.serve)
    .addOption(new Option("--port <port>", words.port).argParser(number(0, 65_535)).default(DEFAULT_PORT))
    .addOption(new Option("--host <address>", words.host).default("127.0.0.1"))
    .option("--allow-remote", words.allowRemote)
    .addOption(
      new Option("--allow-host <name>", words.allowHost)
        .argParser((name, names: string[] = []) => [...names, name])
        .default([]),
    )
    .option("--public-url <address>", words.publicUrl)
    .addOption(
      new Option("--trusted-proxy <address>", words.trustedProxy)
        .argParser((address, all: string[] = []) => [...all, address])
        .default([]),
    )
    .option("--open", words.open)
    .option("--no-open", words.noOpen)
    .option("--new-token", words.newToken)
    .option("--example", words.example)
    .addOption(new Option("--model <model>", words.model).argParser((one, all: string[] = []) => [...all, one]))
    .option("--fallback <model>", CLI_REVIEW_WORDS[locale].fallback)
    .addOption(new Option("--concurrency <count>", words.concurrency).argParser(number(0, 16)).default(1))
    .addOption(new Option("--desk <folder>", words.desk).default(builtDesk(), "dist/web"))
    .option("--log", words.log)
    .action((options: ServeOptions) => serve(options, terminal, locale));
};

async function serve(options: ServeOptions, terminal: Terminal, locale: Locale): Promise<void> {
  const words = SERVER_WORDS[locale];
  const { host, port, publicUrl, json } = options;
  const say = (text: string) => (json ? undefined : terminal.write(`${text}\n`));
  if (!isLoopback(host) && !options.allowRemote) throw new UsageProblem(words.needsAllowRemote(host));
  if (publicUrl !== undefined && !/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? ""))
    throw new UsageProblem(words.badUrl(publicUrl));
  const model = namedModels(options.model ?? [], options.fallback, terminal, locale);
  checkModels(model, null, terminal, locale);
  const ended = waitForEnd(terminal);
  const home = await openHome(terminal.env, locale);
  const server = createServer({
    store: home.store,
    model,
    keys: keysAt(terminal.env),
    allowHosts: options.allowHost,
    trustedProxies: options.trustedProxy,
    desk: options.desk,
    concurrency: options.concurrency,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(options.log && { log: (line) => terminal.writeError(`${JSON.stringify(line)}\n`) }),
  });
  const key = options.example ? await doorkey(home.store) : null;
  try {
    const page = options.example ? await firstPage(home.store, locale) : "/";
    const listen = (at: number) => server.listen({ host, port: at });
    const { url } = await listen(port).catch((error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      // Who asked for nothing but the desk did not ask for this port either.
      if (taken && options.example && port === DEFAULT_PORT) return listen(0);
      throw new UsageProblem(taken ? words.portTaken(port) : words.cannotListen(host, error.message));
    });
    const token = key === null ? await firstToken(home.store, options.newToken === true) : null;
    const secret = key?.secret ?? token;
    const login = secret === null ? null : `${url}${server.loginPath(secret, page)}`;
    say(words.listening(url));
    say(words.storeAt(home.store.location));
    if (!isLoopback(host) && publicUrl === undefined) say(words.remoteWarning);
    if (token !== null) {
      say(words.firstToken(token));
      say(words.tokenOnce);
    }
    if (login !== null) say(words.signInAt(login));
    say(words.stopHint);
    if (json) terminal.write(`${JSON.stringify({ url, store: home.store.location, token, login })}\n`);
    const onScreen = terminal.screen !== undefined && login !== null;
    if (options.open ?? (onScreen && !json)) openBrowser(login ?? url);
    await ended;
    say(words.stopping);
    const { released } = await server.close();
    say(words.stopped(released));
  } finally {
    await server.close();
    await key?.takeBack();
    await closeHome(home);
  }
}

/** The secret of a token made now: the first one of this machine, or a further one that was asked for. */
async function firstToken({ access }: Store, further: boolean): Promise<string | null> {
  const known = await access.tokens(LOCAL_TENANT);
  if (!further && known.some(({ revokedAt }) => revokedAt === null)) return null;
  const label = known.length === 0 ? "first token" : `token ${known.length + 1}`;
  const { secret } = await access.createToken({ tenant: LOCAL_TENANT, label, actor: "serve" });
  return secret;
}

/** Resolves when somebody ends the program: Ctrl-C, or the system. */
function waitForEnd(terminal: Terminal): Promise<void> {
  return new Promise((resolve) => {
    const interrupts = terminal.catchInterrupts?.();
    interrupts?.signal.addEventListener("abort", () => resolve(), { once: true });
    if (interrupts === undefined) process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));

/** Where the package keeps the desk: the same place from the sources and from the built program. */
const builtDesk = (): string => fileURLToPath(new URL("../../dist/web", import.meta.url));

/** Opens the address in the user's browser. That it cannot be opened is no failure: the address was printed. */
function openBrowser(url: string): void {
  const [command, ...words] =
    process.platform === "darwin"
      ? ["open"]
      : process.platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler"] // no shell, which would read the signs of an address
        : ["xdg-open"];
  const child = spawn(command ?? "xdg-open", [...words, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
