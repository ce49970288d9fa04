import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../domain/locale.ts";
import { type CalculationClaim, checkCalculation } from "./check.ts";

const check = (claim: CalculationClaim | string, locale?: Locale) =>
  checkCalculation(typeof claim === "string" ? { formula: claim } : claim, locale ? { locale } : {});

/** "ok", or the reason there is none. */
const verdict = (claim: CalculationClaim | string) => {
  const { ok, reason } = check(claim);
  return ok ? "ok" : reason;
};

describe("multiples", () => {
  it.each([
    ["15.8x - 11.5x = 4.3x", true],
    ["(15,8x − 11,5x) / 11,5x = 37 %", true],
    ["50 + 25 × (15,8x − 11,5x) / (16,8x − 11,5x) = 70,28", true],
    ["15.8x - 11.5x = 5.3x", false],
    ["42 x -12 = -504", true],
    ["42x12 = 504", true],
    ["$90k / $30k = 3x (+200%)", true],
    ["$90k / $30k = 4x (+200%)", false],
  ])("in %s: %s", (formula, ok) => {
    expect(checkCalculation({ formula }).ok).toBe(ok);
  });
});

describe("chains and comparisons as people write them", () => {
  it.each([
    ["646K€ − 181K€ = 465K€ / 646K€ = 72.0%", true],
    ["646K€ − 181K€ = 475K€ / 646K€ = 73.5%", false],
    ["646K€ − 181K€ = 465K€ / 646K€ = 70.0%", false],
    ["10 + 5 = 15 − 3", false],
    ["0.3 × 20K + 0.7 × 50K = 6 + 35 = $41K", true],
    ["0.3 × 20K + 0.7 × 50K = 6 + 38 = $44K", false],
    ["0.3 × 20K + 0.7 × 50K = 6M + 35M = $41M", false],
    ["1 + 1 + 3 = 5 M$", true],
    ["1 + 1 + 3 = 6 M$", false],
    ["1 + 0.5 = 1.5 M€", true],
    ["900 clients = 2,3 % des 40 000 entreprises", true],
    ["900 clients = 3,3 % des 40 000 entreprises", false],
    ["30,000,000 / 20,000 = N1,500 per USD", true],
    ["30,000,000 / 20,000 = N2,500 per USD", false],
    ["720K€ vs 480K€ = +50%", true],
    ["720K€ vs 480K€ = +40%", false],
    ["$417,000 against $278,000, i.e. +50%", true],
    ["$417,000 against $278,000, i.e. +35%", false],
    ["669 K€ contre 372 K€ (+80 %)", true],
    ["800K€ vs 504K€ = +58%", true],
    ["800 vs 504 = +58%", false],
    ["480 K€ contre 720 K€ = −33 %", true],
    ["800K€ vs 504K€ = 296K€", true],
    ["from 42K€ to 63K€ = +50%", true],
    ["42K€ → 63K€ = +50%", true],
    ["42K€ → 63K€ = +60%", false],
    ["de 372 K€ à 669 K€, soit +79,8 %", true],
    ["de 372 K€ à 669 K€, soit +59,8 %", false],
    ["Revenue went from $372K to $669K (+80%)", true],
    ["Revenue went from $372K to $669K (+60%)", false],
    ["1,26 M€ de trésorerie / 70 K€ de burn, soit 18 mois", true],
    ["1,26 M€ de trésorerie / 70 K€ de burn, soit 21 mois", false],
    ["58 of 200 customers left; 58 of 200 = 29%", true],
    ["58 sur 200 = 39 %", false],
    ["240 K€ sur 910 K€ = 26,4 %", true],
    ["240 K€ sur 910 K€ = 36,4 %", false],
    ["12 % de 45 000 = 5 400", true],
    ["LTV / CAC: 9,400 / 1,850 = 5.1", true],
    ["MRR x 12: 56.550 x 12 = 678.600", true],
    ["MRR x 12: 56.550 x 12 = 768.600", false],
  ])("%s: %s", (formula, ok) => {
    expect(checkCalculation({ formula }).ok).toBe(ok);
  });

  it("a year in words is no wrong sum of its month, and a word alone lacks no input", () => {
    expect(verdict("42 K€ par mois, soit 504 K€ par an")).toBe("nothing_to_compare");
    expect(verdict("soit")).toBe("unreadable");
  });

  it("an arrow between two amounts does not call them equal", () => {
    expect(verdict("MRR 42K€ → ARR 504K€")).toBe("nothing_to_compare");
  });
});

describe("the reader's language", () => {
  const values = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 2, max: 99 }), fc.boolean());

  it("changes the words and nothing else", () => {
    fc.assert(
      fc.property(values, fc.constantFrom(",", "."), ([thousands, times, right], group) => {
        const [a, b] = [thousands * 1000, thousands * 1000 * times + (right ? 0 : 36_000)];
        const print = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, group);
        const claim = { formula: `${print(a)} × ${times} = ${print(b)}€` };
        const [en, fr, pt] = (["en", "fr", "pt"] as const).map((locale) => checkCalculation(claim, { locale }));
        expect([fr?.ok, fr?.recomputed, pt?.ok, pt?.recomputed]).toEqual([
          right,
          en?.recomputed,
          right,
          en?.recomputed,
        ]);
        expect(en?.recomputed).toBe(a * times);
      }),
    );
  });
});

describe("sums that hold", () => {
  it.each([
    "42,000 × 12 = 504,000",
    "(5 + 3 + 2) k€ × 12 + 15 k€ = 135 k€",
    "N1,500 × 20 = N30,000",
    "$36k / $12k = 3x (+200%)",
    "$29.6k / $10k = 3x (+200%)",
    "(507 000 − 142 000) / 507 000 = 72,0 %",
    "(4,200,000/505,000)^(1/2) − 1 = 188 %",
    "CAGR = (4.2M / 505K)^(1/2) - 1 = 2.88 - 1 = 188%",
    "Gross margin = (Revenue - COGS)/Revenue = (507,000 - 142,000) / 507,000 = 0.720 = 72%",
    "Gross Profit = 507,000 - 142,000 = 365,000€. Gross Margin = 365,000 / 507,000 = 0.7199 = 72.0%",
    "MRR 42K€ × 12 = 504K€, confirmed elsewhere at 507K€",
    "72,0 % = 365 / 507",
    "Rule of 40 = 60% + (-25%) = 35%",
    "- ARR: 42 000 × 12 → **504 000 €** (slide 8)",
    "R$ 2,5 milhões × 4 = R$ 10 milhões",
    "1,2 M€ / 12 mois = 100 K€/mois",
    "12'000 × 2 = 24'000",
    "42 000 x 12 = 504 000",
    "15 % de 2 000 € = 300 €",
    "500K€ + 20 % = 600K€",
    "12% − 10% = 200 bps",
    "4,2 − 1,1 M€ = 3,1 M€",
    "\\frac{365{,}000}{507{,}000} \\times 100 \\approx 71.99\\%",
    "1.05² = 1.1025",
    "moyenne(1,5; 2,5) = 2",
    "avg(10,20,30) = 20",
    "−114 − (71) = −43",
    "(2,605) / 50,171 = 0.05",
    "Step 1: 42 000 × 12 = 504 000",
    "2022–2024 CAGR = (4.2 / 0.505)^(1/2) − 1 = 188%",
    "CAGR (2022–2024) = (4.2 / 0.505)^(1/2) − 1 = 188%",
    "Year 1 ARR: 42K€ × 12 = 504K€",
    "ARR 2024 equals 42K€ × 12 = 504K€",
    "2^3^2 = 512",
    "2**3 = 8",
    "2 ** 3 = 8",
    "**ARR** **504K€** = 42K€ × 12",
    "-2^2 = -4",
  ])("%s", (formula) => {
    expect(check(formula)).toMatchObject({ ok: true });
  });

  it("takes inputs as a record or a list, whatever the case, accents and spaces of their names", () => {
    expect(verdict({ formula: "MRR × 12", inputs: { MRR: 42000 }, result: 504000 })).toBe("ok");
    expect(verdict({ formula: "ARR = mrr x 12", inputs: [{ name: "MRR", value: "42K€" }], result: "504K€" })).toBe(
      "ok",
    );
    const inputs = { ARPA: 500, "Marge brute": "72 %", "Taux d'attrition": "2%" };
    expect(verdict({ formula: "ARPA × marge  brute / taux d'attrition", inputs, result: "18 000 €" })).toBe("ok");
    expect(verdict({ formula: "Net MRR + MRR", inputs: { MRR: 1, "Net MRR": 2 }, result: 3 })).toBe("ok");
  });

  it("gives what it recomputed in the terms of the result", () => {
    expect(check("42K€ × 12 = 504K€").recomputed).toBe(504000);
    expect(check({ formula: "365/507", result: 72, unit: "%" }).recomputed).toBeCloseTo(71.992, 3);
    expect(check({ formula: "42 000 × 12", result: 504, unit: "K€" }).recomputed).toBe(504);
  });

  it("lets a statement define a name for the next", () => {
    expect(verdict("MRR = 42,000€ (Slide 8)\nARR = MRR × 12 = 504,000€")).toBe("ok");
    expect(verdict("MRR: 42K€; ARR: MRR × 12 = 505K€")).toBe("wrong_result");
  });

  it("says what it assumed", () => {
    expect(check("(1,055 + 604) / 2 = $829.5 million").assumptions).toEqual(["scale_of_result"]);
    expect(check("$389 million ÷ 1,000 = $0.389 billion").assumptions).toEqual(["unit_conversion"]);
    expect(check("4.3% - 4.1% = 0.2").assumptions).toEqual(["percent_sign_omitted"]);
    expect(check({ formula: "4.00 - 1.90", result: 2.1, decimals: 2, unit: "percent" }).assumptions).toEqual([
      "already_percent",
    ]);
    expect(check("3 + (13) + 26 = 16").assumptions).toEqual(["parentheses_negative"]);
  });
});

describe("sums that do not", () => {
  it.each([
    "42,000 × 12 = 505,000",
    "(5 + 3 + 2) k€ × 12 + 15 k€ = 145 k€",
    "$36k / $12k = 3x (+300%)",
    "365/507 = 0.72%", // a fraction with a percent sign
    "365/507 = 71.99", // a percentage without one
    "1 - 0.28 = 0.72%",
    "60% + 25% = 35%",
    "42 000 € × 12 = 504 000 K€",
    "365/507 = 0.7 = 70%", // restating a rounded number adds no digits
    "365 × 1381/7890 = 365 × 0.2 = 80",
    "42 000 × 12 = 540 000 = 504 K€",
    "16,830 / 2,694 = 6.24",
    "1.5 × 1,234 = 1.851", // "1.5" fixes what the comma means
    "1,5 × 1.234 = 1,851",
  ])("%s", (formula) => {
    expect(check(formula)).toMatchObject({ ok: false, reason: "wrong_result" });
  });

  it("holds a plain number to its unit", () => {
    expect(verdict({ formula: "42K€ × 12", result: 504, unit: "K€" })).toBe("ok");
    expect(verdict({ formula: "42K€ × 12", result: 504, unit: "€" })).toBe("wrong_result");
    expect(verdict({ formula: "MRR × 12", inputs: { MRR: 42 }, result: "504K€" })).toBe("wrong_result");
  });

  it("names the first step that breaks", () => {
    const found = check("(507 − 142) / 507 = 365 / 507 = 0,75 = 75 %");
    expect(found.breaksAt).toBe("0,75");
    expect(found.steps?.map(({ ok }) => ok)).toEqual([true, true, false]);
  });

  it("marks a result whose digits were cut off", () => {
    expect(check("16,830 / 2,694 = 6.24").cutOff).toBe(true);
    expect(check("16,830 / 2,694 = 6.23").cutOff).toBeUndefined();
  });

  it("refuses another currency unless a rate may stand in the sum", () => {
    expect(verdict("42K€ × 12 = 504K$")).toBe("unit_mismatch");
    expect(verdict("100 $ × 0.92 = 92 €")).toBe("ok");
  });
});

describe("sums that cannot be checked", () => {
  it.each<[name: string, claim: CalculationClaim | string, reason: string]>([
    ["a tower of powers", "9^9^9^9 = 1", "too_large"],
    ["100,000 parentheses", `${"(".repeat(100_000)}1${")".repeat(100_000)} = 1`, "too_large"],
    ["a megabyte", "1+".repeat(500_000), "too_large"],
    ["deep parentheses", `${"(".repeat(500)}1${")".repeat(500)} = 1`, "too_large"],
    ["a hundred equalities", `${"1+1=".repeat(100)}2`, "too_large"],
    ["a division by zero", "1 / (3 − 3) = 0", "division_by_zero"],
    ["the root of a negative", "sqrt(−4) = 2", "not_finite"],
    ["a result that is no number", { formula: "1 + 1", result: Number.NaN }, "not_finite"],
    ["an open parenthesis", "(42 000 × 12 = 504 000", "unreadable"],
    ["a fragment", "4.50% + 15.00%) / 3 = (31.85%", "unreadable"],
    ["two operators", "42 × × 12 = 504", "unreadable"],
    ["a range as a result", { formula: "42 × 12", result: "500–510" }, "unreadable"],
    ["words as a result", { formula: "42 × 12", result: "a lot" }, "unreadable"],
    ["nothing", "", "unreadable"],
    ["no result", "42 × 12", "nothing_to_compare"],
  ])("%s", (_name, claim, reason) => {
    expect(check(claim)).toMatchObject({ ok: false, reason });
  });

  it("names the inputs it lacks", () => {
    expect(check({ formula: "(Revenue − COGS) / Revenue", inputs: { Revenue: 507 }, result: "72%" })).toMatchObject({
      recomputed: null,
      reason: "missing_input",
      missing: ["COGS"],
    });
    expect(check({ formula: "Net MRR × 12", inputs: { MRR: 1 }, result: 12 }).missing).toEqual(["Net MRR"]);
  });
});

describe("explanations", () => {
  it("are one sentence in each language, with its numbers", () => {
    const wrong = { formula: "42 000 × 12", result: 505000 };
    expect(check(wrong, "en").explanation).toBe("The sum is wrong: “42 000 × 12” gives 504,000, not 505,000.");
    expect(check(wrong, "fr").explanation.replace(/\s/g, " ")).toBe(
      "Le calcul est faux : « 42 000 × 12 » donne 504 000, et non 505 000.",
    );
    expect(check(wrong, "pt").explanation.replace(/\s/g, " ")).toBe(
      "O cálculo está errado: “42 000 × 12” dá 504.000, e não 505.000.",
    );
  });

  it("say which step breaks and quote only the sum", () => {
    expect(check("MRR of 42K€ × 12 = 504K€ = 0.55M€ as of today").explanation).toContain("Step 2");
    expect(check("42K€ × 12 = 540K€ in 2024, see the deck").explanation).toContain("not 540K€.");
  });
});

describe("properties", () => {
  const amount = fc.integer({ min: 1_000, max: 9_999_999 });
  const written = (value: number, decimals: number, locale: Locale) => {
    const [whole = "", rest] = Math.abs(value).toFixed(decimals).split(".");
    const [group, point] = locale === "en" ? [",", "."] : locale === "fr" ? ["\u202f", ","] : [".", ","];
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
    return (value < 0 ? "-" : "") + (rest ? grouped + point + rest : grouped);
  };

  it("a right sum stays right however its numbers are written", () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom<Locale>("en", "fr", "pt"), (a, b, locale) => {
        const n = (value: number, decimals = 0) => written(value, decimals, locale);
        expect(verdict(`${n(a)} + ${n(b)} = ${n(a + b)}`)).toBe("ok");
        expect(verdict(`(${n(a)} − ${n(b)}) / ${n(b)} = ${n(((a - b) / b) * 100, 1)} %`)).toBe("ok");
        expect(verdict({ formula: `${n(a, 2)} × 12`, result: `${n(a * 12, 2)} €` })).toBe("ok");
      }),
    );
  });

  it("no other digit in the result is ever accepted", () => {
    fc.assert(
      fc.property(amount, amount, fc.nat(20), fc.integer({ min: 1, max: 9 }), (a, b, place, shift) => {
        for (const [formula, value, decimals, unit] of [
          [`${a} + ${b}`, a + b, 0, ""],
          [`${a} / ${b}`, a / b, 3, ""],
          [`${a} / ${b}`, (a / b) * 100, 2, "%"],
        ] as const) {
          const digits = value.toFixed(decimals);
          const at = place % digits.length;
          if (digits[at] === ".") continue;
          const other = digits.slice(0, at) + ((Number(digits[at]) + shift) % 10) + digits.slice(at + 1);
          expect(verdict({ formula, result: `${digits}${unit}` })).toBe("ok");
          // A number that ends exactly between two digits may be printed either way.
          const tie = Math.abs(Math.abs(value * 10 ** decimals) % 1) === 0.5;
          if (!tie) expect(verdict({ formula, result: `${other}${unit}` })).toBe("wrong_result");
        }
      }),
    );
  });

  it("never throws, whatever the text", () => {
    const piece = fc.constantFrom(
      ..."0 1 12 1,234 1.5 72,0 % ( ) + − × / ^ = ≈ → x MRR of € $ K M€ sum( ; , : \\frac{ } ** \n ² . - ~".split(" "),
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(
        text,
        text,
        fc.dictionary(fc.string(), fc.oneof(fc.double(), fc.string())),
        (formula, result, inputs) => {
          const found = check({ formula, result, inputs, unit: result.slice(0, 3) });
          expect(found.explanation).not.toBe("");
          expect(found.ok || found.reason !== undefined).toBe(true);
          expect(typeof check(formula).ok).toBe("boolean");
        },
      ),
      { numRuns: 500 },
    );
  });
});

it.each([["$50k–$100k × 3 = $150k–$300k"], ["10–15% of €1M = €100–150K"], ["340 / 62 = 5-6 months"]])(
  "a result between two values is no sum of one: %s",
  (formula) => expect(verdict(formula)).toBe("unreadable"),
);

it.each([["507-142 = 365"], ["100 - 300 = -200"], ["365 = 507 − 142"]])("a minus stays one: %s", (formula) =>
  expect(verdict(formula)).toBe("ok"),
);
