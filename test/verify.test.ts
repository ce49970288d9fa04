import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "../src/cli/program.ts";
import { verifyCommand } from "../src/cli/verify.ts";
import type { Citation } from "../src/domain/citation.ts";
import type { VerificationContext } from "../src/domain/context.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { checkCitation } from "../src/evidence/citations/check.ts";
import type { Verification } from "../src/evidence/citations/verify.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { makePptx } from "../src/testing/make-pptx.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";

const WHITE = [1, 1, 1] as const;

const deck = makePdf([
  ["Acme, logiciel RH"],
  [
    "Compte de résultat (en K€)",
    "\t2023\t2024",
    "Chiffre d'affaires\t412\t507",
    "Coût des ventes\t130\t142",
    "EBITDA\t(120)\t(71)",
  ],
  {
    items: [
      { kind: "text", text: "504 K€", x: 60, y: 200, size: 28 },
      { kind: "text", text: "72 %", x: 260, y: 200, size: 28 },
      { kind: "text", text: "ARR", x: 60, y: 225 },
      { kind: "text", text: "Marge brute", x: 260, y: 225 },
      { kind: "text", text: "NRR de 140 %", x: 60, y: 400, colour: WHITE },
      { kind: "text", text: "Nous ne sommes pas encore rentables.", x: 60, y: 300 },
    ],
  },
  {
    items: [
      { kind: "image", x: 0, y: 0, width: 595, height: 842, columns: 2, rows: 2, rgb: new Uint8Array(12).fill(90) },
    ],
  },
]);

const model = makeXlsx([
  {
    name: "Revenue",
    rows: [
      ["", "Nov 2024", "Déc 2024"],
      ["MRR", { v: 41_000, z: "#,##0 €" }, { v: 42_000, z: "#,##0 €" }],
      ["ARR", { v: 492_000, f: "B2*12", z: "#,##0 €" }, { v: 504_000, f: "C2*12", z: "#,##0 €" }],
      ["Marge brute", { v: 0.69, z: "0.0%" }, { v: 0.72, z: "0.0%" }],
    ],
  },
  { name: "Secret", hidden: true, rows: [["Dette", 900_000]] },
]);

let context: VerificationContext;

beforeAll(async () => {
  context = await buildVerificationContext({ deck, financialModel: model });
});

function check(type: Citation["type"], reference: string, quote: string, more: Partial<Citation> = {}) {
  return checkCitation(context, { type, reference, quote, ...more }, { locale: "fr" });
}

describe("citations of a real PDF", () => {
  it("finds a row with its boxes, and tells a changed digit, a lost sign and another row's value", () => {
    const found = check("deck", "Slide 2", "Chiffre d'affaires 412 507");
    expect(found).toMatchObject({ status: "verified", at: { kind: "page", page: 2 } });
    expect(found.at).toHaveProperty("boxes");
    expect(check("deck", "Slide 2", "Chiffre d'affaires 412 508").status).toBe("altered");
    expect(check("deck", "Slide 2", "EBITDA (120) 71").status).toBe("altered");
    expect(check("deck", "Slide 2", "Chiffre d'affaires 142").status).not.toBe("verified");
    expect(check("deck", "Slide 2", "ventes 142").status).not.toBe("verified");
  });

  it("reads the scale of the table", () => {
    expect(check("deck", "Slide 2", "Chiffre d'affaires de 507 000 €").status).toBe("verified");
    expect(check("deck", "Slide 2", "Chiffre d'affaires de 507 M€").status).toBe("altered");
    expect(check("deck", "Slide 2", "", { label: "EBITDA", value: -71_000 }).status).toBe("verified");
    expect(check("deck", "Slide 2", "", { label: "EBITDA", value: 71_000 }).status).toBe("altered");
  });

  it("gives a card's value to its own label only", () => {
    expect(check("deck", "Slide 3", "ARR 504 K€")).toMatchObject({ status: "verified", match: "joined" });
    expect(check("deck", "Slide 3", "72 % ARR").status).not.toBe("verified");
    expect(check("deck", "Slide 3", "ARR 72 %").status).not.toBe("verified");
    expect(check("deck", "Slide 3", "Marge brute : 72 %").status).toBe("verified");
  });

  it("does not take hidden text for evidence, nor a negation for its contrary", () => {
    const hidden = check("deck", "Slide 3", "NRR de 140 %");
    expect(hidden.status).toBe("phantom");
    expect(hidden.explanation).toContain("invisible");
    expect(check("deck", "Slide 3", "Nous sommes rentables").status).not.toBe("verified");
    expect(check("deck", "Slide 3", "Nous ne sommes pas encore rentables").status).toBe("verified");
  });

  it("says unverifiable for a picture of a page, and for what may stand on one", () => {
    expect(check("deck", "Slide 4", "Chiffre d'affaires 412 507").status).toBe("unverifiable");
    expect(check("deck", "Slide 1", "Une phrase qui n'est nulle part").status).toBe("unverifiable");
    expect(check("deck", "Slide 12", "Une phrase qui n'est nulle part").status).toBe("phantom");
    expect(check("deck", "Slide 12", "Chiffre d'affaires 412 507")).toMatchObject({
      status: "relocated",
      at: { page: 2 },
    });
  });
});

describe("citations of a real workbook", () => {
  it("finds rows and cells by their stored value and by what they show", () => {
    expect(check("financial_model", "Onglet Revenue, Ligne 3", "ARR 504 000 €").status).toBe("verified");
    expect(check("financial_model", "Revenue!C3", "ARR 504K€")).toMatchObject({
      status: "verified",
      at: { cell: "C3" },
    });
    expect(check("financial_model", "Revenue!C4", "", { label: "Marge brute", value: 0.72 }).status).toBe("verified");
    expect(check("financial_model", "Revenue!C4", "", { label: "Marge brute", value: "72 %" }).status).toBe("verified");
  });

  it("puts a wrong cell or row right, and refuses a wrong value", () => {
    expect(check("financial_model", "Revenue!B3", "ARR 504 000 €")).toMatchObject({
      status: "relocated",
      at: { cell: "C3" },
    });
    expect(check("financial_model", "Onglet Revenue, Ligne 2", "ARR 504 000 €")).toMatchObject({
      status: "relocated",
      at: { row: 3 },
    });
    expect(check("financial_model", "Onglet Revenue, Ligne 3", "ARR 505 000 €").status).toBe("altered");
    expect(check("financial_model", "Onglet Revenue, Ligne 3", "MRR 504 000 €").status).not.toBe("verified");
    expect(check("financial_model", "Onglet Revenue", "MRR Nov 2024 42 000 €").status).not.toBe("verified");
    expect(check("financial_model", "Onglet Revenue", "MRR Déc 2024 42 000 €").status).toBe("verified");
    expect(check("financial_model", "Onglet Trésorerie, Ligne 3", "Trésorerie 12 000 €").status).toBe("phantom");
    expect(check("financial_model", "Onglet Secret", "Dette 900000").status).toBe("phantom");
  });
});

describe("citations of a real presentation", () => {
  it("counts slides in their order and leaves speaker notes out", async () => {
    const slides = makePptx([
      { title: "Traction", texts: ["Crescimento de 35 % em 2024"] },
      { title: "Equipa", texts: ["12 pessoas"], notes: "Churn de 9 %" },
    ]);
    const shown = await buildVerificationContext({ deck: slides });
    const said = (reference: string, quote: string) =>
      checkCitation(shown, { type: "deck", reference, quote }, { locale: "pt" });
    expect(said("Slide 1", "Crescimento de 35% em 2024")).toMatchObject({
      status: "verified",
      at: { kind: "slide", page: 1 },
    });
    expect(said("Slide 2", "Crescimento de 35% em 2024")).toMatchObject({ status: "relocated", at: { page: 1 } });
    expect(said("Slide 2", "Churn de 9 %").status).toBe("phantom");
    expect(said("secção Equipa", "12 pessoas")).toMatchObject({ status: "verified", searched: true });
  });
});

describe("tribunal verify", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tribunal-verify-"));
    await mkdir(join(folder, "agents"));
    await writeFile(join(folder, "deck.pdf"), deck);
    await writeFile(join(folder, "model.xlsx"), model);
    const evidence = [
      { type: "quote", content: "Chiffre d'affaires 412 507", source: "Deck Slide 2" },
      { type: "quote", content: "ARR 900 K€", source: "Deck Slide 44" },
      { type: "calculation", content: "42 000 × 12 = 504 000", source: "Revenue!C2" },
      { type: "calculation", content: "42 000 × 12 = 604 000", source: "Revenue!C2" },
      { type: "inference", content: "À notre avis", source: "Expérience" },
    ];
    const finding = {
      id: "f1",
      agentName: "financial-auditor",
      metric: "ARR",
      category: "financial",
      value: 504_000,
      confidence: { level: "high", score: 80, factors: [] },
      evidence,
    };
    await writeFile(
      join(folder, "agents", "financial.json"),
      JSON.stringify({ agentName: "financial-auditor", tier: 1, output: {}, findings: [finding] }),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function run(...words: string[]) {
    let out = "";
    let errors = "";
    const write = (text: string) => {
      out += text;
    };
    const writeError = (text: string) => {
      errors += text;
    };
    const code = await runProgram([verifyCommand], ["verify", ...words], { env: {}, write, writeError });
    return { code, out, errors };
  }

  it("gives every citation and sum, worst first, as one JSON document", async () => {
    const { code, out } = await run(folder, "--json");
    const verification = JSON.parse(out) as Verification;
    expect(code).toBe(0);
    expect(verification.citations.map((one) => one.check.status)).toEqual(["phantom", "unsupported"]);
    expect(verification.calculations.map((one) => one.check.ok)).toEqual([false, true]);
    expect(verification.unchecked).toMatchObject([{ reason: "inference" }]);
    expect(verification.byAgent).toMatchObject([
      { agentName: "financial-auditor", counts: { citations: { phantom: 1, unsupported: 1 } } },
    ]);
  });

  it("shows a table in the reader's language and fails where asked to", async () => {
    const shown = await run(folder, "--lang", "pt");
    expect(shown.out).toContain("inexistente");
    expect(shown.code).toBe(0);
    expect((await run(folder, "--fail-on", "phantom")).code).toBe(2);
    expect((await run(folder, "--fail-on", "nonsense")).code).toBe(1);
  });
});
