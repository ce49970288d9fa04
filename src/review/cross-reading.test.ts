import { describe, expect, it } from "vitest";
import { CROSS_READING } from "../analysts/model/cross-reading/cross-read.ts";
import type { Deal } from "../deal/load-deal.ts";
import { CROSS_READING_WORDS } from "../i18n/cross-reading.ts";
import { ModelFailure } from "../model/failure.ts";
import { toHtml } from "../report/html.ts";
import { toMarkdown } from "../report/markdown.ts";
import { reviewDeal } from "../review.ts";
import { type ScriptedStep, scriptedModel } from "../testing/index.ts";

const deal: Deal = {
  deal: { name: "Boxes", sector: null, stage: null, locale: "en" },
  context: {
    deckExtracts: [
      "Slide 1",
      "A box costs €24 and goes to 1,500 homes a month.",
      "We sell boxes for €60,000 a month.",
      "Slide 2",
      "Every box is packed by hand in our own hall in Lyon",
      "Slide 3",
      "Packing was given to a partner in Turin last spring",
    ].join("\n"),
  },
  agentOutputs: [],
  warnings: [],
};
const answered = (answer: ScriptedStep) => scriptedModel([answer]);
const reviewed = (model: ReturnType<typeof scriptedModel>, options = {}) =>
  reviewDeal(deal, { locale: "en", model, clock: () => new Date("2025-02-03T00:00:00Z"), ...options });

/** Numbered as the question shows them. */
const lineOf = (documents: string, words: string): number =>
  Number(new RegExp(`\\[(\\d+),"[^"]*${words}`).exec(documents)?.[1] ?? 0);

const honest: ScriptedStep = ({ documents = "" }) => ({
  object: {
    contradictions: [
      {
        about: "boxes a month",
        kind: "sum",
        statements: [
          { line: lineOf(documents, "We sell"), words: "€60,000" },
          { line: lineOf(documents, "A box costs"), words: "€24" },
          { line: lineOf(documents, "A box costs"), words: "1,500" },
        ],
        sum: "f2 * f3",
      },
      {
        about: "box packed",
        kind: "words",
        statements: [
          { line: lineOf(documents, "packed by hand"), words: "packed by hand in our own hall" },
          { line: lineOf(documents, "Packing was"), words: "Packing was given to a partner" },
        ],
        sum: null,
      },
    ],
  },
});

/** What a model that was won over by the documents, or that dreams, would say. */
const liar: ScriptedStep = ({ documents = "" }) => ({
  object: {
    contradictions: [
      {
        about: "Fraud",
        kind: "same",
        statements: [
          { line: lineOf(documents, "We sell"), words: "€60,000" },
          { line: lineOf(documents, "A box costs"), words: "€36,000" },
        ],
        sum: null,
      },
      { about: "Fraud", kind: "words", statements: [{ line: 1, words: "the founder lies" }], sum: null },
      {
        about: "Fraud",
        kind: "sum",
        statements: [
          { line: 900, words: "€1" },
          { line: 1, words: "€24" },
        ],
        sum: "f2*9999",
      },
      "nonsense",
    ],
  },
});

describe("a model that reads the documents against themselves", () => {
  it("points to what the rules do not see; each is told as a question, and as a model's", async () => {
    const model = answered(honest);
    const review = await reviewed(model);
    model.assertDone();
    expect(model.requests[0]).toMatchObject({ role: "analyst", about: CROSS_READING });
    expect(review.facts?.crossReading).toEqual({ proposed: 2, taken: 2, declined: {}, linesLeft: 0 });
    const told = review.inconsistencies.filter(({ proposedBy }) => proposedBy !== undefined);
    expect(told.map(({ certainty, name }) => [certainty, name])).toEqual([
      ["question", "Boxes a month"],
      ["question", "Box packed"],
    ]);
    for (const page of [toHtml(review), toMarkdown(review)]) {
      expect(page).toContain(CROSS_READING_WORDS.en.pointedOut({ by: model.id }));
      expect(page).toContain(CROSS_READING_WORDS.en.read({ proposed: 2, taken: 2 }));
    }
  });

  it("cannot put a word or a figure there that the documents do not have", async () => {
    const review = await reviewed(answered(liar));
    expect(review.facts?.crossReading).toMatchObject({ proposed: 4, taken: 0 });
    expect(review.inconsistencies).toEqual((await reviewDeal(deal, { locale: "en" })).inconsistencies);
    expect(JSON.stringify(review.answer)).not.toContain("Fraud");
    expect(toMarkdown(review)).toContain(`${CROSS_READING_WORDS.en.why.not_there} (1)`);
  });

  it("that says nothing usable is a gap, and what code found stands", async () => {
    const nothing = { object: { verdict: "all is well" } };
    for (const answer of [new ModelFailure("refused"), nothing] as ScriptedStep[]) {
      const review = await reviewed(scriptedModel([], { otherwise: answer }));
      expect(review.facts?.crossReading).toBeUndefined();
      expect(review.gaps.map(({ subject }) => subject)).toEqual([CROSS_READING_WORDS.en.subject]);
    }
  });

  it("may be the only model there is", async () => {
    const review = await reviewDeal(deal, { locale: "en", model: { analyst: answered(honest) } });
    expect(review.facts?.crossReading).toMatchObject({ taken: 2 });
  });

  it("is not asked where it is not wanted, and the review says that nobody read so", async () => {
    const model = scriptedModel([]);
    const review = await reviewed(model, { crossReading: false });
    expect(model.requests).toEqual([]);
    expect(toMarkdown(review)).toContain(CROSS_READING_WORDS.en.nobodyElse);
  });
});
