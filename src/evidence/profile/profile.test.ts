import { describe, expect, it } from "vitest";
import { textDocument } from "../../testing/documents.ts";
import { deck, page } from "../../testing/placed-pages.ts";
import { profileOf } from "./profile.ts";

const cover = page(1, [
  ["Lumora", 60, 120, 40],
  ["Pitch deck 2025", 60, 200, 14],
]);
const solution = page(2, [
  ["The solution", 60, 40, 30],
  ["Lumora is a platform that plans the routes of small fleets.", 60, 120, 14],
]);
const team = page(3, [
  ["The team", 60, 40, 30],
  ["Ana Lima", 60, 140, 16],
  ["Rui Prado", 320, 140, 16],
  ["CEO & founder", 60, 160, 12],
  ["CTO, ten years in logistics", 320, 160, 12],
]);
const words = (dossier: Parameters<typeof profileOf>[0]) => {
  const { name, does, team: people } = profileOf(dossier);
  return { name, does: does?.words ?? null, team: people.map((one) => one.words) };
};

describe("what a company says of itself", () => {
  it("is quoted from its pages, with the place", () => {
    const dossier = deck(cover, solution, team);
    expect(words(dossier)).toEqual({
      name: "Lumora",
      does: "Lumora is a platform that plans the routes of small fleets.",
      team: ["Ana Lima, CEO & founder", "Rui Prado, CTO, ten years in logistics"],
    });
    expect(profileOf(dossier).does?.address).toMatchObject({ kind: "page", page: 2 });
  });

  it("gives no post to who stands in another column, and takes no heading for a person", () => {
    const apart = page(3, [
      ["The team", 60, 40, 30],
      ["Ana Lima", 60, 140, 16],
      ["CTO", 420, 160, 12],
    ]);
    expect(words(deck(cover, apart)).team).toEqual([]);
  });

  it("knows its people by their posts where the page is headed by a slogan, and no customer who is quoted", () => {
    const shown = (under: string) =>
      words(
        deck(
          cover,
          page(4, [
            ["They have built before", 60, 40, 30],
            ["Ana Lima", 60, 140, 16],
            ["Rui Prado", 320, 140, 16],
            ["CEO & founder", 60, 160, 12],
            [under, 320, 160, 12],
          ]),
        ),
      ).team;
    expect(shown("CTO")).toEqual(["Ana Lima, CEO & founder", "Rui Prado, CTO"]);
    expect(shown("CTO at Bordalo, a customer")).toEqual([]);
  });

  it("does not do what the problem is, half a sentence or a branch of a drawing", () => {
    // As a slide told in text is read: its title is its first line and no heading of its own.
    const told = (...lines: string[]) => {
      const one = textDocument("deck.md", lines);
      const untitled = one.sections.map((slide) => ({
        ...slide,
        rows: slide.rows.map(({ heading: _, ...row }) => row),
      }));
      return { ...one, sections: untitled };
    };
    const said = (...lines: string[]) => words({ ...deck(), documents: [told(...lines)] }).does;
    const complaint = "Fleet platforms are far too complex for a small firm";
    expect([said("Problem", complaint), said("Solution", complaint)]).toEqual([null, complaint]);
    expect(said("Solution", "We help small fleets with the")).toBeNull();
    expect(said("Solution", "├─ We sell software: $399 a seat")).toBeNull();
  });

  it("is silent where the pages are: a problem, a question or a legal line is no business", () => {
    const problem = page(2, [
      ["The problem", 60, 40, 30],
      ["Fleets use a software platform that is far too slow.", 60, 120, 14],
    ]);
    const legal = page(1, [
      ["Lumora", 60, 120, 40],
      ["Confidential – all rights reserved to the platform", 60, 200, 14],
    ]);
    expect(words(deck(legal, problem))).toEqual({ name: null, does: null, team: [] });
    expect(words({ ...deck(), documents: [textDocument("notes.md", ["Are you a platform?"])] }).does).toBeNull();
  });
});
