import { isAdvice, isWish } from "./advice.ts";
import { contradicts } from "./objections.ts";

/** What may stand before the call itself: "Short answer:", "Verdict :", "Recomendação:". */
const LEADS_IN = String.raw`^[\s*_"“«>–—-]*(?:\p{L}[\p{L}\s']{2,30}\s?:[\s*_]*)?`;

/** An analyst says no to the deal, in en/fr/pt, at the beginning of what is recommended. */
const REFUSES = new RegExp(
  `${LEADS_IN}(?:${[
    String.raw`no(?:[.,:;!]|\s(?:for now|thanks|as it stands)|\s?[-–—]\s?go\b|\s*[–—-]\s)|(?:do|would) not invest|don['’]t invest|not investable|not investment[- ]ready|pass(?:\b(?!ed|es|ing the)|\.)|decline|reject|walk away|avoid`,
    String.raw`non(?:[.,:;!]|\s(?:en l['’]état|merci|pour l['’]instant)|\s?[–—-]\s)|ne pas (?:investir|donner suite|y aller|entrer)|n['’]investissez pas|passer (?:son tour|à ce stade|pour)|passez|décliner|refuser|à éviter|écarter`,
    String.raw`não(?:[.,:;!]|\s(?:por (?:agora|enquanto)|neste momento)|\s?[–—-]\s)|não (?:invest\p{L}*|recomend\p{L}*|avançar|entrar)|recusar|rejeitar|declinar|passar (?:a|neste|por)`,
  ].join("|")})`,
  "iu",
);

/** A thing is not there, or does not hold. */
const LACKS =
  /(?<!\p{L})(?:no|not|nil|none|nothing|nobody|without|lacks?|missing|undefined|unnamed|placeholder|too (?:thin|weak|small|early)|aucune?|pas (?:de|d['’]|un)|ne [\p{L}'’]+ (?:pas|que)|n['’][\p{L}]+ (?:pas|aucune?)|rien|sans|ni|manque\p{L}*|absen\p{L}*|trop (?:mince|faible|petit|tôt)\p{L}*|incomplet\p{L}*|nenhuma?|nada|sem|não|faltam?|ausen\p{L}*|minúscul\p{L}*|fict[íi]ci\p{L}*)(?!\p{L})/iu;

/** A cell of remarks that begins with what is not there: "No customers, no users". */
export function namesALack(text: string): boolean {
  return /^[\s*_]*(?:no|none|nothing|without|aucune?|pas (?:de|d['’])|rien|sans|ni|nenhuma?|nada|sem|não há)\s+\p{L}/iu.test(
    text,
  );
}

/**
 * Why an analyst says no: the sentences of a refusal that name what is missing or does not hold, as written. Empty where
 * the text refuses nothing or gives no reason.
 */
export function reasonsToRefuse(sentences: readonly string[]): string[] {
  const [first = "", ...rest] = sentences;
  const call = REFUSES.exec(first);
  if (call === null) return [];
  const own = first.slice(call[0].length);
  return [...(faults(own) ? [first] : []), ...rest.filter((text) => !isWish(text) && !isAdvice(text) && faults(text))];
}

const faults = (text: string): boolean => LACKS.test(text) || contradicts(text);
