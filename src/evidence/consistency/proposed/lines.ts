import type { Dossier } from "../../../domain/dossier.ts";
import { rememberedFor } from "../../../domain/remembered.ts";
import { rankOf } from "../../../domain/source-rank.ts";
import { type Passage, passagesOf } from "../../passages.ts";

/** A line of the company's own documents that a reader sees. */
export interface SeenLine extends Passage {
  /** From 1, through all documents: how whoever reads them names a line. */
  number: number;
}

/** Every line of the company's own documents, numbered. What a reader does not see has no number. */
export const seenLines = rememberedFor((dossier: Dossier): readonly SeenLine[] =>
  passagesOf(dossier)
    .filter(({ document, text }) => text !== "" && rankOf(document.source) === "primary" && document.role !== "outside")
    .map((passage, nth) => ({ ...passage, number: nth + 1 })),
);
