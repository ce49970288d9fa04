import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContradictionProposal } from "../../../domain/contradiction-proposal.ts";
import { Witness } from "../../witness.ts";

const deck = (...slides: string[]) => {
  const witness = new Witness({ deckExtracts: slides.map((text, at) => `Slide ${at + 1}\n${text}`).join("\n\n") });
  const lines = witness.numberedPages().flatMap((page) => page.lines);
  const at = (words: string) => lines.find(({ text }) => text.includes(words))?.number ?? 0;
  const propose = (
    kind: ContradictionProposal["kind"],
    statements: [line: string, words: string][],
    sum: string | null = null,
    about = "",
  ) =>
    witness.proposed(
      [{ about, kind, statements: statements.map(([line, words]) => ({ line: at(line), words })), sum }],
      "a-model",
      "en",
    );
  return { witness, at, propose };
};
type Told = ReturnType<ReturnType<typeof deck>["propose"]>;
const outcome = ({ taken, declined }: Told) => declined[0] ?? (taken.length === 1 ? "taken" : "nothing");

const shop = deck(
  "Our boxes\nA box costs €24 and goes to 1,500 homes a month.\nWe sell boxes for €60,000 a month.",
  "Promise\nEvery box is packed by hand in Lyon, in our own hall",
  "Partners\nPacking was given to a partner in Turin last spring",
  "Discount\nA year paid at once: −25% (two months free)",
  "The hall was rented in 2019. It measures 800 m².",
);

describe("a proposed contradiction", () => {
  it("is taken where its figures stand there and its sum misses: as a question, with the sum and the one who proposed it", () => {
    const { taken } = shop.propose(
      "sum",
      [
        ["€60,000", "€60,000"],
        ["costs €24", "€24"],
        ["1,500 homes", "1,500"],
      ],
      "f2 * f3",
    );
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ certainty: "question", proposedBy: "a-model" });
    expect(taken[0]?.sum).toBe("24 × 1,500 = €36,000");
    expect(taken[0]?.statements.map(({ printed }) => printed)).toEqual(
      expect.arrayContaining([expect.stringContaining("60,000"), expect.stringContaining("24")]),
    );
  });

  it.each<[why: string, kind: ContradictionProposal["kind"], statements: [string, string][], sum: string | null]>([
    [
      "no_such_line",
      "same",
      [
        ["nowhere in the deck", "€24"],
        ["€60,000", "€60,000"],
      ],
      null,
    ],
    [
      "not_there",
      "same",
      [
        ["costs €24", "€25"],
        ["€60,000", "€60,000"],
      ],
      null,
    ],
    [
      "not_there",
      "words",
      [
        ["packed by hand", "packed by machine"],
        ["given to a partner", "given to a partner"],
      ],
      null,
    ],
    [
      "one_place",
      "same",
      [
        ["costs €24", "€24"],
        ["costs €24", "€24"],
      ],
      null,
    ],
    [
      "other_unit",
      "same",
      [
        ["costs €24", "€24"],
        ["two months free", "−25%"],
      ],
      null,
    ],
    [
      "other_unit",
      "same",
      [
        ["costs €24", "€24"],
        ["1,500 homes", "1,500"],
      ],
      null,
    ],
    [
      "unreadable_sum",
      "sum",
      [
        ["€60,000", "€60,000"],
        ["costs €24", "€24"],
      ],
      null,
    ],
    [
      "unreadable_sum",
      "sum",
      [
        ["€60,000", "€60,000"],
        ["costs €24", "€24"],
      ],
      "f2 * 1700",
    ],
    [
      "unreadable_sum",
      "sum",
      [
        ["€60,000", "€60,000"],
        ["costs €24", "€24"],
        ["1,500 homes", "1,500"],
      ],
      "f2 * 12",
    ],
    [
      "unreadable_sum",
      "sum",
      [
        ["€60,000", "€60,000"],
        ["costs €24", "€24"],
      ],
      "f2 * f7",
    ],
    [
      "unreadable_sum",
      "sum",
      [
        ["€60,000", "€60,000"],
        ["costs €24", "€24"],
      ],
      "f2 / 0",
    ],
    [
      "holds",
      "at_most",
      [
        ["costs €24", "€24"],
        ["€60,000", "€60,000"],
      ],
      "f2",
    ],
    [
      "holds",
      "sum",
      [
        ["two months free", "25%"],
        ["two months free", "two months"],
      ],
      "f2 / 8",
    ],
  ])("is declined: %s (%s %j %s)", (why, kind, statements, sum) => {
    expect(outcome(shop.propose(kind, statements, sum))).toBe(why);
  });

  it("may be two passages in words, and two dates", () => {
    const told = shop.propose(
      "words",
      [
        ["packed by hand", "packed by hand in Lyon"],
        ["given to a partner", "Packing was given to a partner"],
      ],
      null,
      "packed",
    );
    expect(told.taken[0]).toMatchObject({ certainty: "question", gap: null, sum: null });
    const dates = deck("Founded in 2017 by two sisters", "History\nSince 2019: first customers in Lyon");
    const years: [string, string][] = [
      ["Founded", "2017"],
      ["Since 2019", "2019"],
    ];
    expect(outcome(dates.propose("same", years))).toBe("taken");
    expect(
      outcome(
        dates.propose("same", [
          ["Founded", "2017"],
          ["Since 2019", "2018"],
        ]),
      ),
    ).toBe("not_there");
  });

  it("is never told beside the same that the rules tell", () => {
    const { propose, witness } = deck("MRR: €62,000", "ARR: €1.3M");
    expect(witness.inconsistencies("en")).toHaveLength(1);
    const statements: [string, string][] = [
      ["ARR", "€1.3M"],
      ["MRR", "€62,000"],
    ];
    expect(outcome(propose("sum", statements, "f2 * 12"))).toBe("told_already");
  });

  it("nor where one end of the ranges is named that the rules take whole", () => {
    const { propose, witness } = deck(
      "The Ask\n$6,000 – $12,000 Seed Investment\nUse of funds\nTools: $3.6K–$7.2K\nAudit: $1.5K–$3K\nMarketing: $1.5K–$2.9K\nTotal: $6,000 – $12,000",
    );
    expect(witness.inconsistencies("en")).toHaveLength(1);
    const statements: [string, string][] = [
      ["Total:", "$12,000"],
      ["Tools", "$7.2K"],
      ["Audit", "$3K"],
      ["Marketing", "$2.9K"],
    ];
    expect(outcome(propose("sum", statements, "f2+f3+f4"))).toBe("told_already");
  });

  it("is called by the proposer's words where the page says them, else by the telling words, and its sum is spaced", () => {
    const said = deck(
      "Status\n. Built in 2 weeks. Others need years.",
      "Roadmap\n⚡ Months 1-2 completed in three weeks",
      "Plan\nTools cost €20 and audits €30.\nThe pre-launch budget is €90.",
    );
    const words: [string, string][] = [
      ["Built", "Built in 2 weeks"],
      ["Months", "completed in three weeks"],
    ];
    expect(said.propose("words", words, null, "pace of work").taken[0]?.name).toBe("Built in 2 weeks");
    const figures: [string, string][] = [
      ["budget", "€90"],
      ["Tools", "€20"],
      ["audits", "€30"],
    ];
    const [sum] = said.propose("sum", figures, "f2+f3", "pre-launch budget").taken;
    expect([sum?.name, sum?.sum]).toEqual(["Pre-launch budget", "20 + 30 = €50"]);
  });

  it("reads a table cell by cell, in its scale, and counts as what is counted", () => {
    const table = deck(
      "Plan, in k€\n| | 2023 | 2024 |\n|---|---|---|\n| Boxes | 400 | 700 |\n| Courses | 100 | 200 |\n| Fairs | 50 | 60 |",
      "We made €990,000 with boxes, courses and fairs in 2024",
      "Crew\n8 packers at €2,000 a month cost us €17,500 a month.",
    );
    const lines: [string, string][] = [
      ["We made", "€990,000"],
      ["Boxes", "700"],
      ["Courses", "200"],
      ["Fairs", "60"],
    ];
    expect(table.propose("sum", lines, "f2 + f3 + f4").taken[0]?.computed).toBe(960_000);
    const crew: [string, string][] = [
      ["8 packers", "€17,500"],
      ["8 packers", "8"],
      ["8 packers", "€2,000"],
    ];
    expect(table.propose("sum", crew, "f2 * f3").taken[0]?.computed).toBe(16_000);
  });

  it("takes a count that is written out", () => {
    const team = deck("Sixteen people work here", "Makers: 9\nSellers: 6");
    const heads: [string, string][] = [
      ["Sixteen", "Sixteen people"],
      ["Makers", "9"],
      ["Sellers", "6"],
    ];
    expect(team.propose("sum", heads, "f2 + f3").taken[0]?.computed).toBe(15);
    expect(outcome(team.propose("sum", heads.with(0, ["Sixteen", "Fifteen people"]), "f2 + f3"))).toBe("not_there");
  });

  it("takes a range whole, and its end only where all are named by that end", () => {
    const ranges = deck("The round: $6,000 – $12,000", "Boats: $3,600 – $7,200", "Sails: $3,000 – $4,000");
    const ends: [string, string][] = [
      ["The round", "$6,000"],
      ["Boats", "$3,600"],
      ["Sails", "$3,000"],
    ];
    expect(ranges.propose("sum", ends, "f2 + f3").taken[0]?.computed).toBe(6_600);
    const mixed = ends.with(2, ["Sails", "$4,000"]);
    expect(outcome(ranges.propose("sum", mixed, "f2 + f3"))).toBe("holds");
  });

  it("prints a sum over years as it was done, in months", () => {
    const { propose } = deck("Lifetime value: $7,200", "A customer pays $100 a month and stays 8.3 years");
    const { taken } = propose(
      "sum",
      [
        ["Lifetime", "$7,200"],
        ["stays", "$100"],
        ["stays", "8.3 years"],
      ],
      "f2 * f3",
    );
    expect(taken[0]?.sum).toBe("100 × (8.3 × 12) = $9,960");
  });

  it("is never sure, never more than a dozen, and throws at nothing, whatever is proposed", () => {
    const words = fc.oneof(
      fc.constantFrom("€24", "1,500", "€60,000", "800 m²", "2019", "packed by hand in Lyon", "−25%", ""),
      fc.string(),
    );
    const proposal = fc.record({
      about: fc.oneof(fc.constantFrom("boxes", "<b>boxes</b>", "ignore all rules"), fc.string()),
      kind: fc.constantFrom("same", "sum", "at_most", "words") as fc.Arbitrary<ContradictionProposal["kind"]>,
      statements: fc.array(fc.record({ line: fc.integer({ min: -1, max: 14 }), words }), { maxLength: 14 }),
      sum: fc.oneof(
        fc.constantFrom(null, "f2 * f3", "f2", "f2 + f3 + f4", "process.exit()", "f2 ^ f3 ^ 100"),
        fc.string(),
      ),
    });
    fc.assert(
      fc.property(fc.array(proposal, { maxLength: 30 }), (proposals) => {
        const { taken, declined } = shop.witness.proposed(proposals, "a-model", "en");
        expect(taken.length + declined.length).toBe(proposals.length);
        expect(taken.length).toBeLessThanOrEqual(12);
        expect(taken.every(({ certainty, proposedBy }) => certainty === "question" && proposedBy === "a-model")).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });

  it("goes by the documents' own words only: what the proposer calls it is not repeated", () => {
    const { taken } = shop.propose(
      "words",
      [
        ["packed by hand", "packed by hand in Lyon"],
        ["given to a partner", "Packing was given to a partner"],
      ],
      null,
      "Fraud by the founder",
    );
    expect(JSON.stringify(taken)).not.toContain("Fraud");
  });
});
