import { describe, expect, it } from "vitest";
import type { StatedFigure } from "../domain/stated-figure.ts";
import { parseQuantity } from "../quantities/parse.ts";
import { figureChanges } from "./figure-changes.ts";

function figure(topic: string, printed: string, more: Partial<StatedFigure> = {}): StatedFigure {
  const quantity = parseQuantity(printed, { locale: "en" });
  if (quantity === null || "ambiguous" in quantity) throw new Error(printed);
  const address = { kind: "page", document: "deck.pdf", page: 2 } as const;
  return {
    topic,
    name: topic,
    isKey: true,
    period: null,
    order: -1,
    isPlan: false,
    source: "deck",
    quantity,
    formatted: printed,
    reference: "Deck, page 2",
    address,
    ...more,
  };
}
const told = (before: StatedFigure[], after: StatedFigure[]) =>
  figureChanges(before, after, "en").map(({ topic, before: was, after: now, change }) =>
    `${topic} ${was?.formatted ?? "–"} → ${now?.formatted ?? "–"} ${change ?? ""}`.trim(),
  );

describe("what a new version states otherwise", () => {
  it("is told with points for percentages and a share for the rest", () => {
    expect(
      told(
        [figure("churn", "1.2%"), figure("mrr", "€96,000"), figure("cash", "€310,000")],
        [figure("mrr", "€88,000"), figure("churn", "2.1%"), figure("cash", "€0.31M")],
      ),
    ).toEqual(["churn 1.2% → 2.1% +0.9 points", "mrr €96,000 → €88,000 −8.3%"]);
  });

  it("compares the same time, or the newest where none is shared, and deck with deck", () => {
    const at = (period: string, order: number) => ({ period, order });
    expect(
      told(
        [figure("arr", "€1M", at("2023", 24_000)), figure("arr", "€2M", at("2024", 24_012))],
        [figure("arr", "€1M", at("2023", 24_000)), figure("arr", "€3M", at("2025", 24_024))],
      ),
    ).toEqual([]);
    expect(told([figure("arr", "€2M", at("2024", 1))], [figure("arr", "€3M", at("2025", 2))])).toEqual([
      "arr €2M → €3M +50%",
    ]);
    expect(told([figure("arr", "€2M")], [figure("arr", "€3M", { source: "financial_model" })])).toEqual([
      "arr €2M → –",
      "arr – → €3M",
    ]);
  });

  it("says no share of other currencies, and nothing of a plan for another year", () => {
    expect(told([figure("cash", "€10")], [figure("cash", "$12")])).toEqual(["cash €10 → $12"]);
    const plan = (period: string) => ({ period, isPlan: true });
    expect(told([figure("arr", "€2M", plan("2026"))], [figure("arr", "€5M", plan("2028"))])).toEqual([]);
  });
});
