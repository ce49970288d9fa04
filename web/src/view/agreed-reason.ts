import type { ReviewDocument } from "../../../src/server/contract.ts";

type Improvement = ReviewDocument["reflexions"][number]["result"]["improvements"][number];

/** The reason put on record where nobody gives another: it claims no source where there is none. */
export const agreedReason = (
  { improvement }: { improvement: { justification: Pick<Improvement["justification"], "sourceUsed"> } },
  words: { agreed: string; agreedUnsourced: string },
): string => (improvement.justification.sourceUsed === undefined ? words.agreedUnsourced : words.agreed);
