import { withOrWithoutAccents } from "./fold.ts";

/** What somebody may not have done with a value: "not disclosed", "non communiqué", "não informado". */
const GIVEN = [
  "not (?:available|computable|disclosed|provided|found|reported|specified|stated|communicated|applicable|given|mentioned|known)",
  "(?:non|pas) (?:disponibles?|calculables?|communiquée?s?|fournie?s?|trouvée?s?|renseignée?s?|applicables?|précisée?s?|mentionnée?s?)",
  "não (?:disponíve(?:l|is)|calculáve(?:l|is)|divulgad[oa]s?|fornecid[oa]s?|encontrad[oa]s?|informad[oa]s?|aplicáve(?:l|is)|mencionad[oa]s?|consta)",
];
const IN_A_WORD = [
  "unavailable|undisclosed|unknown|none given|cannot be (?:computed|assessed)|could not be found|to be confirmed",
  "indisponibles?|inconnue?s?|pas de données?|à confirmer",
  "indisponíve(?:l|is)|desconhecid[oa]s?|a confirmar",
];

/** That there is nothing to give, wherever it stands in a text, with accents or without; the caller adds the boundaries. */
export const UNAVAILABLE = [...GIVEN, ...IN_A_WORD].join("|").replace(/[à-ÿ]/gu, withOrWithoutAccents);

/**
 * The text says that there is nothing to give, and begins so. Folded text. "Na" before a word is Portuguese for "in the".
 */
export const NOT_AVAILABLE = new RegExp(
  `^\\W*(?:n/a|na(?!\\s*[a-z0-9])|n\\.a\\.?|n\\.?d\\.?|n\\.?c\\.?|tbd|${UNAVAILABLE})(?![a-z])`,
);
