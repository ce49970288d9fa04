import type { ReconciledRow } from "../analysts/reconcile.ts";
import type { Need } from "../analysts/synthesis/completeness.ts";
import type { Address } from "../domain/address.ts";
import type { ContradictionSeverity } from "../domain/contradiction.ts";
import type { FlagSeverity } from "../domain/red-flag.ts";
import { verdictStanding } from "../domain/verdict-standing.ts";
import type { VerifiedFlag } from "../evidence/citations/verify-flags.ts";
import { SYNTHESIS_SENTENCES } from "../i18n/analysts-synthesis.ts";
import { CHECK_FIRST_SENTENCES } from "../i18n/check-first.ts";
import type { ReviewBody } from "./answer.ts";
import type { CheckFirst, KeyFigure, ReviewRedFlag } from "./answer-shape.ts";
import { askFor } from "./ask-for.ts";
import { OF_THE_DEAL } from "./key-figures.ts";
import type { SettledContradiction } from "./result.ts";

/** A passage of a document that gives orders to whoever reads it by machine. */
export interface SteeringPassage {
  /** The passage itself: the same in every language. */
  id: string;
  text: string;
  reference: string;
  address: Address;
}

/** What the few things are chosen from, beside the review itself. */
interface Material {
  steering: readonly SteeringPassage[];
  keyFigures: readonly KeyFigure[];
  redFlags: readonly ReviewRedFlag[];
  /** Figures on which deck and model differ. */
  differing: readonly ReconciledRow[];
}

/** More are not looked at before anything else. */
const MOST = 3;
/** As many passages as show the matter. */
const MOST_PLACES = 3;

const GRAVITY: Record<ContradictionSeverity, number> = { CRITICAL: 0, MAJOR: 1, MODERATE: 2, MINOR: 3 };
const AS_CONTRADICTION: Record<FlagSeverity, ContradictionSeverity> = {
  CRITICAL: "CRITICAL",
  HIGH: "MAJOR",
  MEDIUM: "MODERATE",
  LOW: "MINOR",
};
/** No investor decides without these. */
const INDISPENSABLE = new Set<string>(["revenue", "cash", "terms"]);
/** What is missing; then, behind everything the documents say against themselves, what only one of them says. */
const SILENT = { indispensable: 2.4, other: 3.6 };
const ONE_WORD = { ofTheCompany: 3.5, ofTheDeal: 3.7 };
/** What leaves room for an explanation, or has no proof, comes after what does not. */
const LEAVES_ROOM = 0.5;
const UNPROVEN = 2;
/** A verdict stands, with something left to confirm. */
const CONFIRMED = 1.3;

/** A candidate with how far down it belongs: 0 first. */
interface Ranked extends CheckFirst {
  rank: number;
}

/**
 * The three things about the company to check before anything else, gravest first, one of each matter: what cannot be
 * true, contradictions nobody settled, what a check shows to be wrong, warnings whose source holds, figures that one
 * document alone states, and what is missing. What opens a passage comes before what has none: silence is told by the
 * figures and the questions too. What an analyst got wrong about a source is not among them.
 */
export function checkFirst(review: ReviewBody, material: Material): CheckFirst[] {
  const ranked = [
    ...steering(review, material),
    ...inconsistent(review),
    ...open(review),
    ...toConfirm(review),
    ...differing(material),
    ...ofChecks(review),
    ...warnings(review, material),
    ...declared(review, material),
    ...missing(review),
  ].toSorted((a, b) => Number(a.places.length === 0) - Number(b.places.length === 0) || a.rank - b.rank);
  const once = ranked.filter(({ title }, at) => ranked.findIndex((one) => one.title === title) === at);
  return once.slice(0, MOST).map(({ rank: _, ...one }) => one);
}

function steering({ locale }: ReviewBody, { steering }: Material): Ranked[] {
  return steering.slice(0, 1).map(({ id, text, reference, address }) => ({
    from: { kind: "hidden", id },
    title: CHECK_FIRST_SENTENCES[locale].steering,
    text,
    severity: "CRITICAL",
    places: [{ reference, address, passage: id }],
    rank: -1,
  }));
}

function inconsistent({ inconsistencies }: ReviewBody): Ranked[] {
  return inconsistencies.map(({ id, kind, name, severity, certainty, explanation, statements }) => ({
    from: { kind: kind === "hidden" ? "hidden" : "inconsistency", id },
    title: name,
    text: explanation,
    severity: certainty === "sure" ? severity : null,
    places: placesOf(statements),
    rank: GRAVITY[severity] + (certainty === "sure" ? 0 : LEAVES_ROOM),
  }));
}

function open({ settled }: ReviewBody): Ranked[] {
  return settled
    .filter(({ resolution }) => resolution.verdict.decision === "UNRESOLVED")
    .map((one) => ofVerdict(one, one.resolution.baGuidance.oneLiner, 0.1));
}

/** Verdicts that leave something to confirm. */
function toConfirm({ settled }: ReviewBody): Ranked[] {
  return settled.flatMap((one) => {
    const { verdict, baGuidance } = one.resolution;
    if (verdict.decision === "UNRESOLVED" || baGuidance.whatToVerify === null) return [];
    // What the documents deny is told with what they say instead: to compare a page with itself says nothing.
    const denial = verdictStanding(one.resolution) === "denied" ? one.resolution.redFlags[0] : undefined;
    return ofVerdict(one, denial ?? baGuidance.whatToVerify, CONFIRMED);
  });
}

function ofVerdict({ contradiction, resolution }: SettledContradiction, text: string, after: number): Ranked {
  const { id, topic, severity } = contradiction;
  return {
    from: { kind: "contradiction", id },
    title: topic,
    text,
    severity: ["open", "denied"].includes(verdictStanding(resolution)) ? severity.level : null,
    places: placesOf(
      resolution.evidence
        .flatMap(({ support, against }) => [...support, ...against])
        .flatMap(({ reference, passage, addresses: [address] }) =>
          address === undefined ? [] : { reference, passage, address },
        ),
    ),
    rank: GRAVITY[severity.level] + after,
  };
}

function differing({ differing }: Material): Ranked[] {
  return differing.map(({ topic, name, explanation, deck, model }) => ({
    from: { kind: "deck_and_model", id: topic },
    title: name,
    text: explanation,
    severity: null,
    places: placesOf(
      [deck, model].flatMap((side) =>
        side === undefined ? [] : { reference: side.reference, address: side.address, passage: side.quote },
      ),
    ),
    rank: GRAVITY.MODERATE + 0.4,
  }));
}

/** What a professional's check shows to be wrong as printed, then what it leaves open where the passages show it. */
function ofChecks({ checks }: ReviewBody): Ranked[] {
  return (checks ?? []).flatMap(({ title, findings }) =>
    findings
      .filter(
        ({ verdict, shownBy, places }) =>
          shownBy === undefined && (verdict === "flag" || (verdict === "question" && places.length > 0)),
      )
      .map(({ id, verdict, severity, text, places }) => ({
        from: { kind: "check" as const, id },
        title,
        text,
        severity,
        places: placesOf(places),
        rank: GRAVITY[severity ?? "MODERATE"] + 0.2 + (verdict === "flag" ? 0 : LEAVES_ROOM),
      })),
  );
}

function warnings({ verification }: ReviewBody, { redFlags }: Material): Ranked[] {
  const checked = new Map((verification?.redFlags ?? []).map((one) => [`${one.agentName} ${one.flag.id}`, one]));
  return redFlags.flatMap(({ from, id, agentName, words, severity, standing, shownBy, about, because }) => {
    if (from.kind !== "agent" || about === "analyst" || shownBy !== undefined || words === undefined) return [];
    const rated = severity === null ? "MODERATE" : AS_CONTRADICTION[severity];
    const [title, further] = headed(words);
    return {
      from: { kind: "red_flag", id },
      title,
      text: [further, because, agentName].filter(Boolean).join(" · "),
      severity: severity === null ? null : rated,
      places: placesOf(citedBy(checked.get(`${agentName} ${from.id}`))),
      rank: GRAVITY[rated] + 0.2 + (standing === "verified" ? 0 : UNPROVEN),
    } satisfies Ranked;
  });
}

/** A whole paragraph is no heading: its first sentence is. */
function headed(words: string): [title: string, further: string] {
  const [first = ""] = words.length <= LONGEST_TITLE ? [] : (FIRST_SENTENCE.exec(words) ?? []);
  return first === "" ? [words, ""] : [first, words.slice(first.length).trim()];
}
const LONGEST_TITLE = 100;
const FIRST_SENTENCE = /^.{10,100}?[.!?](?=\s)/su;

const citedBy = (flag: VerifiedFlag | undefined): CheckFirst["places"] =>
  (flag?.checks ?? []).flatMap(({ citation, check }) =>
    check.at === undefined ? [] : { reference: citation.reference, address: check.at, passage: citation.quote ?? "" },
  );

function declared({ locale }: ReviewBody, { keyFigures }: Material): Ranked[] {
  return keyFigures.flatMap(({ topic, name, formatted, level, reference, deck, model }) => {
    const side = [deck, model].find((one) => one?.reference === reference);
    if (level !== "declared") return [];
    return {
      from: { kind: "key_figure", id: topic },
      title: name,
      text: CHECK_FIRST_SENTENCES[locale][OF_THE_DEAL.has(topic) ? "declaredTerm" : "declared"]({
        value: formatted,
        reference,
      }),
      severity: null,
      places: side === undefined ? [] : placesOf([side]),
      rank: OF_THE_DEAL.has(topic) ? ONE_WORD.ofTheDeal : ONE_WORD.ofTheCompany,
    } satisfies Ranked;
  });
}

function missing({ synthesis, locale }: ReviewBody): Ranked[] {
  const { missing = [], unsure = [], partly = [] } = synthesis?.score.completeness ?? {};
  const words = CHECK_FIRST_SENTENCES[locale];
  const titleOf = (need: Need) =>
    unsure.some((one) => one.need === need) ? words.unsure : partly.includes(need) ? words.partly : words.missing;
  return missing.map((need) => ({
    from: { kind: "missing", id: need },
    title: titleOf(need)({ need: SYNTHESIS_SENTENCES[locale].need[need] }),
    text: askFor(need, unsure, locale),
    severity: null,
    places: [],
    rank: INDISPENSABLE.has(need) ? SILENT.indispensable : SILENT.other,
  }));
}

/** Each place once, as few as show the matter. */
const placesOf = (found: CheckFirst["places"]): CheckFirst["places"] =>
  [...new Map(found.toReversed().map((one) => [one.reference, one])).values()]
    .toReversed()
    .slice(0, MOST_PLACES)
    .map(({ reference, address, passage }) => ({ reference, address, passage }));
