import { describe, expect, it } from "vitest";
import type { ReadClaim } from "./claim.ts";
import { readClaims } from "./read.ts";
import { readSentences } from "./sentences.ts";

const claims = (text: string): ReadClaim[] => readSentences(text).flatMap((sentence) => readClaims(sentence));
const brief = (text: string) =>
  claims(text).map(({ kind, label, quantity, period, base, direction }) => ({
    kind,
    label,
    ...(quantity === undefined ? {} : { value: quantity.value }),
    ...(period === undefined ? {} : { period }),
    ...(base === undefined ? {} : { base }),
    ...(direction === undefined ? {} : { direction }),
  }));

describe("readClaims", () => {
  it("reads a figure with the words that name it and its year", () => {
    expect(brief("Bakery sales came to $4,120 thousand in 2021.")).toEqual([
      { kind: "figure", label: "Bakery sales", value: 4_120_000, period: "2021" },
    ]);
    expect(brief("Le poste « Oven leases » (2021) : 12,4 M€.")).toEqual([
      { kind: "figure", label: "Oven leases", value: 12_400_000, period: "2021" },
    ]);
    expect(brief("Em 2021, as vendas de pão atingiram $ 4.120 mil.")).toEqual([
      { kind: "figure", label: "vendas de pão", value: 4_120_000, period: "2021" },
    ]);
  });

  it("tells a growth from a level and from a difference", () => {
    expect(brief("Flour costs were $80,000 in 2021, up 12.5% on 2020.")).toEqual([
      { kind: "figure", label: "Flour costs", value: 80_000, period: "2021" },
      { kind: "growth", label: "Flour costs", value: 12.5, period: "2021", base: "2020", direction: "up" },
    ]);
    expect(brief("Les coûts de farine ont diminué de 8 k€ entre 2020 et 2021.")).toEqual([
      { kind: "difference", label: "coûts de farine", value: 8_000, period: "2021", base: "2020", direction: "down" },
    ]);
    expect(brief("The decrease in oven rent from 2020 to 2021 was $3 million.")[0]).toMatchObject({
      kind: "difference",
      label: "oven rent",
      direction: "down",
    });
    expect(brief("A margem subiu 1,5 ponto percentual, para 20% em 2021.").map(({ kind }) => kind)).toEqual([
      "points",
      "figure",
    ]);
  });

  it("gives each end of a movement its own year", () => {
    const rose = [
      { kind: "figure", value: 60_000, period: "2020" },
      { kind: "figure", value: 75_000, period: "2021" },
      { kind: "direction", direction: "up", base: "2020", period: "2021" },
    ];
    expect(brief("Rent rose from $60 thousand in 2020 to $75 thousand in 2021.")).toMatchObject(rose);
    expect(brief("Rent went up from $60K to $75K between 2020 and 2021.")).toMatchObject(rose);
    expect(brief("Le loyer a augmenté, de 60 k€ en 2020 à 75 k€ en 2021.")).toMatchObject(rose);
    expect(brief("O aluguel aumentou de $ 60 mil em 2020 para $ 75 mil em 2021.")).toMatchObject(rose);
  });

  it("reads shares, peaks and movements without a figure", () => {
    expect(claims("Croissants represented 31% of total sales in 2021.")[0]).toMatchObject({
      kind: "share",
      label: "Croissants",
      of: "total sales",
      period: "2021",
    });
    expect(claims("Of the years 2018 to 2021, 2019 had the lowest egg prices.")[0]).toMatchObject({
      kind: "peak",
      label: "egg prices",
      extreme: "lowest",
      period: "2019",
      among: ["2018", "2021"],
    });
    expect(claims("Between 2020 and 2021 egg prices moved downwards.")[0]).toMatchObject({
      kind: "direction",
      direction: "down",
    });
  });

  it("keeps the pages, the quotations and the sums of the sentence", () => {
    const [users] = claims("It has 7 ovens (p. 12).");
    expect(users?.pages).toEqual([12]);
    expect(claims("On 40 ovens × 12 months = 480.").find(({ kind }) => kind === "sum")?.calculation).toContain("= 480");
  });

  it("reads a table row by its label and its columns", () => {
    const table = "| Item | 2020 | 2021 |\n|---|---|---|\n| Loaves sold | 900 | 1,200 |\n| Ovens Y1 / Y2 | 3 / 5 | |\n";
    expect(brief(table)).toMatchObject([
      { label: "Loaves sold", value: 900, period: "2020" },
      { label: "Loaves sold", value: 1200, period: "2021" },
      { label: "Ovens", value: 3, period: "Y1" },
      { label: "Ovens", value: 5, period: "Y2" },
    ]);
  });

  it("gives a paragraph's lead to sentences that name nothing", () => {
    expect(claims("**Rent per oven.** $500 in 2021.").at(-1)).toMatchObject({ label: "Rent per oven" });
  });
});

describe("readSentences", () => {
  it("parts sentences, and not after abbreviations, inside brackets or in numbers", () => {
    const text = "Crumb Co. sold 1.5 million loaves (p. 3). It leases ovens from Heat Ltd. in Porto! Approx. 4 ovens.";
    const found = readSentences(text);
    expect(found.map((sentence) => sentence.text)).toEqual([
      "Crumb Co. sold 1.5 million loaves (p. 3).",
      "It leases ovens from Heat Ltd. in Porto!",
      "Approx. 4 ovens.",
    ]);
    for (const { text: words, start, end } of found) expect(text.slice(start, end)).toBe(words);
  });

  it.each(["x", "« ", "| 108 k€ ", "ARR is 108 k€ and « more. ", "(", "a b "])(
    "cuts what goes on and on into parts of bounded length: %j",
    (part) => {
      const sentences = readSentences(part.repeat(Math.ceil(60_000 / part.length)));
      expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000);
      expect(sentences.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(20_000);
    },
  );

  it("takes time in proportion to the text", () => {
    const long = "Sales (rose 4 % in 2021. ".repeat(20_000);
    // Of the processor, not of the clock: a busy machine is no fault of the text.
    const began = process.threadCpuUsage();
    expect(readSentences(long).length).toBeGreaterThan(1000);
    expect(process.threadCpuUsage(began).user / 1_000).toBeLessThan(4_000);
  });
});
