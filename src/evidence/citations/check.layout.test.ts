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

function judged(context: VerificationContext, quote: string): boolean {
  const { status } = checkCitation(context, { type: "deck", reference: "Page 1", quote });
  return status === "verified" || status === "relocated";
}

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

  it("keeps to each of several figures in a line the words on its own side", () => {
    const line = page([["Split", 40, 20, 30]], [["35% Africa 40% Latin America 25% Asia", 40, 120, 14]]);
    expect(judged(line, "40% Latin America")).toBe(true);
    expect(judged(line, "40% Africa")).toBe(false);
  });
});
