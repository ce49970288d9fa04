/** Small closed word lists of the three languages, levelled (no accents, lower case). */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word.length > 0));

/** Articles, prepositions, auxiliaries: what may come and go without changing what is said. */
export const FUNCTION_WORDS = list(`
  a the of in on at to for from by with and or as is are was were be been has have had its it this that these those our their we us
  i they you your my his her which who at per than then so such also about into over under up
  le la les l un une des du de d au aux en dans sur pour par avec et ou est sont etait etaient a ont son sa ses ce cet cette ces qui que
  notre nos leur leurs nous vous il elle ils elles y se s n c j m t qu chez vers
  o os as um uma uns umas do da dos das no na nos nas em para por com e ou que se foi eram sao seu sua seus suas nosso nossa nossos nossas
  ao aos pelo pela este esta estes estas esse essa isso`);

/** Words before a label that make it another label: "cost of revenue" is not "revenue". */
export const QUALIFIERS = list(`
  cost costs net gross deferred unearned projected forecast forecasted budget budgeted target expected planned prior previous non ex excluding
  less minus cumulative accumulated current noncurrent total sub subtotal adjusted pro forma short long lost churned potential theoretical
  cout couts nette brut brute differe projete prevu prevue previsionnel previsionnelle objectif cible cumule cumulee hors moins ancien
  custo custos liquido liquida bruto bruta diferido projetado projetada previsto prevista meta alvo acumulado acumulada exceto menos
  ajustado ajustada ajuste ajustee perdu perdus perdido perdidos`);

/** Beginnings of words that say up or down. */
const UP =
  /^(?:augment|hausse|croiss|croit|progress|increas|grew|grow|rose|rising|gain|cresc|aument|alta$|subi(?:u|ram)|doubl|tripl|profit|benefic|lucro|above|higher|improv|amelior|melhor)/;
const DOWN =
  /^(?:baiss|diminu|recul|chut|decreas|declin|fell|fall|drop|shrank|shrink|redu|caiu|cairam|queda|loss|perte|perd|prejuiz|below|lower|deterior|degrad|worsen|pior)/;

/** 1 where a text speaks of a rise only, -1 of a fall only, 0 of neither or both. */
export function directionOf(words: readonly string[]): -1 | 0 | 1 {
  const up = words.some((word) => UP.test(word));
  const down = words.some((word) => DOWN.test(word));
  return up === down ? 0 : up ? 1 : -1;
}

/** Words that name opposite definitions: one in the place of the other makes another metric. */
const DEFINITIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:gross|brute?s?|brut[oa]s?)$/, /^(?:net|nette?s?|liquid[oa]s?)$/],
  [
    /^(?:monthly|mensuel(?:le)?s?|mensa(?:l|is))$/,
    /^(?:annual|yearly|annuel(?:le)?s?|anua(?:l|is)|quarterly|trimestriel(?:le)?s?|trimestra(?:l|is))$/,
  ],
  [/^pre/, /^pos?t/],
  [/^(?:income|revenues?|revenus?|receitas?)$/, /^(?:expenses?|costs?|charges?|depenses?|despesas?|custos?)$/],
  [/^(?:gains?|profits?|b[ée]n[ée]fices?|ganhos?|lucros?)$/, /^(?:loss(?:es)?|pertes?|perdas?|preju[íi]zos?)$/],
  [/^(?:basic|b[áa]sic[oa]s?)$/, /^(?:diluted|dilu[ée]e?s?|dilu[íi]d[oa]s?)$/],
  [
    /^(?:domestic|nationa(?:l|le|les|ux)|nacionais|nacional)$/,
    /^(?:foreign|international|[ée]trang[èe]re?s?|estrangeir[oa]s?)$/,
  ],
  [
    /^(?:provided|inflows?|g[ée]n[ée]r[ée]e?s?|gerad[oa]s?)$/,
    /^(?:used|outflows?|absorb[ée]e?s?|consomm[ée]e?s?|consumid[oa]s?)$/,
  ],
  [/^(?:assets?|actifs?|ativos?)$/, /^(?:liabilit(?:y|ies)|passifs?|passivos?)$/],
];

export function areOppositeDefinitions(a: string, b: string): boolean {
  return DEFINITIONS.some(([one, other]) => (one.test(a) && other.test(b)) || (one.test(b) && other.test(a)));
}
