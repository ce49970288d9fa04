import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { isGone, workerName } from "./worker-name.ts";

const ofProcess = (pid: number) => workerName("serve").replace(/ \d+@/, ` ${pid}@`);
const { pid: dead } = spawnSync(process.execPath, ["-e", ""]);

describe("the name of a worker", () => {
  it("tells a process of this machine that ended from one that lives", () => {
    expect(isGone(ofProcess(dead))).toBe(true);
    expect(isGone(ofProcess(process.ppid))).toBe(false);
    expect(isGone(workerName("cli"))).toBe(false);
  });

  it("knows that who had our own number before us has ended", () => {
    expect(isGone(workerName("worker").replace(/-[0-9a-f]{8}\)$/, "-00000000)"))).toBe(true);
  });

  it("is not sure of anybody else: other machines, other containers, names it does not know", () => {
    expect(isGone(ofProcess(dead).replace(/\([0-9a-f]{10}/, "(0000000000"))).toBe(false);
    for (const name of ["", "worker-1", `cli ${dead}@${"host"}`, `host:${dead}:abcdef`])
      expect(isGone(name)).toBe(false);
  });
});
