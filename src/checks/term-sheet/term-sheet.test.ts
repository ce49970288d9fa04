import { describe, expect, it } from "vitest";
import { witnessOf } from "../../evidence/witness.ts";
import { sheetDocument, textDocument } from "../../testing/documents.ts";
import { exitWaterfall } from "../exit/exit.ts";
import { instruments } from "../instruments/instruments.ts";
import { casesOf } from "../testing/counted.ts";
import { readTermSheet } from "./read.ts";
import { termSheet } from "./term-sheet.ts";

const { right, silent, enough } = casesOf("term_sheet");
const exit = casesOf("exit_waterfall");

const deal = (lines: string[], others: Parameters<typeof sheetDocument>[2][] = [], deck: string[] = []) => ({
  witness: witnessOf({
    dossier: {
      documents: [
        textDocument("deck.md", ["Deck", ...deck]),
        textDocument("documents/term-sheet.md", ["Term sheet", ...lines]),
        ...others.map((rows, at) =>
          sheetDocument(`documents/table-${at}.xlsx`, at === 0 ? "Cap table" : "Convertibles", rows),
        ),
      ],
      unreadable: [],
      coverage: "normal" as const,
    },
  }),
  stage: null,
  sector: null,
  today: new Date(0),
});

describe("the terms of a term sheet", () => {
  right<[string, object]>([
    ["Liquidation preference: 1x non-participating", { multiple: 1, participation: "none", cap: null }],
    ["Liquidation preference: 2x participating", { multiple: 2, participation: "full", cap: null }],
    ["Liquidation preference: 1x participating, capped at 3x", { multiple: 1, participation: "capped", cap: 3 }],
    ["Préférence de liquidation : 1x non participante", { multiple: 1, participation: "none", cap: null }],
    ["Préférence de liquidation : 1,5x participante", { multiple: 1.5, participation: "full", cap: null }],
    ["Préférence de liquidation : 1x participante, plafonnée à 2x", { multiple: 1, participation: "capped", cap: 2 }],
    ["Preferência de liquidação: 1x não participante", { multiple: 1, participation: "none", cap: null }],
    ["Preferência de liquidação: 1x participante com teto de 3x", { multiple: 1, participation: "capped", cap: 3 }],
    ["Liquidation preference: as usual", { multiple: null, participation: null, cap: null }],
  ])("%s", (line, value) => {
    expect(readTermSheet(deal([line]).witness)?.preference?.value).toEqual(value);
  });

  right([
    ["Anti-dilution: full ratchet", "full_ratchet"],
    ["Anti-dilution : full ratchet pendant 24 mois", "full_ratchet"],
    ["Antidiluição: full ratchet", "full_ratchet"],
    ["Anti-dilution: broad-based weighted average", "weighted_average"],
    ["Anti-dilution : moyenne pondérée large", "weighted_average"],
    ["Antidiluição: média ponderada ampla", "weighted_average"],
    ["Anti-dilution: weighted average, no full ratchet", "weighted_average"],
    ["Anti-dilution: full ratchet for 18 months, weighted average thereafter", "full_ratchet"],
    ["Anti-dilution : moyenne pondérée, ratchet pour les 12 premiers mois", "full_ratchet"],
    ["Anti-dilution: broad-based weighted average rather than a full ratchet", "weighted_average"],
    ["Antidiluição: média ponderada, não full ratchet", "weighted_average"],
    ["Anti-dilution: none", "none"],
    ["Anti-dilution: no full ratchet", "none"],
    ["Anti-dilution : aucune", "none"],
    ["Anti-dilution: customary", "other"],
  ])("%s", (line, value) => {
    const seen = deal([line]);
    expect(readTermSheet(seen.witness)?.antiDilution?.value).toBe(value);
    const named = termSheet.run(seen, "en").findings.map(({ rule }) => rule);
    expect(named.includes("full_ratchet")).toBe(value === "full_ratchet");
  });

  it("is held against the deck, as a question and never as a flag", () => {
    const found = (deck: string) =>
      termSheet.run(deal(["Pre-money valuation: €4,000,000", "Round size: €1,000,000"], [], [deck]), "en").findings;
    const rules = (deck: string, verdict: string) =>
      found(deck)
        .filter((one) => one.verdict === verdict)
        .map(({ rule }) => rule);
    expect(rules("Pre-money valuation: €4M", "holds")).toEqual(["same_valuation_pre_money"]);
    expect(rules("Pre-money valuation: €6M", "question")).toEqual(["same_valuation_pre_money"]);
    expect(rules("Pre-money valuation: €6M", "flag")).toEqual([]);
    expect(rules("Pre-money valuation: $4M", "question")).toEqual([]);
  });

  it("is held against the deck by its price a share too", () => {
    const found = (deck: string) =>
      termSheet
        .run(deal(["Price per share: €8.00"], [], [deck]), "en")
        .findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
    expect(found("Price per share: €8.00")).toEqual(["same_share_price holds"]);
    expect(found("Price per share: €9.00")).toEqual(["same_share_price question"]);
  });

  silent([
    "Liquidation preference: 1x non-participating",
    "Préférence de liquidation : 1x non participante",
    "Preferência de liquidação: 1x não participante",
    "Liquidation preference: none",
    "Liquidation preference: 1x participating, capped at 2x",
    "Anti-dilution: broad-based weighted average, no full ratchet",
    "Anti-dilution: none",
    "Anti-dilution : aucun full ratchet",
    "Antidiluição: sem full ratchet",
    "Anti-dilution: as customary",
    "Pro rata right: yes",
    "Droit de pro rata : oui",
    "Pro rata: each investor may keep its share",
    "Direito de preferência: sim",
    "Board: 2 founders, 1 investor",
    "Vesting: 4 years, 1 year cliff",
    "The company may not participate in other tenders.",
    "Revenue grew 2x in 2024",
    "Drag-along above 3x the issue price",
    "Exclusivity: 45 days",
  ])("asks nothing about “%s”", (line) => {
    const open = termSheet.run(deal([line]), "en").findings.filter(({ verdict }) => /flag|question/.test(verdict));
    expect(open).toEqual([]);
  });

  right([
    ["Liquidation preference: 2x non-participating", "multiple_preference"],
    ["Préférence de liquidation : 1,5x non participante", "multiple_preference"],
    ["Preferência de liquidação: 1x participante", "participating"],
    ["Liquidation preference: 1x participating", "participating"],
    ["Pro rata right: none", "no_pro_rata"],
    ["Droit de pro rata : aucun", "no_pro_rata"],
    ["Pro rata: nenhum", "no_pro_rata"],
    ["Anti-dilution: full-ratchet for 12 months", "full_ratchet"],
    ["Anti-dilution: narrow-based weighted average", "narrow_average"],
    ["Anti-dilution : moyenne pondérée à base étroite", "narrow_average"],
    ["Antidiluição: média ponderada restrita", "narrow_average"],
  ])("asks about “%s”: %s", (line, rule) => {
    const open = termSheet.run(deal([line]), "fr").findings.filter(({ verdict }) => verdict === "question");
    expect(open.map((one) => one.rule)).toEqual([rule]);
  });

  right([
    ["Amount: $2,500,000", "$2.5M", "holds"],
    ["Investment amount: $2,500,000", "$3M", "question"],
    ["Montant : 1 500 000 €", "1,5 M€", "holds"],
    ["Montant : 1 500 000 €", "2 M€", "question"],
    ["Valor: R$ 4.000.000", "R$ 4 milhões", "holds"],
  ])("takes “%s” for the round's, beside %s: %s", (line, round, verdict) => {
    const { findings, inputs } = termSheet.run(deal([line], [], [`Round size: ${round}`]), "en");
    expect(findings.map((one) => `${one.rule} ${one.verdict}`)).toEqual([`same_round_size ${verdict}`]);
    expect(inputs.find(({ name }) => name === "Amount of the round")?.place).not.toBeNull();
  });

  it.each([
    ["Anti-dilution: broad-based weighted average", "a broad-based weighted average, as is usual."],
    ["Anti-dilution: weighted average", "whether it is broad-based, as is usual, is not said."],
  ])("calls only the broad-based average usual: “%s”", (line, words) => {
    expect(termSheet.run(deal([line]), "en").findings.map(({ text }) => text)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it("takes what the deck says of an older class for none of the round's rights", () => {
    const holders = [
      ["Shareholder", "Class", "Shares"],
      ["A", "Common", 600_000],
      ["Fund", "Series Seed", 400_000],
      ["Total", "", 1_000_000],
    ];
    const line = "Series Seed shares have a 1x non-participating liquidation preference.";
    const rules = (sheets: (string | number)[][][]) =>
      termSheet
        .run(deal(["Liquidation preference: 2x, non-participating"], sheets, [line]), "en")
        .findings.map(({ rule }) => rule);
    expect(rules([holders])).not.toContain("told_preference");
    expect(rules([])).toContain("told_preference");
  });

  it("compares no figure that the term sheet itself gives in two ways", () => {
    const sheet = ["Pre-money valuation: €8,000,000", "Pre-money valuation on a fully diluted basis: €9,000,000"];
    expect(
      termSheet.run(deal(sheet, [], ["Pre-money valuation: €8,000,000"]), "en").findings.map(({ rule }) => rule),
    ).toEqual([]);
  });

  it("finds the seats of the board under other names", () => {
    const board = (line: string) => readTermSheet(deal([line]).witness)?.board ?? null;
    expect(board("Gouvernance : un siège d'administrateur sur trois")).not.toBeNull();
    expect(board("Directors: two of five")).not.toBeNull();
    expect(board("Vesting: four years")).toBeNull();
  });

  it("names every term it is silent on", () => {
    const { inputs } = termSheet.run(deal(["Round size: €1,000,000"]), "en");
    expect(inputs.filter(({ place }) => place === null).map(({ name }) => name)).toEqual([
      "Pre-money valuation",
      "Price per share",
      "Liquidation preference",
      "Anti-dilution",
      "Pro rata right",
      "Board",
      "Founders' vesting",
    ]);
  });
});

const CAP = [
  ["Shareholder", "Shares"],
  ["A", 600_000],
  ["B", 400_000],
  ["Total", 1_000_000],
];
const ROUND = ["Pre-money valuation: €4,000,000", "Round size: €1,000,000", "Closing: 2026-06-30"];
const PAPERS = ["Holder", "Instrument", "Amount", "Cap", "Discount", "Interest", "Issued"];

describe("convertible papers that do not say enough are not computed, and what is missing is named", () => {
  it.each<[string, string[], string[], RegExp]>([
    [
      "a SAFE that is neither pre- nor post-money",
      ["X", "SAFE", "€100,000", "€2,000,000"],
      ROUND,
      /pre- or post-money/,
    ],
    ["no kind of paper", ["X", "Bridge", "€100,000", "€2,000,000"], ROUND, /kind of paper/],
    ["no amount", ["X", "BSA AIR", "", "€2,000,000"], ROUND, /amount \(X\)/],
    [
      "interest without a date",
      ["X", "Convertible note", "€100,000", "€2,000,000", "20 %", "8 %"],
      ROUND,
      /date of issue/,
    ],
    [
      "interest by an index",
      ["X", "Mútuo conversível", "€100,000", "€2,000,000", "20 %", "CDI + 2", "2025-01-01"],
      ROUND,
      /rate of interest/,
    ],
    ["no pre-money", ["X", "BSA AIR", "€100,000", "€2,000,000"], ROUND.slice(1), /pre-money valuation/],
  ])("%s", (_, paper, terms, missing) => {
    const { inputs, tables } = instruments.run(deal(terms, [CAP, [PAPERS, paper]]), "en");
    expect(tables).toEqual([]);
    expect(inputs.some(({ name, place }) => place === null && missing.test(name))).toBe(true);
  });

  it("a post-money SAFE owns its amount over its cap before the new money", () => {
    const { tables } = instruments.run(
      deal(
        [...ROUND, "Fully diluted, including conversion of the SAFEs"],
        [CAP, [PAPERS, ["X", "Post-money SAFE", "€200,000", "€2,000,000"]]],
      ),
      "en",
    );
    // A tenth before the round: 1,000,000 / 0.9 shares; at 4 M€ for these, a quarter more is sold.
    expect(tables[0]?.rows.map((row) => row[2])).toEqual(["1,000,000", "111,111", "277,777", "1,388,888"]);
  });
});

describe("what the deck tells of the rights, beside the term sheet", () => {
  const told = (sheet: string, deck: string) => {
    const documents = [
      textDocument("documents/term-sheet.md", ["Term sheet", ...ROUND, sheet]),
      textDocument("deck.md", ["The round", deck]),
    ];
    const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
    return termSheet
      .run({ witness, stage: null, sector: null, today: new Date(0) }, "en")
      .findings.filter(({ rule }) => rule.startsWith("told_"))
      .map(({ rule, verdict, sum }) => `${rule} ${verdict}: ${sum}`);
  };

  right<[string, string, string[]]>([
    [
      "Liquidation preference: 1.5x participating",
      "We offer a 1x non-participating preference.",
      ["told_preference question: 1.5x ≠ 1x; participating ≠ non-participating"],
    ],
    [
      "Liquidation preference: 1x, non-participating",
      "1x non-participating liquidation preference, like everybody.",
      ["told_preference holds: 1x = 1x; non-participating = non-participating"],
    ],
    [
      "Anti-dilution: full ratchet",
      "Standard terms with weighted average anti-dilution",
      ["told_antiDilution question: full ratchet ≠ weighted average"],
    ],
    [
      "Anti-dilution: narrow-based weighted average",
      "Broad-based weighted average anti-dilution",
      ["told_antiDilution question: narrow-based ≠ broad-based"],
    ],
    [
      "Anti-dilution: narrow-based weighted average",
      "Weighted average anti-dilution, as everybody",
      ["told_antiDilution holds: weighted average = weighted average"],
    ],
    [
      "Board: five seats, two for the founders, two for the investors, one independent",
      "The board stays with us: 2 founders, 1 investor.",
      ["told_board question: investors 2 ≠ investors 1"],
    ],
    [
      "Conseil : trois administrateurs, deux pour les fondateurs et un pour les investisseurs",
      "Gouvernance : 2 fondateurs, 1 investisseur",
      ["told_board holds: founders 2 = founders 2; investors 1 = investors 1"],
    ],
    [
      "Vesting: three years, six months' cliff",
      "Founders' shares vest over 4 years with a one-year cliff.",
      ["told_vesting question: 36 months ≠ 48 months; cliff of 6 months ≠ cliff of 12 months"],
    ],
    [
      "Vesting : 48 mois, cliff de 12 mois",
      "Vesting des fondateurs sur quatre ans, cliff d'un an",
      ["told_vesting holds: 48 months = 48 months; cliff of 12 months = cliff of 12 months"],
    ],
    [
      "Vesting: 36 meses com cliff de 12 meses",
      "Vesting dos fundadores: 4 anos",
      ["told_vesting question: 36 months ≠ 48 months"],
    ],
  ])("%s | %s", (sheet, deck, expected) => {
    expect(told(sheet, deck)).toEqual(expected);
  });

  silent<[string, string]>([
    [
      "Board: five seats, two for the founders, two for the investors",
      "Advisory board: 3 founders of unicorns, 2 investors",
    ],
    ["Board: five seats", "A board of experienced people"],
    ["Board: to be agreed", "Board: 2 founders, 1 investor"],
    ["Vesting: usual terms", "Founders' shares vest over 4 years"],
    ["Vesting: 4 years", "We invested 3 years of research"],
    ["Liquidation preference: 2x participating", "Customers' preference: 3x more for our product"],
    ["Anti-dilution: as usual", "Weighted average anti-dilution"],
    ["Anti-dilution: full ratchet", "Weighted average price: €40"],
    [
      "Vesting: 4 years",
      "Founders' shares vest over 3 years. The employees' shares vest over 2 years with vesting by month.",
    ],
  ])("%s | %s", (sheet, deck) => {
    expect(told(sheet, deck)).toEqual([]);
  });
});

describe("the exit", () => {
  const at = (line: string) =>
    exitWaterfall.run(deal([...ROUND, line], [CAP]), "en").tables[0]?.rows.map((row) => row[4]);

  exit.right<[string, string[]]>([
    ["Liquidation preference: 1x non-participating", ["1.00x", "1.00x", "2.00x", "5.00x", "10.00x"]],
    ["Liquidation preference: 1x participating", ["1.30x", "1.80x", "2.80x", "5.80x", "10.80x"]],
    ["Liquidation preference: 2x non-participating", ["2.00x", "2.00x", "2.00x", "5.00x", "10.00x"]],
    ["Liquidation preference: 1x participating, capped at 3x", ["1.30x", "1.80x", "2.80x", "5.00x", "10.00x"]],
    ["Liquidation preference: 1.5x non-participating", ["1.50x", "1.50x", "2.00x", "5.00x", "10.00x"]],
    ["Liquidation preference: 3x non-participating", ["2.50x", "3.00x", "3.00x", "5.00x", "10.00x"]],
    ["Liquidation preference: 2x participating", ["2.10x", "2.60x", "3.60x", "6.60x", "11.60x"]],
    ["Liquidation preference: 1x participating, capped at 2x", ["1.30x", "1.80x", "2.00x", "5.00x", "10.00x"]],
    ["Liquidation preference: 1x participating, capped at 5x", ["1.30x", "1.80x", "2.80x", "5.00x", "10.00x"]],
    ["Liquidation preference: 2x participating, capped at 4x", ["2.10x", "2.60x", "3.60x", "5.00x", "10.00x"]],
    ["Préférence de liquidation : 1x non participante", ["1.00x", "1.00x", "2.00x", "5.00x", "10.00x"]],
    ["Liquidation préférentielle : 1,5x participante", ["1.70x", "2.20x", "3.20x", "6.20x", "11.20x"]],
    ["Préférence de liquidation : 1x participante, plafonnée à 3x", ["1.30x", "1.80x", "2.80x", "5.00x", "10.00x"]],
    ["Préférence de liquidation : 2x non participante", ["2.00x", "2.00x", "2.00x", "5.00x", "10.00x"]],
    ["Preferência de liquidação: 1x não participante", ["1.00x", "1.00x", "2.00x", "5.00x", "10.00x"]],
    ["Preferência de liquidação: 1x participante", ["1.30x", "1.80x", "2.80x", "5.80x", "10.80x"]],
    ["Preferência de liquidação: 1x participante com teto de 2x", ["1.30x", "1.80x", "2.00x", "5.00x", "10.00x"]],
  ])("%s", (line, multiples) => {
    expect(at(line)).toEqual(multiples);
  });

  exit.silent([
    "Liquidation preference: as usual",
    "Liquidation preference: 1x",
    "Liquidation preference: to be agreed",
    "Liquidation preference: see the articles",
    "Préférence de liquidation : à définir",
    "Préférence de liquidation : selon l'usage",
    "Preferência de liquidação: a negociar",
    "Preferência de liquidação: conforme o acordo de sócios",
    "Board: 3 seats",
    "Liquidation of old stock: 1x a year",
    "Dividend preference: 8% non-cumulative",
    "Preferred supplier: 2x volume, non-exclusive",
    "Droit de préférence des associés : 30 jours",
    "Direito de preferência: 30 dias",
    "Redemption: 1x after five years",
    "Participation: 2x a year in the board's meetings",
    "Pro rata: yes, fully participating in later rounds",
    "Anti-dilution: broad-based weighted average",
    "Vesting: 4 years, 1 year cliff",
    "Drag along: 66% of the preferred shares",
    "No-shop: 30 days, non-participating investors included",
  ])("computes nothing from “%s”", (line) => {
    const found = exitWaterfall.run(deal([...ROUND, line], [CAP]), "en");
    expect(found.tables).toEqual([]);
    expect(found.findings).toEqual([]);
    expect(found.inputs[0]).toMatchObject({ place: null });
  });

  // A: 600,000 common; Fund: 400,000 of Series Seed at €2; the round sells 250,000 at €4. Exits of 2.5, 5, 10, 25, 50 M€.
  const seed = [
    ["Shareholder", "Class", "Shares"],
    ["A", "Common", 600_000],
    ["Fund", "Series Seed", 400_000],
    ["Total", "", 1_000_000],
  ];
  const paid = (rank: string, preference = "1x non-participating") =>
    exitWaterfall
      .run(
        deal(
          [
            ...ROUND,
            "Liquidation preference: 1x non-participating",
            `Series Seed: ${preference}, issue price €2.00, ${rank}`,
          ],
          [seed],
        ),
        "en",
      )
      .tables[0]?.rows.map((row) => row.slice(1, 4).map((cell) => Number(cell.replace(/\D/g, "")) / 1000));

  exit.right<[string, number[]]>([
    // 2.5 M€ for preferences of 1 M€ (new) and 3 × 0.8 M€ (seed).
    ["pari passu with the new shares", [735.294, 1764.706, 0]],
    ["senior to the new shares", [100, 2400, 0]],
    ["junior to the new shares", [1000, 1500, 0]],
  ])("pays preferred shares by their rank: %s", (rank, row) => {
    expect(paid(rank, "3x non-participating")?.[0]).toEqual(row);
  });

  it("lets older preferred shares convert where that is better for them", () => {
    expect(paid("pari passu with the new shares")?.slice(0, 3)).toEqual([
      [1000, 800, 700],
      [1000, 1600, 2400],
      [2000, 3200, 4800],
    ]);
  });

  it("shares in the rest where the older shares participate, and asks where a paper does not say their rank", () => {
    // 5 M€: 1 M€ and 0.8 M€ first, then 3.2 M€ by shares of 400,000 and 600,000.
    expect(paid("pari passu with the new shares", "1x participating")?.[1]).toEqual([1000, 2080, 1920]);
    expect(paid("as agreed")).toBeUndefined();
    // 5 M€: 1 M€ and 1.6 M€ first; of the rest the seed stops at three times its 0.8 M€.
    expect(paid("pari passu with the new shares", "2x participating, capped at 3x")?.[1]).toEqual([1000, 2400, 1600]);
  });

  const seniority = (lines: readonly string[], rows: (string | number)[][] = seed) =>
    exitWaterfall
      .run(deal([...ROUND, ...lines], [rows]), "en")
      .tables[0]?.rows[0]?.slice(1, 4)
      .map((cell) => Number(cell.replace(/\D/g, "")) / 1000);

  exit.right<[string, string[], number[]]>([
    [
      "the round's line says who ranks first",
      [
        "Liquidation preference: 1x non-participating, senior to the Series Seed",
        "Series Seed: 3x non-participating",
        "Series Seed: €800,000 invested",
      ],
      [1000, 1500, 0],
    ],
    [
      "the older class first, on lines of its own",
      [
        "Series Seed liquidation preference: 3x non-participating, senior to the new shares",
        "Series Seed original issue price: €2.00",
        "Liquidation preference: 1x non-participating",
      ],
      [100, 2400, 0],
    ],
  ])("reads the rights of an older class over several lines: %s", (_, lines, row) => {
    expect(seniority(lines)).toEqual(row);
  });

  it("takes what was paid from the cap table, and nothing where two lines differ", () => {
    const invested = [
      ["Shareholder", "Class", "Shares", "Invested"],
      ["A", "Common", 600_000, ""],
      ["Fund", "Series Seed", 400_000, "€800,000"],
      ["Total", "", 1_000_000, ""],
    ];
    const lines = ["Liquidation preference: 1x non-participating", "Series Seed: 3x non-participating, pari passu"];
    expect(seniority(lines, invested)).toEqual([735.294, 1764.706, 0]);
    expect(seniority(lines)).toBeUndefined();
    expect(seniority([...lines, "Series Seed: €900,000 invested"], invested)).toBeUndefined();
    expect(seniority([...lines, "Series Seed: 1x non-participating"], invested)).toBeUndefined();
  });

  it("computes nothing where other preferred shares have rights nobody states", () => {
    const cap = [
      ["Shareholder", "Class", "Shares"],
      ["A", "Common", 600_000],
      ["Fund", "Series A", 400_000],
    ];
    const found = exitWaterfall.run(deal([...ROUND, "Liquidation preference: 1x non-participating"], [cap]), "en");
    expect(found.tables).toEqual([]);
    expect(found.inputs.some(({ name, place }) => place === null && name.includes("Fund"))).toBe(true);
  });
});

enough();
exit.enough();
