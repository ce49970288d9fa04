import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../../domain/context.ts";
import type { ScoredFinding } from "../../domain/finding.ts";
import { deck, page } from "../../testing/placed-pages.ts";
import { check } from "./finding-claim.ts";
import { verifyAgentOutputs } from "./verify.ts";

const context = {
  deckExtracts:
    "Slide 3\nOur revenue model is a fee that the buyers of the goods pay for each of the deals they make with us.\nSlide 14\nWe are seeking: $2M seed\nThe letter of intent with the port is in progress.\nBuyers pay a capital participation of 3% for a cycle.",
};

/** Three texts side by side, and a figure that stands by itself. */
const columns = {
  dossier: deck(
    page(1, [
      ["Secured partnership", 40, 40, 12],
      ["Urgent requests", 280, 40, 12],
      ["Core functionality", 500, 40, 12],
      ["with 12 private clinics", 40, 56, 12],
      ["come in every day", 280, 56, 12],
      ["is live since May", 500, 56, 12],
      ["25%", 330, 300, 12],
    ]),
  ),
};

describe("a place cited without a quote", () => {
  const asked = (metric: string, value: number) =>
    check(context, { type: "deck", reference: "slide 14" }, { metric, value }).status;

  it("holds where that page was read to say it, whatever the analyst calls it", () => {
    expect(asked("Levée", 2_000_000)).toBe("verified");
    expect(asked("Rodada", 2_000_000)).toBe("verified");
  });

  it("is left open where the figure stands there without a word, and is quoted without the columns beside it", () => {
    const asked = (metric: string, value: number) =>
      check(columns, { type: "deck", reference: "page 1" }, { metric, value });
    expect(asked("Commission", 25).explanation).toMatch(/does say “25%”; whether that is Commission/);
    expect(asked("Churn", 12).explanation).toMatch(/“with 12 private clinics”/);
  });

  it("is left open where the page gives the value under a name that is much the same", () => {
    const page = { deckExtracts: "Slide 14\nActive Users\t200k\nRevenue\t$500k" };
    const cited = (metric: string, value: number) =>
      check(page, { type: "deck", reference: "slide 14" }, { metric, value }).status;
    expect([cited("Users", 200_000), cited("Revenue", 200_000), cited("Users", 300_000)]).toEqual([
      "unverifiable",
      expect.not.stringMatching(/verif/),
      expect.not.stringMatching(/verif/),
    ]);
  });

  it("does not hold for another metric or another value", () => {
    expect(asked("Valorisation pre-money", 2_000_000)).not.toBe("verified");
    expect(asked("Levée", 3_000_000)).not.toBe("verified");
  });
});

it("what the cited page gives comes before the same figure on another page", () => {
  const dossier = deck(
    page(1, [["Nimbora", 200, 100, 40]]),
    page(2, [
      ["Roadmap", 40, 20, 30],
      ["Q3 2026", 40, 90, 13],
      ["Target", 140, 90, 13],
      ["50k users, $500k GMV", 240, 90, 13],
      ["Q4 2026", 40, 115, 13],
      ["Target", 140, 115, 13],
      ["200k users, $5M GMV", 240, 115, 13],
    ]),
    page(3, [
      ["The ask", 40, 20, 30],
      ["Milestones: 50k users, $500k GMV", 40, 90, 13],
    ]),
  );
  const { status, at } = check(
    { dossier } as VerificationContext,
    { type: "deck", reference: "page 2" },
    { metric: "Number of users", value: 50_000 },
  );
  expect({ status, at }).toMatchObject({ status: "verified", at: { page: 2 } });
});

it("a row's value of another year does not carry the claim, though its name ends in a word for years", () => {
  const dossier = deck(
    page(1, [["Nimbora", 200, 100, 40]]),
    page(2, [
      ["L'équipe", 40, 20, 30],
      ["2023", 300, 90, 13],
      ["2024", 400, 90, 13],
      ["Effectif fin d'année", 40, 115, 13],
      ["7", 300, 115, 13],
      ["11", 400, 115, 13],
    ]),
  );
  const asked = (period: string) =>
    check(
      { dossier } as VerificationContext,
      { type: "deck", reference: "page 2", quote: "Effectif fin d'année 7" },
      { metric: "Effectif fin d'année", value: 7, period },
    ).status;
  expect([asked("2023"), asked("2024")]).toEqual(["verified", "unsupported"]);
});

describe("a quote that carries its claim only by where it stands", () => {
  const slides = {
    deckExtracts:
      "Slide 2\nMarket\nGlobal market for cold storage: $40B\n├─ CAGR: 12% (2023-2028)\nSlide 4\nTraction today\nFrom 0 to $14.4k ARR\nRevenue per cell: 18%",
  };
  const asked = (reference: string, quote: string, metric: string, value: number) =>
    check(slides, { type: "deck", reference, quote }, { metric, value }).status;

  it("holds where just this was read from these words", () => {
    expect(asked("slide 4", "From 0 to $14.4k ARR", "ARR", 14_400)).toBe("verified");
    expect(asked("slide 2", "CAGR: 12% (2023-2028)", "Market growth", 12)).toBe("verified");
  });

  it("does not hold for another value, another metric or words that are not there", () => {
    expect(asked("slide 4", "From 0 to $14.4k ARR", "ARR", 14_000)).not.toBe("verified");
    expect(asked("slide 4", "From 0 to $14.4k ARR", "Revenue", 14_400)).not.toBe("verified");
    expect(asked("slide 4", "Revenue per cell: 18%", "Market growth", 18)).not.toBe("verified");
    expect(asked("slide 4", "We grew from nothing to ARR", "ARR", 14_400)).not.toBe("verified");
  });
});

describe("a place cited for one of several figures of a line", () => {
  const goals = { deckExtracts: "Slide 8\nMonthly volume: $500,000\nActive merchants: 10\nPartners: 25" };
  const asked = (value: number, sentence: string) =>
    check(goals, { type: "deck", reference: "slide 8" }, { metric: "Goals", value, sentence }).status;

  it("holds by the words that stand with the figure", () => {
    expect(asked(10, "Goals: $500K of volume, 10 merchants (slide 8)")).toBe("verified");
    expect(asked(500_000, "Goals: $500K of volume, 10 merchants (slide 8)")).toBe("verified");
  });

  it("lends no figure its neighbour's name", () => {
    expect(asked(25, "Goals: $500K of volume, 25 merchants (slide 8)")).not.toBe("verified");
    expect(asked(10, "Goals: 25 merchants, 10 partners (slide 8)")).not.toBe("verified");
  });
});

it("says that a quote is there where it is, and does not give the claim", () => {
  const quote = "capital participation of 3% for a cycle";
  const found = check(context, { type: "deck", reference: "slide 14", quote }, { metric: "Churn", value: 18 });
  expect(found.status).toBe("unsupported");
  expect(found.explanation).toMatch(/does say “capital participation.*but that does not give “Churn 18”/);
});

describe("a quote in another language than the document", () => {
  const finding = (quote: string, source = "slide 14"): ScoredFinding =>
    ({
      id: "f1",
      metric: "Partenariat",
      value: "en cours",
      claim:
        "Le partenariat avec le port est décrit comme une lettre d’intention qui est encore en cours de discussion.",
      evidence: [{ type: "quote", content: quote, source }],
    }) as unknown as ScoredFinding;
  const statusOf = (...given: Parameters<typeof finding>) =>
    verifyAgentOutputs(context, [{ agentName: "memo", findings: [finding(...given)] } as never]).citations[0]?.check
      .status;

  it("can be neither confirmed nor called invented", () => {
    expect(statusOf("lettre d’intention en cours")).toBe("unverifiable");
    expect(statusOf("elle prélève 3 %")).toBe("unverifiable");
  });

  it("stays phantom with a number the page does not have, or a slide that does not exist", () => {
    expect(statusOf("lettre d’intention de 40 millions")).not.toBe("unverifiable");
    expect(statusOf("lettre d’intention en cours", "slide 40")).toBe("phantom");
  });
});

it("does not say of an answer in words that it stands there as a number would", () => {
  const patents = { deckExtracts: "Slide 3\n2 brevets déposés en 2023" };
  const quote = "2 brevets déposés en 2023";
  const found = check(patents, { type: "deck", reference: "slide 3", quote }, { metric: "Brevets", value: "oui" });
  expect(found.status).toBe("unsupported");
  expect(found.explanation).not.toMatch(/“oui” is there/);
});
