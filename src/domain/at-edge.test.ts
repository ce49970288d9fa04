import { describe, expect, it } from "vitest";
import { atEdge, classAtEdge } from "./at-edge.ts";
import { TribunalError } from "./errors.ts";

class Counter {
  readonly #by: number;
  constructor(options: { by: number }) {
    this.#by = options.by;
  }
  add(numbers: readonly number[]): number {
    return numbers.reduce((sum, number) => sum + number * this.#by, 0);
  }
  async later(numbers: readonly number[]): Promise<number> {
    return this.add(numbers);
  }
}

const thrown = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};
const wrong = null as never;

describe("an exported function", () => {
  const first = atEdge("first", (list: readonly string[]) => list[0]?.trim());
  const later = atEdge("later", async (list: readonly string[], _options?: { signal: AbortSignal }) => first(list));

  it("gives what it gives, under its own name", async () => {
    expect(first([" a "])).toBe("a");
    expect(await later([" a "])).toBe("a");
    expect([first.name, first.length]).toEqual(["first", 1]);
  });

  it.each([first, later])("falls over what it was handed as a TribunalError, with the cause", async (call) => {
    const error = await thrown(() => call(wrong));
    expect(error).toBeInstanceOf(TribunalError);
    expect(error).toMatchObject({ code: "bad_input", detail: { where: "first" }, cause: expect.any(TypeError) });
  });

  it("leaves errors of ours, and the reason of a signal, as they are", async () => {
    const ours = new TribunalError("empty_deal", "x");
    const reason = { mine: true };
    const raise = atEdge("raise", (error: unknown, _options?: { signal: AbortSignal }) => {
      throw error;
    });
    expect(await thrown(() => raise(ours))).toBe(ours);
    expect(await thrown(() => raise(reason, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    const timeout = new DOMException("too late", "TimeoutError");
    expect(await thrown(() => raise(timeout))).toBe(timeout);
    expect(await thrown(() => raise(reason))).toBeInstanceOf(TribunalError);
  });

  it("says so where what was thrown cannot even be read", async () => {
    const raise = atEdge("raise", () => {
      throw { toString: null };
    });
    expect(await thrown(raise)).toMatchObject({ message: expect.stringContaining("it cannot be read") });
  });
});

describe("an exported class", () => {
  const Outer = classAtEdge("Counter", Counter);

  it("is made, called and extended as ever", async () => {
    const counter = new Outer({ by: 2 });
    expect(counter.add([1, 2])).toBe(6);
    expect(await counter.later([1])).toBe(2);
    expect(counter).toBeInstanceOf(Counter);
    class Mine extends Outer {
      override add(): number {
        return super.add([1]) + 1;
      }
    }
    expect(new Mine({ by: 5 }).add()).toBe(6);
    expect(Outer.name).toBe("Counter");
  });

  it.each([
    ["Counter", () => new Outer(wrong)],
    ["Counter.add", () => new Outer({ by: 1 }).add(wrong)],
    ["Counter.add", () => new Outer({ by: 1 }).later(wrong)],
  ])("falls over what it was handed as a TribunalError: %s", async (where, work) => {
    expect(await thrown(work)).toMatchObject({ code: "bad_input", detail: { where } });
  });
});
