const MONEY = String.raw`(?:(?:R\$|US\$|[€$£])\s?\d[\d.,\s]*(?:[kKM]\b|mil\b|mio\b|millions?|milh(?:[õo]es|[ãa]o)|thousand)?|\d[\d.,\s]*(?:[kKM]|mil|mio|millions? d['’]?|millions?|milh(?:[õo]es|[ãa]o)(?: de)?|thousand)?\s?(?:[€$£]|EUR\b|euros\b|d['’]euros\b|F\s?CFA|CHF\b|MAD\b|DH\b|reais\b|dollars\b))`;
const SHARE = String.raw`\d{1,2}(?:[.,]\d+)?\s?%`;
const OWNED = String.raw`(?:\s(?:equity|stake|of (?:the|our) (?:company|equity|capital|shares)|du capital|do (?:nosso )?capital|de (?:notre|son) capital|de la soci[ée]t[ée]|da (?:nossa )?(?:empresa|sociedade)|de participa[çc][ãa]o|de (?:parts|equity)))?`;
const FOR = "(?:for|pour|por|contre|against|(?:in (?:exchange|return) for)|en [ée]change de|em troca de)";
const ENDS = String.raw`(?=\s*(?:$|[.,;:!?()–—]|\s(?:to|at|on|and|sur|à|et|com|e|a)\s))`;
const SELLS =
  "(?:sell(?:ing)?|offer(?:ing)?|open(?:ing)?(?: up)?|giv(?:e|ing)(?: up| away)?|c[ée]d(?:ons|er|emos|endo)|cession de|ouvr(?:ons|ir|e|ant)|ouverture de|vend(?:ons|re|emos|endo)|propos(?:ons|er)|offrons|abr(?:imos|indo|ir)|abertura de|oferec(?:emos|endo))";
const RAISES =
  "(?:rais(?:e|ing)|seek(?:ing)?|ask(?:ing)?(?: for)?:?|lev(?:ons|er)|lev[ée]e(?: de)?:?|recherch(?:ons|e)|cherchons|capt(?:amos|ando|a[çc][ãa]o(?: de)?):?|buscamos|procuramos)";
const beside = (...parts: string[]) => new RegExp(String.raw`(?<!\p{L})${parts.join("")}${ENDS}`, "iu");
/** "We sell 15 % of the capital for 900 k€", "raising 900 k€ for 15 %", with nothing else between the two. */
export const SHARE_FOR_MONEY: readonly RegExp[] = [
  beside(
    SELLS,
    String.raw`(?:\s(?:a|up to|jusqu['’][àa]|at[ée]|une part de|uma fatia de))?\s`,
    SHARE,
    OWNED,
    String.raw`\s`,
    FOR,
    String.raw`\s`,
    MONEY,
  ),
  beside(RAISES, String.raw`\s`, MONEY, String.raw`\s`, FOR, String.raw`\s(?:an? )?`, SHARE, OWNED),
];

/** A round that is over: "vendemos" and "abrimos" are also what was. */
export const SOLD_BEFORE =
  /(?<!\p{L})(?:last|previous|pr[ée]c[ée]dent|derni[eè]re?|j[áa]|[úu]ltim[ao]|anterior)(?!\p{L})/iu;

/** A line that says nothing but "400 K€ for 20 %". */
export const AMOUNT_FOR_SHARE =
  /^(?:R\$|US\$|[€$£])?\s?\d[\d.,\s]*\s?(?:[kKM]|millions?|milh[õo]es)?\s?(?:[€$£]|EUR|F\s?CFA|CHF|MAD|DH)?\s(?:for|pour|por|contre|x|×|→|=)\s\d{1,2}(?:[.,]\d+)?\s?%(?:\s(?:equity|du capital|do capital|of the company|de participa[çc][ãa]o))?\.?$/iu;
