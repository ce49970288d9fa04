/** Writes the example deals into `examples/deals/`. Run it after changing one; the files are checked in. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { novalys } from "./novalys.ts";

const here = dirname(fileURLToPath(import.meta.url));
for (const [name, files] of Object.entries({ novalys: novalys() })) {
  const folder = join(here, "deals", name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  console.log(`examples/deals/${name}: ${Object.keys(files).length} files`);
}
