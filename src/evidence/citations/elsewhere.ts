import type { HiddenReason, SourceDocument } from "../../domain/document.ts";
import type { Claim } from "./claim.ts";
import { hiddenTextOf, likelyPlaces, textOf } from "./document-index.ts";
import { findExact } from "./exact.ts";
import { fold } from "./fold.ts";
import { judge } from "./judge.ts";
import type { Judgement } from "./judgement.ts";
import { isUnreadable } from "./scope.ts";
import { readable, rowsOf, type SectionText } from "./section-text.ts";

export interface FoundElsewhere {
  document: SourceDocument;
  text: SectionText;
  judgement: Judgement;
}

/** Documents this short are searched whole: a translated label shares no letters with the claim. */
const SHORT = 40;

/** Looks through whole documents: the first section where the claim holds, else the best one where it is altered. */
export function searchElsewhere(
  documents: readonly SourceDocument[],
  claim: Claim,
  strict: boolean,
  skip: (document: SourceDocument, section: number) => boolean,
): FoundElsewhere | null {
  if (!isDistinctive(claim)) return null;
  let lesser: FoundElsewhere | null = null;
  const texts = documents.flatMap((document) =>
    candidates(document, claim).flatMap((section) => {
      const text = skip(document, section) || isUnreadable(document, section) ? undefined : textOf(document, section);
      return text === undefined ? [] : [{ document, text }];
    }),
  );
  // A page that reads like the quote comes before one that only gives the same figures.
  const literal = texts.filter(({ text }) => claim.folded.text !== "" && text.folded.text.includes(claim.folded.text));
  if (literal.length > 1) {
    const quote = readable(claim.quote);
    const verbatim = (text: SectionText): number => (readable(text.text).includes(quote) ? 0 : 1);
    literal.sort((a, b) => verbatim(a.text) - verbatim(b.text));
  }
  for (const { document, text } of new Set([...literal, ...texts])) {
    const judgement = judge(text, claim, strict);
    if (judgement === null) continue;
    if (judgement.kind === "holds") return { document, text, judgement };
    // Words that do stand there are no phantom, whatever they fail to carry.
    const real = judgement.kind === "altered" || judgement.form === "exact";
    if (real && isBetter(judgement, lesser)) lesser = { document, text, judgement };
  }
  return lesser;
}

/** A bare small number stands on many pages: finding it on one of them proves nothing. */
function isDistinctive(claim: Claim): boolean {
  if (claim.quote === "") return claim.label !== "";
  const letters = claim.folded.text.replace(/[^a-z\x80-\xff]/g, "").length;
  return letters >= 3 || claim.folded.text.replace(/\D/g, "").length >= 5;
}

function candidates(document: SourceDocument, claim: Claim): number[] {
  const words = claim.quote === "" ? `${claim.label} ${claim.value ?? ""}` : claim.quote;
  const likely = likelyPlaces(document, claim.quote === "" ? fold(words).text : claim.folded.text);
  if (document.sections.length > SHORT) return likely;
  const rest = document.sections.map((_, section) => section).filter((section) => !likely.includes(section));
  return [...likely, ...rest];
}

function isBetter(judgement: Judgement, other: FoundElsewhere | null): boolean {
  if (other !== null && judgement.kind !== other.judgement.kind) return judgement.kind === "altered";
  return other === null || judgement.differences.length < other.judgement.differences.length;
}

/** The quote stands only in text that was set apart: what a reader does not see, or what was hidden for that one reason. */
export function findHidden(
  documents: readonly SourceDocument[],
  claim: Claim,
  only?: HiddenReason,
): { document: SourceDocument; text: SectionText; reason: HiddenReason; start: number; end: number } | null {
  const folded = claim.quote === "" ? fold(`${claim.label} ${claim.value ?? ""}`) : claim.folded;
  if (folded.text.length < 4) return null;
  for (const document of documents) {
    for (let section = 0; section < document.sections.length; section++) {
      const text = hiddenTextOf(document, section);
      const found = text === undefined ? null : findExact(text, folded);
      if (text === undefined || found === null) continue;
      const row = text.rows[rowsOf(text, found.passage).first];
      const reason = row?.hidden ?? text.section.hidden ?? "hidden_text";
      if (only === undefined || reason === only) return { document, text, reason, ...found.passage };
    }
  }
  return null;
}
