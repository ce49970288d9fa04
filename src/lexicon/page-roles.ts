/** What a page or a block of it is about, as its heading says. */
export type PageRole =
  | "problem"
  | "market"
  | "go_to_market"
  | "partners"
  | "competition"
  | "team"
  | "traction"
  | "projections"
  | "roadmap"
  | "scenario"
  | "exit"
  | "ask"
  | "use_of_funds"
  | "pricing"
  | "tokens"
  | "example"
  | "later_round"
  | "unit_economics"
  | "costs"
  | "risks"
  | "product"
  | "contents";

/** What one will be measured by is what one wants to reach. */
const SETS_THE_BAR =
  /kpis? (?:to (?:track|watch|monitor|hit)|[àa] suivre|a (?:acompanhar|monitorar|medir|seguir|atingir))|(?:what|how) we(?:['’]ll| will) (?:measure|track)|o que vamos medir|success (?:metrics|criteria|kpis?)|what (?:success|winning) looks like|[àa] quoi ressemble le succ[èe]s|como [ée] o sucesso|kpis? de (?:sucesso|succ[èe]s|[ée]xito)|(?:m[ée]triques|indicateurs|crit[èe]res) de (?:succ[èe]s|r[ée]ussite)|(?:m[ée]tricas|indicadores) de (?:sucesso|[ée]xito)/iu;

/** True where a heading says by what success will be known. */
export function setsTheBar(heading: string): boolean {
  return heading.length <= 120 && SETS_THE_BAR.test(heading);
}

/** Over the shares that people own of a company: these are no parts of a round. */
const OF_OWNERS =
  /cap(?:italization)? table|shareholders?(?:\p{L}*)|(?:ownership|equity) (?:structure|split|distribution|breakdown)|actionnaires?|actionnariat|(?:r[ée]partition|structure) du capital|table de capitalisation|(?:estrutura|quadro|composi[çc][ãa]o) (?:societ|acion)|estructura (?:societaria|accionaria)|accionistas|acionistas/iu;

export function isOfOwners(heading: string): boolean {
  return heading.length <= 60 && OF_OWNERS.test(heading);
}

const UNIT_ECONOMICS =
  /unit ?economics|^\P{L}*unit model\P{L}*$|(?:customers?|clients?|users?|clientes?) \((?:average|avg|typical|moyen|m[ée]dio|promedio)\)|^\P{L}*(?:average|typical) (?:\p{L}+ )?(?:customer|client|user)$|[ée]conomie unitaire|economia unit[áa]ria|unit-?[ée]co/iu;

/** In order: the first that fits decides. Headings set in wide letters have lost their spaces: no word boundaries there. */
const ROLES: [PageRole, RegExp][] = [
  ["contents", /^(?:table of )?contents$|^sommaire$|^table des mati[èe]res$|^sum[áa]rio$|^agenda$|^[íi]ndice$/iu],
  [
    "tokens",
    /tokenomics|token (?:distribution|allocation|supply|sale|ecosystem|economics|utility|structure)|\bstaking\b|distribution (?:du|des) tokens?|distribui[çc][ãa]o d[eo]s? tokens?/iu,
  ],
  [
    "later_round",
    /\bnext round|series [b-e]\b|s[ée]rie [b-e]\b|prochaine? (?:tour|financement|lev[ée]e)|pr[óo]xima rodada|future rounds?|path to series/iu,
  ],
  [
    "use_of_funds",
    /^[^\p{L}]*(?:utilisation|usage|emploi|utiliza[çc][ãa]o|uso|use)\s?:$|use ?of ?(?:the )?(?:funds|proceeds|capital)|use of [$€£]|funds? allocation|allocation (?:of (?:the )?funds|des fonds|budget)|budget allocation|(?:utilisation|usage|emploi|affectation|allocation|r[ée]partition) des? (?:la )?(?:fonds|lev[ée]e|capita|€|\$|\d)|uso dos? (?:recursos|fundos|investimento)|aloca[çc][ãa]o (?:dos? )?(?:recursos|fundos|capital)|aplica[çc][ãa]o dos recursos|where the (?:money|capital) goes|uso de (?:los )?fondos|destino (?:dos|de los) (?:recursos|fondos)/iu,
  ],
  [
    "scenario",
    /^[^\p{L}]*(?:if (?:we|just|only|\d+ ?%)|si (?:nous|on|captamos|logramos|\d+ ?%)|se (?:\d+ ?%|(?:conquist|captur|ating|alcan[çc])\p{L}*)) |scenarios?\b|sc[ée]narios?\b|cen[áa]rios?\b|escenarios?\b|what[- ]if|(?:best|worst|base|bull|bear|upside|downside)[- ]case|sensitivity|sensibilit[ée]|sensibilidade/iu,
  ],
  [
    "exit",
    /\bexits?\b|comparables?\b|\bcomps\b|return on investment|retorno (?:do|para o) investidor|sortie\b|(?:estrat[ée]gia|m[úu]ltiplos|opciones|op[çc][õo]es) de (?:salida|sa[íi]da)|acquirers?\b|\bm&a\b/iu,
  ],
  [
    "projections",
    /^(?:the |our |le |notre |o )?plan[oe]?$|projections?|projected|projet[ée]e?s?\b|proje[ct]?tad[oa]s?|proyectad[oa]s?|projetons|projetamos|proyectamos|nous pr[ée]voyons|prevemos|we project|pr[ée]vision|pr[ée]visionnel|proje[çc][õo]es|proje[çc][ãa]o|previs[ãa]o|previs[õo]es|proyecci[óo]n|forecasts?|financial plan|business plan financier|plan financier|plano financeiro|outlook|budget\b|^\P{L}*(?:\p{L}\.\d+\s+)?(?:(?:analyse du|an[áa]lis[ei]s? d[eoa]l?) )?(?:break[- ]?even|seuil de rentabilit|point mort\b|ponto de equil[íi]brio|punto de equilibrio)|(?:apr[èe]s|after|ap[óo]s|tras)(?: le| the| o| el)? (?:lancement|launch|lan[çc]amento|lanzamiento)|^[^\p{L}]*estimat(?:ions?|ed|es)\b|^[^\p{L}]*estimativas?\b|assumptions|hypoth[èe]ses|hip[óo]tes[ei]s|premissas|supuestos|trajectoire financi|financial trajectory|trajet[óo]ria financeira|trayectoria financiera|path to profitability/iu,
  ],
  [
    "roadmap",
    /\bat (?:series|s[ée]rie) [a-c]\b|what we(?:['’]ll| will) (?:have|reach|achieve|deliver|show|prove)|road ?map|milestones?|jalons?\b|feuille de route|objecti[fv]s?\b|objetivos?\b|objectives?\b|\bgoals?\b|\btargets?\b(?! (?:market|addressable|customers?|audience|users|segment|group))|m[ée]triques? cibles?|m[ée]tricas? (?:alvo|de meta)|\bmetas?\b|\bvision\b|\bvis[ãa]o\b|next steps|pr[óo]ximos passos|prochaines [ée]tapes|timeline|calendrier|cronograma|hitos|^[^\p{L}]*marcos(?!\s\p{Lu}\p{Ll})|\bphase \d|\bfase \d|(?:launch|traction|validation|rollout|roll-out|deployment|execution) plan|plan de (?:traction|validation|d[ée]ploiement|lancement)|plano de (?:tra[çc][ãa]o|valida[çc][ãa]o|implanta[çc][ãa]o|lan[çc]amento)|go-?live|next (?:\d+|twelve|six|few) (?:days|months)|(?:\d+|douze|six) prochains (?:jours|mois)|pr[óo]ximos (?:\d+ )?(?:dias|d[íi]as|meses)|\((?:future|futur[oa]?|coming soon|planned|[àa] venir|em breve|pr[óo]ximamente)\)/iu,
  ],
  [
    "roadmap",
    /^(?:our |the )?(?:path|road|journey) to\b|^[^\p{L}]*where we go\b|^[^\p{L}]*(?:notre cap|nosso rumo|nuestro rumbo)(?!\p{L})|\b(?:with|avec|com|con) (?:your|votre|sua?|seu|o seu|su) (?:help|support|investment|money|aide|soutien|investissement|ajuda|apoio|investimento|apoyo|inversi[óo]n)|(?:hiring|recruitment) plan|plan de recrutement|plano de contrata|\bambitions?\b|ambi[çc][ãa]o|where we(?:['’]ll| will| want to) be|where we(?:['’]re| are) (?:going|heading)|o[ùu] nous allons|(?:para )?onde vamos|a d[óo]nde vamos|(?:math|economics|metrics|numbers) .{0,20}at scale$|o[ùu] nous serons|onde (?:estaremos|queremos)|(?:growth|expansion|scaling) (?:strategy|plan|path)|(?:strat[ée]gie|plan) d(?:e croissance|['’]expansion)|(?:estrat[ée]gia|plano) de (?:crescimento|expans[ãa]o)|\b(?:in|within) \d+ (?:months|years)$|\bdans \d+ (?:mois|ans)$|\bem \d+ (?:meses|anos)$|what (?:this|the|your|[$€£₹]\s?[\d.,]+\s?[kKmM]?) ?(?:round|money|funding|investment|raise)? ?(?:unlocks?|enables?|buys?|brings?|gets? you|builds?|funds)|with (?:this|the) (?:round|funding|investment)|com (?:este|esse|o) (?:investimento|aporte)|avec cette lev[ée]e|(?:\d+|twelve|eighteen)[- ]month (?:vision|goals?|plan)/iu,
  ],
  ["roadmap", SETS_THE_BAR],
  [
    "go_to_market",
    /go[- ]?to[- ]?market|\bGTM\b|(?:acquisition|marketing|sales|distribution|commercial) (?:strategy|plan|channels?)|strat[ée]gie (?:commerciale|d['’]acquisition|marketing|de mise sur le march)|estrat[ée]gia (?:comercial|de (?:aquisi[çc][ãa]o|vendas|marketing|entrada))|mise sur le march[ée]|canaux d['’]acquisition|canais de aquisi[çc][ãa]o/iu,
  ],
  [
    "partners",
    /^(?:our |nos |nossos |key |strategic )?(?:partners?|partnerships?|partenaires?|partenariats?|parceir[oa]s|parcerias|shareholder|parent company|actionnaire|maison m[èe]re|acionista|controladora)(?: strat[ée]gi\p{L}+| estrat[ée]gic\p{L}+| & \p{L}+)?$/iu,
  ],
  [
    "ask",
    /(?:^|[:–—-]\s?)o pedido$|\bthe ask\b|\bask\b|call to action|appel [àa] l['’]action|chamada (?:para|[àa]) a[çc][ãa]o|fund ?rais|rais(?:e|ing)\b|lev[ée]e de fonds|^\P{L}*(?:(?:la|notre) )?lev[ée]e\P{L}*$|^\P{L}*(?:(?:le|notre) )?besoins?\P{L}*$|tour de table|seeking|investment (?:opportunity|ask|round|terms|requirements?|needs?|needed|required)|(?:pre-?)?seed\b|series a\b|s[ée]rie a\b|funding(?! rate)|capta[çc][ãa]o|rodada|ronda|besoins? (?:de financement|de d[ée]marrage|financiers?)|sources? de financement|fontes? de financiamento|fuentes? de financiaci[óo]n|(?:funding|financing) sources|what we need|investimento\b|investissement\b|inversi[óo]n|round\b|demande\b|terms? sheet|offre d['’]investissement|estrutura do round/iu,
  ],
  [
    "team",
    /\bteam\b|[ée]quipe\b|\bequipa\b|\btime (?:fundador|executivo)|o time\b|founders?\b|fondateurs?\b|fundadores\b|advisors?\b|advisory|conseillers|(?<!(?:market|category|thought|industry) )leadership|equipo\b|about (?:us|me)|qui sommes|who we are|quem somos|management\b/iu,
  ],
  [
    "competition",
    /compet(?:it|id|i[çc]|[êe]nci)|concurren|differentiators?|diff[ée]renciation|diferencia(?:dores|is)|concorr|landscape|alternatives?\b|versus\b|\bvs\.? |positioning|positionnement|posicionamento|comparison|comparatif|comparaison|compara[çc][ãa]o|benchmark/iu,
  ],
  [
    "pricing",
    /pricing|\bprices?\b|tarif|\bprix\b|pre[çc]os?\b|precios?\b|(?<!business |financial |launch |the )\bplans?\b(?! (?:de|d['’]|financ|to))|\bplanos?\b(?! (?:de|financ))|abonnements?|subscriptions?|assinaturas?|offres?\b|offers?\b|licen[cs]ing/iu,
  ],
  ["unit_economics", UNIT_ECONOMICS],
  [
    "market",
    /(?<!(?:time|speed|route|product)[- ](?:to[- ])?)market ?(?:size|opportunity|overview|analysis|potential|validation|need|timing)?\b(?!ing|place)|\btam\b|\bsam\b|\bsom\b|march[ée](?!\p{L})|mercado\b|industry|opportunity\b|oportunidade|opportunit[ée]|why ?now|pourquoi maintenant|por ?que agora|tailwind|tamanho (?:do|de) mercado|target (?:customers?|audience|market|segment)|public (?:cibl[ée]|alvo|cible)|p[úu]blico[- ]alvo|segmenta/iu,
  ],
  [
    "problem",
    /problem|cost of (?:doing nothing|inaction|the status quo)|co[ûu]ts? de l['’]inaction|custo (?:da ina[çc][ãa]o|de n[ãa]o)|pain ?points?|\bpain\b|challenge|probl[èe]me|\bconstat\b|\bdor\b|douleur|desafio|diagn[óo]stic|situation\b(?! (?:financi|de tr[ée]sorerie|au \d|actuelle de la soci))|status quo|(?:los(?:e|es|ing)|perd(?:em|endo|ent)|pierden?) (?:\p{L}+ )?(?:money|dinheiro|dinero|de l['’]argent)|current (?:landscape|situation|solutions?)|current (?:state|process|practice|workflow)s?\s?(?:\(|of the (?:art|industry|market)|in the)|[ée]tat actuel d(?:u|es) (?:march[ée]|secteur)|estado actual del? (?:mercado|sector)|estado atual d[oe] (?:mercado|setor)|the gap|crise|crisis|why .{0,20}(?:fail|broken|can['’]?t)/iu,
  ],
  [
    "example",
    /\bdemo\b|d[ée]mo\b|d[ée]monstration|demonstra[çc][ãa]o(?! (?:d[oae]s? |financeir|cont[áa]b))|example|exemple|exemplo|case stud(?:y|ies)|[ée]tudes? de cas|estudos? de caso|casos? de (?:sucesso|[ée]xito)|^[^\p{L}]*(?:customer |client |use )?cases?\s?[:–—-]\s|^[^\p{L}]*(?:cas (?:clients?|pratiques?)|(?:estudo|caso)(?: d[eo] cliente)?\s?[:–—-]\s)|testimonials?|t[ée]moignages?|depoimentos?|testimonios?|(?:what|ce que|o que|lo que) (?:our |nos |nossos |os |nuestros )?(?:customers|clients|users|clientes|usu[áa]rios) (?:say|disent|dizem|dicen)|^[^\p{L}]*sample (?!size)\p{L}|success stor|^[^\p{L}]*(?:client|cliente|customer|company|empresa|entreprise) (?:[a-z]|#?\d{1,2})(?:$|\s?[:–—-])|(?:customer|client) results|r[ée]sultats? clients?|resultados d[oe]s? clientes|back-?test|how ?it ?works|comment [çc]a marche|como funciona|c[óo]mo ?funciona|user journey|parcours|persona|interface|screenshots?|maquette|mock-?up|\bROI\b|typical (?:customer|client|user)|client type|cliente t[íi]pico|use[- ]cases?|cas d['’]usage|casos? de uso|(?<!(?:projections?|financials?|forecasts?|finances?|financi(?:er|ère|eir[oa])s?|pr[ée]visions?|proje[çc](?:ões|ão)|plans?|planos?)\s?[([,]\s?)(?:illustrati(?:ve|f)|ilustrativ)|\bsimulat(?:ions?|ed)\b|\bsimul[ée]e?s?\b|simula[çc]|benefits (?:for|to)|b[ée]n[ée]fices pour|benef[íi]cios para/iu,
  ],
  ["product", /^[^\p{L}]*(?:product|produit|produto|producto)\s?[:–—-]\s/iu],
  [
    "traction",
    /traction|tra[çc][ãa]o|tracci[óo]n|key (?:figures|metrics|numbers)|chiffres ?(?:cl[ée]s|actuels)|n[úu]meros|kpis?\b|m[ée]tri(?:cs|ques|cas)|validation|accomplish|achievements|r[ée]sultats|resultados|current status|state of|progress|momentum|today|aujourd['’]hui|hoje\b|\bhoy\b|highlights/iu,
  ],
  [
    "costs",
    /cost structure|structure de co[ûu]ts?|estrutura de custos?|\bcosts?\b|co[ûu]ts?\b|custos?\b|d[ée]penses|despesas|expenses/iu,
  ],
  ["risks", /\brisks?\b|risques?\b|riscos?\b|mitigation/iu],
  [
    "product",
    /^[^\p{L}]*(?:(?:the|our|notre|la|le|o|a|nossa|nosso|el|nuestra) )?(?:solutions?|products?|produits?|produtos?|solu[çc][ãa]o|soluci[óo]n|(?:flagship |key |core )?features?|fonctionnalit[ée]s|funcionalidades|product (?:overview|demo|tour|showcase)|what we (?:do|built|offer)|platform overview|screens?)[^\p{L}]*$/iu,
  ],
];

/** In a heading that is a sentence the bare word "market" or "team" is only mentioned. */
const LONGEST_LABEL = 40;
const NEED_MORE = new Set<PageRole>([
  "market",
  "team",
  "pricing",
  "costs",
  "example",
  "competition",
  "ask",
  "traction",
]);
const IN_A_SENTENCE =
  /^[^\p{L}]*(?:investimento|investissement|inversi[óo]n)s? (?:para|pour|inicia[li]|initia(?:l|ux))(?!\p{L})|market (?:size|opportunity|overview|analysis|validation)|\bTAM\b|taille (?:du|de) march|tamanho (?:do|de) mercado|use of funds|competitive (?:landscape|advantage)|business model|we(?:['’]re| are) raising|levée de fonds|mercado enorme|marché (?:massif|énorme)|(?:massive|huge|large|growing) market|case stud(?:y|ies)|[ée]tudes? de cas|estudos? de caso|casos? de [ée]xito|success stor|\b(?:example|exemple|exemplo|ejemplo)\s?:/iu;

/** "Pro – $29/month": a plan with its price. */
const PRICED =
  /(?:\p{Sc}\s?\d[\d.,]*|\d\s?€)\s?(?:\/|per |par |por )\s?(?:mo|mois|m[êe]s|an\b|ano|a[ñn]o|year|yr|user|utilisateur|usu)/iu;

const EXAMPLE =
  /(?<!\p{L})(?:e\.g\.|(?:for |par |por )?(?:example|exemple|exemplo|ejemplo)|for instance|imagine|let['’]s say|imaginons|prenons|suponha|imagine que)(?!\p{L})[^.;]{0,80}$/iu;

/** True where the words before a figure make it one of an example. */
export function isExample(before: string): boolean {
  return EXAMPLE.test(before);
}

/** What this heading says its block is about, or null. */
export function roleOf(heading: string): PageRole | null {
  if (heading.length > 120) return null;
  if (heading.length <= 80 && PRICED.test(heading)) return "pricing";
  const role = ROLES.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
  return heading.length > LONGEST_LABEL && role !== null && NEED_MORE.has(role) && !IN_A_SENTENCE.test(heading)
    ? null
    : role;
}

/** "Use of funds & projections": of a heading that names two things, the one that looks ahead, or at one sale, counts as well. */
export function rolesIn(heading: string): PageRole[] {
  const first = roleOf(heading);
  if (first === null) return [];
  if (first === "projections") return UNIT_ECONOMICS.test(heading) ? [first, "unit_economics"] : [first];
  const ahead = heading.split(/\s(?:&|\+|\/|and|et|e|y)\s/iu).some((part) => roleOf(part) === "projections");
  return ahead ? [first, "projections"] : [first];
}

/** "Business model", "modèle économique": prices and rates stand there, and nothing else is said by it. */
const HOW_WE_EARN =
  /business ?model|revenue (?:model|streams?)|mod[èe]le (?:[ée]conomique|de revenus?|d['’]affaires)|sources? de revenus?|revenus? multiples|modelo de (?:neg[óo]cios?|receita|ingresos)|fontes? de receitas?|how we (?:earn|make money)|monetization|mon[ée]tisation|monetiza[çc][ãa]o|structure de revenus|modelode?negocio/iu;

export function saysHowWeEarn(heading: string): boolean {
  return HOW_WE_EARN.test(heading);
}
