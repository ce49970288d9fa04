import { readablePage } from "../../evidence/pages.ts";
import { asMaterial } from "../../model/prompt/material.ts";
import type { Desk } from "../desk.ts";

/**
 * The whole dossier for whoever criticises or corrects, the same in every question about it; undefined where it is too
 * long or there is none: the facts that bear on the analysis are in the question itself.
 */
export function documentsOn({ witness, locale, dossier, wholeDossierCharacters }: Desk): string | undefined {
  return witness.remember(`dossier for reflexion ${locale} ${wholeDossierCharacters}`, () => {
    const pages = witness.pages().map((page) => readablePage(page, locale, dossier));
    const text = pages.length === 0 ? "" : asMaterial({ pages }, "documents");
    return text === "" || text.length > wholeDossierCharacters ? undefined : text;
  });
}
