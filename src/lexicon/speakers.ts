import { PAPER_NAMES } from "./room-papers.ts";

/**
 * What analysts write about a company and the company does not write about itself: each pattern is one sign. In French,
 * English and Portuguese.
 */
export const ANALYST_SIGNS: readonly RegExp[] = [
  /\b(?:as an? (?:ai|language model|analyst)|en tant qu[e'’ ]+(?:ia|analyste)|como (?:uma? )?(?:ia|analista))(?!\p{L})/iu,
  /(?:here(?:['’]s| is) (?:my|an?|the) (?:\p{L}+ )?(?:analysis|summary|assessment|review)|voici (?:mon|ma|une|l['’]|la) ?(?:\p{L}+ )?(?:analyse|avis|synthèse|résumé)|aqui está (?:a |uma |minha )+(?:análise|síntese|avaliação))/iu,
  /(?:based on|according to|d['’]après|selon|sur la base du|com base no|segundo o|de acordo com o) (?:the |le |ce |this )?(?:pitch ?)?deck(?!\p{L})/iu,
  /(?:the (?:pitch ?)?deck (?:says|claims|states|shows|mentions)|the founders? (?:claims?|says?)|le (?:pitch ?)?deck (?:indique|affirme|annonce|montre|mentionne)|les fondateurs (?:affirment|annoncent)|o (?:pitch ?)?deck (?:indica|afirma|mostra|menciona)|os fundadores (?:afirmam|dizem))/iu,
  /(?:investment (?:memo|recommendation)|note d['’]investissement|recommandation d['’]investissement|memorando de investimento|recomendação de investimento|due[- ]diligence (?:memo|notes?|report|summary))/iu,
  /(?:(?<!\p{L})i (?:would |['’]d )?(?:recommend|advise|suggest)|my (?:view|verdict|recommendation|assessment|take)(?!\p{L})|je recommande|à mon avis|mon avis|recomendo|meu parecer|minha recomendação)/iu,
  /(?<!\p{L})(?:red flags?|points? de vigilance|deal[- ]?breakers?|pontos de atenção|sinais de alerta)(?!\p{L})/iu,
  /[([](?:slide|page|p\.|diapo(?:sitive)?|diapositivo|página)\s?n?°?\s?\d{1,3}[)\]]/iu,
  /(?<!\p{L})(?:chat ?gpt|perplexity|claude|gemini|copilot|le chat)(?!\p{L})/iu,
];

/** How many of those signs make a text an analyst's: one may stand in any document. */
export const ENOUGH_SIGNS = 2;

/** Documents in which the company speaks, or binds itself, by what they are called or call themselves. */
export const COMPANY_PAPERS =
  /(?<!\p{L})(?:term ?sheet|letters? of intent|lettres? d['’ ]intention|cartas? de intenç(?:ão|ões)|memorandum of understanding|protocole d['’ ]accord|liquidation preference|cap(?:itali[sz]ation|italisation)? ?table|table de (?:capitalisation|cap)|tabela de capitalização|shareholders?['’]? agreement|pacte d['’ ]actionnaires|acordo de (?:acionistas|sócios)|contracts?|contrats?|contratos?|purchase orders?|bons? de commande|invoices?|factures?|faturas?|statuts|articles of association|estatutos?|(?:customers?|clients?) list|list of (?:customers|clients)|liste (?:des |de )?clients|lista (?:de|dos) clientes|(?:board|investors?|shareholders?) (?:minutes|pack|deck|updates?|letter)|procès[- ]verbal|business plan|plan d['’ ]affaires|plano de negócios|pitch ?deck|one[- ]?pager|executive summary|data ?room)(?!\p{L})/iu;

/** Papers that only the company has, where a file or its first line is called so. */
export const COMPANY_TITLES = (
  [
    "articles",
    "shareholders_agreement",
    "ip_assignment",
    "equity_plan",
    "customer_contracts",
    "accounts",
    "employment",
  ] as const
).map((paper) => PAPER_NAMES[paper]);

/** A company that speaks of itself. */
export const COMPANY_VOICE = /(?<!\p{L})(?:we|our|us|nous|notre|nos|nosso|nossa|nossos|nossas)(?!\p{L})/giu;
export const ENOUGH_VOICE = 3;

/** Documents of others about the company, or about its market. */
export const OUTSIDE_PAPERS =
  /(?<!\p{L})(?:bank statements?|relev[ée]s? (?:de comptes?|bancaires?)|extratos? (?:banc[áa]rios?|de conta)|general ledger|grand[- ]livre|k-?bis|extrait du registre|companies house|registre du commerce|junta comercial|market (?:study|report|research)|études? de marché|estudos? de mercado)(?!\p{L})/iu;

/** What a convertible paper says of itself, folded: each pattern is one of its terms. */
export const CONVERTIBLE_TERMS: readonly RegExp[] = [
  /(?<!\p{L})(?:investors?|holder|lender|noteholder|purchaser|investisseurs?|souscripteurs?|porteurs?|preteurs?|au profit d\p{L}+|investidor(?:a|es)?|mutuantes?)(?!\p{L})/u,
  /(?<!\p{L})(?:principal|(?:purchase|loan|subscription) amount|payment by|montant|souscri\p{L}+|valor (?:do|de)|aportes?)(?!\p{L})/u,
  /(?<!\p{L})(?:valuation cap|cap(?:ped)?|plafond|teto)(?!\p{L})/u,
  /(?<!\p{L})(?:discount|decote|desconto)(?!\p{L})/u,
  /(?<!\p{L})(?:interest|interets?|taux|juros)(?!\p{L})/u,
  /(?<!\p{L})(?:maturity|matures?|echeance|remboursable|vencimento)(?!\p{L})/u,
  /(?<!\p{L})(?:conver(?:ts?|sion|tir|tissent|tible|te|tidos?|sao)|right to certain shares|equity financing)(?!\p{L})/u,
  /(?<!\p{L})(?:mfn|most favou?red|plus favorisee|mais favorecida)(?!\p{L})/u,
];
export const ENOUGH_TERMS = 3;

/** The head of a list of entries on an account, as a bank or a ledger prints it: when, what, in or out. */
export const ACCOUNT_LINES =
  /^\P{L}*JournalCode(?!\p{L})|^.{0,20}(?<!\p{L})(?:date|data)(?!\p{L}).{0,60}(?<!\p{L})(?:descriptions?|details?|narrative|libell[ée]|op[ée]rations?|hist[óo]rico|descri[çc][ãa]o|lan[çc]amento)(?!\p{L}).{0,60}(?<!\p{L})(?:amount|debit|credit|d[ée]bit|cr[ée]dit|montant|valor|balance|solde|saldo|d[ée]bito|cr[ée]dito)(?!\p{L})/imu;

/** What a company counts in a table of its own, as the file is called; without accents. */
export const COMPANY_TABLES =
  /(?<!\p{L})(?:financials?|customers?|clients?|clientes?|carteira|mrr|arr|(?:financial |business )?model|projections?|forecasts?|budget|p ?& ?l|pnl|income statement|balance sheet|cash ?flow|kpis?|metrics|cohorts?|previsionnel|modele financier|compte de resultat|bilan|plan de tresorerie|modelo financeiro|projecoes|projecao|orcamento|dre|fluxo de caixa|balanco|indicadores|metricas)(?!\p{L})/iu;
