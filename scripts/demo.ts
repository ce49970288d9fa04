/** The main job on an example: reviews a deal whose analysts contradict each other, and says where the report is. */
import { spawnSync } from "node:child_process";

const deal = "examples/deals/novalys";
console.log(`tribunal review ${deal} --out .tribunal/novalys --lang en\n`);
const { status } = spawnSync(
  process.execPath,
  ["src/cli/main.ts", "review", deal, "--out", ".tribunal/novalys", "--lang", "en"],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
