import type { Address } from "../domain/address.ts";
import type { Fact } from "../domain/fact.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { rankOf } from "../domain/source-rank.ts";
import type { Witness } from "../evidence/witness.ts";
import { sameFigure } from "../quantities/compare.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { CaseFile } from "./case-file.ts";

/**
 * Whether another of the company's documents may say otherwise: it names the figure with another value, in a reading that
 * is no evidence, or names it on a page with figures nobody could place. That decides nothing, and keeps a verdict from
 * full trust.
 */
export function isDoubted(
  { topic, witness, contradiction }: CaseFile,
  agreeing: readonly EvidenceItem[],
  close: number,
): boolean {
  if (topic === null) return false;
  const documents = new Set(agreeing.flatMap(({ addresses }) => addresses.map(({ document }) => document)));
  if (isNamedUnread(witness, topic.id, documents)) return true;
  const hints = witness
    .says({ topic: topic.id, of: "company", nature: "actual", when: contradiction.period })
    .filter((fact) => isHint(fact) && !documents.has(fact.document));
  return hints.some(({ quantity }) => {
    const hint = { value: sizeOf(topic, quantity), step: quantity.step, currency: quantity.currency };
    return agreeing.every(
      ({ value, step = 0, currency }) =>
        typeof value === "number" && !sameFigure({ value, step, currency }, hint, close),
    );
  });
}

/** Another document names the figure, gives it nowhere that could be read, and has figures beside the name that were not placed. */
function isNamedUnread(witness: Witness, topic: string, documents: ReadonlySet<string>): boolean {
  const read = new Set(witness.says({ topic }).map(({ document }) => document));
  const unplaced = new Set(witness.everything().notUnderstood.map(({ address }) => pageOf(address)));
  return witness
    .mentions(topic)
    .some(({ document: { id }, address }) => !documents.has(id) && !read.has(id) && unplaced.has(pageOf(address)));
}

const pageOf = (address: Address): string =>
  `${address.document} ${"page" in address ? address.page : "sheet" in address ? address.sheet : ""}`;

const isHint = ({ sureness, source }: Fact): boolean =>
  sureness < SURE_ENOUGH && sureness >= 0.5 && rankOf(source) === "primary";
