import { parseArgs } from "node:util";
import { startPostgres } from "../test/support/postgres.ts";
import type { Bench } from "./bench.ts";
import { setStage } from "./simulation/set-stage.ts";
import { simulate } from "./simulation/simulate.ts";
import { onPostgres } from "./simulation/world.ts";

/**
 * Reviews with a model, each through the faults its seed chooses: killed before or after any step, power lost in the
 * middle of a write, the store out of reach, the disk full, stalled past its lease, told to stop, the clock an hour off,
 * the provider busy, down or garbled. `--home postgres` plays them on PostgreSQL, with connections cut.
 * `simulate --seed 17 --runs 1` repeats one.
 */
export const run: Bench = async ({ args }) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { seed: { type: "string" }, runs: { type: "string" }, home: { type: "string" } },
  });
  const [seed, runs] = [Number(values.seed ?? 1), Number(values.runs ?? 2_000)];
  const postgres = values.home === "postgres" ? await startPostgres() : null;
  const stage = await setStage(postgres === null ? undefined : onPostgres(postgres.createDatabase));
  const from = performance.now();
  const bad: string[] = [];
  let faults = 0;
  for (let i = 0; i < runs; i++) {
    const run = await simulate(stage, seed + i);
    faults += run.faults.length;
    if (run.broken.length === 0) continue;
    bad.push(`seed ${run.seed} (${run.faults.join(", ")}): ${run.broken.join("; ")}`);
    console.log(bad.at(-1));
  }
  await stage.close();
  await postgres?.stop();
  const seconds = Math.round((performance.now() - from) / 100) / 10;
  return {
    home: values.home ?? "sqlite",
    seed,
    runs,
    faults,
    stepsOfALife: stage.steps,
    broken: bad.length,
    seconds,
    goal: bad.length === 0,
  };
};
