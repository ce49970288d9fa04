import type { Change, ImprovementJustification, ImprovementStatus } from "../../domain/improvement.ts";
import { fixSentences } from "../../i18n/reflexion.ts";
import { formatQuantity } from "../../quantities/format.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Desk } from "../desk.ts";
import { lookUp } from "../look-up.ts";
import type { Objection } from "../objection.ts";
import type { Proof } from "../proof.ts";
import type { Reading } from "../reading/read-output.ts";
import { type Edit, spliced } from "./edits.ts";
import { holds } from "./verify-proof.ts";

/** What is done about one objection, with the changes that carry it out. */
export interface Correction {
  status: ImprovementStatus;
  change: Change;
  justification: ImprovementJustification;
  confidenceImpact: number;
  edits: Edit[];
  /** What the findings on the same metric rest on from now on. */
  proof: Proof | null;
  /** The analysis' value contradicted the documents and was replaced. */
  provedFalse: boolean;
  /** What the founder must be asked. */
  need: string | null;
}

/** Corrects an analysis, by code alone or with a model: code applies the changes and checks every source. */
export interface Improver {
  /** One correction per objection, in the same order. */
  improve(objections: readonly Objection[], reading: Reading, desk: Desk): Promise<Correction[]>;
}

/** How sure a proof makes: what a primary source states or gives, what a database says. */
export function confidenceOf({ source, calculation }: Proof): number {
  const primary = source === "deck" || source === "financial_model";
  return primary ? (calculation === undefined ? 10 : 12) : 6;
}

export const NOT_FOUND_IMPACT = -5;

/** "Deck, slide 8", or the inputs with their places and the sum. */
export function citationText(proof: Proof, desk: Desk): string {
  if (proof.calculation === undefined || proof.inputs === undefined) return proof.reference;
  const words = fixSentences[desk.locale];
  const inputs = proof.inputs.map(({ name, value, source }) =>
    words.input({ name, value: formatQuantity({ value, unit: "number" }, desk.locale), source }),
  );
  return [...inputs, proof.calculation].join(words.join);
}

/** The formula of a computed proof with its names, then with its numbers; nothing for what was read. */
export const calculationShown = (
  { passage, calculation }: Proof,
  { locale }: Desk,
): Pick<ImprovementJustification, "calculationShown"> =>
  calculation === undefined ? {} : { calculationShown: `${passage}${fixSentences[locale].colon}${calculation}` };

/**
 * What the founder is asked about a metric nobody gives. Nothing where the documents state it, if only for another time
 * or as a plan: a founder who is asked for what the deck says stops answering.
 */
export function askFor({ id, name }: Pick<Topic, "id" | "name">, desk: Desk): string | null {
  const stated = [false, true].some((projected) => lookUp(desk, { topic: id, projected, anyPeriod: true }).length > 0);
  return stated ? null : fixSentences[desk.locale].question.data({ metric: name[desk.locale] });
}

/** The proofs whose sources hold when they are checked like anybody's. */
export function checkedProofs(proofs: readonly Proof[], desk: Desk): Proof[] {
  return proofs.filter((proof) => holds(proof, desk));
}

/** A sentence of a text before and after the changes that fall into it. */
export function changedText(
  text: string,
  from: number,
  to: number,
  edits: readonly { start: number; end: number; text: string }[],
): { before: string; after: string } {
  const inside = edits.filter(({ start, end }) => start >= from && end <= to);
  const shifted = inside.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  return { before: text.slice(from, to), after: spliced(text.slice(from, to), shifted) };
}
