import { fold } from "./fold.ts";
import { countedAlone, saysNobodyFunded } from "./plain-claims.ts";

/** How people say, in three languages and without a figure's name, how many founders and people a company has, and that nobody has put money in. */

const NUMBER = "(?<count>\\d{1,6}|\\p{L}+(?:-\\p{L}+)?)";
const FOUNDERS = "(?:co-?)?(?:founders?|fondateurs?|fondatrices?|fundador[ae]s?|socios[- ]fundador[ae]s)";
const PEOPLE =
  "(?:people|persons|employees|staff(?: members)?|team members|personnes|salaries?|collaborateurs|employes?|pessoas|funcionarios|colaboradores|membros)";

const whole = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "u");

const SOLE_FOUNDER = whole(
  `${FOUNDERS} \\((?:single|sole|solo|seule?|unic[oa])\\)|(?:sole|solo|single|only|seule?|unique) (?:and \\p{L}+ )?${FOUNDERS}|${FOUNDERS} (?:seule?|unique|unic[oa])|unic[oa] ${FOUNDERS}`,
);
const numbered = (group: string): string => NUMBER.replace("count", group);
/** "Two founders of Planifab" are another company's. */
const NOT_OF_ANOTHER =
  "(?! (?:of|de|da|do|d')(?! (?:the |this |l[ae] |cette |a |o |esta )?(?:company|startup|societe|entreprise|empresa)) ?\\p{L})";
const COUPLE = "(?<couple>duo|pair|binome|dupla|trio)";
const COUNTED_FOUNDERS = whole(
  [
    `${NUMBER} (?:associes? )?${FOUNDERS}${NOT_OF_ANOTHER}`,
    `(?:co-?)?(?:founded|started|set up|fondee?|creee?|fundad[ao]|criad[ao]) (?:by|par|por) ${numbered("founding")}`,
    `${COUPLE} (?:of|de) ${FOUNDERS}${NOT_OF_ANOTHER}|(?:founding|founder) ${COUPLE.replace("couple", "paired")}|${COUPLE.replace("couple", "joined")} (?:fondateur|fundador[ae]?)`,
  ].join("|"),
);
/** Words that count people by themselves. */
const COUPLES = new Map([
  ...["duo", "pair", "binome", "dupla"].map((word): [string, number] => [word, 2]),
  ["trio", 3],
]);
/** Who is employed, unlike people, who may be anybody's. */
const STAFF = "(?:employees|ftes?|staff members|salaries|employes|etp|funcionarios|empregados)";
/** "With only eleven staff", "onze collaborateurs à ce jour": said of the whole company. */
const ALL_STAFF = `(?:${STAFF}|staff|collaborateurs|colaboradores)`;
const IN_ALL =
  "(?:today|now|to date|currently|in total|on (?:the )?payroll|(?:are|is) on (?:the )?payroll|a ce jour|aujourd'hui|au total|hoje|atualmente|no total)";
/** "A team of 11", "l'équipe compte onze personnes", "eleven people work there"; "a team of 3 engineers" is a part of it. */
const COUNTED_PEOPLE = whole(
  [
    `(?:with|avec|com) (?:just|only|seulement|apenas|so|somente) ${numbered("few")} ${ALL_STAFF}(?! ?(?:of|de|d'|do|da|du|in|en|em))`,
    `(?<![\\p{L}'] )${numbered("all")} ${ALL_STAFF} ${IN_ALL}|(?:staff|team|equipe|equipa) (?:of|de) ${numbered("total")} ${IN_ALL}`,
    `(?:effectif|headcount|quadro) (?:actuel|current|atual|total) (?:is|of|est de|e de) ${numbered("now")}(?! ?\\p{L})`,
    `(?:employs|emploie|emprega) ${numbered("hiring")}(?! ?\\p{L})`,
    `(?:team|staff|workforce|equipe|effectif|quadro) (?:of|de|d'|numbers|counts|compte|comprend|conta com|tem|is|est de|e de|stands at) ?${NUMBER}(?: ${PEOPLE})?(?! ?\\p{L})`,
    `(?:employs|emploie|emprega|counts|compte|conta com) ${numbered("hired")} ${PEOPLE}`,
    `${numbered("working")} (?:${PEOPLE} )?(?:work (?:there|here|for)|travaillent|trabalham)`,
    `(?:team|staff|workforce) (?:is|of) ${numbered("strong")} ${PEOPLE} strong`,
    `(?:headcount|effectif|efetivo) (?:of|is|stands at|de|est de|e de) ${numbered("heads")}(?! ?\\p{L})`,
    `there are ${numbered("them")} of them(?= today|[^\\p{L}]*$)|(?:ils|elles) sont ${numbered("they")}(?= aujourd|[^\\p{L}]*$)|sao ${numbered("nos")} (?:${PEOPLE} )?(?:na equip[ae]|no time|na empresa)`,
    `(?<members>\\d{1,6}|\\p{L}+)-(?:person|people|strong) (?:team|staff|workforce)`,
    `(?<![\\p{L}'] )(?:${numbered("employed")}) ${STAFF}(?! ?\\p{L})`,
    `(?:has|have|a|ont|tem|ha|are|sont|sao) ${numbered("kept")} ${STAFF}(?! ?\\p{L})`,
  ].join("|"),
);
const MONEY = "(?:money|funds|funding|financing|capital|investment|financement|apport|investimento|financiamento)";
const OUTSIDE = "(?:outside|external|third-party|institutional)";
/** Nobody has put money in, or nobody before this round. */
const NEVER_FUNDED = whole(
  [
    `(?:(?:has|have|had) )?(?:never|not yet|not ever) raised(?: (?:any )?(?:${OUTSIDE} )?(?:${MONEY}|a round)|(?! ?(?:its|their|the|his|her|our|an?|any|this|that|prices?|[$€£]) ))`,
    `(?:zero|nil) (?:${OUTSIDE} )?${MONEY}(?: raised)?(?= (?:to date|so far|until now|as of)|[^\\p{L}]*$)|first (?:${OUTSIDE} )?(?:money|cheque|check|capital) in(?=[^\\p{L}]*$)`,
    `no (?:${OUTSIDE} )?investors?(?= (?:so far|to date|yet|until now|(?:is|are|was) (?:yet )?on board|on (?:board|the cap table)|in the (?:capital|cap table|company))|[^\\p{L}]*$)`,
    "(?:no|without(?: any)?) (?:outside|external|prior|previous) (?:investors?|funding|financing|capital|rounds?)",
    "(?:fully |entirely |still )?bootstrapped|self-funded",
    `(?:first|maiden) (?:ever )?(?:${OUTSIDE} )?(?:funding |financing |fundraising |investment |venture )?(?:round(?! of (?!funding|financing|investment))|fundraise|fundraising)`,
    `premiere (?:ouverture d[ue] capital|entree d'investisseurs)`,
    `(?:no|never any|without) (?:venture |vc |seed |equity )(?:money|funding|capital|investment|investors?)|(?:taken|received|accepted) no (?:venture |vc |${OUTSIDE} |equity )?${MONEY}`,
    "no (?:shares|equity|stock) (?:has|have|had) (?:ever )?been (?:sold|issued) to (?:outsiders|investors|third parties)",
    `(?:cap ?table|capital|ownership|shareholding|equity) (?:is |remains |est |reste |e |esta )?(?:limited to|held (?:only|entirely|100 ?%) by|100 ?% (?:owned |held )?by|limite aux?|(?:detenu |entierement )+(?:a 100 ?% )?par|(?:detido )?(?:a )?100 ?% (?:d|pel)os) (?:the |les |os )?(?:founders|fondateurs|fundadores|socios)`,
    `(?:(?:prior|previous|past|earlier) )?(?:funding|financing|fundraising)(?: history| to date| so far| raised)? ?[:=] ?(?:none|nil|no|zero|0)|historique d(?:e|es) (?:financements?|levees?) ?: ?(?:aucune?|neant|0)|(?:historico de (?:captac(?:ao|oes)|financiamentos?)|captac(?:ao|oes) (?:anterior(?:es)?|previas?)) ?: ?(?:nenhum[ao]?|zero|0)`,
    `aucun tour de table(?= (?:n'a|avant|a ce jour|precedent|anterieur)|[^\\p{L}]*$)|pas d'investisseurs?(?= (?:au capital|externes?|a ce jour|pour l'instant)|[^\\p{L}]*$)`,
    `(?:sans|sem) (?:fonds|${MONEY}|recursos?) (?:exterieurs?|externes?|extern[oa]s?|de terceiros)`,
    `nao (?:ha|existem?|tem) (?:nenhum )?investidor(?:es)? (?:no cap ?table|no capital|na empresa|extern[oa]s?)`,
    `(?:se financi(?:ou|a)|financi(?:ou|a)-se|financiada?) (?:so |apenas |somente |exclusivamente )?com recursos proprios`,
    "n'(?:a|ont|avait) (?:encore )?jamais (?:leve|fait de levee)(?: de fonds)?|jamais leve de fonds|aucune levee(?: de fonds)?",
    `sans (?:aucun )?investisseurs?(?: externes?)?|aucun investisseur(?: externe)?(?= (?:a ce jour|au capital|pour l'instant|jusqu'ici|n'est (?:encore )?entre)|[^\\p{L}]*$)|autofinancee?`,
    "premiere levee(?: de fonds)?|premier tour(?: de table| d'investissement| de financement|(?! d[e']))",
    "(?:nunca|ainda nao) (?:captou|levantou|recebeu)(?: (?:dinheiro|capital|recursos|investimentos?|fundos)|(?= (?:ate|antes|desde)|[^\\p{L}]*$))",
    "sem (?:nenhum )?investidor(?:es)?(?: externos?)?|nenhum investidor(?: externo)?(?= (?:ate|no capital|na empresa|por enquanto|entrou)|[^\\p{L}]*$)",
    "(?:financiad[ao]|finance[ae]d?|financee?) (?:apenas|so|somente|exclusivamente|only|entirely|uniquement|exclusivement) (?:com|by|with|par|avec|sur|pel[oa]s) (?:[\\p{L}']+ ){0,4}(?:socios|fundador(?:es|as)|founders?|fondateurs|associes)",
    `(?:has|have|had|did) (?:not|never)(?: yet| ever)? (?:raised|received|taken|had|raise|receive)(?: in)?(?: any)? (?:${OUTSIDE} )?${MONEY}`,
    `no (?:${OUTSIDE} )?${MONEY} (?:has been|was|had been) (?:raised|received)|(?:has|have) yet to raise`,
    `n'(?:a|ont|avait) (?:pas encore|encore pas|pas) leve(?! ?\\p{L})|n'(?:a|ont|avait) (?:jamais |pas )?recu (?:aucun|de) ${MONEY}`,
    `(?:aucun|pas de) ${MONEY} (?:externe|exterieur|tiers)|aucun tour (?:precedent|anterieur)`,
    `(?:nao|nunca) (?:houve|captou|levantou|recebeu|teve)(?: nenhum[ao]?)? ?(?:${MONEY}|recursos|rodadas?|aportes?|captac(?:ao|oes))`,
    "nenhuma (?:captacao|rodada)(?: anterior| previa)|nenhum aporte(?: externo| anterior)",
    "(?:financed|funded) everything (?:themselves|himself|herself)|tout finance (?:eux-memes|elles-memes|lui-meme|elle-meme)|financi(?:aram|ou) tudo com recursos proprios",
    "primeira (?:rodada|ronda|captacao)(?: de (?:investimento|financiamento|captacao))?",
  ].join("|"),
);

const NOT_THE_FIRST = whole(
  "(?:not|isn't|wasn't|pas|nao) (?:[\\p{L}']+ ){0,3}(?:first|maiden|premiere?|primeira|primeiro)",
);
/** "The customer is self-funded". */
const OF_A_CUSTOMER = whole(
  "(?:customers?|clients?|partners?|suppliers?|partenaires?|fournisseurs?|clientes?|parceiros?|fornecedor(?:es)?) (?:is|are|was|were|has|have|est|sont|a|ont|e|sao|tem)",
);

/** What a sentence says of the company's founders: how many, and its words. Null where it counts none. */
export function foundersSaid(
  text: string,
  numberOf: (word: string) => number | null,
): { count: number; words: string } | null {
  const level = fold(text);
  const sole = SOLE_FOUNDER.exec(level);
  if (sole !== null) return { count: 1, words: asWritten(text, level, sole) };
  // "A founder of the company" counts nobody.
  const several = counted(text, COUNTED_FOUNDERS, (word) => COUPLES.get(word) ?? numberOf(word));
  if (several !== null) return several.count < 2 ? null : several;
  const alone = countedAlone(text, "founders", numberOf);
  return alone === null || alone < 2 ? null : { count: alone, words: text.trim() };
}

/** What a sentence says of how many people work there. */
export function peopleSaid(
  text: string,
  numberOf: (word: string) => number | null,
): { count: number; words: string } | null {
  const said = counted(text, COUNTED_PEOPLE, numberOf);
  if (said !== null) return said;
  const alone = countedAlone(text, "people", numberOf);
  return alone === null ? null : { count: alone, words: text.trim() };
}

/** The words by which a sentence says that nobody has put money in before; null where it does not. */
export function neverFundedSaid(text: string): string | null {
  const level = fold(text);
  const found = OF_A_CUSTOMER.test(level) || NOT_THE_FIRST.test(level) ? null : NEVER_FUNDED.exec(level);
  if (found !== null) return asWritten(text, level, found);
  return saysNobodyFunded(text) ? text.trim() : null;
}

function counted(
  text: string,
  pattern: RegExp,
  numberOf: (word: string) => number | null,
): { count: number; words: string } | null {
  const level = fold(text);
  const found = pattern.exec(level);
  const word = Object.values(found?.groups ?? {}).find((one) => one !== undefined);
  const count = word === undefined ? null : numberOf(word);
  return found === null || count === null ? null : { count, words: asWritten(text, level, found) };
}

/** With its accents, where folding moved no character. */
const asWritten = (text: string, level: string, { 0: words, index }: RegExpExecArray): string =>
  level.length === text.length ? text.slice(index, index + words.length) : words;
