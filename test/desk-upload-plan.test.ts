import { describe, expect, it } from "vitest";
import { dealFileFor, readDealFile } from "../web/src/view/deal-file.ts";
import { nameOf, partsOf, pathInDeal, planned, replacedBy, withRole } from "../web/src/view/upload-plan.ts";

const plan = (...paths: string[]) => planned(paths.map((path) => ({ path, content: path })));
const where = (...paths: string[]) => plan(...paths).map((file) => pathInDeal(file));

describe("what is done with dropped files", () => {
  it("knows the files of a deal folder by name and place, whatever the folder is called", () => {
    expect(
      where("Acme/deck.pdf", "Acme/model.xlsx", "Acme/agents/cfo.json", "Acme/documents/notes.md", "Acme/deal.json"),
    ).toEqual(["deck.pdf", "model.xlsx", "agents/cfo.json", "documents/notes.md", "deal.json"]);
  });

  it("guesses by kind, gives each single place to one file, and leaves litter out", () => {
    expect(
      where("Pitch v3.pptx", "BP.xlsx", "teaser.pdf", "crunchbase.json", "analyste.json", ".DS_Store", "~$BP.xlsx"),
    ).toEqual(["Pitch v3.pptx", "BP.xlsx", "documents/teaser.pdf", "context.json", "agents/analyste.json", null, null]);
    expect(where("old.pdf", "deck.pdf")).toEqual(["documents/old.pdf", "deck.pdf"]);
    expect(where("documents/a/x.md", "documents/b/x.md")).toEqual(["documents/a/x.md", "documents/b/x.md"]);
    expect(where('Deck: "final"?.pdf')).toEqual(["deck.pdf"]);
  });

  it("makes room when another file becomes the deck", () => {
    const changed = withRole(plan("a.pdf", "b.pdf"), "b.pdf", "deck");
    expect(changed.map((file) => pathInDeal(file))).toEqual(["documents/a.pdf", "b.pdf"]);
  });

  it("says in deal.json which file is which where their names do not, and keeps what was said there", () => {
    const placed = (...files: [string, "deck" | "model" | "document"][]) =>
      files.map(([path, role]) => ({ path, role }));
    expect(dealFileFor(placed(["deck.pdf", "deck"], ["model.xlsx", "model"]), null, "Acme")).toBeNull();
    const written = dealFileFor(placed(["Acme v3.pdf", "deck"], ["BP.xlsx", "model"]), null, "Acme");
    expect(JSON.parse(written ?? "")).toEqual({ files: { deck: "Acme v3.pdf", model: "BP.xlsx" } });

    const own = readDealFile(
      '{"name":"Old","sector":"saas","files":{"deck":"in/Acme.pdf","financialModel":"BP.xlsx"}}',
    );
    const dropped = ["in/Acme.pdf", "teaser.pdf", "BP.xlsx", "deal.json"].map((path) => ({ path, content: path }));
    const roles = planned(dropped, own);
    expect(roles.map(({ role }) => role)).toEqual(["deck", "document", "model", "document"]);
    const again = roles.map((file) => ({ path: pathInDeal(file) ?? "", role: file.role }));
    expect(JSON.parse(dealFileFor(again, own, "New") ?? "")).toEqual({
      name: "New",
      sector: "saas",
      files: { deck: "Acme.pdf", model: "BP.xlsx" },
    });
    expect(readDealFile("{")).toBeNull();
  });

  it("lets a newer deck take the place of the one a deal has, under its own name", () => {
    const deck = { from: "Acme v4.pdf", role: "deck" } as const;
    const there = ["Acme v3.pdf", "BP.xlsx", "documents/teaser.pdf"];
    expect([pathInDeal(deck, there), replacedBy(deck, there)]).toEqual(["Acme v4.pdf", "Acme v3.pdf"]);
    expect(replacedBy({ ...deck, from: "deck.pdf" }, ["Acme v3.pdf", "deal.json"])).toBe("Acme v3.pdf");
    expect(replacedBy(deck, ["deck.pdf", "agents/a.json"])).toBe("deck.pdf");
    expect(replacedBy({ from: "note.md", role: "document" }, there)).toBeNull();
    // In another format too: the older one is no longer what the company says.
    const slides = { ...deck, from: "Acme v4.pptx" };
    expect([pathInDeal(slides, there), replacedBy(slides, there)]).toEqual(["Acme v4.pptx", "Acme v3.pdf"]);
    expect(replacedBy(slides, ["deck.pdf"])).toBe("deck.pdf");
    // Which of two is meant nobody can tell: it comes beside them.
    const two = ["Acme v2.pdf", "Acme v3.pdf"];
    expect([pathInDeal(slides, two), replacedBy(slides, two)]).toEqual(["Acme v4.pptx", null]);
    expect(partsOf([slides, { from: "model.xlsx", role: "model" }], two)).toEqual({
      deck: "Acme v4.pptx",
      model: "model.xlsx",
    });
  });

  it("takes a document that calls itself a version for the next one, where the one before stands, unless told", () => {
    const note = { from: "fr-acme-v2.md", role: "document" } as const;
    const there = ["fr-acme.md", "BP.xlsx", "documents/term-sheet 2024.docx", "agents/fr-acme.json"];
    expect([pathInDeal(note, there), replacedBy(note, there)]).toEqual(["fr-acme-v2.md", "fr-acme.md"]);
    const sheet = { from: "Term sheet 2024 (final).docx", role: "document" } as const;
    expect([pathInDeal(sheet, there), replacedBy(sheet, there)]).toEqual([
      "documents/Term sheet 2024 (final).docx",
      "documents/term-sheet 2024.docx",
    ]);
    // Nobody can tell which of two is meant, and the next month's lines are no version of the last one's.
    expect(replacedBy(note, ["fr-acme.md", "documents/FR Acme v3.docx"])).toBeNull();
    expect(replacedBy({ ...note, from: "bank 2025-02.csv" }, ["documents/bank 2025-01.csv"])).toBeNull();
    const beside = { ...note, replaces: null };
    expect([pathInDeal(beside, there), replacedBy(beside, there)]).toEqual(["documents/fr-acme-v2.md", null]);
    const chosen = { from: "renamed.md", role: "document", replaces: "fr-acme.md" } as const;
    expect([pathInDeal(chosen, there), replacedBy(chosen, there)]).toEqual(["renamed.md", "fr-acme.md"]);
  });

  it("names the deal after its folder, else after its deck", () => {
    const folder = [{ path: "Acme/deck.pdf" }, { path: "Acme/model.xlsx" }];
    expect(nameOf(folder, [])).toBe("Acme");
    expect(nameOf([{ path: "acme_pitch-2026.pdf" }], plan("acme_pitch-2026.pdf"))).toBe("acme pitch 2026");
    expect(nameOf([{ path: "deck.pdf" }], plan("deck.pdf"))).toBe("");
  });
});
