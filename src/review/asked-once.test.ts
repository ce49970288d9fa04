import { describe, expect, it } from "vitest";
import { askedOnce } from "./asked-once.ts";

type Asking = Parameters<typeof askedOnce>[1];

const at = (row: number, value: number) => ({
  value,
  printed: String(value),
  address: { kind: "cell", document: "cap.xlsx", sheet: "Cap", row, cell: `C${row}` },
});
const finding = (id: string, places: object[], computed?: number) => ({ id, places, ...(computed && { computed }) });

/** The ids of what is asked, of questions that stand in this order. */
function asked(review: object, ...from: [kind: string, id: string][]): string[] {
  const nothing = { settled: [], inconsistencies: [], checks: [], synthesis: null };
  const questions = from.map(([kind, id]) => ({ from: { kind, id } })) as Parameters<typeof askedOnce>[0];
  return askedOnce(questions, { ...nothing, ...review } as unknown as Asking).map((one) => one.from.id);
}

describe("a matter that two questions are about", () => {
  it("is asked once where two checks hold the same figure against the same sum", () => {
    const findings = [
      finding("lines", [at(7, 1_400_000), at(2, 560_000)], 1_380_000),
      finding("total", [at(7, 1_400_000)], 1_380_000),
      finding("option pool", [at(7, 1_400_000)], 140_000),
    ];
    expect(asked({ checks: [{ findings }] }, ["check", "lines"], ["check", "total"], ["check", "option pool"])).toEqual(
      ["lines", "option pool"],
    );
  });

  it("is asked once where a verdict and the documents face the same two figures", () => {
    const item = ({ address, value }: ReturnType<typeof at>) => ({ addresses: [address], value });
    const evidence = [{ support: [item(at(9, 36))], against: [item(at(10, 41))] }];
    const review = {
      settled: [{ contradiction: { id: "margin" }, resolution: { evidence } }],
      inconsistencies: [
        { id: "same margin", statements: [at(9, 36), at(10, 41)] },
        { id: "another", statements: [at(9, 36), at(11, 12)] },
      ],
    };
    expect(
      asked(review, ["contradiction", "margin"], ["inconsistency", "same margin"], ["inconsistency", "another"]),
    ).toEqual(["margin", "another"]);
  });

  it("is asked once, by the graver question, where deck and model differ and a contradiction of four figures holds both", () => {
    const review = {
      synthesis: {
        reconciliation: [{ topic: "revenue", period: "2026", deck: at(4, 362_000), model: at(3, 702_945.6) }],
      },
      inconsistencies: [
        { id: "four", statements: [at(1, 1_026_243), at(2, 200_000), at(3, 702_946), at(4, 362_000)] },
        { id: "one of them", statements: [at(3, 702_946), at(2, 200_000)] },
      ],
    };
    const gap: [string, string] = ["gap", "revenue 2026"];
    expect(asked(review, ["inconsistency", "four"], gap)).toEqual(["four"]);
    expect(asked(review, gap, ["inconsistency", "four"])).toEqual(["revenue 2026"]);
    expect(asked(review, ["inconsistency", "one of them"], gap)).toHaveLength(2);
  });

  it("is two where a sum is made of the same figures and denies another", () => {
    const review = {
      inconsistencies: [{ id: "lifetime value", statements: [at(5, 180), at(1, 60_000), at(2, 504_000)] }],
      checks: [{ findings: [finding("growth", [at(1, 60_000), at(2, 504_000)])] }],
    };
    expect(asked(review, ["inconsistency", "lifetime value"], ["check", "growth"])).toHaveLength(2);
  });

  it("is two where one check asks two things of the same customers", () => {
    const findings = [finding("concentration", [at(2, 5), at(3, 6)]), finding("pilots", [at(3, 6), at(2, 5)])];
    expect(asked({ checks: [{ findings }] }, ["check", "concentration"], ["check", "pilots"])).toHaveLength(2);
  });
});
