import { describe, expect, it } from "vitest";
import { doors, GOOD_CALLS } from "./support/good-calls.ts";
import { withWrongInsides } from "./support/wrong-insides.ts";

const { TribunalError } = doors.tribunal;
const SEED = 20_261_118;

const outcome = async (call: (...given: never[]) => unknown, given: readonly unknown[]): Promise<unknown> => {
  try {
    await (call as (...given: unknown[]) => unknown)(...given);
    return null;
  } catch (error) {
    return error;
  }
};

/** The methods of a class a user makes and calls; errors, and the map we hand out, are not among them. */
const methodsOf = (made: { prototype: object }): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(made.prototype))
    .filter(([name, { value }]) => name !== "constructor" && typeof value === "function")
    .map(([name]) => name);

describe("every exported function", () => {
  it("is tried, and every method of an exported class", () => {
    const tried = new Set(GOOD_CALLS.map(({ name }) => name));
    const exported = Object.values(doors).flatMap((door) =>
      Object.entries(door).flatMap(([name, value]): string[] => {
        if (typeof value !== "function") return [];
        const isClass = /^[A-Z]/.test(name);
        if (isClass && Object.getPrototypeOf(value.prototype ?? {}) instanceof Error) return [];
        if (value.prototype instanceof Error) return [];
        return isClass ? [name, ...methodsOf(value as never).map((method) => `${name}.${method}`)] : [name];
      }),
    );
    expect(exported.length).toBeGreaterThan(100);
    expect(exported.filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(GOOD_CALLS)("gives a result or a TribunalError where an argument is wrong inside: $name", async (good) => {
    const { call, given, times } = good;
    // What is right is not refused for being handed over, or the rest would show nothing.
    expect(await outcome(call, given)).toSatisfy((error) => error === null || !/could not use/.test(error.message));
    for (let time = 0; time < times; time++) {
      const wrong = withWrongInsides(given, doors.testing.seeded(SEED + time));
      const error = await outcome(call, wrong.given);
      if (error === null) continue;
      expect(error, `${wrong.path} (${time})`).toBeInstanceOf(TribunalError);
      expect(error).toMatchObject({ code: expect.stringMatching(/^\w+$/), message: expect.stringMatching(/\S/) });
    }
  });
});
