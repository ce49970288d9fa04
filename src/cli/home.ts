import { join } from "node:path";
import type { Locale } from "../domain/locale.ts";
import { CLI_REVIEW_WORDS } from "../i18n/cli-review.ts";
import { type KeyVault, openKeyVault } from "../runs/key-vault.ts";
import { DealShelf } from "../runs/shelf.ts";
import { isGone } from "../runs/worker-name.ts";
import { openStore } from "../store/open.ts";
import { LOCAL_TENANT, type Store, type TenantStore } from "../store/port.ts";
import type { Terminal } from "./program.ts";
import { UsageProblem } from "./usage-problem.ts";

type Env = Terminal["env"];

/** Where the command line keeps its reviews. */
export interface LocalHome {
  store: Store;
  tenant: TenantStore;
  shelf: DealShelf;
}

/** TRIBUNAL_HOME, else `.tribunal` in the user's home; null where there is none. */
export function homeFolder(env: Env): string | null {
  const given = env.TRIBUNAL_HOME?.trim();
  if (given !== undefined && given !== "") return given;
  const user = env.HOME || env.USERPROFILE;
  return user === undefined || user === "" ? null : join(user, ".tribunal");
}

/** Where keys of models are kept on this machine; null where it has no place for them. */
export function keysAt(env: Env): KeyVault | null {
  const folder = homeFolder(env);
  return folder === null
    ? null
    : openKeyVault({ folder: join(folder, "keys"), secret: env.TRIBUNAL_KEY_SECRET?.trim() });
}

/** Opens the store, does the work, and leaves nothing open. Throws a `StoreFailure` that says what to do. */
export async function withHome<Result>(
  { env }: Pick<Terminal, "env">,
  locale: Locale,
  work: (home: LocalHome) => Promise<Result>,
): Promise<Result> {
  const home = await openHome(env, locale);
  try {
    return await work(home);
  } finally {
    await closeHome(home);
  }
}

/** Opens the store of this machine. */
export async function openHome(env: Env, locale: Locale): Promise<LocalHome> {
  const folder = homeFolder(env);
  const database = env.DATABASE_URL?.trim();
  if (folder === null && !database) throw new UsageProblem(CLI_REVIEW_WORDS[locale].noHome);
  const place = { ...env, DATABASE_URL: database, ...(folder !== null && { TRIBUNAL_HOME: folder }) };
  const store = await openStore(place);
  return { store, tenant: store.of(LOCAL_TENANT, "cli"), shelf: new DealShelf({ most: 1 }) };
}

/** A review whose process died, or fell silent, is running no more: what we show and take up must say so. */
export async function noticeDead({ store }: Pick<LocalHome, "store">): Promise<void> {
  await store.interruptExpired(isGone);
}

export async function closeHome({ store, shelf }: LocalHome): Promise<void> {
  await shelf.close();
  await store.close();
}
