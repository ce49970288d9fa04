import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  deals: "Deals",
  agents: "Agents",
  prompts: "Prompts",
  language: "Language",
  theme: "Theme",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  keyboard: "Keyboard shortcuts",
  signOut: "Sign out",
  skip: "Skip to content",
  loading: "Loading…",
  failed: "That did not work",
  retry: "Try again",
  close: "Close",
  notFound: {
    title: "There is no such page",
    body: "The link may be incomplete, or the review belongs to another workspace.",
    back: "Back to the deals",
  },
  sections: {
    answer: "The answer",
    contradictions: "Contradictions",
    citations: "Citations",
    corrections: "Corrections",
    questions: "Questions for the founder",
    decide: "Verify and decide",
    model: "Deck against model",
    facts: "Figures",
    check: "Check a text",
    agents: "Agents",
    cost: "Cost",
  } satisfies Record<
    | "answer"
    | "contradictions"
    | "citations"
    | "corrections"
    | "questions"
    | "decide"
    | "model"
    | "facts"
    | "check"
    | "agents"
    | "cost",
    string
  >,
  sectionsLabel: "Parts of the review",
  export: "Export",
  /** The one-page memo. */
  memo: (format: string) => `One-page memo (${format})`,
  exports: { html: "HTML report", pdf: "PDF report", md: "Markdown", xlsx: "Excel", json: "JSON" } satisfies Record<
    "html" | "pdf" | "md" | "xlsx" | "json",
    string
  >,
  offline: "The server does not answer. Check that “tribunal serve” is still running.",
  /** The review's own sentences are in another language than the desk. */
  retelling: (language: string) => `Putting this review into ${language}…`,
  notRetold: (p: { wished: string; written: string }) =>
    `This review cannot be told in ${p.wished} and stays in ${p.written}: this version of Tribunal comes to other results on it, or an answer of a model in it is not on record.`,
  reviewAgain: "Review the deal again",
  control: (code: string) => `Invisible control character ${code}, made visible`,
};

/** What stands around every screen. */
export const SHELL: Catalogue<typeof en> = {
  fr: {
    deals: "Dossiers",
    agents: "Agents",
    prompts: "Prompts",
    language: "Langue",
    theme: "Thème",
    themes: { system: "Comme le système", light: "Clair", dark: "Sombre" },
    keyboard: "Raccourcis clavier",
    signOut: "Se déconnecter",
    skip: "Aller au contenu",
    loading: "Chargement…",
    failed: "Cela n’a pas fonctionné",
    retry: "Réessayer",
    close: "Fermer",
    notFound: {
      title: "Cette page n’existe pas",
      body: "Le lien est peut-être incomplet, ou la revue appartient à un autre espace.",
      back: "Retour aux dossiers",
    },
    sections: {
      answer: "La réponse",
      contradictions: "Contradictions",
      citations: "Citations",
      corrections: "Corrections",
      questions: "Questions au fondateur",
      decide: "Vérifier et décider",
      model: "Deck et modèle",
      facts: "Chiffres",
      check: "Vérifier un texte",
      agents: "Agents",
      cost: "Coût",
    },
    sectionsLabel: "Parties de la revue",
    export: "Exporter",
    memo: (format) => `Mémo d’une page (${format})`,
    exports: { html: "Rapport HTML", pdf: "Rapport PDF", md: "Markdown", xlsx: "Excel", json: "JSON" },
    offline: "Le serveur ne répond pas. Vérifiez que « tribunal serve » tourne toujours.",
    retelling: (language) => `Mise de cette revue en ${language}…`,
    notRetold: ({ wished, written }) =>
      `Cette revue ne peut pas être redite en ${wished} et reste en ${written} : cette version de Tribunal y trouve d’autres résultats, ou une réponse d’un modèle n’y est pas conservée.`,
    reviewAgain: "Refaire la revue du dossier",
    control: (code) => `Caractère de contrôle invisible ${code}, montré ici`,
  },
  en,
  pt: {
    deals: "Negócios",
    agents: "Agentes",
    prompts: "Prompts",
    language: "Idioma",
    theme: "Tema",
    themes: { system: "Como o sistema", light: "Claro", dark: "Escuro" },
    keyboard: "Atalhos de teclado",
    signOut: "Sair",
    skip: "Ir para o conteúdo",
    loading: "Carregando…",
    failed: "Não funcionou",
    retry: "Tentar de novo",
    close: "Fechar",
    notFound: {
      title: "Esta página não existe",
      body: "O link pode estar incompleto, ou a revisão pertence a outro espaço.",
      back: "Voltar aos negócios",
    },
    sections: {
      answer: "A resposta",
      contradictions: "Contradições",
      citations: "Citações",
      corrections: "Correções",
      questions: "Perguntas ao fundador",
      decide: "Verificar e decidir",
      model: "Deck e modelo",
      facts: "Números",
      check: "Verificar um texto",
      agents: "Agentes",
      cost: "Custo",
    },
    sectionsLabel: "Partes da revisão",
    export: "Exportar",
    memo: (format) => `Memorando de uma página (${format})`,
    exports: { html: "Relatório HTML", pdf: "Relatório PDF", md: "Markdown", xlsx: "Excel", json: "JSON" },
    offline: "O servidor não responde. Verifique se “tribunal serve” continua em execução.",
    retelling: (language) => `Passando esta revisão para ${language}…`,
    notRetold: ({ wished, written }) =>
      `Esta revisão não pode ser dita em ${wished} e fica em ${written}: esta versão do Tribunal chega a outros resultados, ou uma resposta de um modelo não ficou guardada.`,
    reviewAgain: "Refazer a revisão do negócio",
    control: (code) => `Caractere de controle invisível ${code}, mostrado aqui`,
  },
};
