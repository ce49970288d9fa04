import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { refuseUnknown, withOwn } from "../domain/known-options.ts";
import type { KeyVault } from "../runs/key-vault.ts";
import type { PlannedModel } from "../runs/planned-model.ts";
import { RunQueue } from "../runs/run-queue.ts";
import type { Reviewer } from "../runs/run-review.ts";
import { DealShelf, type ShelfOptions } from "../runs/shelf.ts";
import { upkeep } from "../runs/upkeep.ts";
import { StoreFailure } from "../store/failure.ts";
import type { Store } from "../store/port.ts";
import { createApp } from "./app.ts";
import { Counters } from "./counters.ts";
import { DocumentCache } from "./document-cache.ts";
import { DEFAULT_LIMITS, type ServerEnv, type ServerLimits, type ServerTools } from "./env.ts";
import { LoginCodes } from "./login-codes.ts";
import type { Log } from "./middleware/request-log.ts";
import { hostName } from "./middleware/security.ts";
import { PictureCache } from "./picture-cache.ts";
import { ProgressBell } from "./progress-bell.ts";

/** What the server works with. */
export interface ServerOptions {
  /** Stays open when the server is closed. */
  store: Store;
  /** `provider:model`, or one per role, of reviews that name none. Default: none, evidence alone. */
  model?: PlannedModel | null;
  /** Further names this server answers to. */
  allowHosts?: readonly string[];
  /** The address others see, behind a proxy: its name is allowed, and with https cookies are Secure. */
  publicUrl?: string;
  /** Addresses of proxies in front of it: limits then count the client they name. Default: none. */
  trustedProxies?: readonly string[];
  /** Folder of the built desk. Default: none. */
  desk?: string | null;
  limits?: Partial<ServerLimits>;
  /** One line per request and run. Default: nowhere. */
  log?: Log;
  /** Reviews at the same time in this process. Default 1; 0: others run them. */
  concurrency?: number;
  /** How often to look for reviews that others queued or left behind, in milliseconds. Default 2,000. */
  pollMs?: number;
  /** How long a review is held without a sign of life, in milliseconds. Default 30,000. */
  leaseMs?: number;
  /** What one piece of work on a deal may cost: processor time, memory. */
  work?: Pick<ShelfOptions, "processorMs" | "memoryBytes">;
  /** Where people may leave the keys of their models. Default: nowhere. */
  keys?: KeyVault | null;
  reviewer?: Reviewer;
}

const KNOWN: Readonly<Record<keyof ServerOptions, true>> = {
  store: true,
  model: true,
  allowHosts: true,
  publicUrl: true,
  trustedProxies: true,
  desk: true,
  limits: true,
  log: true,
  concurrency: true,
  pollMs: true,
  leaseMs: true,
  work: true,
  keys: true,
  reviewer: true,
};

/** A server that was made and may be listening. */
export interface TribunalServer {
  app: OpenAPIHono<ServerEnv>;
  /** Listens, takes up waiting reviews, and gives the address. Rejects where it cannot listen. */
  listen(at?: { host?: string; port?: number }): Promise<{ url: string; port: number }>;
  /** An address that signs a browser in once with this token and opens a page of the desk. Default: the deals. */
  loginPath(token: string, page?: string): string;
  /** Stops accepting, puts running reviews back into the queue, ends streams. Says how many reviews wait. */
  close(): Promise<{ released: number }>;
}

/** How far those who compute step back behind those who answer. */
const NICENESS = 10;

/** How long answers under way may take once the server is closing. */
const GRACE_MS = 3_000;

/**
 * The HTTP server over a store, with the queue that runs its reviews.
 *
 * ```ts
 * const server = createServer({ store: await openStore(process.env) });
 * const { url } = await server.listen({ port: 4747 });
 * ```
 */
export function createServer(options: ServerOptions): TribunalServer {
  refuseUnknown("createServer", options, KNOWN);
  const { store, log = () => {}, desk = null } = options;
  const limits = withOwn("createServer.limits", DEFAULT_LIMITS, options.limits);
  const stopping = new AbortController();
  const bell = new ProgressBell();
  const counters = new Counters();
  // Those who run reviews, and two for what readers want to see meanwhile; all of them behind who answers.
  const shelf = new DealShelf({ most: (options.concurrency ?? 1) + 2, niceness: NICENESS, ...options.work });
  const codes = new LoginCodes();
  const line = (level: string, message: string, rest: object) =>
    log({ time: new Date().toISOString(), level, message, ...rest });
  const queue = new RunQueue({
    store,
    shelf,
    kind: "serve",
    keys: options.keys ?? undefined,
    concurrency: options.concurrency ?? 1,
    nightly: upkeep({ store, shelf }, ["tidy"]),
    progress: (reviewId) => bell.ring(reviewId),
    ended: ({ tenant, reviewId }, outcome, ms) => {
      counters.countRun(outcome.status);
      const code = outcome.status === "failed" ? outcome.error.code : undefined;
      line("info", "run", { tenant, reviewId, outcome: outcome.status, code, ms: Math.round(ms) });
    },
    failed: (error) => {
      const said = error instanceof StoreFailure ? { code: error.code, said: error.message } : {};
      line("error", "queue", { fault: error instanceof Error ? error.name : "unknown", ...said });
    },
    ...(options.pollMs !== undefined && { pollMs: options.pollMs }),
    ...(options.leaseMs !== undefined && { leaseMs: options.leaseMs }),
    ...(options.reviewer !== undefined && { reviewer: options.reviewer }),
  });
  const publicUrl = options.publicUrl === undefined ? null : new URL(options.publicUrl);
  const hosts = [...(options.allowHosts ?? []), ...(publicUrl === null ? [] : [hostName(publicUrl.host)])];
  const tools: ServerTools = {
    store,
    shelf,
    documents: new DocumentCache(),
    pictures: new PictureCache(),
    bell,
    codes,
    counters,
    limits,
    model: options.model ?? null,
    keys: options.keys ?? null,
    version: packageVersion(),
    secureCookies: publicUrl?.protocol === "https:",
    stopping: stopping.signal,
    queue,
  };
  const app = createApp(tools, { log, hosts, desk, trustedProxies: options.trustedProxies ?? [] });
  let server: Server | null = null;

  return {
    app,
    loginPath: (token, page) => `/login?code=${codes.issue(token, page)}`,
    async listen({ host = "127.0.0.1", port = 0 } = {}) {
      const listening = createAdaptorServer({
        fetch: app.fetch,
        serverOptions: {
          headersTimeout: 20_000,
          requestTimeout: limits.uploadTotalMs + 20_000,
          keepAliveTimeout: 10_000,
        },
      }) as Server;
      server = listening;
      await new Promise<void>((resolve, reject) => {
        listening.once("error", reject);
        listening.listen(port, host, () => resolve());
      });
      const address = listening.address() as AddressInfo;
      if ((options.concurrency ?? 1) > 0) queue.start();
      return { url: publicUrl?.origin ?? `http://${shownHost(address)}:${address.port}`, port: address.port };
    },
    async close() {
      const released = queue.size;
      stopping.abort();
      bell.ringAll();
      const closed = server === null ? null : shut(server);
      await queue.stop();
      await closed;
      await shelf.close();
      return { released };
    },
  };
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // A connection whose answer has just ended would be kept for the next request.
    const idle = setInterval(() => server.closeIdleConnections(), 25);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
  });
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return String(version);
}

/** Every address of this machine is none that a browser opens everywhere. */
function shownHost({ address, family }: AddressInfo): string {
  if (address === "0.0.0.0" || address === "::") return "localhost";
  return family === "IPv6" ? `[${address}]` : address;
}
