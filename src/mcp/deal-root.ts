import { createHash } from "node:crypto";
import { readdir, readFile, realpath } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";
import type { McpDeals } from "./deals.ts";
import { keepFew } from "./keep-few.ts";
import { performInline, performTool, type ToolCall } from "./perform.ts";
import type { InlineDocument, ToolAids } from "./tool.ts";

/** The one folder whose deals another agent may name. What lies outside it is not there. Each is read once, by its bytes. */
export class DealRoot implements McpDeals {
  readonly reviewed = new Set<string>();
  readonly #root: string;
  readonly #read = keepFew<Deal>(8);

  constructor(root: string) {
    this.#root = root;
  }

  /** The folders directly below the root, by name: each may be a deal. */
  async list(): Promise<string[]> {
    const entries = await readdir(await realpath(this.#root), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .sort();
  }

  async perform(deal: string, call: ToolCall, aids: ToolAids): Promise<unknown> {
    const folder = await this.#inside(deal);
    return performTool(await this.#read(await hashOf(folder), () => loadDeal(folder)), call, aids);
  }

  performInline(documents: InlineDocument[], call: ToolCall, aids: ToolAids): Promise<unknown> {
    return performInline(null, { ...call, documents }, aids);
  }

  /** A path that leads out of the root, by dots or by a link, is refused. */
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
