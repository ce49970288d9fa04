import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { FounderQuestion } from "../../../src/server/contract.ts";

interface QuestionWords {
  title: string;
  intro: string;
  none: { title: string; body: string };
  failed: { title: string; body: string };
  copy: string;
  copied: string;
  copyFailed: string;
  export: string;
  edit: (number: number) => string;
  changes: string;
  include: string;
  reset: string;
  from: Record<FounderQuestion["from"]["kind"], string>;
  open: string;
  file: (deal: string) => string;
  heading: (deal: string) => string;
  greeting: string;
  localOnly: string;
}

/** The pack of questions for the founder. */
export const QUESTIONS: Catalogue<QuestionWords> = {
  fr: {
    title: "Questions au fondateur",
    intro: "Par ordre d’importance. Réécrivez-les à votre façon, puis copiez ou exportez celles que vous gardez.",
    none: {
      title: "Aucune question ouverte",
      body: "La revue n’a rien soulevé que les documents laissent sans réponse. Voyez aussi, dans la réponse, ce qui n’a pas été examiné.",
    },
    failed: {
      title: "Aucune question, mais la revue est incomplète",
      body: "Une partie de la revue a échoué : il peut manquer des questions.",
    },
    copy: "Copier",
    copied: "Questions copiées",
    copyFailed: "Le navigateur refuse la copie : utilisez l’export.",
    export: "Exporter en Markdown",
    edit: (number) => `Question ${number}`,
    changes: "Ce que la réponse changerait :",
    include: "Garder cette question",
    reset: "Texte d’origine",
    from: {
      contradiction: "Contradiction",
      inconsistency: "les documents contre eux-mêmes",
      reflexion: "Donnée manquante dans une analyse",
      gap: "Lacune des documents",
      check: "vérification d’un professionnel",
    },
    open: "Voir le dossier",
    file: (deal) => `questions-${deal}.md`,
    heading: (deal) => `Questions au fondateur de ${deal}`,
    greeting: "Vos réponses, de préférence avec un document à l’appui, nous permettront d’avancer :",
    localOnly: "Vos modifications restent dans ce navigateur.",
  },
  en: {
    title: "Questions for the founder",
    intro: "In order of importance. Rewrite them your way, then copy or export the ones you keep.",
    none: {
      title: "No open question",
      body: "The review raised nothing that the documents leave unanswered. See also, in the answer, what was not examined.",
    },
    failed: {
      title: "No question, but the review is incomplete",
      body: "A part of the review failed: questions may be missing.",
    },
    copy: "Copy",
    copied: "Questions copied",
    copyFailed: "The browser refuses to copy: use the export.",
    export: "Export as Markdown",
    edit: (number) => `Question ${number}`,
    changes: "What an answer would change:",
    include: "Keep this question",
    reset: "Original text",
    from: {
      contradiction: "Contradiction",
      inconsistency: "the documents against themselves",
      reflexion: "Data an analysis lacks",
      gap: "Gap of the documents",
      check: "a professional’s check",
    },
    open: "See the case file",
    file: (deal) => `questions-${deal}.md`,
    heading: (deal) => `Questions for the founder of ${deal}`,
    greeting: "Your answers, with a supporting document where possible, will let us move forward:",
    localOnly: "Your edits stay in this browser.",
  },
  pt: {
    title: "Perguntas ao fundador",
    intro: "Por ordem de importância. Reescreva-as do seu jeito e copie ou exporte as que mantiver.",
    none: {
      title: "Nenhuma pergunta em aberto",
      body: "A revisão não levantou nada que os documentos deixem sem resposta. Veja também, na resposta, o que não foi examinado.",
    },
    failed: {
      title: "Nenhuma pergunta, mas a revisão está incompleta",
      body: "Uma parte da revisão falhou: podem faltar perguntas.",
    },
    copy: "Copiar",
    copied: "Perguntas copiadas",
    copyFailed: "O navegador recusa a cópia: use a exportação.",
    export: "Exportar em Markdown",
    edit: (number) => `Pergunta ${number}`,
    changes: "O que a resposta mudaria:",
    include: "Manter esta pergunta",
    reset: "Texto original",
    from: {
      contradiction: "Contradição",
      inconsistency: "os documentos contra si mesmos",
      reflexion: "Dado que falta a uma análise",
      gap: "Lacuna dos documentos",
      check: "verificação de um profissional",
    },
    open: "Ver o dossiê",
    file: (deal) => `perguntas-${deal}.md`,
    heading: (deal) => `Perguntas ao fundador de ${deal}`,
    greeting: "Suas respostas, se possível com um documento de apoio, nos permitirão avançar:",
    localOnly: "Suas alterações ficam neste navegador.",
  },
};
