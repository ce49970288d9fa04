import { describe, expect, it } from "vitest";
import { learn } from "../../../scripts/topics/learn.ts";
import type { FigureKind, Setting } from "./features.ts";
import { LEARNT } from "./learnt.ts";
import { recognise } from "./recognise.ts";
import { write } from "./written.ts";

const setting = (kind: FigureKind, before: string, after: string, more: Partial<Setting> = {}): Setting => ({
  kind,
  before,
  after,
  heading: "",
  roles: [],
  digits: null,
  ...more,
});
const first = (...args: Parameters<typeof setting>) => recognise(setting(...args))[0];

describe("the recogniser of topics", () => {
  it("is what its examples give, nothing added by hand", () => {
    const kinds = Object.keys(LEARNT) as FigureKind[];
    for (const kind of kinds) expect(write(learn(kind)) === LEARNT[kind]).toBe(true);
  });

  it.each([
    ["count", "", "dental practices onboarded", "customers"],
    ["count", "", "boulangeries équipées", "customers"],
    ["count", "", "veterinárias atendidas", "customers"],
    ["count", "", "nurses trained", "users"],
    ["percent", "", "of every parcel sold", "take_rate"],
    ["money", "The pet food industry is worth", "in Europe", "market_size_other"],
    ["money", "", "per classroom per year", "price"],
    ["duration", "", "of runway after the close", "runway"],
  ] as const)("knows by how it is said that a %s, %s # %s, tells of %s", (kind, before, after, topic) => {
    expect(first(kind, before, after)?.topic).toBe(topic);
  });

  it("knows a use of funds by the heading over it", () => {
    const said = first("percent", "Curriculum and content", "", { heading: "Use of funds", roles: ["use_of_funds"] });
    expect(said?.topic).toBe("use_of_funds");
  });

  it("tells those one could sell to from those one has", () => {
    expect(first("count", "", "clinics in Germany", { heading: "Market", roles: ["market"] })?.topic).toBe(
      "market_size_other",
    );
    expect(first("count", "", "clinics live", { heading: "Traction", roles: ["traction"] })?.topic).toBe("customers");
  });

  it("wavers where no example has such words", () => {
    expect(first("count", "", "glorbs vented")?.chance ?? 0).toBeLessThan(0.6);
  });
});
