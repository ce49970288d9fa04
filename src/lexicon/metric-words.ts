import type { UnitKind } from "../domain/quantity.ts";

/** Words that say a figure is the size of a market. */
export const MARKET_NAMED = /(?<!\p{L})(?:TAM|SAM|SOM|markets?|march[ée]s?|mercados?)(?!\p{L})/iu;

/** Words for a growth that is the same every year of a span. */
export const YEARLY_GROWTH =
  /\bCAGR\b|\bTCAM\b|\bTCAC\b|(?:average|annual|yearly) (?:annual )?growth (?:rate )?(?:of|from|over|:|$)|croissance (?:annuelle )?moyenne|crescimento (?:anual )?m[ée]dio|taxa composta/iu;

/**
 * What people print beside a figure where no name of the catalogue fits word for word: "3% on winnings only", "15 beta
 * testers", "Offre Premium (25 €/mois)". Looser than a name, so each rule says for which kinds of number it holds.
 */
export interface MetricWords {
  topic: string;
  units: readonly UnitKind[];
  words: RegExp;
  unless?: RegExp;
  /** It names the lines of tables alone. */
  inRows?: true;
}

const COUNT: UnitKind[] = ["count", "number"];
const AMOUNT: UnitKind[] = ["money", "number"];

const RUNWAY =
  /\brunway\b|autonomie financi|autonomie de tr[ée]sorerie|^autonomi[ae]\b|\bvisibilit[ée]\b|f[ôo]lego de caixa|(?:^|meses de |de )pista(?! de \p{L}+ (?:a[ée]re|atl))|cash lasts|tr[ée]sorerie jusqu/iu;

/** What the money asked for is to last: "la levée finance 24 mois". */
export const ROUND_LASTS =
  /(?:lev[ée]e|\btour|round|raise|rodada|capta[çc][ãa]o|ronda)[^.]{0,25}?\b(?:financ(?:e|era|ia|iar[áa])|couvre|funds|covers|lasts|pays for|cobre|dura)\b/iu;

/** In order: the first that fits decides. */
export const METRIC_WORDS: readonly MetricWords[] = [
  {
    topic: "som",
    units: ["money", "percent"],
    words: /\bSOM\b|serviceable obtainable|march[ée] captable|mercado obtenível/u,
  },
  {
    topic: "sam",
    units: ["money", "percent"],
    words: /\bSAM\b|serviceable (?:addressable|available)|march[ée] (?:adressable )?disponible/u,
  },
  {
    topic: "tam",
    units: ["money"],
    words:
      /\bTAM\b|total addressable|march[ée] (?:total )?adressable|mercado (?:total )?endereç[áa]vel|mercado total de/u,
  },
  { topic: "ltv_cac", units: ["multiple"], words: /\bLTV\s?[:/]\s?CAC\b/iu },
  {
    topic: "letters_of_intent",
    units: COUNT,
    words: /\bLOIs?\b|letters? of intent|lettres? d['’]intention|cartas? de inten[çc]/iu,
  },
  {
    topic: "valuation_pre_money",
    units: AMOUNT,
    words: /pr[eé]-?\s?money/iu,
    unless: /p[oó]st?-?\s?money.*pr[eé]-?\s?money|\bcap\b|plafond/iu,
  },
  { topic: "valuation_post_money", units: AMOUNT, words: /p[oó]st?-?\s?money|^post$/iu, unless: /\bcap\b|plafond/iu },
  {
    topic: "dilution",
    units: ["percent"],
    words:
      /\bequity\b|\bdilution\b|\bstake\b|parts? du capital|capital c[ée]d[ée]|participa[çc][ãa]o (?:societ|oferec)|participaci[óo]n (?:ofrec|accionari|societari)|dilui[çc]/iu,
    unless: /founder|fondateur|fundador|token|raise\b/iu,
  },
  {
    topic: "round_size",
    units: AMOUNT,
    words:
      /\b(?:pre-?)?seed\b|\bangel round|\bseries a\b|\bs[ée]rie a\b|\brais(?:e|ing)\b|\bseeking\b|\blooking for\b|\bfund ?rais|\blev[ée]e\b|\blever\b|\bwe need\b|capital de d[ée]marrage|besoin de financement|fonds de d[ée]part|\bcapta(?:r|ndo|[çc][ãa]o)\b|\brodada\b|\bronda\b|^tour d(?:e|['’])$|\bbuscamos\b|\bprocuramos\b|\b(?:re)?cherchons\b|\bfunding (?:need|required|ask|:)|^funding\b|round target|\b(?:montant|budget|financement|capital) recherch|\b(?:valor|capital|investimento) (?:buscado|procurado|pretendido)|\binvestment (?:sought|required|needed|ask)|\binvestissement\b|\bamount (?:raised|sought)|^on an? (?:post-money )?(?:SAFE|convertible)\b|target raise|^for \d+(?:\.\d+)?\s?% (?:equity|of the company)/iu,
    unless:
      /par les|by the founders|valuation|valoraci|valorisation|avalia[çc]|pipeline|market|marché|\bSAFE cap\b|gap\b|series [b-e]\b|next round|runway|exit|revenue|\bARR\b|\bMRR\b|return/iu,
  },
  {
    topic: "mrr",
    units: AMOUNT,
    words: /\bMRR\b|monthly recurring|recurrente mensua|récurrents? mensue|recorrente mensal/iu,
    unless: /\b(?:per|par|por)\b|growth|churn|multiple|potenti|potencia/iu,
  },
  {
    topic: "arr",
    units: AMOUNT,
    words: /\bARR\b|annual recurring|récurrents? annue|recorrente anual/iu,
    unless: /growth|multiple|\b(?:per|par|por)\b|pipeline|potential|moyen|average/iu,
  },
  {
    topic: "runway",
    units: ["duration"],
    words: new RegExp(`${RUNWAY.source}|${ROUND_LASTS.source}`, "iu"),
    unless: /payback|marketing|battery|batterie|bateria|brand|closing|clos(?:es|ed)|vesting/iu,
  },
  { topic: "cac_payback", units: ["duration"], words: /\bpayback\b|retour sur (?:co[ûu]t|cac)/iu },
  { topic: "burn_rate", units: AMOUNT, words: /\bburn\b/iu, unless: /multiple/iu },
  { topic: "ltv", units: AMOUNT, words: /\bLTV\b(?!\s?[:/]\s?CAC)|lifetime value|valeur vie/iu },
  {
    topic: "cac",
    units: AMOUNT,
    words:
      /(?<!LTV\s?[:/]\s?)\bCAC\b|customer acquisition cost|co[ûu]ts? d['’]acquisition|custos? de aquisi[çc][ãa]o|cost[eo]s? de adquisici[óo]n|\b(?:acquiring|winning) (?:a|an|one|each|every) (?:new )?\p{L}+ costs|\bcosts? to (?:acquire|win) (?:a|an|one) |acqu[ée]rir un (?:nouveau )?\p{L}+ (?:nous )?co[ûu]te|(?:conquistar|adquirir) um (?:novo )?\p{L}+ (?:nos )?custa/iu,
  },
  {
    topic: "customer_lifetime",
    units: ["duration"],
    words:
      /\b(?:customer|client|subscriber|member|user)s? (?:stays?|lifetime|tenure)\b|^\P{L}*(?:average |mean )?(?:lifetime|tenure)$|\bdur[ée]e de vie (?:d['’]un |du |des |moyenne )?|^\P{L}*(?:dur[ée]e|perman[êe]n\p{L}+|tempo) (?:moyenne|m[ée]di[oa])(?: (?:d['’]un |du |des |de |do |dos )?(?:abonn\p{L}+|clients?|clientes?|assinantes?|perman[êe]ncia|vida))?$|\btempo de (?:vida|perman[êe]ncia)\b/iu,
  },
  { topic: "churn", units: ["percent"], words: /\bchurn\b|attrition/iu, unless: /reduc|lower|LTV\b|retention/iu },
  { topic: "nrr", units: ["percent"], words: /\bNRR\b|net (?:revenue|dollar) retention/iu },
  {
    topic: "customer_retention",
    units: ["percent"],
    words: /\bretention\b|r[ée]tention|reten[çc][ãa]o|retenci[óo]n/iu,
    unless: /of (?:the )?revenue|du CA\b|da receita|de los ingresos/iu,
  },
  {
    topic: "conversion_rate",
    units: ["percent"],
    words: /\bconversion\b|\bconvers[ãa]o\b|trial\s?(?:→|->|to)\s?paid|capture rate/iu,
    unless: /spread|currency|fiat/iu,
  },
  {
    topic: "take_rate",
    units: ["percent"],
    words:
      /\bfees?\b|\bcommissions?\b|take[- ]?rate|\bfrais\b|service charge|\bspread\b|comiss[ãa]o|comiss[õo]es|comisi[óo]n|taxas? (?:de|por) (?:transa|servi|interm)|per transaction|par transaction|por transa|of each (?:sale|transaction|booking|order)|on each (?:sale|order|item|transaction|booking)|platform fee|\brake\b/iu,
    unless:
      /insurance|legal|market(?:place)? fees of|management fee|bank fees|frais (?:g[ée]n[ée]raux|fixes|de (?:personnel|structure|d[ée]placement)|bancaires)/iu,
  },
  {
    topic: "gross_margin",
    units: ["percent", "money"],
    words:
      /\bgross margin|\bmarge brute|\bmargem bruta|\bprofit margin\b|\bmargins?\b|\bmarges?\b|\bmargem\b|\bmargens\b|\bmargen(?:es)?\b/iu,
    unless: /ebitda|net |nette|l[íi]quida|operating|op[ée]rationnelle|safety/iu,
  },
  { topic: "gross_margin", units: ["percent"], words: /\bgross profit\b|\bb[ée]n[ée]fice brut\b|\blucro bruto\b/iu },
  {
    topic: "ebitda",
    units: AMOUNT,
    words: /\bEBITDA\b|\bEBE\b|exc[ée]dent brut|\bLAJIDA\b/iu,
    unless: /margin|multiple/iu,
  },
  {
    topic: "net_income",
    units: AMOUNT,
    words:
      /net (?:income|profit|loss)|r[ée]sultat net|b[ée]n[ée]fice net|lucro l[íi]quido|(?:utilidad|ganancia) neta|beneficio neto/iu,
  },
  { topic: "net_income", units: AMOUNT, inRows: true, words: /^(?:r[ée]sultats?|resultados?)(?![ \u00a0]\p{L})/iu },
  {
    topic: "net_income",
    units: AMOUNT,
    words: /^(?:r[ée]sultats?|resultados?)(?:\s(?:ann[ée]e|an|ano|año)\s?\d|\s(?:annuel|anual))?$/iu,
  },
  {
    topic: "total_costs",
    units: AMOUNT,
    inRows: true,
    words: /^(?:co[ûu]ts|charges|custos|cost[eo]s|costs|gastos)(?![ \u00a0]\p{Ll})/iu,
  },
  {
    topic: "total_costs",
    units: AMOUNT,
    words: /^(?:co[ûu]ts|custos|cost[eo]s|costs|gastos)(?: (?:annuels|anuais|anuales|totaux|totais|totales))?$/iu,
  },
  {
    topic: "market_growth",
    units: ["percent"],
    words:
      /market .{0,40}(?:growing|growth|CAGR)|(?:growing|grows?|growth|CAGR).{0,40}\bmarket|croissance (?:du|annuelle du) march|march[ée].{0,30}cro[îi]|crescimento do mercado|mercado.{0,30}cresc|projected to grow|\b(?:spend(?:ing)?|demand|sector|category|segment|adoption)\b.{0,20}\bgrow(?:s|ing|n|th)\b/iu,
  },
  {
    topic: "revenue_cagr",
    units: ["percent"],
    words: YEARLY_GROWTH,
    unless: /market|march[ée]|mercado|user|customer|client|sector|secteur|setor|industr/iu,
  },
  {
    topic: "revenue_growth",
    units: ["percent"],
    words:
      /month[- ]over[- ]month|\bMoM\b|\bm\/m\b|\bYoY\b|year[- ]over[- ]year|revenue growth|croissance du CA|crescimento (?:da receita|m\/m|mensal)|^growth(?: rate)?[^\p{L}]*$/iu,
    unless: /user|customer|client|market/iu,
  },
  {
    topic: "pipeline",
    units: ["money", "count", "number"],
    words:
      /\bpipeline\b|in negotiation|en n[ée]gociation|em negocia[çc][ãa]o|onboarding discussions|in (?:\p{L}+ )?(?:discussions?|talks|conversations)\b|contract (?:signed )?worth|contracts? (?:signed|worth|value)|contrats? sign[ée]s?|contratos? assinad|\bbacklog\b|qualified leads|leads qualifi|\bdemand\b.{0,25}(?:month|mo\b|year)|pilot cycle|en discussion|\b(?:in|on|em|en) (?:active |free )?(?:trials?|essai)\b|waitlist|waiting list|liste d['’]attente|lista de espera/iu,
    unless:
      /%|regulatory|clinical|drug|product pipeline|development pipeline|r[ée]glementaire|clinique|regulat[óo]ri|cl[íi]nic/iu,
  },
  {
    topic: "gmv",
    units: AMOUNT,
    words:
      /\bGMV\b|gross merchandise|transaction volume|trade volume|trading volume|payment volume|processed volume|volume (?:d['’]affaires|de transactions?|transa|processado)|volume\b|assets under management|\bAUM\b|actifs? sous gestion|ativos sob gest/iu,
    unless: /volume (?:discount|pricing)|data volume|volume (?:moyen|m[ée]dio|medio)|average volume/iu,
  },
  {
    topic: "mau",
    units: ["count", "number", "percent"],
    words:
      /monthly active|\bMAUs?\b|active users|utilisateurs actifs|usu[áa]rios ativos|usuarios activos|actively using|active wallets/iu,
    unless: /weekly|hebdo|seman|growth|croissance|crescimento/iu,
  },
  { topic: "dau", units: ["count", "number", "percent"], words: /daily active|\bDAUs?\b/iu },
  {
    topic: "users",
    units: COUNT,
    words:
      /\busers?\b|\butilisateurs?\b|\butilisatrices?\b|\busu[áa]rios?\b|\butilizadores\b|\bbeta[- ]?(?:testers?|testeurs?|testadores)\b|\b(?:testers?|testeurs?) actifs?\b|\bdownloads?\b|t[ée]l[ée]chargements?|\bsign-?ups?\b|\bregistered\b|\binscrits?\b|\bcadastrad|\bmembers\b|\bmembres\b|\bmembros\b|\bwallets\b|\bfollowers\b|\bactive (?:providers|shippers|sellers|merchants|drivers|hosts|creators|learners|patients|vendors|brands|farmers|buyers|tenants)\b|\b(?:patients|students|learners|families|farmers|drivers) (?:enrolled|helped|served|onboarded|reached)\b|\b(?:enrolled|onboarded) (?:patients|students|learners|families|farmers|drivers)\b/iu,
    unless: /team members|per user|\/user|leads\/|family members/iu,
  },
  {
    topic: "customers",
    units: COUNT,
    words:
      /\bcustomers?\b|\bclients?\b|\bclientes?\b|\bpaying\b|\bpayants?\b|\bpagantes\b|\bsubscribers?\b|\babonn[ée]s?\b|\bassinantes\b|\bsuscriptores\b|\bcuentas activas\b|pilot (?:partners|customers|clients)|\bpr[ée]-?commandes?\b|\bpre-?orders\b|partnerships? with$|design partners|\bmerchants (?:live|onboarded|signed)|\badvertisers\b/iu,
    unless: /^new\b|per (?:customer|client)|\/client|interviews?|customers? (?:support|success)/iu,
  },
  {
    topic: "headcount",
    units: COUNT,
    words:
      /\bemployees\b|\bteam members\b|\bteam of\b|\bteam size\b|\bsalari[ée]s\b|\bcollaborateurs\b|\bfuncion[áa]rios\b|\bcolaboradores\b|\bempleados\b|\bFTEs?\b|\bETP\b|[ée]quipe.{0,20}personnes|equipe.{0,20}pessoas|headcount|effectif/iu,
    unless: /companies|entreprises|empresas|with \d+\+? employees/iu,
  },
  {
    topic: "founders",
    units: COUNT,
    words: /\b(?:co-?)?founders\b|\b(?:co-?)?fondateurs\b|\b(?:co-?)?fundadores\b/iu,
    unless: /shares|actions|parts\b|community|dinners?/iu,
  },
  { topic: "patents", units: COUNT, words: /\bpatents?\b|\bbrevets?\b|\bpatentes?\b/iu },
  {
    topic: "average_order_value",
    units: ["money"],
    words:
      /\b(?:average|avg\.?|mean) (?:[\p{L}-]+ ){0,2}(?:fee|price|order|basket|ticket|sale|deal|purchase|transaction|booking|invoice|bill|send size|order size)\b|\bprix (?:de vente )?moyen|\b(?:panier|ticket) moyen|\b(?:commande|facture|transaction) moyenne|\b(?:pre[çc]o|ticket|valor|pedido) m[ée]dio|\b(?:precio|ticket|pedido) (?:medio|promedio)/iu,
    unless: /market|march[ée]|mercado|industr|competit|concurren|concorr|traditional/iu,
  },
  {
    topic: "arpa",
    units: ["money"],
    words:
      /^\P{L}*(?:(?:monthly|annual|average|avg\.?|blended) )?(?:revenues?|CA|chiffre d['’]affaires|receitas?|ingresos)(?: (?:mensuel|annuel|moyen|mensal|anual|m[ée]dia|mensual))?\s?(?:\/|per|par|por)\s?(?!(?:employ|head|hour|heure|hora|share|a[çc][ãa]o|salari|collab|colab|funcion|day|jour|week|month|mois|year|ann[ée]e|quarter|trimestre|unit|visit|order|transaction|deal)\p{L}*)\p{L}{4,}(?!\p{L})/iu,
    unless: /market|march[ée]|mercado|industr|competit/iu,
  },
  {
    topic: "revenue",
    units: ["money"],
    words:
      /^(?:collected|billed|invoiced|encaiss[ée]s?|factur[ée]s?|faturad[oa]s?|cobrad[oa]s?|facturad[oa]s?)(?!\p{L})/iu,
  },
  {
    topic: "revenue",
    units: AMOUNT,
    words:
      /\brevenues?\b|\bsales\b|\bturnover\b|chiffre d['’]affaires|\bCA\b|\breceitas?\b|\bfaturamento\b|\bfactura[çc][ãa]o\b|\bingresos\b|\bfacturaci[óo]n\b|\brevenus\b/iu,
    unless:
      /non-revenue|per |share|growth|recurring|cost of|perdu|lost|churn|marketing|sales (?:cycle|team)|multiple|%|losing/iu,
  },
  {
    topic: "grants",
    units: AMOUNT,
    words: /\bgrants?\b|\bsubventions?\b|\bsubsid|non-?dilutive|aides? publiques?|bourse\b/iu,
    unless: /program(?:me)?s?\b/iu,
  },
  {
    topic: "total_funding",
    units: AMOUNT,
    words:
      /raised to date|total (?:funding|raised)|funding (?:received|to date)|already raised|d[ée]j[àa] lev[ée]|lev[ée]s? à ce jour|j[áa] captad|love money|apport des fondateurs/iu,
  },
  {
    topic: "founder_experience_years",
    units: ["duration"],
    words:
      /founder experience|years? (?:of )?(?:combined )?experience|ans d['’]exp[ée]rience|anos de experi[êe]ncia|(?:ans|years|anos|yrs) .{0,25}(?:exp[ée]ri[êe]n|experience)/iu,
  },
  {
    topic: "unit_cost",
    units: AMOUNT,
    words:
      /cost per|cost to serve|(?:production|manufacturing|unit|making) costs?\b|co[ûu]t (?:moyen )?(?:par|unitaire|de (?:fabrication|production|revient))|prix de revient|custo (?:m[ée]dio )?de (?:produ[çc][ãa]o|fabrico|fabrica[çc][ãa]o)|custo (?:por|unit[áa]rio)|costo (?:por|unitario|variable)|costo variable|unit costs?|variable costs?|co[ûu]ts? variables?|custos? vari[áa]ve/iu,
    unless: /acquisition|acquisi/iu,
  },
  {
    topic: "total_costs",
    units: AMOUNT,
    words:
      /(?:total|fixed|operating|monthly|annual|support|development) costs?\b|co[ûu]ts? (?:tota|fixe|mensuel|annuel|de d[ée]veloppement|op[ée]rationnel)|custos? (?:tota|fixos?|mensa|anua|de suporte|operaciona)|cost[eo]s? (?:tota|fijos?|mensual)|gastos (?:operativos|totales|fijos|mensuales)|costs of |\bexpenses\b|\bd[ée]penses\b|\bdespesas\b/iu,
    unless:
      /acquisition|acquisi|traditional|avoid|saved|savings|estim[ée] par|perdu|lost|cost reduction|capital|service charge/iu,
  },
];

/** Words that name a price, for an amount. */
export const PRICE_WORDS =
  /\bprices?\b|\bpricing\b|\bprix\b|\bpre[çc]os?\b|\bprecios?\b|\btarifs?\b|\bplans?\b|\bplanos?\b|\boffres?\b|\bsubscriptions?\b|\babonnements?\b|\bassinaturas?\b|\bfees?\b|\blicen[cs]e|\bsetup\b|\bstarter\b|\bpro(?:fessional)?\b|\bpremium\b|\benterprise\b|\bstandard\b|\bbasic\b|\bb[áa]sico\b|\bbasique\b|\btrial\b|\bfreemium\b|\bone[- ]time\b|\bpayants?\b|\bper (?:partner|user|seat|transaction|order|active)|\bvendemos\b|\bcharge\b/iu;

/** Words for the size of a market, a need or a spending, in money or heads. */
export const SIZE_WORDS =
  /\bmarkets?\b|\bmarch[ée]s?\b|\bmercados?\b|\bindustry\b|\bindustrie\b|\bind[úu]stria\b|\bsector\b|\bsecteur\b|\bsetor\b|\bspend(?:ing|s)?\b|\bd[ée]penses\b|\bgastos?\b|\bgap\b|\bopportunity\b|\beconomy\b|\beconomic value\b|\b[ée]conomie\b|\bglobal(?:ly)?\b|\bworldwide\b|\badults\b|\bpeople\b|\bpopulation\b|\bprofessionnels\b|\bprofessionals\b|\bprofissionais\b|\bstudents\b|\bentreprises\b|\bcompanies\b|\bempresas\b|\bbusinesses\b|\bneg[óo]cios\b|\bSMEs?\b|\bSMBs?\b|\bPMEs?\b|\bpymes\b|\bhouseholds\b|\bunfilled\b|\broles\b|\bjobs\b|\bworkers\b|\bbanks\b|\bdevelopers\b|\bdebt\b|\bwaste\b|\blosses\b|\bfraud\b/iu;

/** Who could buy, and what one could earn. */
export const POTENTIAL =
  /(?<!\p{L})(?:potenti(?:al|els?|elles?)|potencia(?:l|is|les)|addressable|prospective)(?!\p{L})/iu;

/** Words that say that a growth is of what the company earns. */
export const OUR_GROWTH =
  /revenus?|revenue|ARR|MRR|sales|turnover|chiffre|\bCA\b|receita|vendas|faturamento|ventes|ingresos|factura/iu;

/** What others get who bring customers, or move the money, is not what the company keeps. */
export const PAID_AWAY =
  /(?<!\p{L})(?:payment process\p{L}+|stripe|paypal|affiliates?|affili[ée]s?|partenariats?|partnerships?|parcerias?|referrals?|parrainage|apporteurs?|resellers?|revendeurs?|ambassad\p{L}+)(?!\p{L})|^\P{L}*(?:payments?|paiements?|pagamentos?|pagos?)\P{L}*$/iu;

/** What a round gives its investors, said of a share: "25 % of the company", "20 % du capital", "new investors own 20 %". */
export const GIVEN_FOR_THE_ROUND =
  /\bof (?:the|our|your) (?:company|equity|capital|shares)\b(?!['’]s)|\bdu capital\b|\bdo capital\b|\bda (?:empresa|sociedade|companhia)\b|\bde la soci[ée]t[ée]\b|(?:new|the) investors?\b|nouveaux (?:investisseurs|actionnaires|entrants)|(?:novos|os) investidores|\b(?:you|investors?) (?:get|own|hold|receive|will (?:get|own|hold))\b|(?:in return|in exchange) for$|en échange de|em troca de/iu;

/** Shares of the company that are somebody's already, or no part of it. */
export const HELD_ALREADY =
  /founder|fondateur|fundador|s[óo]cio|employee|salari[ée]|option|pool|BSPCE|ESOP|advisor|token|\bvest|existing|historique|actuel|atuais|already|d[ée]j[àa]|carried|dividend|revenue|chiffre|receita|profit/iu;

/** Words that say that a figure is of everything, not of one part. */
export const OF_THE_WHOLE =
  /(?<!\p{L})(?:blended|overall|total|global(?:e|ement)?|combined|company[- ]wide|average|weighted|current(?:ly)?|today|now|to date|traction|moyenne?|pond[ée]r[ée]e?|ensemble|m[ée]dia|geral|atual|consolidated|consolid[ée]e?s?|consolidad[oa]s?)(?!\p{L})/iu;

/** Words that make a figure stricter, not narrower: who claims the bare metric may well mean these. Without accents. */
export const CAREFUL =
  /^(?:live|active|paying|paid|audited|certified|actual|collected|invoiced|billed|recognised|recognized|signed|net|actifs?|actives?|payants?|payantes?|audites?|auditees?|certifies?|certifiees?|encaisses?|encaissees?|factures?|facturees?|realises?|realisees?|reels?|reelles?|ativ[oa]s?|pagantes?|auditad[oa]s?|recebid[oa]s?|faturad[oa]s?|realizad[oa]s?|reconhecid[oa]s?|re(?:al|ais))$/u;

/** What is said of goods, never of those who buy, use or work: "320 sensors sold". */
export const GOODS_SOLD =
  /(?<!\p{L})(?:sold|shipped|delivered|produced|manufactured|vendue?s?|livrée?s?|expédiée?s?|produite?s?|fabriquée?s?|vendid[oa]s?|entregues?|enviad[oa]s?|produzid[oa]s?|fabricad[oa]s?)(?!\p{L})/iu;

/** Who tries it, waits for it or may buy it is no customer yet. */
export const NOT_CUSTOMERS_YET =
  /(?<!\p{L})(?:pilots?|pilotes?|pilotos?|trials?|essais?|testes?|POCs?|leads?|prospects?|waitlist(?:ed)?|waiting list|liste d['’]attente|lista de espera|letters? of intent|LOIs?|lettres? d['’]intention|cartas? de inten[çc][ãa]o)(?!\p{L})/iu;

/** … unless they are called so. */
export const CALLED_CUSTOMERS = /(?<!\p{L})(?:customers?|clients?|clientes?|paying|payante?s?|pagantes?)(?!\p{L})/iu;

/** A round that is over, with the year it was in: not the one that is raised now. */
export const PAST_ROUND =
  /(?<!\p{L})(?:closed|completed|raised|boucl[ée]e?|cl[ôo]tur[ée]e?|lev[ée]e?s?|r[ée]alis[ée]e?|conclu[íi]d[oa]|fechad[oa]|captad[oa]|levantad[oa])\s(?:in|en|em|since|depuis)\s(?:\p{L}+\s(?:de\s)?)?20\d\d/iu;

/** What is owed is no cash. */
export const OWED =
  /(?<!\p{L})(?:loans?|debts?|overdraft|borrow(?:ed|ings?)|emprunts?|pr[êe]ts?|dettes?|d[ée]couvert|empr[ée]stimos?|d[íi]vidas?|financiamento banc[áa]rio)(?!\p{L})/iu;

/** What somebody keeps by not spending it is nobody's revenue. */
export const SPARED =
  /(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|[ée]conomis(?:e|ent|[ée]e?s?|er)|d['’][ée]conomies?|economiz(?:a|am|ou|ado|ando|ar)|economia de|poup(?:a|am|ou|ança))(?!\p{L})/iu;

/** A stretch of time picked for being the best: what it would come to in a year is no metric of the company. */
export const BEST_SPELL =
  /(?<!\p{L})(?:best|record|peak|strongest|busiest|meilleure?s?|melhore?s?|recorde|pico)\s(?:\p{L}+\s){0,2}(?:days?|weeks?|months?|quarters?|jours?|semaines?|mois|trimestres?|dias?|semanas?|m[êe]s|meses)(?!\p{L})|(?<!\p{L})(?:jour|semaine|mois|semana|m[êe]s|dia)\s(?:record|recorde|de pico)(?!\p{L})/iu;

/** What a country's statistics count (people, prices, wages), or the users of something: their growth is no market's. */
export const OF_COUNTRY =
  /(?<!\p{L})(?:populations?|popula[çc][ãa]o|poblaci[óo]n|inhabitants|habitants?|habitantes?|GDP|PIB|inflation|infla[çc][ãa]o|inflaci[óo]n|wages?|salaires?|sal[áa]rios?|household incomes?|unemployment|ch[ôo]mage|desemprego|users? of|utilisateurs? d[eu]s?|usu[áa]rios? d[eoa])(?!\p{L})/iu;
export const GROWTH_OF_COUNTRY = new RegExp(
  `^\\s?(?:\\p{L}+\\s){0,2}${OF_COUNTRY.source}[^.;,\\d]{0,15}(?:growth|croissance|crescimento|crecimiento)`,
  "iu",
);
