/** Words that say how a metric is counted, in French, English and Portuguese. */

/** How one of a metric's dimensions is told. */
export type Definition =
  | "contracted"
  | "live"
  | "billings"
  | "gmv"
  | "run_rate"
  | "of_customers"
  | "of_revenue"
  | "with_pilots"
  | "without_pilots";

export const DEFINITION_WORDS: Readonly<Record<Definition, RegExp>> = {
  contracted:
    /\bcontracted\b|\bsigned\b|\bbooked\b|\bCARR\b|\bcontractualis[ée]e?s?\b|\bsign[ée]e?s?\b|\bcontratad[oa]s?\b|\bassinad[oa]s?\b/iu,
  // "Signed, not yet live" is the contrary.
  live: /(?<!\b(?:not|non|not yet|yet to go|pas encore|n[ãa]o|ainda n[ãa]o|before|pre|avant|antes d[eo])[\s-])(?:\blive\b|\bdeployed\b|\bgo-?live\b|\bin production\b|\ben service\b|\ben production\b|\bd[ée]ploy[ée]e?s?\b|\bem produ[çc][ãa]o\b|\bimplantad[oa]s?\b)/iu,
  billings: /\bbillings?\b|\binvoiced\b|\bfactur[ée]e?s?\b|\bfacturation\b|\bfaturad[oa]s?\b/iu,
  gmv: /(?<!\b(?:of|on|from|du|de|sur|do|da|sobre)\s(?:(?:the|our|la|le|notre|nosso|o)\s)?)\bGMV\b|\bgross merchandise\b|\bvolume d['’]affaires\b|\bvolume (?:brut|transacionado)\b|\bvalor bruto de mercadorias?\b/iu,
  run_rate: /\brun[- ]?rate\b|\bannuali[sz]ed\b|\bannualis[ée]e?s?\b|\banualizad[oa]s?\b/iu,
  of_customers:
    /\blogo(?:s)? churn\b|\bchurn\b[^\d:]{0,20}\(?\blogos?\b|\blogo[- ]based\b|\bchurn\b[^.;]{0,24}\b(?:of (?:our )?customers|des clients|dos clientes)\b|\bcustomer churn\b|\bchurn (?:de )?clients?\b|\bchurn de clientes\b|\ben nombre de clients\b|\bem n[úu]mero de clientes\b|\bby number of customers\b/iu,
  of_revenue:
    /\brevenue churn\b|\bchurn\b[^\d:]{0,20}\(?\b(?:revenues?|receita)\b|\bMRR churn\b|\bARR churn\b|\bchurn (?:de |du |en )?(?:revenus?|MRR|ARR|valeur|receita)\b|\bdollar churn\b/iu,
  with_pilots:
    /\binclu(?:ding|des?)\b.{0,20}\bpilots?\b|\bpilotes? (?:inclus|compris)\b|\by compris\b.{0,20}\bpilotes?\b|\binclu(?:indo|i)\b.{0,20}\bpilotos?\b/iu,
  without_pilots:
    /\bexclu(?:ding|des?)\b.{0,20}\bpilots?\b|\bhors (?:\p{L}+ ){0,2}pilotes?\b|\bsem\b.{0,12}\bpilotos?\b|\bexclu(?:indo|i)\b.{0,20}\bpilotos?\b/iu,
};

/** A sentence that says what a metric is: in words, or as "ARR = December billings × 12". */
export const DEFINES =
  /\b(?:ARR|MRR)\s?(?:=|:|is|est|é)\s[^\d.;]{0,60}[×x*]\s?12\b|\b(?:defined|calculated|measured|computed|counted) (?:as|by|on|from)\b|\bd[ée]fini[es]{0,2} comme\b|\bcalcul[ée]e?s? (?:comme|sur|[àa] partir)\b|\bmesur[ée]e?s? (?:comme|sur)\b|\bdefinid[oa]s? como\b|\bcalculad[oa]s? (?:como|sobre|a partir)\b|\bmedid[oa]s? (?:como|sobre)\b/iu;

/** A share told gross or net beside it: "gross 12 %, net 4 %". */
export const GROSS_OR_NET = /(?<!\p{L})(gross|brut[eo]?|net(?:te)?|l[íi]quid[oa])(?!\p{L})/iu;
