import type { Address } from "../domain/address.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { sumOfConstraint } from "../evidence/consistency/describe.ts";
import type { Refutation } from "../evidence/consistency/refuted.ts";
import type { Statement } from "../evidence/consistency/statement.ts";
import type { Witness } from "../evidence/witness.ts";
import type { CaseFile } from "./case-file.ts";

/** Statements of the documents that speak against each other on the question of a case. */
export interface SpokenAgainst {
  items: EvidenceItem[];
  /** False where a definition or a doubtful reading may explain it: then nothing is decided with full trust. */
  sure: boolean;
}

/**
 * What the documents state on the question, against what their own figures make of it (SPEC, "Stated and computed");
 * null where nothing speaks against it.
 */
export function spokenAgainst(caseFile: CaseFile, heard: readonly EvidenceItem[]): SpokenAgainst | null {
  const { topic, witness } = caseFile;
  if (topic === null) return null;
  // Other statements of the same figure are weighed by the court itself.
  const found = witness.refutations(topic.id).flatMap((refutation) => {
    if (refutation.computed === null) return [];
    const stated = heard.find((item) => item.calculation === undefined && isFrom(item, refutation.stated, witness));
    return stated === undefined ? [] : [{ refutation, stated }];
  });
  const [first] = found.toSorted((a, b) => Number(b.refutation.sure) - Number(a.refutation.sure));
  if (first === undefined) return null;
  return { items: [first.stated, ...against(caseFile, first.refutation)], sure: first.refutation.sure };
}

function against({ dossier, locale }: CaseFile, { computed }: Refutation): EvidenceItem[] {
  if (computed === null) return [];
  const { value, constraint } = computed;
  const [weakest] = constraint.inputs.toSorted((a, b) => Number(isPrimary(a)) - Number(isPrimary(b)));
  if (weakest === undefined) return [];
  const references = constraint.inputs.map(({ source, address }) => referenceTo(source, address, dossier, locale));
  const sum = sumOfConstraint(constraint, locale);
  return [
    {
      source: weakest.source,
      rank: isPrimary(weakest) ? "primary" : "secondary",
      reference: [...new Set(references)].join(" + "),
      passage: sum,
      value,
      addresses: constraint.inputs.map(({ address }) => address),
      calculation: sum,
    },
  ];
}

const isPrimary = ({ source }: Statement): boolean => source === "deck" || source === "financial_model";

/** The item is what the statement says, read at its place. */
function isFrom(
  { addresses, passage }: EvidenceItem,
  { address, passage: words, place }: Statement,
  witness: Witness,
): boolean {
  const here = (one: Address) => witness.pageOf(one) === place && (one.kind !== "cell" || sameCell(one, address));
  return passage === words && addresses.some(here);
}

const sameCell = (a: Address, b: Address): boolean =>
  a.kind === "cell" && b.kind === "cell" && a.cell === b.cell && a.row === b.row;
