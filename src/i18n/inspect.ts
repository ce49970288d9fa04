import type { Catalogue } from "./catalogue.ts";

const s = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
/** In French, zero is singular. */
const fr = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

const en = {
  deal: "Deal",
  documents: "Documents",
  unreadable: "Not readable",
  agents: "Agents",
  notices: "Notices",
  noDocuments: "no document",
  noAgents: "no agent output",
  /** A document of the company's that is no deck: a contract, a list. */
  paper: "document",
  /** Who speaks in a document. */
  roles: { company: "the company speaks", outside: "an outside source" },
  pages: (count: number) => s(count, "page", "pages"),
  slides: (count: number) => s(count, "slide", "slides"),
  sheets: (count: number) => s(count, "sheet", "sheets"),
  paragraphs: (count: number) => s(count, "paragraph", "paragraphs"),
  values: (count: number) => s(count, "value", "values"),
  words: (count: number, written: string) => `${written} ${count === 1 ? "word" : "words"}`,
  numbers: (count: number, written: string) => `${written} ${count === 1 ? "number" : "numbers"}`,
  hidden: (rows: number, how: string) => `${s(rows, "line", "lines")} a reader does not see (${how})`,
  language: { fr: "French", en: "English", pt: "Portuguese", other: "another language", unknown: "language unclear" },
  /** `words`: what stands where the company's own should. */
  template: (words: string) => `a template that was not filled in: “${words}”`,
  noIssues: "read without reservation",
  moreIssues: (count: number) => `and ${s(count, "more remark", "more remarks")}: see --json`,
  findings: (count: number) => s(count, "finding", "findings"),
  tier: (tier: number) => `tier ${tier}`,
  coverage: {
    normal: "Primary sources are fine: claims can be checked against the company's own documents.",
    partial: "Primary sources are there with gaps: some claims may stay unverifiable.",
    secondary_only: "Only databases can be read: trust is at most MEDIUM.",
    none: "Nothing reliable can be read: claims cannot be assessed, the founder has to be asked.",
  },
};

/** What `tribunal inspect` says. */
export const INSPECT_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    deal: "Dossier",
    documents: "Documents",
    unreadable: "Illisibles",
    agents: "Agents",
    notices: "Avis",
    noDocuments: "aucun document",
    noAgents: "aucune sortie d’agent",
    paper: "document",
    roles: { company: "la société parle", outside: "source extérieure" },
    pages: (count) => fr(count, "page", "pages"),
    slides: (count) => fr(count, "diapositive", "diapositives"),
    sheets: (count) => fr(count, "onglet", "onglets"),
    paragraphs: (count) => fr(count, "paragraphe", "paragraphes"),
    values: (count) => fr(count, "valeur", "valeurs"),
    words: (count, written) => `${written} ${count < 2 ? "mot" : "mots"}`,
    numbers: (count, written) => `${written} ${count < 2 ? "nombre" : "nombres"}`,
    hidden: (rows, how) =>
      `${fr(rows, "ligne qu’un lecteur ne voit pas", "lignes qu’un lecteur ne voit pas")} (${how})`,
    language: {
      fr: "français",
      en: "anglais",
      pt: "portugais",
      other: "une autre langue",
      unknown: "langue incertaine",
    },
    template: (words) => `un modèle non rempli (texte type) : « ${words} »`,
    noIssues: "lu sans réserve",
    moreIssues: (count) => `et ${fr(count, "autre remarque", "autres remarques")} : voir --json`,
    findings: (count) => fr(count, "constat", "constats"),
    tier: (tier) => `tier ${tier}`,
    coverage: {
      normal: "Les sources primaires sont bonnes : les affirmations se vérifient sur les documents de l’entreprise.",
      partial: "Les sources primaires ont des lacunes : certaines affirmations peuvent rester invérifiables.",
      secondary_only: "Seules des bases de données sont lisibles : la confiance est au plus MEDIUM.",
      none: "Rien de fiable n’est lisible : les affirmations ne peuvent être jugées, il faut interroger le fondateur.",
    },
  },
  pt: {
    deal: "Dossiê",
    documents: "Documentos",
    unreadable: "Ilegíveis",
    agents: "Agentes",
    notices: "Avisos",
    noDocuments: "nenhum documento",
    noAgents: "nenhum resultado de agente",
    paper: "documento",
    roles: { company: "fala a empresa", outside: "fonte externa" },
    pages: (count) => s(count, "página", "páginas"),
    slides: (count) => s(count, "slide", "slides"),
    sheets: (count) => s(count, "folha", "folhas"),
    paragraphs: (count) => s(count, "parágrafo", "parágrafos"),
    values: (count) => s(count, "valor", "valores"),
    words: (count, written) => `${written} ${count === 1 ? "palavra" : "palavras"}`,
    numbers: (count, written) => `${written} ${count === 1 ? "número" : "números"}`,
    hidden: (rows, how) => `${s(rows, "linha que um leitor não vê", "linhas que um leitor não vê")} (${how})`,
    language: { fr: "francês", en: "inglês", pt: "português", other: "outra língua", unknown: "língua incerta" },
    template: (words) => `um modelo não preenchido (template): “${words}”`,
    noIssues: "lido sem reservas",
    moreIssues: (count) => `e ${s(count, "outra observação", "outras observações")}: ver --json`,
    findings: (count) => s(count, "achado", "achados"),
    tier: (tier) => `tier ${tier}`,
    coverage: {
      normal: "As fontes primárias estão boas: as afirmações verificam-se nos documentos da empresa.",
      partial: "As fontes primárias têm lacunas: algumas afirmações podem ficar por verificar.",
      secondary_only: "Só há bases de dados legíveis: a confiança é no máximo MEDIUM.",
      none: "Nada de fiável se consegue ler: as afirmações não podem ser avaliadas, é preciso perguntar ao fundador.",
    },
  },
};
