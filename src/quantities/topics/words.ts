import type { Basis, UnitKind } from "../../domain/quantity.ts";
import { fold } from "../../lexicon/fold.ts";
import { SCALE_WORDS } from "../../lexicon/scales.ts";
import { readBasis } from "../basis.ts";

/** Words that link others and never tell two metrics apart. */
const LINKS = new Set(
  "a an the of at in on to for and our we its with as by from d l le la les de du des un une au aux en et notre nos votre sur pour dans o os um uma do da dos das em no na nos nas ao e nosso nossa".split(
    " ",
  ),
);

/** Words around a label that leave its meaning as it is. */
const FILLERS = new Set(
  (
    "total totale totaux overall global group groupe grupo consolidated consolide consolidee consolidado consolidada current currently latest last today actuel actuelle actuels actuellement dernier derniere atual atuais ultimo ultima hoje " +
    "value valeur valor figure chiffre level niveau nivel metric kpi indicator indicateur indicador company entreprise societe empresa startup " +
    "claimed declared reported stated announced annonce annoncee declare declaree affiche affichee declarado anunciado divulgado " +
    "end year fin annee exercice fiscal fy ytd yoy mom qoq ltm ttm cloture closing fim ano periodo period periode date " +
    "approx approximately about environ cerca aproximadamente circa " +
    "ht hors taxes excl vat k m bn md mds mrd mln mio"
  ).split(" "),
);

/** What a word says about the kind of number that follows it. */
const UNIT_WORDS = new Map<string, UnitKind>([
  ...spread(
    "money",
    "eur euro euros keur meur inr crore crores cr lakh lakhs usd dollar dollars kusd gbp brl chf reais amount amounts montant montants montante spend",
  ),
  ...spread(
    "percent",
    "percent percentage pct pourcentage porcentagem percentual percentagem rate rates taux taxa taxas",
  ),
  ...spread("count", "number count num nb nombre numero qty quantity quantite quantidade volume"),
  ...spread("multiple", "multiple multiples multiplo ratio x"),
  ...spread("duration", "month months mois mes meses day days jours dias duration duree duracao"),
]);

/** Written without accents, these are still the readers' words. */
const ACCENTED: Record<string, string> = {
  projete: "projeté",
  projetee: "projetée",
  projetes: "projetés",
  prevision: "prévision",
  previsions: "prévisions",
  previsao: "previsão",
  projecao: "projeção",
  projecoes: "projeções",
  estime: "estimé",
  estimee: "estimée",
  realisee: "réalisée",
  realises: "réalisés",
  constate: "constaté",
  historico: "histórico",
  orcamento: "orçamento",
  orcado: "orçado",
  annualise: "annualisé",
  enregistres: "enregistrés",
};

function spread(unit: UnitKind, words: string): [string, UnitKind][] {
  return words.split(" ").map((word) => [word, unit]);
}

/** True for a word that only links others: articles, prepositions, "and". */
export function isLink(key: string): boolean {
  return LINKS.has(key);
}

/** "(R$ mil)", "in thousands", "en milliers": how a table counts, not what. */
const SCALES = new Set(["mi", "bi", ...Object.keys(SCALE_WORDS).map(fold)]);

/** True for a word that may stand around a label without changing what it means. */
export function isFiller(key: string): boolean {
  return FILLERS.has(key) || SCALES.has(key) || /^\d+s?$/.test(key);
}

/** The kind of number a word announces ("taux" a percentage, "nombre" a count), or undefined. */
export function unitOfWord(key: string): UnitKind | undefined {
  return UNIT_WORDS.get(key);
}

const known = new Map<string, boolean>();

/** True for a word that names a definition (gross, net, projected, paying, monthly) rather than a metric. */
export function isQualifier(key: string, text: string): boolean {
  // An accent may make the definition: "réalisé" is one and "realise" a verb, whichever was asked first.
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const answer = PARTS_OF_QUALIFIERS.has(key) || Object.keys(basisOfWords([{ key, text }])).length > 0;
  if (known.size > 5000) known.clear();
  known.set(text, answer);
  return answer;
}

const PARTS_OF_QUALIFIERS = new Set([
  "pre",
  "post",
  "pos",
  "money",
  "premoney",
  "postmoney",
  "monthly",
  "actual",
  "reel",
  "reelle",
  "real",
]);

/** The definition that these words name together. */
export function basisOfWords(words: readonly { key: string; text: string }[]): Basis {
  return readBasis(words.map(({ key, text }) => ACCENTED[key] ?? text).join(" "));
}
