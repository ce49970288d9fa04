import { printValue } from "../../evidence/facts/print-calculation.ts";
import { fixSentences } from "../../i18n/reflexion.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { claimedValue } from "../audit/claimed.ts";
import { printedValue } from "../audit/write.ts";
import type { Desk } from "../desk.ts";
import { agrees, lookUp } from "../look-up.ts";
import type { Matter } from "../objection.ts";
import type { Proof } from "../proof.ts";
import type { Figure } from "../reading/figures.ts";
import { benchmarkOf, standingOf } from "../standing.ts";
import {
  askFor,
  type Correction,
  calculationShown,
  checkedProofs,
  citationText,
  confidenceOf,
  NOT_FOUND_IMPACT,
} from "./correction.ts";
import type { Edit } from "./edits.ts";
import { changeOf, leaveOpen, proofsFor } from "./figures.ts";
import { mayReplace } from "./may-replace.ts";
import { addToPassage } from "./passages.ts";
import { rewrite } from "./rewrite.ts";
import { describeStanding } from "./standings.ts";

/** Replaces a supposition with the figure, or says that there is none. */
export function fixHedge({ passage, topic }: Extract<Matter, { kind: "hedge" }>, desk: Desk): Correction {
  const words = fixSentences[desk.locale];
  const metric = topic.name[desk.locale];
  const [proof] = checkedProofs(lookUp(desk, { topic: topic.id }), desk);
  if (proof === undefined) {
    const searched = desk.searched();
    const [named] = desk.mentions(topic.id);
    const mark =
      named === undefined
        ? words.notAvailable({ searched })
        : words.namedOnly({ reference: desk.reference(named.address), passage: named.label });
    const { edits, change } = addToPassage(passage, ` [${mark}]`);
    return {
      ...notFound(words.searched({ metric, searched }), askFor(topic, desk)),
      ...(named === undefined ? {} : { status: "PARTIALLY_FIXED" as const }),
      change: { ...change, type: "clarified" },
      edits,
    };
  }
  const { edits, change } = addToPassage(
    passage,
    ` (${metric}${words.colon}${proof.formatted}${words.join}${citationText(proof, desk)})`,
  );
  return { ...proven(proof, desk), change: { ...change, type: "added_source" }, edits };
}

/** Puts the figures a conclusion speaks of beside it, or tones it down to an opinion. */
export function fixConclusion({ passage, topics }: Extract<Matter, { kind: "conclusion" }>, desk: Desk): Correction {
  const words = fixSentences[desk.locale];
  for (const topic of topics) {
    const [proof] = checkedProofs(lookUp(desk, { topic: topic.id }), desk);
    if (proof === undefined) continue;
    const benchmark = benchmarkOf(desk, topic);
    const standing = benchmark === null ? null : standingOf(desk, topic, benchmark, proof.value);
    const evidence = `${topic.name[desk.locale]}${words.colon}${proof.formatted} (${citationText(proof, desk)})`;
    const addition = standing === null ? evidence : `${evidence}. ${describeStanding(standing, desk)}`;
    const { edits, change } = addToPassage(passage, ` — ${words.evidenceWord}${words.colon}${addition}`);
    return {
      ...proven(proof, desk),
      change: { ...change, type: standing === null ? "added_source" : "added_cross_reference" },
      edits,
    };
  }
  const searched = desk.searched();
  const mark = topics.length === 0 ? words.opinionOnly : words.opinion({ searched });
  const { edits, change } = addToPassage(passage, ` [${mark}]`);
  const [topic] = topics;
  return {
    ...notFound(
      words.searched({ metric: topic?.name[desk.locale] ?? passage.text, searched }),
      topic === undefined ? words.question.subject({ subject: passage.text }) : askFor(topic, desk),
    ),
    status: topics.length === 0 ? "PARTIALLY_FIXED" : "CANNOT_FIX",
    change: { ...change, type: "downgraded" },
    edits,
  };
}

/** Brings two figures to one definition, or says that they cannot be compared. */
export function fixMethod({ passage, figures, differ }: Extract<Matter, { kind: "method" }>, desk: Desk): Correction {
  const words = fixSentences[desk.locale];
  const converted = convert(figures, differ, desk);
  const note = converted === null ? words.notComparable : words.definitionsDiffer({ conversion: converted.text });
  const { edits, change } = addToPassage(passage, ` [${note}]`);
  return {
    status: converted === null ? "PARTIALLY_FIXED" : "FIXED",
    change: { ...change, type: "clarified" },
    justification:
      converted === null
        ? { ifCannotFix: words.notComparable }
        : {
            calculationShown: converted.text,
            ...(converted.proof === null ? {} : { sourceUsed: converted.proof.reference }),
          },
    confidenceImpact: converted === null ? 0 : 5,
    edits,
    proof: null,
    provedFalse: false,
    need: converted === null ? words.question.subject({ subject: passage.text }) : null,
  };
}

function convert(
  figures: readonly [Figure, Figure],
  differ: string,
  desk: Desk,
): { text: string; proof: Proof | null } | null {
  if (differ === "arr_mrr") {
    const mrr = figures.find(({ topic }) => topic.id === "mrr");
    if (mrr === undefined) return null;
    if (mrr.quantity.unit === "multiple") {
      const times = (value: number) => printValue(value, "multiple", undefined, desk.locale);
      return { text: `${times(mrr.quantity.value)} MRR ÷ 12 = ${times(mrr.quantity.value / 12)} ARR`, proof: null };
    }
    const number = (value: number) => printValue(value, "number", undefined, desk.locale).replace(/[.,]0$/, "");
    const arr = printValue(mrr.quantity.value * 12, "money", mrr.quantity.currency, desk.locale);
    return { text: `MRR ${number(mrr.quantity.value)} × 12 = ${arr} ARR`, proof: null };
  }
  for (const [own, other] of [figures, [figures[1], figures[0]] as const]) {
    const { nature: _, ...basis } = other.basis;
    const [proof] = checkedProofs(lookUp(desk, { topic: other.topic.id, basis, period: own.period }), desk);
    if (proof === undefined || figures.some((figure) => agrees(claimedValue(figure), proof))) continue;
    return {
      text: `${topicById(proof.topic)?.name[desk.locale] ?? ""} ${proof.formatted} (${citationText(proof, desk)})`,
      proof,
    };
  }
  return null;
}

/** Keeps the value the documents prove in both places. */
export function fixInconsistency(
  { figures: [a, b] }: Extract<Matter, { kind: "inconsistency" }>,
  desk: Desk,
): Correction {
  const words = fixSentences[desk.locale];
  const metric = b.topic.name[desk.locale];
  const proofs = proofsFor(b, desk);
  const proof = proofs.find((one) => agrees(claimedValue(a), one) || agrees(claimedValue(b), one)) ?? proofs[0];
  if (proof === undefined) {
    const searched = desk.searched();
    const mark = words.unsettled({ other: printedValue(a), searched });
    const edits = rewrite(b, null, mark, null, desk, "[]");
    return {
      ...notFound(
        words.searched({ metric, searched }),
        words.question.conflict({ metric, a: printedValue(a), b: printedValue(b) }),
      ),
      change: { ...changeOf(b, edits, mark), type: "clarified" },
      edits,
    };
  }
  const other = [a, b].filter((figure) => !agrees(claimedValue(figure), proof));
  const wrong = other.filter((figure) => mayReplace(proof, figure, desk));
  const [open] = other;
  if (open !== undefined && wrong.length === 0) return leaveOpen(open, [proof], desk);
  const each = wrong.map((figure) => {
    const mark = `${citationText(proof, desk)}${words.join}${words.said({ value: printedValue(figure) })}`;
    return { figure, edits: rewrite(figure, proof, mark, null, desk) };
  });
  // Where both are wrong both are changed, and both are shown.
  const shown = each.length === 0 ? [{ figure: a, edits: [] }] : each;
  const changes = shown.map((one) => changeOf(one.figure, one.edits, proof.formatted));
  const edits: Edit[] = each.flatMap((one) => one.edits);
  const told = (part: "before" | "after") => [...new Set(changes.map((change) => change[part]))].join(" / ");
  return {
    ...proven(proof, desk),
    change: { before: told("before"), after: told("after"), type: "added_source" },
    edits,
    provedFalse: true,
  };
}

/** A quote that is not what stands there becomes what stands there; one that stands nowhere is marked. */
export function fixCitation({ fault, quoteLeaf }: Extract<Matter, { kind: "citation" }>, desk: Desk): Correction {
  const words = fixSentences[desk.locale];
  const { check, backing } = fault;
  const leaf = quoteLeaf ?? backing.leaf;
  const before = String(leaf?.value ?? backing.evidence.source);
  if (
    fault.kind !== "phantom" &&
    check.found !== undefined &&
    check.at !== undefined &&
    leaf !== null &&
    check.found !== before
  ) {
    const reference = desk.reference(check.at);
    return {
      status: "FIXED",
      change: { before, after: `${check.found} (${reference})`, type: "added_source" },
      justification: { sourceUsed: reference },
      confidenceImpact: 3,
      edits: [{ kind: "value", steps: leaf.steps, value: check.found }],
      proof: null,
      provedFalse: true,
      need: null,
    };
  }
  const searched = desk.searched();
  const mark = words.falseReference({ source: backing.evidence.source, searched });
  const target = backing.leaf ?? leaf;
  const edits: Edit[] =
    target === null
      ? []
      : target === quoteLeaf && backing.end - backing.start < String(target.value).length
        ? [{ kind: "text", steps: target.steps, start: backing.start, end: backing.end, text: `[${mark}]` }]
        : [{ kind: "value", steps: target.steps, value: `[${mark}]` }];
  return {
    ...notFound(check.explanation, words.question.subject({ subject: before })),
    change: { before, after: `${before} [${mark}]`, type: "clarified" },
    confidenceImpact: 2 * NOT_FOUND_IMPACT,
    edits,
  };
}

function proven(proof: Proof, desk: Desk): Omit<Correction, "change" | "edits"> {
  return {
    status: "FIXED",
    justification: {
      sourceUsed: proof.reference,
      ...calculationShown(proof, desk),
    },
    confidenceImpact: confidenceOf(proof),
    proof,
    provedFalse: false,
    need: null,
  };
}

/** All four sources were searched. */
export function notFound(reason: string, need: string | null): Omit<Correction, "change" | "edits"> {
  return {
    status: "CANNOT_FIX",
    justification: { ifCannotFix: reason },
    confidenceImpact: NOT_FOUND_IMPACT,
    proof: null,
    provedFalse: false,
    need,
  };
}
