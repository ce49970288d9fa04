/** The desk in a real browser, over a real server with a store in a temporary folder. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import { type Browser, type BrowserContextOptions, chromium as launcher, type Page } from "playwright-core";
import { importDeal } from "../src/runs/import-deal.ts";
import { openKeyVault } from "../src/runs/key-vault.ts";
import type { Reviewer } from "../src/runs/run-review.ts";
import { createServer, type TribunalServer } from "../src/server/create-server.ts";
import { openSqliteStore } from "../src/store/open.ts";
import type { Store } from "../src/store/port.ts";
import { builtDesk } from "./desk-build.ts";
import { PATIENCE_MS } from "./patience.ts";

/** The folder of one of the example deals. */
export const exampleDeal = (name: string): string =>
  fileURLToPath(new URL(`../examples/deals/${name}`, import.meta.url));

/** A desk somebody can sit down at. */
export interface DeskCase {
  url: string;
  store: Store;
  /** Where the server keeps its files. */
  folder: string;
  token: string;
  /** A page of its own, signed in unless told otherwise; what it complained about and asked for is on record. */
  page(options?: BrowserContextOptions & { signedIn?: boolean }): Promise<WatchedPage>;
  /** An address that signs in once. */
  loginLink(): string;
  /** Puts a folder in and waits for its review; gives the review's id. */
  reviewed(dir: string, locale?: "fr" | "en" | "pt"): Promise<string>;
  close(): Promise<void>;
}

export interface WatchedPage {
  page: Page;
  /** Errors of the console and of scripts, refused content among them. */
  complaints: string[];
  /** Requests to any other host. */
  foreign: string[];
}

/** Starts everything; `close` ends everything. Reviews are real ones, unless a stand-in is given. */
export async function openDesk(reviewer?: Reviewer): Promise<DeskCase> {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-desk-"));
  const store = await openSqliteStore(join(folder, "store.sqlite"));
  const { secret: token } = await store.access.createToken({ tenant: "local", label: "Ada", actor: "test" });
  const server: TribunalServer = createServer({
    store,
    desk: await builtDesk(folder),
    pollMs: 50,
    keys: openKeyVault({ folder: join(folder, "keys") }),
    ...(reviewer !== undefined && { reviewer }),
  });
  const { url } = await server.listen();
  const browser: Browser = await launcher.launch({
    executablePath: process.env.CHROME_PATH ?? (await chromium.executablePath()),
    args: ["--no-sandbox"],
    timeout: PATIENCE_MS,
  });
  return {
    url,
    store,
    folder,
    token,
    loginLink: () => `${url}${server.loginPath(token)}`,
    async page({ signedIn = true, ...options } = {}) {
      const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 }, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const watched: WatchedPage = { page, complaints: [], foreign: [] };
      page.on("console", (message) => {
        if (message.type() === "error") watched.complaints.push(message.text());
      });
      page.on("pageerror", (error) => watched.complaints.push(error.message));
      page.on("dialog", (dialog) => {
        watched.complaints.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(url) && !/^(?:data|blob):/.test(request.url()))
          watched.foreign.push(request.url());
      });
      if (signedIn) await page.request.post(`${url}/api/session`, { data: { token }, headers: { origin: url } });
      return watched;
    },
    async reviewed(dir, locale = "fr") {
      const tenant = store.of("local", "test");
      const { deal } = await importDeal(tenant, dir);
      const review = await tenant.reviews.create({ dealId: deal.id, locale, options: {} });
      if (review === null) throw new Error(`No review of ${dir} could be created`);
      // The stream ends when the review does.
      const headers = { authorization: `Bearer ${token}` };
      await (await fetch(`${url}/api/reviews/${review.id}/events`, { headers })).text();
      return review.id;
    },
    async close() {
      await browser.close();
      await server.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until nothing on the page is still a grey shape. */
export const loaded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector(".skeleton") === null);
};
