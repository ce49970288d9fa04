import { ANY_MONTH_NAME } from "./months.ts";

/** Words around what a company counts, in French, English and Portuguese, without accents and case. */

/** Those who work for it, whatever else they do. */
export const STAFF =
  /^(?:employees?|staff|ftes?|etp|team members?|salarie(?:e|s|es)?|collaborateurs?|collaboratrices?|employes?|colaborador(?:es|as)?|funcionarios?|trabalhadores|empregados)$/u;

/** Persons of any kind: they work for the company where the words around say so. */
export const PERSONS = /^(?:people|persons?|personnes?|pessoas?|members?|membres?|membros?)$/u;

/** Those who made the company: few, and each counts. */
export const MAKERS = /^(?:co-?)?(?:founders?|fondat(?:eurs?|rices?)|fundador(?:es|as)?)$|^(?:associes?|socios?)$/u;

/** How far those are who may become customers, after their number. */
export const STAGE =
  /^\s?(?:\p{L}+\s)?(?:in|under|on|em|en|sob)\s(?:(?:active|paid|free)\s)?(trial|test|teste|essai|pilot|pilote|piloto|negotiation|negociation|negociacao|beta|onboarding)s?(?!\p{L})/u;

/** Words by which a number of persons is that of the company's own. */
export const OWN_TEAM =
  /\b(?:team|employ\p{L}*|staff|headcount|workforce|we are|equipe|effectifs?|nous sommes|somos|equipa|empreg\p{L}+|time (?:de|com|tem)|quadro|au total|no total|in total)\b/u;

/** A label that is the number of those who work for the company. */
export const TEAM_LABEL =
  /^(?:(?:current |total )?(?:headcount|team(?: size)?|staff|employees|workforce)|(?:l['’])?(?:equipe|effectifs?|taille de l['’]equipe)|(?:tamanho d[ao] )?(?:equipe|equipa|time)|colaboradores|funcionarios)$/u;

/** Where some of them work: these are not all. */
export const PLACE_OF_WORK =
  /\b(?:siege|headquarters|hq|office|bureau|warehouse|entrepot|atelier|ateliers|usine|factory|plant|fabrica|escritorio|sede|armazem|loja|sales team|tech team|engineering team|equipe (?:commerciale|technique|produit)|equipe (?:comercial|tecnica|de vendas)|time (?:comercial|tecnico|de vendas|tech))\b/u;

/** Before a number: it is a part of, or comes on top of, what was named. */
export const PART_BEFORE =
  /(?:\b(?:of (?:whom|which|them)|including|among|plus|another|additional|extra|more than|first|every|each|per|dont|parmi|y compris|encore|autres?|premiers?|premieres?|chaque|par|das quais|dos quais|incluindo|entre|mais|outr[oa]s|primeir[oa]s|cada|por|up to|jusqu['’]a|ate|top|about to)|[+×x/@(-])\s*$/u;

/** After the thing counted: it is a part, is new, or is still to come. */
export const PART_AFTER =
  /^\s*(?:(?:per|par|por|each|chacun|cada|a (?:day|week|month|year)|new|more|nouveaux|nouvelles|supplementaires|novos|novas|adicionais|additional|waiting|en attente|en negociation|em negociacao|in (?:the )?(?:pipeline|negotiation))\b|[/×x]|(?!au total|no total|in total|en tout)(?:in|at|dans|au|aux|a la|en|na|no|nas|nos|em) \p{Ll})/u;

/** Customers, as what those are who are counted by another name: "31 entreprises clientes". */
export const WHO_BUY = /^(?:customers?|clients?|clientes?)$/u;

/** Which of the customers: not what they are. */
export const HOW_THEY_ARE =
  /^(?:pay\p{L}*|pagante?s?|active?s?|actifs?|ativ[oa]s?|live|sign\p{L}*|assinad[oa]s?|new|nouve\p{L}+|nov[oa]s?|in|total|fidel\p{L}*|recurr\p{L}*|recorr\p{L}*|potenti\p{L}*|potenci\p{L}*|enregistr\p{L}*|registr\p{L}*|registered|pilot\p{L}*|beta|test\p{L}*|equip\p{L}*|accompagn\p{L}*|acquis\p{L}*|servi\p{L}*|convert\p{L}*|gagn\p{L}*)$/u;

/** A list that does not name them all, or names more than them. */
export const NOT_ALL_OF_THEM =
  /\b(?:including|among|such as|for example|plus|of (?:whom|which)|dont|parmi|notamment|y compris|entre autres|incluindo|entre os quais|d[ao]s quais|entre eles|etc|e\.g|mais de|more than)\b|…/u;

/** What one customer has on average is not what there is: "un client moyen réserve 3 berceaux". */
export const OF_AN_AVERAGE =
  /\b(?:an?|the|each|our) (?:average|typical|mean) \p{L}+|\b(?:un|une|le|la|um|uma|o|a) \p{L}+ (?:moyenne?|type|typique|medi[oa]|tipic[oa])\b/u;

/** Words that are no things one counts. */
export const NOT_COUNTED = new Set(
  (
    "and or of in on at to by for from with the a an is are was were has have per new more than as if " +
    "et ou de du des la le les un une en au aux a par pour avec est sont dans sur plus que qui " +
    "e o os as um uma do da dos das em no na nos nas por para com sao foi mais que ao aos " +
    `${ANY_MONTH_NAME.replaceAll("|", " ")} ` +
    "nous vous they trust uses using rely work ont utilisent travaillent confient usam utilizam confiam trabalham " +
    "every each today now already all chaque tous toutes hoje agora cada todos todas whose which that where dont donde " +
    "second seconds seconde secondes segundo segundos minute minutes minuto minutos hour hours heure heures hora horas " +
    "day days jour jours dia dias week weeks semaine semaines semana semanas " +
    "am pm st nd rd th h min km m cm mm kg g t px gb mb tb ms k x pages page slides slide step steps etapes " +
    "million millions billion billions milliard milliards milhao milhoes bilhao bilhoes mil mille thousand euros euro dollars reais percent points"
  ).split(" "),
);
