import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { showReview } from "../src/report/terminal.ts";
import { cut, widthOf, wrap } from "../src/report/terminal-lines.ts";
import type { Review } from "../src/review/result.ts";
import { broken, hostile, reviewOf } from "./report-sample.ts";

const files = ["out/report.md", "out/review.json"];
const linesOf = (text: string) => text.trimEnd().split("\n");

/** As crowded as a review gets. */
function crowded(review: Review): Review {
  const times = <T>(list: readonly T[], count: number) => Array.from({ length: count }, () => list).flat();
  const long = "a long sentence that goes on and on ".repeat(8);
  return {
    ...review,
    gaps: times([{ stage: "tier1", message: long }], 5),
    settled: times(review.settled, 5),
    answer: {
      ...review.answer,
      headline: long,
      reasons: times([long], 9),
      redFlags: times([{ id: "RF-1", text: long, severity: null, from: { kind: "contradiction", id: "c" } }], 9),
      questions: times(review.answer.questions, 9),
    },
  };
}

describe("the summary on the terminal", () => {
  it.each([
    ["novalys", "fr"],
    ["thermo-arc", "en"],
    ["feiralivre", "pt"],
  ] as const)("fits a screen: %s in %s, whatever the review", async (deal, locale) => {
    const review = await reviewOf(deal, locale);
    for (const one of [review, broken(review), crowded(review)]) {
      const lines = linesOf(showReview(one, files));
      expect(lines.length).toBeLessThanOrEqual(40);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(100);
      for (const file of files) expect(lines).toContain(`  ${file}`);
    }
  });

  it("says how many lines are in the report alone, part by part", async () => {
    const review = crowded(await reviewOf("novalys", "fr"));
    const text = showReview(review, files);
    const shown = [...text.matchAll(/^ {2}[✓?] /gm)].length;
    expect(text).toContain(`… ${review.settled.length - shown} de plus dans le rapport`);
    expect(text.match(/de plus dans le rapport/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it("leaves no part without an entry, however crowded it is", async () => {
    const five = ["html", "md", "json", "pdf", "xlsx"].map((ending) => `out/report.${ending}`);
    const lines = linesOf(showReview(crowded(await reviewOf("novalys", "fr")), five));
    const titles = lines.flatMap((line, at) => (line.includes("de plus dans le rapport") ? [at] : []));
    expect(titles.length).toBeGreaterThanOrEqual(4);
    for (const at of titles) expect(lines[at + 1]).toMatch(/^ {2}\S/);
  });

  it("shows everything of a small review", async () => {
    const review = await reviewOf("novalys", "fr");
    const text = showReview(review, files, { lines: 60 });
    expect(text.replaceAll("\n", " ")).toContain(review.answer.headline);
    expect(text).not.toContain("de plus dans le rapport");
    expect([...text.matchAll(/^ {2}[✓?] /gm)]).toHaveLength(review.settled.length);
    expect(text).not.toContain("\u001b");
  });

  it("puts what is open before what is settled", async () => {
    const review = await reviewOf("novalys", "fr");
    const last = review.settled.at(-1);
    if (last === undefined) throw new Error("no contradiction");
    const verdict = { ...last.resolution.verdict, decision: "UNRESOLVED" as const };
    const open = { ...last, resolution: { ...last.resolution, verdict } };
    const lines = linesOf(showReview({ ...review, settled: [...review.settled.slice(0, -1), open] }, files));
    expect(lines.find((line) => /^ {2}[✓?] /.test(line))).toMatch(/^ {2}\? /);
  });

  it("ticks off no verdict that the documents deny or nothing proves", async () => {
    const review = await reviewOf("novalys", "fr");
    const [first, second, ...rest] = review.settled;
    if (first === undefined || second === undefined) throw new Error("no contradictions");
    const denied = { ...first, resolution: { ...first.resolution, evidenceLevel: "contradicted" as const } };
    const { baGuidance } = second.resolution;
    const unproven = {
      ...second,
      resolution: { ...second.resolution, baGuidance: { ...baGuidance, canTrust: false } },
    };
    const text = showReview({ ...review, settled: [denied, unproven, ...rest] }, files, { lines: 60 });
    const marks = [...text.matchAll(/^ {2}([✓?!]) (?:critique|majeure)/gm)].map(([, mark]) => mark);
    expect(marks).toEqual(["!", "!", ...rest.map(() => "✓")]);
    expect(text).toContain(`${rest.length} contradictions tranchées par les preuves, 1 contre`);
  });

  it("colours only when asked to, and only in ways that can be taken off again", async () => {
    const review = await reviewOf("novalys", "fr");
    const painted = showReview(review, files, { colour: true });
    expect(painted).toContain("\u001b[");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape is what is looked for
    expect(painted.replace(/\u001b\[\d+m/g, "")).toBe(showReview(review, files));
  });

  it("lets no document steer the terminal", async () => {
    const text = showReview(hostile(await reviewOf("novalys", "fr"), "a\u001b[2Jb\u0007c\u202ed\re"), files);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
  });

  it("wraps and cuts to any width", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 12, max: 100 }), (text, columns) => {
        const line = `  - ${text.replace(/\s+/g, " ")}`;
        for (const one of wrap(line, columns, 2)) expect(widthOf(one)).toBeLessThanOrEqual(columns);
        expect(widthOf(cut(line, columns))).toBeLessThanOrEqual(columns);
        expect(wrap(line, columns, 2).length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
