import { resolve, sep } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonFolder, inDealShape, isLitter, placePath } from "./deal-paths.ts";

const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("..", "a", "b.pdf", "documents") },
  fc.string({ maxLength: 12 }),
  fc.constantFrom("..", ".", "", "a", "con", "nul.txt", "deck.pdf", "~", "C:", "é", "\u202E", "a\0b", "\r\n", "x "),
);
const name = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom("/", "\\"))
  .map(([parts, join]) => parts.join(join));

describe("a name that somebody else chose", () => {
  it("never leads out of the deal, whatever it is", () => {
    fc.assert(
      fc.property(name, (given) => {
        const placed = placePath(given);
        if (!placed.ok) return;
        const root = resolve("/deal");
        const inside = resolve(root, inDealShape(placed.path));
        expect(inside.startsWith(root + sep)).toBe(true);
        expect(placed.path).not.toMatch(/\p{Cc}|\p{Cf}|\\/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is accepted as people write it", () => {
    for (const path of [
      "deck.pdf",
      "agents/cfo.json",
      "Présentation – été 2025 (v2).pdf",
      "documents/a/b/c.docx",
      "模型.xlsx",
    ])
      expect(placePath(path)).toEqual({ ok: true, path });
    expect(placePath("agents\\cfo.json")).toEqual({ ok: true, path: "agents/cfo.json" });
    expect(placePath("e\u0301te\u0301.pdf")).toEqual({ ok: true, path: "été.pdf" });
  });

  it.each([
    ["../deck.pdf", "outside"],
    ["/deck.pdf", "absolute"],
    ["c:deck.pdf", "absolute"],
    ["a//b.pdf", "empty"],
    ["", "empty"],
    ["a\u0000.pdf", "control_character"],
    ["a\nb.pdf", "control_character"],
    ["LPT1.pdf", "reserved"],
    ["what?.pdf", "reserved"],
    [`${"x".repeat(241)}`, "too_long"],
    ["a/b/c/d/e/f/g/h/i.pdf", "too_deep"],
  ])("%j is refused: %s", (given, fault) => {
    expect(placePath(given)).toEqual({ ok: false, fault });
  });
});

describe("the shape of a deal", () => {
  it("takes off the folder that holds everything, unless it is the deal's own", () => {
    expect(commonFolder(["Novalys/deck.pdf", "Novalys/agents/a.json"])).toBe("Novalys");
    expect(commonFolder(["agents/a.json", "agents/b.json"])).toBeNull();
    expect(commonFolder(["Novalys/deck.pdf", "model.xlsx"])).toBeNull();
    expect(commonFolder(["deck.pdf"])).toBeNull();
  });

  it("keeps files of unknown folders as documents", () => {
    expect(inDealShape("Finance/plan.xlsx")).toBe("documents/Finance/plan.xlsx");
    expect(inDealShape("Agents/cfo.json")).toBe("agents/cfo.json");
    expect(inDealShape("deck.pdf")).toBe("deck.pdf");
  });

  it("leaves out what systems leave behind", () => {
    expect(["a/.DS_Store", "__MACOSX/deck.pdf", "~$deck.pptx", "Thumbs.db"].every(isLitter)).toBe(true);
    expect(isLitter("deck.pdf")).toBe(false);
  });
});
