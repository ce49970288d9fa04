import type { Coverage } from "../../../src/domain/dossier.ts";
import type { FlagStanding } from "../../../src/domain/red-flag.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { ScenarioCase } from "../../../src/server/contract.ts";

interface AnswerWords {
  question: string;
  /** No analyst's words came with the deal. */
  questionOfDocuments: string;
  more: (count: number) => string;
  seeAbove: (count: number) => string;
  standing: Record<FlagStanding, string>;
  /** An analyst's warning that the documents' own figures bear out. */
  shownAbove: string;
  score: string;
  outOf: string;
  noScore: string;
  arithmetic: string;
  contested: string;
  nothingContested: string;
  contradictionsFailed: string;
  questionsFailed: string;
  noContradiction: string;
  listedOnly: (count: number) => string;
  differing: (count: number) => string;
  redFlags: string;
  questions: string;
  noQuestions: string;
  changes: string;
  allQuestions: (count: number) => string;
  notExamined: string;
  everythingExamined: string;
  notExaminedIntro: string;
  missing: Record<
    "stages" | "gaps" | "unreadable" | "contradictions" | "agents" | "refused" | "court" | "warnings",
    string
  >;
  read: string;
  sections: (count: number) => string;
  coverage: Record<Coverage, string>;
  advice: string;
  decidedBy: (agent: string) => string;
  notAccepted: string;
  tradeOffs: string;
  memo: string;
  assumptions: string;
  assumptionsIntro: string;
  scenarios: string;
  definitions: string;
  definitionsIntro: string;
  recheck: (count: number) => string;
  cases: Record<ScenarioCase, string>;
  builtIn: string;
}

/** The first screen of a review. */
export const ANSWER: Catalogue<AnswerWords> = {
  fr: {
    question: "Peut-on se fier à cette analyse ?",
    questionOfDocuments: "Peut-on se fier à ces documents ?",
    more: (count) => (count === 1 ? "Afficher 1 de plus" : `Afficher ${count} de plus`),
    seeAbove: (count) => (count === 1 ? "1 autre est décrit plus haut." : `${count} autres sont décrits plus haut.`),
    shownAbove: "les chiffres des documents le montrent",
    standing: { verified: "source vérifiée", unverified: "sans preuve", false: "source fausse" },
    score: "Note du dossier",
    outOf: "sur 100",
    noScore: "Pas assez d’éléments pour une note",
    arithmetic: "Le calcul",
    contested: "Ce qui reste contesté",
    contradictionsFailed: "Les contradictions n’ont pas toutes pu être recherchées : une étape a échoué.",
    questionsFailed: "Aucune question, mais une partie de la revue a échoué : il peut en manquer.",
    nothingContested: "Aucune contradiction ouverte",
    noContradiction: "Aucune n’a été relevée dans ce qui a pu être comparé.",
    listedOnly: (count) => (count === 1 ? "1 est signalée sans verdict." : `${count} sont signalées sans verdict.`),
    differing: (count) =>
      count === 1 ? "Deck et modèle diffèrent sur 1 chiffre" : `Deck et modèle diffèrent sur ${count} chiffres`,
    redFlags: "Signaux d’alerte",
    questions: "À demander au fondateur",
    noQuestions: "La revue n’a soulevé aucune question. Voyez aussi ce qui n’a pas été examiné.",
    changes: "Ce que la réponse changerait :",
    allQuestions: (count) => (count === 1 ? "Préparer la question" : `Préparer les ${count} questions`),
    notExamined: "Ce qui n’a pas été examiné",
    everythingExamined: "Tout ce qui a été trouvé a été examiné.",
    notExaminedIntro: "Une lacune n’est jamais un feu vert.",
    missing: {
      stages: "Étapes qui ont échoué",
      gaps: "Données absentes",
      unreadable: "Documents illisibles",
      contradictions: "Contradictions sans verdict",
      agents: "Analyses non relues",
      refused: "Constats impossibles à comparer",
      court: "Jugées sans modèle, sur les seuls documents",
      warnings: "À savoir sur les fichiers",
    },
    read: "Documents lus",
    sections: (count) => (count === 1 ? "1 section" : `${count} sections`),
    coverage: {
      normal: "Sources primaires en bon état",
      partial: "Sources primaires lues en partie",
      secondary_only: "Sources secondaires seulement : confiance moyenne au plus",
      none: "Aucune source fiable",
    },
    advice: "Recommandations opposées",
    decidedBy: (agent) => `Décision de ${agent}`,
    notAccepted: "Non retenue : confiance trop faible pour agir",
    tradeOffs: "Ce à quoi on renonce",
    memo: "Mémo d’investissement",
    assumptions: "Ce qui devrait être faux pour que tout tombe",
    assumptionsIntro: "Chaque hypothèse est mise à l’épreuve, et ce qu’elle emporte avec elle est recalculé.",
    definitions: "Non pas des contradictions : des définitions différentes",
    definitionsIntro: "Ces constats ne parlent pas de la même chose : période, périmètre, devise ou unité diffèrent.",
    recheck: (count) =>
      `${count < 2 ? `${count} verdict revérifié` : `${count} verdicts revérifiés`} après le remplacement de documents ; les autres viennent de la revue précédente.`,
    scenarios: "Scénarios",
    cases: { low: "Bas", base: "Central", high: "Haut" },
    builtIn: "Aucune analyse d’agent n’accompagnait ce dossier : nos propres analystes ont lu les documents.",
  },
  en: {
    question: "Can this analysis be trusted?",
    questionOfDocuments: "Can these documents be trusted?",
    more: (count) => `Show ${count} more`,
    seeAbove: (count) => (count === 1 ? "1 more is told above." : `${count} more are told above.`),
    shownAbove: "the documents’ own figures show it",
    standing: { verified: "source checked", unverified: "not proven", false: "false source" },
    score: "Deal score",
    outOf: "out of 100",
    noScore: "Not enough to give a score",
    arithmetic: "The arithmetic",
    contested: "What stays contested",
    contradictionsFailed: "Not all contradictions could be looked for: a stage failed.",
    questionsFailed: "No question, but a part of the review failed: some may be missing.",
    nothingContested: "No open contradiction",
    noContradiction: "None was found in what could be compared.",
    listedOnly: (count) => (count === 1 ? "1 is listed without a verdict." : `${count} are listed without a verdict.`),
    differing: (count) =>
      count === 1 ? "Deck and model differ on 1 figure" : `Deck and model differ on ${count} figures`,
    redFlags: "Red flags",
    questions: "To ask the founder",
    noQuestions: "The review raised no question. See also what was not examined.",
    changes: "What an answer would change:",
    allQuestions: (count) => (count === 1 ? "Prepare the question" : `Prepare the ${count} questions`),
    notExamined: "What was not examined",
    everythingExamined: "Everything that was found was examined.",
    notExaminedIntro: "A gap is never a pass.",
    missing: {
      stages: "Stages that failed",
      gaps: "Missing data",
      unreadable: "Documents that cannot be read",
      contradictions: "Contradictions without a verdict",
      agents: "Analyses not reviewed",
      refused: "Findings that cannot be compared",
      court: "Judged without a model, on the documents alone",
      warnings: "About the files",
    },
    read: "Documents read",
    sections: (count) => (count === 1 ? "1 section" : `${count} sections`),
    coverage: {
      normal: "Primary sources in good order",
      partial: "Primary sources read in part",
      secondary_only: "Secondary sources only: medium trust at most",
      none: "No reliable source",
    },
    advice: "Opposed recommendations",
    decidedBy: (agent) => `Decided by ${agent}`,
    notAccepted: "Not accepted: too little confidence to act on",
    tradeOffs: "What is given up",
    memo: "Investment memo",
    assumptions: "What would have to be false for all of it to fall",
    assumptionsIntro: "Each assumption is put under stress, and what goes down with it is recomputed.",
    definitions: "Not contradictions: different definitions",
    definitionsIntro: "These findings do not speak of the same thing: period, scope, currency or unit differ.",
    recheck: (count) =>
      `${count === 1 ? "1 verdict was" : `${count} verdicts were`} checked again after documents were replaced; the others are those of the review before.`,
    scenarios: "Scenarios",
    cases: { low: "Low", base: "Base", high: "High" },
    builtIn: "No agent’s analysis came with this deal: our own analysts read the documents.",
  },
  pt: {
    question: "Dá para confiar nesta análise?",
    questionOfDocuments: "Dá para confiar nestes documentos?",
    more: (count) => `Mostrar mais ${count}`,
    seeAbove: (count) => (count === 1 ? "Mais 1 está descrito acima." : `Mais ${count} estão descritos acima.`),
    shownAbove: "os números dos documentos o mostram",
    standing: { verified: "fonte verificada", unverified: "sem prova", false: "fonte falsa" },
    score: "Nota do negócio",
    outOf: "de 100",
    noScore: "Falta base para uma nota",
    arithmetic: "O cálculo",
    contested: "O que continua contestado",
    contradictionsFailed: "Nem todas as contradições puderam ser procuradas: uma etapa falhou.",
    questionsFailed: "Nenhuma pergunta, mas uma parte da revisão falhou: podem faltar algumas.",
    nothingContested: "Nenhuma contradição em aberto",
    noContradiction: "Nenhuma foi encontrada no que pôde ser comparado.",
    listedOnly: (count) => (count === 1 ? "1 está listada sem veredito." : `${count} estão listadas sem veredito.`),
    differing: (count) =>
      count === 1 ? "Deck e modelo divergem em 1 número" : `Deck e modelo divergem em ${count} números`,
    redFlags: "Sinais de alerta",
    questions: "Para perguntar ao fundador",
    noQuestions: "A revisão não levantou nenhuma pergunta. Veja também o que não foi examinado.",
    changes: "O que a resposta mudaria:",
    allQuestions: (count) => (count === 1 ? "Preparar a pergunta" : `Preparar as ${count} perguntas`),
    notExamined: "O que não foi examinado",
    everythingExamined: "Tudo o que foi encontrado foi examinado.",
    notExaminedIntro: "Uma lacuna nunca é um sinal verde.",
    missing: {
      stages: "Etapas que falharam",
      gaps: "Dados ausentes",
      unreadable: "Documentos ilegíveis",
      contradictions: "Contradições sem veredito",
      agents: "Análises não revistas",
      refused: "Constatações impossíveis de comparar",
      court: "Julgadas sem modelo, só pelos documentos",
      warnings: "Sobre os arquivos",
    },
    read: "Documentos lidos",
    sections: (count) => (count === 1 ? "1 seção" : `${count} seções`),
    coverage: {
      normal: "Fontes primárias em bom estado",
      partial: "Fontes primárias lidas em parte",
      secondary_only: "Apenas fontes secundárias: confiança média no máximo",
      none: "Nenhuma fonte confiável",
    },
    advice: "Recomendações opostas",
    decidedBy: (agent) => `Decisão de ${agent}`,
    notAccepted: "Não aceita: confiança baixa demais para agir",
    tradeOffs: "Do que se abre mão",
    memo: "Memorando de investimento",
    assumptions: "O que teria de ser falso para tudo cair",
    assumptionsIntro: "Cada hipótese é posta à prova, e o que cai com ela é recalculado.",
    definitions: "Não são contradições: definições diferentes",
    definitionsIntro: "Estas constatações não falam da mesma coisa: período, escopo, moeda ou unidade diferem.",
    recheck: (count) =>
      `${count === 1 ? "1 veredito verificado" : `${count} vereditos verificados`} de novo após a substituição de documentos; os outros vêm da revisão anterior.`,
    scenarios: "Cenários",
    cases: { low: "Baixo", base: "Central", high: "Alto" },
    builtIn: "Nenhuma análise de agente acompanhava este negócio: nossos próprios analistas leram os documentos.",
  },
};
