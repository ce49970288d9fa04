import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { ReconciledRow } from "../../../src/server/contract.ts";

const en = {
  title: "The deck against the model",
  intro: "Each figure the deck states, and what the financial model says of it. Only printed rounding is tolerated.",
  none: {
    title: "Nothing to reconcile",
    body: "It takes a deck and a financial model that speak of the same figures.",
  },
  failed: "The reconciliation could not be made: the synthesis stage failed.",
  metric: "Metric",
  period: "Period",
  today: "today",
  planned: "forecast",
  deck: "Deck",
  model: "Model",
  gap: "Gap",
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
      body: "Il faut un deck et un modèle financier qui parlent des mêmes chiffres.",
    },
    failed: "Le rapprochement n’a pas pu être fait : l’étape de synthèse a échoué.",
    metric: "Indicateur",
    period: "Période",
    today: "aujourd’hui",
    planned: "prévision",
    deck: "Deck",
    model: "Modèle",
    gap: "Écart",
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
    none: { title: "Nada a conciliar", body: "É preciso um deck e um modelo financeiro que falem dos mesmos números." },
    failed: "A conciliação não pôde ser feita: a etapa de síntese falhou.",
    metric: "Indicador",
    period: "Período",
    today: "hoje",
    planned: "projeção",
    deck: "Deck",
    model: "Modelo",
    gap: "Diferença",
    status: { agree: "Concordam", differ: "Diferem", deck_only: "Só no deck", model_only: "Só no modelo" },
    filter: "Resultado",
    all: "Todos",
    alsoSays: "diz também",
    counts: (agree, differ) => `${agree} concordam, ${differ} diferem`,
  },
};
