/**
 * What every paper that Tribunal writes carries, where people do not see it: as a keyword of the file, or in a comment. A
 * report left in the deal's folder is so known again, and is never read as a document of the company.
 */
export const OWN_PAPER = "tribunal-review";

/** The same in Markdown. */
export const OWN_PAPER_COMMENT = `<!-- ${OWN_PAPER} -->`;
