import { expect, it } from "vitest";
import type { Cell, Section } from "../../../domain/document.ts";
import { solutionOf } from "../find.ts";
import { cardsOf } from "./cards.ts";

const LINE = 14;

/** Cells at a place: text, left edge, line from the top; 6 points a letter. */
const cell = (text: string, x: number, line: number): Cell => ({
  text,
  box: { x, y: 40 + line * LINE, width: text.length * 6, height: 12 },
  line: 12,
});

/** A slide of columns, as a reader of files gives it: each line a row of a table. */
function slide(number: number, lines: [left: string, right: string][]): Section {
  const rows = lines.map(([left, right], at) => ({
    cells: [...(left === "" ? [] : [cell(left, 40, at)]), ...(right === "" ? [] : [cell(right, 400, at)])],
    table: true as const,
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

const promise = slide(1, [
  ["Pay the harbour right from the phone", "The harbour master sees every mooring"],
  ["and in a single short step, with no", "of the coast and who is on it at any"],
  ["fees and no forms.", "hour of the day."],
]);
const model = slide(2, [
  ["How we earn from what is paid by them", "Who helps us along the whole coast"],
  ["", ""],
  ["Transfer fees of 1.8% on all that is", "Nine harbour towns and the union of"],
  ["paid in the harbours of the coast.", "fishers of the north."],
]);

it("reads each card of a slide as one passage, whatever stands beside its lines", () => {
  expect(cardsOf(dossierOf(promise)).map(({ text }) => text)).toEqual([
    "Pay the harbour right from the phone and in a single short step, with no fees and no forms.",
    "The harbour master sees every mooring of the coast and who is on it at any hour of the day.",
  ]);
});

it("holds what one card says against what a card of another page says", () => {
  const told = solutionOf(dossierOf(promise, model)).conflicts.map(({ main }) => main.id);
  expect(told).toEqual(["absolute:no_fee"]);
});

it("gives a card the role of its column's heading, and of the label to its left", () => {
  const plan = slide(3, [
    ["Use of funds", "Where we stand"],
    ["", ""],
    ["Build the MVP", "Two harbours on trial"],
  ]);
  const roles = Object.fromEntries(cardsOf(dossierOf(plan)).map(({ text, role }) => [text, role]));
  expect(roles["Build the MVP"]).toBe("use_of_funds");
  expect(roles["Two harbours on trial"]).not.toBe("use_of_funds");

  const [left, right] = [cell("Key partners", 40, 1), [0, 1, 2].map((line) => line)];
  const texts = [
    "Banks of the coast that settle what is",
    "paid, and two unions of fishers who",
    "bring us to their members.",
  ];
  const rows = right.map((line) => ({
    cells: [...(line === 1 ? [left] : []), cell(texts[line] ?? "", 300, line)],
    table: true as const,
  }));
  const labelled: Section = { kind: "page", number: 4, width: 800, height: 450, issues: [], rows, hiddenRows: [] };
  const block = cardsOf(dossierOf(labelled)).find(({ text }) => text.startsWith("Banks"));
  expect(block?.role).toBe("partners");
});
