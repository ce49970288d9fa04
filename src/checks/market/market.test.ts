import { describe, expect, it } from "vitest";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { market } from "./market.ts";

const { right, silent, enough } = casesOf("market");

const told = async (...lines: string[]) => {
  const { findings } = market.run(await dealOf(lines.join("\n")), "en");
  return findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
};

describe("the market", () => {
  right([
    [
      ["TAM: $10B", "SAM: $2B", "SOM: $100M"],
      ["sam_within_tam holds", "som_within_sam holds"],
    ],
    [["TAM : 5 Md€", "SAM : 800 M€"], ["sam_within_tam holds"]],
    [["TAM: R$ 12 bilhões", "SOM: R$ 90 milhões"], ["som_within_tam holds"]],
    [["TAM: $2B", "SAM: $3B"], ["sam_within_tam flag"]],
    [["SAM: €200M", "SOM: €350M"], ["som_within_sam flag"]],
    [["TAM : 800 M€", "SAM : 2 Md€"], ["sam_within_tam flag"]],
    [["TAM: $2.1B", "SAM: $2.1B"], ["sam_within_tam holds"]],
    [
      ["TAM: $2.1B", "TAM: $9.1B", "SAM: $3.2B"],
      ["tam_twice question", "sam_within_tam question"],
    ],
    [
      ["TAM: $2.1B", "TAM: $2.6B", "SAM: $3.2B"],
      ["tam_twice question", "sam_within_tam flag"],
    ],
  ])("orders its parts: %j", async (lines, expected) => expect(await told(...lines)).toEqual(expected));

  right([
    ["TAM: 25,000 clinics × $4,800 / year = $120M", "counted holds"],
    ["TAM : 50 000 cabinets x 1 200 €/an = 60 M€", "counted holds"],
    ["Mercado: 40.000 padarias x R$ 250/mês = R$ 120 milhões", "counted holds"],
    ["Market: 120K restaurants × $99/mo × 12 = $142M", "counted holds"],
    ["SAM: 5M SMBs x $600 = $3B", "counted holds"],
    ["TAM: 25,000 clinics × $4,800 / year = $1.2B", "counted flag"],
    ["TAM : 50 000 cabinets x 1 200 €/an = 6 M€", "counted flag"],
    ["Mercado: 40.000 padarias x R$ 250/mês = R$ 10 milhões", "counted flag"],
    ["TAM: $120M\n25,000 clinics × $4,800 / year", "counted holds"],
    ["TAM: $900M\nTAM from below: 25,000 clinics × $4,800 / year", "counted question"],
    ["SAM : 60 M€\nTAM : 200 M€\n50 000 cabinets x 1 200 €/an", "counted holds"],
    ["TAM: $900M\n25,000 clinics × $4,800 / year", "counted question"],
    ["TAM: $2B\nSAM: $400M\nSOM: $100M\nBottom-up: 50,000 orchards x $2,000 a year", "counted_beside_tam question"],
    ["TAM: $2B\nSOM: $100M\nSOM: 50,000 orchards x $2,000 = $100M", "counted_beside_tam computed"],
  ])("is counted from below: %s", async (line, expected) => expect(await told(line)).toContain(expected));

  right([
    ["# Market\n\nBottom-up: 30,000 importers x $40,000 a year = $1.2B", "counted holds"],
    ["# Market\n\nBottom-up: 30,000 importers x $40,000 a year = $2.1B", "counted flag"],
    ["# Marché\n\n18 000 flottes en Europe\n\n4 800 € par an\n\n= 86,4 M€", "counted holds"],
    ["# Marché\n\n18 000 flottes en Europe\n\n× 4 800 € par an\n\n= 864 M€", "counted flag"],
    ["# Mercado\n\n120 mil varejistas x R$ 40 mil por ano = R$ 4,8 bilhões", "counted holds"],
  ])("is counted from below under its heading: %j: %s", async (text, expected) =>
    expect(await told(text)).toEqual([expected]),
  );

  it("asks nothing of the whole where another line counts it from below", async () => {
    const both = [
      "TAM: $2B",
      "SOM: $100M",
      "TAM: 1,000,000 orchards x $2,000 a year = $2B",
      "50,000 orchards x $2,000",
    ];
    expect((await told("# Market", ...both)).filter((one) => one.endsWith("question"))).toEqual([]);
  });

  it("names no market that a line does not name, nor takes the name of the line above", async () => {
    const deal = await dealOf("# Market\n\nSOM: $50M\n\n30,000 importers x $40,000 a year = $1.2B");
    const [counted] = market.run(deal, "en").findings.filter(({ rule }) => rule === "counted");
    expect(counted?.text).not.toContain("SOM");
  });

  right([
    ["The market grows from $2.1B in 2023 to $5.3B in 2030, a CAGR of 14%", "growth holds"],
    ["Le marché passe de 1,2 Md€ en 2022 à 2,4 Md€ en 2027 (TCAM 15 %)", "growth holds"],
    ["Mercado: de US$ 10B em 2024 a US$ 20B em 2031, CAGR de 10%", "growth holds"],
    ["The market grows from $2.1B in 2023 to $5.3B in 2030, a CAGR of 24%", "growth question"],
    ["Le marché passe de 1,2 Md€ en 2022 à 2,4 Md€ en 2027 (TCAM 30 %)", "growth question"],
  ])("grows as its ends say: %s", async (line, expected) => expect(await told(line)).toContain(expected));

  const inputs = async (...lines: string[]) =>
    market.run(await dealOf(lines.join("\n")), "en").inputs.map(({ name, place }) => [name, place?.printed ?? null]);
  const PART = ["a part of it to hold it against: SAM, SOM, or customers × price", null];

  it.each([
    ["# Marché\n\nMarché spatial européen : 7,25 Md€ (2014)", [["size of the market", "7,25 Md€"], PART]],
    ["# Market\n\nThe European market for pumps is worth $4.2B.", [["size of the market", "$4.2B"], PART]],
    ["# Mercado\n\nMercado brasileiro de bombas: R$ 3,1 bilhões", [["size of the market", "R$ 3,1 bilhões"], PART]],
    ["# Market\n\nBottom-up: 30,000 importers x $40,000 a year = $1.2B", [["size of the market", "$1.2B"]]],
    ["The market grows from $2.1B in 2023 to $5.3B in 2030, a CAGR of 14%", [["size of the market", "$2.1B"]]],
    ["# Market\n\nTAM: global fleet software, more than $25 billion", [["TAM", "more than $25 billion"], PART]],
  ])("knows a size that nobody calls TAM: %j", async (text, expected) => expect(await inputs(text)).toEqual(expected));

  it("names the size as missing where only the company's own money is told", async () =>
    expect(await inputs("# Market\n\nRevenue: $4.2M. We serve clinics.")).toEqual([["size of the market", null]]));

  silent([
    ["one size only", ["TAM: $10B"]],
    ["two currencies", ["TAM: $10B", "SAM: €12B"]],
    ["two years", ["TAM 2030: $10B", "SAM 2024: $12B"]],
    ["the market of two years", ["TAM 2024: $2B", "TAM 2030: $9B"]],
    ["a bound", ["TAM: > $2B", "SAM: $3B"]],
    ["a range", ["TAM: $1–3B", "SAM: $4B"]],
    ["a sum that is no market", ["Revenue: 25,000 units × $40 = $1M"]],
    ["a count on a page without a market", ["TAM: $900M", "Slide 2", "25,000 clinics × $4,800 / year"]],
    ["no equals sign", ["Market: 25,000 clinics at $4,800"]],
    ["a share of it", ["Market: 10% of 25,000 clinics × $4,800 = $12M"]],
    ["a count that is none", ["Market: 3 plans × $4,800 = $14,400"]],
    ["another currency at the end", ["Market: 25,000 clinics × €4,800 = $130M"]],
    ["three numbers without ×", ["Market: 25,000 clinics, $4,800 each = $1B"]],
    ["growth without years", ["The market grows from $2.1B to $5.3B, a CAGR of 24%"]],
    ["one end", ["The market reaches $5.3B in 2030 with a CAGR of 24% since 2023"]],
    ["two rates", ["From $2B in 2023 to $5B in 2030: CAGR 14%, Europe CAGR 24%"]],
    ["three sizes", ["From $2B in 2023 via $3B to $5B in 2030: CAGR 24%"]],
    ["years backwards", ["To $5B in 2030 from $2B in 2023: CAGR 24%"]],
    ["a range of rates", ["From $2B in 2023 to $5B in 2030: CAGR 20–28%"]],
    ["another word than a yearly growth", ["From $2B in 2023 to $5B in 2030, up 150%"]],
    ["a product set line under line of another heading", ["# Revenue", "25,000 units", "$40 each", "= $3M"]],
    ["nothing", ["We build software."]],
  ])("is silent on %s", async (_, lines) => expect(await told(...lines)).toEqual([]));
});

enough();
