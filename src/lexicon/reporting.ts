import type { Locale } from "../domain/locale.ts";

/**
 * Words with which a sentence reports a figure and that name nothing of it, folded: links, who says it, verbs of saying
 * and of standing, how time is introduced. A word of one language is no label word of another.
 */
const WORDS: Record<Locale, string> = {
  en: "a an the of at in on to for and or our we its it their his with as by from than that this these those there which who be is are was were been being has have had having do does did will would so if not no into over under about between both each per also such during company companies group firm filing report reports document management states state stated according reported reporting recorded records recognized recognised showed shows show shown posted disclosed discloses indicates indicated notes noted says said deck slide page came come comes stood stand stands reached reach reaches amounted amounts amount totaled totalled totals equal equals equalled hit hits went go goes moved move moves remained remains approximately roughly around nearly almost some compared comparison relative versus vs against year-on-year yoy year years period periods end ended ending fiscal annual calendar basis out respectively value values figure level equivalent generated achieved delivered earned held incurred improved deteriorated claims claim claimed advertised advertises announces announced segment same prior earlier ago previous quarter month months",
  fr: "le la les l un une des du de d et ou au aux en dans par pour sur avec que qui qu ne pas ce cette ces son sa ses leur leurs il elle ils elles est sont etait etaient a ont avait avaient ete etre y se s entre chez vers sous dont nous notre nos c n soit ainsi aussi comme depuis pendant durant fin societe entreprise groupe direction rapport selon indique indiquait declare annonce publie poste postes ligne rubrique affiche affichait affichent enregistre enregistrait comptabilise ressort ressortent ressortait elevait elevaient eleve elevent atteignait atteignaient atteint atteignent atteindre etablit etablissait etablissent etabli passe passee passes passait environ pres contre comparaison compare comparee annee annees exercice exercices cloture periode montant montants valeur niveau evolution respectivement genere generait realise realisait dit disent affirme affirment promet ameliore segment meme precedent precedente trimestre mois",
  pt: "o a os as um uma uns umas do da dos das e em no na nos nas por pelo pela pelos pelas para com que se ao aos foi foram era eram ser sao esta este estes estas seu sua seus suas como entre ate tambem ja isso mais menos sobre sob apos desde durante empresa companhia sociedade grupo relatorio segundo rubrica rubricas linha registrou registraram registou reportou apresentou apresentaram informou divulgou conforme somou somaram atingiu atingiram ficou ficaram chegou chegaram totalizou totalizaram passou passaram cerca aproximadamente relacao comparado comparacao contra ano anos exercicio fim final fechamento periodo valor valores montante nivel respectivamente gerou alcancou obteve diz dizem afirma afirmam indica anuncia melhorou segmento mesmo anterior trimestre mes meses",
};

const BY_LANGUAGE: [Locale, Set<string>][] = (["en", "fr", "pt"] as const).map((locale) => [
  locale,
  new Set(WORDS[locale].split(" ")),
]);
const NOISE = new Set(BY_LANGUAGE.flatMap(([, words]) => [...words]));

/** True for a folded word that reports, links or dates and names nothing itself. */
export function isReporting(word: string): boolean {
  return NOISE.has(word);
}

/** The language whose words of reporting a short text uses most (folded words); undefined where two tie. */
export function leaning(words: readonly string[]): Locale | undefined {
  const counts = BY_LANGUAGE.map(([locale, known]) => ({
    locale,
    count: words.filter((word) => known.has(word)).length,
  }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  return best !== undefined && best.count > (second?.count ?? 0) ? best.locale : undefined;
}

/** Whoever writes so wants it kept from the reader. */
export const NOT_TO_BE_TOLD =
  /(?<!\p{L})(?:(?:do not|don['’]t|never) (?:mention|say|tell|show|disclose|bring up|discuss)|not to be (?:mentioned|shown|disclosed)|avoid (?:mentioning|talking)|keep (?:it |this )?(?:quiet|to ourselves)|ne (?:pas|jamais) (?:dire|mentionner|évoquer|parler|montrer|communiquer)|à ne pas (?:dire|mentionner|évoquer|montrer)|éviter d['’]en parler|n[ãa]o (?:mencionar|dizer|falar|mostrar|divulgar|comentar|citar)|evitar (?:mencionar|falar))(?!\p{L})/iu;
