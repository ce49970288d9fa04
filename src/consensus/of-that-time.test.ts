import { expect, it } from "vitest";
import type { Address } from "../domain/address.ts";
import type { Fact } from "../domain/fact.ts";
import type { Witness } from "../evidence/witness.ts";
import type { OpenCase } from "./hearing.ts";
import { ofThatTime } from "./of-that-time.ts";

const AT: Address = { kind: "page", document: "deck", page: 3 };

/** The question of year 3 beside a passage in which the witness reads these figures. */
const asked = (...figures: Pick<Fact, "period" | "nature">[]) =>
  ({
    contradiction: { period: "Y3" },
    topic: null,
    witness: { figuresIn: () => figures as Fact[] } as unknown as Witness,
  }) as unknown as OpenCase;

it("takes a line under another year's heading for no word on the year asked for", () => {
  const line = "TOTAL 30 growers $600,000";
  expect(ofThatTime(line, AT, asked({ period: "Y2", nature: "projection" }))).toBe(false);
  expect(ofThatTime(line, AT, asked({ period: "Y3", nature: "projection" }))).toBe(true);
  expect(ofThatTime(line, AT, asked({ period: "Y2", nature: "projection" }, { nature: "projection" }))).toBe(true);
  expect(ofThatTime(line, AT, asked())).toBe(true);
});

it("takes the market's size for no figure of a plan's year", () => {
  expect(ofThatTime("50,000 growers", AT, asked({ nature: "market" }))).toBe(false);
  expect(ofThatTime("50,000 growers in year 3", AT, asked({ nature: "market" }))).toBe(true);
});
