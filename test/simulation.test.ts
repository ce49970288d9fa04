import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setStage } from "../bench/simulation/set-stage.ts";
import { simulate } from "../bench/simulation/simulate.ts";
import type { Stage } from "../bench/simulation/stage.ts";

const RUNS = 50;

describe("reviews through faults, by seed (`bench simulate` makes 2,000)", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.close());

  it("lose nothing acknowledged, pay nothing twice, and end with the bytes of an undisturbed run", async () => {
    const bad: unknown[] = [];
    for (let seed = 1; seed <= RUNS; seed++) {
      const run = await simulate(stage, seed);
      if (run.broken.length > 0) bad.push(run);
    }
    expect(bad).toEqual([]);
  });

  it("go the same way each time", async () => {
    expect(await simulate(stage, 7)).toEqual(await simulate(stage, 7));
  });
});
