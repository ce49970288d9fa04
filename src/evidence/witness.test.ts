import { describe, expect, it } from "vitest";
import type { VerificationContext } from "../domain/context.ts";
import type { Section } from "../domain/document.ts";
import { deck } from "../testing/placed-pages.ts";
import { witnessOf } from "./witness.ts";

const page = (number: number, texts: string[], more: Partial<Section> = {}): Section => ({
  kind: "slide",
  number,
  rows: texts.map((text) => ({ cells: [{ text }] })),
  hiddenRows: [],
  issues: [],
  ...more,
});

const about = (...sections: Section[]): VerificationContext => ({ dossier: deck(...sections) });

describe("the witness", () => {
  it("is one for everybody who asks about a deal, and answers the same question once", () => {
    const context = about(page(1, ["ARR 2024: 1.2 M€"]));
    const witness = witnessOf(context);
    expect(witnessOf({ ...context })).toBe(witness);
    const citation = { type: "deck", reference: "slide 1", quote: "ARR 2024: 1.2 M€" } as const;
    expect(witness.check(citation, null, "en")).toBe(witness.check({ ...citation }, null, "en"));
    expect(witness.sheet()).toBe(witness.sheet());
  });

  it("says what is asked for: a topic, a time, whose, and never what a reader cannot see", () => {
    const witness = witnessOf(
      about(
        page(1, ["ARR 2023: 0.8 M€", "ARR 2024: 1.2 M€", "Churn 3 %"]),
        page(2, ["ARR 2024: 9 M€"], { hidden: "hidden_slide" }),
      ),
    );
    const values = (question: Parameters<typeof witness.says>[0]) =>
      witness.says(question).map(({ quantity }) => quantity.value);
    expect(values({ topic: "arr" })).toEqual([800_000, 1_200_000]);
    expect(values({ topic: "arr", when: "2024" })).toEqual([1_200_000]);
    expect(values({ topic: "arr", nature: "third_party" })).toEqual([]);
    expect(values({ source: "financial_model" })).toEqual([]);
  });

  it("shows no line of a hidden or unreadable page to anybody", () => {
    const unreadable = { issues: [{ code: "no_text_layer", level: "blocking", detail: {} } as const] };
    const witness = witnessOf(
      about(
        page(1, ["We hold a patent"]),
        page(2, ["No patent is held"], { hidden: "hidden_slide" }),
        page(3, ["Patents pending"], unreadable),
      ),
    );
    expect(witness.passages().map(({ text }) => text)).toEqual(["We hold a patent"]);
    expect(witness.issues().map(({ section }) => section?.number)).toEqual([3]);
  });
});
