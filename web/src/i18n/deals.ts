import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { Role } from "../view/upload-plan.ts";

interface DealsWords {
  title: string;
  columns: Record<"deal" | "trust" | "contested" | "questions" | "age" | "state", string>;
  /** Beside a deal of the list. */
  compare: (deal: string) => string;
  compared: string;
  compareHint: string;
  sortBy: (column: string) => string;
  planned: string;
  notReviewed: string;
  contested: (count: number) => string;
  nothingContested: string;
  search: string;
  more: string;
  noMatch: (search: string) => string;
  empty: { title: string; body: string };
  drop: string;
  dropHint: string;
  chooseFiles: string;
  chooseFolder: string;
  plan: {
    title: string;
    body: string;
    name: string;
    language: string;
    start: string;
    sending: (percent: string) => string;
    starting: string;
    nothing: string;
    file: string;
    what: string;
  };
  roles: Record<Role, string>;
  tooLarge: (name: string, limit: string) => string;
  deal: {
    files: string;
    reviews: string;
    newReview: string;
    replace: string;
    replaceHint: string;
    replaces: (path: string) => string;
    readBeside: (path: string) => string;
    version: (version: number) => string;
    stale: (count: number) => string;
    staleBody: string;
    recheck: string;
    noReview: string;
    decisions: string;
  };
}

/** The list of deals, and what is dropped on it. */
export const DEALS: Catalogue<DealsWords> = {
  fr: {
    title: "Dossiers",
    columns: {
      deal: "Dossier",
      trust: "Confiance",
      contested: "Contesté",
      questions: "Questions",
      age: "Âge",
      state: "État",
    },
    compare: (deal) => `Comparer ${deal}`,
    compared: "Côte à côte",
    compareHint: "Cochez deux dossiers ou plus pour les comparer.",
    sortBy: (column) => `Trier par ${column}`,
    planned: "prévision",
    notReviewed: "Pas encore examiné",
    contested: (count) => (count === 1 ? "1 point contesté" : `${count} points contestés`),
    nothingContested: "Rien de contesté",
    search: "Chercher un dossier",
    more: "Afficher les dossiers plus anciens",
    noMatch: (search) => `Aucun dossier ne correspond à « ${search} ».`,
    empty: {
      title: "Aucun dossier pour l’instant",
      body: "Déposez un deck et un modèle financier, ou tout un dossier : la revue commence aussitôt.",
    },
    drop: "Déposez ici un deck et un modèle, ou un dossier entier",
    dropHint: "PDF, PPTX, XLSX, DOCX, CSV, JSON, Markdown. Rien ne quitte votre serveur sans modèle de langage.",
    chooseFiles: "Choisir des fichiers",
    chooseFolder: "Choisir un dossier",
    plan: {
      title: "Examiner ces fichiers",
      body: "Vérifiez le rôle de chaque fichier : le deck et le modèle font foi, le reste les complète.",
      name: "Nom du dossier",
      language: "Langue de la revue",
      start: "Lancer la revue",
      sending: (percent) => `Envoi… ${percent}`,
      starting: "Démarrage de la revue…",
      nothing: "Aucun de ces fichiers ne peut être lu. Il faut au moins un document ou une analyse d’agent.",
      file: "Fichier",
      what: "Rôle",
    },
    roles: {
      deck: "Deck",
      model: "Modèle financier",
      context: "Données externes (JSON)",
      funding: "Base de financements",
      agent: "Analyse d’un agent (JSON)",
      document: "Autre document",
      left_out: "Laisser de côté",
    },
    tooLarge: (name, limit) => `${name} dépasse la taille permise (${limit}).`,
    deal: {
      files: "Fichiers",
      reviews: "Revues",
      newReview: "Nouvelle revue",
      replace: "Remplacer ou ajouter des fichiers",
      replaceHint: "Un fichier du même rôle remplace l’ancien ; les verdicts qui s’y appuyaient seront signalés.",
      replaces: (path) => `Remplace ${path}`,
      readBeside: (path) => `Ce n’est pas le même format que ${path} : il sera lu en plus, sans le remplacer.`,
      version: (version) => `Version ${version}`,
      stale: (count) =>
        count === 1
          ? "1 verdict repose sur un document remplacé"
          : `${count} verdicts reposent sur des documents remplacés`,
      staleBody: "Ils étaient justes pour l’ancienne version. Revérifiez-les : les autres restent tels quels.",
      recheck: "Revérifier ces verdicts",
      noReview: "Ce dossier n’a pas encore été examiné.",
      decisions: "Décisions prises",
    },
  },
  en: {
    title: "Deals",
    columns: {
      deal: "Deal",
      trust: "Trust",
      contested: "Contested",
      questions: "Questions",
      age: "Age",
      state: "State",
    },
    compare: (deal) => `Compare ${deal}`,
    compared: "Side by side",
    compareHint: "Tick two deals or more to compare them.",
    sortBy: (column) => `Sort by ${column}`,
    planned: "plan",
    notReviewed: "Not reviewed yet",
    contested: (count) => (count === 1 ? "1 contested point" : `${count} contested points`),
    nothingContested: "Nothing contested",
    search: "Search a deal",
    more: "Show older deals",
    noMatch: (search) => `No deal matches “${search}”.`,
    empty: {
      title: "No deal yet",
      body: "Drop a deck and a financial model, or a whole folder: the review starts at once.",
    },
    drop: "Drop a deck and a model here, or a whole folder",
    dropHint: "PDF, PPTX, XLSX, DOCX, CSV, JSON, Markdown. Without a language model nothing leaves your server.",
    chooseFiles: "Choose files",
    chooseFolder: "Choose a folder",
    plan: {
      title: "Review these files",
      body: "Check what each file is: deck and model are the primary sources, the rest completes them.",
      name: "Name of the deal",
      language: "Language of the review",
      start: "Start the review",
      sending: (percent) => `Sending… ${percent}`,
      starting: "Starting the review…",
      nothing: "None of these files can be read. At least one document or one agent’s analysis is needed.",
      file: "File",
      what: "What it is",
    },
    roles: {
      deck: "Deck",
      model: "Financial model",
      context: "Outside data (JSON)",
      funding: "Funding database",
      agent: "An agent’s analysis (JSON)",
      document: "Other document",
      left_out: "Leave out",
    },
    tooLarge: (name, limit) => `${name} is larger than allowed (${limit}).`,
    deal: {
      files: "Files",
      reviews: "Reviews",
      newReview: "New review",
      replace: "Replace or add files",
      replaceHint: "A file of the same role replaces the old one; verdicts that rested on it will be marked.",
      replaces: (path) => `Replaces ${path}`,
      readBeside: (path) => `Not the same format as ${path}: it will be read beside it, and not replace it.`,
      version: (version) => `Version ${version}`,
      stale: (count) =>
        count === 1
          ? "1 verdict rests on a document that was replaced"
          : `${count} verdicts rest on documents that were replaced`,
      staleBody: "They were right for the old version. Check them again: the others stay as they are.",
      recheck: "Check these verdicts again",
      noReview: "This deal has not been reviewed yet.",
      decisions: "Decisions taken",
    },
  },
  pt: {
    title: "Negócios",
    columns: {
      deal: "Negócio",
      trust: "Confiança",
      contested: "Contestado",
      questions: "Perguntas",
      age: "Idade",
      state: "Estado",
    },
    compare: (deal) => `Comparar ${deal}`,
    compared: "Lado a lado",
    compareHint: "Marque dois ou mais negócios para os comparar.",
    sortBy: (column) => `Ordenar por ${column}`,
    planned: "previsão",
    notReviewed: "Ainda não revisado",
    contested: (count) => (count === 1 ? "1 ponto contestado" : `${count} pontos contestados`),
    nothingContested: "Nada contestado",
    search: "Procurar um negócio",
    more: "Mostrar negócios mais antigos",
    noMatch: (search) => `Nenhum negócio corresponde a “${search}”.`,
    empty: {
      title: "Nenhum negócio por enquanto",
      body: "Solte um deck e um modelo financeiro, ou uma pasta inteira: a revisão começa na hora.",
    },
    drop: "Solte aqui um deck e um modelo, ou uma pasta inteira",
    dropHint: "PDF, PPTX, XLSX, DOCX, CSV, JSON, Markdown. Sem modelo de linguagem, nada sai do seu servidor.",
    chooseFiles: "Escolher arquivos",
    chooseFolder: "Escolher uma pasta",
    plan: {
      title: "Revisar estes arquivos",
      body: "Confira o papel de cada arquivo: o deck e o modelo são as fontes primárias, o resto os completa.",
      name: "Nome do negócio",
      language: "Idioma da revisão",
      start: "Iniciar a revisão",
      sending: (percent) => `Enviando… ${percent}`,
      starting: "Iniciando a revisão…",
      nothing: "Nenhum destes arquivos pode ser lido. É preciso ao menos um documento ou a análise de um agente.",
      file: "Arquivo",
      what: "Papel",
    },
    roles: {
      deck: "Deck",
      model: "Modelo financeiro",
      context: "Dados externos (JSON)",
      funding: "Base de investimentos",
      agent: "Análise de um agente (JSON)",
      document: "Outro documento",
      left_out: "Deixar de fora",
    },
    tooLarge: (name, limit) => `${name} ultrapassa o tamanho permitido (${limit}).`,
    deal: {
      files: "Arquivos",
      reviews: "Revisões",
      newReview: "Nova revisão",
      replace: "Substituir ou acrescentar arquivos",
      replaceHint: "Um arquivo do mesmo papel substitui o anterior; os vereditos que se apoiavam nele serão marcados.",
      replaces: (path) => `Substitui ${path}`,
      readBeside: (path) => `Não é o mesmo formato que ${path}: será lido além dele, sem o substituir.`,
      version: (version) => `Versão ${version}`,
      stale: (count) =>
        count === 1
          ? "1 veredito se apoia em um documento substituído"
          : `${count} vereditos se apoiam em documentos substituídos`,
      staleBody: "Valiam para a versão antiga. Verifique-os de novo: os outros ficam como estão.",
      recheck: "Verificar de novo estes vereditos",
      noReview: "Este negócio ainda não foi revisado.",
      decisions: "Decisões tomadas",
    },
  },
};
