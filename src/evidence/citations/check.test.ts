import { describe, expect, it } from "vitest";
import type { Citation } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Section } from "../../domain/document.ts";
import { checkCitation } from "./check.ts";
import { check, contextOf, deckOf, documentOf, type Line, type Said } from "./testing/deck.ts";

describe("places", () => {
  const lines: Line[][] = [["Team"], ["Traction", "MRR : 42 000 €"], ["Market"]];

  it("relocates a true quote with the right address, and calls a false one phantom", () => {
    const context = deckOf(lines);
    expect(check(context, "MRR : 42 000 €", "page 3")).toMatchObject({ status: "relocated", at: { page: 2 } });
    expect(check(context, "MRR : 42 000 €", "page 30")).toMatchObject({ status: "relocated", at: { page: 2 } });
    expect(check(context, "NRR de 120 %", "page 30").status).toBe("phantom");
    expect(check(context, "The moon is made of cheese", "page 2").status).toBe("phantom");
  });

  it("says of a text without pages that it has none, and that no count of its headings reaches the one that is cited", () => {
    const text = (heading: string, said: string) => [
      { cells: [{ text: heading }], heading: 2, number: 1 },
      { cells: [{ text: said }], number: 2 },
    ];
    const rows = [...text("Traction", "MRR : 42 000 €"), ...text("Team", "11 people")];
    const context = contextOf([
      documentOf([], { format: "text", sections: [{ kind: "text", number: 1, rows, hiddenRows: [], issues: [] }] }),
    ]);
    expect(check(context, "MRR : 42 000 €", "slide 27").status).toBe("relocated");
    const near = check(context, "MRR : 42 000 €", "slide 1");
    expect(near.status).toBe("verified");
    expect(near.explanation).toContain("no numbered pages");
  });

  it("says that words had to be searched", () => {
    expect(check(deckOf(lines), "MRR : 42 000 €", "the traction chart")).toMatchObject({
      status: "verified",
      searched: true,
    });
  });

  it("takes a page without usable text for unverifiable, and says so when it may hide what is not found", () => {
    const blind: Section = {
      kind: "page",
      number: 4,
      rows: [],
      hiddenRows: [],
      issues: [{ code: "no_text_layer", level: "blocking", detail: {} }],
    };
    const document = documentOf(lines);
    const context = contextOf([{ ...document, sections: [...document.sections, blind] }]);
    expect(check(context, "MRR : 42 000 €", "page 4").status).toBe("unverifiable");
    expect(check(context, "The moon is made of cheese", "page 2").status).toBe("unverifiable");
    expect(check(context, "MRR : 42 000 €", "page 2").status).toBe("verified");
  });

  it("does not take hidden text for evidence", () => {
    const document = documentOf(lines);
    document.sections[2]?.hiddenRows.push({ cells: [{ text: "Churn 0 %" }], hidden: "background_colour" });
    const found = check(contextOf([document]), "Churn 0 %", "page 3");
    expect(found.status).toBe("phantom");
    expect(found.explanation).toContain("colour of its background");
  });

  it("has nothing to verify where nothing is claimed or no document is there", () => {
    expect(check(deckOf(lines), "").status).toBe("unsupported");
    expect(check({}, "MRR 42").status).toBe("unverifiable");
    expect(checkCitation(deckOf(lines), { type: "inference", reference: "", quote: "MRR" }).status).toBe(
      "unverifiable",
    );
  });

  it("reads the file's own order where columns were set otherwise, but never pairs a label with a value by it", () => {
    const document = documentOf([["Our vision is a world where Costs", "factories plan themselves fall"]]);
    const section = document.sections[0] as Section;
    section.stream = "Our vision is a world where\nfactories plan themselves\nCosts\nfall\nARR\nMRR\n504 K€\n42 K€";
    const context = contextOf([document]);
    expect(check(context, "a world where factories plan themselves").status).toBe("verified");
    expect(check(context, "MRR 504 K€").status).not.toBe("verified");
  });
});

describe("label and value beside a true quote", () => {
  const context = deckOf([["Traction", ["MRR", "42 000 €"], ["ARR", "504 000 €"], "Nous avons 84 clients payants."]]);
  const said = (quote: string, label?: string, value?: string | number) =>
    checkCitation(context, {
      type: "deck",
      reference: "page 1",
      quote,
      ...(label === undefined ? {} : { label }),
      ...(value === undefined ? {} : { value }),
    }).status;

  it("accepts the label's own value", () => {
    expect(said("MRR 42 000 €", "MRR", 42_000)).toBe("verified");
    expect(said("MRR 42 000 €", "Monthly recurring revenue", "42K€")).toBe("verified");
    expect(said("42 000 €", "MRR")).toBe("verified");
    expect(said("84 clients payants", "paying customers", 84)).toBe("verified");
    expect(said("MRR 42 000 €")).toBe("verified");
  });

  it("refuses another label's, another value, or a value the quote does not carry", () => {
    expect(said("MRR 42 000 €", "ARR", 42_000)).toBe("unsupported");
    expect(said("MRR 42 000 €", "ARR", 504_000)).toBe("unsupported");
    expect(said("MRR 42 000 €", "MRR", 43_000)).toBe("altered");
    expect(said("504 000 €", "MRR")).toBe("unsupported");
    expect(said("MRR 42 000 €", "ARR")).toBe("unsupported");
    expect(said("84 clients payants", "churn", 84)).toBe("unsupported");
  });
});

describe("data", () => {
  const context: VerificationContext = {
    contextEngineData: {
      crunchbase: {
        fundingHistory: [
          { round: "Pre-Seed", amount: 300_000 },
          { round: "Seed", amount: 1_500_000 },
        ],
        employeeCount: 24,
      },
    },
  };
  const said = (reference: string, quote: string) =>
    checkCitation(context, { type: "context_engine", reference, quote }).status;

  it("reads a value by its path and by the words of its record", () => {
    expect(said("crunchbase.fundingHistory[1].amount", "1500000")).toBe("verified");
    expect(said("Crunchbase", "Seed round of €1.5M")).toBe("verified");
    expect(said("Crunchbase", "24 employees")).toBe("verified");
  });

  it("refuses another record's value, another value, and a path that is not there", () => {
    expect(said("Crunchbase", "Seed round of €300K")).not.toBe("verified");
    expect(said("Crunchbase", "26 employees")).toBe("altered");
    expect(said("crunchbase.fundingHistory[1].amount", "2500000")).toBe("altered");
    expect(said("crunchbase.valuation", "12000000")).toBe("phantom");
  });
});

describe("what is shown", () => {
  it("tells both values of each difference, in three languages", () => {
    const context = deckOf([["MRR : 42 000 €"]]);
    const citation: Citation = { type: "deck", reference: "page 1", quote: "MRR : 43 000 €" };
    expect(checkCitation(context, citation).differences).toEqual([
      { kind: "number", claimed: "43 000 €", actual: "42 000 €" },
    ]);
    for (const locale of ["fr", "en", "pt"] as const) {
      const { explanation } = checkCitation(context, citation, { locale });
      expect(explanation).toContain("43 000 €");
      expect(explanation).toContain("42 000 €");
    }
  });

  it.each([
    ["MRR : 42 000 €", "exact"],
    ["mrr: 42 000 €", "cleaned"],
    ["MRR: 42K€", "reformatted"],
    ["42 000 € de MRR", "paraphrase"],
    [["MRR", 42_000], "value"],
  ] as [Said, string][])("names the form of the match: %j is %s", (said, match) => {
    expect(check(deckOf([["MRR : 42 000 €"]]), said)).toMatchObject({ status: "verified", match });
  });
});

describe("bounds", () => {
  it("answers garbage with a verdict", () => {
    const context = deckOf([["MRR : 42 000 €"]]);
    for (const garbage of [
      null,
      undefined,
      7,
      "x",
      [],
      {},
      { type: "deck" },
      { type: "moon", reference: 3, quote: {} },
      { type: "deck", reference: null, quote: 5, value: Number.NaN },
    ])
      expect(["unsupported", "unverifiable"]).toContain(checkCitation(context, garbage as unknown as Citation).status);
  });

  it("stays quick with labels, values and references of a megabyte", () => {
    const context = deckOf(Array.from({ length: 60 }, (_, page): Line[] => [[`Label ${page}`, String(page)]]));
    const long = "MRR 42 « ( ".repeat(100_000);
    for (const citation of [
      { label: long, value: 42 },
      { label: "MRR", value: long },
      { quote: "MRR 42", label: "MRR", value: long },
    ])
      expect(checkCitation(context, { type: "deck", reference: long, ...citation }).status).not.toBe("verified");
  });

  it("stays quick with a quote of a megabyte and a document of 2,400 pages", () => {
    const pages = Array.from({ length: 2_400 }, (_, page): Line[] =>
      Array.from({ length: 30 }, (_, row) => [`Label ${page} ${row}`, `${page}${row}`]),
    );
    const context = deckOf(pages);
    expect(check(context, "x ".repeat(500_000), "page 12").status).toBe("phantom");
    expect(check(context, "1 ".repeat(500_000), "page 12").status).toBe("phantom");
    expect(check(context, "…".repeat(300_000), "page 12").status).not.toBe("verified");
    expect(check(context, "Label 1200 7 12007", "page 12")).toMatchObject({ status: "relocated", at: { page: 1_201 } });
  });
});

it("does not tell a share as altered into what it is a share of", () => {
  const deck = { deckExtracts: "Slide 3\nIn France, 70% of the 55,000 designers lose up to a day a week" };
  const cited = (quote: string) => checkCitation(deck, { type: "deck", reference: "Slide 3", quote });
  expect(cited("70% lose up to a day a week")).toMatchObject({
    status: "unverifiable",
    explanation: expect.stringContaining("70% of the 55,000 designers"),
  });
  expect(cited("60% lose up to a day a week").status).toBe("altered");
});
