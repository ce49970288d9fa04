import { realpath } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";

/** The one folder whose deals another agent may name. What lies outside it is not there. */
export class DealRoot {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads the deal at a path below the root; a path that leads out of it, by dots or by a link, is refused. */
  async load(path: string): Promise<Deal> {
    return loadDeal(await this.#inside(path));
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
