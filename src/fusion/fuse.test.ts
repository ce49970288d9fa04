import { describe, expect, it } from "vitest";
import { seeded } from "../testing/random.ts";
import type { Claim } from "./claim.ts";
import { fuse } from "./fuse.ts";

const TRUTH = (i: number) => (i + 1) * 1_000;

/** Five independent sources, and three that copy the mistakes of one careless source. */
function withCopies(objects: number): Claim[] {
  const random = seeded(7);
  return Array.from({ length: objects }, (_, i) => {
    const wrong = () => TRUTH(i) + random.integer(2, 40) * 50 * (i + 1);
    const own = ["a", "b", "c", "d", "e"].map((agent) => ({ agent, value: random.next() < 0.9 ? TRUTH(i) : wrong() }));
    const careless = random.next() < 0.5 ? TRUTH(i) : wrong();
    const copies = ["k1", "k2", "k3"].map((agent) => ({ agent, value: careless }));
    return [...own, ...copies].map((claim) => ({ object: `o${i}`, ...claim }));
  }).flat();
}

const shareRight = ({ objects }: ReturnType<typeof fuse>) =>
  objects.filter(({ object, value }) => value === TRUTH(Number(object.slice(1)))).length / objects.length;

describe("many sources", () => {
  it("are not outvoted by copies of one, and the copies are named", () => {
    const fused = fuse(withCopies(80), { sameValue: 0 });
    expect(shareRight(fused)).toBeGreaterThan(0.85);
    expect(fused.copying[0]?.sources).toEqual(["k1", "k2", "k3"]);
    expect(fused.objects.some(({ decidedBy }) => decidedBy === "records")).toBe(true);
  });

  it("keep the vote where the records are too thin to overrule it, and say so without sureness", () => {
    // One thing more: nobody has a record, and whatever an estimator makes of that, counting stands.
    const claims: Claim[] = [
      ...["a", "b", "c"].map((agent) => ({ object: "arr", agent, value: 500 })),
      ...["x", "y"].map((agent) => ({ object: "arr", agent, value: 700 })),
      ...["x", "y", "z"].map((agent) => ({ object: "mrr", agent, value: 40 })),
    ];
    const [arr] = fuse(claims).objects.filter(({ object }) => object === "arr");
    expect(arr?.value).toBe(500);
    expect(arr?.vote).toBe(500);
    if (arr?.decidedBy === "vote") expect(arr.confidence).toBeLessThanOrEqual(50);
  });

  it("say where values are given equally often, and name no vote", () => {
    const [only] = fuse([
      { object: "arr", agent: "a", value: 500 },
      { object: "arr", agent: "b", value: 700 },
    ]).objects;
    expect(only).toMatchObject({ vote: null, tied: true, decidedBy: "untied", sources: 2 });
  });

  it("do not depend on the order of the claims, and none is an answer", () => {
    const claims = withCopies(20);
    expect(fuse(claims.toReversed(), { sameValue: 0 })).toEqual(fuse(claims, { sameValue: 0 }));
    expect(fuse([])).toEqual({ objects: [], sources: [], copying: [], neverApart: [] });
  });
});
