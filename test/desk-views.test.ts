import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Address } from "../src/domain/address.ts";
import type { EventMessage } from "../src/server/contract.ts";
import { countName } from "../web/src/i18n/counts.ts";
import { ago, lasting, measured } from "../web/src/i18n/numbers.ts";
import { wishesPortugal } from "../web/src/i18n/wishes-portugal.ts";
import { agreedReason } from "../web/src/view/agreed-reason.ts";
import { type Case, casesOf, folded, matching } from "../web/src/view/cases.ts";
import { revealed } from "../web/src/view/controls.ts";
import { exhibitsOf, samePlace } from "../web/src/view/exhibits.ts";
import {
  chosenOptions,
  forecastFor,
  limitPassed,
  pricedModel,
  unchosen,
  usualTokens,
} from "../web/src/view/model-choice.ts";
import { after, NOT_BEGUN } from "../web/src/view/progress.ts";
import { rangeOf } from "../web/src/view/range.ts";
import { readersChanges } from "../web/src/view/readers-changes.ts";
import { placed, scaleOf } from "../web/src/view/scale.ts";
import { typedNumber } from "../web/src/view/typed-number.ts";
import { withoutTitle } from "../web/src/view/without-title.ts";
import { wordChanges } from "../web/src/view/word-changes.ts";

describe("what cannot be seen is shown", () => {
  it("puts direction marks, zero-width and control characters in words, and loses nothing else", () => {
    expect(revealed("ARR \u202e000\u200b")).toEqual([
      { text: "ARR " },
      { code: "U+202E" },
      { text: "000" },
      { code: "U+200B" },
    ]);
    expect(revealed("a\nb\tc 👩‍💻")).toEqual([{ text: "a\nb\tc 👩‍💻" }]);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const back = revealed(text).map((piece) =>
          "text" in piece ? piece.text : String.fromCodePoint(Number.parseInt(piece.code.slice(2), 16)),
        );
        return back.join("") === text;
      }),
    );
  });
});

const message = (seq: number, event: EventMessage["event"]): EventMessage => ({
  seq,
  at: "2026-01-01T00:00:00Z",
  event,
});
const spent = { calls: 1, inputTokens: 10, outputTokens: 5, usd: 0.1 };

describe("progress", () => {
  const told: EventMessage[] = [
    message(1, { type: "run_started", attempt: 1 }),
    message(2, { type: "review_started", deal: "Acme", documents: 2, agents: 3 }),
    message(3, { type: "stage_started", stage: "reading" }),
    message(4, {
      type: "stage_finished",
      record: { stage: "reading", status: "done", durationMs: 5, counts: {} },
      spent,
    }),
    message(5, { type: "stage_started", stage: "tier1" }),
    message(6, { type: "contradiction_detected", contradictionId: "c", topic: "ARR", severity: "MAJOR" }),
  ];
  const whole = told.reduce(after, NOT_BEGUN);

  it("is the sum of the events", () => {
    expect(whole).toMatchObject({ documents: 2, current: "tier1", detected: 1, spent, topics: { c: "ARR" } });
    expect(whole.ended.reading?.status).toBe("done");
  });

  it("counts no event twice, however often a broken line repeats it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(told.length - 1), { maxLength: 30 }), (repeats) => {
        const heard = told.flatMap((one, at) => [
          one,
          ...repeats.filter((again) => again <= at).map((again) => told[again]),
        ]);
        expect((heard as EventMessage[]).reduce(after, NOT_BEGUN)).toEqual(whole);
      }),
    );
  });

  it("begins anew when a stopped review goes on", () => {
    const again = after(whole, message(7, { type: "run_started", attempt: 2 }));
    expect(again).toMatchObject({ detected: 0, current: null, ended: {} });
    expect(again.happened).toHaveLength(7);
  });
});

const page = (x: number): Address => ({
  kind: "page",
  document: "deck.pdf",
  page: 8,
  boxes: [{ x, y: 10, width: 50, height: 10 }],
});
const item = { source: "deck", rank: "primary", reference: "Deck, page 8", passage: "ARR 504", value: 504, step: 1 };

/** A case as the review document holds it; only what is looked at here. */
const someCase = (id: string, level: string, decision: string, topic = id): Case =>
  ({
    contradiction: {
      id,
      topic,
      contradictionType: "numeric_value",
      severity: { level, calculation: "", impactIfWrong: "" },
      positions: [
        { agentName: "a", findingId: "1", claim: "ARR = 504", normalizedValue: 504, confidence: 80, sources: [] },
        { agentName: "b", findingId: "2", claim: "ARR = 800", normalizedValue: 800, confidence: 80, sources: [] },
      ],
    },
    resolution: {
      verdict: { decision },
      finalValue: { value: 504, unit: "EUR", range: { min: 500, max: 510 } },
      baGuidance: { oneLiner: "Résolu" },
      evidence: [
        { agentName: "a", citations: [], support: [{ ...item, addresses: [page(100)] }], against: [] },
        {
          agentName: "b",
          citations: [{ reference: "Slide 8", status: "altered", at: page(120), source: "deck", explanation: "" }],
          support: [],
          against: [
            { ...item, addresses: [page(100)] },
            { ...item, passage: "MRR", addresses: [page(400)] },
          ],
        },
      ],
    },
  }) as unknown as Case;

describe("cases", () => {
  const review = {
    settled: [
      someCase("x", "MAJOR", "POSITION_A", "Évolution"),
      someCase("y", "CRITICAL", "POSITION_A"),
      someCase("z", "CRITICAL", "UNRESOLVED"),
    ],
    notExamined: [],
    noted: [],
  } as unknown as Parameters<typeof casesOf>[0];
  const cases = casesOf(review);

  it("puts the most severe first, and open ones before settled ones", () => {
    expect(cases.map(({ id, state }) => [id, state])).toEqual([
      ["z", "open"],
      ["y", "settled"],
      ["x", "settled"],
    ]);
  });

  it("finds words without their accents, in any order, all of them", () => {
    const found = (search: string) => matching(cases, { search, severity: "", state: "" }).map(({ id }) => id);
    expect(found("RESOLU evolution")).toEqual(["x"]);
    expect(found("evolution introuvable")).toEqual([]);
    expect(folded("ÀÉÎ")).toBe("aei");
    expect(matching(cases, { search: "", severity: "CRITICAL", state: "open" }).map(({ id }) => id)).toEqual(["z"]);
  });

  it("shows each place once, with everybody who stands on it", () => {
    const exhibits = exhibitsOf(cases[0] as Case);
    expect(exhibits).toHaveLength(2);
    expect(exhibits[0]).toMatchObject({
      supports: ["a"],
      against: ["b"],
      citedBy: [{ agentName: "b", status: "altered" }],
    });
    expect(exhibits[0]?.address).toMatchObject({ boxes: [{ x: 100 }, { x: 120 }] });
    expect(samePlace(page(0), { kind: "cell", document: "deck.pdf", sheet: "S", row: 1 })).toBe(false);
  });

  it("names each place of a sum by itself", () => {
    const one = someCase("s", "MINOR", "POSITION_A");
    const places = [page(100), { ...page(100), page: 4 }];
    const sum = { ...item, reference: "Deck, page 8 + Deck, page 4", calculation: "42 × 12 = 504", addresses: places };
    const evidence = [{ agentName: "a", citations: [], support: [sum], against: [] }];
    const summed = { ...one, resolution: { ...one.resolution, evidence } } as unknown as Case;
    expect(exhibitsOf(summed).map(({ reference }) => reference)).toEqual(["Deck, page 8", "Deck, page 4"]);
  });

  it("lays values on one line, in order, and none outside of it", () => {
    expect(rangeOf(cases[0] as Case)).toMatchObject({ retained: 504, range: { min: 500, max: 510 }, unit: "EUR" });
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 9 }),
        (values) => {
          const scale = scaleOf(values);
          const places = values.toSorted((a, b) => a - b).map((value) => placed(value, scale));
          expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

it("puts no source on record where a correction has none", () => {
  const words = { agreed: "with its source", agreedUnsourced: "without" };
  const reason = (justification: { sourceUsed?: string }) => agreedReason({ improvement: { justification } }, words);
  expect([reason({ sourceUsed: "Deck, page 4" }), reason({})]).toEqual(["with its source", "without"]);
});

it("says nothing twice under its own title", () => {
  expect(withoutTitle("ARR (mois 12)\u00a0: €108K est annoncé", "ARR (mois 12)")).toBe("€108K est annoncé");
  expect(withoutTitle("ARR: €108K", "ARR")).toBe("€108K");
  expect(withoutTitle("ARRs differ", "ARR")).toBe("ARRs differ");
  expect(withoutTitle("Compare page 9", "ARR")).toBe("Compare page 9");
});

it("shows a text that was rewritten whole before what came, and a changed word in its place", () => {
  const marks = (before: string, after: string) =>
    wordChanges(before, after).map(({ value, added, removed }) => [removed ? "-" : added ? "+" : "=", value]);
  expect(marks("MRR 42 k€ in March", "MRR 40 k€ in March")).toEqual([
    ["=", "MRR "],
    ["-", "42"],
    ["+", "40"],
    ["=", " k€ in March"],
  ]);
  const [was, is] = ["800K€ — Deck Slide 14", "507 000 € (Model, sheet Revenue, cell C12; the analysis said 800K€)"];
  expect(marks(was, is).map(([mark]) => mark)).toEqual(["-", "=", "+"]);
  expect(marks("", "Churn: 2 %")).toEqual([["+", "Churn: 2 %"]]);
});

describe("words and numbers", () => {
  it("speaks the Portuguese the browser asks for first", () => {
    expect(wishesPortugal(["en-GB", "pt-PT", "pt-BR"])).toBe(true);
    expect(wishesPortugal(["pt-BR", "pt-PT"])).toBe(false);
    expect(wishesPortugal(["pt", "fr"])).toBe(false);
  });

  it("writes values the way each language does", () => {
    expect(measured(504_000, "EUR", "fr").replaceAll(/\s/g, " ")).toBe("504 000 €");
    expect(measured(504_000, "EUR", "en")).toBe("€504,000");
    expect(measured(6500, "USD", "fr").replaceAll(/\s/g, " ")).toBe("6 500 $");
    expect(measured(6500, "CAD", "fr")).toContain("$CA");
    expect(measured(1.8, "%", "pt")).toBe("1,8%");
    expect(measured(-2.5, "months", "en")).toMatch(/^−2.5/);
    expect(measured(null, "EUR", "fr")).toBe("–");
    expect(countName("contradictions", 0, "fr")).toBe("0 contradiction");
    expect(countName("contradictions", 0, "en")).toBe("0 contradictions");
    expect(lasting(185_000, "fr")).toBe("3\u00a0min 05\u00a0s");
    expect(ago("2026-01-01T00:00:00Z", "en", Date.parse("2026-01-03T05:00:00Z"))).toBe("2 days ago");
  });

  it.each([
    ["504,000", { fr: 504, en: 504_000, pt: 504 }],
    ["504.000", { fr: 504_000, en: 504, pt: 504_000 }],
    ["1 234,5", { fr: 1234.5, en: 1234.5, pt: 1234.5 }],
    ["1,234.5", { fr: 1234.5, en: 1234.5, pt: 1234.5 }],
    ["1.234.567", { fr: 1_234_567, en: 1_234_567, pt: 1_234_567 }],
    ["−1,8", { fr: -1.8, en: -1.8, pt: -1.8 }],
    ["504 k€", { fr: null, en: null, pt: null }],
    ["1,2,3", { fr: null, en: null, pt: null }],
    ["", { fr: null, en: null, pt: null }],
  ] as const)("reads %s as the reader's language writes numbers", (text, expected) => {
    for (const locale of ["fr", "en", "pt"] as const) expect(typedNumber(text, locale)).toBe(expected[locale]);
  });

  it("tells the reader what an answer changes in the reader's language, whatever the letter's is", () => {
    const from = { kind: "gap" as const, id: "missing burn" };
    const asked = [{ from, changes: "The runway rests on it." }];
    expect(readersChanges({ from, changes: "La trésorerie en dépend." }, asked)).toBe("The runway rests on it.");
    expect(readersChanges({ from: { ...from, id: "missing team" }, changes: "Autre." }, asked)).toBe("Autre.");
    expect(readersChanges({ from: null, changes: null }, asked)).toBeNull();
  });

  it("tells the server which model reads and what it may spend, and nothing of money where none does", () => {
    const choice = { ...unchosen("anthropic:x"), tokens: "5000", usd: "" };
    expect(chosenOptions(choice)).toEqual({ budget: { tokens: 5000 } });
    expect(chosenOptions({ ...choice, reader: "none" })).toEqual({ model: null });
    expect(chosenOptions({ ...choice, reader: "named", model: " openai:gpt ", tokens: "", usd: "0.5" })).toEqual({
      model: "openai:gpt",
      budget: { usd: 0.5 },
    });
    expect(unchosen(null).reader).toBe("none");
    expect(chosenOptions({ ...choice, tokens: "", crossReading: false })).toEqual({ crossReading: false });
  });

  it("adds up what is chosen, and says which limit that goes beyond", () => {
    const share = (tokens: number, usd: number | null = tokens / 100_000) => ({ tokens, usd });
    const forecast = {
      model: "anthropic:x",
      pricesOf: null,
      contradictions: share(10_000),
      crossReading: share(5_000),
      analysts: { ...share(110_000), between: null },
      vision: share(0, null),
    };
    const choice = unchosen("anthropic:x");
    expect(forecastFor(forecast, choice)).toEqual({ tokens: 15_000, usd: expect.closeTo(0.15) });
    expect(forecastFor(forecast, { ...choice, crossReading: false })).toEqual(share(10_000));
    expect(forecastFor(forecast, { ...choice, vision: true }).usd).toBeNull();
    // Analysts have a purse of their own: the usual limit holds them.
    const studied = { ...choice, analysts: true };
    expect([usualTokens(choice), usualTokens(studied)]).toEqual([100_000, 500_000]);
    const likely = forecastFor(forecast, studied);
    expect(limitPassed(likely, studied)).toBeNull();
    expect(limitPassed(likely, { ...studied, tokens: "100000" })).toBe("tokens");
    expect(limitPassed(likely, { ...studied, usd: "1" })).toBe("usd");
    expect(limitPassed(likely, { ...studied, usd: "2" })).toBeNull();
    expect(limitPassed(share(110_000), choice)).toBe("tokens");
  });

  it("asks for a price only where a model is named whole", () => {
    const choice = { ...unchosen(null), reader: "named" as const };
    expect(["", "openai", "openai:", " openai:gpt-5 "].map((model) => pricedModel({ ...choice, model }))).toEqual([
      null,
      null,
      null,
      "openai:gpt-5",
    ]);
    expect([pricedModel(unchosen(null)), pricedModel(unchosen("a:b"))]).toEqual([null, "server"]);
  });
});
