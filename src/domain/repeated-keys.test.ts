import { describe, expect, it } from "vitest";
import { lookForRepeated, refuseRepeatedKeys } from "./repeated-keys.ts";

describe("looking for a key that stands twice", () => {
  it("lets others have a turn, however long the text", () => {
    const looking = lookForRepeated(`[${"[],".repeat(100_000)}{"a":1,"a":2}]`);
    let turns = 0;
    let step = looking.next();
    for (; !step.done; step = looking.next()) turns += 1;
    expect(step.value).toBe("a");
    expect(turns).toBeGreaterThan(10);
  });

  it("leaves what is no JSON to the parser", () => {
    expect(lookForRepeated('{"\\x":1,"\\y":2,').next()).toEqual({ done: true, value: null });
  });
});

describe("refuseRepeatedKeys", () => {
  it.each([
    '{"arr": 1, "arr": 2}',
    '{"a": [{"x": 1}, {"x": 1, "y": {"z": 1}, "x": 2}]}',
    '{"arr": 1, "\\u0061rr": 2}',
    '{"__proto__": 1, "__proto__": 2}',
  ])("refuses %s", (text) => {
    expect(() => refuseRepeatedKeys(text)).toThrow(expect.objectContaining({ code: "bad_json" }));
  });

  it.each(['{"a": {"a": 1}, "b": [{"a": 1}, {"a": "a, \\"a\\": {"}]}', '["a", "a", {"k": ["k", "k"]}]', '"a"'])(
    "lets %s pass",
    (text) => {
      expect(() => refuseRepeatedKeys(text)).not.toThrow();
    },
  );
});
