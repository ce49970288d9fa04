import { fold } from "./fold.ts";

/**
 * Words that say a figure is not simply the company's figure, in fr/en/pt. Patterns read text without case, accents and
 * punctuation (`normalizeLabel`).
 */

/** Whose figure it is, where it is somebody else's. */
export const OF_ANOTHER: readonly string[] = [
  "competitors?|competition|rivals?|incumbents?|peers?|leader|leaders",
  "concurrents?|concurrence|pairs",
  "concorrentes?|concorrencia|lider|lideres",
];

/** The figure of a sector or of a sample: a statement about the company only where the topic is the market itself. */
export const OF_A_SECTOR: readonly string[] = [
  "(?:industry|sector|market|category|peer) (?:average|mean|median|norm|standard|benchmark)|benchmarks?|(?:average|median) of (?:the |our )?(?:industry|sector|market)|top quartile|best in class|(?:of|in|across|for) the (?:industry|sector)",
  "(?:moyenne|mediane|norme|reference) (?:du|de la|de) (?:secteur|marche|filiere|branche|panel|industrie)|du secteur|dans le secteur|benchmarks?|premier quartile",
  "(?:media|mediana|norma|referencia) (?:do|da|de) (?:setor|mercado|industria|segmento)|do setor|no setor|benchmarks?|primeiro quartil",
];

/** The figure counts something in that the name does not promise. */
export const INCLUDING: readonly string[] = [
  "including|includes?|included|inclusive of|incl|of which|counting",
  "dont|y compris|compris|comprise|comprises|inclus|incluse|incluses|inclut|incluant|comprend|comprenant|en comptant",
  "incluindo|inclui|incluem|incluid[ao]s?|inclusive|inclusa|incluso|sendo|dos quais|das quais|contando",
];

/** Right before a figure: it is a part of the one before it. */
export const OF_WHICH =
  /(?:(?<!\p{L})(?:of which|including|dont|dos quais|das quais|sendo|incluindo))\s+(?:\p{L}+\s+)?$/iu;

/** A line or clause that opens so names a part of the figure before it, and the part's own name comes first: "of which retail: 61 k€". */
export const OPENS_A_PART =
  /(?:^|[\n\t,;(–—•-])\s*(?:of which|thereof|dont|dos quais|das quais|desse total|deste total|do total)\s+([^\n\d:]{2,40}):[^\n\d]{0,5}$/iu;

/** Money that is only borrowed, or could be. */
export const BORROWED: readonly string[] = [
  "credit (?:line|facility)|line of credit|overdraft|undrawn|loans?|facility|venture debt|rcf",
  "lignes? de credit|decouvert|non tiree?s?|prets?|emprunts?|facilite",
  "linhas? de credito|nao (?:sacad|utilizad)[ao]s?|emprestimos?|cheque especial|limites? (?:bancario|de credito)s?|conta garantida",
];

/** It holds only once something has happened that has not. */
export const ON_A_CONDITION: readonly string[] = [
  "(?:after|post|following|once|with) (?:the |our |this )?(?:round|raise|fundraise|fundraising|funding|financing|investment|closing)|pro ?forma|assuming|subject to|if (?:we|the)|conditional(?:ly)?",
  "(?:apres|post|une fois|avec) (?:la |le |cette |ce |notre )?(?:levee|tour|financement|closing|augmentation de capital)|pro ?forma|sous reserve|sous condition|a condition",
  "(?:apos|depois d[ao]|pos|com) (?:a |o |esta |este |nossa )?(?:rodada|captacao|aporte|investimento|financiamento)|pro ?forma|sujeito a|condicionad[ao] a|caso a",
];

/** Agreed, announced or hoped for, and not yet so. */
export const NOT_YET: readonly string[] = [
  "not (?:yet )?(?:live|invoiced|billed|deployed|started|active|recognised|recognized|paid)|yet to (?:start|go live)|letters? of intent|signed contracts|(?:signed|contracted|committed) (?:but )?not|contracted|pending|pipeline",
  "(?:pas|non) (?:encore )?(?:en production|factures?|facturees?|deployes?|deployees?|demarres?|actifs?|actives?|encaisses?)|lettres? d intention|contractualises?|contractualisee?s?|signes? non|en attente|a facturer",
  "(?:ainda )?nao (?:ativ|faturad|implantad|iniciad|pag|recebid)[ao]s?|ainda nao|cartas? de intencao|contratad[ao]s?|assinad[ao]s? (?:e )?nao|pendentes?|a faturar",
];

/** The figure leaves something out that the name promises, or is so only together with something else. */
export const EXCLUDING: readonly string[] = [
  "excluding|excludes?|excluded|excl|exclusive of|without|net of|with",
  "hors|sans|non compris|non inclus|exclu|exclue|excluant|hormis|avec",
  "excluindo|exclui|exclusive|exceto|sem|fora|nao inclui|nao inclus[ao]|com",
];

/** In brackets right behind a figure: what was counted in or left out. */
export function isReservedBeside(passage: string, printed: string): boolean {
  for (let at = passage.indexOf(printed); at >= 0; at = passage.indexOf(printed, at + printed.length)) {
    const bracket = /^[^\d()\n;]{0,20}\(([^()\n]{3,80})\)/u.exec(passage.slice(at + printed.length))?.[1];
    if (bracket !== undefined && RESERVED.test(` ${fold(bracket).replace(/[^\p{L}\d]+/gu, " ")} `)) return true;
  }
  return false;
}

const RESERVED = new RegExp(` (?:${[...INCLUDING, ...EXCLUDING].join("|")}) `, "u");
