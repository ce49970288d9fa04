import { MONTH_PATTERN } from "./months.ts";

/**
 * Words that stand beside a metric's name and its figure and leave both as they are: verbs of having and being, of the
 * present, months, and how the reader is led to the figure. No word that could make it another's, a part, a plan, or the
 * figure of another time.
 */
const PLAIN = [
  "is|are|was|were|has|have|had|we|our|us|it|its|which|that|this|with|there|makes?|made|reached|stands?|stood|at|so far|now|to date|as of|already|recorded|generated?s?|serves?|count(?:s|ed)?|grew|per|a|an|end",
  "est|sont|etait|nous|nos|avons|comptons|compte|a|ont|notre|avec|qui|soit|s|eleve|elevait|atteint|atteignait|realise(?:s|e)?|realisons|servons|aujourd|hui|maintenant|a ce jour|ce|jour|deja|fin|au|levons|par",
  "e|sao|foi|era|temos|tem|somos|contamos|nosso|nossa|nossos|nossas|com|que|ou seja|atingiu|atingimos|chegou|chegamos|hoje|agora|ate|ja|este|esta|fim|final|atendemos|por",
  "month|mois|mes|year|an|annee|ano|mensuel(?:le)?|mensal|monthly|annual|annuel(?:le)?|anual",
  "full|twelve|months|douze|doze|meses|year",
].join("|");

const ONE = new RegExp(`(?<![\\p{L}\\d])(?:${PLAIN}|${MONTH_PATTERN})(?![\\p{L}\\d])`, "giu");

/** The words without those that change nothing. They are to be in lower case and without accents. */
export function withoutPlainWords(words: string): string {
  return words.replace(ONE, " ");
}
