import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { type Deal, loadDeal } from "../deal/load-deal.ts";
import { TribunalError } from "../domain/errors.ts";
import { keepFew } from "./keep-few.ts";
import type { InlineDocument } from "./tool.ts";

const read = keepFew<Deal>(4);

/**
 * Documents that were sent along, as a deal: laid into a folder of their own, read as any folder is, and taken away. The
 * same documents are read once.
 */
export function readInline(documents: readonly InlineDocument[]): Promise<Deal> {
  const key = createHash("sha256").update(JSON.stringify(documents)).digest("hex");
  return read(key, async () => {
    const folder = await mkdtemp(join(tmpdir(), "tribunal-inline-"));
    try {
      for (const { name, text, base64 } of documents) {
        if ((text === undefined) === (base64 === undefined))
          throw new TribunalError("bad_input", `Give ${name} as text or as base64.`, { file: name });
        const target = resolve(folder, name);
        if (!target.startsWith(folder + sep))
          throw new TribunalError("path_outside_deal", `${name} points outside the deal.`, { file: name });
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, text ?? Buffer.from(base64 ?? "", "base64"), { mode: 0o600 });
      }
      return await loadDeal(folder);
    } finally {
      // On Windows a file that was just closed is busy for a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
