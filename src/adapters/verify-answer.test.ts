import { describe, expect, it } from "vitest";
import { TribunalError } from "../domain/errors.ts";
import { judge } from "./judge.ts";
import { tribunalTools } from "./tools.ts";
import { verifyAnswer } from "./verify-answer.ts";

const context = {
  deckExtracts: "Slide 8\nMRR December 2024: 42,000 €\nChurn: 1.8 %",
  financialModelExtracts: "Sheet Revenue, Line 12: ARR 2024 504,000 €",
};
const finding = (value: number, quote: string) => ({
  findings: [
    { metric: "MRR", value, unit: "EUR", evidence: [{ type: "quote", content: quote, source: "Deck, Slide 8" }] },
  ],
});

describe("verifyAnswer", () => {
  it("tells a true answer from a false one, in prose and in JSON", () => {
    expect(verifyAnswer(context, "MRR was 42,000 € in December 2024.")).toMatchObject({ ok: true, failures: [] });
    const prose = verifyAnswer(context, "MRR was 52,000 € in December 2024.");
    expect(prose).toMatchObject({ ok: false, failures: [{ kind: "contradicted" }] });
    expect(verifyAnswer(context, finding(42_000, "MRR December 2024: 42,000 €"))).toMatchObject({ ok: true, score: 1 });
    expect(verifyAnswer(context, finding(52_000, "MRR December 2024: 52,000 €"))).toMatchObject({
      ok: false,
      failures: [{ kind: "altered" }],
    });
  });

  it("does not pass what nobody could check, and lets pass what claims nothing", () => {
    const unknown = verifyAnswer(context, "The company has 412 paying customers in Lisbon.");
    expect(unknown).toMatchObject({ ok: false, failures: [], held: 0 });
    expect(unknown.unsure.length).toBeGreaterThan(0);
    expect(verifyAnswer(context, "Thank you, I will look into it.")).toMatchObject({ ok: true, score: null });
  });

  it.each([null, 7, "", [], { deep: [[[["x"]]]] }])("takes anything: %j", (answer) => {
    expect(() => verifyAnswer(context, answer)).not.toThrow();
  });

  it("refuses an option it does not know, with the nearest it knows", () => {
    expect(() => verifyAnswer(context, "x", { local: "fr" } as never)).toThrow('Did you mean "locale"?');
    expect(() => tribunalTools(context, { locale: "fr", speed: 1 } as never)).toThrow(TribunalError);
  });
});

describe("judge", () => {
  it("settles what analysts contradict each other on, however they answered", async () => {
    const { verdicts, verification } = await judge(
      {
        auditor: finding(42_000, "MRR December 2024: 42,000 €"),
        market: finding(82_000, "MRR December 2024: 82,000 €"),
      },
      context,
    );
    expect(verdicts).toMatchObject([{ resolution: { finalValue: { value: 42_000 } } }]);
    expect(verification.counts.citations).toMatchObject({ verified: 1, altered: 1 });
  });

  it("asks for answers by name", async () => {
    await expect(judge([] as never, context)).rejects.toMatchObject({ code: "bad_input" });
  });
});

describe("tribunalTools", () => {
  it("finds what the documents state of a metric", async () => {
    const { facts } = (await tribunalTools(context).find_facts.execute({ metric: "ARR" })) as {
      facts: { value: number }[];
    };
    expect(facts.map(({ value }) => value)).toEqual([504_000]);
  });
});
