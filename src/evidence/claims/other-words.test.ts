import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import { checkText } from "./check-text.ts";

/** A deck of slides, each line of text a row; "|" parts the cells of a table. */
function deck(language: "en" | "fr" | "pt", ...slides: string[][]) {
  const document: SourceDocument = {
    id: "deck.pdf",
    name: "deck.pdf",
    format: "pdf",
    source: "deck",
    language,
    issues: [],
    sections: slides.map((lines, at) => ({
      kind: "page" as const,
      number: at + 1,
      hiddenRows: [],
      issues: [],
      rows: lines.map((line) => {
        const cells = line.split("|").map((text) => ({ text: text.trim() }));
        return cells.length > 1 ? { cells, table: true } : { cells };
      }),
    })),
  };
  return { dossier: { documents: [document], unreadable: [], coverage: "normal" as const } };
}

const OVENS = deck(
  "en",
  ["Ovenly", "Ovens that bake by themselves"],
  ["Traction", "ARR: €310,000", "MRR: €26,000", "Churn: 2.4%", "Gross margin: 64%"],
  ["The ask", "We are raising €750,000", "Pre-money valuation: €4M", "Platform fee: 1.5–2.5%"],
  ["Outlook", "Target: €3M ARR in 24 months", "40 clinics and 12 hospitals signed"],
  ["Use of funds", "Engineering 45%", "Sales 35%", "Bakery tests 20%"],
);

const verdicts = (text: string, context = OVENS) =>
  checkText(context, text).sentences.flatMap(({ claims, verdict }) =>
    claims.length === 0 ? [verdict] : claims.map((claim) => claim.verdict),
  );

describe("a true figure in other words than the documents'", () => {
  it.each([
    "There is a beginning of revenue here (€26,000 of MRR), yet little else.",
    "The company is asking for €750,000.",
    "La société cherche 750 000 € auprès de business angels.",
    "Les frais de plateforme sont de 1,5–2,5 %.",
    "Margem bruta alta (64%).",
    "45 % engineering, 35 % sales.",
  ])("%s", (text) => {
    expect(verdicts(text).every((one) => one === "supported")).toBe(true);
  });

  it("reads an amount and the price it is raised at apart", () => {
    expect(verdicts("| Levée | 750 k€ à 4 M€ pre-money |")).toEqual(["supported", "supported"]);
  });

  it("gives the numbers of a list the measure its last one prints", () => {
    const prices = deck("en", [
      "Prices",
      "Basic plan: €49 per month",
      "Pro plan: €149 per month",
      "Team plan: €390 per month",
    ]);
    expect(verdicts("The plans cost 49, 149 and €390 per month (slide 1).", prices)).not.toContain("not_found");
  });
});

describe("a figure that stands there as something else", () => {
  it.each([
    "| Gross margin | 2.4% (slide 2) |",
    "| Churn | 64 % (slide 2) |",
    "| Marge brute | 2,4 % (s. 2) |",
    "| Cash | €26,000 (slide 2) |",
    "| Demandes reçues | 750 000 € (s. 3) |",
    "| Burn | 26 000 €/mois |",
  ])("%s", (text) => {
    expect(verdicts(text)).not.toContain("supported");
  });

  it("does not bear out what is said of today with what is to come", () => {
    expect(verdicts("The current ARR is €3M.")).not.toContain("supported");
  });

  it("takes a number and a percentage behind a comma for two things", () => {
    const text = "Churn of 64, 2.4 % last year.";
    expect(checkText(OVENS, text).sentences[0]?.claims.map(({ verdict }) => verdict)).not.toContain("contradicted");
    expect(verdicts(text)[0]).not.toBe("supported");
  });
});

it("calls no figure absent whose topic the documents give: what they say of it is shown", () => {
  const churn = deck("en", ["Traction", "NRR 112% and churn of 1.8% a month"]);
  const [said] = checkText(churn, "Net revenue retention: 108%").sentences[0]?.claims ?? [];
  expect(said).toMatchObject({ verdict: "unclear", found: expect.stringContaining("112%") });
  expect(verdicts("Net revenue retention: 108%")).toEqual(["not_found"]);
});

describe("a question", () => {
  it("claims only what it quotes", () => {
    expect(verdicts("How will “€3M ARR in 24 months” be reached (slide 4)?")).toEqual(["supported"]);
    expect(verdicts("Will ARR reach €9M in 2027?")).toEqual(["no_claim"]);
  });
});
