import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const words = { before: "Before:", after: "After:", removed: "removed", added: "added" };
const diff = (before: string, after: string) => String(wordDiff(before, after, words));
const plain = (markup: string) => markup.replace(/<span class="(sign|heard)".*?<\/span>/g, "").replace(/<[^>]+>/g, "");

describe("wordDiff", () => {
  it("marks only the words that changed, with signs and for those who listen", () => {
    const shown = diff("Gross margin estimated at 75% this year", "Gross margin computed at 72% this year");
    expect(shown).toContain('<del><span class="sign" aria-hidden="true">[−</span><span class="heard">removed </span>');
    expect(shown).toContain('<ins><span class="sign" aria-hidden="true">[+</span><span class="heard">added </span>');
    expect(shown).not.toMatch(/<del>[^/]*Gross/);
    expect(plain(shown)).toBe(
      "Before: Gross margin estimated at 75% this yearAfter: Gross margin computed at 72% this year",
    );
  });

  it("shows a short text as replaced where the new one only mentions it", () => {
    expect(diff("800K€", "507 000 € (the analysis said 800K€)")).toMatch(
      /<del>.*800K€.*<\/del>.*<ins>.*507 000 €.*800K€\).*<\/ins>/,
    );
  });

  it("leaves the old text unmarked where something was only added to it", () => {
    const shown = diff("Projections seem unrealistic", "Projections seem unrealistic: growth of 188.4% a year");
    expect(shown).not.toContain("<del>");
    expect(shown).toContain("188.4%");
  });

  it("never loses a character of either text, however long", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("ARR", "de", "504", "€", " ", "la"), { maxLength: 30 }),
        fc.array(fc.constantFrom("ARR", "de", "507", "€", " ", "le"), { maxLength: 30 }),
        (a, b) => {
          expect(plain(diff(a.join(""), b.join("")))).toBe(`Before: ${a.join("")}After: ${b.join("")}`);
        },
      ),
    );
    const long = "word ".repeat(4_000);
    expect(diff(long, `${long}more`)).toContain("<ins>");
  });
});
