import { describe, expect, it } from "vitest";
import { foundIn } from "../testing/told.ts";

const told = async (...pages: string[]) => (await foundIn(...pages)).map((one) => `${one.certainty} ${one.relation}`);

describe("one question asked twice", () => {
  it("counts what customers are, not only that they are customers", async () => {
    const today = "# Traction\n\n- 38 clients grands comptes";
    expect(await told(today, "# Trust\n\nNous équipons 52 grands comptes")).toEqual(["question same:counted"]);
    expect(await told(today, "# Trust\n\nNous équipons 38 grands comptes")).toEqual([]);
    // Those who pay are some of them.
    expect(await told("# Traction\n\n- 38 clients payants", "# Trust\n\nNous équipons 52 clients")).not.toContain(
      "question same:counted",
    );
  });

  it("counts nothing of an average customer", async () => {
    const today = "# Traction\n\n- 9 sites, 108 cribs";
    expect(await told(today, "# Customers\n\nAn average customer books 3 cribs.")).toEqual([]);
    expect(await told(today, "# Customers\n\nWe run 90 cribs.")).toEqual(["question same:counted"]);
  });

  it.each([
    [
      "What founders put in",
      "The founders invested €60k of their own",
      "The founders put €150k into it from their own savings",
      "The founders put €60k into it from their own savings",
    ],
    [
      "Who leaves",
      "Monthly churn: 3.2%",
      "Fewer than 2 in 100 leave each month",
      "Fewer than 4 in 100 leave each month",
    ],
    ["Who stays", "Customer retention: 92%", "1 in 5 customers does not renew", "1 in 12 customers does not renew"],
  ])("%s", async (_, one, other, same) => {
    expect((await told(`# Traction\n\n- ${one}`, `# Notes\n\n${other}`)).length).toBe(1);
    expect(await told(`# Traction\n\n- ${one}`, `# Notes\n\n${same}`)).toEqual([]);
  });
});
