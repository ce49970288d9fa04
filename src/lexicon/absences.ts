const AT_THE_START =
  /^[\s"'“«(-]*(?:no|none|nothing|neither|missing|lack of|absence of|there (?:is|are) no|aucune?s?|pas d(?:e|['’])|sans|absence d(?:e|['’])|manque(?:nt)?|il n['’]y a (?:pas|aucune?)|ni|sem|nenhuma?|falta(?:m)?(?: de)?|ausência de|não há)(?!\p{L})/iu;
const AS_MISSING =
  /(?<!\p{L})(?:missing|absent|(?:is|are|was|were)? ?not (?:stated|given|disclosed|named|mentioned|covered|provided|shown|said|explained|quantified|detailed|broken down)|undisclosed|unnamed|(?:has|have|gives?|shows?|names?|states?|cites?) no(?! (?:longer|doubt))|never (?:says|states|names|explains|shows)|nobody is named|manquante?s?|absente?s?|non (?:communiqué|précisé|nommé|mentionné|fourni|chiffré|détaillé|renseigné|expliqué)e?s?|ne (?:dit|donne|précise|mentionne|nomme|cite|montre) (?:pas|aucune?|ni)|n[’']a (?:pas|aucune?)|ausentes?|em falta|não (?:tem|há|diz|indica|mostra)|não (?:informa|mencion|divulg|apresent|nome|explic|detalh|quantific)\p{L}*)(?!\p{L})/iu;

/** Whether a warning is that something is not there: "No revenue, no customers", "valorisation non communiquée". */
export const saysAbsent = (text: string): boolean => AT_THE_START.test(text) || AS_MISSING.test(text);

/** A nought in a word: "ZERO", "aucun concurrent". */
export const SAYS_NONE = /(?<!\p{L})(?:zero|zéro|none|no|not a single|aucune?|nenhuma?)(?!\p{L})/iu;

/** A nought that is a figure, or nearly one, and not a thing that is missing. */
export const SAYS_ZERO = /(?<!\p{L})(?:near[- ]|nearly |almost |quasi[- ]|quase )?z[eé]ro(?!\p{L})/iu;
