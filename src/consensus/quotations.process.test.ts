import { expect, it } from "vitest";
import { buildVerificationContext } from "../dossier/build-context.ts";
import { makeFinding, makePptx, makeXlsx } from "../testing/index.ts";
import { ConsensusEngine } from "./engine.ts";

it("a cell of a table in thousands is not taken for what its digits say", async () => {
  const rows = [["Compte de résultat (en k€)"], ["", "2023", "2024"], ["Chiffre d'affaires", 1549, 2816]];
  const context = await buildVerificationContext({ financialModel: makeXlsx([{ name: "CR", rows }]) });
  const said = [2816, 2_816_000].map((value, i) =>
    makeFinding(`agent-${i}`, "Chiffre d'affaires", value, 82, {
      unit: "EUR",
      period: "2024",
      evidence: [{ type: "quote", content: "Chiffre d'affaires : 2 816", source: "model.xlsx, CR!C3" }],
    }),
  );
  const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });
  const [contradiction] = await engine.detectContradictions(said);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict } = await engine.resolve(contradiction, context);
  expect(verdict.winner).toBe("agent-1");
});

it("a rival's column, quoted truly, is no word of the company's on its own figure", async () => {
  const table = "| | Parsnip | Rutabaga |\n|---|---|---|\n| ARR | $1.2M | $6M |\n| Countries | 2 | 9 |";
  const deck = { bytes: new TextEncoder().encode(`# Parsnip\n\n## Competition\n\n${table}`), name: "deck.md" };
  const context = await buildVerificationContext({ deck });
  const said = (["$1.2M", "$6M"] as const).map((printed, i) =>
    makeFinding(`agent-${i}`, "ARR", i === 0 ? 1_200_000 : 6_000_000, 82, {
      unit: "USD",
      evidence: [{ type: "quote", content: `ARR ${printed}`, source: "Deck, slide 2" }],
    }),
  );
  const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });
  const [contradiction] = await engine.detectContradictions(said);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict, baGuidance } = await engine.resolve(contradiction, context);
  expect(verdict).toMatchObject({ winner: "agent-0" });
  expect(`${baGuidance.questionForFounder}`).not.toContain("different figures");
});

it("a plan's column of the row that gives the year is still a plan", async () => {
  const table =
    "| | 2024 actual | 2025 actual | 2026 proj. |\n|---|---|---|---|\n| Receita | 681 K€ | 1.608 K€ | 3.714 K€ |";
  const deck = { bytes: new TextEncoder().encode(`# Parsnip\n\n## Modelo de negócio\n\n${table}`), name: "deck.md" };
  const context = await buildVerificationContext({ deck });
  const said = [
    makeFinding("agent-0", "Receita", 3_714_000, 82, {
      unit: "EUR",
      evidence: [{ type: "quote", content: "Receita 3.714 K€", source: "Deck, slide 2" }],
    }),
    makeFinding("agent-1", "Receita", 1_608_000, 82, {
      unit: "EUR",
      evidence: [{ type: "quote", content: "Receita: 1.624.080 €", source: "Deck, slide 2" }],
    }),
  ];
  const engine = new ConsensusEngine({ clock: () => new Date("2026-02-03T00:00:00Z") });
  const [contradiction] = await engine.detectContradictions(said);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict } = await engine.resolve(contradiction, context);
  expect(verdict.winner).toBe("agent-1");
});

it("a figure the witness reads with doubt, beside a later one, is no proof of today", async () => {
  const table = [
    ["", "2023", "2024", "2025E"],
    ["CAC", "GBP 5,960", "GBP 4,170", "GBP 9,270"],
    ["Net revenue", "GBP 862K", "GBP 1,483,000", "GBP 2,373,000"],
    ["Gross revenue", "GBP 1,259,000", "GBP 2,165,000", "GBP 3,465,000"],
  ];
  const deck = makePptx([{ title: "Traction", tables: [{ rows: table }] }]);
  const context = await buildVerificationContext({ deck: { bytes: deck, name: "deck.pptx" } });
  const said = [
    makeFinding("agent-0", "Gross revenue", 1_259_000, 82, {
      unit: "GBP",
      evidence: [{ type: "quote", content: "Gross revenue GBP 1,259,000", source: "Deck, slide 1" }],
    }),
    makeFinding("agent-1", "Gross revenue", 2_165_000, 82, { unit: "GBP" }),
  ];
  const engine = new ConsensusEngine({ clock: () => new Date("2025-02-03T00:00:00Z") });
  const [contradiction] = await engine.detectContradictions(said);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict } = await engine.resolve(contradiction, context);
  expect(verdict.winner).not.toBe("agent-0");
});

it("a quote of a later column, by who names no year, does not overrule today's figure", async () => {
  const deck = {
    bytes: new TextEncoder().encode("# Parsnip\n\n## Chiffres clés\n\nCommandes décembre 2023 : 237 070"),
    name: "deck.md",
  };
  const rows = [
    ["Parsnip - KPI"],
    ["", "2021", "2022", "2023", "2024"],
    ["Commandes", 66_800, 130_260, 237_070, 424_350],
  ];
  const context = await buildVerificationContext({ deck, financialModel: makeXlsx([{ name: "KPI", rows }]) });
  const said = [
    makeFinding("agent-0", "Commandes", 237_070, 82, {
      period: "2023",
      evidence: [{ type: "quote", content: "Commandes 237 070", source: "Modèle financier, Onglet KPI, Ligne 3" }],
    }),
    makeFinding("agent-2", "Commandes", 237_070, 65, {
      evidence: [{ type: "quote", content: "Commandes décembre 2023 : 237 070", source: "Deck, slide 2" }],
    }),
    makeFinding("agent-1", "Nombre de commandes", 424_350, 56, {
      evidence: [{ type: "quote", content: "Commandes : 424 350", source: "Modèle financier, Onglet KPI, Ligne 3" }],
    }),
  ];
  const engine = new ConsensusEngine({ locale: "fr", clock: () => new Date("2024-02-03T00:00:00Z") });
  const [contradiction] = await engine.detectContradictions(said);
  if (contradiction === undefined) throw new Error("no contradiction");
  const { verdict } = await engine.resolve(contradiction, context);
  expect(verdict.winner).not.toBe("agent-1");
});
