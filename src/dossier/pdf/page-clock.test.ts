import { afterEach, expect, it, vi } from "vitest";
import { newPageClock, onPage, slowPage, tellPages } from "./page-clock.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** At a page for `clockMs`, of which the processor worked on it for `workedMs`: is it called slow? */
function isSlowAfter(clockMs: number, workedMs: number): number | null {
  vi.useFakeTimers({ now: 0 });
  const used = vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });
  const clock = newPageClock();
  tellPages(clock, 0);
  return onPage(7, 1_000, () => {
    vi.setSystemTime(clockMs);
    used.mockReturnValue({ user: workedMs * 1000, system: 0 });
    return slowPage(clock);
  });
}

it("a page is slow by the time the processor spent on it: one that waits on a busy machine is not", () => {
  expect(isSlowAfter(900, 900)).toBeNull();
  expect(isSlowAfter(1_100, 1_100)).toBe(7);
  expect(isSlowAfter(2_500, 600)).toBeNull();
});

it("and by the clock all the same, at last", () => {
  expect(isSlowAfter(3_100, 600)).toBe(7);
});
