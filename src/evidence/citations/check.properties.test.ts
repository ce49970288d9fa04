import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Citation, CitationStatus } from "../../domain/citation.ts";
import type { VerificationContext } from "../../domain/context.ts";
import { checkCitation } from "./check.ts";
import { deckOf } from "./testing/deck.ts";

const LABELS = [
  "ARR",
  "Churn mensuel",
  "Marge brute",
  "Clients payants",
  "Revenue from services",
  "Despesas com marketing",
  "Résultat d'exploitation",
  "Net cash used in investing",
  "Valorisation pre-money",
  "Headcount",
];

/** How the same number is written in different places. */
const WRITINGS: ((value: number) => string)[] = [
  (value) => grouped(value, " "),
  (value) => grouped(value, "\u202f"),
  (value) => grouped(value, ","),
  (value) => String(value),
  (value) => `${grouped(value, " ")} €`,
  (value) => `€${grouped(value, ",")}`,
];

function grouped(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** A table with different labels and numbers that have no digits in common by chance. */
const table = fc
  .record({
    labels: fc.shuffledSubarray(LABELS, { minLength: 4, maxLength: 8 }),
    values: fc.uniqueArray(fc.integer({ min: 10_000, max: 9_999_999 }), { minLength: 8, maxLength: 8 }),
    negative: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    writing: fc.constantFrom(...WRITINGS),
    prose: fc.boolean(),
  })
  .map(({ labels, values, negative, writing, prose }) => {
    const rows = labels.map((label, index) => {
      const value = values[index] as number;
      const written = writing(value);
      return { label, value, written: negative[index] ? `(${written})` : written, negative: negative[index] === true };
    });
    const lines = rows.map(({ label, written }) => (prose ? `${label} : ${written}` : [label, written]));
    return { rows, context: deckOf([["Sommaire"], lines, ["Merci"]]) };
  });

const accepted: CitationStatus[] = ["verified", "relocated"];

function status(context: VerificationContext, citation: Omit<Citation, "type">): CitationStatus {
  return checkCitation(context, { type: "deck", ...citation }).status;
}

describe("checkCitation, whatever the table", () => {
  it("accepts what stands there, with its label and value, and puts it right where the page is wrong", () => {
    fc.assert(
      fc.property(table, fc.nat(), ({ rows, context }, pick) => {
        const { label, written } = rows[pick % rows.length] as (typeof rows)[number];
        const quote = `${label} ${written}`;
        expect(status(context, { reference: "page 2", quote })).toBe("verified");
        expect(status(context, { reference: "page 2", quote, label, value: written })).toBe("verified");
        expect(status(context, { reference: "page 2", label, value: written })).toBe("verified");
        expect(status(context, { reference: "page 3", quote })).toBe("relocated");
        expect(status(context, { reference: "page 9", quote })).toBe("relocated");
      }),
      { numRuns: 100 },
    );
  });

  it("never accepts a quote with one digit changed", () => {
    fc.assert(
      fc.property(
        table,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        ({ rows, context }, pick, place, shift) => {
          const { label, written } = rows[pick % rows.length] as (typeof rows)[number];
          const digits = [...written.matchAll(/\d/g)].map((found) => found.index);
          const at = digits[place % digits.length] as number;
          const changed = written.slice(0, at) + ((Number(written[at]) + shift) % 10) + written.slice(at + 1);
          const said = { reference: "page 2", quote: `${label} ${changed}` };
          expect(accepted).not.toContain(status(context, said));
          expect(accepted).not.toContain(status(context, { ...said, label, value: changed }));
          expect(accepted).not.toContain(status(context, { reference: "page 2", label, value: changed }));
          expect(accepted).not.toContain(status(context, { reference: "page 1", quote: said.quote }));
        },
      ),
      { numRuns: 120 },
    );
  });

  it("never accepts a lost or an added sign", () => {
    fc.assert(
      fc.property(table, fc.nat(), ({ rows, context }, pick) => {
        const { label, written, negative } = rows[pick % rows.length] as (typeof rows)[number];
        const other = negative ? written.slice(1, -1) : `(${written})`;
        expect(accepted).not.toContain(status(context, { reference: "page 2", quote: `${label} ${other}` }));
        expect(accepted).not.toContain(status(context, { reference: "page 2", label, value: other }));
      }),
      { numRuns: 100 },
    );
  });

  it("never accepts another row's value", () => {
    fc.assert(
      fc.property(table, fc.nat(), fc.nat(), ({ rows, context }, one, two) => {
        const mine = rows[one % rows.length] as (typeof rows)[number];
        const theirs = rows[(one + 1 + (two % (rows.length - 1))) % rows.length] as (typeof rows)[number];
        const quote = `${mine.label} ${theirs.written}`;
        expect(accepted).not.toContain(status(context, { reference: "page 2", quote }));
        expect(accepted).not.toContain(
          status(context, { reference: "page 2", label: mine.label, value: theirs.written }),
        );
        const turned = `${theirs.written} ${mine.label}`;
        expect(accepted).not.toContain(status(context, { reference: "page 2", quote: turned }));
        const true_ = `${theirs.label} ${theirs.written}`;
        expect(accepted).not.toContain(
          status(context, { reference: "page 2", quote: true_, label: mine.label, value: theirs.written }),
        );
      }),
      { numRuns: 120 },
    );
  });

  it("accepts the same number written another way", () => {
    fc.assert(
      fc.property(table, fc.nat(), fc.nat(), ({ rows, context }, pick, style) => {
        const { label, value, negative } = rows[pick % rows.length] as (typeof rows)[number];
        const written = (WRITINGS[style % WRITINGS.length] as (value: number) => string)(value);
        const quote = `${label}: ${negative ? `-${written}` : written}`;
        expect(status(context, { reference: "page 2", quote })).toBe("verified");
        expect(status(context, { reference: "page 2", label, value: negative ? -value : value })).toBe("verified");
      }),
      { numRuns: 120 },
    );
  });

  it("never throws, and never verifies emptiness", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("", "…", "()", "-", "%", "\u0000", "((((", "[...]"),
    );
    fc.assert(
      fc.property(
        table,
        text,
        text,
        fc.oneof(text, fc.double(), fc.constant(undefined)),
        ({ context }, reference, quote, value) => {
          const check = checkCitation(context, {
            type: "deck",
            reference,
            quote,
            ...(value === undefined ? {} : { value }),
          });
          expect(check.explanation).not.toBe("");
          if (quote.trim() === "" && value === undefined) expect(accepted).not.toContain(check.status);
        },
      ),
      { numRuns: 150 },
    );
  });
});
