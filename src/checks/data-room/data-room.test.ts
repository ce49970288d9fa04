import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../domain/document.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { sheetDocument, textDocument } from "../../testing/documents.ts";
import { casesOf } from "../testing/counted.ts";
import { dataRoom } from "./data-room.ts";
import { stageOf } from "./stage.ts";

const { right, silent, enough } = casesOf("data_room");

const DECK: SourceDocument = { ...textDocument("deck.pdf", ["Lumenza"]), format: "pdf" };

function room(documents: SourceDocument[], stage: string | null = "Series A", locale: "en" | "fr" | "pt" = "en") {
  const witness = witnessOf({ dossier: { documents: [DECK, ...documents], unreadable: [], coverage: "normal" } });
  return dataRoom.run({ witness, stage, sector: null, today: new Date(0) }, locale);
}
/** The papers that are there, beside the deck. */
const found = (...documents: SourceDocument[]) =>
  room(documents)
    .inputs.filter(({ place, name }) => place !== null && name !== "pitch deck")
    .map(({ name }) => name);
const file = (name: string, ...lines: string[]) =>
  textDocument(`documents/${name}`, lines.length === 0 ? ["Text"] : lines);

describe("the stage of a deal that says none", () => {
  const seen = (...lines: string[]) => {
    const deck = { ...textDocument("deck.pdf", ["Lumenza", "The ask", ...lines]), format: "pdf" as const };
    const witness = witnessOf({ dossier: { documents: [deck], unreadable: [], coverage: "normal" } });
    return dataRoom.run({ witness, stage: null, sector: null, today: new Date(0) }, "en").findings[0]?.text ?? "";
  };

  it.each([
    ["Seed round: $1.5M", "at seed,"],
    ["Pre-seed round: $300K", "at pre-seed,"],
    ["Levée d'amorçage : 800 k€", "at seed,"],
    ["We raise a $6M Series A round", "at Series A,"],
  ])("is what the documents call the round: %s", (line, said) => {
    expect(seen(line)).toContain(said);
  });

  it.each([["We raise $300K to reach a Series A"], ["Round size: $300K"]])("is not said: %s", (line) => {
    expect(seen(line)).toContain("the stage is not said");
  });
});

describe("a paper of the data room", () => {
  right<[string, string]>([
    ["cap-table.md", "cap table"],
    ["Table de capitalisation 2025.docx", "cap table"],
    ["quadro_societario.md", "cap table"],
    ["Term Sheet v2.docx", "term sheet"],
    ["lettre d'intention.docx", "term sheet"],
    ["Statuts mis à jour.docx", "articles of association"],
    ["contrato-social.docx", "articles of association"],
    ["bylaws.docx", "articles of association"],
    ["Kbis.docx", "registry extract"],
    ["cartao_cnpj.docx", "registry extract"],
    ["Pacte d'associés.docx", "shareholders' agreement"],
    ["acordo de socios.docx", "shareholders' agreement"],
    ["IP assignment - founders.docx", "assignments of intellectual property"],
    ["cession de propriété intellectuelle.docx", "assignments of intellectual property"],
    ["plan BSPCE.docx", "founders' vesting and option plan"],
    ["Master services agreement.docx", "customer contracts"],
    ["liasse fiscale 2024.docx", "annual accounts"],
    ["demonstracoes-financeiras-2024.docx", "annual accounts"],
    ["liste des clients.docx", "list of customers with what each pays"],
    ["Relevé bancaire mars.docx", "bank statements"],
    ["contrats de travail.docx", "employment"],
    ["Financial model.docx", "financial model"],
  ])("is known by its file: %s", (name, paper) => {
    expect(found(file(name)).some((one) => one.startsWith(paper.slice(0, 10)))).toBe(true);
  });

  it("is known by a sheet of a workbook, or by the title of its first page", () => {
    expect(found(sheetDocument("documents/all.xlsx", "Cap table", [["Shareholder", "Shares"]]))).toContain("cap table");
    expect(found(file("scan-003.docx", "TERM SHEET"))).toContain("term sheet");
  });

  silent<[string, SourceDocument]>([
    ["statistics", file("statistiques.docx")],
    ["a shape of a share", file("shared notes.docx")],
    ["a packet", file("pacquet.docx")],
    ["a contractor's memo", file("contractors.docx")],
    ["a customer's story", file("customer story.docx")],
    ["a client's logo", file("client logos.docx")],
    ["a bank's offer", file("bank offer.docx")],
    ["a captain's log", file("captain.docx")],
    ["a sheet called P&L of a forecast", sheetDocument("documents/numbers.xlsx", "P&L", [["Revenue", 1]])],
    ["a sheet called balance", sheetDocument("documents/numbers.xlsx", "Balance sheet", [["Cash", 1]])],
    ["a sheet of contracts", sheetDocument("documents/numbers.xlsx", "Contracts", [["Name", 1]])],
    ["words inside a paper", file("memo.docx", "Memo", "The statutes and the shareholders agreement are signed.")],
    ["a long first line", file("memo.docx", `We have a term sheet ${"and much more to say about it ".repeat(6)}`)],
    ["a bylaw's cousin", file("byline.docx")],
    ["options in words", file("notes.docx", "Notes", "Stock options are planned.")],
    ["an account of a trip", file("account of the trip.docx")],
    ["a registry of domains", file("domain registry.docx")],
    ["a social network", file("social.docx")],
    ["intellectual debates", file("intellectual debate.docx")],
    ["an overview of patents", file("intellectual property overview.docx")],
    ["a customer's letter of intent", file("LOI - Carrefour.docx")],
    ["a budget", file("P&L budget 2026.docx")],
    ["payments", file("payments.docx")],
  ])("is not %s", (_, document) => expect(found(document).filter((one) => one !== "financial model")).toEqual([]));
});

it("knows a cap table and a customer list by what they hold, whatever they are called", () => {
  const holders = sheetDocument("documents/who.xlsx", "Sheet1", [
    ["Shareholder", "Shares"],
    ["Ana", 600],
    ["Bo", 400],
    ["Total", 1000],
  ]);
  const payers = sheetDocument("documents/money.xlsx", "Sheet1", [
    ["Customer", "ARR"],
    ["Acme", 600],
    ["Beta", 400],
    ["Gamma", 100],
  ]);
  const there = room([holders, payers], "Série A").inputs.flatMap(({ name, place }) => (place === null ? [] : [name]));
  expect(there).toEqual(expect.arrayContaining(["cap table", "list of customers with revenue"]));
});

it.each([
  ["contrato-social.docx", ["articles of association"]],
  ["Contrat de cession de droits.docx", ["assignments of intellectual property"]],
  ["contrats de travail.docx", ["employment contracts of the team"]],
])("takes no paper that is called a contract for a customer's: %s", (name, papers) =>
  expect(found(file(name)).filter((one) => one !== "financial model")).toEqual(papers),
);

it("reads the stage of this round in the deck where nobody names it, and takes no later one for it", () => {
  const said = (...lines: string[]) => {
    const deck: SourceDocument = { ...textDocument("deck.pdf", ["Lumenza", ...lines]), format: "pdf" };
    const witness = witnessOf({ dossier: { documents: [deck], unreadable: [], coverage: "normal" } });
    return dataRoom.run({ witness, stage: null, sector: null, today: new Date(0) }, "en").findings[0]?.text;
  };
  expect(said("Pre-seed round: €300,000")).toMatch(/at pre-seed,/);
  expect(said("Seed round: €600K", "Next round: Series A (€2.5M)", "Ready to raise a Series A")).toMatch(/at seed,/);
  expect(said("Next round: Series A (€2.5M)")).toMatch(/stage is not said/);
  expect(said("Seed round", "Series A round")).toMatch(/stage is not said/);
});

it("does not count the deck as the model for the name of its file", () => {
  const deck: SourceDocument = { ...textDocument("acme-bp.pdf", ["Acme"]), format: "pdf" };
  const witness = witnessOf({ dossier: { documents: [deck], unreadable: [], coverage: "normal" } });
  const { inputs } = dataRoom.run({ witness, stage: "seed", sector: null, today: new Date(0) }, "en");
  expect(inputs.find(({ name }) => name === "financial model")?.place).toBeNull();
  expect(inputs.find(({ name }) => name === "pitch deck")?.place).not.toBeNull();
});

it("knows a French company by its form, and counts what is there in words", () => {
  const { inputs, findings } = room([file("notes.docx", "Zephyr SAS, Paris")], "seed");
  expect(inputs.map(({ name }) => name)).toContain("registry extract (Kbis)");
  expect(findings[0]?.sum).toBe("11 expected − 1 here = 10 missing");
});

it("asks for more at a later stage, and in the words of the country", () => {
  const expected = (stage: string) => room([], stage).inputs.length;
  expect([expected("pre-seed"), expected("Seed"), expected("Série A")]).toEqual([6, 11, 14]);
  expect(["Amorçage", "pre_seed", "série B", "semente", "IPO"].map(stageOf)).toEqual([
    "seed",
    "pre_seed",
    "series_a",
    "seed",
    null,
  ]);
  const french = room([file("notes.docx", "Notes", "Lumenza, SAS au capital de 10 000 €")], "seed", "fr");
  expect(french.findings[0]?.question).toContain("Kbis");
  const brazilian = room([file("notas.docx", "Notas", "CNPJ 11.222.333/0001-81")], "seed", "pt");
  expect(brazilian.findings[0]?.question).toContain("cartão CNPJ");
});

enough();

it("counts one paper as one", () => {
  const sum = (locale: "fr" | "pt") => JSON.stringify(room([], "Series A", locale));
  expect(sum("fr")).toContain("− 1 présente =");
  expect(sum("pt")).toContain("− 1 presente =");
});
