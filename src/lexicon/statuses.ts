import { ANY_MONTH_NAME } from "./months.ts";

/** Things that are either there or on their way, and the words for how far they are; folded (no accents, lower case). */

/** One kind of thing with a status. */
export interface StatusKind {
  id: "agreement" | "patent" | "certification" | "customer" | "entity" | "product" | "funding" | "facility" | "lead";
  /** What names the thing. */
  thing: RegExp;
  /** It is there. */
  done: RegExp;
  /** It is not there yet. */
  open: RegExp;
  /** The act that brings it about: named at a time ahead, it is not there yet. */
  act?: RegExp;
}

const NEGOTIATED =
  /\b(?:expected|due|planned|about|hoped) to be signed\b|\b(?:will|should|shall) (?:be signed|sign)\b|\bsignature (?:visee|prevue|attendue|expected|planned|prevista|esperada)\b|\bsera (?:signee?|assinad[oa])\b|\bsignature is expected\b|\bin progress\b|\bin discussions?\b|\bunder (?:discussion|negotiation|review)\b|\b(?:in |under )?negotiat(?:ion|ing|ed with)\b|\bpending\b|\bto be signed\b|\bnot (?:yet )?signed\b|\bunsigned\b|\ben cours\b|\ben (?:discussions?|negociations?|attente)\b|\bnegociations? en cours\b|\b(?:reste )?a signer\b|\ben pourparlers\b|\bnao assinad|\bem (?:negociacao|discussao|andamento|curso|progresso|conversas?)\b|\ba assinar\b|\bpor assinar\b/u;

/** In order: the first whose thing and whose status are both named decides. */
export const STATUS_KINDS: readonly StatusKind[] = [
  {
    id: "lead",
    thing:
      /\blead investor\b|\b(?:round|raise) is led\b|\bled by\b|\ba lead\b(?=\s*(?:$|[.,;!)]| (?:for|on) (?:the|this|our)\b))|\binvestisseur (?:principal|chef de file|lead)\b|\bchef de file\b|\binvestidor (?:lider|ancora)\b|\blider da rodada\b/u,
    done: /\b(?:round|raise) is led by\b|\bled by [^.]{3,60}term sheet\b|\b(?:confirmed|committed|secured|signed|in place)\b|\bconfirmee?\b|\bengagee?\b|\bsignee?\b|\btrouvee?\b|\bconfirmad[oa]\b|\bcomprometid[oa]\b|\bassinad[oa]\b|\bdefinid[oa]\b/u,
    open: /\b(?:look(?:ing)?|search(?:ing)?) for\b|\bseek(?:ing)?\b|\bto be (?:found|confirmed)\b|\bcherchons\b|\brecherch(?:e|ons)\b|\ba trouver\b|\bbuscamos\b|\bprocuramos\b|\b(?:em busca|a procura) de\b|\ba definir\b/u,
  },
  {
    id: "patent",
    thing: /\bpatents?\b|\bbrevets?\b|\bpatentes?\b/u,
    done: /\bgranted\b|\bissued\b|\bpatented\b|\bdelivree?s?\b|\baccordee?s?\b|\bobtenue?s?\b|\bconcedidas?\b|\boutorgadas?\b/u,
    open: /\bfiled\b|\bpending\b|\bapplication\b|\bapplied\b|\bprovisional\b|\bto be filed\b|\bdeposee?s?\b|\bdepot\b|\ben cours\b|\ben instance\b|\bdepositadas?\b|\brequeridas?\b|\bpedido\b|\bem (?:andamento|analise|curso|progresso)\b|\bpendentes?\b/u,
  },
  {
    id: "entity",
    thing: /\bllc\b|\b501\(c\)\(3\)|\b(?:company|societe|empresa|entity|startup|sas|sarl|sasu|ltda|gmbh)\b/u,
    done: /\b(?:stake|ownership|shares?|equity) in (?:the )?(?:\p{L}+ )?llc\b|\b501\(c\)\(3\) (?:status|nonprofit|organi[sz]ation)\b|\balready incorporated\b|\bincorporated in\b|\bdeja (?:creee|immatriculee|constituee)\b|\b(?:creee|immatriculee|constituee) (?:en|le)\b|\bja constituida\b|\bconstituida em\b/u,
    open: /\b(?:llc|company) (?:formation|formed|registration)\b|\bto be (?:incorporated|formed|registered|constituted)\b|\bnot yet (?:incorporated|registered|formed)\b|\bincorporation (?:costs?|fees?|planned|pending)\b|\b501\(c\)\(3\) (?:\p{L}+ )?(?:filing|approval|application|determination)\b|\ba (?:constituer|creer|immatriculer)\b|\ben (?:cours de )?(?:creation|constitution|immatriculation)\b|\ba (?:constituir|abrir)\b|\bem (?:constituicao|processo de abertura)\b/u,
  },
  {
    id: "facility",
    thing: /\b(?:factory|plant|roastery|laboratory|usine|laboratoire|fabrica|laboratorio)\b/u,
    done: /\b(?:our|my) own (?:\p{L}+ )?(?:factory|plant|roastery|laboratory)\b|\b(?:factory|plant|roastery|laboratory) (?:in operation|operational|running|since)\b|\bpropre (?:usine|laboratoire)\b|\b(?:usine|laboratoire) (?:en service|en activite|operationnelle?|depuis)\b|\b(?:fabrica|laboratorio) (?:propri[ao] (?:em|no|na)|em (?:operacao|funcionamento)|desde)\b/u,
    open: /\b(?:ready|opens?|opening|completed|finished|operational|running) (?:in|by|from) (?:\p{L}+ )?(?:q\d )?20\d\d\b|\bunder construction\b|\bto be built\b|\ben construction\b|\bsera (?:prete|livree|operationnelle|inaugurad[ao])\b|\ba construire\b|\bem construcao\b|\bfica(?:ra)? pront[ao]\b|\ba construir\b/u,
  },
  {
    id: "product",
    thing:
      /\bmvp\b|\bapps?\b|\bplatform\b|\bplateforme\b|\bplataforma\b|\baplicativo\b|\bapplication\b|\bproduct\b|\bproduit\b|\bproduto\b|\bprototypes?\b|\bprototipos?\b|\b(?:first|premiere|primeira) (?:version|versao)\b/u,
    done: /\b(?:is|are|already|now) live\b|\blive (?:on|in|since)\b|\bin production\b|\bfully functional\b|\b(?:deja )?en produc(?:tion|cion)\b|\bem producao\b|\bmvp (?:live|complete|completed|built|launched|pronto|termine|lance|fon(?:c|k)tionnel|funcional)\b|\bproduct (?:live|launched)\b/u,
    open: /\b(?:in|under) development\b|\bnot yet (?:built|live|launched)\b|\bto be (?:built|developed)\b|\ben (?:cours de )?developpement\b|\ba developper\b|\bem desenvolvimento\b|\ba desenvolver\b|\b0 ?% (?:code|codigo|du code)\b|\bmvp (?:planned|to build|in progress|en cours|em andamento)\b|\b(?:still|only) a prototype\b|\bprototype (?:stage|phase|tested)\b|^\P{L}*from (?:a )?prototype to (?:a )?product(?:ion)?\P{L}*$|\bprototype teste\b|\b(?:stade|phase) (?:de |du )?prototype\b|^\P{L}*du prototype au produit\P{L}*$|\bprototipo testado\b|\b(?:fase|estagio) de prototipo\b|^\P{L}*d(?:o|el) prototipo (?:al?|ao|para o) produc?to\P{L}*$/u,
    act: /\b(?:build|develop|create|finish|complete|deliver|ship|code|construire|developper|finaliser|creer|terminer|construir|desenvolver|finalizar|concluir|criar)(?: (?:and|et|e) \p{L}+)? (?:(?:the|our|an?|le|la|l['’]|notre|une?|o|a|uma?|nosso|nossa) ?)?(?=(?:(?!beyond|past|from|post|after|into|au|apres|du|alem|do)[\p{L}\d]+ ){0,2}(?:mvp|first version|premiere version|primeira versao|prototype|prototipo)\b)|\b(?:construction|development|developpement|creation|construcao|desenvolvimento|criacao) (?:of |du |d['’]un |de la |do |de um )(?:the |our )?(?=(?:mvp|first version|premiere version|primeira versao|prototype|prototipo)\b)/u,
  },
  {
    id: "certification",
    thing:
      /\bcertif\p{L}*|\bcertified\b|\biso ?\d{4,5}\b|\bsoc ?[12]\b|\bhds\b|\b(?:ce|ukca|fda)[ -](?:mark|marking|marked|approval|clearance|label|approved|cleared)\b|\bmarquage ce\b|\bmarcacao ce\b|\blicen[cs]e\b|\blicence\b|\blicenca\b|\bagrement\b|\bauthori[sz]ation\b|\bautorizacao\b|\bautorisation\b|\bcompliant\b|\baccreditation\b|\bhomologacao\b|\b510\(k\)|\bclearance\b|\bauthori[sz]ed\b|\bautorizad[oa]s?\b|\bautorisee?s?\b|\bagreee?s?\b|\bregulatory approval\b|\bregistro (?:n[ao] )?(?:anvisa|mapa|infarmed)\b|\bmarketing authori[sz]ation\b|\bamm\b|(?<!(?:white|private|own)[- ])\blabel\b|\blabellis\p{L}*/u,
    done: /\bobtained\b|\bholds?\b|\bdetenons\b|\bdetient\b|\bdetemos\b|\bpossuimos\b|\btitulaires?\b|\blabellis\p{L}*|\bgranted\b|\bawarded\b|\bcertified\b|\bcompliant\b|\bapproved\b|\bcleared\b|\bin place\b|\bobtenue?s?\b|\bdelivree?s?\b|\bcertifiee?s?\b|\baccordee?s?\b|\bcertificad[oa]s?\b|\bobtid[oa]s?\b|\bconcedid[oa]s?\b|\baprovad[oa]s?\b|\bconforme\b|\breceived\b|\bauthori[sz]ed\b|\bautorizad[oa]s?\b|\bautorisee?s?\b|\bagreee?s?\b|\breport available\b|\brapport disponible\b|\brelatorio disponivel\b/u,
    open: /\b(?:submission|filing|audit) (?:planned|expected|begins?|starts?|scheduled|in 20\d\d)\b|\b(?:to be|will be) (?:submitted|filed|requested)\b|\b(?:sera|seront) (?:deposee?s?|demandee?s?|lancee?s?)\b|\ba deposer\b|\bpedido (?:em|de|protocolado)\b|\bprotocolad[oa]s?\b|\bsera (?:pedid[oa]|solicitad[oa]|protocolad[oa])\b|\ben preparation\b|\bin progress\b|\bunderway\b|\bpending\b|\bplanned\b|\bto be obtained\b|\bapplication\b|\bapplied\b|\bexpected\b|\bunder review\b|\bin preparation\b|\baudit (?:planned|scheduled)\b|\ben cours\b|\bprevue?s?\b|\battendue?s?\b|\bdeposee?s?\b|\ba obtenir\b|\bobtention\b|\bem (?:andamento|curso|progresso|preparacao|analise)\b|\bprevist[oa]s?\b|\bpendentes?\b|\ba obter\b|\bauditoria marcada\b/u,
  },
  {
    id: "agreement",
    thing:
      /\bl\.?o\.?i\.?s?\b|\bletters? of intent\b|\blettres? d['’ ]?intention\b|\bcartas? de intenc\p{L}*|\bmou\b|\bpartnerships?\b|\bpartenariats?\b|\bparcerias?\b|\bcontracts?\b|\bcontrats?\b|\bcontratos?\b|\bagreements?\b|\baccords?\b|\bacordos?\b|\bconventions?\b|\bterm sheet\b|\bnegociations?\b|\bnegotiations?\b|\bnegociac(?:ao|oes)\b|\b(?:pilots?|pilotes?|pilotos?)(?= (?:with|avec|com) (?:\S+ ){1,3}(?:is |was |already |deja |ja )?(?:signed|signe|assinado)\b)/u,
    done: /\bsigned\b|\bexecuted\b|\bsignee?s?\b|\bassin(?:ad[oa]s?|ou|amos|aram)\b|\bfech(?:ad[oa]s?|ou|amos)\b|\b(?:has been|is|are|already|now) live\b|\blive since\b|\bin place since\b|\ben vigueur\b|\bem vigor\b|\bsecured\b|\bfirmad[oa]s?\b|\bconclue?s?\b/u,
    open: NEGOTIATED,
    act: /\b(?:signature|signing|assinatura) (?:of|du|de|des|d['’]|do|da)\b|\b(?:sign|signer|assinar|close|conclure|fechar|finali[sz]e|finaliser|finalizar) (?:the |le |la |l['’]|o |a )?(?:\p{L}+ )?(?:contracts?|contrats?|contratos?|partnerships?|partenariats?|parcerias?|agreements?|accords?|acordos?|lois?)\b/u,
  },
  {
    id: "funding",
    thing:
      /\bloans?\b|\bgrants?\b|\bsubsid(?:y|ies)\b|\bprets?\b|\bsubventions?\b|\bavance remboursable\b|\baides?\b|\bemprestimos?\b|\bsubsidios?\b|\bsubvenc(?:ao|oes)\b|\bfinanciamentos?\b|\bcandidaturas?\b|\bapplications?\b|\bbpi\b|\bbndes\b|\bfinep\b/u,
    done: /\b(?:approved|awarded|granted|secured|obtained|received|accordee?s?|obtenue?s?|octroyee?s?|versee?s?|acquise?s?|aprovad[oa]s?|concedid[oa]s?|obtid[oa]s?|recebid[oa]s?)\b/u,
    open: /\bpending\b|\bapplied for\b|\bunder review\b|\b(?:decision|answer) expected\b|\bto be (?:approved|confirmed)\b|\ben cours\b|\b(?:reponse|decision) attendue\b|\ben attente\b|\ba confirmer\b|\bdemande deposee\b|\bem (?:analise|avaliacao|curso)\b|\b(?:decisao|resposta) (?:esperada|prevista)\b|\ba confirmar\b|\bsubmetid[oa]\b|\bcandidatura (?:a|ao|em)\b/u,
  },
  {
    id: "customer",
    thing: /\bpilots?\b|\bpilotes?\b|\bpilotos?\b|\bpoc\b|\bcustomers?\b|\bclients?\b|\bclientes?\b/u,
    done: /\bpaying (?:customer|client)s?\b|\bclients? payants?\b|\bclientes? pagantes?\b|\b(?:customer|client|cliente) since\b|\bclient depuis\b|\bcliente desde\b/u,
    open: /\b(?:free|unpaid) pilot\b|\bpilote gratuit\b|\bpiloto gratuito\b|\bpilots? (?:planned|in progress|running)\b|\bpilote (?:prevu|en cours)\b|\bpiloto (?:previsto|em andamento)\b/u,
  },
];

/** "Our first product, Tidewatch (TW), spots leaks": it is said to do what it is for. */
export const PRODUCT_DOES =
  /\bour (?:first|main|core|flagship) (?:product|platform|app), (?!to be\b)[^.,]{3,60},? (?!to\b|will\b|is\b)\p{L}{3,}s\b|\bnotre (?:premier )?produit, (?!qui sera)[^.,]{3,60}, (?!sera)\p{L}{4,}\b|\bnosso (?:primeiro )?produto, [^.,]{3,60}, (?!sera)\p{L}{4,}\b/u;

/** A product's first form, and the words of it that name no product. */
export const FIRST_VERSION = /\b(?:first|premiere|primeira) (?:version|versao)\b/u;
export const OF_A_FIRST_ONE = /^(?:mvp|first|premiere|primeira|versao)$/u;
export const PROTOTYPE = /\bprotot[yi]p/u;
/** … of a thing that may be another. */
export const PROTOTYPE_OF =
  /\bprotot[yi]p\p{L}*(?: \p{L}+){0,2} (?:of|for|du|do|da|pour|para) (?!(?:the |le |o )?produ[ci]t)/u;

/** Stages of one release: "beta in March" and "in June" are two dates of two things. */
export const PHASES =
  /\b(?:beta|alpha|mvp|pilots?|pilotes?|pilotos?|phases?|fases?|v\d|version|first|second|third|full|commercial|public|private|soft|start|begin|end|complet\p{L}*|premiere?|deuxieme|debut|fin|lancement|primeir[ao]|segund[ao]|inicio|fim|series|seed|round|tour|rodada|ronda|tranche)\b/gu;

/** The moment from which the company earns what it spends. */
export const BREAK_EVEN =
  /\bbreak-? ?even\b|\bseuil de rentabilite\b|\bpoint mort\b|\bponto de equilibrio\b|^\P{L}*(?:path to |(?:goal|target|objectif|objetivo|meta)s? ?: ?)?(?:profitability|rentabilite|profitabilite|lucratividade)\b|\bprofitability (?:milestone|achieved|reached)\b|\bprofitable (?:in|by|from)\b|\brentable (?:en|des|a partir)\b|\bebitda positi\p{L}+ (?:in|by|from|a partir|des|em)\b/u;

/** That the company earns from a time on; not that a customer does. */
export const PROFITABLE_FROM =
  /\b(?:we (?:are|will be|become|turn)|company (?:is|will be|becomes)) profitable\b|\bprofitable (?:in|by|from|since)\b|^\P{L}*(?:\S+\s){0,3}(?:profitability|rentabilite|lucratividade)\b|\brentables? (?:en|des|fin|a partir|depuis)\b|\brentabilite (?:en|des|fin|atteinte|a partir)\b|\blucrativ[ao]s? (?:em|a partir|desde)\b|\bbreak-? ?even (?:in|by|at|from|en|des|fin|em|no)\b|\bebitda positi\p{L}+ (?:in|by|from|en|des|a partir|em)\b/u;
export const CASH_POSITIVE =
  /\bcash[- ]?flow[- ]positive\b|\bflux de tresorerie positifs?\b|\bcash[- ]?flow positi[fv]o?\b|\bcaixa positivo\b/u;

/** When the company came to be. */
export const FOUNDED =
  /\b(?:founded|incorporated|established|created|started)\b(?: in)?|\b(?:fondee?|creee?|immatriculee?)\b(?: en)?|\b(?:fundad[ao]|criad[ao]|constituid[ao])\b(?: em)?/u;

/** The company's own beginning, with its year; in the first group that is filled. What somebody else founded is none. */
export const FOUNDED_IN = new RegExp(
  String.raw`(?<!\p{L})(?:founded|fondee|fundada|est\.|established)(?: in| en| em)?(?: (?:${ANY_MONTH_NAME})(?: de)?)? ((?:19|20)\d\d)(?!\d)|(?<!\p{L})(?:(?:depuis|since|desde) (?:sa|our|its|a nossa|a sua|the company's) (?:creation|fondation|foundation|founding|fundacao|criacao)(?: in| en| em)?|(?:annee|date|ano|year) (?:de|da|of) (?:creation|fondation|fundacao|foundation)\s?:?) ((?:19|20)\d\d)(?!\d)`,
  "u",
);

/** What a company can only have once it is there. */
export const AFTER_FOUNDING =
  /\bfirst (?:paying )?(?:customers?|clients?|sales?|revenues?|employees?|hires?)\b|\bfirst (?:\p{L}+ ){1,2}(?:sold|signed|shipped|delivered|hired)\b|\bpremier(?:e?s)? (?:\p{L}+ ){1,2}(?:vendu|signe|livre|expedie|embauche)\p{L}*|\bprimeir[oa]s? (?:\p{L}+ ){1,2}(?:vendid|assinad|entregue|enviad|contratad)\p{L}*|\bpremiers? (?:clients?|ventes?|revenus?|salaries?)\b|\bpremieres? ventes?\b|\bprimeir[oa]s? (?:clientes?|vendas?|receitas?|funcionarios?)\b/u;

/** Words that say nothing of which thing is meant. */
export const NOT_A_SUBJECT = new Set(
  (
    "with from this that their they have been being were will would which where after before when then than also only both each into over under about " +
    "status strategic official exclusive first year years month months quarter expected decision signature date since until soon still already now currently our the and for " +
    "avec dans pour depuis vers sous entre apres avant nous notre leur leurs cette sont etre deja encore reste annee annees mois trimestre signature decision reponse attendue prevue dossier exclusif officiel " +
    "com para desde sobre entre apos antes nosso nossa seus suas esta este ser estar ja ainda ano anos mes meses trimestre assinatura decisao resposta exclusivo oficial strategique estrategica estrategico"
  ).split(" "),
);

/** Who tries, after a number. */
export const TRIED =
  /\b(?:free )?trials?\b|\btrialists?\b|\bessais?\b|\btestent\b|\bteste gratis\b|\bem teste\b|\btestes?\b|\bdegustacao\b/u;

/** Who pays, after a number. */
export const PAID =
  /\bpaying\b|\bpaid\b|\bconverted\b|\bpayants?\b|\bconvertis?\b|\bpagantes?\b|\bpagam\b|\bconvertid[oa]s?\b/u;

/** Those who made the company. */
export const FOUNDERS =
  /\b(?:co-?)?founders?\b|\b(?:co-?)?fondateurs?\b|\bcreateurs\b|\bassocies\b|\bfundador(?:es)?\b|\bsocios\b/u;

/** Money that was, or is to be, put in. */
export const BROUGHT_IN =
  /\b(?:re-?)?invest(?:s|ed|ment|ing)?\b|\b(?:bring|brings|brought) in\b|\b(?:have |has )?put (?:in\b|(?=\S*\d))|\bcontribut(?:ed|ion)\b|\bself-funded\b|\bown (?:funds|money|capital|savings)\b|\bapport(?:s|e|es|ee|ees|ent)?\b|\bfonds propres\b|\binvestissements?\b|\b(?:re)?investi(?:s|e|ssent)?\b|\b(?:re)?mettent\b|\bont mis\b|\baport(?:e|es|aram|ado|ou|am)\b|\binvestiram\b|\b(?:colocaram|puseram)\b|\bcapital proprio\b|\brecursos proprios\b|\bdo (?:proprio|seu) bolso\b/u;

/** A sentence that speaks of the amount named right before. */
export const THIS_AMOUNT =
  /\b(?:ce montant|cette somme|this amount|that amount|este valor|esse valor|este montante)\b/u;

/** What may be tried before it is paid for, at no price. */
export const FREE_TRIAL =
  /\bfree (?:\d+[- ]days? )?trial\b|\bessais? gratuits?\b|\bperiode d'essai gratuite\b|\b(?:trial|teste|periodo de (?:teste|avaliacao)) (?:gratuito|gratis)\b/u;

/** The trial as the name of a plan. */
export const TRIAL = /^(?:(?:plan|offre|plano|pack) )?(?:trial|essai|teste)(?: plan)?$/u;

/** Signs in front of what is there, and of what is still to come. */
export const TICKED = /^\s*(?:✅|✔️?|✓|☑️?|\[x\])\s*/iu;
export const UNTICKED = /^\s*(?:🎯|⏳|🔜|🔄|🚧|⬜|◻️?|☐|📅|🗓️?|\[ \])\s*/u;

/** The same signs at the end of a line. */
export const TICKED_LAST = /\s*(?:✅|✔️?|☑️?)\s*$/u;
export const UNTICKED_LAST = /\s*(?:⏳|🔜|🔄|🚧|⬜|☐)\s*$/u;

/** Over a list: what is there by now. */
export const IS_BEHIND =
  /\b(?:completed?|done|already (?:built|live)|built (?:and|&) (?:ready|deployed|live)|live today|termine\p{L}*|acheve\p{L}*|realise\p{L}*|conclui\p{L}*|pronto|entregue\p{L}*)\b/u;

/** Over a list: months of a plan, counted from its start. */
export const PLAN_MONTHS =
  /\b(?:months?|mois|mes(?:es)?|weeks?|semaines?|semanas?)\s\d+\s?(?:[-–—]|to|a|à)\s?\d+|[(]\d+\s?[-–—]\s?\d+\s?(?:months?|mois|meses)[)]/u;

/** Over a list: the product as it is. */
export const OF_PRODUCT =
  /\b(?:products?|features?|capabilit(?:y|ies)|what we built|how it works|produits?|fonctionnalites?|comment ca marche|produtos?|funcionalidades?|como funciona)\b/u;

/** Words that any feature may carry. */
export const OF_ANY_FEATURE = new Set(
  (
    "feature features system systems module modules support tool tools platform version launch launched launches release opening cross multi inter complete completed improved enhanced more additional basic core new full based " +
    "fonctionnalite fonctionnalites systeme module outil outils plateforme lancement ouverture complet nouveau nouvelle nouvelles " +
    "funcionalidade funcionalidades sistema modulo suporte ferramenta ferramentas plataforma lancamento abertura completo completa novo nova"
  ).split(" "),
);

/** A step that makes more of a thing than is there already. */
export const MORE_THAN_IS_THERE =
  /\b(?:advanced|expand\p{L}*|enhanc\p{L}*|improv\p{L}*|upgrad\p{L}*|optimi\p{L}*|scal\p{L}*|extend\p{L}*|extension|more|new|next|full|version|v\d|phase|avance\p{L}*|elargi\p{L}*|amelior\p{L}*|etend\p{L}*|nouve\p{L}*|plus|complet\p{L}*|avancad\p{L}*|expans\p{L}*|ampli\p{L}*|melhor\p{L}*|nov[oa]s?|mais)\b/gu;

/** Words beside the name of any certificate. */
export const OF_ANY_CERTIFICATE =
  /^(?:certif\p{L}*|audit\p{L}*|licen[cs]\p{L}*|agrement|accredit\p{L}*|homologa\p{L}*|compliance|conformite|conformidade|application|preparation|preparacao|costs?|couts?|custos?)$/u;

/** Over a list: what is not there yet. */
export const TO_COME =
  /\b(?:short|medium|mid|long)[- ]term\b|\b(?:court|moyen|long) terme\b|\b(?:curto|medio|longo) prazo\b|\bcoming soon\b|\bplanned\b|\bnext \d+ (?:months|years)\b|\ba venir\b|\bprochains?\b|\bem breve\b|\bproximos?\b|\bfuture (?:features|versions?|plans?)\b/u;

/** Rounds by their names. */
export const ROUND_NAMES = /\b(?:pre-?seed|seed|series? [a-d])\b/u;

/** Of a round, other than that it is closed: made ready for, raised before, spent after. */
export const NOT_THE_CLOSE =
  /\b(?:ready|readiness|prep\p{L}*|eligible|before|after|post|until|towards?|prepara\p{L}*|avant|apres|antes|depois|apos|pronto|investors?|extension|bridge)\b/u;

/** Words of any step of a plan. */
export const OF_ANY_STEP = new Set(
  "add added implement implementation develop development build integrate ajouter ajout developper developpement integrer adicionar implementar desenvolver integrar feature features system systems fonctionnalite fonctionnalites systeme funcionalidade funcionalidades sistema".split(
    " ",
  ),
);

/** What happens to a thing once. */
export const ONCE =
  /\b(?:launch(?:es|ed)?|go-? ?live|release|deployment|opening|listing|approval|certification|incorporation|lancement|ouverture|mise en (?:service|ligne|production)|homologation|lancamento|abertura|implantacao|homologacao)\b/u;
