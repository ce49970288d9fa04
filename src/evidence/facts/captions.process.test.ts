import { describe, expect, it } from "vitest";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { makePptx } from "../../testing/make-pptx.ts";
import { findFacts } from "./find.ts";

type Piece = [text: string, x: number, y: number, size: number];

async function facts(deck: Uint8Array) {
  const context = await buildVerificationContext({ deck });
  return findFacts(dossierOf(context))
    .filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period }) => `${topic} ${quantity.value}${period === undefined ? "" : ` @${period}`}`)
    .sort();
}

const pdf = (pieces: Piece[]) =>
  facts(
    makePdf([
      { width: 960, height: 540, items: pieces.map(([text, x, y, size]) => ({ kind: "text", text, x, y, size })) },
    ]),
  );

const pptx = (pieces: Piece[]) =>
  facts(
    makePptx([
      {
        title: "Key figures",
        texts: pieces.map(([text, x, y, size]) => ({ text, x, y, size, width: 250, height: size * 1.2 })),
      },
    ]),
  );

const stack = (lines: string[]) =>
  facts(makePptx([{ title: "Key figures", texts: [{ text: lines, x: 60, y: 120, width: 400, height: 200 }] }]));

describe.each([
  ["a PDF", pdf],
  ["a presentation", pptx],
])("numbers and their names on two lines, in %s", (_, read) => {
  it("reads a big number with its caption below, and above", async () => {
    expect(
      await read([
        ["504 K€", 60, 150, 30],
        ["ARR", 60, 190, 13],
      ]),
    ).toEqual(["arr 504000"]);
    expect(
      await read([
        ["ARR", 60, 150, 13],
        ["504 K€", 60, 175, 30],
      ]),
    ).toEqual(["arr 504000"]);
  });

  it("never swaps the names of cards side by side, however close", async () => {
    const cards: Piece[] = [
      ["ARR", 60, 150, 13],
      ["504 K€", 60, 175, 30],
      ["MRR", 345, 150, 13],
      ["42 K€", 345, 175, 30],
      ["Cash", 630, 150, 13],
      ["1,2 M€", 630, 175, 30],
    ];
    expect(await read(cards)).toEqual(["arr 504000", "cash 1200000", "mrr 42000"]);
  });

  it("tells rows of cards apart, and takes no caption of the next row", async () => {
    const cards: Piece[] = [
      ["504 K€", 60, 140, 28],
      ["ARR", 60, 178, 13],
      ["42 K€", 345, 140, 28],
      ["MRR", 345, 178, 13],
      ["1,2 M€", 60, 240, 28],
      ["Cash", 60, 278, 13],
      ["18 mois", 345, 240, 28],
      ["Runway", 345, 278, 13],
    ];
    expect(await read(cards)).toEqual(["arr 504000", "cash 1200000", "mrr 42000", "runway 18"]);
  });

  it("does not take a remark under the number for its name, and reads a date there as its date", async () => {
    const cards: Piece[] = [
      ["ARR", 60, 150, 13],
      ["504 K€", 60, 185, 30],
      ["fin 2024", 60, 222, 10],
      ["Clients payants", 345, 150, 13],
      ["120", 345, 185, 30],
      ["+45 % vs 2023", 345, 222, 10],
    ];
    const found = await read(cards);
    expect(found.map((fact) => fact.replace(/ @2024$/, ""))).toEqual(["arr 504000", "customers 120"]);
  });

  it("gives no name where a number stands between two that fit as well", async () => {
    expect(
      await read([
        ["MRR", 60, 150, 20],
        ["42 K€", 60, 180, 20],
        ["Cash", 60, 210, 20],
      ]),
    ).toEqual([]);
  });

  it("invents nothing for numbers without words", async () => {
    expect(
      await read([
        ["504 K€", 60, 150, 30],
        ["42 K€", 345, 150, 30],
        ["Nos clients", 345, 190, 13],
      ]),
    ).toEqual([]);
  });
});

describe("names and numbers taking turns in one text box", () => {
  it("starts with the name, or with the number", async () => {
    const lines = ["Runway", "15 mois", "Valorisation pre-money", "25,7 M€", "Valorisation post-money", "29,3 M€"];
    const expected = ["runway 15", "valuation_post_money 29300000", "valuation_pre_money 25700000"];
    expect(await stack(lines)).toEqual(expected);
    const turned = ["15 mois", "Runway", "25,7 M€", "Valorisation pre-money", "29,3 M€", "Valorisation post-money"];
    expect(await stack(turned)).toEqual(expected);
  });
});
