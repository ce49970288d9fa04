import { createHash } from "node:crypto";
import type { Inconsistency } from "../domain/inconsistency.ts";
import { FlagSeverity } from "../domain/red-flag.ts";
import type { PositionRecord } from "../domain/resolution.ts";
import type { VerifiedFlag } from "../evidence/citations/verify-flags.ts";
import { RED_FLAG_SENTENCES } from "../i18n/red-flags.ts";
import { fold } from "../lexicon/fold.ts";
import { sameFigure } from "../quantities/compare.ts";
import { findQuantities } from "../quantities/find.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import type { ReviewRedFlag } from "./answer-shape.ts";
import { checkFlags } from "./checked.ts";
import { type DocumentFlag, inconsistencyFlags } from "./inconsistent.ts";
import type { Review } from "./result.ts";

/**
 * What an investor must know at once: what cannot be true, what the checks warn of, passages that try to steer the analysis, what the verdicts
 * brought to light, and every warning of the analysts with the standing of its source. Gravest first within each, of equals
 * those that the documents bear out; each said once. What is about an analyst's false source and not about the company comes last.
 */
export function redFlagsFor(review: Omit<Review, "answer">, ofDocuments: readonly DocumentFlag[]): ReviewRedFlag[] {
  const all = [
    ...inconsistencyFlags(review).map(({ id, text }) => plain(text, id, { kind: "inconsistency", id })),
    ...checkFlags(review).map((flag) => ({ id: idOf("check", flag.from.id), ...flag })),
    ...ofDocuments.map(({ id, text }) => plain(text, id, { kind: "document", id })),
    ...review.settled.flatMap(({ contradiction: { id }, resolution }) => {
      return resolution.redFlags.map((text, at) => ({
        ...plain(text, `${id} ${at}`, { kind: "contradiction", id }),
        ...(speakerOf(text, resolution.evidence) !== null && { about: "analyst" as const }),
      }));
    }),
    ...(review.verification?.redFlags ?? [])
      .map((verified) => ofAgent(verified, review))
      .sort((a, b) => rank(a) - rank(b) || Number(isBorneOut(b)) - Number(isBorneOut(a))),
  ];
  const once = [...new Map(all.toReversed().map((flag) => [flag.text, flag])).values()].toReversed();
  return once.toSorted((a, b) => Number(a.about === "analyst") - Number(b.about === "analyst"));
}

/** The analyst a verdict's warning is about: such a sentence begins with its name, in every language. */
function speakerOf(text: string, evidence: readonly PositionRecord[]): PositionRecord | null {
  return evidence.find(({ agentName }) => text.startsWith(`${agentName} `)) ?? null;
}

/** An analyst who cites nothing and lost to the documents is named; what the documents show stands as firmly as before. */
export function weighsOnTheAnswer({ from, text }: ReviewRedFlag, { settled }: Pick<Review, "settled">): boolean {
  if (from.kind !== "contradiction") return true;
  const of = settled.find(({ contradiction }) => contradiction.id === from.id)?.resolution.evidence ?? [];
  return speakerOf(text, of)?.citations.length !== 0;
}

/** A red flag that is a sentence of ours. */
function plain(text: string, seed: string, from: ReviewRedFlag["from"]): ReviewRedFlag {
  return { id: idOf(from.kind, seed), text, severity: null, from };
}

function ofAgent(
  { agentName, flag, standing: ofSource, checks }: VerifiedFlag,
  { locale, inconsistencies }: Pick<Review, "locale" | "inconsistencies">,
): ReviewRedFlag {
  const say = RED_FLAG_SENTENCES[locale];
  const failed = checks.find(({ check }) => check.status !== "verified" && check.status !== "relocated");
  const decisive = ofSource === "false" ? failed : checks.find((one) => one !== failed);
  const quoted = flag.evidence
    .map(({ content }) => content)
    .filter((content) => content !== "" && !flag.text.includes(content))
    .join(" · ");
  const because = flag.because ?? quoted;
  const common = { words: flag.text, agentName };
  const shownBy = sameContradiction(`${flag.text} ${because}`, inconsistencies);
  const standing = shownBy === undefined ? ofSource : "verified";
  const text =
    shownBy !== undefined
      ? say[shownBy.proposedBy === undefined ? "shown" : "pointed"]({ ...common, name: shownBy.name })
      : standing === "verified"
        ? say.verified({ ...common, place: decisive?.citation.reference ?? "" })
        : standing === "false"
          ? say.false({ ...common, why: decisive?.check.explanation ?? "" })
          : say.unverified(common);
  return {
    id: idOf("agent", `${agentName} ${flag.path} ${flag.text}`),
    text,
    severity: flag.severity,
    from: { kind: "agent", id: flag.id },
    agentName,
    words: flag.text,
    ...(standing === "false" && { about: "analyst" as const }),
    standing,
    ...(shownBy !== undefined && { shownBy: shownBy.id }),
    sources: flag.evidence
      .map(({ source }) => source)
      .filter((source, at, all) => source !== "" && all.indexOf(source) === at),
    ...(because !== "" && { because }),
    ...(flag.impact !== undefined && { impact: flag.impact }),
    ...(flag.question !== undefined && { question: flag.question }),
  };
}

/**
 * The contradiction of the documents that a warning speaks of: it names two figures of it, one of them the stated one or
 * what the sum comes to. Small numbers and percentages alone join nothing, for too many things are "2" or "20 %", unless
 * the warning begins with what they are of ("Churn: 0 and 8 %").
 */
export function sameContradiction(words: string, inconsistencies: readonly Inconsistency[]): Inconsistency | undefined {
  const named = findQuantities(words).flatMap((one) => ("ambiguous" in one ? one.readings : [one]));
  const [label = ""] = words.split(":");
  const subject = label === words ? undefined : matchTopic(label)?.topic.id;
  // A range is known by its middle, as it is in the contradiction.
  const says = (value: number) => named.some((one) => sameFigure({ ...one, range: undefined }, { value }, 0.005));
  return inconsistencies.find(({ statements, computed, topic }) => {
    if (quotesBoth(words, statements)) return true;
    const [stated, ...inputs] = statements.flatMap(({ value }) => value ?? []);
    const others = [...inputs, ...(computed === undefined ? [] : [computed])];
    if (stated === undefined || others.length === 0) return false;
    const met = [stated, ...others].filter((value, at, all) => all.indexOf(value) === at && says(value));
    return (
      met.length >= 2 &&
      (says(stated) || (computed !== undefined && says(computed))) &&
      (topic === subject || met.some(isTelling))
    );
  });
}

/** "LOI in progress (p. 7) / partnership signed (p. 14)": the very words that do not agree, with what they are said of. */
function quotesBoth(words: string, statements: Inconsistency["statements"]): boolean {
  const told = statements.filter(({ printed = "" }) => /\p{L}{3}/u.test(printed) && !/\d/.test(printed));
  if (told.length < 2 || told.length < statements.length) return false;
  const said = fold(words);
  const of = (passage: string) => fold(passage).match(/\p{L}{4,}/gu) ?? [];
  return told.every(({ printed, passage }) => {
    const own = fold(printed);
    return said.includes(own) && of(passage).some((word) => !own.includes(word) && said.includes(word));
  });
}

const isTelling = (value: number) => Math.abs(value) >= 100;

/** An unrated warning stands between the high and the medium ones: nobody said that it is small. */
function rank({ severity }: ReviewRedFlag): number {
  return severity === null ? 1.5 : FlagSeverity.options.indexOf(severity);
}

const isBorneOut = ({ standing }: ReviewRedFlag): boolean => standing === "verified";

const idOf = (kind: string, seed: string) =>
  `RF-${createHash("sha256").update(`${kind} ${seed}`).digest("hex").slice(0, 10)}`;
