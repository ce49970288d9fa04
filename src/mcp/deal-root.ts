import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";

/** How many deals are kept open. */
const KEPT = 8;

/** The one folder whose deals another agent may name. What lies outside it is not there. */
export class DealRoot {
  readonly #root: string;
  /** Deals that were read, by what their files hold; the one used last stands last. */
  readonly #read = new Map<string, Promise<Deal>>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads the deal at a path below the root; a path that leads out of it, by dots or by a link, is refused. */
  async load(path: string): Promise<Deal> {
    const folder = await this.#inside(path);
    const key = await hashOf(folder);
    const known = this.#read.get(key);
    const reading = known ?? loadDeal(folder);
    this.#read.delete(key);
    this.#read.set(key, reading);
    if (known === undefined) reading.catch(() => this.#read.delete(key));
    for (const oldest of this.#read.keys()) {
      if (this.#read.size <= KEPT) break;
      this.#read.delete(oldest);
    }
    return reading;
  }

  /** The folders directly below the root, by name: each may be a deal. */
  async list(): Promise<string[]> {
    const entries = await readdir(await realpath(this.#root), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .sort();
  }

  async #inside(path: string): Promise<string> {
    const root = await realpath(this.#root);
    const full = await realpath(isAbsolute(path) ? path : join(root, path)).catch(() => null);
    if (full === null) throw new TribunalError("file_not_found", `There is no deal at ${path}.`, { file: path });
    const way = relative(root, full);
    if (way.startsWith("..") || isAbsolute(way))
      throw new TribunalError("path_outside_deal", `${path} is outside the folder that is open here.`, { file: path });
    return full;
  }
}

/** One value for a folder and all that its files hold: another byte in one of them is another deal. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash("sha256").update(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(await readFile(file));
  return hash.digest("hex");
}
