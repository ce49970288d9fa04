import { fixSentences } from "../../i18n/reflexion.ts";
import { isFree } from "../../outputs/fields.ts";
import type { Leaf } from "../../outputs/tree.ts";
import type { Desk } from "../desk.ts";
import type { Proof } from "../proof.ts";
import type { Backing } from "../reading/backing.ts";
import type { Figure } from "../reading/figures.ts";
import { COMES_TO, COMPARES, HEDGE, HEDGES } from "../words.ts";
import type { Edit } from "./edits.ts";

/** The edits that put a value (where it changes) and a citation at a figure's place, instead of a false source. */
export function rewrite(
  figure: Figure,
  replacement: Proof | null,
  citation: string,
  old: Backing | null,
  desk: Desk,
  brackets: "()" | "[]" = "()",
): Edit[] {
  const { leaf, passage, start, end } = figure;
  const cited = `${brackets[0]}${citation}${brackets[1]}`;
  if (passage === null) {
    const value = replacement === null ? [] : valueEdit(figure, replacement);
    return [...value, ...sourceEdit(figure, citation, old, replacement)];
  }
  const text = String(leaf.value);
  const written = text.slice(start, end);
  const around = /^\p{L}[\p{L}\s'’]*\s(?=[\d€$£])/u.exec(written)?.[0] ?? "";
  const number = replacement === null ? written : `${around}${replacement.formatted}`;
  const elsewhere = old !== null && old.leaf !== null && old.leaf !== leaf ? old.leaf : null;
  if (elsewhere !== null) {
    const whole = String(elsewhere.value).length;
    return [
      ...(replacement === null ? [] : [{ kind: "text" as const, steps: leaf.steps, start, end, text: number }]),
      { kind: "text", steps: elsewhere.steps, start: 0, end: whole, text: citation },
      ...quoteEdit(elsewhere, old, replacement, citation),
    ];
  }
  if (old !== null && old.leaf === leaf) {
    const own: Edit[] = replacement === null ? [] : [{ kind: "text", steps: leaf.steps, start, end, text: number }];
    const until = quoteEnd(text, old);
    return [...own, { kind: "text", steps: leaf.steps, start: old.start, end: until, text: citation }];
  }
  if (isBare(figure) && HEDGE.test(passage.text)) {
    const stop = /[.;]\s*$/.exec(passage.text)?.[0] ?? "";
    const label = passage.text.includes(figure.label.trim())
      ? cleanLabel(figure.label)
      : figure.topic.name[desk.locale];
    return [
      {
        kind: "text",
        steps: leaf.steps,
        start: passage.start,
        end: passage.end,
        text: `${label}${fixSentences[desk.locale].colon}${number} ${cited}${stop.trim()}`,
      },
    ];
  }
  const rest = text.slice(end, passage.end);
  // "From 360 to 576, +60%": what is added stands behind the whole of a sum, not inside it.
  if (replacement === null && COMPARES.test(passage.text) && COMES_TO.test(rest)) {
    const stop = /[.!]\s*$/.exec(passage.text)?.[0].length ?? 0;
    const at = passage.end - stop;
    return [{ kind: "text", steps: leaf.steps, start: at, end: at, text: ` ${cited}` }];
  }
  // "15.9x ARR": what names the figure stays with it.
  const tail = /^\s[^.,;:()\d]{1,40}?(?=[.]?$)/u.exec(rest)?.[0];
  if (tail !== undefined) {
    const stop = end + tail.length;
    return [{ kind: "text", steps: leaf.steps, start, end: stop, text: `${number}${tail} ${cited}` }];
  }
  return [{ kind: "text", steps: leaf.steps, start, end, text: `${number} ${cited}` }];
}

/** The quote that came with a false source, in a field of its own, goes with it. */
function quoteEdit(source: Leaf, old: Backing | null, proof: Proof | null, citation: string): Edit[] {
  const quote = old?.evidence.content ?? "";
  const leaf = source.parent?.leaves.find((one) => one !== source && quote !== "" && one.value === quote);
  if (leaf === undefined) return [];
  return [{ kind: "value", steps: leaf.steps, value: proof?.calculation ?? proof?.passage ?? `[${citation}]` }];
}

/** A false source often comes with its quote: both go. */
function quoteEnd(text: string, { end, evidence }: Backing): number {
  if (evidence.content === "") return end;
  const at = text.indexOf(evidence.content, end);
  if (at < 0 || at - end > 10) return end;
  const after = at + evidence.content.length;
  return /^\s*["”»’']/.test(text.slice(after))
    ? after + (/^\s*["”»’']/.exec(text.slice(after))?.[0].length ?? 0)
    : after;
}

function cleanLabel(label: string): string {
  const name = label
    .replace(HEDGES, "")
    .replace(/\s+/g, " ")
    .replace(/\s+(?:is|est|é)$/iu, "")
    .trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
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
function sourceEdit({ leaf }: Figure, citation: string, old: Backing | null, proof: Proof | null): Edit[] {
  if (old !== null && old.leaf !== null && typeof old.leaf.value === "string")
    return [{ kind: "value", steps: old.leaf.steps, value: citation }, ...quoteEdit(old.leaf, old, proof, citation)];
  const entry = leaf.parent;
  if (entry === null || !isFree(entry.value)) return [];
  const step = leaf.steps.at(-1);
  const isEntry = /^(?:value|valeur|valor|amount|montant|figure|result)$/i.test(String(step));
  const key = isEntry ? "source" : `${String(step)}Source`;
  return [{ kind: "field", steps: entry.steps, key, value: citation }];
}
