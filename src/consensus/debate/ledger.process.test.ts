import { describe, expect, it } from "vitest";
import type { Contradiction } from "../../domain/contradiction.ts";
import { buildVerificationContext } from "../../dossier/build-context.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { openCase } from "../case-file.ts";
import { buildLedger } from "./build-ledger.ts";
import { checkEvidence } from "./check-evidence.ts";
import { inventedFigures, knownFigures } from "./figures.ts";

const contradiction = (
  topic: string,
  values: [unknown, unknown],
  more: Partial<Contradiction> = {},
): Contradiction => ({
  id: "c",
  topic,
  detectedAt: new Date(0),
  contradictionType: "numeric_value",
  severity: { level: "MAJOR", calculation: "", impactIfWrong: "" },
  verificationData: { deckReferences: [] },
  status: "detected",
  positions: values.map((value, i) => ({
    agentName: `agent-${i}`,
    findingId: `f${i}`,
    claim: `${topic}: the robots save ${value}`,
    value,
    confidence: 80,
    sources: [],
  })),
  ...more,
});

const filler = Array.from({ length: 30 }, (_, i) => [`Page about something else ${i}`, `Figure ${i}: ${i * 31} units`]);
const deck = makePdf([
  ...filler,
  ["Growth", "MRR: 42 K€", "ARR 2027 (forecast): 2 M€"],
  ["Field notes", "Our robots save warehouse operators nine hours", "Robots everywhere"],
]);

const ledgerFor = async (given: Contradiction) => {
  const caseFile = openCase(given, await buildVerificationContext({ deck }), "en", 0.02);
  return { caseFile, ledger: buildLedger(caseFile) };
};

describe("the ledger", () => {
  it("holds what the documents say and the sums made of it, numbered, and little else", async () => {
    const { ledger } = await ledgerFor(contradiction("ARR", [504_000, 900_000]));
    expect(ledger.entries.map(({ number }) => number)).toEqual(ledger.entries.map((_, i) => i + 1));
    expect(ledger.entries.length).toBeLessThanOrEqual(6);
    expect(ledger.entries[0]?.item).toMatchObject({ value: 504_000, rank: "primary" });
    expect(ledger.entries[0]?.item.calculation).toBeDefined();
    const plan = ledger.entries.find(({ item }) => item.projected === true);
    expect(plan?.onTopic).toBe(false);
    expect(ledger.entries.some(({ item }) => item.passage.includes("something else"))).toBe(false);
  });

  it("searches the dossier for the words of the dispute where the topic has no name in it", async () => {
    const { ledger } = await ledgerFor(contradiction("Operator time saved", ["nine hours", "two hours"]));
    expect(ledger.entries.map(({ item }) => item.passage)).toContain("Our robots save warehouse operators nine hours");
    expect(ledger.entries.every(({ onTopic }) => !onTopic)).toBe(true);
  });

  it("adds each passage once, and never changes a number", async () => {
    const { ledger } = await ledgerFor(contradiction("ARR", [504_000, 900_000]));
    const first = ledger.get(1);
    const count = ledger.entries.length;
    expect(ledger.add(first?.item as never, true)).toBe(first);
    expect(ledger.entries).toHaveLength(count);
    expect(ledger.get(0)).toBeUndefined();
    expect(ledger.get(count + 1)).toBeUndefined();
  });

  it("knows the figures that were brought in, and tells the invented ones", async () => {
    const { ledger, caseFile } = await ledgerFor(contradiction("ARR", [504_000, 900_000]));
    const known = knownFigures(ledger, caseFile);
    expect(inventedFigures("42 K€ a month makes 504 K€ a year, not 0.9 M€", known)).toEqual([]);
    expect(inventedFigures("over 12 months", known)).toEqual([]);
    expect(inventedFigures("which means 5 M€", known)).toEqual([5_000_000]);
  });
});

it("takes a place without a quote for the entry that stands there: page 12 is not page 1, in any language", async () => {
  const { ledger, caseFile } = await ledgerFor(contradiction("ARR", [504_000, 900_000]));
  const document = caseFile.dossier.documents[0]?.id ?? "";
  const on = (page: number) => ({
    source: "deck",
    rank: "primary" as const,
    reference: `Deck, page ${page}`,
    passage: `Figure ${page - 1}: ${(page - 1) * 31} units`,
    value: null,
    addresses: [{ kind: "page" as const, document, page }],
  });
  const [first, twelfth] = [ledger.add(on(1), false), ledger.add(on(12), false)];
  const meant = (source: string) => checkEvidence([{ source }], ledger, caseFile).accepted[0]?.entry;
  expect(meant("Deck, page 1")).toBe(first);
  expect(meant("Deck, page 12")).toBe(twelfth);
  expect(meant("Deck, página 12")).toBe(twelfth);
});
