import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { basename, dirname, join, resolve, sep } from "node:path";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { BuildOptions } from "../dossier/build-context.ts";
import type { TenantStore } from "../store/port.ts";

/** Which deal to open, as it was in one version. */
export interface ShelvedKey {
  dealId: string;
  version: number;
  /** Language of the sentences about its files. */
  locale: Locale;
  /** Its pictures are not read. */
  ocr?: false;
}

/** How a deal is opened. */
export interface Opening {
  signal?: AbortSignal | undefined;
  /** Hears how far the reading of pictures has come. */
  onPictureRead?: BuildOptions["onPictureRead"];
}

/** A deal that was read, for as long as it is needed. */
export interface OpenDeal {
  deal: Deal;
  release: () => void;
}

interface Entry {
  loading: Promise<{ deal: Deal; folder: string }>;
  users: number;
}

/**
 * Deals of the store as files in a private temporary folder, and read. The last few stay open, so that the pages of a
 * deal just reviewed are shown at once. `close` removes every file.
 */
export class DealShelf {
  readonly #entries = new Map<string, Entry>();
  readonly #capacity: number;
  readonly #parent: string;
  #swept: Promise<void> | null = null;

  constructor(options: { capacity?: number; parent?: string } = {}) {
    this.#capacity = options.capacity ?? 4;
    this.#parent = options.parent ?? tmpdir();
  }

  /** Opens a deal; two at once share one reading. A deal that cannot be read at all throws a TribunalError. */
  async open(tenant: TenantStore, key: ShelvedKey, opening: Opening = {}): Promise<OpenDeal> {
    const name = JSON.stringify([tenant.tenant, key.dealId, key.version, key.locale, key.ocr]);
    let entry = this.#entries.get(name);
    if (entry === undefined) {
      entry = { loading: this.#load(tenant, key, opening), users: 0 };
      this.#entries.set(name, entry);
    } else {
      this.#entries.delete(name);
      this.#entries.set(name, entry);
    }
    const opened = entry;
    opened.users += 1;
    try {
      const { deal } = await opened.loading;
      return { deal, release: once(() => this.#release(opened)) };
    } catch (error) {
      if (this.#entries.get(name) === opened) this.#entries.delete(name);
      throw error;
    }
  }

  async close(): Promise<void> {
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    await Promise.all(entries.map(discard));
  }

  #release(entry: Entry): void {
    entry.users -= 1;
    for (const [name, one] of this.#entries) {
      if (this.#entries.size <= this.#capacity) return;
      if (one.users > 0) continue;
      this.#entries.delete(name);
      void discard(one);
    }
  }

  async #load(tenant: TenantStore, key: ShelvedKey, opening: Opening): Promise<{ deal: Deal; folder: string }> {
    this.#swept ??= sweep(this.#parent);
    await this.#swept;
    const folder = await mkdtemp(join(this.#parent, ownPrefix()));
    try {
      return { deal: await materialise(tenant, key, folder, opening), folder };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
}

/** Writes the files of a deal's version into a folder and reads them. The deal is called what the store calls it. */
export async function materialise(
  tenant: TenantStore,
  { dealId, version, locale, ocr }: ShelvedKey,
  folder: string,
  opening: Opening = {},
): Promise<Deal> {
  const record = await tenant.deals.get(dealId);
  const files = await tenant.deals.files(dealId, version);
  const name = record?.name ?? dealId;
  if (files === null) throw new TribunalError("file_not_found", `There is no deal ${dealId}.`, { file: name });
  const root = resolve(folder);
  for (const { path, hash } of files) {
    const target = resolve(root, path);
    if (!target.startsWith(root + sep))
      throw new TribunalError("path_outside_deal", `${path} points outside the deal folder.`, { file: path });
    const bytes = await tenant.documents.get(hash);
    if (bytes === null) throw new TribunalError("file_not_found", `The bytes of ${path} are gone.`, { file: path });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes, { mode: 0o600 });
  }
  try {
    const deal = await loadDeal(root, { locale, ocr, ...opening });
    return deal.deal.name === basename(root) ? { ...deal, deal: { ...deal.deal, name } } : deal;
  } catch (error) {
    if (!(error instanceof TribunalError) || error.detail.file !== basename(root)) throw error;
    throw new TribunalError(error.code, error.message, { ...error.detail, file: name }, error);
  }
}

async function discard({ loading }: Entry): Promise<void> {
  const loaded = await loading.catch(() => null);
  if (loaded !== null) await rm(loaded.folder, { recursive: true, force: true });
}

const PREFIX = "tribunal-deal";
const ownPrefix = () => `${PREFIX}-${hostname()}-${process.pid}-`;

/** A process that was killed could not take its files away: the next one does. */
async function sweep(parent: string): Promise<void> {
  const mine = `${PREFIX}-${hostname()}-`;
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = name.startsWith(mine) ? Number(name.slice(mine.length).split("-")[0]) : Number.NaN;
    if (Number.isInteger(pid) && pid !== process.pid && !isAlive(pid))
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
