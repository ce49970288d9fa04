/** The main job on an example: reviews a deal whose analysts contradict each other, and names the report to open. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const out = join(".tribunal", "novalys");
const words = ["review", "examples/deals/novalys", "--out", out, "--lang", "en", "--no-store"];

console.log(`tribunal ${words.join(" ")}\n`);
const { status } = spawnSync(process.execPath, [join("src", "cli", "main.ts"), ...words], {
  cwd: root,
  stdio: "inherit",
  // The example needs no model: a demo spends nothing.
  env: { ...process.env, TRIBUNAL_MODEL: "" },
});
const report = join(root, out, "report.html");
if (status !== 0 || !existsSync(report)) {
  console.error("\nThe demo did not finish. The lines above say why.");
  process.exit(status || 1);
}
console.log(`\nOpen the report in a browser:\n  ${pathToFileURL(report)}`);
