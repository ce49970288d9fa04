import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setStage } from "../bench/simulation/set-stage.ts";
import { simulate } from "../bench/simulation/simulate.ts";
import type { Stage } from "../bench/simulation/stage.ts";
import { onPostgres, type World } from "../bench/simulation/world.ts";
import { newDatabase } from "./store-case.ts";

const HOMES: [name: string, runs: number, world: () => World | undefined][] = [
  ["a file", 50, () => undefined],
  [
    "PostgreSQL",
    12,
    () => onPostgres((like) => newDatabase(like === undefined ? "tables" : `like/${new URL(like).pathname.slice(1)}`)),
  ],
];

describe.each(HOMES)("reviews through faults on %s, by seed (`bench simulate` makes 2,000)", (_, runs, world) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage(world());
  });
  afterAll(() => stage.close());

  it("lose nothing acknowledged, pay nothing twice, and end with the bytes of an undisturbed run", async () => {
    const bad: unknown[] = [];
    for (let seed = 1; seed <= runs; seed++) {
      const run = await simulate(stage, seed);
      if (run.broken.length > 0) bad.push(run);
    }
    expect(bad).toEqual([]);
  });

  it("go the same way each time", async () => {
    expect(await simulate(stage, 7)).toEqual(await simulate(stage, 7));
  });
});
