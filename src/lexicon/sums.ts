/** Words of lines that are parts of a whole, in French, English and Portuguese, without accents and case. */

/** The line under a table that says what it comes to. */
export const TOTAL =
  /^(?:grand |sous-?|sub-?)?(?:totals?|totaux|totais|sum|somme|soma|total general|total geral)(?![\p{L}])/u;

/** A name that calls itself a total, wherever the word stands: "Use of funds total". */
export const CALLED_TOTAL = /(?<!\p{L})(?:totals?|totaux|totais|sum|somme|soma)(?!\p{L})/iu;

/** A total of part of a table: what stands above it belongs to it, and it belongs to the total below. */
export const SUBTOTAL = /^(?:sous-?|sub-?) ?tot/u;

/** Headings over lines that the round is spent on. */
export const USE_OF_FUNDS =
  /use of (?:the )?(?:funds|proceeds|capital|investment)|uses of funds|fund allocation|funds? allocation|allocation of funds|budget allocation|allocation (?:du )?budget|(?:utilisation|emploi|usage|affectation|allocation) (?:des|du|de la|de) (?:fonds|levee|capital|tour|financement)|(?:uso|aplicacao|destinacao|alocacao|utilizacao) (?:d[oae]s? )?(?:recursos|fundos|capital|investimento|rodada|captacao)/u;

/** Headings over the owners of a company and their shares. */
export const CAP_TABLE =
  /cap(?:italisation|italization)? table|table de capitalisation|shareholders?|ownership structure|actionnaires?|actionnariat|repartition du capital|acionistas?|socios?|quadro societario|estrutura acionaria|tabela de capitalizacao/u;

/** What an investor gets for an amount. */
export const STAKE =
  /% (?:of )?(?:the )?(?:equity|shares|ownership|stake|du capital|des parts|do capital|de participacao|de equity)/u;

/** Headings over parts of anything that come to a hundred per cent. */
export const BREAKDOWN = /breakdown|split|allocation|repartition|ventilation|distribuicao|reparticao|divisao/u;

/** A column of customers by name. */
export const CUSTOMERS =
  /^(?:nom (?:du )?|customer |client )?(?:clients?|customers?|clientes?|accounts?|comptes?|contas?)(?: name| nom)?s?$/u;

const PAYING = "(?:customers?|clients?|clientes?|accounts?|comptes?|contas?|logos?|companies|societes|empresas)";
const LEFT_OVER =
  "others?|autres?|outros?|outras?|rest|reste|resto|restants?|restantes?|divers|remaining|remainder|demais|long tail|longue traine|cauda longa";

/** What is left of the customers after those that are named: "Others (156)", "57 other customers", "Small clients (40)". */
export const REST = new RegExp(
  [
    `^(?:(?:and|et|e) )?(?:all |the |les |os |as )?(?:\\d{1,5} )?(?:${LEFT_OVER})(?=\\s*(?:$|[(<:,–-]|\\d|of |du |do |des |dos |small|petit|pequen|${PAYING}(?!\\p{L})))`,
    `^(?:\\+ ?|(?:and|et|e) )?\\d{1,5} (?:more|${PAYING})(?!\\p{L})`,
    `^(?:\\p{L}+ ){0,2}${PAYING}(?: \\p{L}+)? \\(\\d{1,5}\\)$`,
    `^${PAYING} restant`,
  ].join("|"),
  "u",
);

/** A column of what comes in a month. */
export const A_MONTH =
  /(?<!\p{L})(?:monthly|per month|mensuele?s?|mensuelle?s?|par mois|mensal|mensais|por m[êe]s)(?!\p{L})|\/ ?(?:mo|mois|m[êe]s)(?!\p{L})/iu;

/** What is there at the start of a time, and what is left at its end: the next one starts with it. */
export const OPENING_BALANCE =
  /\b(?:opening|start(?:ing)?|begin(?:ning)?|initial|ouverture|debut|inicial|inicio|abertura)\b/u;
export const CLOSING_BALANCE = /\b(?:closing|end(?:ing)?|final|cloture|fin|finale|fim|fecho|fechamento)\b/u;

/** Words by which the rates of one sentence are shares of one thing. */
export const OF_ONE_WHOLE = {
  any: /\b(?:sold through|of (?:our |the )?(?:sales|revenue|customers|volume|traffic|arr)|split between|breaks down|mix|des ventes|du chiffre d['’]affaires|du (?:volume|ca)|de nos (?:clients|ventes|revenus)|se repartit|reparti\p{L}*|das vendas|da receita|do (?:volume|faturamento)|dos clientes|divide-se|repartid\p{L}*)\b/u,
  capital:
    /\b(?:detiennent|detient|du capital|des parts|own|owns|hold|holds|of the (?:shares|equity|company|capital)|detem|do capital|das (?:quotas|acoes))\b/u,
};

/** The line of a table that is the mean of the others. */
export const AN_AVERAGE =
  /^\P{L}*(?:weighted (?:average|mean)|blended|(?:average|mean) \(weighted\)|moyenne ponderee|media ponderada)\b/u;

/** So many more, and not so many in all. */
export const MORE_OF_IT =
  /^\P{L}*\+\s?\d|\b(?:new|additional|more|another|extra|nouveaux|nouvelles|supplementaires?|de plus|nov[oa]s|adicionais|mais|per|par|por)\b/u;

/** Counted, and neither won nor to be won by then. */
export const NOT_REACHED =
  /\b(?:potenti\p{L}*|potenci\p{L}*|leads?|prospects?|pipeline|trials?|negoti\p{L}*|negoci\p{L}*|waitlist|essais?|interess\p{L}*|interest\p{L}*)\b/u;

/** Lines of an account by their names: what comes in, what is spent, what is left; without accents and case. */
export const INCOME_LINE =
  /^\P{L}*(?:(?:net|total|gross|average|mean|unit|annual|monthly|selling) ){0,2}(?:revenues?|sales|turnover|income|chiffre d['’]affaires|ca|recettes|produits|ventes|receitas?|faturamento|vendas|prices?|prix|precos?)\b/u;
export const COSTS_LINE =
  /^\P{L}*(?:(?:total|operating|all) )?(?:costs?|expenses?|spending|opex|charges|couts?|depenses|frais|custos?|despesas|gastos)\b/u;
export const RESULT_LINE =
  /^\P{L}*(?:(?:net|gross|operating|annual|unit|contribution) )?(?:results?|profit|loss|margin|ebitda|ebe|surplus|resultats?|benefice|marge|excedent|resultados?|lucro|margem|sobra|saldo)\b/u;
