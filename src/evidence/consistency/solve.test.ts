import { describe, expect, it } from "vitest";
import type { Fact } from "../../domain/fact.ts";
import { certaintyOf } from "./certainty.ts";
import { members } from "./constraint.ts";
import { solve } from "./solve.ts";
import { statementsFrom } from "./statement.ts";
import { fact } from "./testing/facts.ts";

const conflicts = (facts: readonly Fact[], lastYear: number | null = null) =>
  solve(statementsFrom(facts, lastYear)).conflicts;
const told = (facts: readonly Fact[], lastYear: number | null = null) =>
  conflicts(facts, lastYear).map(({ main }) => ({
    id: main.id,
    printed: members(main).map(({ printed }) => printed),
    certainty: certaintyOf(main),
  }));

const monthly = { basis: { rhythm: "monthly" } } as const;

describe("a stated figure against its own inputs", () => {
  it.each([
    ["ARR", [fact("arr", "€1.3M"), fact("mrr", "€62,000")], "arr=mrr"],
    ["LTV/CAC", [fact("ltv_cac", "6.0x"), fact("ltv", "€3,000"), fact("cac", "€1,000")], "ltv_cac=ltv,cac"],
    [
      "runway",
      [fact("runway", "9 months"), fact("cash", "€340K"), fact("burn_rate", "€62K", monthly)],
      "runway=cash,burn_rate",
    ],
    [
      "gross margin",
      [fact("gross_margin", "80%"), fact("revenue", "€2,300,000"), fact("cogs", "€920,000")],
      "gross_margin=revenue,cogs",
    ],
    [
      "dilution",
      [fact("dilution", "10%"), fact("round_size", "€4M"), fact("valuation_pre_money", "€12M")],
      "dilution=round_size,valuation_pre_money",
    ],
    [
      "post-money",
      [fact("valuation_post_money", "€10.0M"), fact("valuation_pre_money", "€10.0M"), fact("round_size", "€2M")],
      "valuation_post_money=valuation_pre_money,round_size",
    ],
    [
      "burn multiple",
      [fact("burn_multiple", "1.4x"), fact("burn_rate", "€80K", monthly), fact("net_new_arr", "€300K")],
      "burn_multiple=burn_rate,net_new_arr",
    ],
  ])("%s", (_, facts, id) => {
    expect(told(facts)).toEqual([{ id, printed: facts.map(({ quantity }) => quantity.text), certainty: "sure" }]);
  });

  it("holds within printed rounding, and not beyond it", () => {
    expect(told([fact("arr", "€0.7M"), fact("mrr", "€62,000")])).toEqual([]);
    expect(told([fact("ltv_cac", "3.0x"), fact("ltv", "€6,080"), fact("cac", "€2,000")])).toEqual([]);
    expect(told([fact("arr", "€800,000"), fact("mrr", "€62,000")])).toHaveLength(1);
  });

  it("fits any definition in use before it is called wrong", () => {
    const arpa = fact("arpa", "€75", monthly);
    const life = fact("customer_lifetime", "24 months");
    const margin = fact("gross_margin", "72%");
    expect(told([fact("ltv", "€1,800"), arpa, life, margin])).toEqual([]);
    expect(told([fact("ltv", "€1,296"), arpa, life, margin])).toEqual([]);
    expect(told([fact("ltv", "€2,900"), arpa, life, margin])).toHaveLength(1);
  });

  it("never mixes subjects, parts, plans, currencies or years", () => {
    const arr = fact("arr", "€1.3M");
    for (const other of [
      fact("mrr", "€62,000", { subject: "Rival" }),
      fact("mrr", "€62,000", { label: "MRR enterprise" }),
      fact("mrr", "€62,000", { nature: "projection" }),
      fact("mrr", "$62,000"),
      fact("mrr", "€62,000", { period: "2021" }),
      fact("mrr", "€62,000", { nature: "third_party" }),
      fact("mrr", "€62,000", { nature: "example" }),
    ]) {
      expect(told([arr, other], 2024)).toEqual([]);
    }
  });

  it("asks where the reading is unsure, and never accuses", () => {
    expect(told([fact("arr", "€1.3M", { sureness: 0.5 }), fact("mrr", "€62,000")])).toEqual([]);
    expect(told([fact("arr", "€1.3M"), fact("mrr", "€62,000", { readBy: "ocr" })])[0]?.certainty).toBe("question");
  });

  it("asks where a factor of twelve explains it", () => {
    expect(told([fact("mrr", "€62,000"), fact("mrr", "€744,000", { page: 9 })])[0]?.certainty).toBe("question");
  });
});

describe("two answers to one question", () => {
  it("are found across pages and documents", () => {
    const facts = [fact("round_size", "€2M"), fact("round_size", "€2.5M", { document: "terms.docx" })];
    expect(told(facts).map(({ id }) => id)).toEqual(["same:round_size"]);
  });

  it("are one answer where one page lists several, where they are close, or speak of other things", () => {
    expect(told([fact("customers", "100"), fact("customers", "300"), fact("customers", "50")])).toEqual([]);
    expect(told([fact("headcount", "65"), fact("headcount", "66", { document: "model.xlsx" })])).toEqual([]);
    expect(told([fact("tam", "€3B"), fact("tam", "€40B", { label: "TAM Europe", page: 4 })])).toEqual([]);
    expect(
      told([fact("churn", "2%", monthly), fact("churn", "22%", { page: 4, basis: { rhythm: "annual" } })]),
    ).toEqual([]);
    expect(
      told([fact("revenue", "€9M", { period: "2024-12" }), fact("revenue", "€1M", { period: "2024-12", page: 4 })]),
    ).toEqual([]);
  });

  it("meet at the end of a plan's year", () => {
    const plan = { nature: "projection" } as const;
    const facts = [
      fact("customers", "120", { ...plan, period: "Y1" }),
      fact("customers", "280", { ...plan, period: "M12", page: 7 }),
    ];
    expect(told(facts)).toHaveLength(1);
  });

  it("are one contradiction over all the years of two series", () => {
    const years = ["2022", "2023", "2024"].flatMap((period, at) => [
      fact("customers", String(100 * (at + 1)), { period }),
      fact("customers", String(180 * (at + 1)), { period, document: "model.xlsx", source: "financial_model" }),
    ]);
    const [only, ...more] = conflicts(years);
    expect(more).toEqual([]);
    expect(only?.also).toHaveLength(2);
  });
});

describe("bounds", () => {
  it("knows that a part is no larger than its whole", () => {
    const market = { subject: "market", nature: "market" } as const;
    expect(told([fact("sam", "€5B", market), fact("tam", "€3B", market)]).map(({ id }) => id)).toEqual(["sam≤tam"]);
    expect(told([fact("sam", "€2B", market), fact("tam", "€3B", market)])).toEqual([]);
  });

  it("knows what is left of the price of one piece, and asks: one piece stands for all", () => {
    const piece = (margin: string) => [fact("price", "€120"), fact("unit_cost", "€84"), fact("gross_margin", margin)];
    const [first] = solve(statementsFrom(piece("60%"))).conflicts;
    expect(first?.main.id).toBe("gross_margin=price,unit_cost");
    expect(first === undefined ? null : certaintyOf(first.main)).toBe("question");
    expect(solve(statementsFrom(piece("30%"))).conflicts).toEqual([]);
  });

  it("knows that more customers do not bring less revenue without a word", () => {
    const plan = { nature: "projection" } as const;
    const facts = [
      fact("revenue", "€362,000", { ...plan, period: "Y2" }),
      fact("revenue", "€200,000", { ...plan, period: "Y3" }),
      fact("users", "40,000", { ...plan, period: "Y2" }),
      fact("users", "65,000", { ...plan, period: "Y3" }),
    ];
    expect(told(facts).map(({ id }) => id)).toEqual(["revenue≥before"]);
  });
});

describe("the smallest set", () => {
  it("leaves out what adds nothing, and names the figure that all the broken sums share", () => {
    const facts = [
      fact("mrr", "€62,000"),
      fact("arr", "€1.3M"),
      fact("valuation_pre_money", "€13M"),
      fact("arr_multiple", "17.5x"),
    ];
    const [first, ...more] = conflicts(facts);
    expect(more).toEqual([]);
    expect(members(first?.main as NonNullable<typeof first>["main"]).map(({ topic }) => topic)).toEqual(["arr", "mrr"]);
    expect(first?.suspect?.topic).toBe("arr");
    expect(first?.also.map(({ id }) => id)).toEqual(["arr_multiple=valuation_pre_money,arr"]);
  });
});

describe("a tie that takes something for granted", () => {
  it("is asked about, however far it is broken", () => {
    const first = { period: "Y1", nature: "projection", basis: { nature: "projected" } } as const;
    const plan = [
      fact("cac", "€90", first),
      fact("round_size", "€1M"),
      fact("revenue", "€200K", first),
      fact("customers", "100,000 customers", first),
    ];
    expect(told(plan)).toMatchObject([{ id: expect.stringContaining("cac"), certainty: "question" }]);
  });
});

describe("milestones nobody dates", () => {
  const planned = (words: string) => ({ nature: "target", basis: { nature: "projected" }, passage: words }) as const;

  it("are not held against each other: they may lie years apart", () => {
    const steps = [
      fact("users", "100 users", planned("First 100 users")),
      fact("mau", "1,000 users", planned("1,000 active users, referral programme")),
    ];
    expect(told(steps)).toEqual([]);
  });

  it("are where one line states both", () => {
    const line = "100 users, 1,000 of them active";
    expect(told([fact("users", "100 users", planned(line)), fact("mau", "1,000 users", planned(line))])).toHaveLength(
      1,
    );
  });
});
