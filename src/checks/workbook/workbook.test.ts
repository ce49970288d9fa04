import { expect, it } from "vitest";
import { DEFAULT_READ_LIMITS } from "../../dossier/reader.ts";
import { readWorkbook } from "../../dossier/sheets/read.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { makeXlsx, type SheetSpec } from "../../testing/make-xlsx.ts";
import { dealOf } from "../testing/deal.ts";
import { workbook } from "./workbook.ts";

async function checked(rows: SheetSpec["rows"], locale: "en" | "fr" = "en") {
  const parsed = await readWorkbook(makeXlsx([{ name: "Plan", rows }]), DEFAULT_READ_LIMITS);
  const documents = [{ id: "model.xlsx", name: "model.xlsx", source: "financial_model" as const, ...parsed }];
  const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
  return workbook.run({ witness, stage: null, sector: null, today: new Date(0) }, locale);
}

const months = ["", "M1", "M2", "M3", "M4"];
const users = ["Users", 10, 20, 30, 40];
const row = (odd?: { f: string; v: number }) => [
  "Revenue",
  ...["B", "C", "D", "E"].map((c, at) => (at === 2 && odd !== undefined ? odd : { f: `${c}2*2`, v: (at + 1) * 20 })),
];

it("asks about a formula that breaks its row, with its place, and holds where none does", async () => {
  const broken = await checked([months, users, row({ f: "D2*3", v: 90 })]);
  expect(broken.findings).toMatchObject([
    { rule: "inconsistent_formula", verdict: "question", places: [{ label: "Revenue", printed: "90" }] },
  ]);
  expect(broken.findings[0]?.question).toContain("D3");
  expect((await checked([months, users, row()])).status).toBe("holds");
  expect((await checked([months, users, row({ f: "D2*3", v: 90 })], "fr")).findings[0]?.id).toBe(
    broken.findings[0]?.id,
  );
});

it("tells a habit and asks nothing", async () => {
  const { findings } = await checked([
    ["Sales", 10],
    ["Fees", { f: "B1*0.2", v: 2 }],
  ]);
  expect(findings).toMatchObject([{ rule: "hard_coded_result", verdict: "computed", question: null }]);
});

it("names the model as missing, also where a workbook has no formula", async () => {
  expect(workbook.run(await dealOf("Slide 1\nARR: €1"), "pt").status).toBe("missing");
  expect((await checked([["Sales", 10]])).status).toBe("missing");
});
