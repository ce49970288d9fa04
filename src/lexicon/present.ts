/** What a firm is said to do or to have done: a sentence with such a verb tells how it is. */
const DOES = [
  /(?<!\p{L})(?:has|have|had|serves?|counts?|employs?|generates?|earns?|processes|handles|runs?|operates?|spends?|stands at|is|are|was|were)(?!\p{L})/u,
  /(?<!\p{L})(?:reached|grew|grown|signed|closed|won|generated|earned|onboarded|acquired|processed|delivered|sold|served|hit|crossed|passed|doubled|tripled|achieved|recorded|posted|retained|converted|saw|measured)(?!\p{L})/u,
  /(?<!\p{L})(?:avons|avez|ont|a (?:sign|atteint|r[ée]alis|g[ée]n[ée]r|vendu|conquis|d[ée]pass)\p{L}*|comptons|compte|servons|sert|r[ée]alisons|r[ée]alise|g[ée]n[ée]rons|employons|vendons|est|sont|s['’][ée]l[èe]ve|[ée]tait|[ée]taient)(?!\p{L})/u,
  /(?<!\p{L})(?:temos|tem|t[êe]m|possu[íi]mos|possui|atendemos|atende|contamos|faturamos|fatura|geramos|gerou|atingimos|atingiu|alcan[çc]amos|alcan[çc]ou|conquistamos|conquistou|vendemos|vendeu|fechamos|assinamos|chegamos|somos|é|s[ãa]o|foi|foram|era|eram)(?!\p{L})/u,
  /(?<!\p{L})(?:tenemos|tiene|atendemos|logramos|alcanzamos|facturamos|generamos|vendimos|es|son|fue|fueron)(?!\p{L})/u,
];
const IS_SO = new RegExp(DOES.map(({ source }) => source).join("|"), "iu");

/** True for a sentence with a verb that tells how it is or was; a label with its figure has none. */
export function tellsHowItIs(sentence: string): boolean {
  return IS_SO.test(sentence);
}

/** A heading over what was reached, as against one that only says what is measured ("KPIs", "Unit economics"). */
const REACHED =
  /traction|tra[çc][ãa]o|tracci[óo]n|achieve|accompli|conseguid|conquist|logros|momentum|progress|history|historique|hist[óo]ric|track record|[àa] ce jour|até (?:agora|hoje|o momento)|hasta hoy|where we (?:are|stand)(?! going| heading)|o[ùu] nous en sommes|onde estamos|d[óo]nde estamos|what we(?:['’]ve| have) (?:built|done|achieved|proven|reached)|ce que nous avons|o que j[áa]|(?:market|customer|commercial|early|client|pilot) validation|valida[çc][ãa]o|validaci[óo]n|validation (?:client|commerciale|march[ée]|terrain)|first results|early results|premiers r[ée]sultats|primeiros resultados|primeros resultados|r[ée]sultats (?:obtenus|[àa] ce jour|commerciaux|financiers)|resultados (?:obtidos|alcan[çc]ados|at[ée] agora)|(?:pilot|beta) results|r[ée]sultats (?:du|des) pilotes?|resultados d[oe]s? pilotos?|(?:situation|position) financi[èe]re|financial (?:situation|position|standing)|situa[çc][ãa]o financeira|situaci[óo]n financiera|installed base|base install[ée]e|base instalada|(?:customer|client) base|base (?:de )?(?:clients|clientes)/iu;

export function isReached(heading: string): boolean {
  return heading.length <= 120 && REACHED.test(heading);
}

/** The company says of itself that it does not sell yet. */
const BEFORE_SALES =
  /(?<!\p{L})pre[- ]?revenue(?!\p{L})|(?<!\p{L})pre[- ]?launch(?!\p{L})|(?<!\p{L})no (?:revenues?|sales|paying (?:customers|users|clients)) yet(?!\p{L})|(?<!\p{L})not yet (?:launched|selling|generating)|(?<!\p{L})(?:idea|concept)[- ]stage(?!\p{L})|(?<!\p{L})pr[ée][- ](?:revenus?|lancement|commercialisation|receitas?|lan[çc]amento|ingresos|lanzamiento)(?!\p{L})|(?<!\p{L})(?:pas encore|ainda n[ãa]o|todav[íi]a no|a[úu]n no) (?:lanc|commercialis|factur|fatur|vend|lan[çc]|genera|gera)\p{L}*|(?<!\p{L})(?:sans chiffre d['’]affaires|sem (?:receita|faturamento)|sin ingresos)(?!\p{L})/iu;

export function isBeforeSales(words: string): boolean {
  return BEFORE_SALES.test(words);
}

/** A heading over what a company is, in short. */
const IN_SHORT =
  /at a glance|in (?:brief|short|numbers|figures|a nutshell)|summary|overview|snapshot|dashboard|about (?:us|the company)|the company|en (?:bref|chiffres|r[ée]sum[ée])|r[ée]sum[ée]|synth[èe]se|aper[çc]u|l['’]entreprise|la soci[ée]t[ée]|em (?:resumo|n[úu]meros)|resumo|vis[ãa]o geral|a empresa|en (?:resumen|cifras)|resumen|la empresa/iu;

export function sumsUp(heading: string): boolean {
  return heading.length <= 60 && IN_SHORT.test(heading);
}
