import { describe, expect, it } from "vitest";
import { findInconsistencies } from "./find.ts";

const deck = (...slides: string[]) => ({
  deckExtracts: slides.map((text, at) => `Slide ${at + 1}\n${text}`).join("\n\n"),
});
const found = (...slides: string[]) => findInconsistencies(deck(...slides), { locale: "en" });

describe("findInconsistencies", () => {
  it("says nothing of documents that come out", () => {
    expect(
      found(
        "Valuation pre-money: €8M\nRound size: €2M\nDilution: 20%",
        "MRR: €40,000\nARR: €480,000\nRunway: 12 months",
      ),
    ).toEqual([]);
  });

  it("shows the sum, every place and what to ask", () => {
    const [first, ...more] = found("MRR: €62,000", "ARR: €1.3M");
    expect(more).toEqual([]);
    expect(first?.sum).toBe("62,000 × 12 = €744,000");
    expect(first?.statements.map(({ printed, reference }) => `${printed} ${reference}`)).toEqual([
      "€1.3M Deck, slide 2",
      "€62,000 Deck, slide 1",
    ]);
    expect(first?.explanation).toContain("€1.3M");
    expect(first?.explanation).toContain("€62,000");
    expect(first?.question).toContain("contracted");
    expect(first?.certainty).toBe("sure");
    expect(first?.impact).toContain("€744,000 instead of €1.3M (−43%)");
  });

  it("asks about a figure that says in brackets what it counts in, and accuses none", () => {
    const runway = (printed: string) =>
      found(`Cash: €1,200,000\nMonthly burn: €100,000\nRunway: ${printed}`).map(({ certainty }) => certainty);
    expect(runway("18 months")).toEqual(["sure"]);
    for (const bracket of ["overdraft included", "incl. the grant", "hors loyers", "com linha de crédito"])
      expect(runway(`18 months (${bracket})`)).toEqual(["question"]);
    expect(runway("18 months (management accounts)")).toEqual(["sure"]);
  });

  it("shows no sum where one figure stands beside another, and names what changes", () => {
    const [fall] = found(
      "Projections\nYear 2 revenue: €362,000\nYear 3 revenue: €200,000\nYear 2 users: 40,000\nYear 3 users: 65,000",
    );
    expect(fall).toMatchObject({ relation: "revenue≥before", sum: null });
    const [apart] = found("The founders invest €200,000", "€20,000 brought in by the founders");
    expect(apart?.impact).toMatch(/\. The founders' own money: €/);
  });

  it("says why a sum goes over fifteen years, and of a range how far apart both ends are", () => {
    const [life] = found("Projections\nYear 3 revenue: €12M\nYear 3 customers: 5,000,000\nYear 3 LTV: €180");
    expect(life?.relation).toBe("ltv≤life");
    expect(life?.explanation).toContain("even if customers stayed 15 years");
    const [uses] = found(
      "Round size: $6,000 - $12,000\nUse of funds\nBoats: $3,600 - $7,200\nSails: $1,500 - $3,000\nPaint: $1,400 - $2,600",
    );
    expect(uses?.explanation).toContain("$500–$800 apart");
  });

  it("tells one figure that breaks its plan once", () => {
    const plan = found(
      "Milestones\nMonth 9: 15,000 users\nMonth 12: 30,000 users",
      "Projections\nYear 1\nUsers: 10,000\nYear 2\nUsers: 90,000",
    );
    expect(plan.map(({ relation }) => relation)).toEqual(["same:users"]);
  });

  it("asks of two plans which version holds, not which is contracted", () => {
    const [plan] = found("Year 1 ARR target: €400K", "Projections\nYear 1 ARR: €900K");
    expect(plan?.mayBe).toContain("other_version");
    expect(plan?.mayBe).not.toContain("contracted_live");
  });

  it("has the same id in every language", () => {
    const ids = (["en", "fr", "pt"] as const).map((locale) =>
      findInconsistencies(deck("MRR: €62,000", "ARR: €1.3M"), { locale }).map(({ id }) => id),
    );
    expect(new Set(ids.map(String)).size).toBe(1);
  });

  it("adds up the uses of a round, and the lines drawn below a line", () => {
    const [uses] = found("Round size: €3M\nUse of funds\nSales team: €1,200K\nProduct: €900K\nAbroad: €450K");
    expect(uses?.explanation).toContain("€2,550,000");
    expect(uses?.explanation).toContain("€3M");
    const [tree] = found("Hiring: €240k\n├─ Sales: €120k\n├─ Engineer: €80k\n└─ Support: €90k");
    expect(tree?.explanation).toContain("€290,000");
    expect(found("Hiring: €290k\n├─ Sales: €120k\n├─ Engineer: €80k\n└─ Support: €90k")).toEqual([]);
    expect(found("Ads: €60k\n├─ Search: €3K/month × 12\n└─ Fairs: €2K/month × 12")).toEqual([]);
  });

  it("knows that owners hold a hundred per cent", () => {
    const [owners] = found("Cap table\nFounder: 50%\nCo-founder: 22%\nOption pool: 12%\nAngels: 19%");
    expect(owners?.relation).toBe("owners=100");
    expect(owners?.explanation).toContain("103");
    expect(found("Cap table\nFounder: 50%\nCo-founder: 19%\nOption pool: 12%\nAngels: 19%")).toEqual([]);
  });
});
