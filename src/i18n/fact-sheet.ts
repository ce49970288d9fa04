import type { FactNature, ReadBy } from "../domain/fact.ts";
import type { Catalogue } from "./catalogue.ts";

interface FactSheetWords {
  command: string;
  out: string;
  title: (deal: string) => string;
  facts: string;
  notUnderstood: string;
  columns: {
    topic: string;
    label: string;
    value: string;
    unit: string;
    currency: string;
    period: string;
    subject: string;
    nature: string;
    place: string;
    readBy: string;
    sure: string;
    words: string;
    document: string;
  };
  /** Units as a person says them; durations in the plural are written by `Intl`. */
  units: Record<string, string>;
  natures: Record<FactNature, string>;
  readBy: Record<ReadBy, string>;
  company: string;
  market: string;
  /** Somebody whom the document does not name. */
  other: string;
  yes: string;
  no: string;
  coverage: (understood: number, seen: number, percent: string) => string;
  keyCoverage: (understood: number, seen: number) => string;
  template: (document: string, signs: string) => string;
  more: (count: number) => string;
  written: (file: string) => string;
  none: string;
}

/** Whose figure it is, in words. */
export function subjectName(
  subject: string,
  words: Pick<FactSheetWords, "company" | "market" | "other" | "natures">,
): string {
  if (subject === "example") return words.natures.example;
  return subject === "company" || subject === "market" || subject === "other" ? words[subject] : subject;
}

/** What `tribunal facts` and the workbook it writes say. */
export const FACT_SHEET_WORDS: Catalogue<FactSheetWords> = {
  en: {
    command: "every figure the documents state, and what was not understood",
    out: "write the list as a workbook (.xlsx)",
    title: (deal) => `Figures of ${deal}`,
    facts: "Figures",
    notUnderstood: "Seen, not understood",
    columns: {
      topic: "Metric",
      label: "As printed",
      value: "Value",
      unit: "Unit",
      currency: "Currency",
      period: "Period",
      subject: "Of whom",
      nature: "Kind",
      place: "Where",
      readBy: "Read by",
      sure: "Sure",
      words: "Words",
      document: "Document",
    },
    units: {
      money: "amount",
      percent: "%",
      multiple: "x",
      points: "points",
      count: "number",
      number: "number",
      day: "days",
      week: "weeks",
      month: "months",
      year: "years",
    },
    natures: {
      actual: "actual",
      projection: "plan",
      target: "target",
      scenario: "scenario",
      market: "market",
      third_party: "somebody else's",
      example: "example",
    },
    readBy: { text: "text", formula: "formula", ocr: "picture" },
    company: "company",
    market: "market",
    other: "somebody else",
    yes: "yes",
    no: "no",
    coverage: (understood, seen, percent) => `${understood} of ${seen} figures understood (${percent})`,
    keyCoverage: (understood, seen) => `of those on key metrics ${understood} of ${seen}`,
    template: (document, signs) => `${document} is a template (${signs}): none of its figures is the company's.`,
    more: (count) => `and ${count} more: see --json or --out`,
    written: (file) => `written to ${file}`,
    none: "no figure was read",
  },
  fr: {
    command: "chaque chiffre des documents, et ce qui n’a pas été compris",
    out: "écrire la liste dans un classeur (.xlsx)",
    title: (deal) => `Chiffres de ${deal}`,
    facts: "Chiffres",
    notUnderstood: "Vus, non compris",
    columns: {
      topic: "Indicateur",
      label: "Tel qu’imprimé",
      value: "Valeur",
      unit: "Unité",
      currency: "Devise",
      period: "Période",
      subject: "De qui",
      nature: "Nature",
      place: "Où",
      readBy: "Lu par",
      sure: "Sûr",
      words: "Mots",
      document: "Document",
    },
    units: {
      money: "montant",
      percent: "%",
      multiple: "x",
      points: "points",
      count: "nombre",
      number: "nombre",
      day: "jours",
      week: "semaines",
      month: "mois",
      year: "ans",
    },
    natures: {
      actual: "constaté",
      projection: "prévision",
      target: "objectif",
      scenario: "scénario",
      market: "marché",
      third_party: "d’un tiers",
      example: "exemple",
    },
    readBy: { text: "texte", formula: "formule", ocr: "image" },
    company: "entreprise",
    market: "marché",
    other: "un tiers",
    yes: "oui",
    no: "non",
    coverage: (understood, seen, percent) => `${understood} chiffres compris sur ${seen} (${percent})`,
    keyCoverage: (understood, seen) => `dont ${understood} sur ${seen} pour les indicateurs clés`,
    template: (document, signs) =>
      `${document} est un gabarit (${signs}) : aucun de ses chiffres n’est celui de l’entreprise.`,
    more: (count) => `et ${count} de plus : voir --json ou --out`,
    written: (file) => `écrit dans ${file}`,
    none: "aucun chiffre lu",
  },
  pt: {
    command: "cada número dos documentos, e o que não foi compreendido",
    out: "escrever a lista numa planilha (.xlsx)",
    title: (deal) => `Números de ${deal}`,
    facts: "Números",
    notUnderstood: "Vistos, não compreendidos",
    columns: {
      topic: "Indicador",
      label: "Como impresso",
      value: "Valor",
      unit: "Unidade",
      currency: "Moeda",
      period: "Período",
      subject: "De quem",
      nature: "Natureza",
      place: "Onde",
      readBy: "Lido por",
      sure: "Certo",
      words: "Palavras",
      document: "Documento",
    },
    units: {
      money: "valor",
      percent: "%",
      multiple: "x",
      points: "pontos",
      count: "número",
      number: "número",
      day: "dias",
      week: "semanas",
      month: "meses",
      year: "anos",
    },
    natures: {
      actual: "realizado",
      projection: "projeção",
      target: "meta",
      scenario: "cenário",
      market: "mercado",
      third_party: "de terceiros",
      example: "exemplo",
    },
    readBy: { text: "texto", formula: "fórmula", ocr: "imagem" },
    company: "empresa",
    market: "mercado",
    other: "terceiros",
    yes: "sim",
    no: "não",
    coverage: (understood, seen, percent) => `${understood} de ${seen} números compreendidos (${percent})`,
    keyCoverage: (understood, seen) => `dos indicadores-chave ${understood} de ${seen}`,
    template: (document, signs) =>
      `${document} é um modelo de apresentação (${signs}): nenhum dos seus números é da empresa.`,
    more: (count) => `e mais ${count}: ver --json ou --out`,
    written: (file) => `escrito em ${file}`,
    none: "nenhum número lido",
  },
};
