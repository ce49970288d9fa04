import { describe, expect, it } from "vitest";
import { deck, page } from "../../../testing/placed-pages.ts";
import { readDossier } from "../find.ts";

const factsOf = (...lines: string[]) =>
  readDossier(
    deck(
      page(1, [["Nimbora", 200, 100, 40]]),
      page(2, [
        ["Traction", 40, 20, 30],
        ...lines.map((line, at): [string, number, number, number] => [line, 40, 90 + at * 24, 13]),
      ]),
    ),
  ).all;

describe("an amount a month", () => {
  it.each([
    "Revenue: €464k per month",
    "Revenue from subscriptions of €464k per month for the group in 2024 Net result (20.7)",
  ])("is a month's, however its name was found: %s", (line) => {
    const [revenue] = factsOf(line).filter(({ quantity }) => quantity.value === 464_000);
    expect(revenue).toMatchObject({ topic: "revenue", basis: { rhythm: "monthly" } });
  });
});
