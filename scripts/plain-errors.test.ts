import { readFileSync } from "node:fs";
import { sep } from "node:path";
import { describe, expect, it } from "vitest";
import { globSync } from "./glob.ts";

/** Errors of our own that are no `TribunalError`, and why none of them reaches who calls Tribunal. */
const WITHIN: Record<string, string> = {
  Refusal: "thrown by the server's handlers, answered in the contract's one error shape",
  UsageProblem: "the command line's, shown to the person at the terminal",
  CalculationFailure: "checkCalculation turns it into a named result",
  EngineBroken: "a recalculation that gave up: the workbook is read, its formulas are named as unchecked",
  RunStopped: "the reason of a run's signal; the run ends as cancelled or released",
  DeadlyReview: "kept in the review's record as process_died",
  RowIsBusy: "a worker tries the next job",
};

/** What is not shipped: tests and what they are made with, but for what users' own tests are given. */
const isShipped = (path: string) =>
  /(?<!\.test)\.ts$/.test(path) && (!path.includes(`${sep}testing${sep}`) || path.startsWith(`src${sep}testing`));

const lines = globSync("src", isShipped).flatMap((path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((line, at) => ({ place: `${path}:${at + 1}`, line })),
);

describe("what Tribunal throws", () => {
  it("is a TribunalError with a code, never a plain error of the language", () => {
    expect(lines.length).toBeGreaterThan(100_000);
    const plain = lines.filter(({ line }) =>
      /\bnew (?:(?:Range|Type|Syntax|Reference|Aggregate|Eval|URI)?Error|DOMException)\(/.test(line),
    );
    expect(plain).toEqual([]);
  });

  it("is of a class that carries a code, or is caught before anybody sees it", () => {
    const bare = lines.flatMap(({ line }) => {
      const { name } = /class (?<name>\w+).* extends (?:\w*Error)\b(?<!TribunalError)/.exec(line)?.groups ?? {};
      return name === undefined ? [] : [name];
    });
    expect(bare.filter((name) => !Object.hasOwn(WITHIN, name))).toEqual([]);
    expect(Object.keys(WITHIN).filter((name) => !bare.includes(name))).toEqual([]);
  });
});
