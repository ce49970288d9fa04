import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Bench } from "./bench.ts";

/** Processor time in ms and memory in megabytes of a million bytes, of the whole process. */
interface Cost {
  milliseconds: number;
  megabytes: number;
}

const GOAL: Cost = { milliseconds: 150, megabytes: 60 };
const ROUNDS = 9;
const MEASURE =
  "const { user, system } = process.cpuUsage(); console.log(JSON.stringify({ milliseconds: (user + system) / 1_000, megabytes: process.memoryUsage.rss() / 1_000_000 }));";
const FIRST = `import { checkCitation } from "tribunal";
const { status } = checkCitation(
  { deckExtracts: "Slide 8\\nMRR December 2024: 42,000 €" },
  { type: "deck", reference: "Slide 8", quote: "MRR December 2024: 42,000 €" },
);
if (status !== "verified") throw new Error(status);`;

/** What a program pays that imports the built package (`npm run build` first) and checks one citation, beside bare Node. */
export const run: Bench = async () => {
  const programs = { "bare Node": "", "zod alone": 'import "zod";', "first checkCitation": FIRST };
  const costs = Object.entries(programs).map(([name, text]): [string, Cost] => [name, middle(text)]);
  for (const [name, { milliseconds, megabytes }] of costs)
    console.log(`${name.padEnd(22)} ${milliseconds.toFixed(0).padStart(5)} ms ${megabytes.toFixed(1).padStart(6)} MB`);
  const first = costs.at(-1)?.[1] as Cost;
  const met = first.milliseconds <= GOAL.milliseconds && first.megabytes <= GOAL.megabytes;
  console.log(`goal ${GOAL.milliseconds} ms, ${GOAL.megabytes} MB: ${met ? "met" : "MISSED"}`);
  return { ...Object.fromEntries(costs), goal: GOAL, met };
};

/** The middle of several runs, each in a process of its own. */
function middle(text: string): Cost {
  const runs = Array.from({ length: ROUNDS }, () => {
    const words = ["--input-type=module", "-e", `${text}\n${MEASURE}`];
    const cwd = fileURLToPath(new URL("..", import.meta.url));
    return JSON.parse(execFileSync(process.execPath, words, { cwd, encoding: "utf8" })) as Cost;
  });
  const of = (key: keyof Cost) => runs.map((run) => run[key]).sort((a, b) => a - b)[ROUNDS >> 1] as number;
  return { milliseconds: of("milliseconds"), megabytes: of("megabytes") };
}
