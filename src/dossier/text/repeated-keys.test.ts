import { describe, expect, it } from "vitest";
import { refuseRepeatedKeys } from "./repeated-keys.ts";

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
