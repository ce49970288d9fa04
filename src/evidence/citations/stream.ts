import type { Section } from "../../domain/document.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { carriesFinding } from "./carries.ts";
import type { Claim } from "./claim.ts";
import { findExact } from "./exact.ts";
import type { Judgement } from "./judgement.ts";
import { continuesBelow } from "./prose.ts";
import { rowsOf, type SectionText, sectionText } from "./section-text.ts";

/** The page's text in the file's own order, line by line: where columns were set otherwise than we read them. */
const streamText = rememberedFor((section: Section): SectionText | null => {
  if (section.stream === undefined || section.stream === "") return null;
  return sectionText(
    section,
    section.stream.split(/\r?\n/).map((line) => ({ cells: [{ text: line.trim() }] })),
  );
});

/**
 * A last look for a quote that the rows of the page do not show. In the file's order a column of labels may be followed
 * by a column of values, so a number only counts on its own line or inside a running sentence.
 */
export function judgeStream(section: Section, claim: Claim): { text: SectionText; judgement: Judgement } | null {
  const compared = claim.value !== undefined && !claim.byMetric;
  const text = claim.folded.text.length < 8 || compared ? null : streamText(section);
  const found = text === null ? null : findExact(text, claim.folded);
  if (text === null || found === null || found.differences.length > 0) return null;
  if (/\d/.test(claim.folded.text)) {
    const { first, last } = rowsOf(text, found.passage);
    for (let line = first; line < last; line++) if (!continuesBelow(text, line)) return null;
  }
  if (claim.byMetric && carriesFinding(text, found, claim) !== null) return null;
  return { text, judgement: { kind: "holds", passage: found.passage, form: "cleaned", differences: [] } };
}
