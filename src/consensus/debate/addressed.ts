/**
 * Where a text starts to give orders to a machine that reads it, or null. A sentence counts when it tells the reader to
 * drop its orders ("ignore your previous instructions", "oubliez vos consignes"), speaks to it as a model ("as an AI,
 * you must …"), or poses as the system's own voice. From there to the end of the passage nothing is believed.
 */
export function addressedPart(text: string): number | null {
  if (!WORTH_A_LOOK.test(text)) return null;
  const level = fold(text);
  const places = PATTERNS.flatMap((pattern) => {
    const found = pattern.exec(level);
    return found === null ? [] : [found.index];
  });
  if (places.length === 0) return null;
  return sentenceStart(text, Math.min(...places));
}

/** A word without which none of the patterns can match: most rows of a workbook end here. */
const WORTH_A_LOOK =
  /instru[cç]|prompt|rule|guideline|directive|order|consigne|r[eè]gle|ordre|regra|diretriz|orden|orienta|you.re|you are|tu es|vous [eê]tes|voc[eê]|en tant|\b(?:as|um|uma|une?|an) (?:ai|ia|llm|language|assist|chat|mod)|syst[eè]m|sistema|assist|developer|[<[]/i;

const DROP =
  "ignore[zrm]?|ignorer|ignorar|ignorem|disregard|forget|override|bypass|oublie[zr]?|neglige[zr]?|ne ten(?:ez|ons) (?:pas|aucun) compte|ne tiens (?:pas|aucun) compte|faites abstraction|desconsidere[m]?|desconsiderar|esqueca[m]?|esquecer|do not (?:follow|obey)|ne (?:suivez|suis) pas|nao siga[m]?";
/** Words that may stand between the verb and what is to be dropped. */
const BETWEEN =
  "all|any|the|these|those|every|of|toute?s?|tous|les?|ces|des?|todas?|todos|as|os|das|dos|d|l|your|vos|votre|tes|ta|ton|suas?|seus?|tuas?|previous|prior|above|earlier|preceding|system|precedente?s?|anteriores?";
/** Words that show whose orders are meant: the reader's own, or those it had before. */
const READERS_OWN =
  "your|vos|votre|tes|ta|ton|suas?|seus?|tuas?|previous|prior|above|earlier|preceding|system|precedente?s?|anteriores?";
const ORDERS =
  "instructions?|prompts?|rules?|guidelines?|directives?|orders?|consignes?|regles?|ordres?|instruc(?:oes|ao)|regras?|diretrizes?|ordens|orientac(?:oes|ao)";
/** Where an order begins: a sentence, a clause, or after a word that asks. */
const ASKING =
  "(?<=^|[.!?:;,(\"'«“\\n-]\\s*|\\b(?:please|must|should|to|and|now|devez|dois|veuillez|et|de|deve|devem|favor|e)\\s+)";
const MACHINE =
  "an? (?:ai|llm|language model|assistant|chatbot)|une? (?:ia|llm|modele de langage|assistant)|uma? (?:ia|llm|modelo de linguagem|assistente)";
const MUST =
  "must|should|have to|answer|report|say|write|dois|devez|reponds|repondez|ecris|ecrivez|deve|responda|escreva|diga";

const PATTERNS = [
  new RegExp(`${ASKING}(?:${DROP})\\s+(?:(?:${BETWEEN})[\\s']+){0,6}(?:${ORDERS})\\b`),
  new RegExp(
    `\\b(?:${DROP})\\s+(?:(?:${BETWEEN})[\\s']+){0,3}(?:(?:${READERS_OWN})\\s+(?:(?:${BETWEEN})[\\s']+){0,3}(?:${ORDERS})|(?:${ORDERS})\\s+(?:${READERS_OWN}))\\b`,
  ),
  new RegExp(
    `\\b(?:${ORDERS})\\s+(?:for|to|pour|aux?|para|a)\\s+(?:the\\s+|l'|les\\s+|o\\s+|os\\s+|a\\s+|as\\s+)?(?:ai|llms?|models?|modeles?|modelos?|assistants?|assistentes?|ia)\\b`,
  ),
  new RegExp(
    `\\b(?:you are|you're|tu es|vous etes|voce e)\\s+(?:now\\s+|maintenant\\s+|desormais\\s+|agora\\s+)?(?:${MACHINE})\\b`,
  ),
  new RegExp(
    `\\b(?:as|if you are|en tant qu[e']|si (?:tu es|vous etes)|como|se voce e)\\s*(?:${MACHINE})(?=\\s*[,:]|\\s+(?:you|tu|vous|voce)\\b)[^.]{0,60}\\b(?:${MUST})\\b`,
  ),
  /<\/?\s*(?:system|instructions?|assistant|case|ledger|previous_answer)\b[^>]*>/,
  /(?:^|\n)\s*(?:system|systeme|sistema|assistant|developer)\s*(?:prompt|message)?\s*:\s*(?:you|ignore|always|answer|tu|vous|ignorez|reponds|repondez|voce|responda)\b/,
  /\[\/?inst\]|<\|(?:im_start|im_end|system|endoftext)\|>/,
];

/** Small letters without accents, one for one, so that places stay the same. */
function fold(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, plain).toLowerCase();
}

function plain(character: string): string {
  if (character === "’") return "'";
  const base = character.normalize("NFD").charAt(0);
  return base.toLowerCase().length === 1 ? base : character;
}

/** The beginning of the sentence a place stands in. */
function sentenceStart(text: string, place: number): number {
  const before = text.slice(0, place);
  const ends = [...before.matchAll(/[.!?;\n]\s+/g)].at(-1);
  return ends === undefined ? 0 : ends.index + ends[0].length;
}
