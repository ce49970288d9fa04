import { describe, expect, it } from "vitest";
import { showChecks } from "../cli/show-checks.ts";
import type { Check } from "../domain/check.ts";
import type { Inconsistency } from "../domain/inconsistency.ts";
import { witnessOf } from "../evidence/witness.ts";
import { checkFlags, checkQuestions } from "../review/checked.ts";
import { type CheckedDeal, type Finding, failedCheck, type Input, makeCheck, type Place } from "./check.ts";
import { runChecks, runEach } from "./run.ts";
import { markShown } from "./shown.ts";

const deal: CheckedDeal = {
  witness: witnessOf({ deckExtracts: "Slide 1\nARR 504 000 €\n\nSlide 2\nMRR 50 000 €" }),
  stage: null,
  sector: null,
  today: new Date("2026-01-15T00:00:00Z"),
};

const at = (page: number, printed: string, value: number): Place => ({
  label: printed,
  printed,
  value,
  passage: printed,
  document: "deck",
  source: "deck",
  address: { kind: "slide", document: "deck", page },
});

const check = (findings: Finding[], inputs: Input[] = []) =>
  makeCheck({ id: "market", look: () => null, tell: () => ({ inputs, findings }) }).run(deal, "en");

const said = (verdict: Finding["verdict"], more: Partial<Finding> = {}): Finding => ({
  rule: verdict,
  verdict,
  text: verdict,
  places: [at(1, "504 000 €", 504_000), at(2, "50 000 €", 50_000)],
  ...more,
});

describe("a check", () => {
  it("ends as its gravest finding does, and a missing document is never a pass", () => {
    expect(check([said("holds"), said("flag"), said("question")]).status).toBe("flag");
    expect(check([said("holds"), said("question")]).status).toBe("question");
    expect(check([said("computed"), said("holds")]).status).toBe("holds");
    expect(check([], [{ name: "cap table", place: null, ask: "Please send it." }]).status).toBe("missing");
    expect(failedCheck("market", "en", "no sheet").status).toBe("failed");
  });

  it("that breaks says why to who reads it, and the others go on", () => {
    const breaks = makeCheck({
      id: "market",
      look: () => {
        throw new RangeError("no such sheet");
      },
      tell: () => ({ inputs: [], findings: [] }),
    });
    const sound = makeCheck({ id: "company", look: () => null, tell: () => ({ inputs: [], findings: [] }) });
    const [failed, other] = runEach([breaks, sound], deal, "fr");
    expect(failed).toMatchObject({ status: "failed", reason: "no such sheet" });
    expect(other?.status).toBe("missing");
    expect(showChecks(failed === undefined ? [] : [failed], "Deal", "fr")).toContain("Pourquoi : no such sheet");
  });

  it("is shown with the files that were read as something else: a paper left out of a sum is named", () => {
    const shown = showChecks([], "Deal", "en", [{ message: "note.md is read as what an analyst says." }]);
    expect(shown).toContain("note.md is read as what an analyst says.");
  });

  it("rates only what is open, and names places in the reader's words under the same id", () => {
    const flagged = (locale: "en" | "fr") =>
      makeCheck({
        id: "market",
        look: () => null,
        tell: () => ({ inputs: [], findings: [said("flag"), said("holds", { severity: "MAJOR" })] }),
      }).run(deal, locale).findings;
    const [flag, holds] = flagged("en");
    expect(flag).toMatchObject({
      severity: "MODERATE",
      places: [{ reference: "Deck, slide 1" }, { reference: "Deck, slide 2" }],
    });
    expect(holds?.severity).toBeNull();
    expect(flagged("fr")[0]?.id).toBe(flag?.id);
  });
});

const contradiction = (values: [number, number][]): Inconsistency =>
  ({
    id: "INC-1",
    statements: values.map(([page, value]) => ({ ...at(page, String(value), value), factId: null, reference: "" })),
  }) as unknown as Inconsistency;

describe("what a contradiction of the documents already tells", () => {
  const review = (one: Check) => ({ checks: [one], locale: "en" as const });

  it("is not warned of a second time", () => {
    const found = check([said("flag", { question: "Which?" })]);
    const shown = markShown(
      found,
      [
        contradiction([
          [1, 504_000],
          [2, 50_000],
        ]),
      ],
      "en",
    );
    expect(shown.findings[0]?.shownBy).toBe("INC-1");
    expect(checkFlags(review(shown))).toEqual([]);
    expect(checkQuestions(review(shown))).toEqual([]);
    expect(checkFlags(review(found))).toMatchObject([{ text: "Market: flag", severity: "MEDIUM", question: "Which?" }]);
  });

  it("is another thing where it is made of the same figures and denies another", () => {
    const shown = markShown(
      check([said("flag")]),
      [
        contradiction([
          [3, 180],
          [1, 504_000],
          [2, 50_000],
        ]),
      ],
      "en",
    );
    expect(shown.findings[0]?.shownBy).toBeUndefined();
  });

  it("is the same where all it rests on is the figure that is denied", () => {
    const one = said("flag");
    const told = (sum: string | null) =>
      markShown(
        check([{ ...one, sum, places: one.places.slice(0, 1) }]),
        [
          contradiction([
            [1, 504_000],
            [7, 20],
          ]),
        ],
        "en",
      ).findings[0]?.shownBy;
    expect(told("600,000 / 3,600,000 = 16.7%")).toBe("INC-1");
    // "Is it of customers or of revenue?" is not what the contradiction asks.
    expect(told(null)).toBeUndefined();
  });

  it("is the same thing where it holds the same figure against the same sum", () => {
    const told = { ...contradiction([[1, 504_000]]), computed: 420_000 };
    const comesTo = (computed: number) =>
      markShown(check([said("flag", { computed })]), [told], "en").findings[0]?.shownBy;
    expect(comesTo(420_000)).toBe("INC-1");
    expect(comesTo(430_000)).toBeUndefined();
  });

  it("keeps what rests on the denied figure from coming out", () => {
    const denied = { ...contradiction([[1, 504_000]]), certainty: "sure" as const, kind: "sum" as const, name: "ARR" };
    // Its line, whatever else of it the check counts.
    const [first] = denied.statements;
    const onLine = said("holds", { places: [{ ...at(1, "17 %", 17), passage: first?.passage ?? "" }] });
    const shown = markShown(check([onLine]), [denied], "en");
    expect(shown.status).toBe("question");
    expect(shown.findings.at(-1)).toMatchObject({ verdict: "question", shownBy: "INC-1", question: null });
    expect(shown.findings.at(-1)?.text).toContain("ARR");
    expect(markShown(check([onLine]), [{ ...denied, certainty: "question" }], "en").status).toBe("holds");
    expect(markShown(check([said("holds", { places: [at(2, "5", 5)] })]), [denied], "en").status).toBe("holds");
  });

  it("is another thing where only one figure is the same", () => {
    const shown = markShown(
      check([said("flag")]),
      [
        contradiction([
          [1, 504_000],
          [2, 60_000],
        ]),
      ],
      "en",
    );
    expect(shown.findings[0]?.shownBy).toBeUndefined();
  });
});

it("runs on any documents, in any language, with the same results", () => {
  const [en, pt] = (["en", "pt"] as const).map((locale) =>
    runChecks({ deckExtracts: "Slide 1\nARR 504 000 €" }, { locale, today: new Date(0) }),
  );
  const shape = (checks: Check[] | undefined) =>
    checks?.map(({ id, status, findings }) => [id, status, findings.map((finding) => finding.id)]);
  expect(shape(en)).toEqual(shape(pt));
  expect(en?.every(({ status }) => status !== "failed")).toBe(true);
});
