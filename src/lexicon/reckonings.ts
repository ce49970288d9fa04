import { NUMBER_NAMES, numbersFrom } from "./small-numbers.ts";

/** Words by which a line says that it works something out; folded (no accents, lower case). */

/** What stands between a share and what it comes to: "4 % of them, that is 17 M€". */
export const COMES_TO =
  /(?:(?<!\p{L})(?:soit|ou seja|isto e|i\.?e\.?|that is|which is|or about|o que da|ce qui fait|c'est-a-dire)(?!\p{L})|[=≈→])[^\d\p{L}]*(?:environ|about|around|cerca de|some|over|plus de|mais de|more than)?[^\d\p{L}]*$/u;

/** What stands between a share and what it is of: "3 % of the", "5 % fee on". */
export const OF_A_WHOLE_BETWEEN =
  /^\s?(?:fee |commission |cut |frais |taxa )?(?:of|on|de|du|des|d'|do|da|dos|das|sur|sobre) ?(?:the |all |our |la |le |les |l'|o |a |os |as )?[^\p{L}\d]*$/u;

/** That money lasts for so long. */
export const LASTS =
  /\brunway\b|\b(?:lasts?|pays? for|buys? us|carr(?:y|ies) us|funds? us)\b|\b(?:months|mois|meses) (?:of|de|d['’]) ?(?:operations?|runway|fonctionnement|activite|exploitation|operacao|atividade|caixa|cash)\b|\bautonomie\b|\bdevant nous\b|\b(?:tient|tenir|tenons|finance)\b|\bfolego\b|\b(?:dura|duram|sustenta|financia)\b/u;

/** What a company is worth, or earns: no money that it can spend. */
export const NOT_SPENT =
  /\b(?:pre-?money|post-?money|valuation|valorisation|valoracao|avaliacao|mrr|arr|revenues?|chiffre d'affaires|receitas?|sales|ventes|vendas|price|prix|preco|salar(?:y|ies|ios?)|salaires?)\b/u;

/** How many times as much as what is named next; the number in the first group. */
export const TIMES_AS_MUCH = new RegExp(
  String.raw`(?<!\p{L})(twice|double|triple|${numbersFrom(2)}|\d{1,2}) ?(?:times|x|fois|vezes)?(?: as much| more)?(?: as| than| what| que| ce que| o que| la| le| o| a| the| celui| celle)(?!\p{L})`,
  "u",
);
export const SAID_NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(NUMBER_NAMES),
  ...{ twice: 2, double: 2, triple: 3 },
};

/** Behind a share: the name of what it is of, in the first group; folded. */
export const NAMED_WHOLE =
  /^\s?(?:of|de|du|des|d'|do|da|dos|das) ?(?:the |our |all |la |les? |l'|nos |notre |ces |os? |as? |noss[oa]s? )?((?:\p{L}[\p{L}'-]*\s?){1,4}?)(?=[,:;.()=≈–—]|\d|$|\s(?:by|in|en|em|d'ici|until|ate|par|with|avec|com|and|et|e|is|are|that|which|qui|que|soit|ou|today|aujourd'hui|hoje)(?!\p{L}))/u;

/** Words that say nothing of which whole is meant; singular, without accents. */
export const OF_NO_NAME: ReadonlySet<string> = new Set(
  (
    "the our all this that total market marche mercado size volume value share part new year month annual yearly about around people " +
    "nos notre les des ces ce cette total totale taille valeur annuel mois " +
    "nosso nossa dos das este esta tamanho valor anual mes mil million millions billion milliard milhao milhoes bilhoes"
  ).split(" "),
);
