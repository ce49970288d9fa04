import { describe, expect, it } from "vitest";
import { present, told } from "./testing/told.ts";

const ONE_CUSTOMER = "## Unit economics\n\n- CAC: $50\n- LTV: $600\n- Gross margin: 85%\n- Churn: 4%";
const FORECAST = "## Projections\n\n| Metric | Year 1 | Year 2 |\n|---|---|---|\n| ARR | $400K | $2M |";

describe("a deck that looks ahead", () => {
  it("does not tell what one customer is to cost and bring as the company's present", async () => {
    expect(await present(`# Tavira\n\n${ONE_CUSTOMER}\n\n${FORECAST}`)).toEqual([]);
    expect(await present(`# Tavira\n\n${ONE_CUSTOMER}`)).toEqual([]);
    expect(await present(`# Tavira\n\n${ONE_CUSTOMER}\n\n## Sales\n\n- ARR: $300K`)).toHaveLength(5);
  });

  it("tells it as what it is to be", async () => {
    expect(await told(`# Tavira\n\n${ONE_CUSTOMER}\n\n${FORECAST}`)).toEqual(
      expect.arrayContaining(["cac 50 company projection", "ltv 600 company projection", "churn 4 company projection"]),
    );
    expect(await told(`# Tavira\n\n## Unit economics\n\n- CAC: $30-50`)).toEqual(["cac 40 company projection"]);
  });

  it("nor its sales and its users, where nothing shows that it has any", async () => {
    const sales = "## Overview\n\n- ARR: $300K\n- 40 customers";
    expect(await present(`# Tavira\n\n${sales}\n\n${FORECAST}`)).toEqual([]);
    const traction = "## Traction\n\n- 55 paying customers";
    expect(await present(`# Tavira\n\n${sales}\n\n${traction}\n\n${FORECAST}`)).toContain("arr 300000 company actual");
  });

  it("tells what is dated, said to be so, or stands among what was reached", async () => {
    const said = [
      "## Today\n\n- Churn: 4%",
      "## Overview\n\n- Current churn: 4%",
      "## Overview\n\nOur churn stands at 4%.",
      "## Overview\n\n- Churn 2024: 4%",
      "## Nos résultats à ce jour\n\n- Churn : 4 %",
    ];
    for (const text of said)
      expect(await present(`# Tavira\n\n${text}\n\n${FORECAST}`), text).toEqual([
        expect.stringMatching(/^churn 4 (?:2024 )?company actual$/),
      ]);
  });

  it("takes what stands beside a line that calls itself a plan, and does not, for so", async () => {
    const growth = "## Growth\n\n- MRR: 42 K€\n- ARR 2027 (forecast): 2 M€";
    expect(await present(`# Tavira\n\n${growth}`)).toEqual(["mrr 42000 company actual"]);
    expect(await present(`# Tavira\n\n## Growth\n\n- MRR: 42 K€\n\n${FORECAST}`)).toEqual([]);
  });

  it("does not take a word in brackets for one that says how it is", async () => {
    const cac =
      "## Traction\n\n- 55 paying customers\n\n## Unit economics\n\n- CAC: $15 blended (60% acquired by word of mouth)";
    expect(await present(`# Tavira\n\n${cac}\n\n${FORECAST}`)).not.toContain("cac 15 company actual");
  });

  it("knows that the money asked for is what is to last", async () => {
    expect(await present("# Tavira\n\nSeed round: $1.5M\n\nRunway: 18 months")).toEqual([]);
    expect(await present("# Tavira\n\nRunway: 18 months")).toEqual(["runway 18 company actual"]);
  });

  it("believes a company that says it does not sell yet, whatever stands beside it", async () => {
    const pilot = "## Traction\n\n- 12 customers\n\n## Overview\n\n- Gross margin: 85%";
    expect(await present(`# Tavira\n\n${pilot}\n\n${FORECAST}`)).toContain("gross_margin 85 company actual");
    const stage = "## Stage\n\nPre-launch, self-funded";
    expect(await present(`# Tavira\n\n${pilot}\n\n${stage}\n\n${FORECAST}`)).not.toContain(
      "gross_margin 85 company actual",
    );
  });

  it("does not tell what the average customer of one kind brings as what all of them do", async () => {
    const kinds = "## Traction\n\n- 55 paying customers\n\n## Merchant customer (average)\n\n- CAC: $800";
    expect(await present(`# Tavira\n\n${kinds}\n\n${FORECAST}`)).toEqual(["customers 55 company actual"]);
    const whole = kinds.replace("Merchant customer (average)", "Acquisition");
    expect(await present(`# Tavira\n\n${whole}\n\n${FORECAST}`)).toHaveLength(2);
  });
});
