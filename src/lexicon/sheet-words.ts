const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");

/** Names of cases that a model plays through side by side. */
export const SCENARIO = word(
  "scenarios?|scénarios?|cenários?|base case|cas de base|caso base|best case|worst case|meilleur cas|pire cas|melhor caso|pior caso|optimistic|pessimistic|optimiste|pessimiste|otimista|pessimista|realistic|realista|réaliste|conservative|conservateur|conservador|conservadora|aggressive|agressif|agressivo|upside|downside|bull|bear|stress|what[- ]if|sensitivity|sensibilité|sensibilidade",
);

/** A case called by its short name alone, as a column or a row is. */
export const SCENARIO_ALONE =
  /^(?:(?:cas|case|caso|scenario|scénario|cenário|[A-C1-3])[\s:.-]*)?(?:base|best|worst|low|mid|high|bas|moyen|haut|central|baixo|médio|alto|nominal)(?:[\s:.-]*(?:case|cas|caso))?$/iu;

/** Headings of what is assumed, not measured. */
export const ASSUMED = word(
  "assumptions?|hypothèses?|hypotheses?|premissas?|pressupostos?|hipóteses?|inputs?|entrées|drivers?|parameters?|paramètres?|parâmetros?|simulation|simulação|simulador|simulator|simulateur",
);

/** Columns that hold the row's value under a name of their own that says nothing. */
export const PLAIN_COLUMN =
  /^(?:values?|valeurs?(?: initiales?)?|valor(?:es)?(?: iniciais| inicial)?|amounts?|montants?|montantes?|figures?|chiffres?|données|data|dados|inputs?|results?|résultats?|resultados?|current|actuel|atual|metric|total|qty|quantity|assumption|hypothèse|premissa)\s*(?:\([^)]*\))?$/iu;

/** A sum over the columns beside it, or over the rows around it. */
export const TOTAL = word(
  "totals?|totaux|totale?s?|totais|grand total|subtotal|sub-total|sous-total|sum|somme|soma|cumulé|cumul|cumulative|acumulado|overall|ensemble",
);

const CHANGES =
  "var|variations?|variance|variação|écarts?|ecarts?|delta|evol|évolution|evolução|growth|croissance|crescimento|change|diff|difference|différence|diferença|yoy|mom|qoq|vs";

/** Columns that say how a row's values moved, not what they are: "Change", "Var.", "Δ", "vs 2023". */
export const CHANGE_COLUMN = new RegExp(`${word(CHANGES).source}|Δ`, "iu");

/** Columns that hold something else than the row's values: differences, shares, notes. */
export const OTHER_COLUMN = word(
  `${CHANGES}|share|poids|notes?|commentaires?|comments?|comentários?|sources?|cagr|tcam|average|avg|mean|moyenne|média|median|médiane|mediana|min|max|benchmark`,
);

/** Headings under which money leaves. */
export const SPENDING = word(
  "expenses?|expenditures?|costs?|charges|dépenses|coûts?|couts?|frais|custos?|despesas?|gastos?|saídas?|outflows?|décaissements?|opex|overheads?",
);

/** Headings under which money comes in from customers. */
export const EARNING = word(
  "revenues?|sales|income streams?|turnover|chiffre d['’]affaires|revenus?|recettes|produits d['’]exploitation|ventes|receitas?|faturamento|vendas|entradas|inflows?|encaissements?",
);

/** Money that is lent, given or put in: no revenue, whatever heading it stands under. */
export const FINANCING = word(
  "loans?|grants?|equity|funding|investments?|financing|emprunts?|prêts?|subventions?|apports?|levée|financements?|empréstimos?|aportes?|investimentos?|capital|tax|taxes|impôts?|impostos?|interest|intérêts?|juros",
);

/** Columns of a list of entries on an account: when, what, how much, and what is left after each. */
export const DATE_COLUMN =
  /^(?:(?:transaction |booking |value |posting )?dates?|date (?:d['’ ]?op[ée]ration|comptable|de valeur)|data(?: d[aoe] (?:lan[çc]amento|movimento|opera[çc][ãa]o))?)$/iu;
export const ENTRY_COLUMN =
  /^(?:(?:transaction )?(?:descriptions?|details?|narrative|particulars|payee|memo|reference)|libell[ée]s?|intitul[ée]|op[ée]rations?|hist[óo]rico|descri[çc][ãa]o|lan[çc]amento)$/iu;
export const AMOUNT_COLUMN =
  /^(?:amounts?|debits?|credits?|withdrawals?|deposits?|paid (?:in|out)|money (?:in|out)|montants?|d[ée]bits?|cr[ée]dits?|valor(?:es)?|d[ée]bitos?|cr[ée]ditos?|entradas?|sa[íi]das?)\s*(?:\([^)]*\))?$/iu;
export const BALANCE_COLUMN =
  /^(?:(?:running |account |closing |available )?balance|soldes?(?: (?:progressif|comptable|du compte))?|saldos?(?: (?:final|dispon[íi]vel))?)\s*(?:\([^)]*\))?$/iu;

/** What calls a typed rate an assumption of the model, folded. */
export const ASSUMED_RATE =
  /(?<!\p{L})(?:rates?|assumptions?|assumed|inputs?|hypotheses?|taux|parametres?|premissas?|taxas?|parametros?)(?!\p{L})/u;
/** Persons and contracts that are counted: never fewer than none. */
export const COUNTED_HEADS =
  /^\P{L}*(?:(?:total|number of|active|paying|ending|closing|nombre de|total de|numero de|clients? actifs?)\s)*(?:customers?|clients?|users?|subscribers?|accounts?|employees|headcount|fte|utilisateurs?|abonnes|salaries|effectifs?|clientes?|usuarios?|assinantes|funcionarios|colaboradores)\P{L}*(?:\((?:total|end of (?:period|month|year)|eop|fin de (?:periode|mois)|fim d[oe] (?:periodo|mes))\))?\P{L}*$/u;
