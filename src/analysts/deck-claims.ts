import { negationsIn } from "../lexicon/negations.ts";
import type { DeckLine } from "./deck-text.ts";

/** Texts are folded: no accents, no capitals. */
const VALUATION =
  /\b(?:valorisation|valuation|valorizacao|avaliacao|pre money|post money|prix|price|preco|multiple|multiplo)\b/;
const FAIR =
  /\b(?:raisonnables?|juste|equitables?|attractive?s?|attrayante?s?|moderee?s?|prudente?s?|fair|fairly|reasonabl[ey]|attractive(?:ly)?|conservative(?:ly)?|justa|justo|razoavel|razoaveis|atrativ[oa]|atraente|conservadora?|moderad[oa])\b/;

const LEADER =
  /\b(?:leaders?|leading|lider(?:es|anca)?|numero (?:un|1|um)|number one|no 1|n° ?1|n o 1|premier acteur|market leader|maior player)\b/;
const AIMS =
  /\b(?:devenir|deviendra|visons|vise|ambition|become|becoming|aim|aims|vision|will be|tornar|sera|seremos|ambicao|objetivo|objectif|goal|thought leader(?:ship)?|leadership team|team leaders?|leaders? d equipe|tech leaders?|opinion)\b/;

/** The lines that call the company's valuation fair, reasonable, attractive. */
export function fairValuationClaims(lines: readonly DeckLine[]): DeckLine[] {
  return lines.filter(
    ({ folded, text }) => VALUATION.test(folded) && FAIR.test(folded) && negationsIn(text).length === 0,
  );
}

/**
 * The lines that call the company a leader today. Lines about somebody else (a rival, "leaders of the industry trust
 * us"), ambitions and leaders of teams are not such claims.
 */
export function leaderClaims(lines: readonly DeckLine[], rivals: readonly string[]): DeckLine[] {
  return lines.filter(
    ({ folded, text }) =>
      LEADER.test(folded) &&
      negationsIn(text).length === 0 &&
      !AIMS.test(folded) &&
      !/\b(?:clients?|customers?|clientes?|partenaires?|partners?|parceiros?)\b/.test(folded) &&
      !rivals.some((rival) => rival !== "" && ` ${folded} `.includes(` ${rival} `)),
  );
}
