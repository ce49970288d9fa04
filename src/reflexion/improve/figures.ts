import { fitTo } from "../../evidence/facts/fit.ts";
import { printValue } from "../../evidence/facts/print-calculation.ts";
import { addressOfPassage } from "../../evidence/passages.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { fixSentences } from "../../i18n/reflexion.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { inMonths } from "../../quantities/durations.ts";
import { findQuantities } from "../../quantities/find.ts";
import { numberHabit } from "../../quantities/habits.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { claimedValue } from "../audit/claimed.ts";
import type { FalseSource } from "../audit/verify-sources.ts";
import { printedValue } from "../audit/write.ts";
import type { Desk } from "../desk.ts";
import { agrees, lookUp, proofsOfValue } from "../look-up.ts";
import type { Proof } from "../proof.ts";
import type { Backing } from "../reading/backing.ts";
import type { Figure } from "../reading/figures.ts";
import {
  askFor,
  type Correction,
  calculationShown,
  changedText,
  checkedProofs,
  citationText,
  confidenceOf,
  NOT_FOUND_IMPACT,
} from "./correction.ts";
import type { Edit } from "./edits.ts";
import { mayReplace } from "./may-replace.ts";
import { rewrite } from "./rewrite.ts";

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
  const known = proofsFor(figure, desk);
  const proofs = known.length > 0 || fault === null ? known : whatStandsThere(figure, fault, desk);
  const claimed = claimedValue(figure);
  const agreeing = proofs.find((proof) => agrees(claimed, proof)) ?? borneOutElsewhen(figure, desk)[0];
  const compared = agreeing === undefined && proofs.some((proof) => isSaidBeside(proof, figure));
  const proof = agreeing ?? (compared ? undefined : proofs.find((one) => mayReplace(one, figure, desk)));
  if (proof === undefined)
    return proofs.length > 0 ? leaveOpen(figure, proofs, desk, compared) : markNotAvailable(figure, desk, fault);
  const words = fixSentences[desk.locale];
  const other = proofs.find(
    (one) => one.calculation === undefined && one.source !== proof.source && !sameFigure(one, proof, desk.sameValue),
  );
  const said = printedValue(figure);
  const citation = [
    citationText(proof, desk),
    ...(agreeing === undefined ? [words.said({ value: said })] : []),
    ...(other === undefined ? [] : [words.otherPrimary({ value: other.formatted, reference: other.reference })]),
  ].join(words.join);
  const old = fault?.backing ?? vague;
  const edits = rewrite(figure, agreeing === undefined ? proof : null, citation, old, desk);
  const change = changeOf(figure, edits, `${proof.formatted} (${citation})`);
  return {
    status: other === undefined ? "FIXED" : "PARTIALLY_FIXED",
    change: {
      ...change,
      before: [change.before, ...sourceGone(figure, old)].join(" — "),
      type: proof.calculation === undefined ? "added_source" : type,
    },
    justification: {
      sourceUsed: proof.reference,
      ...calculationShown(proof, desk),
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

/** A figure without a date may be true of any time, and of a plan: it gets the place that gives this very value. */
function borneOutElsewhen(figure: Figure, desk: Desk): Proof[] {
  return figure.period === undefined ? checkedProofs(proofsOfValue(figure, desk), desk) : [];
}

/** "From 84 to 120 customers": a sentence that gives what the documents say, too, sets the figure against it. */
function isSaidBeside(proof: Proof, { passage, quantity }: Figure): boolean {
  if (passage === null) return false;
  return findQuantities(passage.text).some(
    (one) =>
      !("ambiguous" in one) && one.text !== quantity.text && agrees({ value: inMonths(one), step: one.step }, proof),
  );
}

/** The documents speak of another time or of a plan: what they say stands beside the figure, which stays as it is. */
export function leaveOpen(figure: Figure, [proof]: readonly Proof[], desk: Desk, compared = false): Correction {
  const words = fixSentences[desk.locale];
  const known = { value: proof?.formatted ?? "", reference: proof?.reference ?? "" };
  const mark = compared
    ? words.onlyThat({ ...known, said: printedValue(figure) })
    : words.otherTime({ ...known, period: sayPeriod(proof?.period ?? "", desk.locale) });
  const edits = rewrite(figure, null, mark, null, desk, "[]");
  return {
    status: "PARTIALLY_FIXED",
    change: { ...changeOf(figure, edits, `${printedValue(figure)} [${mark}]`), type: "clarified" },
    justification: {},
    confidenceImpact: 0,
    edits,
    proof: null,
    provedFalse: false,
    need: askFor(figure.topic, desk),
  };
}

/** Where the cited passage says another value, that value is the proof. */
function whatStandsThere(figure: Figure, { kind, check }: FalseSource, desk: Desk): Proof[] {
  const actual = check.differences?.find((one) => one.kind === "number" || one.kind === "scale")?.actual;
  if (kind !== "altered" || check.at === undefined || check.found === undefined || actual === undefined) return [];
  const read = parseQuantity(actual, { habit: numberHabit([check.found]) });
  const fitted = read === null ? null : fitTo(figure.topic, read, "table");
  if (fitted === null || fitted.topic !== figure.topic) return [];
  const source = desk.sourceOf(check.at);
  const reference = desk.reference(check.at);
  if (desk.check({ type: source, reference, quote: check.found }).status !== "verified") return [];
  // A row has numbers of several columns: only what the place gives for this very metric may replace it.
  if (desk.check({ type: source, reference, label: figure.label, value: actual }).status !== "verified") return [];
  const { quantity } = fitted;
  const value = quantity.unit === "duration" ? inMonths(quantity) : quantity.value;
  const currency = quantity.currency ?? figure.quantity.currency;
  return [
    {
      topic: figure.topic.id,
      value,
      step: quantity.step,
      unit: quantity.unit,
      formatted: printValue(value, quantity.unit, currency, desk.locale),
      source,
      reference,
      passage: check.found,
      projected: false,
      addresses: [check.at],
      ...(currency === undefined ? {} : { currency }),
    },
  ];
}

/** Every source was searched: says so beside the figure, which stays readable. A place that names the metric is given. */
function markNotAvailable(figure: Figure, desk: Desk, fault: FalseSource | null): Correction {
  const words = fixSentences[desk.locale];
  const searched = desk.searched();
  const metric = figure.topic.name[desk.locale];
  const [named] = desk.mentions(figure.topic.id);
  const names = [figure.label, ...Object.values(figure.topic.name)];
  const printed = desk.witness.printedBeside(names, figure.quantity.value);
  const found = named !== undefined || printed !== undefined;
  const mark =
    printed !== undefined
      ? words.printedBeside({ reference: desk.reference(addressOfPassage(printed)), passage: printed.text })
      : named !== undefined
        ? words.namedOnly({ reference: desk.reference(named.address), passage: named.label })
        : fault === null
          ? words.notAvailable({ searched })
          : words.falseReference({ source: fault.backing.evidence.source, searched });
  const edits = rewrite(figure, null, mark, fault?.backing ?? null, desk, "[]");
  return {
    status: found ? "PARTIALLY_FIXED" : "CANNOT_FIX",
    change: { ...changeOf(figure, edits, `${printedValue(figure)} [${mark}]`), type: "clarified" },
    justification: found ? {} : { ifCannotFix: words.searched({ metric, searched }) },
    confidenceImpact: fault === null ? (printed === undefined ? NOT_FOUND_IMPACT : 0) : 2 * NOT_FOUND_IMPACT,
    edits,
    proof: null,
    provedFalse: false,
    // What a page prints need not be asked for.
    need: printed === undefined ? askFor(figure.topic, desk) : null,
  };
}

/** A false source in a field of its own goes with the value, and is shown with it. */
function sourceGone({ leaf }: Figure, old: Backing | null): string[] {
  const gone = old === null || old.leaf === null || old.leaf === leaf ? "" : String(old.leaf.value);
  return [gone, old?.evidence.content ?? ""].filter(
    (text, at) => gone !== "" && text !== "" && (at === 0 || !gone.includes(text)),
  );
}

/** The sentence before and after; for a bare value, the value with its source. */
export function changeOf(figure: Figure, edits: readonly Edit[], after: string): { before: string; after: string } {
  const { passage, leaf } = figure;
  if (passage === null) return { before: String(leaf.value), after };
  const own = edits.flatMap((edit) => (edit.kind === "text" && edit.steps === leaf.steps ? [edit] : []));
  const change = changedText(String(leaf.value), passage.start, passage.end, own);
  const elsewhere = edits.length > own.length;
  if (!elsewhere && change.before !== change.after) return change;
  // A value that is the whole text is not said twice.
  return { before: change.before, after: after.startsWith(change.after) ? after : `${change.after} — ${after}` };
}
