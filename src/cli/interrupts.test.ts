import { afterEach, describe, expect, it, vi } from "vitest";
import { catchInterrupts } from "./interrupts.ts";

/** Only our own listener hears it: the test runner has one too. */
const press = () => process.listeners("SIGINT").at(-1)?.("SIGINT");

afterEach(() => vi.restoreAllMocks());

describe("Ctrl-C", () => {
  it("stops politely the first time, and leaves at once the second time", () => {
    const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
    const { signal, release } = catchInterrupts();
    press();
    expect(signal.aborted).toBe(true);
    expect(exit).not.toHaveBeenCalled();
    press();
    expect(exit).toHaveBeenCalledWith(130);
    release();
  });

  it("ends the program as usual once nobody wants to hear of it", () => {
    const before = process.listenerCount("SIGINT");
    const { release } = catchInterrupts();
    expect(process.listenerCount("SIGINT")).toBe(before + 1);
    release();
    release();
    expect(process.listenerCount("SIGINT")).toBe(before);
  });
});
