import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../testing/random.ts";
import type { Claim, Estimate } from "./claim.ts";
import { estimate } from "./estimate.ts";

const on = (object: string, ...said: [agent: string, value: number | string][]): Claim[] =>
  said.map(([agent, value]) => ({ object, agent, value }));
const about = ({ objects }: Estimate, object: string) => {
  const found = objects.find((one) => one.object === object);
  if (found === undefined) throw new Error(`nothing on ${object}`);
  return found;
};
const agentOf = ({ agents }: Estimate, name: string) => {
  const found = agents.find(({ agent }) => agent === name);
  if (found === undefined) throw new Error(`nothing on ${name}`);
  return found;
};

/** Objects whose truth is 1000, 2000 …; each agent is right as often as told, and wrong in its own way. */
function history(objects: number, rightShare: Record<string, number>, seed = 1): Claim[] {
  const random = seeded(seed);
  return Array.from({ length: objects }, (_, i) =>
    Object.entries(rightShare).map(([agent, share]) => {
      const truth = (i + 1) * 1_000;
      const value = random.next() < share ? truth : truth + random.integer(2, 40) * 50 * (i + 1);
      return { object: `past ${i}`, agent, value };
    }),
  ).flat();
}

describe("who is believed", () => {
  const careless = { c1: 0.3, c2: 0.3, c3: 0.3 };
  const disputed = on("now", ["careful 1", 500], ["careful 2", 500], ["c1", 700], ["c2", 700], ["c3", 700]);

  it("lets a reliable minority beat a careless majority once there is enough shared evidence", () => {
    const past = history(40, { "careful 1": 0.95, "careful 2": 0.95, ...careless });
    const found = estimate([...past, ...disputed]);
    expect(about(found, "now").value).toBe(500);
    expect(agentOf(found, "careful 1").reliability.low).toBeGreaterThan(agentOf(found, "c1").reliability.high);
  });

  it("follows the majority where nothing is known of anyone", () => {
    expect(about(estimate(disputed), "now").value).toBe(700);
  });

  it("does not let a lone agent without a history beat two independent ones", () => {
    const found = about(estimate(on("x", ["new", 900], ["a", 500], ["b", 500])), "x");
    expect(found.value).toBe(500);
    expect(found.confidence).toBeGreaterThan(50);
    expect(found.ranked.at(-1)?.confidence).toBeLessThan(20);
  });

  it("believes a lone claim as far as its agent, and says so", () => {
    const found = about(estimate(on("x", ["a", 500])), "x");
    expect(found.confidence).toBeLessThan(70);
    expect(found.tied).toBe(false);
  });

  it("says that it is a tie, with low confidence", () => {
    const found = about(estimate(on("x", ["a", 500], ["b", 900])), "x");
    expect(found.tied).toBe(true);
    expect(found.confidence).toBeLessThan(50);
  });

  it("weighs claims by the weight they are given", () => {
    const [sure, unsure] = on("x", ["a", 500], ["b", 900]) as [Claim, Claim];
    expect(about(estimate([sure, { ...unsure, weight: 0.3 }]), "x").value).toBe(500);
    expect(about(estimate([{ ...sure, weight: 0.3 }, unsure]), "x").value).toBe(900);
  });

  it("judges agents little is known of by their kind", () => {
    const strangers = Array.from({ length: 30 }, (_, i) => [
      ...on(`p${i}`, [`named ${i}`, 100 + i], [`other ${i}`, 100 + i]),
      ...on(`p${i}`, [`guest ${i}`, 300 + 7 * i]).map((claim) => ({ ...claim, kind: "guest" })),
    ]).flat();
    const [guest] = on("now", ["guest x", 40]).map((claim) => ({ ...claim, kind: "guest" })) as [Claim];
    const found = about(estimate([...strangers, ...on("now", ["named x", 90]), guest]), "now");
    expect(found.value).toBe(90);
    expect(found.tied).toBe(false);
  });
});

describe("copies", () => {
  const copies = ["copy 1", "copy 2"];
  const past = history(40, { source: 0.6, a: 0.85, b: 0.85, c: 0.85, d: 0.85 }, 3).flatMap((claim) =>
    claim.agent === "source" ? [claim, ...copies.map((agent) => ({ ...claim, agent }))] : [claim],
  );
  const now = on(
    "now",
    ["a", 500],
    ["b", 500],
    ...["source", ...copies].map((agent): [string, number] => [agent, 700]),
  );

  it("counts copiers once", () => {
    expect(about(estimate([...past, ...now]), "now").value).toBe(500);
    expect(about(estimate([...past, ...now], { copyRate: 0, priorStrength: 1e6 }), "now").value).toBe(700);
  });

  it("names who shares a source, and nobody who is merely right as well", () => {
    const found = estimate([...past, ...now]);
    expect(agentOf(found, "copy 1").sharesSourceWith.map(({ agent }) => agent)).toEqual(["copy 2", "source"]);
    expect(agentOf(found, "a").sharesSourceWith).toEqual([]);
  });

  it("takes agents that are right together for good ones, not for copies", () => {
    const found = estimate(history(60, { good1: 0.97, good2: 0.97, bad1: 0.4, bad2: 0.4, bad3: 0.4 }, 5));
    expect(agentOf(found, "good1").sharesSourceWith).toEqual([]);
    expect(agentOf(found, "good1").reliability.mean).toBeGreaterThan(0.85);
  });

  it("sees who repeats what stood there before, right or wrong", () => {
    const claims = Array.from({ length: 60 }, (_, i) => {
      const first = i % 2 === 0 ? 100 + i : 900 + 13 * i;
      return [
        { object: `p${i}`, agent: `one-off ${i}`, value: first, order: 1 },
        { object: `p${i}`, agent: "parrot", value: first, order: 2 },
        { object: `p${i}`, agent: "reader", value: 100 + i, order: 3 },
        { object: `p${i}`, agent: "checker", value: 100 + i, order: 4 },
      ];
    }).flat();
    const found = estimate(claims);
    expect(agentOf(found, "parrot").repeats).toBeGreaterThan(0.5);
    expect(agentOf(found, "reader").repeats).toBeLessThan(0.2);
  });
});

describe("values", () => {
  it("takes near values for one and keeps the best supported print", () => {
    const found = about(estimate(on("x", ["a", 504_000], ["b", 504_000], ["c", 505_000], ["d", 800_000])), "x");
    expect(found.value).toBe(504_000);
    expect(found.ranked[0]?.agents).toEqual(["a", "b", "c"]);
  });

  it("never chains: each value lies near the one it joins", () => {
    const found = about(estimate(on("x", ["a", 1000], ["b", 1009], ["c", 1018], ["d", 1027])), "x");
    for (const { agents } of found.ranked) expect(agents.length).toBeLessThan(4);
  });

  it("lets a digit too many speak for the value it came from", () => {
    const found = about(estimate(on("x", ["a", 47_380], ["b", 31_205], ["c", 473_800])), "x");
    expect(found.value).not.toBe(31_205);
    expect(found.ranked.at(-1)?.value).toBe(31_205);
  });

  it("compares words as they are", () => {
    expect(about(estimate(on("x", ["a", "yes"], ["b", "yes"], ["c", "no"])), "x").value).toBe("yes");
  });

  it("refuses what is no value or no weight", () => {
    expect(() => estimate(on("x", ["a", Number.NaN]))).toThrow("The claim of a on x has no finite value.");
    expect(() => estimate([{ object: "x", agent: "a", value: 1, weight: 2 }])).toThrow("from 0 to 1");
  });

  it("has nothing to say of nothing", () => {
    expect(estimate([])).toEqual({ objects: [], agents: [] });
  });
});

describe("properties", () => {
  const claim = fc.record({
    object: fc.constantFrom("o1", "o2", "o3", "o4", "o5", "o6"),
    agent: fc.constantFrom("a", "b", "c", "d", "e"),
    value: fc.constantFrom(100, 100.5, 120, 1200, -5, 0, "x"),
    weight: fc.constantFrom(1, 1, 0.5),
    order: fc.constantFrom(1, 2, 3),
  });
  const world = fc.array(claim, { minLength: 1, maxLength: 40 });

  it("does not depend on the place of a claim in the list", () => {
    fc.assert(
      fc.property(world, fc.infiniteStream(fc.nat()), (claims, keys) => {
        const shuffled = claims
          .map((one) => [keys.next().value as number, one] as const)
          .sort((x, y) => x[0] - y[0])
          .map(([, one]) => one);
        expect(estimate(shuffled)).toEqual(estimate(claims));
      }),
      { numRuns: 200 },
    );
  });

  it("gives beliefs that are shares, best first, and intervals around the mean", () => {
    fc.assert(
      fc.property(world, (claims) => {
        const { objects, agents } = estimate(claims);
        for (const { ranked, value, confidence } of objects) {
          expect(ranked.reduce((sum, one) => sum + one.confidence, 0)).toBeLessThanOrEqual(100 + 1e-9);
          expect(ranked[0]).toMatchObject({ value, confidence });
          for (const [i, one] of ranked.slice(1).entries()) {
            expect(one.confidence).toBeLessThanOrEqual(ranked[i]?.confidence as number);
          }
        }
        for (const { reliability } of agents) {
          expect(reliability.low).toBeLessThan(reliability.mean);
          expect(reliability.high).toBeGreaterThan(reliability.mean);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("never believes a value less because one more independent agent gives it", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({ agent: fc.string({ minLength: 1 }), value: fc.constantFrom(100, 120, 1200, -5, 7) }),
          {
            selector: ({ agent }) => agent,
            minLength: 1,
            maxLength: 12,
          },
        ),
        (said) => {
          const claims = said.map((one) => ({ object: "x", ...one }));
          const before = about(estimate(claims), "x");
          const after = about(estimate([...claims, { object: "x", agent: "", value: before.value }]), "x");
          expect(after.value).toBe(before.value);
          expect(after.confidence).toBeGreaterThanOrEqual(before.confidence - 1e-6);
        },
      ),
      { numRuns: 300 },
    );
  });
});
