import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Section, SourceDocument } from "../domain/document.ts";
import type { Dossier } from "../domain/dossier.ts";
import { describeAddress } from "./describe-address.ts";
import { resolveReference } from "./references.ts";

const section = (kind: Section["kind"], number: number, more: Partial<Section> = {}): Section => ({
  kind,
  number,
  rows: [],
  hiddenRows: [],
  issues: [],
  ...more,
});
const sheet = (number: number, name: string, rows: number): Section =>
  section("sheet", number, {
    name,
    rows: Array.from({ length: rows }, (_, at) => ({ number: at + 1, cells: [{ text: `r${at + 1}` }] })),
  });
const document = (id: string, source: SourceDocument["source"], more: Partial<SourceDocument>): SourceDocument => ({
  id,
  name: id,
  source,
  format: "pdf",
  language: null,
  sections: [],
  issues: [],
  ...more,
});

const deck = document("deck.pdf", "deck", {
  sections: Array.from({ length: 10 }, (_, at) => section("slide", at + 1)),
});
const model = document("model.xlsx", "financial_model", {
  format: "xlsx",
  sections: [sheet(1, "Revenue", 20), sheet(2, "P&L", 30), sheet(3, "Trésorerie", 5), sheet(4, "Unit Economics", 9)],
  definedNames: [{ name: "ARR_2024", refersTo: "Revenue!$C$12" }],
});
const json = document("context.json", "context_engine", {
  format: "json",
  sections: [
    section("json", 1, {
      rows: [
        "crunchbase.fundingHistory[0].amount",
        "crunchbase.fundingHistory[0].date",
        "crunchbase.name",
        "linkedIn.headcount",
      ].map((path) => ({ path, cells: [{ text: "x" }] })),
    }),
  ],
});
const memo = document("documents/memo.pdf", "deck", {
  name: "memo.pdf",
  sections: [
    section("page", 1, { printedNumber: 3 }),
    section("page", 2, { printedNumber: 4 }),
    section("page", 3, { printedNumber: 5 }),
  ],
});
const dossier: Dossier = { documents: [deck, model, json, memo], unreadable: [], coverage: "normal" };

/** Short spelling of what came out. */
function resolved(
  type: "deck" | "financial_model" | "context_engine" | "funding_db",
  reference: string,
  within = dossier,
): string {
  const result = resolveReference(within, type, reference);
  if (result.kind === "missing") return `missing ${result.reason}${result.last === undefined ? "" : ` ${result.last}`}`;
  if (result.kind === "words") return `words ${result.words}`;
  if (result.kind === "unavailable") return "unavailable";
  const spelled = result.addresses.map((address) => {
    if (address.kind === "cell") return `${address.sheet}!${address.cell ?? address.row}`;
    if (address.kind === "path") return address.path;
    return address.kind === "paragraph" ? `§${address.paragraph}` : `${address.document}#${address.page}`;
  });
  return spelled.length > 6 ? `${spelled.length} places from ${spelled[0]}` : spelled.join(" ");
}

describe("pages and slides", () => {
  it.each([
    ["Slide 8", "deck.pdf#8"],
    ["slide #8", "deck.pdf#8"],
    ["Slide n°8", "deck.pdf#8"],
    ["diapo 8", "deck.pdf#8"],
    ["diapositive 8", "deck.pdf#8"],
    ["Diapositivo 8", "deck.pdf#8"],
    ["lâmina 8", "deck.pdf#8"],
    ["Deck Slide 8", "deck.pdf#8"],
    ["Pitch deck, slide 8", "deck.pdf#8"],
    ["Slide 8/10", "deck.pdf#8"],
    ["Slide 8, 2024", "deck.pdf#8"],
    ["Slide 8 - 42K€ MRR", "deck.pdf#8"],
    ["Deck Slide 8: 'MRR Decembre 2024: 42,000€'", "deck.pdf#8"],
    ["p. 8", "deck.pdf#8"],
    ["page 8", "deck.pdf#8"],
    ["p8", "deck.pdf#8"],
    ["pp. 8-9", "deck.pdf#8 deck.pdf#9"],
    ["slides 6 à 8", "deck.pdf#6 deck.pdf#7 deck.pdf#8"],
    ["Slides 7, 8 et 10", "deck.pdf#7 deck.pdf#8 deck.pdf#10"],
    ["slides 7 e 9", "deck.pdf#7 deck.pdf#9"],
    ["Diapo n° 8", "deck.pdf#8"],
    ["slide8", "deck.pdf#8"],
    ["Slide 8 (Traction)", "deck.pdf#8"],
    ["Slides 8 & 9", "deck.pdf#8 deck.pdf#9"],
    ["páginas 8 e 9", "deck.pdf#8 deck.pdf#9"],
    ["Pág. 8", "deck.pdf#8"],
    ["8", "deck.pdf#8"],
    ["Deck Slide 8 + FM Onglet Revenue Ligne 12", "deck.pdf#8"],
    ["Slide 12", "missing no_such_page 10"],
    ["Slide 0", "missing no_such_page 10"],
  ])("%s", (reference, expected) => expect(resolved("deck", reference)).toBe(expected));

  it("gives the position first, then the page that bears the number", () => {
    expect(resolved("deck", "memo.pdf, p. 3")).toBe("documents/memo.pdf#3 documents/memo.pdf#1");
    expect(resolved("deck", "memo.pdf p. 5")).toBe("documents/memo.pdf#3");
  });
  it("looks for a page in the deck first, for a slide in the deck alone", () => {
    expect(resolved("deck", "page 2")).toBe("deck.pdf#2 documents/memo.pdf#2");
    expect(resolved("deck", "slide 2")).toBe("deck.pdf#2");
  });
  it("keeps words to be searched", () => {
    expect(resolved("deck", "section Team")).toBe("words section Team");
    expect(resolved("deck", "the revenue chart")).toBe("words the revenue chart");
  });
});

describe("sheets", () => {
  it.each([
    ["Onglet Revenue, Ligne 12", "Revenue!12"],
    ["FM Onglet 'Revenue', Ligne 12: 507,000€ ARR", "Revenue!12"],
    ["Onglet 'Revenue', Lignes 5 et 8", "Revenue!5 Revenue!8"],
    ["Financial Model, Onglet 'P&L', Lignes 5 (Revenue: 507,000€) et 8 (COGS: 142,000€)", "P&L!5 P&L!8"],
    ["Sheet P&L row 8", "P&L!8"],
    ["sheet p & l, rows 8-10", "P&L!8 P&L!9 P&L!10"],
    ["P&L!C8", "P&L!C8"],
    ["'P&L'!$C$8", "P&L!C8"],
    ["P&L!C8:D9", "P&L!C8 P&L!D8 P&L!C9 P&L!D9"],
    ["FM P&L Ligne 8", "P&L!8"],
    ["Financial Model, P&L, Ligne 8", "P&L!8"],
    ["aba Revenue, linha 3", "Revenue!3"],
    ["onglet tresorerie, ligne 2", "Trésorerie!2"],
    ["Onglet Unit_Economics ligne 4", "Unit Economics!4"],
    ["Onglet P&L, ligne 8, colonne C", "P&L!C8"],
    ["Sheet P&L, cell Q3", "P&L!Q3"],
    ["Revenue C12", "Revenue!C12"],
    ["ARR_2024", "Revenue!C12"],
    ["FM Onglet P&L", "30 places from P&L!1"],
    ["Revenue tab, row 12", "Revenue!12"],
    ["the Unit Economics sheet, row 4", "Unit Economics!4"],
    ["Deck Slide 8 + FM Onglet Revenue Ligne 12", "Revenue!12"],
    ["FM, Revenue: L12", "20 places from Revenue!1"],
    ["the Cap table sheet, row 3", "missing no_such_sheet"],
    ["sheet, row 25", "P&L!25"],
    ["ligne 12", "Revenue!12 P&L!12"],
    ["Onglet Cap table, ligne 3", "missing no_such_sheet"],
    ["Cap!C3", "missing no_such_sheet"],
    ["Onglet Revenue, Ligne 120", "missing no_such_row 20"],
    ["the gross margin", "words the gross margin"],
  ])("%s", (reference, expected) => expect(resolved("financial_model", reference)).toBe(expected));
});

describe("paths", () => {
  it.each([
    ["crunchbase.fundingHistory[0].amount", "crunchbase.fundingHistory[0].amount"],
    ["contextEngine.crunchbase.name", "crunchbase.name"],
    ["contextEngineData.crunchbase.name", "crunchbase.name"],
    ['crunchbase["name"]', "crunchbase.name"],
    ["Crunchbase.Name", "crunchbase.name"],
    // As we say it to people, in each language.
    ["Outside data, crunchbase › fundingHistory no. 1 › amount", "crunchbase.fundingHistory[0].amount"],
    ["Données externes, crunchbase › fundingHistory n° 1 › amount", "crunchbase.fundingHistory[0].amount"],
    ["Dados externos, crunchbase › fundingHistory nº 1 › amount", "crunchbase.fundingHistory[0].amount"],
    ["crunchbase.fundingHistory.amount", "crunchbase.fundingHistory[0].amount"],
    ["crunchbase.fundingHistory", "crunchbase.fundingHistory[0].amount crunchbase.fundingHistory[0].date"],
    ["linkedIn", "linkedIn.headcount"],
    ["Context Engine (LinkedIn)", "linkedIn.headcount"],
    ["Crunchbase: fundingHistory[0].amount", "crunchbase.fundingHistory[0].amount"],
    ["Context Engine, crunchbase.fundingHistory[0].amount (2 M€)", "crunchbase.fundingHistory[0].amount"],
    ["crunchbase > name", "crunchbase.name"],
    ["crunchbase.valuation", "missing no_such_path"],
    ["crunchbase.fundingHistory[7].amount", "missing no_such_path"],
    ["Crunchbase says so", "words Crunchbase says so"],
  ])("%s", (reference, expected) => expect(resolved("context_engine", reference)).toBe(expected));
});

describe("documents", () => {
  it("knows a missing document from one that could not be read", () => {
    expect(resolved("deck", "other.pdf p. 3")).toBe("missing no_such_document");
    expect(resolved("funding_db", "comparables[0]")).toBe("unavailable");
    const unread: Dossier = {
      documents: [memo],
      unreadable: [{ id: "deck.pdf", name: "deck.pdf", source: "deck", code: "file_damaged", message: "" }],
      coverage: "partial",
    };
    expect(resolved("deck", "Slide 8", unread)).toBe("unavailable");
    expect(resolved("deck", "deck.pdf p. 2", unread)).toBe("unavailable");
    // A readable text beside it has no slides: "Slide 8" still means the deck.
    const notes: SourceDocument = { ...memo, id: "notes.md", name: "notes.md", source: "deck" };
    expect(resolved("deck", "Slide 8", { ...unread, documents: [...unread.documents, notes] })).toBe("unavailable");
    expect(resolved("deck", "memo.pdf p. 2", unread)).toBe("documents/memo.pdf#2");
  });
  it("takes a file's name alone for the whole document", () => {
    expect(resolved("deck", "memo.pdf")).toBe("documents/memo.pdf#1 documents/memo.pdf#2 documents/memo.pdf#3");
  });
});

describe("addresses back to words", () => {
  it("speaks three languages", () => {
    const slide = { kind: "slide", document: "deck.pdf", page: 8 } as const;
    const cell = { kind: "cell", document: "model.xlsx", sheet: "P&L", row: 8, cell: "C8" } as const;
    expect(describeAddress(slide, "en")).toBe("Slide 8");
    expect(describeAddress(slide, "pt")).toBe("Slide 8");
    expect(describeAddress({ ...cell, cell: undefined } as never, "fr")).toBe("Onglet P&L, ligne 8");
    expect(describeAddress(cell, "en")).toBe("Sheet P&L, cell C8");
    expect(describeAddress({ ...cell, sheet: "" }, "pt")).toBe("Célula C8");
    expect(describeAddress({ kind: "page", document: "documents/memo.pdf", page: 2 }, "fr", dossier)).toBe(
      "memo.pdf, page 2",
    );
  });
  it("says which heading a paragraph stands under, in words that still resolve", () => {
    const rows = [
      { number: 1, cells: [{ text: "📈 Traction (page 4)" }], heading: 2 },
      { number: 2, cells: [{ text: "MRR: 42 K€" }] },
    ];
    const plan = document("plan.md", "deck", { format: "markdown", sections: [section("text", 1, { rows })] });
    const alone: Dossier = { ...dossier, documents: [plan] };
    for (const locale of ["fr", "en", "pt"] as const) {
      const words = describeAddress({ kind: "paragraph", document: "plan.md", paragraph: 2 }, locale, alone);
      expect(words).toMatch(/2 \([“«].?Traction page 4.?[”»]\)$/u);
      expect(resolveReference(alone, "deck", words)).toMatchObject({
        kind: "places",
        addresses: [{ kind: "paragraph", paragraph: 2 }],
      });
    }
  });
  it("says addresses in words that resolve to the same address", () => {
    for (const locale of ["fr", "en", "pt"] as const) {
      for (const row of [1, 8, 20]) {
        const words = describeAddress({ kind: "cell", document: "model.xlsx", sheet: "P&L", row }, locale);
        expect(resolved("financial_model", words)).toBe(`P&L!${row}`);
        const cell = describeAddress(
          { kind: "cell", document: "model.xlsx", sheet: "Trésorerie", row: 3, cell: "H3" },
          locale,
        );
        expect(resolved("financial_model", cell)).toBe("Trésorerie!H3");
        expect(resolved("deck", describeAddress({ kind: "slide", document: "deck.pdf", page: 8 }, locale))).toBe(
          "deck.pdf#8",
        );
      }
    }
  });
});

it("answers any text whatsoever, quickly", () => {
  const words = fc.constantFrom(
    "Slide",
    "p.",
    "Onglet",
    "'P&L'",
    "!",
    "C8",
    "ligne",
    "8",
    "-",
    ",",
    "et",
    "crunchbase",
    ".",
    "[0]",
    "deck.pdf",
    "(",
    "é",
    "\u00a0",
  );
  const reference = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(" ")),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join("")),
  );
  const type = fc.constantFrom("deck", "financial_model", "context_engine", "funding_db", "inference");
  fc.assert(
    fc.property(type, reference, (source, text) => {
      const result = resolveReference(dossier, source as "deck", text);
      if (result.kind === "places") expect(result.addresses.length).toBeGreaterThan(0);
      else expect(["missing", "words", "unavailable"]).toContain(result.kind);
    }),
    { numRuns: 1_000 },
  );
});
