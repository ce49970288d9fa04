import { rememberedFor } from "../../domain/remembered.ts";
import { critiqueSentences } from "../../i18n/reflexion.ts";
import { deniedBefore } from "../../lexicon/comparing.ts";
import type { Container } from "../../outputs/tree.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Desk } from "../desk.ts";
import type { Objection } from "../objection.ts";
import { backingBeside } from "../reading/backing.ts";
import type { Passage } from "../reading/passages.ts";
import { isQuestion, type Reading } from "../reading/read-output.ts";
import { NOT_AVAILABLE, SUPERLATIVE } from "../words.ts";
import { objectTo } from "./write.ts";

/** Superlatives with no figure and no source in their section. */
export function auditConclusions(reading: Reading, desk: Desk): Objection[] {
  const words = critiqueSentences[desk.locale];
  return reading.passages.flatMap((passage) => {
    if (passage.leaf.role !== "claim" || isQuestion(passage) || !SUPERLATIVE.test(passage.text)) return [];
    if (isNegated(passage.text) || NOT_AVAILABLE.test(passage.text) || isSupported(passage)) return [];
    const topics = topicsMentioned(passage.text);
    return [
      objectTo(
        {
          type: "weak_conclusion",
          severity: "MEDIUM",
          section: passage.leaf.path,
          quote: passage.text,
          words: words.conclusion(),
          impact: words.impactOf.conclusion,
          effort: "MODERATE",
          topic: topics[0] ?? null,
          span: { path: passage.leaf.path, start: passage.start, end: passage.end },
          matter: { kind: "conclusion", passage, topics },
        },
        reading,
      ),
    ];
  });
}

/** "Not the best", "pas exceptionnel": the opposite of a superlative. */
function isNegated(text: string): boolean {
  const found = SUPERLATIVE.exec(text);
  if (found === null) return false;
  const before = text.slice(Math.max(0, found.index - 30), found.index);
  // "Sans doute le meilleur", "sem dúvida" deny nothing.
  return /(?<!\p{L})(?:no longer|non|guère|nem)\s+(?:\p{L}+\s+){0,2}$/iu.test(before) || deniedBefore(before, 2);
}

function isSupported(passage: Passage): boolean {
  if (/\d/.test(String(passage.leaf.value).replace(/\b(?:19|20)\d\d\b|\bB2[BC]\b/g, ""))) return true;
  if (backingBeside(passage).length > 0) return true;
  const section = passage.leaf.parent;
  return section !== null && section.parent !== null && holdsFigure(section);
}

/** A figure or a source anywhere in the section. */
const holdsFigure = rememberedFor(
  (section: Container): boolean =>
    section.leaves.some(
      ({ value, role }) =>
        (role === "source" && value !== null && value !== "") ||
        (role === "claim" && (typeof value === "number" || (typeof value === "string" && /\d/.test(value)))),
    ) || section.children.some(holdsFigure),
);
