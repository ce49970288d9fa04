import type { FactOnly } from "../../../src/domain/fact.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";

interface FactScreenWords {
  title: string;
  intro: string;
  search: string;
  all: string;
  document: string;
  /** Whose figure it is. */
  whose: { company: string; market: string; others: string };
  reading: string;
  readings: { sure: string; unsure: string };
  shown: (shown: string, of: string) => string;
  none: string;
  views: { figures: string; missed: string; coverage: string };
  viewsLabel: string;
  missedIntro: string;
  noMissed: string;
  key: (understood: string, seen: string) => string;
  understood: string;
  download: { xlsx: string; json: string };
  /** Beside a figure that is a hint and no evidence. */
  unsure: string;
  only: Record<FactOnly, string>;
  borneOut: (count: number) => string;
  readAs: string;
}

/** Every figure of the documents. */
export const FACTS: Catalogue<FactScreenWords> = {
  fr: {
    title: "Chiffres des documents",
    intro: "Chaque chiffre lu, avec ses mots, de qui il parle et l’endroit à ouvrir.",
    search: "Chercher un chiffre, un mot, une page",
    all: "tous",
    document: "Document",
    whose: { company: "L’entreprise", market: "Le marché", others: "D’autres" },
    reading: "Lecture",
    readings: { sure: "Sûre", unsure: "À confirmer" },
    shown: (shown, of) => (shown === of ? `${of} chiffres` : `${shown} sur ${of} chiffres`),
    none: "Aucun chiffre ne correspond.",
    views: { figures: "Chiffres", missed: "Vus, non compris", coverage: "Par page" },
    viewsLabel: "Vues",
    missedIntro:
      "Ces chiffres se trouvent dans les documents ; leur sens n’a pas pu être établi. Rien ne repose sur eux.",
    noMissed: "Tous les chiffres vus ont été compris.",
    key: (understood, seen) => `indicateurs clés : ${understood} sur ${seen}`,
    understood: "Compris",
    download: { xlsx: "Excel", json: "JSON" },
    unsure: "à confirmer",
    only: {
      part: "une partie seulement",
      scenario: "un cas parmi d’autres",
      unit: "autre unité",
      span: "somme de plusieurs périodes",
      not_recomputed: "non recalculé",
    },
    borneOut: (count) => (count === 1 ? "par un recoupement" : `par ${count} recoupements`),
    readAs: "lu comme",
  },
  en: {
    title: "Figures of the documents",
    intro: "Every figure that was read, with its words, whose it is and the place to open.",
    search: "Search a figure, a word, a page",
    all: "all",
    document: "Document",
    whose: { company: "The company", market: "The market", others: "Others" },
    reading: "Reading",
    readings: { sure: "Sure", unsure: "To confirm" },
    shown: (shown, of) => (shown === of ? `${of} figures` : `${shown} of ${of} figures`),
    none: "No figure matches.",
    views: { figures: "Figures", missed: "Seen, not understood", coverage: "By page" },
    viewsLabel: "Views",
    missedIntro: "These figures stand in the documents; what they mean could not be told. Nothing rests on them.",
    noMissed: "Every figure that was seen was understood.",
    key: (understood, seen) => `key metrics: ${understood} of ${seen}`,
    understood: "Understood",
    download: { xlsx: "Excel", json: "JSON" },
    unsure: "to confirm",
    only: {
      part: "one part of it",
      scenario: "one case of several",
      unit: "another unit",
      span: "a sum over periods",
      not_recomputed: "not recomputed",
    },
    borneOut: (count) => (count === 1 ? "by one check" : `by ${count} checks`),
    readAs: "read as",
  },
  pt: {
    title: "Números dos documentos",
    intro: "Cada número lido, com as suas palavras, de quem fala e o lugar a abrir.",
    search: "Procurar um número, uma palavra, uma página",
    all: "todos",
    document: "Documento",
    whose: { company: "A empresa", market: "O mercado", others: "Outros" },
    reading: "Leitura",
    readings: { sure: "Segura", unsure: "A confirmar" },
    shown: (shown, of) => (shown === of ? `${of} números` : `${shown} de ${of} números`),
    none: "Nenhum número corresponde.",
    views: { figures: "Números", missed: "Vistos, não compreendidos", coverage: "Por página" },
    viewsLabel: "Vistas",
    missedIntro: "Estes números estão nos documentos; o seu sentido não pôde ser estabelecido. Nada se apoia neles.",
    noMissed: "Todos os números vistos foram compreendidos.",
    key: (understood, seen) => `indicadores-chave: ${understood} de ${seen}`,
    understood: "Compreendidos",
    download: { xlsx: "Excel", json: "JSON" },
    unsure: "a confirmar",
    only: {
      part: "só uma parte",
      scenario: "um caso entre vários",
      unit: "outra unidade",
      span: "soma de vários períodos",
      not_recomputed: "não recalculado",
    },
    borneOut: (count) => (count === 1 ? "por um cruzamento" : `por ${count} cruzamentos`),
    readAs: "lido como",
  },
};
