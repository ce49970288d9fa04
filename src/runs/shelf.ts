import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, resolve, sep } from "node:path";
import type { Deal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { TenantStore } from "../store/port.ts";
import type { WorkOptions } from "./clerk/clerk-process.ts";
import { type ClerkOptions, Clerks } from "./clerk/clerks.ts";
import type { DealPlace } from "./clerk/place.ts";
import type { Work } from "./clerk/work.ts";
import type { IncomingFile } from "./import-deal.ts";
import { ownFolder, REMOVING, sweep } from "./own-folder.ts";

/** Which deal to open, as it was in one version. */
export interface ShelvedKey {
  dealId: string;
  version: number;
  /** Language of the sentences about its files. */
  locale: Locale;
  /** Its pictures are not read. */
  ocr?: false;
}

/** A deal of the store whose files are at hand, for as long as it is needed. */
export interface OpenDeal {
  /** Has work done on it, by a clerk who reads it first where need be. Throws a TribunalError where it cannot be read. */
  ask: <Input, Result>(work: Work<Deal, Input, Result>, input: Input, options?: WorkOptions) => Promise<Result>;
  /** A file beside its files, for what is too heavy to hand over. Whoever has it written takes it away. */
  beside: (name: string) => string;
  release: () => void;
}

interface Entry {
  place: Promise<DealPlace>;
  users: number;
}

export interface ShelfOptions extends ClerkOptions {
  /** Deals that stay open when nobody needs them. Default 4. */
  capacity?: number;
  /** Where the files are put. Default: the system's temporary folder. */
  parent?: string;
}

/**
 * Deals of the store as files in a private temporary folder, and the clerks who read them. The last few stay open, so
 * that the pages of a deal just reviewed are shown at once. `close` removes every file and ends the clerks.
 */
export class DealShelf {
  readonly #entries = new Map<string, Entry>();
  readonly #clerks: Clerks;
  readonly #capacity: number;
  readonly #parent: string;
  #swept: Promise<void> | null = null;

  constructor({ capacity = 4, parent = tmpdir(), ...clerks }: ShelfOptions = {}) {
    this.#capacity = capacity;
    this.#parent = parent;
    this.#clerks = new Clerks(clerks);
  }

  /** Opens a deal; two at once share its files. A deal that is not there throws a TribunalError. */
  async open(tenant: TenantStore, key: ShelvedKey): Promise<OpenDeal> {
    const name = JSON.stringify([tenant.tenant, key.dealId, key.version, key.locale, key.ocr]);
    let entry = this.#entries.get(name);
    if (entry === undefined) {
      entry = { place: this.#lay(tenant, key), users: 0 };
      this.#entries.set(name, entry);
    } else {
      this.#entries.delete(name);
      this.#entries.set(name, entry);
    }
    const opened = entry;
    opened.users += 1;
    try {
      const place = await opened.place;
      return {
        ask: (work, input, options) => this.#clerks.run(work, place, input, options),
        beside: (name) => `${place.folder}.${name}`,
        release: once(() => this.#release(opened)),
      };
    } catch (error) {
      if (this.#entries.get(name) === opened) this.#entries.delete(name);
      throw error;
    }
  }

  /** Has work done that needs no deal. */
  ask<Input, Result>(work: Work<null, Input, Result>, input: Input, options?: WorkOptions): Promise<Result> {
    return this.#clerks.run(work, null, input, options);
  }

  /** Has work done on files that are kept nowhere: they are gone when it is over. */
  async askOf<Input, Result>(
    files: readonly IncomingFile[],
    locale: Locale,
    work: Work<Deal, Input, Result>,
    input: Input,
    options?: WorkOptions,
  ): Promise<Result> {
    const folder = await ownFolder(this.#parent);
    try {
      for (const { path, read } of files) await layFile(folder, path, await read());
      return await this.#clerks.run(work, { folder, name: "", isGuess: true, locale, ocr: true }, input, options);
    } finally {
      this.#clerks.forget(folder);
      await rm(folder, REMOVING);
    }
  }

  async close(): Promise<void> {
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    this.#clerks.close();
    await Promise.all(entries.map((entry) => this.#discard(entry)));
  }

  #release(entry: Entry): void {
    entry.users -= 1;
    for (const [name, one] of this.#entries) {
      if (this.#entries.size <= this.#capacity) return;
      if (one.users > 0) continue;
      this.#entries.delete(name);
      // Nobody waits for it; what is still open and stays is swept when the next server starts.
      this.#discard(one).catch(() => undefined);
    }
  }

  async #lay(tenant: TenantStore, key: ShelvedKey): Promise<DealPlace> {
    this.#swept ??= sweep(this.#parent);
    await this.#swept;
    const folder = await ownFolder(this.#parent);
    try {
      const called = await layFiles(tenant, key, folder);
      return { folder, ...called, locale: key.locale, ocr: key.ocr !== false };
    } catch (error) {
      await rm(folder, REMOVING);
      throw error;
    }
  }

  async #discard({ place }: Entry): Promise<void> {
    const laid = await place.catch(() => null);
    if (laid === null) return;
    this.#clerks.forget(laid.folder);
    await rm(laid.folder, REMOVING);
  }
}

/** Writes the files of a deal's version into a folder; gives what the store calls the deal. */
async function layFiles(
  tenant: TenantStore,
  { dealId, version }: ShelvedKey,
  folder: string,
): Promise<Pick<DealPlace, "name" | "isGuess">> {
  const record = await tenant.deals.get(dealId);
  const files = await tenant.deals.files(dealId, version);
  const name = record?.firstName ?? dealId;
  if (files === null) throw new TribunalError("file_not_found", `There is no deal ${dealId}.`, { file: name });
  for (const { path, hash } of files) {
    const bytes = await tenant.documents.get(hash);
    if (bytes === null) throw new TribunalError("file_not_found", `The bytes of ${path} are gone.`, { file: path });
    await layFile(folder, path, bytes);
  }
  return { name, isGuess: record?.isGuess ?? false };
}

async function layFile(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const root = resolve(folder);
  const target = resolve(root, path);
  if (!target.startsWith(root + sep))
    throw new TribunalError("path_outside_deal", `${path} points outside the deal folder.`, { file: path });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes, { mode: 0o600 });
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
