import { describe, expect, it } from "vitest";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { findInconsistencies } from "./find.ts";

/** Two tables side by side, each with a line under its left edge. */
async function relationsUnder(left: string, right: string): Promise<string[]> {
  const columns: [number, string[][]][] = [
    [60, [["Product", "Value"], ["Flour", "$4M"], ["Sugar", "$4M"], ["Lentils", "$1M"], ["Oil", "$2M"], [left]]],
    [500, [["Product", "Value"], ["Milk", "$1M"], ["Poultry", "$1M"], ["Rice", "$4M"], [right]]],
  ];
  const items = columns.flatMap(([x, rows]) =>
    rows.flatMap((cells, row) =>
      cells.map((text, column) => ({ kind: "text" as const, text, x: x + column * 130, y: 120 + row * 24, size: 11 })),
    ),
  );
  const deck = makePdf([{ width: 960, height: 540, items }]);
  const found = findInconsistencies(await buildVerificationContext({ deck }));
  return found.map(({ relation, certainty, explanation }) => `${relation} ${certainty} ${explanation}`);
}

describe("an amount under a table that is nearly the sum of its lines", () => {
  it("is asked about, of the table at whose edge it stands", async () => {
    const [only, ...more] = await relationsUnder("First cycle: $15M", "First cycle: $6M");
    expect(more).toEqual([]);
    expect(only).toMatch(/^closing=lines question .*\$11,000,000 \(\$4M \+ \$4M \+ \$1M \+ \$2M\), not \$15M/);
  });

  it.each([
    ["the sum itself", "First cycle: $11M"],
    ["something of another size", "Valuation: $40M"],
    ["a rate", "Demand: $12M/month"],
  ])("stays silent on %s", async (_, line) => {
    expect(await relationsUnder(line, "First cycle: $6M")).toEqual([]);
  });
});
