const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");

/** Headings of a cap table's columns, folded. */
export const HOLDER_COLUMN = word(
  "shareholders?|stockholders?|holders?|owners?|investors?|names?|actionnaires?|associes?|titulaires?|detenteurs?|porteurs?|noms?|socios?|acionistas?|quotistas?|titular(?:es)?|detentor(?:es)?|nomes?",
);
/** A name column says nothing by itself: these say that shares are held. */
export const SURE_HOLDER_COLUMN = word(
  "shareholders?|stockholders?|actionnaires?|associes?|socios?|acionistas?|quotistas?|(?:share|equity|security) ?holders?|porteurs?",
);
export const SHARES_COLUMN = word(
  "(?:number of |no\\.? of |nb\\.? |# ?(?:of )?|nombre d'|nombre de |numero de |qtd\\.? (?:de )?|quantidade de |total )?(?:shares|stock|securities|actions|titres|parts(?: sociales)?|acoes|quotas|cotas)|fully diluted|fd shares|total (?:dilue|diluido)|(?:pleinement|entierement|integralement) dilue(?:e?s)?|(?:totalmente|integralmente|plenamente) diluid[oa]s?",
);
/** What was paid for the shares of a line, in all. */
export const INVESTED_COLUMN = word(
  "(?:amount |total |capital )?invested|investments?|paid in|montants? (?:investis?|souscrits?)|investis?|valor (?:investido|aportado)|investido|aportes?",
);
/** What stands beside the word "shares" and is no number of them. */
export const NOT_SHARES = word(
  "class|type|price|prix|preco|categorie|categoria|percent|pourcentage|value|valeur|valor|series",
);
export const PERCENT_COLUMN =
  /%|(?<!\p{L})(?:percent(?:age)?|ownership|stake|detention|pourcentage|percentual|participacao|part du capital|equity)(?!\p{L})/iu;
export const CLASS_COLUMN = word("class(?:e)?|type|tipo|categorie|categoria|nature|especie|security|share class");
export const BEFORE_ROUND = word(
  "before|pre|pre-?money|pre-?round|avant|antes|current(?:ly)?|actuel(?:le(?:ment)?)?|atual(?:mente)?|today|now|aujourd'hui|hoje",
);
export const AFTER_ROUND = word("after|post|post-?money|post-?round|apres|apos|pos|depois|pro ?forma|closing");
export const DILUTED = word("fully diluted|diluted|fd|dilue(?:e?s)?|diluido|diluida|pleinement dilue");
export const UNDILUTED = word("undiluted|basic|issued|outstanding|non dilue(?:e?s)?|nao diluido|emises|emitidas");

/** Lines of a cap table that are no holder. */
export const TOTAL_LINE =
  /^\P{L}*(?:grand |sub-?|sous-? ?)?(?:totals?|totaux|total g[ée]n[ée]ral|subtotal|sous-total|soma|somme)(?!\p{L})/iu;
export const POOL_LINE = word(
  "(?:option|equity|employee|esop|stock option|unissued|unallocated|available)? ?pool|esop|bspce(?: .*)?|options?|stock options?|plano de opcoes|opcoes|reserve[ds]?|non attribue[es]*|unissued|unallocated|reservado",
);
/** Of a pool, what nobody holds yet. */
export const UNISSUED_LINE = word(
  "unissued|unallocated|ungranted|available|non (?:attribue|emis|alloue)[es]*|disponibles?|nao (?:alocad|emitid|outorgad)[oa]s?|disponivel|reserved?|pool",
);

/** Who founded the company, and who else may own a share of it. */
export const FOUNDERS = word(
  "(?:co-?)?founders?'?s?|(?:co-?)?fondat(?:eurs?|rices?)|(?:co-?)?fundador(?:es|as?)?|founding team|equipe fondatrice",
);
export const NEW_MONEY = word(
  "(?:new|incoming|this round's) (?:money|investors?)|nouveaux (?:investisseurs|entrants)|novos investidores",
);
export const OTHER_PARTY = word(
  "(?:new )?investors?|investisseurs?|investidor(?:es)?|angels?|funds?|pool|options?|bspce|employees?|salaries|equipe|team|board|conseil|conselho",
);
/** That somebody owns shares, now or once the round is done. */
export const HOLDS = word(
  "holds?|holding|owns?|own(?:ing|ed)|keeps?|keeping|retains?|retaining|have|stay at|detien\\p{L}*|detention|conserv\\p{L}*|gard\\p{L}*|possed\\p{L}*|detem|detinham|deterao|mantem|manterao|mantendo|ficam com|ficarao com|possuem|tem|terao",
);
export const HELD_LATER = word(
  "will|post|still|conserveront|detiendront|garderont|auront|resteront|deterao|manterao|ficarao|terao",
);
/** Words for the part of the company that a round sells, where a line stands alone. */
export const SOLD = word(
  "dilution|diluicao|new (?:money|investors?)|in exchange for|nouveaux (?:investisseurs|entrants)|en echange de|novos investidores|em troca de",
);
/** Percent of something else than the company's shares. */
export const NOT_OWNED = word(
  "vot(?:es?|ing)|droits de vote|votos?|seats?|sieges|assentos|customers?|clients?|clientes|market|marche|mercado|revenue|profits?|experience|more|plus de|growth",
);

/** What a term sheet or a cap table sets apart as a convertible paper. */
export const INSTRUMENT_NAMES = {
  safe: word("safes?|simple agreements? for future equity"),
  bsa_air: word("bsa[ -]?air|bons? de souscription d'actions? .{0,12}air|accord d'investissement rapide"),
  note: word(
    "convertible (?:(?:secured|unsecured|subordinated|loan|promissory) )*notes?|convertible loans?|convertible bonds?|notes? convertibles?|obligations? convertibles?|oca|cln",
  ),
  mutuo: word("mutuos?(?: conversive(?:l|is))?|contrato de mutuo|notas? conversive(?:l|is)"),
} as const;
