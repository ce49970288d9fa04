/** Words of growth between two times, in French, English and Portuguese, without accents and case. */

/** Per year over several years, each as the mean of them. */
export const COMPOUND =
  /\b(?:cagr|tcam|tcac|compound(?:ed)?|average (?:annual|yearly)|annual average|per year|a year on average|annuelle? moyenne?|moyenne? annuelle?|par an|medi[oa] anual|anual medi[oa]|anual compost[oa]|composta|ao ano|por ano)\b/u;

/** Words of a sentence that says only that the company grows: singular, without accents. */
export const OF_ANY_GROWTH: ReadonlySet<string> = new Set(
  (
    "grew grow growing grown growth company year last past over this than since percent about more " +
    "avons avon cru croissance annee dernier derniere depuis notre entreprise societe progresse progression sur " +
    "cresceu cresceram crescemos crescer crescimento ano ultimo empresa desde mais"
  ).split(" "),
);

/** Against the same time a year before. */
export const ON_A_YEAR =
  /\b(?:year[- ](?:on|over)[- ]year|yoy|over (?:the last |the past )?(?:twelve|12) months|in (?:the last |the past )?(?:twelve|12) months|in (?:a|one) year|sur (?:un an|12 mois|douze mois)|en (?:un an|12 mois|douze mois)|em (?:um ano|12 meses|doze meses)|nos ultimos (?:12|doze) meses|face ao ano anterior|ano contra ano)\b/u;

/** By the month or the quarter: no growth of a year. */
export const BY_MONTH =
  /\b(?:per month|a month|monthly|month[- ](?:on|over)[- ]month|mom|par mois|mensuel\p{L}*|por mes|ao mes|mensal|per quarter|quarterly|a quarter|par trimestre|trimestriel\p{L}*|por trimestre|trimestral|per week|weekly|par semaine|por semana)\b/u;

/** Times as much, in a word. */
export const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubl(?:e|es|ed|ing|era|erons)|double|dobr(?:a|ou|ar|aram)|duplic(?:a|ou|aram))\b/u, 2],
  [/\b(?:tripl(?:e|es|ed|ing|era|erons|ou|a|aram)|triplic(?:a|ou))\b/u, 3],
  [/\b(?:quadrupl(?:e|es|ed|ing|era|ou|a|aram)|quadruplic(?:a|ou))\b/u, 4],
];

/** That something grows. */
export const GROWTH = /\b(?:growth|croissance|crescimento|crecimiento)\b/u;

/** After a figure: it is that of the same time a year before. */
export const A_YEAR_BEFORE =
  /^[^,;]{0,30}?(?<!\p{L})(?:(?:a|one) year (?:earlier|ago|before)|last year|(?:il y a )?un an (?:plus tot|auparavant|avant)|il y a un an|l['’]an (?:dernier|passe)|(?:ha )?um ano (?:antes|atras)|ha um ano|no ano (?:anterior|passado))\b/u;
