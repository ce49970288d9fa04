import { fold } from "./fold.ts";

/**
 * Sentences that say one thing of a company and nothing else: nobody has put money in, so many founders, so many people.
 * They are known by having no word beside those of the matter, however these are put together: "the founders own all of
 * the capital" has none, "the founders own all of the patents" has one.
 */
const anyOf = (...lists: string[]): RegExp =>
  new RegExp(`^(?:${lists.join(" ").split(/\s+/).filter(Boolean).join("|")})$`, "u");

const GLUE =
  "l aos? one single euros? dollars? reais business make makes an? the its their his her our it they this that these is are was were be been being has have had having do does did of in on by from for to with at as and or any each there here which who out up just behind themselves " +
  "l[ae]s? les? un une des? du d en au aux dans par pour sur avec qu[ei]? ce cet cette ces son sa ses leurs? elle il on nous est sont etait etaient a ont avait y se s n ne soi eux-memes c " +
  "os? as uma? umas? uns d[aeo]s? n[ao]s? em com por pel[ao]s? para que este esta esse essa isso e eh sao foi foram era eram ter tem tinha ha sua seus? suas proprios";
const COMPANY =
  "company company's startup business firm activity project venture's societe entreprise activite projet empresa negocio atividade projeto time";
const TIME =
  "yet now today date far until before since currently ever still so present inception creation launch start beginning moment jusqu'ici jusqu jour aujourd'hui aujourd hui ici avant encore deja maintenant actuellement depuis origine fois time hoje ate agora ainda antes atualmente momento desde inicio vez to";
const WHOLLY =
  "only solely entirely fully exclusively totally wholly all whole totality alone 100 uniquement exclusivement entierement totalite integralite seulement seuls? tout apenas somente totalidade integralmente exclusivamente totalmente todo inteiramente todas todos integralidade";
const NOT =
  "no not never none nil zero 0 without neither nor nobody n't ni personne ninguem aucune? pas jamais sans neant nul nenhum nenhuma nunca sem nao";
const FIRST = "first maiden debut premiere? primeira primeiro";
const FUNDING =
  "capital capitaux money investors? invest investment investments invested fund funds funding funded financ\\p{L}* equity rounds? raised? raising raise fundrais\\p{L}* cap captable investisseurs? investissements? investi\\p{L}* fonds levees? leve lever shares? parts actions acoes quotas tour tours captacoes captacao captou captad[oa]s? capta fundos? rodadas? rondas? aportes? investidor investidores investimentos? recursos";
const DOES =
  "belongs? angels appartien\\p{L}* pertenc\\p{L}* auparavant realisee? effectuee? take takes took taken taking receives? received accept accepted sell sold own owns owned hold holds held open opens opened bring brought involved? backed backers? put come came made table tables shares? shareholders? stakes? outside outsiders external third part(?:y|ies) institutional angels? vcs? venture seed prior previous past earlier history revenues? sales cash flow " +
  "prendre pris recu recoit accepte vendu detien\\p{L}* detenue?s? ouv\\p{L}* entre entree eu lieu externes? exterieurs? anterieur(?:e|s|es)? precedente?s? historique actionnaires? parts? recettes ventes " +
  "tomou recebeu aceitou vendeu det[eé]m deter detido abr\\p{L}* entrou houve teve levantou extern[oa]s? anterior(?:es)? previ[oa]s? historico acionistas? acoes receitas? vendas se";
const FOUNDERS =
  "team co founders? cofounders? co-founders? founding owners? fondateurs? fondatrices? cofondateurs? associes? fundador(?:es|a|as)? cofundador(?:es|a|as)? socios?";
const PEOPLE =
  "people persons employees? staff team headcount workforce ftes? payroll personnes salaries? collaborateurs? employes? equipe equipa effectifs? etp pessoas funcionarios? colaboradores? quadro time membros? members";
const COUNTS =
  "numbers? counts? comprises? consists? employs? runs? run total work works made formed compte compt\\p{L}* comprend emploie regroupe rassemble travaillent composee? constituee? forte total conta emprega reune formad[oa] compost[oa] composta trabalham tem";

const FUNDING_WORD = anyOf(FUNDING);
const NOTHING_ELSE = anyOf(GLUE, COMPANY, TIME, WHOLLY, NOT, FIRST, FUNDING, DOES, FOUNDERS);
const [IS_NOT, IS_FIRST, IS_WHOLLY, IS_FOUNDER, IS_PEOPLE] = [NOT, FIRST, WHOLLY, FOUNDERS, PEOPLE].map((list) =>
  anyOf(list),
) as [RegExp, RegExp, RegExp, RegExp, RegExp];
const COUNT_OF_FOUNDERS = anyOf(
  GLUE,
  COMPANY,
  TIME,
  WHOLLY,
  COUNTS,
  FOUNDERS,
  "people team personnes equipe pessoas time duo",
);
const COUNT_OF_PEOPLE = anyOf(GLUE, COMPANY, TIME, WHOLLY, COUNTS, PEOPLE);
/** The round that is raised now is not one before it. */
const THIS_ROUND =
  /(?<!(?:before|avant|antes d[eo]?|prior to) )(?:the|this|current|la|le|cette|ce|a|esta|o) (?:round|raise|tour|levee|rodada|ronda|captacao)(?!\p{L})/u;

const wordsOf = (clause: string): string[] => clause.match(/[\p{L}\d]+(?:-\p{L}+)?/gu) ?? [];

/** The clauses of a sentence, folded. */
const clausesOf = (text: string): string[] => fold(text.replace(/\([^()]*\)/gu, " ")).split(/[,;—–]|\.\s/u);

/** Whether a clause says that nobody from outside has put money in, and nothing else. */
export function saysNobodyFunded(text: string): boolean {
  return clausesOf(text).some((clause) => {
    const words = wordsOf(clause);
    const has = (kind: RegExp) => words.some((word) => kind.test(word));
    if (!has(FUNDING_WORD) || !words.every((word) => NOTHING_ELSE.test(word))) return false;
    if (has(IS_FIRST)) return !has(IS_NOT);
    return has(IS_FOUNDER)
      ? has(IS_WHOLLY) && !has(IS_NOT)
      : (has(IS_NOT) || has(IS_WHOLLY)) && !THIS_ROUND.test(clause);
  });
}

/** The number of founders, or of people, a clause gives when it says nothing else; null where none does. */
export function countedAlone(
  text: string,
  what: "founders" | "people",
  numberOf: (word: string) => number | null,
): number | null {
  const [named, nothingElse] = what === "founders" ? [IS_FOUNDER, COUNT_OF_FOUNDERS] : [IS_PEOPLE, COUNT_OF_PEOPLE];
  for (const clause of clausesOf(text)) {
    const words = wordsOf(clause);
    const numbers = words.filter(
      (word) => !named.test(word) && numberOf(word) !== null && !/^(?:an?|une?|uma?|o)$/u.test(word),
    );
    const rest = words.filter((word) => !numbers.includes(word));
    const [only] = numbers;
    if (
      only !== undefined &&
      numbers.length === 1 &&
      rest.some((word) => named.test(word)) &&
      rest.every((word) => nothingElse.test(word))
    )
      return numberOf(only);
  }
  return null;
}
