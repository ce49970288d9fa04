import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Row, SourceDocument } from "../../domain/document.ts";
import { checkText } from "./check-text.ts";

const REPORT = `Oven leases and other items (in thousands of dollars, except per share data)

| | Years ended June 30, | | |
|---|---|---|---|
| | 2021 | 2020 | 2019 |
| Revenue: | | | |
| Bread sales | 4,120 | 3,600 | 3,200 |
| Cake sales | 880 | 900 | 1,000 |
| Total revenue | 5,000 | 4,500 | 4,200 |
| Flour costs | 1,210 | 1,150 | 990 |
| Net deferred tax assets | 310 | 205 | 190 |
| Gross margin | 41.5% | 40.0% | 38.2% |
| Diluted earnings per share | (0.12) | 0.08 | 0.05 |
| Oven depreciation (1) | 75 | — | 12 |

We leased 14 ovens in Porto in 2020, and the rent of the Lyon bakery increased by $0.4 million.
`;

function document(text: string): SourceDocument {
  const rows: Row[] = text
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^[|\s:-]+$/.test(line))
    .map((line, index) =>
      line.startsWith("|")
        ? {
            cells: line
              .slice(1, -1)
              .split("|")
              .map((cell) => ({ text: cell.trim() })),
            table: true,
            number: index + 1,
          }
        : { cells: [{ text: line }], number: index + 1 },
    );
  const section = { kind: "text" as const, number: 1, rows, hiddenRows: [], issues: [] };
  return {
    id: "report.md",
    name: "report.md",
    format: "markdown",
    source: "deck",
    language: "en",
    sections: [section],
    issues: [],
  };
}

const contextOf = (text: string) => ({
  dossier: { documents: [document(text)], unreadable: [], coverage: "normal" as const },
});
const context = contextOf(REPORT);
const verdict = (text: string) => checkText(context, text).sentences.map((sentence) => sentence.verdict);

describe("checkText", () => {
  it.each([
    ["Bread sales came to $4,120 thousand in 2021.", "supported"],
    ["Bread sales came to $4.12 million in 2021.", "supported"],
    ["Bread sales came to $4,120 million in 2021.", "contradicted"],
    ["Bread sales came to $4,120 thousand in 2020.", "contradicted"],
    ["Bread sales came to $880 thousand in 2021.", "contradicted"],
    ["Bread sales came to €4,120 thousand in 2021.", "contradicted"],
    ["Bread sales came to $4,120 thousand in 2016.", "not_found"],
    ["Sandwich sales came to $4,120 thousand in 2021.", "not_found"],
    ["Mortgage insurance came to $4,120 thousand in 2021.", "not_found"],
    ["Diluted earnings per share were $0.12 in 2021.", "contradicted"],
    ["Diluted earnings per share were -$0.12 in 2021.", "supported"],
  ])("a figure: %s %s", (text, expected) => {
    expect(verdict(text)).toEqual([expected]);
  });

  it.each([
    ["Bread sales grew by 14.4% between 2020 and 2021.", "supported"],
    ["Bread sales grew by 12.6% between 2020 and 2021.", "contradicted"],
    ["Bread sales fell by 14.4% between 2020 and 2021.", "contradicted"],
    ["Flour costs rose by $60 thousand between 2020 and 2021.", "supported"],
    ["Flour costs rose by $60 million between 2020 and 2021.", "contradicted"],
    ["Gross margin rose by 1.5 percentage points to 41.5% in 2021.", "supported"],
    ["Gross margin rose by 1.5% to 41.5% in 2021.", "contradicted"],
    ["Cake sales decreased from 2020 to 2021.", "supported"],
    ["Between 2020 and 2021 cake sales moved upwards.", "contradicted"],
    ["Cake sales accounted for 17.6% of total revenue in 2021.", "supported"],
    ["Cake sales accounted for 20.0% of total revenue in 2021.", "contradicted"],
    ["Cake sales peaked in 2019 over 2019–2021.", "supported"],
    ["Of the years 2019 to 2021, 2020 had the highest cake sales.", "contradicted"],
    ["Cake sales rose from $880 thousand in 2020 to $900 thousand in 2021.", "contradicted"],
    // A loss in brackets that grows: nobody can say which way it went.
    ["Diluted earnings per share fell by 250% between 2020 and 2021.", "unclear"],
  ])("a sum: %s %s", (text, expected) => {
    expect(verdict(text)).toEqual([expected]);
  });

  it("understands other languages about an English table", () => {
    expect(verdict("Les impôts différés actifs nets s'élevaient à 310 k$ en 2021.")).toEqual(["supported"]);
    expect(verdict("Les impôts différés actifs nets s'élevaient à 205 k$ en 2021.")).toEqual(["contradicted"]);
    expect(verdict("A rubrica “Flour costs” aumentou 5,2% entre 2020 e 2021.")).toEqual(["supported"]);
    expect(verdict("Os ativos fiscais diferidos líquidos somaram 310 mil dólares em 2021.")).toEqual(["supported"]);
    expect(verdict("La receita total foi de $ 5.000 mil em 2021.")).toEqual(["supported"]);
  });

  it("knows a sentence of the document, and a changed figure or word in it", () => {
    expect(verdict("We leased 14 ovens in Porto in 2020.")).toEqual(["supported"]);
    const told = "We leased 14 ovens in Porto in 2020, and the rent of the Lyon bakery";
    expect(verdict(`${told} increased by $0.4 million.`)).toEqual(["supported"]);
    expect(verdict(`${told} increased by $0.9 million.`)).toEqual(["contradicted"]);
    expect(verdict(`${told} decreased by $0.4 million.`)).toEqual(["contradicted"]);
  });

  it("says the place, the words there and the sum, and redoes the author's own arithmetic", () => {
    const [checked] = checkText(context, "Bread sales grew by 12.6% between 2020 and 2021.").sentences;
    expect(checked?.claims[0]).toMatchObject({
      at: { kind: "paragraph", document: "report.md", paragraph: 5 },
      found: "Bread sales | 4,120 | 3,600 | 3,200",
    });
    expect(checked?.claims[0]?.explanation).toContain("(4,120 − 3,600) / 3,600 = 14.4444 %");
    expect(verdict("Well, 14 × 12 = 180.").at(-1)).toBe("contradicted");
  });

  it("holds a sentence against its own figures, whatever the documents say", () => {
    expect(verdict("Van hire rose from $9 million in 2020 to $7 million in 2021.")).toEqual(["contradicted"]);
  });

  it("makes a named ratio of the two lines it is made of", () => {
    const accounts = contextOf("| (in thousands) | 2021 |\n| Net sales | 5,000 |\n| Operating income | 850 |");
    const of = (text: string) => checkText(accounts, text).sentences[0];
    expect(of("Operating margin was 17.0% in 2021.")).toMatchObject({ verdict: "supported" });
    expect(of("Operating margin was 19.0% in 2021.")).toMatchObject({ verdict: "contradicted" });
  });

  it("tells a quarter from a half-year, and a segment's column from another", () => {
    const quarter = contextOf(
      "| (in thousands) | Three Months Ended June 30, | | Six Months Ended June 30, | |\n| | 2023 | 2022 | 2023 | 2022 |\n| Oven sales | 120 | 110 | 236 | 214 |\nBy town (in thousands)\n| | Porto | Lyon |\n| Three months ended June 30, 2023 | | |\n| Loaf sales | 80 | 40 |",
    );
    const of = (text: string) => checkText(quarter, text).sentences[0]?.verdict;
    expect(of("Oven sales were $120 thousand for the three months ended June 30, 2023.")).toBe("supported");
    expect(of("Oven sales were $120 thousand for the six months ended June 30, 2023.")).toBe("contradicted");
    expect(of("Lyon generated loaf sales of $40 thousand for the three months ended June 30, 2023.")).toBe("supported");
    expect(of("Lyon generated loaf sales of $80 thousand for the three months ended June 30, 2023.")).toBe(
      "contradicted",
    );
  });

  it("finds a figure among its words where no row has the label, and refutes nothing by its absence", () => {
    const note = contextOf("The bakery signed letters with 37 hotels of the coast, all still unpaid.");
    const of = (text: string) => checkText(note, text).sentences[0]?.verdict;
    expect(of("Letters with 37 hotels were signed.")).toBe("supported");
    expect(of("Letters with 38 hotels were signed.")).not.toBe("supported");
    expect(of("Letters with 38 hotels were signed.")).not.toBe("contradicted");
  });

  it("puts the lines of a page together before it reads them", () => {
    const page = {
      ...document("x"),
      format: "pdf" as const,
      sections: [
        {
          kind: "page" as const,
          number: 4,
          rows: [
            { cells: [{ text: "In 2021 the bakery opened a second shop in old Porto that sold" }] },
            { cells: [{ text: "more than planned and therefore paid rent of $412 thousand over" }] },
            { cells: [{ text: "the year to its new landlord." }] },
          ],
          hiddenRows: [],
          issues: [],
        },
      ],
    };
    const told = checkText(
      { dossier: { documents: [page], unreadable: [], coverage: "normal" as const } },
      "In 2021 the bakery opened a second shop in old Porto that sold more than planned and therefore paid rent of $412 thousand over the year to its new landlord.",
    );
    expect(told.sentences[0]).toMatchObject({ verdict: "supported", claims: [{ at: { kind: "page", page: 4 } }] });
  });

  it("calls opinions, questions and headings no claim", () => {
    expect(verdict("# Cake sales of 4%\n\nA fine team with a bold plan. Is bread worth $5 million?")).toEqual([
      "no_claim",
      "no_claim",
      "no_claim",
    ]);
  });

  it("looks for what a sentence quotes", () => {
    const said = (text: string) => checkText(context, text).sentences[0]?.verdict;
    expect(said('They write of "the rent of the Lyon bakery" at length.')).toBe("supported");
    expect(said('They write of "the price of the Nice bakery" (slide 1).')).toBe("not_found");
    expect(said('This is what some call "a great idea indeed".')).toBe("no_claim");
  });

  it("claims nothing of the figure it denies, and gives a time behind two figures to both", () => {
    const plan = contextOf("Objective: €3M ARR, 2 500 shops\nWe lease 4 ovens for bread.");
    const figures = (text: string) =>
      checkText(plan, text).sentences.flatMap(({ claims }) => claims.map(({ quote, verdict }) => [quote, verdict]));
    expect(figures("We lease 5 ovens for bread, not 4.").map(([, verdict]) => verdict)).not.toContain("supported");
    expect(figures("€3M of ARR and 2 500 shops in 2031.").map(([, verdict]) => verdict)).not.toContain("supported");
  });

  it("does not take a number of one thing for that of another beside it", () => {
    const roadmap = contextOf("Roadmap of the shops\n4 ovens in the plan\nBakers");
    expect(checkText(roadmap, "The roadmap of the shops has 4 ovens.").sentences[0]?.verdict).toBe("supported");
    expect(checkText(roadmap, "The roadmap of the shops has 4 bakers.").sentences[0]?.verdict).toBe("not_found");
  });

  it("calls a row's only figure by the row's name, and of several none", () => {
    const round = contextOf("Amount of the round $750k\nUse of funds: ovens (40%), shops (35%)");
    const row = (cell: string) =>
      checkText(round, `| Item | Deck |\n|---|---|\n${cell}`)
        .sentences.at(-1)
        ?.claims.map(({ verdict }) => verdict);
    expect(row("| Amount of the round | $750k seed |")).toEqual(["supported"]);
    expect(row("| Use of funds | 35% bread, 40% cake |")).not.toContain("supported");
  });

  it("does the author's sums again, a scale behind brackets and growth behind a multiple too", () => {
    const said = (text: string) => checkText(context, text).sentences[0]?.verdict;
    expect(said("(5 + 3) k€ × 12 + 15 k€ = 111 k€.")).toBe("supported");
    expect(said("$36k / $12k = 3x (+200%).")).toBe("supported");
    expect(said("$36k / $12k = 3x (+300%).")).toBe("contradicted");
  });

  it("gives the same verdicts whatever the reader's language", () => {
    const text = "Bread sales came to $4,120 thousand in 2021. Cake sales came to $4,120 thousand in 2021.";
    const verdicts = (["en", "fr", "pt"] as const).map((locale) =>
      checkText(context, text, { locale }).sentences.map((sentence) => sentence.verdict),
    );
    expect(verdicts).toEqual([verdicts[0], verdicts[0], verdicts[0]]);
  });

  it("never supports a figure changed beyond its rounding", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 9_999_999 }), (real, claimed) => {
        fc.pre(real !== claimed);
        const one = contextOf(`| (in thousands) | 2021 |\n| Loaves baked | ${real.toLocaleString("en")} |`);
        const text = `Loaves baked came to $${claimed.toLocaleString("en")} thousand in 2021.`;
        const [checked] = checkText(one, text).sentences;
        expect(checked?.verdict).not.toBe("supported");
      }),
      { numRuns: 150 },
    );
  });

  it("answers fifty sentences a second on a long report", () => {
    const row = (n: number) =>
      `| Item ${String.fromCharCode(97 + (n % 26))}${n} of the bakery | ${n * 7},120 | ${n},600 |`;
    const page = (n: number) =>
      `Note ${n} on ovens (in thousands)\n| | 2021 | 2020 |\n${Array.from({ length: 30 }, (_, i) => row(n * 30 + i)).join("\n")}\nThe rent of oven number ${n} rose to $${n}.5 million in 2021.`;
    const long = contextOf(Array.from({ length: 100 }, (_, n) => page(n + 1)).join("\n"));
    checkText(long, "Warm.");
    const sentences = Array.from(
      { length: 100 },
      (_, n) => `Item ${String.fromCharCode(97 + (n % 26))}${n} of the bakery came to $5 thousand in 2021.`,
    );
    // Processor time: other work on the machine is none of ours.
    const began = process.cpuUsage();
    checkText(long, sentences.join(" "));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
  });
});

describe("a line of the page that the text itself names", () => {
  const deck = { deckExtracts: "[Page 6]\nGross margin: 71%\n\n[Page 7]\nMRR: £58,000\nARR: £696,000" };
  const verdictOn = (text: string) => checkText(deck, text).sentences[0]?.verdict;

  it.each([
    ["ARR is £696,000 (slide 7).", "supported"],
    ["ARR is £900,000 (slide 7).", "contradicted"],
    ["Gross margin is 81% (slide 6).", "contradicted"],
    // Who names no page may speak of another time.
    ["ARR is £900,000.", "unclear"],
    ["ARR was £900,000 in 2023 (slide 7).", "not contradicted"],
  ])("refutes what it says otherwise: %s", (text, expected) => {
    if (expected === "not contradicted") expect(verdictOn(text)).not.toBe("contradicted");
    else expect(verdictOn(text)).toBe(expected);
  });
});
