const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");

/** What a term sheet names, folded. */
export const TERM_LINES = {
  preference: word(
    "liquidation preference|liquidity preference|preference de liquidation|(?:clause de )?liquidation preferentielle|preferencia (?:de|na) liquidacao|liquidacao preferencial",
  ),
  antiDilution: word("anti-? ?dilution|anti-? ?dilutif|antidilution|anti-? ?diluicao|antidiluicao|ratchet"),
  proRata: word(
    "pro-? ?rata|droit (?:preferentiel )?de souscription|droit de suite|preemptive rights?|pre-emption rights?|right to participate|direito de (?:preferencia|participacao)",
  ),
  board: word(
    "board|conseil(?: d'administration)?|comite (?:strategique|de surveillance)|conselho|observer|observateur|observador|administrateurs?|gouvernance|governance|governanca|directors?",
  ),
  vesting: word("(?:reverse )?vesting|vests?|acquisition progressive|periodo de vesting|lock-?up des fondateurs"),
  pool: word(
    "option pool|esop|pool(?: de bspce| bspce| d'options| de opcoes)?|bspce|stock option plan|plano de opcoes",
  ),
} as const;

/** A deck says "1x non-participating preference" for short. */
export const TOLD_PREFERENCE =
  /(?<!\p{L})(?:liquid\p{L}* pref\p{L}*|pref(?:erence|erencia)s?(?: (?:de|na) liquid\p{L}*)?|liquidation preferentielle|liquidacao preferencial)(?!\p{L})/u;
/** Whose seats on a board are counted. */
export const BOARD_PARTIES = {
  seats: word(
    "seats?|directors?|members?|sieges?|membres?|administrateurs?|assentos?|membros?|conselheiros?|cadeiras?",
  ),
  founders: word("(?:co-?)?founders?|common|fondat(?:eurs?|rices?)|fundador(?:es|as?)?|management"),
  investors: word("(?:lead )?investors?|series [a-z]|investisseurs?|investidor(?:es)?|funds?|vcs?"),
  independent: word("independents?|independant(?:e?s)?|independentes?|outside|neutral"),
} as const;
/** Advice is no seat. */
export const ADVISORY = word(
  "advisory|advisors?|scientific board|comite scientifique|conseillers?|conselho consultivo",
);
export const NOT_A_BOARD = word("on board|onboard(?:ing|ed)?|across the board|dashboard|board games?");
/** Lengths by the unit that names them, in months. */
export const MONTHS_IN: readonly (readonly [RegExp, number])[] = [
  [/^(?:years?|ans?|annees?|anos?)$/u, 12],
  [/^(?:months?|mois|mes(?:es)?)$/u, 1],
];
/** Before a length, and after it: it is what must pass before anything vests. */
export const CLIFF = {
  before: /cliff\P{L}{0,3}(?:of |de |d'|:|period of )?\s*$/u,
  after: /^['’s]*[\s-]*(?:de |d[eo] )?cliff/u,
};

/** The day on which the round closes; a closing balance is another thing. */
export const CLOSING_LINE =
  /(?<!\p{L})(?:closing|date de realisation|fechamento)(?!\p{L})(?!\s(?:balance|cash|stock|price|rate|entry))/u;

/** "Amount: $2,500,000": on a term sheet it needs no other name. */
export const AMOUNT_LINE =
  /^\P{L}*(?:(?:total |aggregate )?(?:investment |offering |subscription )?(?:amount|size)|montant(?: total)?(?: investi| souscrit)?|valor(?: total)?(?: investido)?|montante)\s*(?:[:|–—-]|$)/u;

export const FULL_RATCHET = word("full[- ]?ratchet|ratchet (?:complet|integral|total|pleno)|ratchet");
/** Named to say that there is none. */
export const RATCHET_DENIED = word(
  "(?:no|not an?|non|never|without|instead of|rather than|sans|aucun|pas de|et non|au lieu d(?:e|'un|u)|plutot qu'un|sem|nenhum|nao|em vez de(?: um)?)(?: an?| un| um)? (?:full[- ]?)?ratchet",
);
export const WEIGHTED_AVERAGE = word("weighted[- ]average|moyenne ponderee|media ponderada");
/** Which shares an average counts: all, or only those in issue. */
export const AVERAGE_BASE = {
  broad: word(
    "broad(?:ly)?[- ]?based?|base (?:large|elargie|ampla|alargada)|(?:ponderee|ponderada) (?:large|elargie|ampla)",
  ),
  narrow: word(
    "narrow(?:ly)?[- ]?based?|base (?:etroite|restreinte|restrita|estreita)|(?:ponderee|ponderada) (?:etroite|restreinte|restrita|estreita)",
  ),
} as const;
export const NO_TERM = word("none|no|aucune?|sans|nenhum[a]?|sem|n\\/a|not applicable|neant");
export const NON_PARTICIPATING = word(
  "non[- ]?participating|non[- ]?participante?s?|nao[- ]?participantes?|sans participation|sem participacao|simple",
);
export const PARTICIPATING = word("participating|participante?s?|avec participation|com participacao|double dip");
export const CAPPED_AT =
  /(?:cap(?:ped)?|plafonn\p{L}*|plafond|limitad\p{L}*|teto|limit\p{L}*|up to|jusqu'a|ate)\D{0,30}?(\d+(?:[.,]\d+)?)\s*(?:x|×|fois|times|vezes)/iu;
export const TIMES = /(\d+(?:[.,]\d+)?)\s*(?:x|×)(?![\p{L}\d])/iu;
export const CONVERSION_INSIDE = word(
  "(?:includ(?:es|ing)|y compris|incluant|incluindo|inclui|apres|after|apos)(?: the| la| les| a| os| as)? (?:conversions?|conversao|bsa|safes?|notes?|mutuos?|convertibles?)|conversions? (?:incluses?|included)",
);

/** Columns and labels of convertible papers, folded. */
export const INSTRUMENT_COLUMNS = {
  kind: word("instrument|type|security|titre|tipo|titulo|nature|kind"),
  amount: word(
    "(?:purchase |principal |investment )?amount|principal|montants?|nominal|souscrit|investi|invested|valor(?: do (?:aporte|mutuo|emprestimo))?|montante",
  ),
  cap: word(
    "(?:valuation |post-money |pre-money )?cap|plafond(?: de valorisation)?|valorisation (?:plafond|maximale|max)|teto(?: de valuation)?|valuation (?:maximo|maxima)|avaliacao maxima|capped(?: at)?|plafonnee?",
  ),
  floor: word("floor|plancher|valorisation (?:plancher|minimale|min)|piso"),
  discount: word("discount(?: rate)?|decote|desconto"),
  interest: word("interest(?: rate)?|coupon|interets?|taux(?: d'interet)?|juros|taxa(?: de juros)?"),
  date: word("dates?|issued?|issue date|signed|emission|emis le|signature|data|emissao|assinatura"),
  favoured: word("mfn|most[- ]favou?red(?: nation)?|nation la plus favorisee|nacao mais favorecida"),
} as const;

/** What a sentence calls them beside. */
export const TERMS_IN_TEXT = {
  amount: word("payment|pays|paid|lends|lent|verse|prete|aporta|empresta"),
  cap: word("exceder|excede|exceed|depasser|ultrapassar|superar|at most|au plus|no maximo"),
} as const;
/** The size a round must have for a paper to convert in it. */
export const QUALIFIES =
  /(?:at least|no less than|not less than|minimum(?: of)?|minimal de|au moins|minimum de|superieure? (?:ou egale? )?a|pelo menos|no minimo|igual ou superior a|superior a)\s*$/u;

/** Who holds a convertible paper, as it is printed: by role, on a line of its own, or after "by". */
export const HOLDER_ROLE =
  /((?:\p{Lu}[\p{L}’'.&-]*\s?(?:(?:de|da|do|du|van|von|&)\s)?){1,6})(?:,[^(]{0,160})?\s*\((?:the|l['’]|le|la|o|a|ci-après|doravante|hereinafter)?[^)]{0,30}["“«]\s?(?:Investor|Holder|Lender|Noteholder|Purchaser|Investisseur|Souscripteur|Bénéficiaire|Prêteur|Titulaire|Investidor(?:a)?|Mutuante)/u;
export const HOLDER_LINE =
  /^(?:\P{L}*)(?:Investor|Holder|Lender|Noteholder|Purchaser|Investisseur|Souscripteur|Bénéficiaire|Prêteur|Titulaire|Investidora?|Mutuante)(?:\s(?:name|nom|nome))?\s*:\s*([^,;(\n]+)/iu;
export const BY_HOLDER =
  /(?:\bby|\bto|\bfrom|\bpar|\bpor|\bpelo|\bpela|\bau profit de|\bà)\s((?:M(?:r|me|s|rs)?\.?\s)?\p{Lu}[\p{L}’'.-]+(?:\s(?:(?:de|da|do|du|van|von)\s)?\p{Lu}[\p{L}’'.-]+){0,3})/u;
export const WHO_INVESTED =
  /^((?:\p{Lu}[\p{L}’'.&-]+\s){1,4})(?:invested|lent|subscribed|a souscrit|a investi|a prêté|investiu|aportou|emprestou)(?!\p{L})/u;
/** A round that is offered is no paper that is out. */
export const OFFERED = word(
  "raising|we raise|are raising|seeking|offer(?:ed|ing)?|levons|en levee|recherchons|nous cherchons|captando|buscamos|em captacao|example|exemple|exemplo",
);
export const MATURITY = word("maturity|matures?|echeance|remboursable|vencimento|prazo|repayable|before|avant le|ate");
/** A rate that no paper fixes as simple interest a year. */
export const INDEXED_RATE = word(
  "cdi|selic|ipca|igp-?m|euribor|libor|sofr|taxa di|compound(?:ed|ing)?|capitalis(?:es|ation)|compostos|per month|a month|par mois|ao mes|a\\.m",
);
export const NO_INTEREST = word(
  "(?:no|without|not bear(?: any)?|bears? no|zero) interest|interest[- ]free|sans interets?|ne porte(?:nt)? pas interet|sem (?:incidencia de )?juros|nao (?:incidirao|rende) juros",
);
export const YEAR_OF_360 = word(
  "360[- ]days?(?: year)?|(?:actual|act|exact)\\/360|base (?:de )?360|360 (?:jours|dias)",
);

/** A convertible paper says which valuation its cap is: with what converts in it, or before. */
export const POST_MONEY = word("post[- ]?money|post");
export const PRE_MONEY = word("pre[- ]?money|pre");
/** Shares with rights of their own: what they get at an exit must be said. */
export const PREFERRED_CLASS = word(
  "pref(?:erred|erence|erenciais|erentielles?)?|adp|series? (?:seed|amorcage|[a-z]\\d?)|seed shares|actions de preference|classe [b-z]|class [b-z]|ap ?\\d*",
);

/** What shares were paid for, by the share or in all. */
export const ISSUE_PRICE = word(
  "(?:original )?(?:issue|purchase|subscription) price|price per share|prix (?:d'emission|de souscription|par action)|preco (?:de emissao|de subscricao|por acao)",
);
export const PUT_IN = word(
  "invested|subscribed|paid(?: in)?|investis?|souscrits?|apportes?|investid[oa]s?|aportad[oa]s?",
);
/** Beside the new money: paid before it, with it, after it. */
export const RANKS = {
  before: word("(?:ranks? |ranking )?senior|prioritaires?|rang superieur|senioridade|preferencia sobre"),
  with: word("pari[- ]passu|same rank|(?:de )?meme rang|mesma ordem|mesmo grau"),
  after: word("(?:ranks? |ranking )?junior|subordinated|subordonnee?s?|rang inferieur|subordinad[oa]s?"),
} as const;
