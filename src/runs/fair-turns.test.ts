import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairTurns } from "./fair-turns.ts";

/** Reviews waiting per tenant, handed out oldest first among those not passed over. */
function lineOf(waiting: readonly string[]) {
  const left = [...waiting];
  return async (passOver: readonly string[]) => {
    const at = left.findIndex((tenant) => !passOver.includes(tenant));
    const [tenant] = at === -1 ? [] : left.splice(at, 1);
    return tenant === undefined ? null : { tenant };
  };
}

describe("turns among tenants", () => {
  it("come to one who waits behind another's thousand at once", async () => {
    const turns = new FairTurns();
    const take = lineOf([...Array.from({ length: 1_000 }, () => "large"), "small"]);
    expect(await turns.next(take)).toEqual({ tenant: "large" });
    expect(await turns.next(take)).toEqual({ tenant: "small" });
    expect(await turns.next(take)).toEqual({ tenant: "large" });
  });

  it("come to everybody as often, whoever came first, until nobody waits", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 60 }), async (waiting) => {
        const turns = new FairTurns();
        const take = lineOf(waiting);
        const had: string[] = [];
        for (let turn = await turns.next(take); turn !== null; turn = await turns.next(take)) had.push(turn.tenant);
        expect(had.toSorted()).toEqual(waiting.toSorted());
        const count = (some: readonly string[], tenant: string) => some.filter((one) => one === tenant).length;
        for (const [at, tenant] of had.entries())
          for (const other of new Set(waiting)) {
            const leftToHave = count(waiting, other) - count(had.slice(0, at), other);
            if (leftToHave > 0)
              expect(count(had.slice(0, at), tenant) - count(had.slice(0, at), other)).toBeLessThan(2);
          }
      }),
    );
  });
});
