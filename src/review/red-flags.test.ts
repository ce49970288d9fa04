import { expect, it } from "vitest";
import type { VerifiedFlag } from "../evidence/citations/verify-flags.ts";
import { redFlagsFor, sameContradiction } from "./red-flags.ts";
import type { Review } from "./result.ts";

const flagged = (
  words: string,
  more: Partial<VerifiedFlag>,
  severity: VerifiedFlag["flag"]["severity"],
): VerifiedFlag => ({
  agentName: "risk",
  flag: {
    id: `id ${words}`,
    text: words,
    severity,
    evidence: [],
    path: "redFlags[0]",
    impact: "Half of it",
    question: "How long?",
  },
  standing: "unverified",
  checks: [],
  ...more,
});

const impossible = {
  id: "INC-1",
  certainty: "sure",
  statements: [],
  explanation: "Two answers.",
  also: [],
  impact: "The price.",
} as unknown as Review["inconsistencies"][number];

const review = (redFlags: VerifiedFlag[]) =>
  ({
    locale: "en",
    settled: [],
    inconsistencies: [impossible, { ...impossible, id: "INC-2", certainty: "question" }],
    verification: { redFlags },
  }) as unknown as Omit<Review, "answer">;

it("carries every warning of the analysts, gravest first and those with a false source last, and marks what is not proven", () => {
  const missing = {
    citation: { type: "deck", reference: "Slide 24" },
    check: { status: "phantom", explanation: "There is no slide 24." },
  } as const;
  const flags = redFlagsFor(
    review([
      flagged("Small thing", {}, "LOW"),
      flagged("Cash", { standing: "false", checks: [missing] }, "CRITICAL"),
      flagged(
        "Churn",
        { standing: "verified", checks: [{ ...missing, check: { status: "verified", explanation: "" } }] },
        "HIGH",
      ),
    ]),
    [{ id: "1", text: "A document gives orders." }],
  );
  expect(flags.map(({ text }) => text)).toEqual([
    "Two answers. The price.",
    "A document gives orders.",
    "Churn (risk; source checked: Slide 24)",
    "Small thing (risk; not verified: it cites no passage that could be checked)",
    "Not verified: Cash (risk; its source is false. There is no slide 24.)",
  ]);
  expect(flags[0]?.from).toEqual({ kind: "inconsistency", id: "INC-1" });
  expect(flags.at(-1)).toMatchObject({
    severity: "CRITICAL",
    standing: "false",
    impact: "Half of it",
    question: "How long?",
    agentName: "risk",
  });
});

it("puts what the documents bear out before a warning as grave that nothing bears out", () => {
  const flags = redFlagsFor(
    review([
      flagged("Made-up names", {}, "CRITICAL"),
      flagged("Two targets", { standing: "verified" }, "CRITICAL"),
      flagged("Churn", { standing: "verified" }, "HIGH"),
    ]),
    [],
  );
  expect(flags.flatMap(({ words }) => words ?? [])).toEqual(["Two targets", "Made-up names", "Churn"]);
});

it("says so where the documents' own figures show what an analyst warns of, by its figures and not by its words", () => {
  const hiring = {
    id: "INC-1",
    name: "Hiring",
    statements: [{ value: 240_000 }, { value: 120_000 }, { value: 170_000 }],
    computed: 290_000,
  };
  const given = {
    ...review([
      flagged("Os cargos somam US$ 290k e não US$ 240k", {}, "MEDIUM"),
      flagged("Hiring costs 240k in all", {}, "LOW"),
    ]),
    inconsistencies: [hiring],
  } as unknown as Omit<Review, "answer">;
  const [same, other] = redFlagsFor(given, []);
  expect(same).toMatchObject({ standing: "verified", shownBy: "INC-1" });
  expect(same?.text).toMatch(/documents' own figures show it, see “Hiring”/);
  expect(other).toMatchObject({ standing: "unverified" });
});

it("joins small figures only under the name of what they are of", () => {
  const churn = { id: "INC-1", name: "Churn", topic: "churn", statements: [{ value: 8 }, { value: 0 }] };
  const given = {
    ...review([
      flagged("Churn: 0 on slide 5, 8 % on slide 4", {}, "HIGH"),
      flagged("Team: 0 engineers, 8 % of the shares", {}, "HIGH"),
      flagged("Note: 0 here and 8 % there", {}, "HIGH"),
    ]),
    inconsistencies: [churn, { ...churn, id: "INC-2", topic: null, statements: [{ value: 8 }, { value: 3 }] }],
  } as unknown as Omit<Review, "answer">;
  expect(redFlagsFor(given, []).map(({ shownBy }) => shownBy)).toEqual(["INC-1", undefined, undefined]);
});

it("knows a contradiction by the words that do not agree, and a range by its middle", () => {
  const stated = (printed: string, passage: string, value: number) => ({ printed, passage, value });
  const one = (id: string, statements: unknown[], computed?: number) =>
    ({ id, topic: null, statements, computed }) as unknown as Review["inconsistencies"][number];
  const agreement = one("words", [
    stated("signed", "Government partnership signed", 2),
    stated("in progress", "Government partnership, LOI in progress", 1),
  ]);
  const total = one("sum", [stated("~$14–16M", "Cycle: ~$14–16M", 15e6), stated("~$4M", "Wheat ~$4M", 4e6)], 11.5e6);
  const told = (words: string) => sameContradiction(words, [agreement, total])?.id;
  expect(told("Partnership: LOI in progress (p. 7) / Government partnership signed (p. 14)")).toBe("words");
  expect(told("The partnership was signed last year")).toBeUndefined();
  expect(told("A lawsuit is in progress, no NDA signed")).toBeUndefined();
  expect(told("The lines add up to about $11.5M / the cycle is stated at $14-16M")).toBe("sum");
  expect(told("The cycle is stated at $14-16M")).toBeUndefined();
});
