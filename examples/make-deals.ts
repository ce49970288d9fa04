/** Writes the example deals, or those named, into `examples/deals/`. Run it after changing one; the files are checked in. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { feiralivre } from "./feiralivre.ts";
import { novalys } from "./novalys.ts";
import { thermoArc } from "./thermo-arc.ts";

const here = dirname(fileURLToPath(import.meta.url));
const deals = { novalys, feiralivre, "thermo-arc": thermoArc };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in deals));
if (unknown.length > 0) {
  console.error(`No example deal is called ${unknown.join(", ")}. There are: ${Object.keys(deals).join(", ")}.`);
  process.exit(1);
}
for (const [name, make] of Object.entries(deals)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const files = make();
  const folder = join(here, "deals", name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  console.log(`examples/deals/${name}: ${Object.keys(files).length} files`);
}
