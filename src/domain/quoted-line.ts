/**
 * A line of a document as it is quoted to a person: it begins with its first letter, figure, sign or quotation mark, not
 * with a tick, a picture, a bullet or a branch of a drawn tree.
 */
export const quotedLine = (line: string): string =>
  line
    .replace(/^(?:[^\p{L}\p{N}\p{P}\p{Sc}+<>~≈±−]|[•·◦‣]|[-–—*]+(?=\s))+/u, "")
    .replace(/\s+/gu, " ")
    .trim();
