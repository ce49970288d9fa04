/** Words that say that a figure is somebody else's, or an average of others. */
const OTHERS =
  /\bcompetitors?\b|\bconcurrents?\b|\bconcorrentes?\b|\bcompetidores\b|\bbenchmarks?\b|\bm[ée]dian|\bindustry\b|\bsector average|\bmoyenne (?:du secteur|saas|du march[ée])|\bm[ée]dia (?:do setor|saas|do mercado)|\bcomparables?\b|\bsimilar (?:apps?|products?|platforms?|companies|firms|startups|services|tools)\b|\b(?:apps?|produits|plateformes|entreprises|services) similaires\b|\b(?:apps?|produtos|plataformas|empresas|serviços|servicios|productos) (?:similares|semelhantes)\b|\bpeers?\b|\btraditional(?:ly)?\b|\btradition(?:nel|nelle)\b|\btradicional|\bbanks?['’]?\b(?= fees| charge| average)|\bat banks\b|\bbanques\b|\bbancos\b|\bincumbents?\b|\bavant\b|\bbefore\b|\bantes\b|\blegacy\b|\bbacked by\b|\bsoutenue? par\b|\bapoiad[oa] por\b|\b(?:average|typical|standard|moyenne?|m[ée]di[oa]) (?:saas|b2b|b2c|e-?commerce|fintech|retail|startups?|compan(?:y|ies))\b|\b(?:saas|b2b|b2c|e-?commerce|market|sector|category|national|global) (?:averages?|avg|standards?|norms?)\b|\btrad(?:e|es|ing) at\b|\btypical (?:of|for|in)\b|\btypiques? d|\bt[íi]pic[oa]s? (?:de|do|em)\b|\b(?:sector|secteur|setor)\b.{0,60}\bmultiples?\b|\b(?:sector|secteur|setor)\b.{0,60}\bm[úu]ltiplos\b/iu;

const THOSE =
  "(?:customers?|clients?|partners?|users?|merchants?|tenants?|suppliers?|sellers?|members|partenaires|utilisateurs|adhérents|fournisseurs|commerçants|marchands|clientes?|parceiros|usuários|lojistas|fornecedores)";
const OF_A_FIRM =
  "(?:revenues?|turnover|sales|income|profits?|ebitda|employees|headcount|staff|chiffres? d['’]affaires|CA|revenus?|ventes|effectifs?|salariés|trésorerie|receitas?|faturamento|vendas|lucros?|funcionários|colaboradores)";
/** "Our customers' combined revenue", "le chiffre d'affaires cumulé de nos clients": what belongs to those a company serves. */
const OF_THOSE_SERVED = new RegExp(
  `(?<!\\p{L})${THOSE}(?:['’]s?|s['’])\\s(?:\\p{L}+\\s){0,2}${OF_A_FIRM}(?!\\p{L})|(?<!\\p{L})${OF_A_FIRM}\\s(?:\\p{L}+\\s){0,2}(?:of our|de nos|de nossos|dos nossos|das nossas)\\s(?:\\p{L}+\\s)?${THOSE}(?!\\p{L})`,
  "iu",
);

/** "Our largest customer has 300 employees". */
const ONE_SERVED =
  /(?<!\p{L})(?:our|notre|nosso|nossa|a|one|un|um)\s(?:\p{L}+\s){0,2}(?:customer|client|partner|supplier|partenaire|fournisseur|cliente|parceiro|fornecedor)\s(?:\p{Lu}[\p{L}\d.&'’-]*\s){0,3}(?:has|had|employs|makes|earns|generates|reports|is valued|serves|processes|reaches|handles|a|compte|emploie|r[ée]alise|g[ée]n[èe]re|dessert|traite|touche|tem|emprega|fatura|gera|atende|processa|alcan[çc]a)(?!\p{L})/iu;

/** "Client B: avoided €40k of losses", "Cas 2 : …": one customer by a letter or a number, and what came of it for him. */
const ONE_OF_A_ROW =
  /^\P{L}*(?:customers?|clients?|clientes?|cases?|cas|casos?|case study|partners?|partenaires?|parceir[oa]s?)\s(?:#\s?)?(?:\p{Lu}|\d{1,2})(?:\s\([^()]{1,40}\))?\s?[:–—]\s/iu;

export function isOfThoseServed(words: string): boolean {
  return OF_THOSE_SERVED.test(words) || ONE_SERVED.test(words) || ONE_OF_A_ROW.test(words);
}

/** "vs $500", "contre 5 %": what follows is the other side of a comparison. */
const AGAINST =
  /(?:\b(?:see|cf\.?|voir|vide)(?!\p{L})|\bvs\.?|\bversus|\bcontre|\bagainst|\bcompared (?:to|with)|\bcompetitive with|\bcomparable (?:to|with)|\bsimilar to|\bcomp[ée]titifs? (?:avec|face)|\bcompetitiv[oa]s? com|\binstead of|\bau lieu de|\bface à|\bvs\.? m[ée]dia|\bem vez de|\brather than)\s*(?:[\p{L}’']+\s*:?\s*){0,3}\(?[~≈<>]?\s*$/iu;

/** Between a figure and a date: what the date is of is the other side of a comparison, or what was before. */
const COMPARES =
  /(?<!\p{L})(?:up|down|vs\.?|versus|against|compared (?:to|with)|was|were|contre|par rapport à|était|étaient|en hausse|en baisse|de plus|de moins|era|eram|ante|em relação a|frente a|acima|abaixo)(?!\p{L})/iu;

/** True where the words between a figure and a date say that the date is not the figure's own. */
export function comparesWith(between: string): boolean {
  return COMPARES.test(between);
}

/** Somebody's years elsewhere: "ex-", "former", "previously at". */
const ELSEWHERE =
  /\bex-|\bformer(?:ly)?\b|\bprevious(?:ly)?\b(?! (?:round|investment))|\bancien(?:ne)?\b|\bex\s\p{Lu}|\blevou\b|\bscaled\b|\bbuilt and sold\b|\bled\b|\bmanaged?\b|\bresponsible for\b|\bjá passou\b|\bat (?:Google|Amazon|Meta|Apple|Microsoft)\b|\bexited?\b|\bacquired by\b|\baquisi[çc][ãa]o (?:pel[oa]|por)\b|\b(?:ans|years|anos) d['’e]?\s?(?:of )?exp|\bsold (?:a|his|her|their|my) (?:first |previous |last )?(?:company|startup|business)\b|\ba (?:revendu|vendu|dirig[ée]|g[ée]r[ée])\b|\bvendeu\b|\bliderou\b|\bgeriu\b|\bgerenciou\b|\bdirigiu\b|\bdirigi[óo]\b/iu;

/** "Ana Lima, CEO: …": a line about a person begins with a name and a post. */
const PERSON =
  /^[\s•*–-]*\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}\s?[,:(–—-]+\s?(?:co-?)?(?:CEO|CTO|COO|CFO|CMO|CPO|VP|[Ff]ounder|[Ff]ondat(?:eur|rice)|[Ff]undador|[Dd]irect|[Hh]ead of|[Ss][óo]ci[oa]|[Aa]dvis)/u;

/** The company speaks of itself. */
const OURS =
  /(?<![\p{L}\d])(?:we|our|ours|we['’]re|we['’]ve|nous|notre|nós|nosso|nossa|nossos|nossas|nuestr[oa]s?|nos (?:clients?|utilisat|partenaires|abonn|revenus|ventes|marges?|co[ûu]ts|prix|[ée]quipes?|produits|services|offres|premiers))(?![\p{L}\d])/iu;
/** In capitals it is a country. */
const US = /(?<![\p{L}\d])us(?![\p{L}\d])/u;

/** People, firms and countries at large. */
const AT_LARGE =
  /\bglobal(?:ly)?\b|\bworld(?:wide)?\b|\bmondial|\bmundial|\bglobais\b|\bpopulation\b|\bpopula[çc][ãa]o\b|\bconsumers\b|\badults\b|\bmillennials\b|\bhouseholds\b|\bm[ée]nages\b|\bcitizens\b|\bemployers\b|\bcompanies\b|\bentreprises\b|\bempresas\b|\bSMEs\b|\bSMBs\b|\bPMEs?\b|\bpymes\b|\bstudents\b|\bpatients\b|\bworkers\b|\bhospita(?:ls|is|ux)\b|\bbanks\b|\bnationwide\b|\bin (?:the )?(?:US|USA|EU|UK|U\.S\.|Europe|Africa|Asia|India|France|Brazil|Nigeria)\b|\ben (?:France|Europe|Afrique)\b|\bno Brasil\b|\bnos EUA\b|\bdes utilisateurs\b|\bof (?:people|employees|businesses|consumers)\b|\bof \p{L}+s say\b|\beconomy\b|\b[ée]conomie\b|\beconomia\b|\bper capita\b|\bemails\b/iu;

/** "LTV/CAC healthy: >3:1", "a good churn is 2 %": what such a figure should be, said right before it. */
const SHOULD_BE =
  /(?<!\p{L})(?:healthy|best[- ]in[- ]class|world[- ]class|top[- ]quartile|rule of thumb|gold standard|ideal(?:ly)?|a good \p{L}+|good|sain[es]?|id[ée]al(?:e|ement)?|bonne pratique|saud[áa]ve(?:l|is)|saludables?|boa pr[áa]tica)(?!\p{L})(?:\s\p{L}+){0,2}[\s:=(]*[<>≥≤~≈]?\s*$/iu;

/** True where the words right before a figure of a rate say what is held to be good. */
export function isYardstick(before: string): boolean {
  return SHOULD_BE.test(before);
}

/** "Calls per day (avg centre)": of one of many that are not the company's customers. */
const AVERAGE_OF_THEM =
  /\((?:avg\.?|average|typical|moyenne?|m[ée]di[oa]|t[íi]pic[oa]|promedio)\s(?!customer|client|user|account|order|basket|subscriber|member|per |utilisat|abonn|panier|commande|usu[áa]rio|assinante|pedido|cliente)\p{L}{4,}\)/iu;

export function speaksOfOthers(words: string): boolean {
  return (
    OTHERS.test(words) ||
    AVERAGE_OF_THEM.test(words) ||
    KIND_OF_FIRM.test(words) ||
    KINDS_DO.test(words) ||
    THEIRS.test(words)
  );
}

/** True where the words right before a figure set it against another. */
export function isOtherSide(before: string): boolean {
  return AGAINST.test(before);
}

export function speaksOfAnotherJob(words: string): boolean {
  return ELSEWHERE.test(words) || PERSON.test(words);
}

/** "Our competitor", "notre marché": what is named so is not ours. */
const OUR_OTHERS =
  /(?<!\p{L})(?:our|my|notre|nos|nosso|nossa|nossos|nossas|nuestr[oa]s?)\s(?:\p{L}+[\s-]){0,2}(?:competitors?|rivals?|peers?|incumbents?|concurrents?|concorrentes?|competidor(?:es)?|markets?|industry|sector|march[ée]s?|secteur|mercados?|setor)(?!\p{L})/giu;

export function speaksOfUs(words: string): boolean {
  const ours = words.replace(OUR_OTHERS, "");
  return OURS.test(ours) || US.test(ours);
}

export function speaksAtLarge(words: string): boolean {
  return AT_LARGE.test(words);
}

/** What a firm does of which news are told. */
const DOES =
  "(?:has|had|have|raised|proved|proves|processes|reports?|reported|posted|trades?|provou|provaram|prouve|a prouv[ée]|d[ée]clare|processa|reporta|passed|crossed|earned|spent|spends|keeps|hosts|went|serves?|sold|reached|acquired|grew|employs?|is valued|was valued|valued|hit|generates?|made|makes|boasts|was acquired|charges?|a lev[ée]|l[èe]ve|compte|r[ée]alise|vaut|a atteint|possui|tem|captou|levantou|atende|fatura|alcan[çc]ou|vale)";
const SOMEBODY = new RegExp(
  `(?:^|[:;(–—-]\\s|\\()[\\s•*–—>✓✔-]*((?:\\p{Lu}[\\p{L}\\d.&'’-]*\\s){0,2}\\p{Lu}[\\p{L}\\d.&'’-]*)(?:\\s|, (?:an?|the|une?|l[ea]|uma?|o) [^,]{3,60}, )(?:now |already |currently )?${DOES}(?!\\p{L})`,
  "u",
);
const NO_NAME =
  /^(?:we|it|this|that|they|the|our|each|every|today|now|he|she|there|who|which|what|nous|il|elle|on|ce|cela|notre|chaque|ele|ela|isso|a|o|os|as|le|la|les|un|une|um|uma|no|non|total|revenue|company|platform|app|team|product|business|startup)$/iu;

/** "A cloud company that owns its machines keeps 60 %": a kind of firm, not this one. */
const KIND_OF_FIRM =
  /^[^\p{L}]*(?:an?|une?|uma?|una)\s(?:[\p{L}-]+\s){0,3}(?:company|firm|business|startup|provider|entreprise|soci[ée]t[ée]|empresa)\s(?:that|which|who|with|qui|que|com|con|avec)\s/iu;

/** "Top-quartile startups grow 20 %": what firms of a kind do. */
const KINDS_DO =
  /(?<!\p{L})(?:startups|companies|firms|businesses|providers|brands|retailers|vendors|players|entreprises|soci[ée]t[ée]s|marques|acteurs|empresas|marcas|varejistas)\s(?:(?:typically|usually|often|still|only|already|g[ée]n[ée]ralement|souvent|geralmente)\s)?(?:grow|have|see|lose|spend|pay|charge|report|average|earn|make|achieve|target|convert|face|ont|perdent|paient|d[ée]pensent|croissent|r[ée]alisent|t[êe]m|perdem|pagam|gastam|crescem|faturam)(?!\p{L})/iu;

/** "Their churn is 18 %". */
const THEIRS = /(?<!\p{L})(?:their|theirs|leurs?|deles|delas)(?!\p{L})/iu;

/** A network where people follow: its members are not those who use the product. */
const NETWORK =
  /(?<!\p{L})(?:twitter|telegram|discord|instagram|facebook|linkedin|tiktok|youtube|reddit|newsletter|subreddit|r\/\p{L}+|forums?|followers|community|communaut[ée]|comunidade|comunidad|seguidores)(?!\p{L})/iu;

export function isOfNetwork(words: string): boolean {
  return NETWORK.test(words);
}

/** The name of whom a sentence begins to tell something: "Acme raised …". Null for "We have …". */
export function toldOf(sentence: string): string | null {
  const name = SOMEBODY.exec(sentence)?.[1]?.trim();
  return name === undefined || name.split(" ").some((word) => NO_NAME.test(word)) ? null : name;
}

/** "Acme Field Cloud: 70K+ customers, $9B revenue": what is told of one that has a name, in several figures. */
const PROFILE =
  /^[^\p{L}\d]*((?:\p{Lu}[\p{L}\d.&'’-]*\s){1,3}\p{Lu}[\p{L}\d.&'’-]*)\s?:\s[^\d]{0,20}\d[^,;]{1,40}[,;(]\s?[^\d]{0,20}\d/u;

/** What heads a company's own figures. */
const OF_ITSELF =
  /(?<!\p{L})(?:key|our|current|today|so far|metrics?|numbers?|figures?|highlights?|results?|kpis?|status|progress|performance|pilots?|beta|launch|chiffres|r[ée]sultats|indicateurs|n[úu]meros|resultados|indicadores)(?!\p{L})/iu;

/** The name at the head of a line that goes on to give figures of it; null where none does. */
export function profiled(line: string): string | null {
  const name = PROFILE.exec(line)?.[1];
  return name === undefined || OF_ITSELF.test(name) ? null : name;
}

/** Somebody is quoted who says "we": a customer of his own firm. */
const QUOTED =
  /[“«"„][^”»"]{0,160}(?<![\p{L}\d])(?:we|our|i|my|nous|notre|je|j['’]|nós|nosso|nossa|eu|minha|meu)(?![\p{L}\d])[^”»"]{0,200}[”»"]\s*[—–,-]/iu;

export function isTestimony(words: string): boolean {
  return QUOTED.test(words);
}

/** What a product can bear is not what it bears: "supports 10 000 users", "jusqu'à 500 clients". */
const CAN_BEAR =
  /(?<!\p{L})(?:supports?|supporte|suporta|handles?|scal(?:es?|able|ing|ables?) (?:to|up to|[àa]|para|até)|scalables? \(|escal[áa]ve(?:l|is) \(|capable|capacity|capacit[ée]|capacidade|up to|jusqu['’][àa]|até|hasta|unlimited|illimit[ée]s?)(?!\p{L})[^.;]{0,30}$/iu;

/** True where the words before a figure make it a bound of what could be. */
export function isCapacity(before: string): boolean {
  return CAN_BEAR.test(before);
}

const LEADS =
  /(?<!\p{L})(?:incumbents?|(?:market |sector )?leaders?|number one|competitors?|rivals?|acteurs? historiques?|num[ée]ro (?:un|1)|concurrents?|l[íi]der(?:es)?|incumbentes?|concorrentes?|n[úu]mero um)(?!\p{L})/iu;

/** "The incumbent holds 41 % of the market": who has most of a market is told of. */
export function tellsOfALeader(words: string): boolean {
  return LEADS.test(words);
}

/** Firms of a size, and what may stand between them and how many people each has. */
const SIZED =
  /(?<!\d\s)(?<!\p{L})(?:companies|firms|businesses|enterprises|organi[sz]ations|employers|SM[EB]s|startups|banks|shops|stores|retailers|schools|hospitals|clubs|entreprises|soci[ée]t[ée]s|structures|PME|TPE|ETI|banques|magasins|commerces|[ée]coles|cabinets|empresas|PMEs|bancos|lojas|escolas|hospitais|cl[íi]nicas|tiendas)\s+(?:with|having|employing|of|that have|who have|avec|ayant|employant|comptant|qui ont|de|com|con|que t[êe]m)\s+(?:(?:over|above|more than|at least|up to|fewer than|less than|under|between|from|plus d[e']|moins d[e']|au moins|jusqu['’]à|entre|mais de|menos de|pelo menos|at[ée]|m[áa]s de)\s*)?[~≈<>]?\s*$/iu;

/** Whether the words before a number make it the size of firms one speaks of: "sold to companies with" 50 employees. */
export const isSizeOfOthers = (before: string): boolean => SIZED.test(before);
