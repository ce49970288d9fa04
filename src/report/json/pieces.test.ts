import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonPieces } from "./pieces.ts";

const asWords = (_: string, value: unknown) =>
  (typeof value === "number" && !Number.isFinite(value)) || typeof value === "bigint" ? String(value) : value;
const whole = (value: unknown) => JSON.stringify(value, asWords, 2);

it("are the bytes of JSON.stringify, whatever the value", () => {
  const value = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 7 });
  fc.assert(
    fc.property(fc.oneof(fc.array(value), fc.dictionary(fc.string({ unit: "binary" }), value)), (given) => {
      expect([...jsonPieces(given)].join("")).toBe(whole(given));
    }),
    { numRuns: 200 },
  );
});

it("keep what JSON says of nothing, of dates and of numbers without end", () => {
  const given = {
    none: undefined,
    call: () => 1,
    empty: [{}, [], { none: undefined }],
    list: [undefined, () => 1, null],
    date: new Date(0),
    numbers: [Infinity, NaN, -0, 10n ** 30n],
    deep: [[[[[[["two\nlines\u2028"]]]]]]],
    map: new Map([[1, 2]]),
    hidden: { toJSON: () => undefined },
    other: { toJSON: () => ({ a: [1] }) },
  };
  expect([...jsonPieces(given)].join("")).toBe(whole(given));
});

it("hold one finding at a time", () => {
  const finding = { id: "x", evidence: [{ content: "y".repeat(1_000) }] };
  const pieces = [...jsonPieces({ findings: Array.from({ length: 1_000 }, () => finding) })];
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(3_000);
});
