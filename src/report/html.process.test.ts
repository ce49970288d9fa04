import { createHash } from "node:crypto";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { richReview } from "../../test/support/rich-review.ts";
import { loadDeal } from "../deal/load-deal.ts";
import type { Locale } from "../domain/locale.ts";
import type { ReviewStage } from "../domain/review-stages.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import { REPORT_HTML_WORDS } from "../i18n/report-html.ts";
import { REPORT_RUNNING_WORDS } from "../i18n/report-running.ts";
import { tied } from "../i18n/tied.ts";
import type { Review } from "../review/result.ts";
import { reviewDeal } from "../review.ts";
import { type EvidencePictures, placesOfReview } from "./html/places.ts";
import { toHtml } from "./html.ts";

const LOCALES: readonly Locale[] = ["fr", "en", "pt"];
const reviews = {} as Record<Locale, Review>;

beforeAll(async () => {
  const deal = await loadDeal(join(import.meta.dirname, "../../examples/deals/novalys"));
  const clock = () => new Date("2026-01-28T10:00:00Z");
  for (const locale of LOCALES) reviews[locale] = await reviewDeal(deal, { locale, clock });
});

/** The words a reader sees, entities read back. */
const textOf = (html: string) =>
  html
    .replace(/<(style|script)>.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(lt|gt|quot|#39|#96|amp);/g, (_, name: string) => ENTITIES[name] ?? "");
const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", "#96": "`", amp: "&" };

/** The part of the page that one section shows. */
const sectionOf = (html: string, id: string) =>
  textOf(new RegExp(`<section id="${id}".*?</section>`, "s").exec(html)?.[0] ?? "");

const withFailed = (review: Review, stage: ReviewStage, parts: Partial<Review>): Review => ({
  ...review,
  ...parts,
  stages: review.stages.map((one) => (one.stage === stage ? { ...one, status: "failed", reason: "It broke." } : one)),
});

describe("toHtml", () => {
  it("gives the same bytes for the same review, also after a trip through JSON", () => {
    const once = toHtml(reviews.fr);
    expect(toHtml(reviews.fr)).toBe(once);
    expect(toHtml(JSON.parse(JSON.stringify(reviews.fr)) as Review)).toBe(once);
  });

  it.each(LOCALES)("never prints a value that is none (%s)", (locale) => {
    for (const review of [reviews[locale], richReview(reviews[locale])]) {
      expect(textOf(toHtml(review))).not.toMatch(/\b(undefined|null|NaN|Infinity)\b|\[object/);
    }
  });

  it("begins no line with a French mark, and leaves what somebody else wrote as it is", () => {
    const page = toHtml(reviews.fr);
    const quoted = [...page.matchAll(/<(q|del|ins)\b.*?<\/\1>/gs)].map(([whole]) => whole);
    const ours = quoted.reduce((left, one) => left.replace(one, ""), page);
    expect(textOf(ours)).not.toMatch(/[^\s] [:;?!»]/);
    expect(quoted.join("\n")).toContain("<q>0,8 % Churn mensuel</q>");
  });

  it("asks the first questions at once and folds the others", () => {
    const asked = (count: number) => {
      const [question] = reviews.en.answer.questions;
      const questions = Array.from({ length: count }, (_, at) => ({
        ...question,
        id: `Q-${at}`,
        question: `Why ${at}?`,
      }));
      const review = { ...reviews.en, answer: { ...reviews.en.answer, questions } } as Review;
      const page = toHtml(review);
      const from = page.indexOf('id="questions"');
      return page.slice(from, page.indexOf("</section>", from));
    };
    const folded = asked(14);
    expect(folded).toContain("<summary>2 further questions</summary>");
    expect(folded.indexOf("Why 11?")).toBeLessThan(folded.indexOf("<details"));
    expect(folded.indexOf("Why 12?")).toBeGreaterThan(folded.indexOf("<details"));
    expect(asked(12)).not.toContain("<details");
  });

  it("shows every verdict, claim, question, correction and citation that does not hold", () => {
    const review = reviews.fr;
    const text = textOf(toHtml(review));
    const shown = [
      review.answer.headline,
      ...review.answer.questions.map(({ question }) => question),
      ...review.settled.flatMap(({ resolution }) => [
        resolution.baGuidance.oneLiner,
        ...resolution.verdict.justification.rejectedPositionFlaws.map(({ flaw }) => flaw),
        ...resolution.debateRecord.path.map(({ reason }) => reason),
      ]),
      ...review.reflexions.flatMap(({ result }) => result.critiques.map(({ issue }) => issue)),
      ...(review.verification?.citations ?? []).flatMap(({ check }) =>
        check.status === "verified" ? [] : check.explanation,
      ),
      ...(review.synthesis?.score.lines ?? []).map(({ calculation }) => calculation),
      ...(review.synthesis?.memo.sections ?? []).flatMap(({ sentences }) => sentences.map(({ text: said }) => said)),
      ...(review.synthesis?.reconciliation ?? []).flatMap(({ deck, model }) =>
        [deck, model].flatMap((side) => side?.formatted ?? []),
      ),
      ...review.warnings.map(({ message }) => message),
    ];
    expect(shown.length).toBeGreaterThan(60);
    for (const part of shown) expect(text).toContain(tied(part));
  });

  it("allows itself its own style and script by their fingerprints, and pictures it carries: nothing else", () => {
    const html = toHtml(reviews.en);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const fingerprint = (tag: string) => {
      const inner = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(html)?.[1] ?? "";
      return `'sha256-${createHash("sha256").update(inner).digest("base64")}'`;
    };
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `style-src ${fingerprint("style")}`,
      `script-src ${fingerprint("script")}`,
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(html).not.toMatch(/https?:|url\(|@import/);
  });

  it("never lets a failed stage look like good news", () => {
    const review = reviews.en;
    const words = REPORT_HTML_WORDS.en;
    const nothing = { settled: [], noted: [], notExamined: [], detection: null };
    const cases: [ReviewStage, Partial<Review>, string, string][] = [
      ["consensus1", nothing, "contradictions", REPORT_WORDS.en.nothingHere.contradictions],
      [
        "consensus1",
        { ...nothing, answer: { ...review.answer, contested: [] } },
        "contested",
        words.answer.contested.nothingHeard,
      ],
      ["reflexion1", { reflexions: [] }, "corrections", REPORT_WORDS.en.nothingHere.corrections],
      ["recommendations", { recommendations: null }, "advice", words.advice.none],
      ["verification", { verification: null }, "citations", words.citations.none],
      ["synthesis", { synthesis: null }, "grid", REPORT_WORDS.en.noneCompared],
      ["synthesis", { synthesis: null }, "against", "Stands"],
    ];
    for (const [stage, parts, section, goodNews] of cases) {
      const html = toHtml(withFailed(review, stage, parts));
      expect(sectionOf(html, section), section).toContain("It broke.");
      expect(sectionOf(html, section), section).not.toContain(goodNews);
      expect(sectionOf(html, "answer")).toContain(REPORT_RUNNING_WORDS.en.stages[stage]);
      expect(sectionOf(html, "unexamined")).toContain("It broke.");
    }
    const silent = { ...review.answer, questions: [] };
    expect(sectionOf(toHtml({ ...review, answer: silent }), "questions")).toContain(words.answer.questions.none);
    const partial = withFailed(review, "consensus1", { answer: silent });
    expect(sectionOf(toHtml(partial), "questions")).not.toContain(words.answer.questions.none);
  });

  it("says what each side lacks, and keeps no value, where nobody won", () => {
    const { case: words } = REPORT_HTML_WORDS.en;
    const [settled] = reviews.en.settled;
    if (settled === undefined) throw new Error("The example has no contradiction");
    const of = (decision: "POSITION_B" | "UNRESOLVED") => {
      const { verdict } = settled.resolution;
      const resolution = { ...settled.resolution, verdict: { ...verdict, decision } };
      return sectionOf(toHtml({ ...reviews.en, settled: [{ ...settled, resolution }] }), "contradictions");
    };
    expect(of("POSITION_B")).toContain(REPORT_WORDS.en.whyLost);
    expect(of("POSITION_B")).toContain(words.outcome.rejected);
    expect(of("UNRESOLVED")).toContain(REPORT_WORDS.en.whatLacks);
    expect(of("UNRESOLVED")).toContain(words.chart.none);
    expect(of("UNRESOLVED")).toContain(REPORT_WORDS.en.unresolved);
    expect(of("POSITION_B")).not.toContain(REPORT_WORDS.en.unresolved);
    for (const won of [REPORT_WORDS.en.whyLost, words.outcome.rejected, words.outcome.retained]) {
      expect(of("UNRESOLVED")).not.toContain(won);
    }
  });

  it("shows each picture once and says which are missing, and why", () => {
    const review = reviews.en;
    const places = placesOfReview(review);
    const [first, ...others] = places.map(
      (place, i) => [place.key, { src: `data:image/png;base64,${i}`, width: 10, height: 5, marked: i > 0 }] as const,
    );
    const html = toHtml(review, {
      pictures: { byKey: new Map([first, ...others].filter((one) => one !== undefined)), leftOut: [] },
    });
    expect(html.split("<img ").length - 1).toBe(places.length);
    expect(html.split(REPORT_HTML_WORDS.en.case.pictures.unmarked).length - 1).toBe(1);
    const none: EvidencePictures = { byKey: new Map(), leftOut: places.map((place) => ({ place, reason: "size" })) };
    expect(sectionOf(toHtml(review, { pictures: none }), "unexamined")).toContain(
      REPORT_HTML_WORDS.en.case.pictures.reasons.size,
    );
    expect(textOf(toHtml(review))).toContain(REPORT_HTML_WORDS.en.case.pictures.notDrawn);
  });

  it("shows a figure of a metric nobody knows with the unit it came with", () => {
    const [settled] = reviews.en.settled;
    if (settled === undefined) throw new Error("The example has no contradiction");
    const { topicId: _topic, currency: _currency, ...unknown } = settled.contradiction;
    const positions = unknown.positions.map((position) => ({ ...position, unit: "kWh" }));
    const review = { ...reviews.en, settled: [{ ...settled, contradiction: { ...unknown, positions } }] };
    expect(textOf(toHtml(review))).toContain("1.8 kWh");
  });
});

describe("the words of the report", () => {
  it("say the same things in the three languages, none left in another", () => {
    const leaves = (value: unknown, path = ""): [string, unknown][] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
        : [[path, value]];
    const [fr, en, pt] = LOCALES.map((locale) => new Map(leaves(REPORT_HTML_WORDS[locale]))) as [
      Map<string, unknown>,
      Map<string, unknown>,
      Map<string, unknown>,
    ];
    expect([...fr.keys()]).toEqual([...en.keys()]);
    expect([...pt.keys()]).toEqual([...en.keys()]);
    const long = (text: unknown): text is string => typeof text === "string" && text.length > 24;
    for (const [path, text] of en) if (long(text)) expect([fr.get(path), pt.get(path)], path).not.toContain(text);
    for (const [path, text] of fr) if (long(text)) expect(pt.get(path), path).not.toBe(text);
  });
});
