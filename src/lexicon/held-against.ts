/** Words between two statements that hold one against the other, in three languages. */
export const AGAINST_EACH_OTHER =
  /(?<!\p{L})(?:vs\.?|versus|against|but|while|whereas|although|not|instead of|rather than|or|then|yet|contre|mais|alors que|tandis que|ou|puis|au lieu d|non|contra|mas|enquanto|em vez de|e não|versus|pour|for a)(?!\p{L})|(?<!\p{L})(?:the )?(?:deck|slide|document|plan|linha|ligne)\s(?:says|shows|states|gives|claims|dit|affiche|annonce|indique|diz|mostra|indica)/iu;

/** "… , not 20 %", "au lieu de 20 %", "e não 20 %": what follows is what the documents say. */
export const AND_NOT =
  /(?<!\p{L})(?:not|non|pas|não|instead of|rather than|au lieu d(?:e|'|’)|em vez de|against|contre|contra|versus|vs\.?)\s(?:[\p{L}'’]+\s){0,3}[~≈]?\p{Sc}?\s?$/iu;

/** What a warning says where it holds two statements apart that neither a sum nor "not" parts. */
export const HOLDS_APART =
  /(?<!\p{L})(?:vs\.?|versus|against|but|while|whereas|although|though|yet|however|still|only|already|cannot both|can['’]t be both|both|either|two|three|same|contre|mais|alors que|tandis que|pourtant|seulement|encore|déjà|deux|trois|même|contra|mas|enquanto|embora|porém|contudo|só|ainda|já|dois|duas|três|mesm[oa]|mientras|pero|frente a|sin embargo|sólo|solo|todavía)(?!\p{L})/iu;
