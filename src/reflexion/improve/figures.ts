import { fixSentences } from "../../i18n/reflexion.ts";
import { HEDGES } from "../words.ts";
import { claimedValue } from "../audit/claimed.ts";
import type { FalseSource } from "../audit/verify-sources.ts";
import { printedValue } from "../audit/write.ts";
import type { Desk } from "../desk.ts";
import { agrees, lookUp } from "../look-up.ts";
import type { Proof } from "../proof.ts";
import type { Backing } from "../reading/backing.ts";
import type { Figure } from "../reading/figures.ts";
import { checkedProofs, changedText, citationText, confidenceOf, type Correction, NOT_FOUND_IMPACT } from "./correction.ts";
import type { Edit } from "./edits.ts";
import { isFree } from "../../dossier/agents/fields.ts";

/** Proofs that are this far apart contradict each other. */
const CONTRADICT = 0.02;

/** What the documents prove of a figure, checked; a plan is looked for where the figure is one. */
export function proofsFor(figure: Figure, desk: Desk): Proof[] {
  const sought = { topic: figure.topic.id, period: figure.period, basis: figure.basis };
  const proofs = lookUp(desk, { ...sought, projected: figure.basis.nature === "projected" });
  return checkedProofs(proofs.length > 0 ? proofs : lookUp(desk, sought), desk);
}

/** Gives a figure its source, or the value the documents prove; marks it as not available where they are silent. */
export function fixFigure(
  figure: Figure,
  desk: Desk,
  fault: FalseSource | null,
  vague: Backing | null,
  type: "added_source" | "added_calculation" = "added_source",
): Correction {
  const proofs = proofsFor(figure, desk);
  const claimed = claimedValue(figure);
  const agreeing = proofs.find((proof) => agrees(claimed, proof));
  const proof = agreeing ?? proofs[0];
  if (proof === undefined) return markNotAvailable(figure, desk, fault);
  const words = fixSentences[desk.locale];
  const other = proofs.find(
    (one) => one.calculation === undefined && one.source !== proof.source && apart(one.value, proof.value) > CONTRADICT,
  );
  const said = printedValue(figure);
  const citation = [
    citationText(proof, desk),
    ...(agreeing === undefined ? [words.said({ value: said })] : []),
    ...(other === undefined ? [] : [words.otherPrimary({ value: other.formatted, reference: other.reference })]),
  ].join("; ");
  const edits = rewrite(figure, agreeing === undefined ? proof : null, citation, fault?.backing ?? vague);
  return {
    status: other === undefined ? "FIXED" : "PARTIALLY_FIXED",
    change: { ...changeOf(figure, edits, `${proof.formatted} (${citation})`), type: proof.calculation === undefined ? "added_source" : type },
    justification: {
      sourceUsed: proof.reference,
      ...(proof.calculation === undefined ? {} : { calculationShown: `${proof.passage}: ${proof.calculation}` }),
    },
    confidenceImpact: other === undefined ? confidenceOf(proof) : 0,
    edits,
    proof,
    provedFalse: agreeing === undefined,
    need:
      other === undefined
        ? null
        : words.question.conflict({ metric: figure.topic.name[desk.locale], a: proof.formatted, b: other.formatted }),
  };
}

function apart(a: number, b: number): number {
  const mean = (Math.abs(a) + Math.abs(b)) / 2;
  return mean === 0 ? 0 : Math.abs(a - b) / mean;
}

/** Every source was searched: says so beside the figure, which stays readable. */
export function markNotAvailable(figure: Figure, desk: Desk, fault: FalseSource | null): Correction {
  const words = fixSentences[desk.locale];
  const searched = desk.searched();
  const metric = figure.topic.name[desk.locale];
  const mark =
    fault === null
      ? words.notAvailable({ searched })
      : words.falseReference({ source: fault.backing.evidence.source, searched });
  const edits = rewrite(figure, null, mark, fault?.backing ?? null, "[]");
  return {
    status: "CANNOT_FIX",
    change: { ...changeOf(figure, edits, `${printedValue(figure)} [${mark}]`), type: "clarified" },
    justification: { ifCannotFix: words.searched({ metric, searched }) },
    confidenceImpact: fault === null ? NOT_FOUND_IMPACT : 2 * NOT_FOUND_IMPACT,
    edits,
    proof: null,
    provedFalse: false,
    need: words.question.data({ metric }),
  };
}

/** The edits that put a value (where it changes) and a citation at a figure's place, instead of a false source. */
export function rewrite(
  figure: Figure,
  replacement: Proof | null,
  citation: string,
  old: Backing | null,
  brackets: "()" | "[]" = "()",
): Edit[] {
  const { leaf, passage, start, end } = figure;
  const cited = `${brackets[0]}${citation}${brackets[1]}`;
  if (passage === null) {
    const value = replacement === null ? [] : valueEdit(figure, replacement);
    return [...value, ...sourceEdit(figure, citation, old)];
  }
  const text = String(leaf.value);
  const number = replacement?.formatted ?? text.slice(start, end);
  const elsewhere = old !== null && old.leaf !== null && old.leaf !== leaf ? old.leaf : null;
  if (elsewhere !== null) {
    const whole = String(elsewhere.value).length;
    return [
      ...(replacement === null ? [] : [{ kind: "text" as const, steps: leaf.steps, start, end, text: number }]),
      { kind: "text", steps: elsewhere.steps, start: 0, end: whole, text: citation },
    ];
  }
  if (old !== null && old.leaf === leaf) {
    const own: Edit[] = replacement === null ? [] : [{ kind: "text", steps: leaf.steps, start, end, text: number }];
    const until = quoteEnd(text, old);
    return [...own, { kind: "text", steps: leaf.steps, start: old.start, end: until, text: citation }];
  }
  if (isBare(figure)) {
    const stop = /[.;]\s*$/.exec(passage.text)?.[0] ?? "";
    const label = passage.text.includes(figure.label.trim()) ? cleanLabel(figure.label) : figure.topic.name.en;
    return [{ kind: "text", steps: leaf.steps, start: passage.start, end: passage.end, text: `${label}: ${number} ${cited}${stop.trim()}` }];
  }
  return [{ kind: "text", steps: leaf.steps, start, end, text: `${number} ${cited}` }];
}

/** A false source often comes with its quote: both go. */
function quoteEnd(text: string, { end, evidence }: Backing): number {
  if (evidence.content === "") return end;
  const at = text.indexOf(evidence.content, end);
  if (at < 0 || at - end > 10) return end;
  const after = at + evidence.content.length;
  return /^\s*["”»’']/.test(text.slice(after)) ? after + (/^\s*["”»’']/.exec(text.slice(after))?.[0].length ?? 0) : after;
}

function cleanLabel(label: string): string {
  return label.replace(HEDGES, "").replace(/\s+/g, " ").replace(/\s+(?:is|est|é)$/iu, "").trim();
}

const CONNECTORS =
  /^(?:at|is|of|the|was|to be|be|about|est|de|d|à|a|la|le|l|les|du|é|era|em|o|os|as|um|uma|we|it|around|being|soit|être|ser|ao|at the|an|our|\s)*$/iu;

/** The sentence says nothing but the label, a hedge and the number. */
function isBare({ passage, label, quantity }: Figure): boolean {
  if (passage === null || passage.references.length > 0) return false;
  const rest = passage.text
    .replace(quantity.text.trim(), " ")
    .replace(label.trim(), " ")
    .replace(HEDGES, " ")
    .replace(/[.:;,=~≈'’()-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return rest.split(" ").every((word) => CONNECTORS.test(word));
}

function valueEdit({ leaf, factor }: Figure, proof: Proof): Edit[] {
  if (typeof leaf.value === "number")
    return [{ kind: "value", steps: leaf.steps, value: Number((proof.value / factor).toPrecision(6)) }];
  return [{ kind: "value", steps: leaf.steps, value: proof.formatted }];
}

/** A bare value's source goes into the field for it: its own, or a new one beside the value. */
function sourceEdit({ leaf }: Figure, citation: string, old: Backing | null): Edit[] {
  if (old !== null && old.leaf !== null && typeof old.leaf.value === "string")
    return [{ kind: "value", steps: old.leaf.steps, value: citation }];
  const entry = leaf.parent;
  if (entry === null || !isFree(entry.value)) return [];
  const step = leaf.steps.at(-1);
  const isEntry = /^(?:value|valeur|valor|amount|montant|figure|result)$/i.test(String(step));
  const key = isEntry ? "source" : `${String(step)}Source`;
  return [{ kind: "field", steps: entry.steps, key, value: citation }];
}

/** The sentence before and after; for a bare value, the value with its source. */
export function changeOf(figure: Figure, edits: readonly Edit[], after: string): { before: string; after: string } {
  const { passage, leaf } = figure;
  if (passage === null) return { before: String(leaf.value), after };
  const own = edits.flatMap((edit) => (edit.kind === "text" && edit.steps === leaf.steps ? [edit] : []));
  const change = changedText(String(leaf.value), passage.start, passage.end, own);
  return change.before === change.after ? { before: change.before, after: `${change.before} — ${after}` } : change;
}
