import type { DebateEnding } from "../domain/debate.ts";
import type { Catalogue } from "./catalogue.ts";

const en = {
  /** Why evidence was struck, where a citation's own verdict does not say it. */
  struck: {
    noSuchEntry: (p: { cited: string }) => `${p.cited} is not in the list of evidence`,
    noQuote: "Names a place without quoting what stands there",
    noSource: "Names no document that could be opened",
    unknownFigure: (p: { figure: number }) => `${p.figure} stands neither in the evidence nor in any position`,
    hedged: (p: { words: string }) => `Says "${p.words}": what is argued here is stated or left out`,
  },
  /** Why a confidence is what it is, where the debater does not say. */
  confidence: {
    primary: "Rests on a verified document of the company",
    secondary: "Rests on verified secondary sources only",
    none: "Rests on nothing that was verified",
  },
  /** What happened on each rung above the evidence. */
  path: {
    clusters: "Three figures and more, none proven: the two leading groups were heard",
    noDocument: "There is no document to argue on: a model could prove nothing",
    setAside:
      "The arbitrator's verdicts changed too often with the order of the sides in earlier reviews: it was not asked, the documents decided",
    nothingToHear: "No page of the documents bears on it: a model could prove nothing, and none was asked",
    noted: "Moderate, and one side is sure of itself: noted, not debated",
    debated: (p: { rounds: number; ending: DebateEnding }) =>
      p.rounds === 0
        ? "The debate broke off in its first round"
        : `Debated in ${rounds(p.rounds, "round", "rounds")}: ${ENDINGS.en[p.ending]}`,
    flip: "The arbitrator's verdict changed with the order of the positions: it does not count",
    refused: "The arbitrator's verdict broke the rules of evidence, and again after it was told: it does not count",
    undecided: "The arbitrator could not decide on the evidence",
    budget: (p: { reason: string }) => `The budget for models is spent; the documents alone decided. ${p.reason}`,
    failed: (p: { reason: string }) => `The model gave no usable answer; the documents alone decided. ${p.reason}`,
    aborted: "The run was stopped; the documents alone decided",
  },
  /** A model's own words: what it cites was checked, what it makes of it was not. */
  arbitratorSays: (p: { text: string }) => `The arbitrator, a model, says: “${p.text}”`,
  oneLiner: {
    flip: (p: { topic: string }) =>
      `${p.topic} cannot be determined: the arbitrator's verdict depended on who was heard first`,
    undecided: (p: { topic: string }) => `${p.topic} cannot be determined: the evidence supports neither side enough`,
  },
  /** What to check where the evidence speaks for more than one side. */
  verify: (p: { references: string }) => `Read the passages of both sides and weigh them yourself: ${p.references}`,
  redFlag: {
    addressed: (p: { reference: string; passage: string }) =>
      `A document tries to give orders to the analysis; the passage was not used (${p.reference}: "${p.passage}")`,
  },
};

/** Sentences of the debate between models and of its arbitration. */
export const debateSentences: Catalogue<typeof en> = {
  en,
  fr: {
    struck: {
      noSuchEntry: (p) => `${p.cited} ne figure pas dans la liste des preuves`,
      noQuote: "Nomme un endroit sans citer ce qui s'y trouve",
      noSource: "Ne nomme aucun document que l'on puisse ouvrir",
      unknownFigure: (p) => `${p.figure} ne figure ni dans les preuves ni dans aucune position`,
      hedged: (p) => `Dit « ${p.words} » : ici, on affirme ou on s'abstient`,
    },
    confidence: {
      primary: "Repose sur un document vérifié de l'entreprise",
      secondary: "Repose uniquement sur des sources secondaires vérifiées",
      none: "Ne repose sur rien qui ait été vérifié",
    },
    path: {
      clusters: "Trois chiffres ou plus, aucun prouvé : les deux groupes de tête ont été entendus",
      noDocument: "Aucun document sur lequel débattre : un modèle ne pourrait rien prouver",
      setAside:
        "Les verdicts de l'arbitre ont trop souvent changé avec l'ordre des positions dans les revues précédentes : il n'a pas été consulté, les documents ont décidé",
      nothingToHear:
        "Aucune page des documents n'en parle : un modèle ne pourrait rien prouver, aucun n'a été consulté",
      noted: "Gravité modérée et un côté sûr de lui : noté, non débattu",
      debated: (p) =>
        p.rounds === 0
          ? "Le débat s'est interrompu dès le premier tour"
          : `Débattu en ${rounds(p.rounds, "tour", "tours")} : ${ENDINGS.fr[p.ending]}`,
      flip: "Le verdict de l'arbitre a changé avec l'ordre des positions : il ne compte pas",
      refused: "Le verdict de l'arbitre a enfreint les règles de preuve, et encore après rappel : il ne compte pas",
      undecided: "L'arbitre n'a pas pu trancher sur ces preuves",
      budget: (p) => `Le budget des modèles est épuisé ; les documents seuls ont décidé. ${p.reason}`,
      failed: (p) => `Le modèle n'a pas donné de réponse utilisable ; les documents seuls ont décidé. ${p.reason}`,
      aborted: "L'exécution a été arrêtée ; les documents seuls ont décidé",
    },
    arbitratorSays: (p) => `Selon l'arbitre, un modèle : « ${p.text} »`,
    oneLiner: {
      flip: (p) => `${p.topic} : indéterminable, le verdict de l'arbitre dépendait de qui était entendu en premier`,
      undecided: (p) => `${p.topic} : indéterminable, les preuves ne suffisent à aucun des deux côtés`,
    },
    verify: (p) => `Lisez les passages des deux côtés et jugez vous-même : ${p.references}`,
    redFlag: {
      addressed: (p) =>
        `Un document tente de donner des ordres à l'analyse ; le passage a été écarté (${p.reference} : « ${p.passage} »)`,
    },
  },
  pt: {
    struck: {
      noSuchEntry: (p) => `${p.cited} não consta da lista de provas`,
      noQuote: "Nomeia um lugar sem citar o que nele está",
      noSource: "Não nomeia nenhum documento que se possa abrir",
      unknownFigure: (p) => `${p.figure} não consta nem das provas nem de nenhuma posição`,
      hedged: (p) => `Diz "${p.words}": aqui afirma-se ou omite-se`,
    },
    confidence: {
      primary: "Apoia-se em um documento verificado da empresa",
      secondary: "Apoia-se apenas em fontes secundárias verificadas",
      none: "Não se apoia em nada que tenha sido verificado",
    },
    path: {
      clusters: "Três números ou mais, nenhum provado: os dois grupos principais foram ouvidos",
      noDocument: "Não há documento sobre o qual debater: um modelo nada poderia provar",
      setAside:
        "Os vereditos do árbitro mudaram vezes demais com a ordem das posições em revisões anteriores: não foi consultado, os documentos decidiram",
      nothingToHear:
        "Nenhuma página dos documentos trata disso: um modelo nada poderia provar, e nenhum foi consultado",
      noted: "Gravidade moderada e um lado seguro de si: anotado, não debatido",
      debated: (p) =>
        p.rounds === 0
          ? "O debate foi interrompido na primeira rodada"
          : `Debatido em ${rounds(p.rounds, "rodada", "rodadas")}: ${ENDINGS.pt[p.ending]}`,
      flip: "O veredito do árbitro mudou com a ordem das posições: não conta",
      refused: "O veredito do árbitro violou as regras de prova, e de novo após o aviso: não conta",
      undecided: "O árbitro não pôde decidir com essas provas",
      budget: (p) => `O orçamento dos modelos acabou; só os documentos decidiram. ${p.reason}`,
      failed: (p) => `O modelo não deu resposta utilizável; só os documentos decidiram. ${p.reason}`,
      aborted: "A execução foi interrompida; só os documentos decidiram",
    },
    arbitratorSays: (p) => `Segundo o árbitro, um modelo: “${p.text}”`,
    oneLiner: {
      flip: (p) => `${p.topic}: indeterminável, o veredito do árbitro dependia de quem era ouvido primeiro`,
      undecided: (p) => `${p.topic}: indeterminável, as provas não bastam a nenhum dos lados`,
    },
    verify: (p) => `Leia os trechos dos dois lados e julgue por si mesmo: ${p.references}`,
    redFlag: {
      addressed: (p) =>
        `Um documento tenta dar ordens à análise; o trecho foi descartado (${p.reference}: "${p.passage}")`,
    },
  },
};

const ENDINGS: Catalogue<Record<DebateEnding, string>> = {
  en: {
    values_agree: "both came to the same value",
    conceded: "one side conceded, and the documents bear the other out",
    arguments_converged: "both argue the same",
    nothing_new: "the last round brought no new evidence",
    all_rounds: "all rounds were used",
    size_limit: "a further round would take more tokens than one case may",
    cut_short: "it was cut short",
  },
  fr: {
    values_agree: "les deux sont arrivés à la même valeur",
    conceded: "un côté a cédé, et les documents donnent raison à l'autre",
    arguments_converged: "les deux avancent les mêmes arguments",
    nothing_new: "le dernier tour n'a apporté aucune preuve nouvelle",
    all_rounds: "tous les tours ont été utilisés",
    size_limit: "un tour de plus dépasserait les jetons prévus pour un cas",
    cut_short: "il a été interrompu",
  },
  pt: {
    values_agree: "os dois chegaram ao mesmo valor",
    conceded: "um lado cedeu, e os documentos dão razão ao outro",
    arguments_converged: "os dois defendem o mesmo",
    nothing_new: "a última rodada não trouxe nenhuma prova nova",
    all_rounds: "todas as rodadas foram usadas",
    size_limit: "mais uma rodada ultrapassaria os tokens previstos para um caso",
    cut_short: "foi interrompido",
  },
};

function rounds(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
