import { describe, expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { deck, type Piece, page } from "../../testing/placed-pages.ts";
import { factSheet } from "../fact-sheet.ts";
import { readDossier } from "./find.ts";

const read = (...sections: Section[]) =>
  readDossier(deck(...sections))
    .all.filter(({ sureness }) => sureness >= 0.7)
    .map(
      ({ topic, label, quantity, nature }) => `${topic ?? label} ${quantity.range?.max ?? quantity.value} ${nature}`,
    );

const sheet = (heading: string, ...lines: string[]) =>
  factSheet({ deckExtracts: `# Brindle\n\n## ${heading}\n\n${lines.join("\n")}` })
    .facts.filter((fact) => fact.sure)
    .map(({ topic, label, value, nature }) => `${topic ?? label} ${value} ${nature}`);

describe("the name of a card", () => {
  it("stands where the column of names and figures begins", () => {
    const terms: Piece[] = [
      ["Back the people who built it", 40, 20, 32],
      ["RAISING", 400, 100, 10],
      ["$250,000", 400, 112, 40],
      ["PRE-MONEY VALUATION", 400, 156, 10],
      ["$1.5 million", 400, 166, 16],
      ["EQUITY OFFERED", 400, 190, 10],
      ["Up to 15%", 400, 200, 16],
      ["USE OF FUNDS", 400, 224, 10],
      ["Sales, schools and product", 400, 234, 16],
      ["50% income tax relief", 400, 300, 11],
    ];
    const facts = read(page(1, terms));
    expect(facts).toEqual(
      expect.arrayContaining(["round_size 250000 target", "valuation_pre_money 1500000 target", "dilution 15 target"]),
    );
    expect(facts.filter((fact) => fact.startsWith("use_of_funds"))).toEqual([]);
  });

  it("is not the card beside it, though that has words where this one has its figure", () => {
    const plans: Piece[] = [
      ["Modelo de negócio", 40, 20, 30],
      ["Receita recorrente (SaaS)", 40, 66, 16],
      ["Grátis", 40, 110, 32, 150],
      ["Freemium, até 20 pessoas", 40, 150, 12, 150],
      ["R$ 99/mês", 240, 110, 32, 150],
      ["Básico, até 100 pessoas", 240, 150, 12, 150],
      ["R$ 299/mês", 440, 110, 32, 150],
      ["Profissional, até 500 pessoas", 440, 150, 12, 150],
    ];
    expect(read(page(1, plans))).toEqual(expect.arrayContaining(["price 99 actual", "price 299 actual"]));
  });

  it("is no sentence", () => {
    const card: Piece[] = [
      ["Built, validated, growing", 40, 20, 32],
      ["RAISED TO DATE", 60, 100, 10],
      ["$420K", 60, 114, 36],
      ["Bootstrapped to this point. Frugal by design.", 60, 156, 11],
    ];
    expect(read(page(1, card))).toEqual(["total_funding 420000 actual"]);
  });

  it("may hold a number where the cards beside have theirs in that place", () => {
    const cards: Piece[] = [
      ["Market opportunity", 40, 20, 32],
      ["Every child, every stage", 60, 100, 26],
      ["13M", 60, 140, 28],
      ["Children under 16 in the UK", 60, 172, 12],
      ["25,000", 300, 140, 28],
      ["Schools that need a curriculum", 300, 172, 12],
      ["$4.2B", 520, 140, 28],
      ["Parenting software market", 520, 172, 12],
    ];
    expect(read(page(1, cards))).toEqual(
      expect.arrayContaining(["market_size_other 13000000 market", "market_size_other 25000 market"]),
    );
  });

  it("may say how it is paid and nothing else", () => {
    const card = (caption: string): Piece[] => [
      ["Three streams, one flywheel", 40, 20, 32],
      ["$499", 60, 120, 24],
      [caption, 60, 148, 12],
    ];
    expect(read(page(1, card("per year")))).toEqual(["price 499 actual"]);
    expect(read(page(1, card("Monthly subscription")))).toEqual(["price 499 actual"]);
    expect(read(page(1, card("a bill we never paid")))).toEqual([]);
  });
});

describe("a line of a table", () => {
  it("is named by its first column, whatever words and figures stand between", () => {
    const table: Piece[] = [
      ["Total Addressable Market", 60, 10, 34],
      ["SEGMENT", 60, 60, 12],
      ["BASIS", 290, 60, 12],
      ["TAM", 620, 60, 12],
      ["Port software", 60, 90, 15],
      ["~580 ports in the region, each $1–5M a year", 290, 90, 13],
      ["$2.9B", 620, 90, 15],
      ["Combined SAM (Serviceable)", 60, 120, 15],
      ["Ports with a crane", 290, 120, 13],
      ["$500M+ near-term", 620, 120, 15],
    ];
    const facts = readDossier(deck(page(1, table))).all.filter(({ sureness }) => sureness >= 0.7);
    const told = facts.map(({ topic, passage, quantity }) => `${topic} ${quantity.value} ${passage}`);
    expect(told).toContain("tam 2900000000 Port software $2.9B");
    expect(told.join("; ")).toContain("sam 500000000");
  });
});

describe("what is not so today", () => {
  it("is what would be with so many customers", () => {
    expect(sheet("Financial potential", "- $1M ARR at 28K paid users")).toContain("arr 1000000 scenario");
    expect(sheet("Traction", "- $1M ARR")).toEqual(["arr 1000000 actual"]);
    expect(sheet("Overview", "- 100K users cost as much to serve as 1K").join()).not.toMatch(/users 100000/);
  });

  it("is what a plan for the traction holds", () => {
    expect(sheet("Traction plan", "- $2,000 MRR")).toEqual(["mrr 2000 target"]);
  });

  it("is the other column of a comparison with ours", () => {
    const rows = "| Metric | Manual audit | This system |\n|---|---|---|\n| Cost per audit | $1,500 | $40 |";
    const facts = factSheet({ deckExtracts: `# Brindle\n\n## Why we win\n\n${rows}` }).facts;
    expect(facts.find(({ value }) => value === 1500)?.nature).toBe("third_party");
    expect(facts.find(({ value }) => value === 40)?.subject).toBe("company");
  });
});

describe("what a market counts", () => {
  it("is its size where it is called so, or where so many are told of at large", () => {
    expect(sheet("Revenue model", "- Market size: 15,000+ small plants")).toEqual(["market_size_other 15000 market"]);
    expect(sheet("Vision", "- 25,000 schools in the UK without a curriculum")).toEqual([
      "market_size_other 25000 market",
    ]);
  });

  it("grows by a share that is not the company's", () => {
    expect(sheet("Market opportunity", "- Analytics spend growing 15% annually")).toEqual(["market_growth 15 market"]);
  });
});

describe("figures without a unit", () => {
  const table = (...rows: string[]) => `| Service | Price (EGP) | Cost |\n|---|---|---|\n${rows.join("\n")}`;

  it("have the currency of their column", () => {
    expect(sheet("Revenue model", table("| One page | 1.25 | 0.15 |"))).toEqual(["price 1.25 actual"]);
  });

  it("are no facts where their name is one of money and nobody says of which", () => {
    expect(sheet("Overview", "| Item | Amount |\n|---|---|\n| Monthly upkeep costs | 2,500 |")).toEqual([]);
  });
});

describe("whose a figure is", () => {
  it("is not the company's where its price is said to be competitive with another", () => {
    expect(
      sheet("Pricing", "Competitive with copy shops ($0.50–1.00 per page), and open all night").join(),
    ).not.toMatch(/price/);
  });

  it("is a person's on the page of the team, and nobody's on a picture of the product", () => {
    expect(sheet("Founder", "- 30+ years teaching in schools")).toEqual([]);
    expect(sheet("Product: progress dashboard", "- 50% pass probability")).toEqual([]);
  });

  it("does not hang on words that head tables", () => {
    const rows = "| Metric | Value |\n|---|---|\n| Students in the country | 3,000,000 |\n| Public colleges | 280 |";
    const facts = factSheet({ deckExtracts: `# Brindle\n\nMetric\n\nValue\n\n## Market size\n\n${rows}` }).facts;
    expect(facts.filter(({ subject }) => subject === "company")).toEqual([]);
  });
});

describe("the money asked for", () => {
  it("may say only what it is for", () => {
    const ask: Piece[] = [
      ["The Ask", 40, 20, 34],
      ["€10,000 - €20,000", 40, 90, 28],
      ["for a runway of half a year", 40, 124, 14],
    ];
    expect(read(page(1, ask))).toContain("round_size 20000 target");
  });
});

describe("a market that grows", () => {
  it("in one sentence with its size", () => {
    expect(sheet("The Market", "- Education software: $300B market, growing 25%+ annually")).toEqual([
      "market_size_other 300000000000 market",
      "market_growth 25 market",
    ]);
    expect(sheet("Traction", "- Our revenue is growing 25% annually").join()).not.toMatch(/market_growth/);
  });
});

describe("how one customer pays", () => {
  it("is told as a plan where nothing was sold yet", () => {
    const lines = ["- Gross margin: 85%", "", "## Projections", "", "- Revenue Year 1: $1.8M"];
    expect(sheet("Unit economics", ...lines)).toEqual(["gross_margin 85 projection", "revenue 1800000 projection"]);
  });
});

describe("a list of names and values", () => {
  it("is read line by line, however much larger its values are set", () => {
    const economics: Piece[] = [
      ["Business model", 40, 20, 34],
      ["Unit economics", 400, 80, 13],
      ["CAC (blended)", 400, 118, 11],
      ["$180", 640, 112, 20, 50],
      ["LTV (18 months)", 400, 150, 11],
      ["$3,240", 630, 144, 20, 60],
      ["Gross margin", 400, 182, 11],
      ["72%", 650, 176, 20, 40],
    ];
    const facts = read(page(1, economics)).map((fact) => fact.replace(/ \w+$/u, ""));
    expect(facts).toEqual(["cac 180", "ltv 3240", "gross_margin 72"]);
  });

  it("has numbers that count its lines and nothing else", () => {
    const list: Piece[] = [
      ["What the money is for", 40, 20, 34],
      ["1 Research team and its rooms", 40, 100, 14],
      ["2 Research that is under way", 40, 130, 14],
      ["3 Patents across jurisdictions", 40, 160, 14],
    ];
    expect(read(page(1, list))).toEqual([]);
  });
});

describe("an amount set far larger than all else", () => {
  it("is what its page is about", () => {
    const ask: Piece[] = [
      ["Pre-seed raise, Ontario", 40, 30, 12],
      ["$2M – $5M", 40, 48, 80],
      ["Use of funds", 40, 150, 12],
      ["Research team and patents", 40, 180, 14],
      ["Government grants apply", 400, 180, 14],
    ];
    expect(read(page(1, ask))).toEqual(["round_size 5000000 target"]);
  });
});

describe("the parts of a round", () => {
  it("are what it is for, not from whom it comes", () => {
    const lines = ["### Initial investment: $1,000,000", "", "- Hardware: $300,000", "- Software: $500,000"];
    const more = [
      "- Marketing and sales: $200,000",
      "",
      "### Funding sources",
      "",
      "- Angel investors: 60%",
      "- Grants: 40%",
    ];
    expect(sheet("Funding requirements", ...lines, ...more).filter((fact) => /target/.test(fact))).toEqual([
      "round_size 1000000 target",
      "use_of_funds 300000 target",
      "use_of_funds 500000 target",
      "use_of_funds 200000 target",
    ]);
  });
});

describe("many of something", () => {
  it("are no market where they are supposed, or one firm's", () => {
    expect(sheet("Market", "- At 100,000 homes: 36 tonnes avoided").join()).not.toMatch(/market_size/);
    expect(sheet("Why now", "- Northwind Motors sold 950,000 units in 2025").join()).not.toMatch(/market_size/);
    expect(sheet("Why now", "- $18B a year of spending on rides has no channel")).toEqual([
      "market_size_other 18000000000 market",
    ]);
  });
});

describe("a page of what was reached and of what is to come", () => {
  it("leaves open which a figure is of, where no heading parts them", () => {
    expect(sheet("Traction & roadmap", "- 12 clubs in pilot talks")).toEqual([]);
    expect(sheet("Traction", "- 12 clubs in pilot talks")).toEqual(["pipeline 12 actual"]);
  });
});

describe("terms in two columns", () => {
  it("have their names over them, not on their left", () => {
    const terms: Piece[] = [
      ["The Raise", 60, 20, 36],
      ["INSTRUMENT", 60, 100, 12],
      ["SAFE", 60, 116, 15],
      ["AMOUNT", 400, 100, 12],
      ["$3,000,000", 400, 116, 15],
      ["FIRST PAYMENT", 60, 150, 12],
      ["January", 60, 166, 15],
      ["VALUATION CAP", 400, 150, 12],
      ["$40M", 400, 166, 15],
    ];
    expect(read(page(1, terms))).toEqual(["round_size 3000000 target", "valuation_cap 40000000 actual"]);
  });

  it("are read on a page whose small line on the left says what it is", () => {
    const ask: Piece[] = [
      ["The Ask", 40, 20, 12],
      ["Fuel the network", 260, 44, 34],
      ["$2M", 60, 160, 30],
      ["Amount", 60, 194, 12],
    ];
    expect(read(page(1, ask))).toEqual(["round_size 2000000 target"]);
  });
});

describe("what people say beside a figure", () => {
  it("names it", () => {
    expect(sheet("The raise", "$3M on a SAFE to fund operations")).toEqual(["round_size 3000000 target"]);
    expect(sheet("Traction", "- 34% average gross profit")).toEqual(["gross_margin 34 actual"]);
    expect(sheet("Pricing", "- $0.15 per query")).toEqual(["price 0.15 actual"]);
    const long = "Technology: we fully automate how quotes are made and how vendors are chosen for each load";
    expect(sheet("Use of funds", `- 20% - ${long}`)).toEqual(["use_of_funds 20 target"]);
  });
});
