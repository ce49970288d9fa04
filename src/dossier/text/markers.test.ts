import { describe, expect, it } from "vitest";
import { sectionsFromMarkers, splitByMarkers } from "./markers.ts";

const marker = (line: string) => splitByMarkers(line)[0]?.marker;
const flat = (text: string, kind: "deck" | "financial_model" = "deck") =>
  sectionsFromMarkers(text, kind).map((s) => [
    s.kind,
    s.number,
    s.rows.map((r) => r.cells.map((c) => c.text).join(" | ")),
  ]);

describe("page and slide markers", () => {
  it.each([
    "[Page 8]",
    "[page 8] Traction",
    "(Page 8)",
    "--- Page 8 ---",
    "=== PAGE 8 ===",
    "Page 8",
    "Page 8 of 12",
    "Page 8/12",
    "Page 8 sur 12",
    "Página 8",
    "## Page 8",
    "**Page 8**",
    "Page 8 : Traction",
    "[Page: 8]",
  ])("%s is page 8", (line) => {
    expect(marker(line)).toEqual({ kind: "page", number: 8 });
  });

  it.each([
    "[Slide 8]",
    "Slide 8",
    "Slide 8 …",
    "Slide #8: MRR",
    "SLIDE 8 - Traction",
    "Diapositive 8",
    "Diapo 8 — Équipe",
    "Slide 8 Traction",
    "## 📍 SLIDE 8: Traction",
    "## **Slide 8**",
    "Slide n°8",
    "> Slide 8",
  ])("%s is slide 8", (line) => {
    expect(marker(line)).toEqual({ kind: "slide", number: 8 });
  });

  it.each([
    "Slide 8 shows the growth",
    "La page 8 montre",
    "Page suivante",
    "Slides 8",
    "Page 8.5",
    "pages 8 et 9",
    "slide 8 montre que",
  ])("%s is a sentence", (line) => {
    expect(marker(line)).toBeUndefined();
  });

  it("cuts a text at its markers, wherever the bracketed ones stand", () => {
    expect(flat("Introduction\nSlide 2: MRR 42 K€\nChurn 2 %\n[Page 8] ARR 504 K€ [Page 9] Équipe")).toEqual([
      ["text", 0, ["Introduction"]],
      ["slide", 2, ["MRR 42 K€", "Churn 2 %"]],
      ["page", 8, ["ARR 504 K€"]],
      ["page", 9, ["Équipe"]],
    ]);
  });

  it("sees markers that follow each other in one paragraph", () => {
    expect(flat("Slide 8: MRR 42 K€. Slide 9: Équipe de 12; Page 10 : fin")).toEqual([
      ["slide", 8, ["MRR 42 K€."]],
      ["slide", 9, ["Équipe de 12;"]],
      ["page", 10, ["fin"]],
    ]);
    const sheets = sectionsFromMarkers("Onglet P&L, Ligne 2: ARR 504; Onglet P&L, Ligne 3: MRR 42", "financial_model");
    expect(sheets[0]?.rows.map((row) => row.number)).toEqual([2, 3]);
  });

  it("puts a page met twice together and a text without markers into one section", () => {
    expect(flat("[Page 1] a\n[Page 2] b\n[Page 1] c")).toEqual([
      ["page", 1, ["a", "c"]],
      ["page", 2, ["b"]],
    ]);
    expect(flat("ARR 504 K€\n\nMRR 42 K€")).toEqual([["text", 1, ["ARR 504 K€", "MRR 42 K€"]]]);
    expect(flat("")).toEqual([]);
  });
});

describe("sheet and row markers", () => {
  it.each([
    ["Onglet Revenue, Ligne 12: ARR 507 000 €", "Revenue", 12, "ARR 507 000 €"],
    ["Sheet P&L row 8: Gross margin 72 %", "P&L", 8, "Gross margin 72 %"],
    ["Aba Receita, Linha 3 – Clientes 120", "Receita", 3, "Clientes 120"],
    ["Feuille Compte de résultat, ligne 8 : Charges 200", "Compte de résultat", 8, "Charges 200"],
    ['Onglet "P&L 2024", Ligne 7 = 33', "P&L 2024", 7, "33"],
    ["[Sheet Cash, Row 4] Burn 30 000", "Cash", 4, "Burn 30 000"],
    ["P&L!C8: 504 000", "P&L", 8, "504 000"],
    ["'Compte de résultat'!D12 = 12", "Compte de résultat", 12, "12"],
  ])("%s", (line, name, row, text) => {
    const [section] = sectionsFromMarkers(line, "financial_model");
    expect([section?.kind, section?.name, section?.rows[0]?.number, section?.rows[0]?.cells[0]?.text]).toEqual([
      "sheet",
      name,
      row,
      text,
    ]);
  });

  it("keeps the cell's name", () => {
    expect(sectionsFromMarkers("Onglet P&L, Cellule c8: ARR: 504", "financial_model")[0]?.rows[0]).toEqual({
      number: 8,
      table: true,
      cells: [{ text: "ARR" }, { text: "504", ref: "C8" }],
    });
  });

  it("counts rows under a sheet's heading and gathers a sheet's rows", () => {
    const text =
      "=== Sheet: Cash ===\nRow 4: Burn | 30 000 | 28 000\nLigne 5 : Runway : 18 mois\nOnglet Revenue, Ligne 2: MRR 42\nOnglet Cash, Ligne 9: Solde 500";
    const sections = sectionsFromMarkers(text, "financial_model");
    expect(
      sections.map((s) => [s.name, s.number, s.rows.map((r) => [r.number, ...r.cells.map((c) => c.text)])]),
    ).toEqual([
      [
        "Cash",
        1,
        [
          [4, "Burn", "30 000", "28 000"],
          [5, "Runway", "18 mois"],
          [9, "Solde 500"],
        ],
      ],
      ["Revenue", 2, [[2, "MRR 42"]]],
    ]);
  });

  it.each(["Feuille de route 2025", "## Feuille de route", "Folha de pagamento: 12", "Tab is a key", "Sheet music"])(
    "%s names no sheet",
    (line) => {
      expect(marker(line)).toBeUndefined();
    },
  );
});
