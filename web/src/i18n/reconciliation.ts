import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { ReconciledRow } from "../../../src/server/contract.ts";

const en = {
  title: "The deck against the model",
  intro: "Each figure the deck states, and what the financial model says of it. Only printed rounding is tolerated.",
  none: {
    title: "Nothing to reconcile",
    body: "Deck and model have no figure in common that could be compared.",
  },
  noModel: {
    title: "No model to hold the deck against",
    body: "This deal has no financial model that could be read. Ask the founder for it, and drop it on the deal’s page.",
  },
  allFigures: "All figures the documents state",
  failed: "The reconciliation could not be made: the synthesis stage failed.",
  metric: "Metric",
  period: "Period",
  today: "today",
  planned: "forecast",
  deck: "Deck, papers",
  model: "Model",
  gap: "Gap (model\u00a0/\u00a0deck\u00a0−\u00a01)",
  status: { agree: "Agree", differ: "Differ", deck_only: "Deck only", model_only: "Model only" } satisfies Record<
    ReconciledRow["status"],
    string
  >,
  filter: "Result",
  all: "All",
  alsoSays: "also says",
  counts: (agree: number, differ: number) => `${agree} agree, ${differ} differ`,
};

/** The deck against the model. */
export const RECONCILIATION: Catalogue<typeof en> = {
  fr: {
    title: "Le deck face au modèle",
    intro:
      "Chaque chiffre que le deck annonce, et ce que le modèle financier en dit. Seul l’arrondi imprimé est toléré.",
    none: {
      title: "Rien à rapprocher",
      body: "Deck et modèle n’ont aucun chiffre en commun qui puisse être comparé.",
    },
    noModel: {
      title: "Pas de modèle à mettre face au deck",
      body: "Ce dossier n’a pas de modèle financier lisible. Demandez-le au fondateur et déposez-le sur la page du dossier.",
    },
    allFigures: "Tous les chiffres des documents",
    failed: "Le rapprochement n’a pas pu être fait : l’étape de synthèse a échoué.",
    metric: "Indicateur",
    period: "Période",
    today: "aujourd’hui",
    planned: "prévision",
    deck: "Deck, pièces",
    model: "Modèle",
    gap: "Écart (modèle\u00a0/\u00a0deck\u00a0−\u00a01)",
    status: { agree: "Concordent", differ: "Diffèrent", deck_only: "Deck seul", model_only: "Modèle seul" },
    filter: "Résultat",
    all: "Tous",
    alsoSays: "dit aussi",
    counts: (agree, differ) => `${agree} concordent, ${differ} diffèrent`,
  },
  en,
  pt: {
    title: "O deck frente ao modelo",
    intro:
      "Cada número que o deck afirma e o que o modelo financeiro diz dele. Só se tolera o arredondamento impresso.",
    none: {
      title: "Nada a conciliar",
      body: "Deck e modelo não têm nenhum número em comum que possa ser comparado.",
    },
    noModel: {
      title: "Nenhum modelo para comparar com o deck",
      body: "Este negócio não tem modelo financeiro legível. Peça-o ao fundador e solte-o na página do negócio.",
    },
    allFigures: "Todos os números dos documentos",
    failed: "A conciliação não pôde ser feita: a etapa de síntese falhou.",
    metric: "Indicador",
    period: "Período",
    today: "hoje",
    planned: "projeção",
    deck: "Deck, documentos",
    model: "Modelo",
    gap: "Diferença (modelo\u00a0/\u00a0deck\u00a0−\u00a01)",
    status: { agree: "Concordam", differ: "Diferem", deck_only: "Só no deck", model_only: "Só no modelo" },
    filter: "Resultado",
    all: "Todos",
    alsoSays: "diz também",
    counts: (agree, differ) => `${agree} concordam, ${differ} diferem`,
  },
};
