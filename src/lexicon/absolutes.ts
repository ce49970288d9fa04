/** Claims that leave no exception ("no churn", "all pilots converted") and what denies them; folded (no accents, lower case). */
export interface Absolute {
  id: string;
  /** There is none of it, or all are so. */
  claim: RegExp;
  /** Topics of which a figure above nought, or below a hundred per cent, says otherwise. */
  some?: readonly string[];
  notAll?: readonly string[];
  /** Words that say otherwise. */
  denial?: RegExp;
  /** True where the denial needs an amount or a rate above nought beside its words. */
  counted?: true;
  /** True where a plan denies it as well: what is still to come is not there. */
  planned?: true;
  /** True where only what lies ahead denies it. */
  toCome?: true;
  /** True where both must share a word beyond these. */
  sameThing?: true;
  /** True where both name one kind of firm, and the other line has it as a partner or a way to sell. */
  partnered?: true;
  /** What makes the other line one of another matter. */
  another?: RegExp;
}

const CUSTOMER = "(?:customers?|clients?|accounts?|subscribers?|users?|merchants?)";

export const ABSOLUTES: readonly Absolute[] = [
  {
    id: "no_churn",
    claim: new RegExp(
      `\\b(?:not|never|n['’]t) (?:yet )?(?:lost|lose) (?:a single|any|one|a) (?:\\p{L}+ )?${CUSTOMER}|\\b(?:zero|no) (?:customer |client |logo |revenue )?churn\\b|\\bno ${CUSTOMER} (?:has|have) (?:ever )?(?:left|churned|cancell?ed)|\\b100 ?% (?:customer |client |logo )?retention\\b|\\baucun (?:churn|desabonnement)\\b|\\baucune (?:resiliation|attrition)\\b|\\baucun (?:client|abonne)s? (?:perdus?|n['’]a (?:resilie|quitte)|n['’]est parti)|\\bperdu aucun (?:client|abonne)|\\bpas perdu (?:un seul|de) (?:client|abonne)|\\bzero (?:attrition|resiliation|cancelamentos?)\\b|\\bsans churn\\b|\\bnenhum cliente (?:perdido|cancelou|saiu)|\\bnao perdemos (?:nenhum|um unico|um so) cliente|\\bchurn (?:zero|nulo)\\b|\\bnenhum cancelamento\\b`,
      "u",
    ),
    some: ["churn", "customer_churn", "revenue_churn"],
    notAll: ["customer_retention"],
    denial:
      /\b(?:customers|clients|clientes|accounts|abonnes|assinantes)(?: have| had| ont| ja)? (?:left|churned|cancell?ed|resilie|quitte|cancelaram|sairam)\b|\b(?:lost|perdu|perdemos) (?:\d+|two|three|four|five|deux|trois|quatre|dois|tres|quatro) (?:customers|clients|clientes)\b|\b(?:retention|renewal|renouvellement|retencao|renovacao)\b[^.;%\d]{0,20}(?<![\d.,])\d\d?(?:[.,]\d+)? ?%/u,
  },
  {
    id: "all_pilots",
    claim:
      /\b(?:every|all|each)(?: of)?(?: our| the)? pilots? (?:has |have |was |were |are |is )?(?:been )?(?:convert\p{L}*|turned into|became|signed)|\b100 ?% (?:of )?(?:our |the )?pilots?\b|\btous (?:les|nos) pilotes (?:ont (?:ete )?|sont )?(?:converti\p{L}*|transforme\p{L}*|signe\p{L}*|devenus)|\btodos os pilotos (?:foram )?(?:converti\p{L}*|viraram|se tornaram|assinaram)/u,
    denial:
      /\bpilots?\b.*\b(?:ended without|did not (?:convert|sign)|not converted|were lost|failed|was stopped|were stopped)\b|\bpilotes?\b.*(?:sans suite|sans contrat|arretes?|abandonnes?|non convertis|n['’]ont pas)|\bpilotos?\b.*(?:sem contrato|nao (?:converter|viraram|assinaram)|encerrad|cancelad)/u,
  },
  {
    id: "no_commission",
    claim:
      /\b(?:no|zero|without|0 ?%)(?: any)? commissions?\b(?! (?:until|before|for the first))|\bcommission[- ]free\b|\bsans (?:aucune )?commission\b|\baucune commission\b|\bsem (?:nenhuma |qualquer )?comiss(?:ao|oes)\b|\bcomissao zero\b|\bnao cobramos comiss(?:ao|oes)\b/u,
    some: ["take_rate"],
  },
  {
    id: "no_setup_fee",
    claim:
      /\b(?:no|zero|without) (?:set-?up|installation|implementation|onboarding) (?:fee|cost)s?\b|\bsans frais (?:d['’]installation|de mise en service|d['’]entree)|\bsem (?:taxa|custo)s? de (?:instalacao|adesao|implantacao|setup)\b/u,
    denial:
      /\b(?:set-?up|installation|implementation|onboarding) (?:fee|cost)s?\b|\bfrais (?:d['’]installation|de mise en service|d['’]entree)|\btaxas? de (?:instalacao|adesao|implantacao|setup)\b/u,
    counted: true,
  },
  {
    id: "no_debt",
    claim:
      /\b(?:no|zero|without) (?:bank |financial |outstanding |any )?debts?\b|\bdebt[- ]free\b|\baucune dette\b|\bsans dettes?\b|\bsem (?:nenhuma )?dividas?\b|\bzero dividas?\b/u,
    some: ["debt"],
  },
  {
    id: "own_money",
    claim:
      /\b(?:bootstrapped|self-funded|self-financed)\b|\bno (?:outside|external) (?:funding|investors?|capital|money)\b|\bautofinancee?s?\b|\baucun (?:investisseur|financement) (?:externe|exterieur)|\bsem (?:investimento|capital|investidor(?:es)?) extern[oa]s?\b/u,
    denial:
      /\b(?:raised|closed)\b[^.]{0,30}\b(?:to date|so far|pre-?seed|angels?|in 20\d\d|previously)\b|\b(?:avons|deja) (?:deja )?leve\b|\blevee?s? (?:a ce jour|en 20\d\d)|\bja (?:captamos|levantamos|captou|levantou)\b|\b(?:captamos|levantamos|captados) [^.]{0,30}(?:ate (?:hoje|agora)|em 20\d\d)/u,
    counted: true,
  },
  {
    id: "no_freelancers",
    claim:
      /\b(?:no|without) (?:freelancers?|contractors|subcontractors)\b|\baucun(?:e)? (?:independants?|freelances?|sous-traitants?|sous-traitance|auto-?entrepreneurs?)\b|\bsans (?:sous-trait\p{L}+|freelances?)\b|\bsem (?:freelancers?|terceiriz\p{L}+|autonomos)\b/u,
    denial:
      /\b(?:freelancers?|contractors|subcontract\p{L}*|outsourc\p{L}*|independants?|freelances?|sous-trait\p{L}*|auto-?entrepreneurs?|terceiriz\p{L}*|autonomos)\b/u,
  },
  {
    id: "own_production",
    claim:
      /\b(?:our own|in our own|in-house) (?:\p{L}+ )?(?:factory|plant|roastery|kitchens?|workshop|labs?|production|manufacturing|bakery|brewery|fleet|warehouse)\b|\b(?:notre|nos|dans notre) propres? (?:usine|atelier|cuisines?|entrepot|flotte|labo\p{L}*|production)\b|\b(?:fabricacao|producao|frota|cozinha|torrefacao) propria\b/u,
    denial:
      /\b(?:outsourced|subcontracted|contract manufactur\p{L}+)\b|\b(?:done|made|produced|built|manufactured|delivered|\p{L}+ed) by (?:our|a|an|two|three|external|third[- ]party) (?:\p{L}+ )?(?:partners?|suppliers?|manufacturers?|part(?:y|ies)|labs?)\b|\b(?:sous-traitee?s?|externalisee?s?|confiee?s? a)\b|\bterceirizad[ao]s?\b/u,
    sameThing: true,
  },
  {
    id: "full_time",
    claim:
      /\bfounders?(?:,| are| is| all| work| working)* full[- ]time\b|\bfull[- ]time (?:co-?)?founders?\b|\bfondat(?:eurs?|rices?)(?:,| sont| tous| travaillent)* a (?:plein temps|temps plein)\b|\bfundador(?:es|as)?(?:,| sao| todos| trabalham)* (?:em tempo integral|a tempo inteiro|full[- ]time)\b/u,
    denial:
      /\b(?:join|joins|joining|go|goes|move|moves)(?: us)? full[- ]time\b|\bpart[- ]time (?:co-?founder|ceo|cto|coo|cfo|cmo)\b|\b(?:ceo|cto|coo|cfo|cmo|founder)\b[^.]{0,20}\bpart[- ]time\b|\b(?:rejoindra|passera|sera)\b[^.]{0,30}\ba (?:plein temps|temps plein)\b|\ba temps partiel\b|\b(?:entrara|dedicara|passara|ficara)\b[^.]{0,30}\b(?:tempo integral|tempo inteiro|full[- ]time)\b|\b(?:a tempo parcial|em meio periodo|part[- ]time)\b/u,
    planned: true,
  },
  {
    id: "users_yet",
    claim:
      /\b(?:growing|active|loyal|engaged|large) (?:user|customer|client) base\b|\bbase (?:d['’]utilisateurs|de clients|clients) (?:active|croissante|en croissance|fidele|solide)\b|\bbase de (?:usuarios|utilizadores|clientes) (?:ativ[ao]|crescente|em crescimento|fiel|solida)\b/u,
    denial:
      /\bfirst (?:\d[\d,.]* |paying |real )*(?:users|customers|clients)\b|\bpremiers? (?:\d[\d .]* )?(?:clients|utilisateurs)\b|\b(?:primeir[oa]s|\d+ primeir[oa]s) (?:\d[\d.]* )?(?:clientes|usuarios|utilizadores)\b/u,
    planned: true,
    toCome: true,
  },
  {
    id: "no_cac",
    claim:
      /\b(?:near|almost|virtually|close to)[- ]?zero (?:customer acquisition cost|customer acquisition|acquisition cost|cac)\b|\b(?:zero|no) (?:customer )?acquisition costs?\b|\b(?:zero cac|cac (?:quasi nul|proche de zero|nul|quase zero|zero))\b|\bsans cout d['’]acquisition\b|\bsem custo de aquisicao\b/u,
    denial:
      /\b(?:paid|social media|advertising|marketing|ad|influencer|awareness)(?: \p{L}+)? campaigns?\b|\bcampagnes? (?:publicitaires?|marketing|payantes?)\b|\bcampanhas? (?:publicitarias?|de marketing|pagas?)\b/u,
    planned: true,
  },
  {
    id: "exclusive",
    claim:
      /(?<!non[- ])\bexclusive (?:\p{L}+ )?(?:licen[cs]e|rights|distribution|agreement|partner\p{L}*)\b|\b(?:licence|accord|contrat|partenariat|distribution|droits) exclusi\p{L}+\b|\b(?:licenca|acordo|contrato|parceria|distribuicao|direitos) (?:\p{L}+ )?(?<!nao )exclusiv\p{L}+\b/u,
    denial:
      /\bnon-? ?exclusi\p{L}+\b|\bnot exclusive\b|\bnao[- ]exclusiv\p{L}+\b|\bsem exclusividade\b|\bsans exclusivite\b/u,
    sameThing: true,
  },
];

/** "No customer is more than 15 % of revenue". */
export const NO_CUSTOMER_ABOVE =
  /\bno (?:single |one )?(?:customer|client)\b[^.]{0,40}\b(?:more than|over|above|exceeds?)\b|\baucun client\b[^.]{0,40}\b(?:plus de|depasse|au-dela)\b|\bnenhum cliente\b[^.]{0,40}\b(?:mais (?:de|do que|que)|acima de|passa d[eo]|ultrapassa|excede)/u;

/** One customer and its share of the revenue. */
export const ONE_CUSTOMER_MAKES =
  /\b(?:largest|biggest|main|first|top|premier|principal|plus gros|maior|primeiro)\b[^.]{0,12}\b(?:customer|client|cliente|account|compte|conta)\b|\b(?:represents?|accounts? for|makes? up|brings|represente|pese|realise|representa|responde por|concentra)\b/u;
export const OF_REVENUE =
  /% (?:of|de|du|da|do|das|dos|des) (?:our |the |its |nos |notre |nossa |nosso |l[ea] |total )*(?:revenues?|arr|mrr|sales|turnover|volumes?|revenus?|chiffre d['’]affaires|ca|ventes|receitas?|faturamento|vendas)\b/u;

/** Who pays nothing, in the first group that is filled. */
export const PAYS_NOTHING =
  /\b(\p{L}{4,})s? (?:pays?|ne paie(?:nt)?|paie(?:nt)?|nao pagam?|pagam?) (?:nothing|no fees?|rien|nada)\b|\b(?:free|gratuite?|gratis|gratuit[oa]) (?:for|pour|para) (?:the |our |les |nos |l[ea] |os |as |[oa] )?(\p{L}{4,})/u;
/** Who pays, in the first group that is filled. */
export const PAYS =
  /\b(?:paid|charged|payee?s?|factures?|pag[oa]s?|cobrad[oa]s?) (?:by|to|par|a|aux|pel[oa]s?|d[oa]s?|a[os]s?) (?:the |our |each |les |nos |l[ea] |os |as |[oa] )?(\p{L}{4,})|\b(\p{L}{4,})s? (?:pays?|paie(?:nt)?|pagam?) (?!nothing|rien|nada|no fee)|\b(?:coute(?:nt)?|custam?|costs?)[^.;]{1,24}(?: au| aux| a la| aos?| to the| to each) (\p{L}{4,})|\b(?:we (?:charge|bill)|(?:nous )?facturons|cobramos) (?:the |each |every |our |au |aux |a chaque |a cada |aos? |d[oa]s? )?(\p{L}{4,})/u;

/** What is said not to be charged at all, in the first group. */
export const CHARGED_NOWHERE =
  /(?<!\p{L})(?:sans|no|without|sem|zero|aucune?|pas de|pas d'|nenhuma?|ni) (?:monthly |annual |hidden |any )?(subscriptions?|abonnements?|assinaturas?|mensalidades?|licen[cs]es?|licencas?|licence fees?|transaction fees?|listing fees?|membership fees?|franchise fees?|commissions?|comiss(?:ao|oes)|adesao|deposits?|caucao|caution|installation fees?)(?!\p{L})/u;
