import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { findFacts, readDossier } from "./find.ts";

const read = (...sections: Section[]) =>
  readDossier(deck(...sections))
    .all.filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period, nature }) =>
      [topic ?? "-", quantity.range?.max ?? quantity.value, period, nature]
        .filter((part) => part !== undefined)
        .join(" "),
    );

describe("tables of a page", () => {
  const projections: Piece[] = [
    ["Financial Projections", 200, 10, 30],
    ["Metric", 60, 80, 14],
    ["Year 1 Year 2", 300, 80, 14, 200],
    ["Revenue", 60, 110, 14],
    ["$500k", 310, 110, 14],
    ["$4.2M", 440, 110, 14],
    ["Team Size", 60, 140, 14],
    ["8", 320, 140, 14],
    ["18", 450, 140, 14],
  ];

  it("reads a heading of several years as one for each column, and all of it as a plan", () => {
    expect(read(page(1, projections))).toEqual([
      "revenue 500000 Y1 projection",
      "revenue 4200000 Y2 projection",
      "headcount 8 Y1 projection",
      "headcount 18 Y2 projection",
    ]);
  });

  it("reads the scale in the corner of a table and the letters after its years", () => {
    const table = (corner: string, first: string, second: string): Piece[] => [
      ["Financials", 200, 10, 30],
      [corner, 60, 80, 14],
      [first, 300, 80, 14],
      [second, 440, 80, 14],
      ["Revenue", 60, 110, 14],
      ["126", 310, 110, 14],
      ["748", 440, 110, 14],
      ["Widgets made", 60, 140, 14],
      ["31", 310, 140, 14],
      ["58", 440, 140, 14],
    ];
    for (const [corner, first, second] of [
      ["£000", "FY25 A", "FY26 F"],
      ["€000", "2025 (A)", "2026 (F)"],
      ["En k€", "2025 (réel)", "2026 (prév.)"],
    ] as const) {
      // What the widgets count in, nobody says: pieces, or thousands.
      expect(read(page(1, table(corner, first, second)))).toEqual([
        "revenue 126000 2025 actual",
        "revenue 748000 2026 projection",
      ]);
    }
  });

  it("takes the name of a slice for no topic of its own", () => {
    const shown = (name: string, headers: string[]): Section => ({
      ...page(1, [["Plan", 200, 10, 30]]),
      rows: [
        {
          cells: [
            { text: name, box: { x: 60, y: 80, width: 400, height: 200 } },
            ...headers.map((header) => ({ text: "35,000", header, box: { x: 60, y: 80, width: 400, height: 200 } })),
          ],
          table: true,
          series: true,
        },
      ],
    });
    expect(read(shown("Where it goes", ["Sales", "Payroll"]))).toEqual([]);
    expect(read(shown("Revenue", ["2024", "2025"]))).toHaveLength(2);
    expect(read(shown("2025", ["Revenue", "EBITDA"])).map((line) => line.split(" ")[0])).toEqual(["revenue", "ebitda"]);
  });

  it("leaves the marks on an axis out, and no list of shares that fall as evenly", () => {
    const axis: Piece[] = [
      ["Revenue by month", 60, 10, 30],
      ...["16K", "12K", "8K", "4K", "0K"].map((text, at): Piece => [text, 40, 80 + 50 * at, 12]),
      ["Jan", 120, 310, 12],
      ["Feb", 240, 310, 12],
    ];
    expect(readDossier(deck(page(1, axis)))).toMatchObject({ all: [], notUnderstood: [] });
    const shares: Piece[] = [
      ["Use of funds", 60, 10, 30],
      ...["40%", "30%", "20%", "10%"].map((text, at): Piece => [text, 60, 80 + 40 * at, 14]),
      ...["Product", "Sales", "Support", "Reserve"].map((text, at): Piece => [text, 180, 80 + 40 * at, 14]),
    ];
    const { all, notUnderstood } = readDossier(deck(page(1, shares)));
    expect(all.length + notUnderstood.length).toBe(4);
  });

  it("takes a profession's register for no users of the company's", () => {
    const card = (words: string): Piece[] => [
      ["Opportunity", 60, 10, 30],
      ["346,000", 60, 110, 30],
      [words, 60, 145, 12],
    ];
    expect(read(page(1, card("registered electricians")))).toEqual([]);
    expect(read(page(1, card("registered users")))).toEqual(["users 346000 actual"]);
  });

  it("takes the day something began for no date of the deck", () => {
    const pieces: Piece[] = [
      ["Live since March 2025", 60, 10, 30],
      ["€18.6K", 60, 110, 30],
      ["MRR, May 2026", 60, 145, 12],
    ];
    expect(read(page(1, pieces))).toEqual(["mrr 18600 2026-05 actual"]);
  });

  it("reads the scale in a row's own name, whatever it names", () => {
    const pieces: Piece[] = [
      ["Tração", 200, 10, 30],
      ["2024", 300, 80, 14],
      ["2025", 440, 80, 14],
      ["Volume de obras (R$ mil)", 60, 110, 14],
      ["286", 310, 110, 14],
      ["903", 440, 110, 14],
    ];
    const { all } = readDossier(deck(page(1, pieces)));
    expect(all.map(({ quantity: { value, currency } }) => [value, currency])).toEqual([
      [286_000, "BRL"],
      [903_000, "BRL"],
    ]);
  });

  it("names values by their columns where the rows are years", () => {
    const pieces: Piece[] = [
      ["Projections", 200, 10, 30],
      ["Period", 40, 80, 12],
      ["Trade Volume", 150, 80, 12],
      ["Revenue", 300, 80, 12],
      ["Year 1 — Pilot", 40, 105, 12],
      ["$40M", 150, 105, 12],
      ["$1–1.6M", 300, 105, 12],
      ["Year 2 — Scale", 40, 130, 12],
      ["$120M", 150, 130, 12],
      ["$3.3–5.5M", 300, 130, 12],
    ];
    expect(read(page(1, pieces))).toEqual([
      "gmv 40000000 Y1 projection",
      "revenue 1600000 Y1 projection",
      "gmv 120000000 Y2 projection",
      "revenue 5500000 Y2 projection",
    ]);
  });

  it("takes no change of a rate for the rate", () => {
    const table = (change: string): Piece[] => [
      ["Results", 200, 10, 30],
      ["2024", 300, 80, 14],
      ["2025", 440, 80, 14],
      [change, 580, 80, 14],
      ["Gross margin", 60, 110, 14],
      ["54%", 300, 110, 14],
      ["64%", 440, 110, 14],
      ["+18%", 580, 110, 14],
    ];
    for (const change of ["Change", "Var.", "Évolution", "vs 2024", "Δ"])
      expect(read(page(1, table(change))).filter((fact) => fact.startsWith("gross_margin"))).toEqual([
        "gross_margin 54 2024 actual",
        "gross_margin 64 2025 actual",
      ]);
  });

  it("dates a column by a year and the short word for a plan, and doubts a value without a heading among dated ones", () => {
    const table = (last: string): Piece[] => [
      ["Results", 200, 10, 30],
      ["2024 réel", 300, 80, 14],
      ["2025 réel", 440, 80, 14],
      [last, 580, 80, 14],
      ["Revenue", 60, 110, 14],
      ["€581,000", 300, 110, 14],
      ["€1,278,000", 440, 110, 14],
      ["€2,364,000", 580, 110, 14],
    ];
    const happened = ["revenue 581000 2024 actual", "revenue 1278000 2025 actual"];
    for (const plan of ["2026 BP", "2026 plan", "2026 prév."])
      expect(read(page(1, table(plan)))).toEqual([...happened, "revenue 2364000 2026 projection"]);
    expect(read(page(1, table("1/2")))).toEqual(happened);
  });

  it("takes no item of a list for the heading of what follows it", () => {
    const pieces: Piece[] = [
      ["Use of Funds", 200, 10, 40],
      ["Engineering (40%)", 60, 90, 16],
      ["— Industry events and content", 60, 114, 16],
      ["Compliance (20%)", 60, 150, 16],
    ];
    expect(read(page(1, pieces))).toEqual(["use_of_funds 40 target", "use_of_funds 20 target"]);
  });

  it.each([
    ["a note", "In thousands of euros", 507_000],
    ["no sentence", `Amounts in thousands of euros were reviewed ${"by the board and its advisers ".repeat(2)}`, 507],
  ])("takes the scale from %s above the headings", (_, above, expected) => {
    const pieces: Piece[] = [
      ["Accounts", 40, 10, 30],
      [above, 40, 60, 12],
      ["Metric", 40, 80, 12],
      ["2023", 300, 80, 12],
      ["2024", 400, 80, 12],
      ["Revenue", 40, 105, 12],
      ["300", 300, 105, 12],
      ["507", 400, 105, 12],
      ["Headcount", 40, 130, 12],
      ["9", 300, 130, 12],
      ["14", 400, 130, 12],
    ];
    const [fact] = findFacts(deck(page(1, pieces)), "revenue").filter(({ period }) => period === "2024");
    expect(fact?.quantity.value).toBe(expected);
  });

  it("keeps a label of two lines whole, with its value between them", () => {
    const pieces: Piece[] = [
      ["Market Size", 200, 10, 30],
      ["TAM — Global short", 60, 80, 14],
      ["$1.2T", 320, 87, 14],
      ["term lending", 60, 94, 14],
      ["SAM — Europe and", 60, 130, 14],
      ["$84B", 320, 137, 14],
      ["the islands", 60, 144, 14],
    ];
    expect(read(page(1, pieces))).toEqual(["tam 1200000000000 market", "sam 84000000000 market"]);
  });

  it("counts as the table's corner says", () => {
    const pieces: Piece[] = [
      ["Results", 200, 10, 30],
      ["in K€", 60, 80, 14],
      ["2023", 300, 80, 14],
      ["2024", 400, 80, 14],
      ["Revenue", 60, 110, 14],
      ["290", 300, 110, 14],
      ["507", 400, 110, 14],
    ];
    expect(read(page(1, pieces))).toEqual(["revenue 290000 2023 actual", "revenue 507000 2024 actual"]);
  });

  it("gives a competitor's column to the competitor, and never as evidence", () => {
    const cover = page(1, [["Parsnip", 200, 100, 40]]);
    const pieces: Piece[] = [
      ["Capability", 40, 80, 12],
      ["Parsnip", 200, 80, 12],
      ["Rutabaga", 300, 80, 12],
      ["Celeriac", 400, 80, 12],
      ["Take rate", 40, 110, 12],
      ["3%", 200, 110, 12],
      ["9%", 300, 110, 12],
      ["12%", 400, 110, 12],
    ];
    const dossier = deck(cover, page(2, pieces));
    expect(findFacts(dossier, "take_rate").map(({ quantity }) => quantity.value)).toEqual([3]);
    const theirs = readDossier(dossier).all.filter(({ nature }) => nature === "third_party");
    expect(theirs.map(({ subject, quantity }) => [subject, quantity.value])).toEqual([
      ["Rutabaga", 9],
      ["Celeriac", 12],
    ]);
  });
});

describe("cards of a page", () => {
  it("reads captions of two lines under their figures, and none over a column of figures", () => {
    const pieces: Piece[] = [
      ["The Problem", 40, 10, 30],
      ["67%", 60, 120, 40],
      ["of requests arrive", 60, 165, 12],
      ["after closing time", 60, 178, 12],
      ["40%", 260, 120, 40],
      ["of callers never", 260, 165, 12],
      ["call a second time", 260, 178, 12],
    ];
    const facts = readDossier(deck(page(1, pieces))).all;
    expect(facts.map(({ passage, subject }) => [passage, subject])).toEqual([
      ["67% of requests arrive after closing time", "market"],
      ["40% of callers never call a second time", "market"],
    ]);
  });

  it("names bars by the row of names under them, however far", () => {
    const pieces: Piece[] = [
      ["Where we sell", 40, 10, 30],
      ["$403M", 100, 200, 20, 60],
      ["$72B", 250, 150, 20, 60],
      ["$503B", 400, 100, 20, 60],
      ["SOM", 110, 340, 20, 40],
      ["SAM", 260, 340, 20, 40],
      ["TAM", 410, 340, 20, 40],
    ];
    expect(read(page(1, pieces)).sort()).toEqual([
      "sam 72000000000 market",
      "som 403000000 market",
      "tam 503000000000 market",
    ]);
  });

  it("leaves illustrations by volume alone: a column under one heading says no single figure", () => {
    const pieces: Piece[] = [
      ["How it scales", 40, 10, 30],
      ["Annual Revenue", 100, 90, 12],
      ["$3,600", 100, 110, 12],
      ["$9,000", 100, 130, 12],
      ["$18,000", 100, 150, 12],
    ];
    expect(read(page(1, pieces))).toEqual([]);
  });
});

describe("what a figure is for", () => {
  it("takes amounts that add up to the round for its parts", () => {
    const pieces: Piece[] = [
      ["$6,000 – $12,000", 200, 60, 40],
      ["Seed Investment", 290, 105, 16],
      ["Tools", 200, 180, 14],
      ["$4K–$8K", 320, 180, 14],
      ["Audit", 200, 210, 14],
      ["$1.5K–$3K", 320, 210, 14],
      ["Marketing", 200, 240, 14],
      ["$500–$1K", 320, 240, 14],
    ];
    expect(read(page(1, pieces))).toEqual([
      "round_size 12000 target",
      "use_of_funds 8000 target",
      "use_of_funds 3000 target",
      "use_of_funds 1000 target",
    ]);
  });

  it("knows the shares of the funds from the heading of their row", () => {
    const pieces: Piece[] = [
      ["Investment Ask", 200, 10, 30],
      ["Use of Funds", 60, 100, 14],
      ["Engineering (60%), Marketing (30%), Legal (10%)", 220, 100, 14],
      ["Milestones", 60, 140, 14],
      ["50k users, $500k GMV", 220, 140, 14],
    ];
    expect(read(page(1, pieces))).toEqual([
      "use_of_funds 60 target",
      "use_of_funds 30 target",
      "use_of_funds 10 target",
      "users 50000 target",
      "gmv 500000 target",
    ]);
  });

  it("reads cards under a heading that says how far it looks as targets", () => {
    const pieces: Piece[] = [
      ["Seeking Seed Investment", 40, 10, 30],
      ["18-Month Milestones", 40, 150, 20],
      ["1K+", 60, 200, 30],
      ["Active Users", 60, 235, 12],
      ["$50K", 400, 200, 30],
      ["Monthly Recurring Revenue", 400, 235, 12],
    ];
    expect(read(page(1, pieces))).toEqual(["mau 1000 target", "mrr 50000 target"]);
  });

  it("puts a line of a timeline after the document's own date ahead of us", () => {
    const cover = page(1, [["Investor Presentation — February 2026", 100, 100, 20]]);
    const plan = page(2, [
      ["Feb 120 active users on the first day", 60, 80, 14],
      ["Jun 1,000+ active users and a referral program", 60, 120, 14],
    ]);
    expect(read(cover, plan)).toEqual(["mau 120 actual", "mau 1000 target"]);
  });

  it("does not take what a plan allows, a mission or an employer's figure for the company's", () => {
    const pricing = page(1, [
      ["Pricing", 40, 10, 30],
      ["Starter: up to 100 users", 60, 100, 14],
    ]);
    const mission = page(2, [
      ["Who we are", 40, 10, 30],
      ["Our mission: savings for 1 billion users", 60, 100, 14],
    ]);
    const team = page(3, [
      ["The Team", 40, 10, 30],
      ["Former head of sales, scaled a lender to $250M revenue", 60, 100, 14],
    ]);
    const present = readDossier(deck(pricing, mission, team)).all.filter(
      ({ sureness, nature, subject }) => sureness >= 0.7 && nature === "actual" && subject === "company",
    );
    expect(present).toEqual([]);
  });

  it("lists a figure that nothing names as not understood", () => {
    const { all, notUnderstood } = readDossier(
      deck(
        page(1, [
          ["Hello there", 40, 10, 30],
          ["$4,711", 500, 300, 14],
        ]),
      ),
    );
    expect(all).toEqual([]);
    expect(notUnderstood.map(({ words }) => words)).toEqual(["$4,711"]);
  });
});

describe("false friends", () => {
  it("are hints at most", () => {
    const pieces: Piece[] = [
      ["Cap table", 40, 10, 30],
      ["Founders", 60, 100, 14],
      ["450,000", 300, 100, 14],
      ["Marketing/Growth", 60, 130, 14],
      ["25%", 300, 130, 14],
    ];
    expect(read(page(1, pieces))).toEqual([]);
  });
});

describe("templates", () => {
  it("are named, and none of their figures is the company's", () => {
    const pieces: Piece[] = [
      ["[Your Company Name]", 40, 10, 30],
      ["Tagline that says it all", 40, 60, 14],
      ["TAM: $XB", 40, 90, 14],
      ["Revenue: $30k MRR", 40, 120, 14],
    ];
    const { all, templates } = readDossier(deck(page(1, pieces)));
    expect(templates.get("deck")).toHaveLength(3);
    expect(all.filter(({ subject }) => subject === "company")).toEqual([]);
    expect(findFacts(deck(page(1, pieces)))).toEqual([]);
  });

  it("a digit left open makes no figure", () => {
    const pieces: Piece[] = [
      ["Traction", 200, 10, 30],
      ["ARR $2■M, 1█ customers", 60, 110, 14],
    ];
    expect(readDossier(deck(page(1, pieces))).all).toEqual([]);
  });

  it("one name left open makes no template", () => {
    const pieces: Piece[] = [
      ["[Your name], CEO", 40, 10, 30],
      ["MRR: $30k", 40, 120, 14],
    ];
    expect(readDossier(deck(page(1, pieces))).templates.size).toBe(0);
  });
});

describe("cards of a slide", () => {
  const asSlide = (pieces: Piece[]): ReturnType<typeof deck> => {
    const dossier = deck({ ...page(1, pieces), kind: "slide" });
    return { ...dossier, documents: dossier.documents.map((one) => ({ ...one, format: "pptx" as const })) };
  };
  const labels = (pieces: Piece[]) =>
    readDossier(asSlide(pieces)).all.map(({ label, quantity }) => `${label} ${quantity.value}`);

  it("have captions of several lines, each a paragraph of one frame", () => {
    const card = (first: string, second: string): Piece[] => [
      ["Results", 40, 20, 30],
      ["64%", 60, 120, 34, 130],
      [first, 60, 170, 16, 130],
      [second, 60, 186, 16, 130],
    ];
    expect(labels(card("Landing page", "conversions"))).toEqual(["Landing page conversions 64"]);
    expect(labels(card("Gross margin", "after hosting"))).toEqual(["Gross margin 64"]);
  });

  it("have the currency that begins the line under a large figure", () => {
    const [fact] = readDossier(
      asSlide([
        ["The Ask", 40, 20, 30],
        ["Bridge round", 60, 200, 12, 300],
        ["4,000,000", 60, 226, 43, 300],
        ["MXN for 14% equity", 60, 270, 22, 300],
      ]),
    ).all.filter(({ quantity }) => quantity.value === 4_000_000);
    expect(fact?.quantity).toMatchObject({ unit: "money", currency: "MXN" });
  });

  it("say what a company is worth where that stands over its rounds", () => {
    const rounds = (title: string) =>
      read(
        page(1, [
          ["Future", 40, 20, 30],
          [title, 60, 90, 18],
          ["Round 1 (2026)", 60, 120, 12],
          ["$28.5M", 300, 120, 12],
          ["Round 2 (2028)", 60, 145, 12],
          ["$41.5M", 300, 145, 12],
        ]),
      ).map((told) => told.split(" ")[0]);
    expect(rounds("Valuation trajectory")).toEqual(["valuation", "valuation"]);
    expect(rounds("Funding history")).not.toContain("valuation");
  });

  it("are named by the plan over a price, not by what it includes", () => {
    expect(
      labels([
        ["Pricing", 40, 20, 30],
        ["Launch", 60, 106, 19, 160],
        ["$750/mo", 60, 143, 24, 160],
        ["• Paid ads", 60, 187, 12, 160],
        ["• Monthly report", 60, 214, 12, 160],
      ]),
    ).toEqual(["Launch 750"]);
  });
});
