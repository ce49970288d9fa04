import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERIOD_RULES } from "./period-rules.ts";
import { findPeriods, parsePeriod, periodContains, samePeriod } from "./periods.ts";

describe("a time said twice", () => {
  it("is one: by the calendar, and as it counts in the plan", () => {
    expect(findPeriods("ANNÉE 1 (2026)")).toEqual([
      { period: "2026", basis: { nature: "projected" }, text: "ANNÉE 1 (2026)", start: 0, end: 14 },
    ]);
    expect(findPeriods("Dez/26 (Mês 5)").map(({ period }) => period)).toEqual(["2026-12"]);
    expect(findPeriods("2026 – Year 1").map(({ period }) => period)).toEqual(["2026"]);
    expect(findPeriods("Year 1, Year 2 (2027, 2028)")).toHaveLength(3);
  });
});

describe("parsePeriod", () => {
  it.each([
    ["FY24", "2024"],
    ["FY24 A", "2024"],
    ["FY25 (F)", "2025"],
    ["FY2024", "2024"],
    ["exercice 2024", "2024"],
    ["exercício de 2024", "2024"],
    ["2024", "2024"],
    ["Annee 2", "Y2"],
    ["Exercice 3", "Y3"],
    ["N+1", "Y1"],
    ["2025E", "2025"],
    ["S1 2024", "2024-H1"],
    ["H1-24", "2024-H1"],
    ["1S24", "2024-H1"],
    ["1er semestre 2024", "2024-H1"],
    ["T3 2024", "2024-Q3"],
    ["Q3'24", "2024-Q3"],
    ["Q3 FY24", "2024-Q3"],
    ["3T24", "2024-Q3"],
    ["2024-Q3", "2024-Q3"],
    ["3e trimestre 2024", "2024-Q3"],
    ["T3", "Q3"],
    ["décembre 2024", "2024-12"],
    ["Dec-24", "2024-12"],
    ["dez/2024", "2024-12"],
    ["dezembro de 2024", "2024-12"],
    ["août 2023", "2023-08"],
    ["12/2024", "2024-12"],
    ["2024-12", "2024-12"],
    ["31/12/2024", "2024-12-31"],
    ["12/31/2024", "2024-12-31"],
    ["2024-12-31", "2024-12-31"],
    ["31 décembre 2024", "2024-12-31"],
    ["Dec. 31, 2024", "2024-12-31"],
    ["exercice clos le 31/12/2024", "2024-12-31"],
    ["LTM", "LTM"],
    ["TTM", "LTM"],
    ["12 derniers mois", "LTM"],
    ["últimos 12 meses", "LTM"],
    ["LTM Dec-24", "LTM@2024-12"],
    ["Y1", "Y1"],
    ["année 1", "Y1"],
    ["Ano 1", "Y1"],
    ["M12", "M12"],
  ])("%s is %s", (text, period) => {
    expect(parsePeriod(text)).toBe(period);
  });

  it.each(["13/2024", "2024 et 2025", "504 000 €", "CA 2024", "", "31/13/2024"])("%s is no single period", (text) => {
    expect(parsePeriod(text)).toBeNull();
  });
});

describe("findPeriods", () => {
  it("tells places and what the writing says of the nature", () => {
    const text = "CA 2023A 505 K€, 2025E 4,2 M€, T1 2026";
    const found = findPeriods(text);
    expect(found.map(({ period, basis }) => [period, basis?.nature])).toEqual([
      ["2023", "actual"],
      ["2025", "projected"],
      ["2026-Q1", undefined],
    ]);
    for (const one of found) expect(text.slice(one.start, one.end)).toBe(one.text);
  });

  it("does not take numbers for years", () => {
    expect(findPeriods("2024 € et 2 024 clients, 1.2024, 12 2024 000, 2024 %")).toEqual([]);
  });
});

describe("numbers of four digits", () => {
  it("are no year where they begin a range that no years make", () => {
    expect(findPeriods("2000-5000 visitors")).toEqual([]);
    expect(findPeriods("2024-2026").length).toBeGreaterThan(0);
  });
});

describe("periods compared", () => {
  it("knows what lies inside what", () => {
    expect(samePeriod("2024-Q3", "2024-Q3")).toBe(true);
    expect(periodContains("2024", "2024-Q3")).toBe(true);
    expect(periodContains("2024-H2", "2024-Q3")).toBe(true);
    expect(periodContains("2024-Q3", "2024-08")).toBe(true);
    expect(periodContains("2024-12", "2024-12-31")).toBe(true);
    expect(periodContains("LTM", "LTM")).toBe(true);
  });

  it("does not guess", () => {
    expect(periodContains("2024-Q3", "2024")).toBe(false);
    expect(periodContains("2024-H1", "2024-Q3")).toBe(false);
    expect(periodContains("2024-H2", "2024-Q1")).toBe(false);
    expect(periodContains("2024", "2023-12")).toBe(false);
    expect(periodContains("2024-12-31", "2024-12")).toBe(false);
    expect(periodContains("LTM", "2024")).toBe(false);
    expect(periodContains("Y1", "2024")).toBe(false);
  });
});

describe("the hints of the rules", () => {
  const parts = [
    ..."LTM|TTM|12 derniers mois|last twelve months|últimos doze meses|12-m glissants|2024|2024-03-31|31/12/2024|3.4.24|2024-07|07/2024".split(
      "|",
    ),
    ..."1er mars|March 5, 2024|Dez/26|déc. 24E|ſept 2024|QTR 2|Trimestre 3|Q1-Q2 2024|T3'24|H1 24|2S24|1T25E|2024 Q3|3ème trimestre|2nd half".split(
      "|",
    ),
    ..."FY 24 (E)|F.Y.2023|EF24|exercice 2024|ano fiscal 2024|FY2023-24|2nd year|première année|primer año|M+12|M +3|N+2|2025E|2026p".split(
      "|",
    ),
    ..."Year 1|Año 2|Exercício 3|Mês 5|Month\u00a0\u00a012|M6|mois 4|Réel|42 000 €| |, | – |(|)".split("|"),
  ];

  it("pass over no writing that its rule can read", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 6 }), (words) => {
        const text = words.join(" ");
        for (const { hint, pattern } of PERIOD_RULES) if (text.match(pattern)) expect(hint.test(text)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
