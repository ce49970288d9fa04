import type { LetterStage } from "../../../src/domain/follow-up.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { CheckedClaim, FounderQuestion, QuestionLine } from "../../../src/server/contract.ts";

interface LetterWords {
  title: string;
  intro: string;
  chosen: (count: number) => string;
  send: string;
  language: string;
  stage: string;
  stages: Record<LetterStage, string>;
  edit: (number: number) => string;
  include: string;
  reset: string;
  up: (number: number) => string;
  down: (number: number) => string;
  forYou: string;
  from: Record<FounderQuestion["from"]["kind"], string>;
  open: string;
  offered: string;
  own: { title: string; text: string; group: string; add: string };
  state: Record<QuestionLine["state"], string>;
  sentOn: (day: string) => string;
  answer: {
    label: string;
    hint: string;
    save: string;
    saved: (when: string) => string;
    close: string;
    reopen: string;
    nothing: string;
    verdict: Record<CheckedClaim["verdict"], string>;
  };
  documents: { title: string; hint: string; rerun: string };
  dialog: {
    title: string;
    body: string;
    signed: string;
    mail: string;
    mailLong: string;
    copy: string;
    copied: string;
    copyFailed: string;
    word: string;
    excel: string;
    sent: string;
    sentHint: string;
    preview: string;
  };
  sentNow: string;
  progress: {
    title: (day: string) => string;
    closed: (count: number) => string;
    opened: (count: number) => string;
    open: (count: number) => string;
    verdicts: (count: number) => string;
    figures: (count: number) => string;
    silent: string;
    plan: string;
    nothing: string;
    before: string;
    after: string;
    none: string;
  };
  gone: { title: string; hint: string };
  notLatest: string;
  none: string;
}

/** The questions for the founder, from the first draft to the last answer. */
export const LETTER: Catalogue<LetterWords> = {
  fr: {
    title: "Questions au fondateur",
    intro:
      "Réécrivez-les à votre façon, choisissez, envoyez, puis notez les réponses ici. Tout est gardé sur le serveur.",
    chosen: (count) =>
      count === 0
        ? "Aucune question retenue"
        : count === 1
          ? "1 question dans la lettre"
          : `${count} questions dans la lettre`,
    send: "Envoyer",
    language: "Langue de la lettre",
    stage: "Stade de la société",
    stages: { idea: "Idée ou premiers essais", seed: "Premiers revenus", growth: "Croissance" },
    edit: (number) => `Question ${number}`,
    include: "Dans la lettre",
    reset: "Texte d’origine",
    up: (number) => `Monter la question ${number}`,
    down: (number) => `Descendre la question ${number}`,
    forYou: "Pour vous, pas pour le fondateur :",
    from: {
      contradiction: "Les analyses se contredisent",
      inconsistency: "Les documents eux-mêmes la posent",
      reflexion: "Une analyse manque de données",
      gap: "Les documents ne le disent pas",
      check: "Vérification de professionnel",
    },
    open: "Voir les preuves",
    offered: "Souvent demandé à ce stade",
    own: { title: "Ajouter une question", text: "Votre question", group: "Rubrique", add: "Ajouter" },
    state: { draft: "À envoyer", sent: "Envoyée", answered: "Répondue", closed: "Close" },
    sentOn: (day) => `envoyée le ${day}`,
    answer: {
      label: "Réponse du fondateur",
      hint: "Collez-la telle quelle : elle est aussitôt comparée aux documents. Une parole ne change pas un verdict ; un document, oui.",
      save: "Enregistrer la réponse",
      saved: (when) => `Enregistrée ${when}`,
      close: "C’est réglé",
      reopen: "Rouvrir",
      nothing: "La réponse ne contient pas de chiffre que les documents permettent de vérifier.",
      verdict: {
        supported: "Les documents le disent aussi",
        contradicted: "Les documents disent autre chose",
        not_found: "Pas dans les documents",
        unclear: "À vérifier",
      },
    },
    documents: {
      title: "Documents reçus du fondateur",
      hint: "Déposez-les ici, puis relancez la revue : vous verrez ce qui est réglé et ce qui a changé.",
      rerun: "Relancer la revue",
    },
    dialog: {
      title: "Envoyer au fondateur",
      body: "Relisez, puis envoyez de la façon qui vous convient.",
      signed: "Signé",
      mail: "Ouvrir dans le courriel",
      mailLong: "La lettre est longue : son texte est copié, collez-le dans le message qui s’ouvre.",
      copy: "Copier le texte",
      copied: "Texte copié",
      copyFailed: "Le navigateur refuse la copie : sélectionnez le texte ci-dessous.",
      word: "Word (.docx)",
      excel: "Excel (.xlsx)",
      sent: "C’est envoyé",
      sentHint: "Les questions envoyées, leur texte et la date entrent au journal d’audit.",
      preview: "Texte de la lettre",
    },
    sentNow: "Noté : les questions sont envoyées.",
    progress: {
      title: (day) => `Depuis la revue du ${day}`,
      closed: (count) => (count === 1 ? "1 question réglée" : `${count} questions réglées`),
      opened: (count) => (count === 1 ? "1 nouvelle question" : `${count} nouvelles questions`),
      open: (count) => (count === 1 ? "1 toujours ouverte" : `${count} toujours ouvertes`),
      verdicts: (count) => (count === 1 ? "1 verdict a changé" : `${count} verdicts ont changé`),
      figures: (count) => (count === 1 ? "1 chiffre a changé" : `${count} chiffres ont changé`),
      silent: "non indiqué",
      plan: "prévision",
      nothing: "Rien n’a changé : mêmes questions, mêmes verdicts.",
      before: "Avant :",
      after: "Maintenant :",
      none: "plus de verdict",
    },
    gone: {
      title: "Plus demandées",
      hint: "La dernière revue ne les pose plus. Ce qui a été demandé et répondu reste ici.",
    },
    notLatest: "Une revue plus récente existe : les questions suivent la dernière.",
    none: "Aucune question ouverte dans cette revue. Celles du stade, ci-dessous, peuvent être ajoutées.",
  },
  en: {
    title: "Questions for the founder",
    intro: "Rewrite them your way, choose, send, then note the answers here. Everything is kept on the server.",
    chosen: (count) =>
      count === 0
        ? "No question chosen"
        : count === 1
          ? "1 question in the letter"
          : `${count} questions in the letter`,
    send: "Send",
    language: "Language of the letter",
    stage: "Stage of the company",
    stages: { idea: "Idea or first trials", seed: "First revenue", growth: "Growth" },
    edit: (number) => `Question ${number}`,
    include: "In the letter",
    reset: "Original text",
    up: (number) => `Move question ${number} up`,
    down: (number) => `Move question ${number} down`,
    forYou: "For you, not for the founder:",
    from: {
      contradiction: "The analyses disagree",
      inconsistency: "The documents themselves raise it",
      reflexion: "An analysis lacks data",
      gap: "The documents do not say",
      check: "A professional’s check",
    },
    open: "See the evidence",
    offered: "Often asked at this stage",
    own: { title: "Add a question", text: "Your question", group: "Heading", add: "Add" },
    state: { draft: "To send", sent: "Sent", answered: "Answered", closed: "Closed" },
    sentOn: (day) => `sent on ${day}`,
    answer: {
      label: "The founder’s answer",
      hint: "Paste it as it is: it is held against the documents at once. A word does not change a verdict; a document does.",
      save: "Save the answer",
      saved: (when) => `Saved ${when}`,
      close: "This is settled",
      reopen: "Open again",
      nothing: "The answer holds no figure that the documents could confirm or deny.",
      verdict: {
        supported: "The documents say so too",
        contradicted: "The documents say otherwise",
        not_found: "Not in the documents",
        unclear: "To be checked",
      },
    },
    documents: {
      title: "Documents from the founder",
      hint: "Drop them here, then run the review again: you will see what is settled and what changed.",
      rerun: "Run the review again",
    },
    dialog: {
      title: "Send to the founder",
      body: "Read it once more, then send it the way you like.",
      signed: "Signed",
      mail: "Open in mail",
      mailLong: "The letter is long: its text is copied, paste it into the message that opens.",
      copy: "Copy the text",
      copied: "Text copied",
      copyFailed: "The browser refuses to copy: select the text below.",
      word: "Word (.docx)",
      excel: "Excel (.xlsx)",
      sent: "I have sent it",
      sentHint: "What was sent, in which words and when goes on the audit trail.",
      preview: "Text of the letter",
    },
    sentNow: "Noted: the questions are sent.",
    progress: {
      title: (day) => `Since the review of ${day}`,
      closed: (count) => (count === 1 ? "1 question settled" : `${count} questions settled`),
      opened: (count) => (count === 1 ? "1 new question" : `${count} new questions`),
      open: (count) => (count === 1 ? "1 still open" : `${count} still open`),
      verdicts: (count) => (count === 1 ? "1 verdict changed" : `${count} verdicts changed`),
      figures: (count) => (count === 1 ? "1 figure changed" : `${count} figures changed`),
      silent: "not stated",
      plan: "plan",
      nothing: "Nothing changed: the same questions, the same verdicts.",
      before: "Before:",
      after: "Now:",
      none: "no verdict any more",
    },
    gone: {
      title: "No longer asked",
      hint: "The latest review does not ask them any more. What was asked and answered stays here.",
    },
    notLatest: "There is a later review: the questions follow the latest one.",
    none: "This review leaves no question open. Those of the stage, below, can be added.",
  },
  pt: {
    title: "Perguntas ao fundador",
    intro:
      "Reescreva-as do seu jeito, escolha, envie e depois anote aqui as respostas. Tudo fica guardado no servidor.",
    chosen: (count) =>
      count === 0 ? "Nenhuma pergunta escolhida" : count === 1 ? "1 pergunta na carta" : `${count} perguntas na carta`,
    send: "Enviar",
    language: "Língua da carta",
    stage: "Fase da empresa",
    stages: { idea: "Ideia ou primeiros testes", seed: "Primeira receita", growth: "Crescimento" },
    edit: (number) => `Pergunta ${number}`,
    include: "Na carta",
    reset: "Texto original",
    up: (number) => `Subir a pergunta ${number}`,
    down: (number) => `Descer a pergunta ${number}`,
    forYou: "Para si, não para o fundador:",
    from: {
      contradiction: "As análises contradizem-se",
      inconsistency: "Os próprios documentos a levantam",
      reflexion: "Faltam dados a uma análise",
      gap: "Os documentos não o dizem",
      check: "Verificação de profissional",
    },
    open: "Ver as provas",
    offered: "Frequente nesta fase",
    own: { title: "Acrescentar uma pergunta", text: "A sua pergunta", group: "Tema", add: "Acrescentar" },
    state: { draft: "Por enviar", sent: "Enviada", answered: "Respondida", closed: "Encerrada" },
    sentOn: (day) => `enviada em ${day}`,
    answer: {
      label: "Resposta do fundador",
      hint: "Cole-a como veio: é logo comparada com os documentos. Uma palavra não muda um veredito; um documento, sim.",
      save: "Guardar a resposta",
      saved: (when) => `Guardada ${when}`,
      close: "Está resolvido",
      reopen: "Reabrir",
      nothing: "A resposta não traz nenhum número que os documentos possam confirmar ou negar.",
      verdict: {
        supported: "Os documentos também o dizem",
        contradicted: "Os documentos dizem outra coisa",
        not_found: "Não está nos documentos",
        unclear: "A verificar",
      },
    },
    documents: {
      title: "Documentos recebidos do fundador",
      hint: "Solte-os aqui e refaça a revisão: verá o que ficou resolvido e o que mudou.",
      rerun: "Refazer a revisão",
    },
    dialog: {
      title: "Enviar ao fundador",
      body: "Releia e envie da forma que preferir.",
      signed: "Assinado",
      mail: "Abrir no e-mail",
      mailLong: "A carta é longa: o texto foi copiado, cole-o na mensagem que se abre.",
      copy: "Copiar o texto",
      copied: "Texto copiado",
      copyFailed: "O navegador recusa a cópia: selecione o texto abaixo.",
      word: "Word (.docx)",
      excel: "Excel (.xlsx)",
      sent: "Já enviei",
      sentHint: "O que foi enviado, com que palavras e quando, fica no registo de auditoria.",
      preview: "Texto da carta",
    },
    sentNow: "Anotado: as perguntas foram enviadas.",
    progress: {
      title: (day) => `Desde a revisão de ${day}`,
      closed: (count) => (count === 1 ? "1 pergunta resolvida" : `${count} perguntas resolvidas`),
      opened: (count) => (count === 1 ? "1 pergunta nova" : `${count} perguntas novas`),
      open: (count) => (count === 1 ? "1 ainda aberta" : `${count} ainda abertas`),
      verdicts: (count) => (count === 1 ? "1 veredito mudou" : `${count} vereditos mudaram`),
      figures: (count) => (count === 1 ? "1 número mudou" : `${count} números mudaram`),
      silent: "não indicado",
      plan: "previsão",
      nothing: "Nada mudou: as mesmas perguntas, os mesmos vereditos.",
      before: "Antes:",
      after: "Agora:",
      none: "já sem veredito",
    },
    gone: {
      title: "Já não são feitas",
      hint: "A última revisão já não as faz. O que foi perguntado e respondido fica aqui.",
    },
    notLatest: "Há uma revisão mais recente: as perguntas seguem a última.",
    none: "Esta revisão não deixa perguntas em aberto. As da fase, abaixo, podem ser acrescentadas.",
  },
};
