import { DOUBT } from "../lexicon/hedging.ts";
import { UNAVAILABLE } from "../lexicon/not-available.ts";
import { numbersFrom } from "../lexicon/small-numbers.ts";

/** Words an audit listens for, in three languages. Patterns on whole words; accents as written or left out. */

const word = (source: string, flags = "iu") => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);

/** "Estimated", "environ", "talvez": the writer is not sure, or says how he came to a figure that is none. */
export const HEDGE = word(
  `${DOUBT}|` +
    "estimated|estimates?|estimate at|assumed|assuming|presumed|roughly|approximately|believed to be|seems? to be|appears? to be|guess(?:ed)?|ballpark|reportedly|" +
    "estimée?s?|estimons|présumée?s?|supposée?s?|environ|à peu près|approximativement|semble être|serait de|devrait être|on suppose|" +
    "estimad[oa]s?|estimamos|presumid[oa]s?|supost[oa]s?|aproximadamente|cerca de|parece ser|devem? ser|seria de",
);
export const HEDGES = new RegExp(HEDGE.source, "giu");

/** The writer says that the figure was worked out. */
export const COMPUTED = word(
  "calculated|computed|derived|implied|implies|implying|works out|we calculate|" +
    "calculée?s?|calculons|dérivée?s?|implicites?|implique|déduite?s?|obtenue?s? par calcul|" +
    "calculad[oa]s?|calculamos|derivad[oa]s?|implícit[oa]s?|implica|deduzid[oa]s?",
);

/** An opinion that is told as one, or as what seems so: "looks solid", "should remain low", "on peut penser que". */
export const OPINED = word(
  "(?:we|one) (?:feels?|expects?|imagines?|gathers?)|our sense is|there is (?:a (?:good|fair) chance|every reason to)|by all (?:appearances|accounts)|in our (?:view|opinion|judg[e]?ment)|arguably|in all (?:likelihood|probability)|(?:is|are) (?:expected|believed|assumed|thought|likely) to|it is (?:likely|probable|possible|plausible)|(?:one|we) (?:may|can|might|could) (?:assume|think|expect)|should (?:remain|stay|prove)|(?:could|may|might) (?:well )?(?:be|remain|stay|prove)|tends? to (?:be|look)|" +
    "à notre (?:sens|avis)|a notre (?:sens|avis)|selon nous|on (?:imagine|pressent|peut (?:penser|supposer|imaginer|estimer))|a priori|il est (?:probable|possible|vraisemblable|plausible)|tout (?:indique|porte à croire)|devrai(?:t|ent) (?:rester|demeurer)|pourrai(?:t|ent) (?:être|rester)|" +
    "acreditamos que|acredita-se|é (?:provável|possível|plausível)|(?:ao que )?tudo indica|[aà] princípio|em princípio|a nosso ver|imagina-se|presume-se|pode-se (?:supor|imaginar|dizer)|devem? (?:permanecer|continuar|ficar)|pode(?:m)? (?:ser|ficar)",
);
/** What something seems, whatever it is that it seems: "the team seems experienced". Not "appears on slide 8". */
export const SEEMS = word(
  "(?:seem|look|appear)s?(?: to be)?(?! (?:on|in|at|for|into|forward|after|up|twice|once|to (?!be))(?!\\p{L}))(?= \\p{L})|(?:nous |me )?(?:sembl|para[iî])(?:e|ent|t|ssent)(?: être)?(?! (?:que|dans|sur|en|à la)(?!\\p{L}))(?= \\p{L})|(?:parec|aparent)(?:e|em|a|am)(?: ser)?(?! (?:que|n[oa]s?|em)(?!\\p{L}))(?= \\p{L})",
);

/** Both kinds of remark on a figure: neither is part of its name. */
export const REMARKS = new RegExp(`${HEDGE.source}|${COMPUTED.source}`, "giu");

/** A judgement that only makes sense against other companies. */
export const JUDGED = word(
  "aggressive|expensive|cheap|overvalued|undervalued|overpriced|attractive|unattractive|reasonable|fair|excessive|high|low|strong|weak|healthy|unhealthy|good|poor|solid|impressive|above average|below average|above[- ]market|below[- ]market|in line with (?:the )?market|rich|steep|demanding|best[- ]in[- ]class|exceptional|worrying|" +
    "agressive?s?|chère?s?|chers?|surévaluée?s?|sous-évaluée?s?|surcotée?s?|attractive?s?|raisonnables?|excessive?s?|excessifs?|élevée?s?|faibles?|forte?s?|saine?s?|bonnes?|bons?|mauvaise?s?|solides?|impressionnante?s?|au-dessus (?:de la moyenne|du marché)|en dessous (?:de la moyenne|du marché)|conforme au marché|exigeante?s?|exceptionnel(?:le)?s?|inquiétante?s?|" +
    "agressiv[oa]s?|car[oa]s?|barat[oa]s?|sobrevalorizad[oa]s?|subvalorizad[oa]s?|atrativ[oa]s?|razoáve(?:l|is)|just[oa]s?|excessiv[oa]s?|elevad[oa]s?|alt[oa]s?|baix[oa]s?|fortes?|frac[oa]s?|saudáve(?:l|is)|bo[am]s?|bons|ruim|ruins|sólid[oa]s?|impressionantes?|acima (?:da média|do mercado)|abaixo (?:da média|do mercado)|em linha com o mercado|excepciona(?:l|is)|preocupantes?",
);

/** A judgement that needs no other company beside it. */
export const JUDGED_ALONE = word(
  "comfortable|limited|loyal|experienced|under control|big|large|huge|vast|small|tiny|great|fine|sustainable|unsustainable|viable|promising|robust|durable|credible|compelling|scalable|defensible|" +
    "confortables?|limitée?s?|fidèles?|expérimentée?s?|maîtrisée?s?|grande?s?|gros(?:se)?s?|vastes?|énormes?|petite?s?|immenses?|soutenables?|pérennes?|durables?|viables?|porteu(?:r|se)s?|prometteu(?:r|se)s?|robustes?|crédibles?|défendables?|" +
    "confortáve(?:l|is)|limitad[oa]s?|fiéis|fiel|experientes?|sob controle|grandes?|enormes?|vast[oa]s?|pequen[oa]s?|imens[oa]s?|sustentáve(?:l|is)|viáve(?:l|is)|promissor(?:a|es|as)?|robust[oa]s?|duradour[oa]s?|críve(?:l|is)|defensáve(?:l|is)",
);

/** What people are going to do, which judges nothing. */
export const FORETOLD = word("will|shall|va|vont|vai|vão|irá|irão");

/** What shows that a judgement was measured against others. */
export const MEASURED = word(
  "benchmarks?|median|medians|percentiles?|quartiles?|deciles?|p(?:10|25|50|75|90|95|99)|n ?= ?\\d+|funding (?:db|database)|comparables?|peers?|sector average|industry average|" +
    "médianes?|centiles?|déciles?|base de financements?|moyenne (?:du secteur|sectorielle)|" +
    "medianas?|percentis|percentil|quartis|decis|base de (?:financiamentos?|investimentos?)|média do se(?:c)?tor|comparáveis",
);

/** A conclusion without degrees: it needs something to stand on. */
export const SUPERLATIVE = word(
  "best[- ]in[- ]class|world[- ]class|outstanding|exceptional(?:ly)?|extraordinar(?:y|ily)|unmatched|unrivall?ed|unbeatable|undisputed|undoubtedly|unquestionabl[ey]|the best|the strongest|the largest|second to none|phenomenal|incredible|guaranteed|perfect|ideal|no real competit(?:ion|or)s?|no competit(?:ion|ors?)|clear(?:ly)? (?:the )?(?:market )?leader|revolutionary|game[- ]changing|excellent|" +
    "exceptionnel(?:le)?s?|exceptionnellement|extraordinaires?|inégalée?s?|imbattables?|incontestée?s?|incontestables?|incontestablement|indiscutables?|sans équivalent|sans concurrence|aucun concurrent|les? meilleure?s?|la meilleure|le plus fort|phénoménal(?:e|es)?|incroyables?|garantie?s?|parfaite?s?|idéale?s?|leader incontesté|révolutionnaires?|excellente?s?|" +
    "excepciona(?:l|is)|extraordinári[oa]s?|inigualáve(?:l|is)|imbatíve(?:l|is)|incontestáve(?:l|is)|indiscutíve(?:l|is)|sem igual|sem concorrência|nenhum concorrente|[oa]s? melhore?s?|fenomena(?:l|is)|incríve(?:l|is)|garantid[oa]s?|perfeit[oa]s?|idea(?:l|is)|líder incontest(?:ado|ável)|revolucionári[oa]s?|excelentes?",
);

/** An honest "not available", that something is missing or could not be verified: never attacked. */
export const NOT_AVAILABLE = word(
  `${UNAVAILABLE}|` +
    "n/a|(?<=[:=(|]\\s?)na(?=\\s*(?:$|[|).;,]))|n\\.a\\.|no data|missing|to be requested|unverified|(?:not|could not be) verifi(?:ed|able)|" +
    "absente?s?|manquante?s?|à demander|aucune donnée|non vérifi(?:able|ée?)s?|" +
    "ausentes?|faltantes?|a solicitar|sem dados|em falta|não verific(?:áve(?:l|is)|ad[oa]s?)",
);

/** "Would be", "si": what would hold under a condition is not what the writer says is so. */
export const SUPPOSED = word(
  "would|could|should|might|if|suppos(?:e|ing)|" +
    "serai(?:t|ent)|aurai(?:t|ent)|ferai(?:t|ent)|donnerai(?:t|ent)|faudrait|vaudrait|si|s['’]il|" +
    "seria(?:m)?|teria(?:m)?|daria(?:m)?|faria(?:m)?|valeria(?:m)?|se (?:os?|as?|houver|for(?:em)?)",
);

/** Two figures are put side by side to be compared. */
export const COMPARED = word(
  "vs\\.?|versus|against|compared (?:to|with)|compares?|comparing|relative to|higher than|lower than|greater than|less than|more than|smaller than|larger than|bigger than|exceeds?|above|below|better than|worse than|in line with|outperforms?|unlike|times|twice|up from|ahead of|behind|lags?|outpaces?|well ahead|dwarfs?|trails?|a fraction of|thin|" +
    "contre|par rapport (?:à|au|aux)|comparée?s? (?:à|au|aux|avec)|face (?:à|au|aux)|supérieure?s? (?:à|au|aux)|inférieure?s? (?:à|au|aux)|dépasse|au-dessus d[eu]|en dessous d[eu]|mieux que|moins que|plus que|fois|devance|devant|derrière|deux fois|en deçà d(?:e|u|es)|loin d(?:e|u|es)|représente|" +
    "contra|comparad[oa]s? (?:a|ao|à|aos|às|com)|em relação (?:a|ao|à)|frente (?:a|ao|à)|superior(?:es)? (?:a|ao|à|aos|às)|inferior(?:es)? (?:a|ao|à|aos|às)|excede|ultrapassam?|acima d[aeo]s?|abaixo d[aeo]s?|ante|melhor (?:do )?que|pior (?:do )?que|maior (?:do )?que|menor (?:do )?que|superam?|atrás d[aeo]|à frente d[aeo]|atrás dos|supera|perto d[aeo]s?|equivale|vezes",
);

/** Two things said one against the other in other ways: "next to", "beats", "whereas", "only". */
export const SET_BESIDE = word(
  "beats?|tops|eclipses?|outstrips?|outshines?|overtakes?|surpass(?:es)?|next to|pales?|looks?|rivals?|match(?:es)?|on par with|comparable to|short of|under|" +
    "surpasse|surclasse|écrase|éclipse|excède|bat|à côté|auprès|au regard|rapportée?s? (?:à|au|aux)|en comparaison|comparables? (?:à|au|aux)|rivalise|se compar\\p{L}*|" +
    "bate|eclipsa|esmaga|face (?:a|ao|à|aos|às)|perante|diante d[aeo]s?|ao lado d[aeo]s?|em comparação|comparáve(?:l|is) (?:a|ao|à)|aquém d[aeo]s?|à frente d[aeo]s?|" +
    "whereas|while|where|only|just|merely|barely|yet|but|" +
    "tandis que|alors que|quand|là où|seulement|à peine|mais|n['’]affiche|n['’]est que|ne sont que|ne (?:fait|réalise|dégage|compte) que|" +
    "enquanto|ao passo que|apenas|só|somente|mal|mas|fica-se",
);

/** Words that set one time beside another: last year's figure and today's do not measure each other. */
export const OF_TWO_TIMES = word(
  "now|today|currently|then|was|were|last (?:year|month|quarter)|a year (?:ago|earlier)|previously|since|(?:19|20)\\d\\d|" +
    "aujourd['’]hui|désormais|maintenant|actuellement|était|l['’]an(?:née)? (?:dernier|dernière|passé|passée)|il y a|auparavant|depuis|" +
    "hoje|agora|atualmente|era|estava|ano passado|há|antes|desde",
);

/** One is called more or less than the other: nobody says so of a year and its own month. */
export const RANKS = word(
  "lower|higher|smaller|larger|bigger|ahead|behind|exceeds?|outperforms?|inférieure?s?|supérieure?s?|dépasse|devance|derrière|inferior(?:es)?|superior(?:es)?|supera|menor|maior|atrás",
);

/** Growth and plan attainment set actual beside planned figures on purpose. */
export const OVER_TIME = word(
  "growth|grow(?:s|n|ing)?|grew|cagr|from|by 20\\d\\d|forecast|budget|plan|trajectory|attain(?:s|ed|ment)?|achiev(?:e|ed|ement)|reach(?:es|ed)?|deviation|variance|" +
    "croissance|tcam|budgétée?s?|prévision|trajectoire|atteint|atteindre|écart|passe(?:r|ra)? de|d['’]ici|" +
    "crescimento|orçamento|previsão|plano|trajetória|atinge|atingir|desvio|passa(?:r|rá)? de|até 20\\d\\d",
);

/** A figure that is said to have become another one. */
export const BECOMES = word(
  "turn(?:s|ed) into|bec(?:ame|omes?)|passe(?:r|ra)? de|pass(?:é|ée|ant) de|(?:le )?passage d(?:e|u|es)|(?:pass|sa)(?:ou|iu|ar|ir|ará|irá) de|(?:a )?passagem d[eo]s?",
);

/** What a red flag would cost. */
export const IMPACT = word(
  "impact|impacts|effect|consequence|cost|costs|loss|lose|loses|dilut(?:es|ion)|shortfall|overvalu\\p{L}*|reduces?|lowers?|equals|represents|" +
    "impacte|effet|conséquences?|coûte|coût|pertes?|perd|surestim\\p{L}*|surévalu\\p{L}*|réduit|représente|manque|" +
    "impacto|efeito|consequências?|custo|custa|perdas?|perde|sobrevalori\\p{L}*|reduz|representa|falta",
);

/** An objection to how something is written, not to what it says. */
export const STYLE = word(
  "typos?|misspell\\p{L}*|spell(?:ing|ed|t)|grammar|grammatical\\p{L}*|punctuation|wording|worded|phrasing|phrased|tone|style|styli[sz]e\\p{L}*|stylistic\\p{L}*|readab\\p{L}*|legib\\p{L}*|formatting|layout|upper ?case|lower ?case|verbose|wordy|rephrase|reword|proofread\\p{L}*|" +
    "coquilles?|fautes? (?:de frappe|d['’]orthographe)|orthographe|grammaire|grammatica(?:l|le|les|ux)|ponctuation|formulation|tournures?|ton (?:trop|peu|de)|le ton|mise en (?:forme|page)|lisib\\p{L}*|style|reformuler|majuscules?|" +
    "ortografia|erros? de digitação|gramática|gramatica(?:l|is)|pontuação|redação|tom (?:muito|pouco|do)|o tom|estilo|formatação|legib\\p{L}*|reformular|maiúsculas?|prolix[oa]",
);

/** A number that is no numeral: "three", "la moitié", "o dobro". */
export const NUMBER_WORD = word(
  `${numbersFrom(2)}|` +
    "thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|halved|third|quarter|twice|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|" +
    "trente|quarante|cinquante|cents?|mille|milliers?|milliards?|dizaines?|centaines?|moitié|tiers|quart|doubl(?:ée?|er|ent)|tripl(?:ée?|er|ent)|" +
    "trinta|quarenta|cinquenta|cem|centenas?|milhar(?:es)?|milh(?:ão|ões)|bilh(?:ão|ões)|dezenas?|metade|terço|dobr(?:o|a|ou|ar)|tripl(?:o|a|icou|icar)",
  "giu",
);

/** One figure beside another: "from … to", "vs", a sum. */
export const COMPARES =
  /(?<!\p{L})(?:from|vs\.?|versus|against|compared|contre|passe|pass[ée]|passou|par rapport|frente a|para|de|over|sur|sobre|divid\p{L}*|divis[ée]e?|times|fois|vezes|multipl\p{L}*)(?!\p{L})|[=→×÷]|\s\/\s/iu;

/** What a comparison or a sum comes to, further on in the sentence. */
export const COMES_TO =
  /^[^.;!]*?(?:=|[+−–-]?\d+(?:[.,]\d+)?\s?%|\d\s?x(?!\p{L})|(?<!\p{L})(?:is|gives?|makes?|equals|yields|est|donnent?|fait|font|soit|ou seja,?|that is,?|dá|dão|é|resulta em|or|ou)\s[~≈]?\s?(?:US\$|R\$|[$€£])?\s?\d)/u;

/** "Nine times", "huit fois", "8,4 vezes": how many times as much. */
export const TIMES = new RegExp(
  `(?:(?<=multipl\\p{L}*[^.;]{0,30} (?:by|par|por) )(\\d+(?:[.,]\\d+)?|${numbersFrom(2)})|(?<![\\p{L}\\d])(\\d+(?:[.,]\\d+)?|${numbersFrom(2)})[\\s-](?:times|fois|vezes|fold))(?!\\p{L})`,
  "giu",
);
