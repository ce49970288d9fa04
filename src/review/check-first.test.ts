import { describe, expect, it } from "vitest";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { checkFirst } from "./check-first.ts";
import { redFlagsFor } from "./red-flags.ts";
import type { Review } from "./result.ts";

const clock = () => new Date("2025-02-03T00:00:00Z");
const deal = { name: "Deal", sector: null, stage: null, locale: "en" as const };

const DECK = [
  "Slide 3",
  "MRR: €64,000",
  "ARR: €768,000",
  "Slide 5",
  "Revenue 2023: €410,000",
  "Revenue 2024: €614,000",
  "Cash: €980,000",
  "Net burn per month: €70,000",
  "Slide 6",
  "Round size: €2M",
  "Pre-money valuation: €8M",
].join("\n");

async function answerTo(deckExtracts: string) {
  const agentOutputs = [makeAgentOutput("scout", [makeFinding("scout", "Team size", 4, 60)])];
  const { answer } = await reviewDeal(
    { deal, context: { deckExtracts }, agentOutputs, warnings: [] } as unknown as Parameters<typeof reviewDeal>[0],
    { clock, locale: "en" },
  );
  return answer;
}

describe("what to check first", () => {
  it("begins with what cannot be true, with the passages that show it, and never names more than three", async () => {
    const { checkFirst = [] } = await answerTo(DECK.replace("ARR: €768,000", "ARR: €1,900,000"));
    expect(checkFirst.length).toBeLessThanOrEqual(3);
    const [first] = checkFirst;
    expect(first).toMatchObject({ from: { kind: "inconsistency" }, title: "ARR" });
    expect(first?.places).toEqual([
      expect.objectContaining({ reference: "Deck, slide 3", passage: expect.stringContaining("1,900,000") }),
    ]);
  });

  it("says of a verdict the documents deny what they deny of it", () => {
    const settled = [
      {
        contradiction: { id: "c", topic: "LTV", severity: { level: "CRITICAL" } },
        resolution: {
          verdict: { decision: "POSITION_A" },
          evidenceLevel: "contradicted",
          evidence: [],
          redFlags: ["LTV: the documents' own figures give another result"],
          baGuidance: { canTrust: true, whatToVerify: "Compare Deck, page 9" },
        },
      },
    ];
    const parts = { settled, locale: "en", inconsistencies: [], synthesis: null } as unknown as Parameters<
      typeof checkFirst
    >[0];
    expect(checkFirst(parts, { steering: [], keyFigures: [], redFlags: [], differing: [] })).toMatchObject([
      { title: "LTV", severity: "CRITICAL", text: expect.stringContaining("give another result") },
    ]);
  });

  it("names what is missing and what only one document says, where nothing worse is known", async () => {
    const { checkFirst = [] } = await answerTo(DECK);
    expect(checkFirst.map(({ from }) => from.kind)).not.toContain("inconsistency");
    expect(checkFirst).toHaveLength(3);
  });
});

describe("figures that follow from the key figures", () => {
  it("are computed where no document states them, with their inputs' places", async () => {
    const { derived = [] } = await answerTo(DECK);
    expect(derived.map(({ topic }) => topic)).toEqual(["runway", "arr_multiple"]);
    expect(derived).toMatchObject([
      { value: 14, inputs: [{ reference: "Deck, slide 5" }, { reference: "Deck, slide 5" }] },
      { calculation: expect.stringContaining("8,000,000 / 768,000"), level: "declared" },
    ]);
  });

  it("are left to the document that states them, and to nobody where an input is a plan", async () => {
    const stated = await answerTo(`${DECK}\nRunway: 14 months`);
    expect(stated.derived?.map(({ topic }) => topic)).toEqual(["arr_multiple"]);
    const planned = await answerTo(DECK.replace("MRR: €64,000\nARR: €768,000", "Forecast\nARR 2031: €9M"));
    expect(planned.derived?.map(({ topic }) => topic)).not.toContain("arr_multiple");
  });

  it("are worth no more than what they are made of", async () => {
    const { derived = [] } = await answerTo(DECK.replace("ARR: €768,000", "ARR: €1,900,000"));
    expect(derived.find(({ topic }) => topic === "arr_multiple")).toMatchObject({ level: "contradicted" });
  });
});

it("is about the company: a false source of an analyst is not among what to check first", () => {
  const flag = (text: string, standing: "unverified" | "false") => ({
    agentName: "risk",
    flag: { id: text, text, severity: "CRITICAL", evidence: [], path: "redFlags[0]" },
    standing,
    checks: [],
  });
  const review = {
    locale: "en",
    settled: [],
    inconsistencies: [],
    synthesis: null,
    verification: {
      redFlags: [flag("A conviction nobody finds", "false"), flag("One customer is half of it", "unverified")],
    },
  } as unknown as Omit<Review, "answer">;
  const redFlags = redFlagsFor(review, []);
  expect(redFlags.map(({ words, about }) => [words, about])).toEqual([
    ["One customer is half of it", undefined],
    ["A conviction nobody finds", "analyst"],
  ]);
  const first = checkFirst(review, { steering: [], keyFigures: [], differing: [], redFlags });
  expect(first.map(({ title }) => title)).toEqual(["One customer is half of it"]);
});

it("names what the documents say against themselves before a warning that nothing proves", () => {
  const review = {
    locale: "en",
    settled: [],
    inconsistencies: [
      {
        id: "ltv",
        kind: "relation",
        name: "LTV",
        severity: "MAJOR",
        certainty: "question",
        explanation: "$180 is more than the figures beside it would allow",
        statements: [],
      },
    ],
    synthesis: null,
    verification: {
      redFlags: [
        {
          agentName: "risk",
          flag: { id: "f", text: "Founder not named", severity: "CRITICAL", evidence: [], path: "redFlags[0]" },
          standing: "unverified",
          checks: [],
        },
      ],
    },
  } as unknown as Omit<Review, "answer">;
  const redFlags = redFlagsFor(review, []);
  const first = checkFirst(review, { steering: [], keyFigures: [], differing: [], redFlags });
  expect(first.map(({ title }) => title)).toEqual(["LTV", "Founder not named"]);
});

it("names what a check shows to be wrong before what the documents do not say", () => {
  const place = { reference: "Cap table, total", passage: "Total 1,400,000", address: { kind: "page", page: 1 } };
  const finding = { id: "shares", rule: "shares_sum", verdict: "flag", severity: "MAJOR", places: [place] };
  const review = {
    locale: "en",
    settled: [],
    inconsistencies: [],
    verification: { redFlags: [] },
    synthesis: { score: { completeness: { missing: ["cash"] } } },
    checks: [
      {
        title: "Cap table",
        findings: [
          { ...finding, text: "The lines add up to 1,380,000 shares." },
          { ...finding, id: "told", text: "Told as a contradiction already.", shownBy: "inc_1" },
          { ...finding, id: "asked", text: "Which date is it of?", verdict: "question" },
        ],
      },
    ],
  } as unknown as Omit<Review, "answer">;
  const first = checkFirst(review, { steering: [], keyFigures: [], differing: [], redFlags: [] });
  expect(first.map(({ from, text }) => [from.kind, text])).toEqual([
    ["check", "The lines add up to 1,380,000 shares."],
    ["missing", expect.any(String)],
  ]);
  expect(first[0]?.places).toHaveLength(1);
});

it("names what a check leaves open, with its passage, before a warning that nothing proves", () => {
  const place = { reference: "Term sheet, page 2", passage: "Full ratchet", address: { kind: "page", page: 2 } };
  const asked = { rule: "full_ratchet", verdict: "question", severity: "MAJOR" };
  const review = {
    locale: "en",
    settled: [],
    inconsistencies: [],
    synthesis: null,
    checks: [
      { title: "Term sheet", findings: [{ ...asked, id: "ratchet", text: "It is a full ratchet.", places: [place] }] },
      { title: "Data room", findings: [{ ...asked, id: "papers", text: "Papers are missing.", places: [] }] },
    ],
    verification: {
      redFlags: [
        {
          agentName: "risk",
          flag: {
            id: "f",
            text: "The plan looks unrealistic",
            severity: "CRITICAL",
            evidence: [],
            path: "redFlags[0]",
          },
          standing: "unverified",
          checks: [],
        },
      ],
    },
  } as unknown as Omit<Review, "answer">;
  const first = checkFirst(review, { steering: [], keyFigures: [], differing: [], redFlags: redFlagsFor(review, []) });
  expect(first.map(({ title, places }) => [title, places.length])).toEqual([
    ["Term sheet", 1],
    ["The plan looks unrealistic", 0],
  ]);
});

it("opens a passage with each: a warning and a silence without one come after what has a place", () => {
  const review = {
    locale: "en",
    settled: [],
    inconsistencies: [],
    synthesis: { score: { completeness: { missing: ["cash"] } } },
    verification: {
      redFlags: [
        {
          agentName: "risk",
          flag: { id: "f", text: "Founder not named", severity: "CRITICAL", evidence: [], path: "redFlags[0]" },
          standing: "unverified",
          checks: [],
        },
      ],
    },
  } as unknown as Omit<Review, "answer">;
  const side = { reference: "Deck, slide 3", address: { kind: "page" }, passage: "ARR: €768,000" };
  const arr = { topic: "arr", name: "ARR", formatted: "€768,000", level: "declared", reference: side.reference };
  const keyFigures = [{ ...arr, deck: side }] as unknown as Parameters<typeof checkFirst>[1]["keyFigures"];
  const first = checkFirst(review, { steering: [], keyFigures, differing: [], redFlags: redFlagsFor(review, []) });
  expect(first.map(({ from, places }) => [from.kind, places.length])).toEqual([
    ["key_figure", 1],
    ["red_flag", 0],
    ["missing", 0],
  ]);
});

it("heads a warning that is a whole paragraph with its first sentence", () => {
  const rest =
    "In practice it means unlicensed betting, and a fund that invests in it is exposed to the regulator as well.";
  const flag = (text: string) => ({
    agentName: "memo",
    flag: { id: "f", text, severity: null, evidence: [], path: "redFlags[0]" },
    standing: "unverified",
    checks: [],
  });
  const review = {
    locale: "en",
    settled: [],
    inconsistencies: [],
    synthesis: null,
    verification: { redFlags: [flag(`Regulation is the deal-breaker. ${rest}`)] },
  } as unknown as Omit<Review, "answer">;
  const [first] = checkFirst(review, {
    steering: [],
    keyFigures: [],
    differing: [],
    redFlags: redFlagsFor(review, []),
  });
  expect([first?.title, first?.text]).toEqual(["Regulation is the deal-breaker.", `${rest} · memo`]);
});
