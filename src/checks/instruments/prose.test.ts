import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { sheetDocument, textDocument } from "../../testing/documents.ts";
import { roundTerms } from "../round-terms.ts";
import { casesOf } from "../testing/counted.ts";
import { instruments } from "./instruments.ts";
import { readInstruments } from "./read.ts";

const { right, silent, enough } = casesOf("instruments");

const witnessTo = (...documents: SourceDocument[]) =>
  witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });

/** A paper's terms in short: "safe_post 200000 cap 8000000 off 20 at 8 since 2024-03-05". */
function terms(documents: SourceDocument[]): string[] {
  return readInstruments(witnessTo(...documents)).map(({ instrument, gaps }) => {
    const { holder, kind, amount, cap, floor, discount, interest, issued, mostFavoured, yearDays } = instrument;
    return [
      `${holder}:`,
      kind,
      amount,
      cap === undefined ? "" : `cap ${cap}`,
      floor === undefined ? "" : `floor ${floor}`,
      discount === undefined ? "" : `off ${discount}`,
      interest === undefined ? "" : `at ${interest}`,
      yearDays === undefined ? "" : `/${yearDays}`,
      issued === undefined ? "" : `since ${issued.toISOString().slice(0, 10)}`,
      mostFavoured === true ? "mfn" : "",
      gaps.length === 0 ? "" : `? ${gaps.join(" ")}`,
    ]
      .filter((part) => part !== "")
      .join(" ");
  });
}

const paper = (name: string, ...lines: string[]) => textDocument(`documents/${name}`, lines);

const SAFE = [
  "SIMPLE AGREEMENT FOR FUTURE EQUITY",
  "This certifies that in exchange for the payment by Ines Carvalho (the “Investor”) of $200,000 (the “Purchase Amount”) on or about March 5, 2024, Lumenza Inc. issues to the Investor the right to certain shares.",
  "The “Post-Money Valuation Cap” is $8,000,000.",
  "The “Discount Rate” is 80%.",
];
const AIR = [
  "BSA AIR – Accord d'investissement rapide",
  "Entre Lumenza SAS et Marie Duval, demeurant à Lyon (ci-après l'« Investisseur »).",
  "L'Investisseur souscrit un BSA AIR pour un montant de 100 000 €.",
  "La valorisation plafond est de 3 000 000 € et la valorisation plancher est de 1 500 000 €.",
  "Une décote de 20 % s'applique au prix du tour.",
];
const NOTE = [
  "CONVERTIBLE NOTE",
  "Lender: Harbor Angels LLC",
  "The principal amount of this note is €250,000, issued on 15 January 2025.",
  "Simple interest accrues at an interest rate of 8% per annum.",
  "The note converts at a discount of 15% or at a valuation cap of €5,000,000, whichever gives more shares.",
  "Maturity: 15 January 2027.",
];
const MUTUO = [
  "CONTRATO DE MÚTUO CONVERSÍVEL",
  "Mutuante: João Pereira",
  "O valor do mútuo é de R$ 150.000,00 (cento e cinquenta mil reais), com data de 10/02/2025.",
  "Incidirão juros de 6% ao ano sobre o principal.",
  "A conversão observará desconto de 25% e teto de R$ 6.000.000,00.",
  "Vencimento em 10/02/2027.",
];

describe("a convertible paper in running text", () => {
  right<[string, SourceDocument, string]>([
    ["a SAFE", paper("safe-ines.docx", ...SAFE), "Ines Carvalho: safe_post 200000 cap 8000000 off 20 since 2024-03-05"],
    ["a BSA AIR", paper("bsa-air.docx", ...AIR), "Marie Duval: bsa_air 100000 cap 3000000 floor 1500000 off 20"],
    ["a note", paper("note.docx", ...NOTE), "Harbor Angels LLC: note 250000 cap 5000000 off 15 at 8 since 2025-01-15"],
    [
      "a promissory note",
      paper("loan.docx", "UNSECURED CONVERTIBLE PROMISSORY NOTE", ...NOTE.slice(1)),
      "Harbor Angels LLC: note 250000 cap 5000000 off 15 at 8 since 2025-01-15",
    ],
    ["a mútuo", paper("mutuo.docx", ...MUTUO), "João Pereira: mutuo 150000 cap 6000000 off 25 at 6 since 2025-02-10"],
    [
      "a SAFE that does not say which cap",
      paper("safe.docx", ...SAFE.map((line) => line.replace("Post-Money ", ""))),
      "Ines Carvalho: safe_post 200000 cap 8000000 off 20 since 2024-03-05 ? pre_or_post",
    ],
    [
      "a pre-money SAFE",
      paper("safe.docx", ...SAFE.map((line) => line.replace("Post-Money", "Pre-Money"))),
      "Ines Carvalho: safe_pre 200000 cap 8000000 off 20 since 2024-03-05",
    ],
    [
      "a discount as such",
      paper("safe.docx", ...SAFE.map((line) => line.replace("80%", "15%"))),
      "Ines Carvalho: safe_post 200000 cap 8000000 off 15 since 2024-03-05",
    ],
    [
      "a SAFE of the most favoured",
      paper(
        "safe.docx",
        ...SAFE.slice(0, 2),
        "MFN: the Investor may take the terms of any later SAFE, post-money or not.",
      ),
      "Ines Carvalho: safe_post 200000 since 2024-03-05 mfn",
    ],
    [
      "a year of 360 days",
      paper("note.docx", ...NOTE, "Interest is computed on a 360-day year."),
      "Harbor Angels LLC: note 250000 cap 5000000 off 15 at 8 /360 since 2025-01-15",
    ],
    [
      "compounding, which nobody may call simple",
      paper("note.docx", ...NOTE.map((line) => line.replace("Simple interest", "Compounded interest"))),
      "Harbor Angels LLC: note 250000 cap 5000000 off 15 at 8 since 2025-01-15 ? rate",
    ],
    [
      "a rate of an index",
      paper("mutuo.docx", ...MUTUO.map((line) => line.replace("6% ao ano", "100% do CDI"))),
      "João Pereira: mutuo 150000 cap 6000000 off 25 at 100 since 2025-02-10 ? rate",
    ],
    [
      "two caps",
      paper("note.docx", ...NOTE, "The valuation cap is €6,000,000 after 2026."),
      "Harbor Angels LLC: note 250000 off 15 at 8 since 2025-01-15 ? terms",
    ],
    [
      "no terms",
      paper("note.docx", ...NOTE.slice(0, 4)),
      "Harbor Angels LLC: note 250000 at 8 since 2025-01-15 ? terms",
    ],
    [
      "a note free of interest",
      paper("note.docx", ...NOTE.filter((line) => !line.startsWith("Simple")), "This note bears no interest."),
      "Harbor Angels LLC: note 250000 cap 5000000 off 15 since 2025-01-15",
    ],
    [
      "interest nobody puts a figure to",
      paper("note.docx", ...NOTE.filter((line) => !line.startsWith("Simple")), "Interest accrues as agreed."),
      "Harbor Angels LLC: note 250000 cap 5000000 off 15 since 2025-01-15 ? rate",
    ],
    [
      "a sentence in English",
      paper(
        "notes.md",
        "Past funding",
        "Ana Lima invested €50,000 through a post-money SAFE with a cap of €4M and a 20% discount.",
      ),
      "Ana Lima: safe_post 50000 cap 4000000 off 20",
    ],
    [
      "a sentence in French",
      paper(
        "notes.md",
        "Historique",
        "BSA AIR souscrit par Paul Morel le 12/03/2024 : 80 000 €, plafond 2,5 M€, décote 15 %.",
      ),
      "Paul Morel: bsa_air 80000 cap 2500000 off 15 since 2024-03-12",
    ],
    [
      "a sentence in Portuguese",
      paper(
        "notas.md",
        "Histórico",
        "Mútuo conversível assinado por Rita Alves em 01/04/2025: R$ 90.000, teto de R$ 4 milhões, desconto de 20%, sem juros.",
      ),
      "Rita Alves: mutuo 90000 cap 4000000 off 20 since 2025-04-01",
    ],
    [
      "a cap before its word",
      paper("notes.md", "Past", "SAFE issued to Omar Haddad: $75,000, $6M post-money cap."),
      "Omar Haddad: safe_post 75000 cap 6000000",
    ],
    [
      "a note in a memo",
      paper(
        "memo.md",
        "Memo",
        "A convertible note of €120,000 by Nora Beck dated 2024-06-01 bears 5% interest, with a 20% discount.",
      ),
      "Nora Beck: note 120000 off 20 at 5 since 2024-06-01",
    ],
  ])("%s", (_, document, expected) => expect(terms([document])).toEqual([expected]));

  it("is read over the lines of a page", () => {
    const lines = [SAFE[0] ?? "", ...((SAFE[1] ?? "").match(/.{1,60}(?:\s|$)/g) as string[]), ...SAFE.slice(2)];
    const document = textDocument("documents/safe.pdf", lines);
    const [section] = document.sections;
    const pages = [{ ...section, kind: "page" as const, rows: section?.rows ?? [] }] as SourceDocument["sections"];
    expect(terms([{ ...document, format: "pdf", sections: pages }])).toEqual([
      "Ines Carvalho: safe_post 200000 cap 8000000 off 20 since 2024-03-05",
    ]);
  });

  silent<[string, SourceDocument]>([
    [
      "a deck's offer",
      textDocument("deck.md", ["Deck", "Raising €500,000 on a SAFE with a cap of €5M and a 20% discount."]),
    ],
    ["an offer in a memo", paper("memo.md", "Memo", "We are raising €500,000 by a SAFE with a cap of €5M.")],
    ["a word about SAFEs", paper("memo.md", "Memo", "A SAFE usually has a cap and a discount.")],
    ["a safe place", paper("memo.md", "Memo", "Our vault is safe: €50,000 are insured.")],
    ["a note without terms", paper("memo.md", "Memo", "The convertible note of €120,000 was repaid.")],
    ["an example", paper("memo.md", "Memo", "Example: a SAFE of €100,000 with a cap of €5M.")],
    ["a market cap", paper("memo.md", "Memo", "Our competitor has a market cap of €5bn and raised €50M.")],
    ["a price discount", paper("memo.md", "Memo", "Customers get a discount of 20% on €5,000.")],
    ["a term sheet", paper("term-sheet.md", "Term sheet (SAFE)", "Liquidation preference: 1x non-participating")],
    ["an outside paper", { ...paper("safe.docx", ...SAFE), role: "outside" }],
    ["two papers in one sentence", paper("memo.md", "Memo", "Two SAFEs of €50,000 and €60,000 with caps of €3M.")],
    ["a range", paper("memo.md", "Memo", "A SAFE of €50,000–80,000 with a cap of €3M.")],
    ["a template", paper("safe.docx", "SAFE", "The “Post-Money Valuation Cap” is $[_____].")],
    ["an article about notes", paper("memo.md", "Memo", "Convertible notes bear 5% to 8% interest.")],
    ["a loan", paper("memo.md", "Memo", "A bank loan of €200,000 at 4% interest.")],
    ["a grant", paper("memo.md", "Memo", "A grant of €200,000 with a ceiling of €300,000.")],
    ["an option plan", paper("memo.md", "Memo", "Options of 10% with a discount of 20%.")],
    ["a mutual fund", paper("memo.md", "Memo", "Fundo mútuo de R$ 5 milhões com taxa de 2%.")],
    ["nothing", paper("memo.md", "Memo", "We build software.")],
    ["a budget", paper("memo.md", "Memo", "Marketing is capped at €50,000.")],
  ])("is not %s", (_, document) => expect(terms([document])).toEqual([]));
});

const HEADS = ["Holder", "Instrument", "Amount", "Cap", "Discount", "Interest", "Issued"];
const listed = (...row: string[]) => sheetDocument("documents/convertibles.xlsx", "Convertibles", [HEADS, row]);

describe("a paper in a list and in its own text", () => {
  const note = paper("note.docx", ...NOTE);

  it("is one paper, and one says what the other leaves open", () => {
    expect(
      terms([listed("Harbor Angels LLC", "Convertible note", "€250,000", "€5,000,000", "15 %", "8 %"), note]),
    ).toEqual(["Harbor Angels LLC: note 250000 cap 5000000 off 15 at 8 since 2025-01-15"]);
  });

  it("is asked about where they differ, and not computed", () => {
    const { findings, tables, inputs } = instruments.run(
      {
        witness: witnessTo(
          listed("Harbor Angels LLC", "Convertible note", "€250,000", "€4,000,000", "15 %", "8 %"),
          note,
        ),
        stage: null,
        sector: null,
        today: new Date(0),
      },
      "en",
    );
    expect(findings).toMatchObject([{ rule: "paper_cap", verdict: "question", places: [{}, {}] }]);
    expect(findings[0]?.text).toContain("€4,000,000");
    expect(tables).toEqual([]);
    expect(inputs.some(({ name, place }) => place === null && name.startsWith("cap and discount"))).toBe(true);
  });

  it("is another paper where it is another holder's", () => {
    expect(terms([listed("Ana Lima", "BSA AIR", "€250,000", "€5,000,000"), note])).toHaveLength(2);
  });
});

describe("what a paper says in other words", () => {
  it("reads the payment, the most it may be valued at, and not the round that makes it convert", () => {
    expect(
      terms([
        paper(
          "bsa-air.md",
          "Accord d'investissement rapide (BSA AIR)",
          "L'Investisseur souscrit des bons pour un montant total de 280 000 €.",
          "En cas de tour de financement d'au moins 1 000 000 €, les bons donnent droit à des actions au prix du tour diminué d'une décote de 20 %, sans que la valorisation retenue puisse excéder 4 000 000 € pré-money.",
        ),
      ]),
    ).toEqual(["bsa-air: bsa_air 280000 cap 4000000 off 20"]);
    expect(
      terms([
        paper(
          "safe.md",
          "SAFE (Simple Agreement for Future Equity)",
          "In exchange for the payment by Grayling Capital (the “Investor”) of $600,000 on or about May 6, 2025, the Company issues certain shares.",
          "The “Post-Money Valuation Cap” is $7,000,000.",
        ),
      ]),
    ).toEqual(["Grayling Capital: safe_post 600000 cap 7000000 since 2025-05-06"]);
  });

  it("does not take a paper's cap or floor for the price of the round", () => {
    const round = paper("term-sheet.md", "Term sheet", "Pre-money valuation: €6,000,000", "Round size: €1,500,000");
    for (const line of [
      "sans que la valorisation puisse excéder 4 000 000 € pré-money.",
      "Valuation cap: €4,000,000 pre-money.",
      "The Post-Money Valuation Cap is €4,000,000.",
      "valorisation pré-money plancher : 2 500 000 €",
      "limitado a um valuation cap de € 4.000.000 pre-money.",
    ]) {
      const { preMoney, postMoney, disputed } = roundTerms(witnessTo(round, paper("bsa-air.md", "BSA AIR", line)));
      expect([preMoney?.value, postMoney, disputed.size]).toEqual([6_000_000, null, 0]);
    }
  });
});

enough();
