import { expect, it } from "vitest";
import type { Cell, Section } from "../../../domain/document.ts";
import { solutionOf } from "../find.ts";
import { passagesOf } from "./passage.ts";

const LINE = 14;

/** Cells at a place: text, left edge, line from the top; 6 points a letter. */
const cell = (text: string, x: number, line: number): Cell => ({
  text,
  box: { x, y: 40 + line * LINE, width: text.length * 6, height: 12 },
  line: 12,
});

function page(number: number, lines: [left: string, right: string][]): Section {
  const rows = lines.map(([left, right], at) => ({
    cells: [...(left === "" ? [] : [cell(left, 40, at)]), ...(right === "" ? [] : [cell(right, 400, at)])],
  }));
  return { kind: "page", number, width: 800, height: 450, issues: [], rows, hiddenRows: [] };
}

const dossierOf = (...sections: Section[]) => ({
  documents: [
    {
      id: "deck",
      name: "deck.pdf",
      format: "pdf" as const,
      source: "deck" as const,
      language: "en" as const,
      issues: [],
      sections,
    },
  ],
  unreadable: [],
  coverage: "normal" as const,
});

const reach = page(1, [
  ["We reach the skippers through harbour", "The harbours come to us by word of"],
  ["masters, and the result is a near-zero", "mouth and sign on the very same day,"],
  ["customer acquisition cost this season.", "without a visit by one of our people."],
]);
const ask = page(2, [
  ["The money of the round is for engineers", "The rest of the money goes to targeted"],
  ["who bring the moorings to the phones of", "social media campaigns in the months"],
  ["skippers before the summer has begun.", "before the season of the harbours."],
]);

it("reads what runs over the lines of a column as one text, and not across columns", () => {
  expect(passagesOf(dossierOf(reach)).map(({ text }) => text)).toEqual([
    "We reach the skippers through harbour masters, and the result is a near-zero customer acquisition cost this season.",
    "The harbours come to us by word of mouth and sign on the very same day, without a visit by one of our people.",
  ]);
});

it("holds what one column says against what another page's column says", () => {
  const told = solutionOf(dossierOf(reach, ask)).conflicts.map(({ main }) => main);
  expect(told.map(({ id }) => id)).toEqual(["absolute:no_cac"]);
  expect(told[0]?.stated.address).toMatchObject({ kind: "page", page: 2, boxes: [{ x: 400 }, { x: 400 }, { x: 400 }] });
});

it("leaves a line alone that stands for itself, and the lines of a table", () => {
  const table = page(3, [
    ["Moorings sold", "1,240"],
    ["Harbours", "38"],
  ]);
  for (const row of table.rows) row.table = true;
  expect(passagesOf(dossierOf(table)).map(({ text }) => text)).toEqual(["Moorings sold 1,240", "Harbours 38"]);
});
