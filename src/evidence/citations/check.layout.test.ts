import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../../domain/context.ts";
import type { Cell, Section } from "../../domain/document.ts";
import { checkCitation } from "./check.ts";

/** One piece of a page: its text, left and top edge, height of its line. */
type Piece = [text: string, x: number, y: number, size: number];

function page(...rows: Piece[][]): VerificationContext {
  const cell = ([text, x, y, size]: Piece): Cell => ({
    text,
    box: { x, y, width: text.length * size * 0.5, height: size },
  });
  const section: Section = {
    kind: "page",
    number: 1,
    width: 800,
    height: 450,
    rows: rows.map((pieces) => ({ cells: pieces.map(cell) })),
    hiddenRows: [],
    issues: [],
  };
  const document = {
    id: "deck",
    name: "deck.pdf",
    format: "pdf" as const,
    source: "deck" as const,
    language: "en" as const,
    sections: [section],
    issues: [],
  };
  return { dossier: { documents: [document], unreadable: [], coverage: "normal" } } as VerificationContext;
}

/** The same, over several pages. */
function pages(...all: VerificationContext[]): VerificationContext {
  const documents = all.flatMap((context) => context.dossier?.documents ?? []);
  const sections = documents.flatMap(({ sections }) => sections).map((section, at) => ({ ...section, number: at + 1 }));
  return { dossier: { documents: [{ ...documents[0], sections }], unreadable: [], coverage: "normal" } } as never;
}

function judged(context: VerificationContext, quote: string): boolean {
  const { status } = checkCitation(context, { type: "deck", reference: "Page 1", quote });
  return status === "verified" || status === "relocated";
}

describe("a table that compares the company with others", () => {
  const table = page(
    [["Why Korvex wins", 40, 20, 30]],
    [
      ["FACTOR", 40, 100, 12],
      ["KORVEX", 240, 100, 12],
      ["BANKS", 440, 100, 12],
      ["BROKERS", 640, 100, 12],
    ],
    [
      ["Transaction fee", 40, 130, 12],
      ["1% flat", 240, 130, 12],
      ["0.25% + $0.25", 440, 130, 12],
      ["5–12% + reserves", 640, 130, 12],
    ],
    [
      ["Settlement", 40, 160, 12],
      ["5 seconds", 240, 160, 12],
      ["2–7 days", 440, 160, 12],
      ["3–10 days", 640, 160, 12],
    ],
  );

  it("is quoted by row and column", () => {
    expect(judged(table, "Transaction fee KORVEX 1% flat")).toBe(true);
    expect(judged(table, "Transaction fee BANKS 0.25% + $0.25")).toBe(true);
  });

  it("lends no rival's figure the company's name, though the title has it", () => {
    expect(judged(table, "Transaction fee KORVEX 0.25% + $0.25")).toBe(false);
  });
});

it("a bracket left open holds the next line, whatever it begins with", () => {
  const plan = page(
    [
      ["Plan: solid projections (222k€ in Y1", 40, 100, 12],
      ["What it is for", 440, 100, 12],
    ],
    [
      ["→ 948k€ in Y2 → 1.66M€ in Y3)", 40, 115, 12],
      ["First quarter 20k€", 440, 115, 12],
    ],
  );
  expect(judged(plan, "222k€ in Y1 → 948k€ in Y2 → 1.66M€ in Y3")).toBe(true);
});

describe("a quote of a page as it is laid out", () => {
  const cards = page(
    [["Why now", 40, 20, 30]],
    [
      ["62%", 40, 120, 36],
      ["$3.4B", 300, 120, 36],
    ],
    [
      ["of orders arrive", 40, 162, 12],
      ["Spent on returns", 300, 162, 12],
    ],
    [
      ["after business hours", 40, 176, 12],
      ["every single year", 300, 176, 12],
    ],
  );

  it.each(["62% of orders arrive after business hours", "$3.4B Spent on returns every single year"])(
    "holds for a number and its caption over two lines: %s",
    (quote) => {
      expect(judged(cards, quote)).toBe(true);
    },
  );

  it.each([
    "$3.4B of orders arrive after business hours",
    "62% Spent on returns every single year",
    "72% of orders arrive after business hours",
  ])("does not give one card's number to another's caption: %s", (quote) => {
    expect(judged(cards, quote)).toBe(false);
  });

  const columns = page(
    [["Traction", 40, 20, 30]],
    [
      ["• 30 shops use the", 40, 100, 14],
      ["• Signed terms with", 420, 100, 14],
    ],
    [
      ["service every day", 50, 117, 14],
      ["12 regional chains", 430, 117, 14],
    ],
  );

  it("reads columns apart and wrapped lines together", () => {
    expect(judged(columns, "30 shops use the service every day")).toBe(true);
    expect(judged(columns, "Signed terms with 12 regional chains")).toBe(true);
    expect(judged(columns, "12 shops use the service every day")).toBe(false);
  });

  it("does not run from one column into a later line of the text beside it", () => {
    const beside = page(
      [["Market", 40, 20, 30]],
      [
        ["Corridors within reach today: about", 40, 100, 14],
        ["1.5% share within three years, £145 M/yr", 420, 100, 14],
      ],
      [
        ["£12.1 bn/yr", 40, 117, 14],
        ["transaction volume. At a take-rate of 1.2%", 420, 117, 14],
      ],
      [["that is £1.74 M of revenue a year.", 420, 134, 14]],
    );
    expect(judged(beside, "£145 M/yr transaction volume")).toBe(true);
    const check = checkCitation(beside, {
      type: "deck",
      reference: "Page 1",
      quote: "£12.1 bn/yr transaction volume",
    });
    expect(check).toMatchObject({ status: "unsupported", explanation: expect.stringContaining("two texts") });
  });

  it("says what a quote that stands there does not give", () => {
    const asked = { type: "deck", reference: "Page 1", quote: "30 shops", label: "Churn", value: "1.2 %" } as const;
    const { status, explanation } = checkCitation(columns, asked);
    expect(status).toBe("unsupported");
    expect(explanation).toContain("does say “30 shops”, but that does not give “Churn 1.2 %”");
  });

  it("keeps to each of several figures in a line the words on its own side", () => {
    const line = page([["Split", 40, 20, 30]], [["35% Africa 40% Latin America 25% Asia", 40, 120, 14]]);
    expect(judged(line, "40% Latin America")).toBe(true);
    expect(judged(line, "40% Africa")).toBe(false);
  });
});

describe("a quote whose very words stand on the cited page with another number", () => {
  const deck = pages(
    page([["Total Addressable Market (TAM): $659.8B", 40, 20, 30]], [["Digital health: $148.4B by 2029", 40, 100, 14]]),
    page([["Summary", 40, 20, 30]], [["Market Size: $259B African healthcare market growing at 8.9%", 40, 100, 14]]),
  );

  it("is altered there, though another page gives that number in other words", () => {
    const quote = "Total Addressable Market (TAM): $259B";
    expect(checkCitation(deck, { type: "deck", reference: "Page 1", quote }).status).toBe("altered");
  });
});

describe("a quote of pieces put together", () => {
  const stack = page(
    [["The market", 40, 20, 30]],
    [
      ["TAM", 40, 100, 10],
      ["SAM", 300, 100, 10],
    ],
    [
      ["$2.4B", 40, 116, 30],
      ["$190M", 300, 116, 30],
    ],
    [
      ["All bakeries in 12 countries", 40, 152, 10],
      ["Bakeries with an oven, about 400K shops", 300, 152, 10],
    ],
    [
      ["7 weeks late", 40, 230, 24],
      ["2 sec", 300, 230, 24],
    ],
    [
      ["Deliveries of flour", 40, 258, 10],
      ["to order instead of 5 days", 300, 258, 10],
    ],
    [["9 lost", 40, 300, 24]],
    [["Orders of bread", 40, 328, 10]],
    [["Premium", 300, 300, 14]],
    [
      ["Pro", 180, 314, 14],
      ["$1,400/mo", 300, 314, 34],
    ],
    [["$600/mo", 180, 328, 34]],
  );

  it.each([
    "SAM $190M Bakeries with an oven",
    "$190M SAM Bakeries with an oven, about 400K shops",
    "7 weeks late Deliveries of flour",
    "2 sec to order instead of 5 days",
    "9 lost Orders of bread",
    "Pro $600/mo",
  ])("holds where each stands by another and none is nearer to a number outside: %s", (quote) => {
    expect(judged(stack, quote)).toBe(true);
  });

  it.each([
    "SAM $2.4B Bakeries with an oven",
    "TAM $190M",
    "$2.4B Bakeries with an oven, about 400K shops",
    "2 weeks late Deliveries of flour",
    "7 weeks late to order instead of 5 days",
    "Pro $1,400/mo",
  ])("does not hold for pieces of two cards: %s", (quote) => {
    expect(judged(stack, quote)).toBe(false);
  });

  const explained = page(
    [["The market", 40, 20, 30]],
    [["SOM (what we can obtain)", 40, 100, 20]],
    [["$150M", 40, 122, 30]],
    [["Our 3-year target. Only 6% of shops", 40, 156, 12]],
    [["Live", 300, 100, 24]],
    [["Status", 300, 128, 12]],
    [["Open to all bakers", 300, 143, 11]],
    [
      ["Sugar", 300, 200, 12],
      ["$4M", 420, 200, 12],
    ],
    [["Cycle: $15M for now", 400, 216, 12]],
  );

  it("may leave out an explanation, or words of the same card, never the words' own number", () => {
    expect(judged(explained, "SOM $150M Our 3-year target")).toBe(true);
    expect(judged(explained, "Live – Open to all bakers")).toBe(true);
    expect(judged(explained, "Cycle: $4M")).toBe(false);
    expect(judged(explained, "$4M Cycle")).toBe(false);
    expect(judged(explained, "SOM $4M")).toBe(false);
  });

  const table = page(
    [["Fees", 40, 20, 30]],
    [
      ["Volume a month", 40, 100, 12],
      ["Revenue (3%)", 250, 100, 12],
      ["Revenue a year", 450, 100, 12],
    ],
    ...[
      ["$10,000", "$300", "$3,600"],
      ["$25,000", "$750", "$9,000"],
      ["$50,000", "$1,500", "$18,000"],
    ].map((row, line) => row.map((text, at): Piece => [text, [40, 250, 450][at] as number, 125 + 22 * line, 12])),
  );

  it("gives a number the heading of its column, and of no other", () => {
    expect(judged(table, "Revenue (3%) $1,500")).toBe(true);
    expect(judged(table, "Revenue (3%) $18,000")).toBe(false);
    expect(judged(table, "$25,000 $750 $9,000")).toBe(true);
    expect(judged(table, "$25,000 $1,500 $9,000")).toBe(false);
  });
});

describe("a figure with words of its own", () => {
  it("is not quoted with those of the card beside it, however large it is set", () => {
    const cards = page(
      [["Traction", 40, 10, 36]],
      [
        ["100+", 130, 80, 110],
        ["2", 480, 80, 110],
      ],
      [
        ["Sailors taught", 165, 178, 22],
        ["Partner schools", 440, 178, 22],
      ],
    );
    expect(judged(cards, "2 Partner schools")).toBe(true);
    expect(judged(cards, "100 Partner schools")).toBe(false);
  });

  it("is not quoted with the name of the plan on its left", () => {
    const plans = page(
      [["Three plans for shops", 40, 10, 30]],
      [
        ["Basic plan", 110, 109, 16],
        ["Trader plan", 400, 109, 16],
      ],
      [
        ["€29.90", 90, 124, 50],
        ["€59.80", 380, 124, 50],
      ],
      [
        ["/month", 140, 178, 12],
        ["/month", 430, 178, 12],
      ],
    );
    expect(judged(plans, "Basic €29.90")).toBe(true);
    expect(judged(plans, "Basic €59.80")).toBe(false);
  });

  it("may be quoted with the year under its bar, and a share with the name of its line", () => {
    const bars = page(
      [["Financial projections", 40, 10, 28]],
      [["ARR by year", 60, 60, 13]],
      [["$3.2M", 500, 80, 20]],
      [["$960K", 300, 150, 20]],
      [["$180K", 100, 220, 20]],
      [
        ["Year 1", 100, 300, 16],
        ["Year 2", 300, 300, 16],
        ["Year 3", 500, 300, 16],
      ],
    );
    expect(judged(bars, "$960K Year 2")).toBe(true);
    expect(judged(bars, "$960K Year 3")).toBe(false);
    const uses = page(
      [["Use of funds", 40, 10, 28]],
      [
        ["Crew (6 months)", 40, 100, 16],
        ["$70,000 35%", 300, 100, 16],
      ],
      [
        ["Two moorings", 40, 130, 16],
        ["$10,000 5%", 300, 130, 16],
      ],
    );
    expect(judged(uses, "Crew (6 months) 35%")).toBe(true);
    expect(judged(uses, "Crew (6 months) 5%")).toBe(false);
  });

  it("is what a sum comes to, or what follows a dash with words of its own", () => {
    const sums = page([["Example: 12,600 DZD of sales − 700 DZD of cost = 11,900 DZD left (94%)", 40, 100, 16]]);
    expect(judged(sums, "11,900 DZD left (94%)")).toBe(true);
    const dash = page([["2. AI cost — inference down 95% in 18 months", 40, 100, 16]]);
    expect(judged(dash, "inference down 95% in 18 months")).toBe(true);
    const goal = page([["Target — paying crews 95 in 18 months", 40, 100, 16]]);
    expect(judged(goal, "paying crews 95 in 18 months")).toBe(false);
  });

  it("that is said of each is not how many there are", () => {
    const fee = page([["Annual licence: $500–2,000/mooring/year for the whole platform", 40, 100, 16]]);
    expect(judged(fee, "2,000+ moorings")).toBe(false);
  });

  it("is not quoted with a name that another figure of its paragraph has", () => {
    const goals = page([
      [
        "Os objetivos atingíveis até lá são vendas de 820.000 e custos abaixo de 370.000. Atingir EBITDA de 450.000.",
        40,
        100,
        12,
      ],
    ]);
    expect(judged(goals, "Atingir EBITDA de 450.000")).toBe(true);
    expect(judged(goals, "Atingir EBITDA de 820.000")).toBe(false);
  });
});

describe("a heading that gives a figure of its own", () => {
  const ask = page(
    [["INVESTMENT REQUESTED: $900,000", 40, 30, 38]],
    [["Scaling from $20k MRR to $150k+ MRR in 12 months", 40, 90, 16]],
    [
      ["Team", 40, 140, 14],
      ["$600,000", 300, 140, 14],
    ],
    [
      ["Sales", 40, 165, 14],
      ["$300,000", 300, 165, 14],
    ],
  );

  it("does not lend its name to a figure of that kind below it", () => {
    expect(judged(ask, "Investment requested: $900,000")).toBe(true);
    expect(judged(ask, "from $20k MRR to $150k+ MRR")).toBe(true);
    expect(judged(ask, "Investment requested: $150k")).toBe(false);
  });
});
