import { expect, it } from "vitest";
import type { Address } from "../domain/address.ts";
import { standingIn } from "./figures-at.ts";

const at = (...boxes: [x: number, width: number][]): { address: Address } => ({
  address: {
    kind: "page",
    document: "deck",
    page: 1,
    boxes: boxes.map(([x, width]) => ({ x, y: 40, width, height: 10 })),
  },
});

it("finds what stands in a passage's boxes or is named there, and not what stands beside it", () => {
  const inside = at([110, 30]);
  const named = at([120, 20], [400, 30]);
  const beside = at([300, 30]);
  const nowhere = { address: { kind: "paragraph", document: "deck", paragraph: 1 } as Address };
  expect(standingIn(at([100, 100]).address, [inside, named, beside, nowhere])).toEqual([inside, named]);
});
