import type { Resolution } from "../domain/resolution.ts";

/** Something was looked for in every document and not found: any of them could change that. */
export const ANY_DOCUMENT = "*";

type Proof = Pick<Resolution, "evidence">;

/**
 * The documents each verdict rests on: where its citations stand, what speaks for or against a side, and, for a citation
 * that was not found, the documents of the kind it names. A new version of one of them may change the verdict.
 */
export function documentsOf(verdicts: readonly Proof[]): string[][] {
  const known = documentsBySource(verdicts);
  return verdicts.map(({ evidence }) => {
    const found = evidence.flatMap(({ citations, support, against }) => [
      ...citations.flatMap(({ at }) => (at === undefined ? [] : [at.document])),
      ...[...support, ...against].flatMap(({ addresses }) => addresses.map(({ document }) => document)),
    ]);
    const missed = evidence.flatMap(({ citations }) =>
      citations.flatMap(({ at, source }) =>
        at === undefined && source !== "inference" ? [...(known.get(source) ?? [ANY_DOCUMENT])] : [],
      ),
    );
    const documents = [...new Set([...found, ...missed])].sort();
    return documents.length === 0 ? [ANY_DOCUMENT] : documents;
  });
}

/** Which documents are "the deck", as far as the verdicts of the review show it. */
function documentsBySource(verdicts: readonly Proof[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const note = (source: string, document: string) => known.set(source, (known.get(source) ?? new Set()).add(document));
  for (const { citations, support, against } of verdicts.flatMap(({ evidence }) => evidence)) {
    for (const { source, at } of citations) if (at !== undefined) note(source, at.document);
    // A sum may have inputs from several kinds of documents and names but one.
    for (const { source, addresses, calculation } of [...support, ...against])
      if (calculation === undefined) for (const { document } of addresses) note(source, document);
  }
  return known;
}
