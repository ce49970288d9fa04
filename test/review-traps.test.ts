import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { makePptx, type PptxSlideSpec } from "../src/testing/make-pptx.ts";

/** Whole deals with one trap each, and what a review of them must not say. */
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tribunal-traps-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serial = 0;
async function review(deck: Record<string, Uint8Array>, agents: Record<string, object[]>, name = "Acme") {
  serial += 1;
  const files: Record<string, string | Uint8Array> = { ...deck, "deal.json": JSON.stringify({ name, stage: "seed" }) };
  for (const [file, findings] of Object.entries(agents)) {
    const agentName = file.replace(/\d+$/, "");
    files[`agents/${file}.json`] = JSON.stringify({ agentName, tier: 1, output: {}, findings });
  }
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, `deal-${serial}`, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return reviewDeal(join(folder, `deal-${serial}`), { locale: "en", clock: () => new Date("2025-02-10T00:00:00Z") });
}

const slides = (...specs: (string[] | PptxSlideSpec)[]) => ({
  "deck.pptx": makePptx(specs.map((one) => (Array.isArray(one) ? { title: one[0] ?? "", texts: one.slice(1) } : one))),
});
const finding = (
  id: string,
  metric: string,
  value: unknown,
  unit: string | null,
  quote?: string,
  more: object = {},
) => ({
  id,
  metric,
  value,
  unit,
  category: "financial",
  confidence: { score: 82 },
  evidence: quote === undefined ? [] : [{ type: "quote", source: "Slide 2", content: quote }],
  ...more,
});
const statusOf = ({ verification }: Review, id: string) =>
  verification?.citations.filter(({ findingId }) => findingId === id).map(({ check }) => check.status);
const verdicts = ({ settled }: Review) =>
  settled.map(({ resolution: { verdict, finalValue, baGuidance } }) => ({
    decision: verdict.decision,
    value: finalValue.value,
    trust: baGuidance.trustLevel,
  }));
const standingOf = ({ findings }: Review, id: string) => findings.find((one) => one.id === id)?.lineage.status;

describe("a figure of somebody else", () => {
  it("is not the company's where a founder's former employer is told of", async () => {
    const result = await review(
      slides(["Acme"], ["Equipe", "21 funcionários", "Lia Prado, CEO, ex-diretora da Orbital (320 funcionários)"]),
      {
        rh: [finding("right", "Número de funcionários", 21, null, "21 funcionários")],
        bot: [finding("wrong", "Número de funcionários", 320, null, "320 funcionários")],
      },
    );
    expect(statusOf(result, "wrong")).toEqual(["unsupported"]);
    expect(standingOf(result, "right")).not.toBe("rejected");
    expect(verdicts(result).map(({ value }) => value)).not.toContain(320);
  });

  it("does not make the company contradict itself where it stands in a rival's column", async () => {
    const rows = [
      ["", "Acme", "Rivalto"],
      ["ARR", "$1.1M", "$14M"],
      ["Headcount", "23", "210"],
    ];
    const result = await review(slides(["Acme"], { title: "How we compare", tables: [{ rows }] }), {
      reader: [finding("right", "ARR", 1_100_000, "$", "ARR $1.1M")],
      slip: [finding("wrong", "ARR", 14_000_000, "$", "ARR $14M")],
    });
    expect(statusOf(result, "wrong")).toEqual(["unsupported"]);
    expect(result.answer.questions.map(({ question }) => question).join(" ")).not.toContain("different figures");
    expect(standingOf(result, "right")).toBe("retained");
  });
});

describe("a figure under its table's own scale", () => {
  it("is in thousands where only a sign stands over the names", async () => {
    const page = ["Results", "K€", "\t2023\t2024", "Revenue\t510\t820", "EBITDA\t(455)\t(312)"];
    const result = await review(
      { "deck.pdf": makePdf([["Acme"], page]) },
      {
        one: [finding("right", "Revenue", 820_000, "€", "Revenue 510 820", { period: "FY2024" })],
        two: [finding("wrong", "Revenue", 820, "€", "Revenue 510 820", { period: "FY2024" })],
      },
    );
    expect(statusOf(result, "wrong")).not.toEqual(["verified"]);
    expect(standingOf(result, "right")).toBe("retained");
  });
});

describe("a table with its currency beside the first year", () => {
  it("has each line's own values, a loss in brackets too, and no revenue of the size of a year", async () => {
    const page = ["Results", "£\t2023\t2024", "Revenue\t510,000\t820,000", "Operating loss\t(455,000)\t(312,000)"];
    const result = await review(
      { "deck.pdf": makePdf([["Acme"], page]) },
      {
        one: [finding("right", "Revenue", 820_000, "£", "Revenue 510,000 820,000", { period: "FY2024" })],
        two: [finding("wrong", "Revenue", 2_023, "£", "£ 2023", { period: "FY2023" })],
      },
    );
    expect(statusOf(result, "right")).toEqual(["verified"]);
    expect(statusOf(result, "wrong")).not.toEqual(["verified"]);
  });
});

describe("a sum that counts money which is only lent", () => {
  it("is not relied on, though its own line does not say so", async () => {
    const cash = "Caixa: R$ 2,0 milhões, sendo R$ 1,2 milhão de limite bancário não utilizado";
    const result = await review(
      slides(["Acme"], ["Liquidez", cash, "Burn líquido mensal: R$ 80.000", "Runway: 25 meses"]),
      {
        bold: [finding("stated", "Runway", 25, "meses", "Runway: 25 meses")],
        strict: [
          finding("own", "Runway", 10, "meses", undefined, {
            evidence: [{ type: "calculation", source: "Slide 2", content: "800.000 / 80.000 = 10" }],
          }),
        ],
      },
    );
    expect(verdicts(result)).toMatchObject([{ decision: "UNRESOLVED" }]);
    expect(standingOf(result, "own")).not.toBe("rejected");
  });
});

describe("agents who agree out of the air", () => {
  it("are held against what the deck says", async () => {
    const same = (id: string) => [finding(id, "Paying customers", 604, null)];
    const result = await review(slides(["Acme"], ["Customers", "151 paying customers at the end of 2024"]), {
      a: same("a-1"),
      b: same("b-1"),
    });
    expect(verdicts(result)).toMatchObject([{ value: 151 }]);
    expect([standingOf(result, "a-1"), standingOf(result, "b-1")]).toEqual(["rejected", "rejected"]);
  });

  it("do not share a verdict where two of their files use one name and one id", async () => {
    const result = await review(slides(["Acme"], ["Team", "13 full-time employees"]), {
      analyst1: [finding("f-1", "Headcount", 13, null, "13 full-time employees")],
      analyst2: [finding("f-1", "Headcount", 39, null)],
      other: [finding("o-1", "Headcount", 13, null, "13 full-time employees")],
    });
    const standing = result.findings
      .filter(({ id }) => id === "f-1")
      .map(({ agentName, lineage }) => [agentName, lineage.status === "rejected"]);
    expect(standing).toEqual([
      ["analyst", false],
      ["analyst (2)", true],
    ]);
  });
});

describe("a true quotation of something else", () => {
  it("carries no claim", async () => {
    const summary = ["Summary", "\t2023\t2024", "Revenue\t1.9\t3.4", "Loan book\t14.2\t26.5"];
    const rest = [
      "Monthly revenue in December 2024: $95k",
      "92 paying customers in December 2024",
      "of which 14 enterprise accounts",
      "Pending litigation with a former distributor",
    ];
    const result = await review(
      { "deck.pdf": makePdf([["Acme"], [...summary, ...rest]]) },
      {
        a: [
          finding("row", "Revenue", 26.5, null, "Loan book 14.2 26.5", { period: "FY2024" }),
          finding("month", "Revenue", 95_000, "$", "Monthly revenue in December 2024: $95k", { period: "FY2024" }),
          finding("part", "Paying customers", 14, null, "14 enterprise accounts"),
          finding("none", "Litigation", "None", null, "Pending litigation with a former distributor"),
          finding("there", "Litigation", "Pending", null, "Pending litigation with a former distributor"),
          finding("paper", "Patents", "None", null, undefined, {
            evidence: [{ type: "quote", source: "Legal DD report, p. 2", content: "No patents are held" }],
          }),
        ],
      },
    );
    expect(statusOf(result, "row")).toEqual(["unsupported"]);
    expect(statusOf(result, "month")).toEqual(["unsupported"]);
    expect(statusOf(result, "part")).toEqual(["unsupported"]);
    expect(statusOf(result, "none")).toEqual(["altered"]);
    expect(statusOf(result, "there")).toEqual(["verified"]);
    expect(statusOf(result, "paper")).toEqual(["unverifiable"]);
  });
});

describe("a figure that is over, adjusted or only compared", () => {
  it("is told from what is so today", async () => {
    const table = ["\t2023\t2024", "EBITDA\t-420\t-260", "Adjusted EBITDA\t-110\t85"];
    const lines = ["CAC down from $900 to $420 in twelve months", "Gross margin: 66%, up 12 points on 2023"];
    const result = await review(
      { "deck.pdf": makePdf([["Acme"], ["Results", ...lines, ...table]]) },
      {
        a: [
          finding("was", "CAC", 900, "$", "CAC down from $900"),
          finding("adjusted", "EBITDA", 85, null, "Adjusted EBITDA -110 85", { period: "FY2024" }),
          finding("margin", "Gross margin", 66, "%", "Gross margin: 66%", { period: "FY2024" }),
        ],
      },
    );
    expect(statusOf(result, "was")).toEqual(["unsupported"]);
    expect(statusOf(result, "adjusted")).toEqual(["unsupported"]);
    expect(statusOf(result, "margin")).toEqual(["verified"]);
  });

  it("does not contradict the year's own figure from a column pro forma", async () => {
    const rows = [
      ["", "2023", "2024", "2024 pro forma"],
      ["Revenue", "£0.8M", "£1.3M", "£2.9M"],
    ];
    const result = await review(slides(["Acme"], { title: "Group figures", tables: [{ rows }] }), {
      careful: [finding("right", "Revenue", 1_300_000, "£", "Revenue £0.8M £1.3M", { period: "FY2024" })],
      hasty: [finding("wrong", "Revenue", 2_900_000, "£", "Revenue £2.9M", { period: "FY2024" })],
    });
    expect(standingOf(result, "right")).toBe("retained");
  });
});
