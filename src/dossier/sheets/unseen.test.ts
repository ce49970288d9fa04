import { describe, expect, it } from "vitest";
import { arr, type Sheet, UNSEEN_CELLS, v, z } from "../../../test/support/hostile/unseen-cells.ts";
import { findFacts, readDossier } from "../../evidence/facts/find.ts";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";
import { readWorkbook } from "./read.ts";

async function dossierOf(bytes: Uint8Array) {
  const read = await readWorkbook(bytes, DEFAULT_READ_LIMITS);
  const document = { ...read, id: "model", name: "model.xlsx", source: "financial_model" as const };
  return { documents: [document], unreadable: [], coverage: "normal" as const };
}

async function read(sheet: Sheet) {
  const bytes = makeXlsx([{ name: "Plan", ...sheet }]);
  const { sections } = await readWorkbook(bytes, DEFAULT_READ_LIMITS);
  const rows = sections[0]?.rows ?? [];
  const hidden = sections[0]?.hiddenRows ?? [];
  const facts = readDossier(await dossierOf(bytes)).all;
  const has = (list: typeof rows) => list.some(({ cells }) => cells.some(({ ref }) => ref === "B2"));
  return {
    seen: has(rows),
    reason: hidden.find(({ cells }) => cells.some(({ ref }) => ref === "B2"))?.hidden,
    words: hidden.flatMap(({ cells }) => cells.map(({ text }) => text)).join(" "),
    told: sections[0]?.issues.some(({ code }) => code === "hidden_text" || code === "cached_value_differs") ?? false,
    facts: facts.filter(({ address }) => address.kind === "cell" && address.cell === "B2").length,
  };
}

describe("what nobody sees in a sheet is set apart, told, and no fact", () => {
  it.each(UNSEEN_CELLS)("%s", async (_, reason, sheet) => {
    const found = await read(sheet);
    expect(found).toMatchObject({ seen: false, reason, told: true, facts: 0 });
    expect(found.words).toMatch(/ARR|904|200/);
  });

  it.each<[string, Sheet]>([
    ["white on a dark fill", { rows: arr({ v, z, look: { colour: "FFFFFF", fill: "1F3864" } }) }],
    ["grey", { rows: arr({ v, z, look: { colour: "7F7F7F" } }) }],
    ["8 pt", { rows: arr({ v, z, look: { size: 8 } }) }],
    ["a unit in the format", { rows: arr({ v, z: '#,##0" €"' }) }],
    ["a number in words of the format", { rows: arr({ v, z: '"ARR 12m: "#,##0' }) }],
    ["zeros made white", { rows: arr({ v, z }), whiteWhere: [{ range: "B2:B9", formula: "0", operator: "equal" }] }],
    ["errors made white", { rows: arr({ v, z }), whiteWhere: [{ range: "B2:B9", formula: "ISERROR(B2)" }] }],
    [
      "the first of a merged area",
      {
        rows: [
          ["", 2024, ""],
          ["ARR", { v, z }, null],
        ],
        merges: ["B2:C2"],
      },
    ],
    ["what its formula gives", { rows: arr({ v: 600_000, z, f: "C2/2" }) }],
  ])("but not %s", async (_, sheet) => {
    expect(await read(sheet)).toMatchObject({ seen: true, reason: undefined, facts: 1 });
  });
});

describe("a stored result that nobody can check", () => {
  it.each([
    ["the moment", "C2*0+RAND()*0+904000"],
    ["the network", 'WEBSERVICE("http://x.example/arr")'],
    ["a function of another program", "MYADDIN.ARR(C2)"],
    ["another file", "[1]Other!$B$2"],
  ])("from %s is listed as such, and decides nothing", async (_, f) => {
    const bytes = makeXlsx([{ name: "Plan", rows: arr({ v, z, f }) }]);
    const dossier = await dossierOf(bytes);
    const fact = readDossier(dossier).all.find(({ address }) => address.kind === "cell" && address.cell === "B2");
    expect(fact).toMatchObject({ topic: "arr", readBy: "formula", only: "not_recomputed" });
    expect(findFacts(dossier, "arr").map(({ quantity }) => quantity.value)).toEqual([1_200_000]);
  });
});
