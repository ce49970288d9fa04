import { expect, it } from "vitest";
import { textsIn } from "./texts-in.ts";

it("gives every text in order, also of what holds itself and of a hundred thousand levels", () => {
  const cyclic: Record<string, unknown> = { first: ["a", { second: "b" }], third: "c" };
  cyclic.again = cyclic;
  expect([...textsIn(cyclic)]).toEqual(["a", "b", "c"]);
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inside) => [inside], "bottom");
  expect([...textsIn(deep)]).toEqual(["bottom"]);
});

it("goes once into what is held in two places", () => {
  const doubled = Array.from({ length: 64 }).reduce<unknown>((inside) => [inside, inside], ["a"]);
  expect([...textsIn(doubled)].length).toBeLessThanOrEqual(2);
});
