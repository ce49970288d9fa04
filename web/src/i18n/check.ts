import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { TextVerdict } from "../../../src/server/contract.ts";

interface CheckScreenWords {
  title: string;
  intro: string;
  label: string;
  placeholder: string;
  drop: string;
  choose: string;
  kinds: string;
  check: string;
  checking: string;
  another: string;
  /** What a verdict means, in a sentence. */
  means: Record<TextVerdict, string>;
  /** Sentences with this verdict. */
  count: (count: number) => string;
  worstFirst: string;
  nothingWrong: string;
  held: (count: number) => string;
  rest: (count: number) => string;
  inText: string;
  inPlace: string;
  open: (place: string) => string;
  next: string;
}

/** A text held against the documents. */
export const CHECK: Catalogue<CheckScreenWords> = {
  fr: {
    title: "Vérifier un texte",
    intro:
      "Une note, un mémo, la réponse d’un chat : chaque affirmation est confrontée aux documents de cette revue, sans modèle.",
    label: "Texte à vérifier",
    placeholder: "Collez ici la note ou la réponse…",
    drop: "ou déposez un fichier",
    choose: "Choisir un fichier",
    kinds: ".md, .txt, .docx ou .pdf, 10 Mo au plus. Le texte n’est pas conservé.",
    check: "Vérifier",
    checking: "Vérification…",
    another: "Vérifier un autre texte",
    means: {
      contradicted: "Les documents, ou le calcul refait, disent autre chose.",
      not_found: "Absent des documents : savoir extérieur, ou dit autrement. Ce n’est pas une erreur prouvée.",
      unclear: "Quelque chose d’approchant s’y trouve, sans trancher.",
      supported: "Les documents le disent.",
      no_claim: "Opinion, question ou remarque : rien qu’un document puisse confirmer.",
    },
    count: (count) => (count < 2 ? `${count} phrase` : `${count} phrases`),
    worstFirst: "Le plus grave d’abord",
    nothingWrong: "Rien de contredit, d’introuvable ni d’incertain.",
    held: (count) => (count === 1 ? "1 phrase confirmée" : `${count} phrases confirmées`),
    rest: (count) => (count === 1 ? "1 opinion ou remarque" : `${count} opinions et remarques`),
    inText: "Voir dans le texte",
    inPlace: "Le texte, annoté",
    open: (place) => `Ouvrir ${place}`,
    next: "Afficher la suite",
  },
  en: {
    title: "Check a text",
    intro: "A note, a memo, a chat answer: each claim is held against the documents of this review, with no model.",
    label: "Text to check",
    placeholder: "Paste the note or the answer here…",
    drop: "or drop a file",
    choose: "Choose a file",
    kinds: ".md, .txt, .docx or .pdf, up to 10 MB. The text is not kept.",
    check: "Check",
    checking: "Checking…",
    another: "Check another text",
    means: {
      contradicted: "The documents, or the sum done again, say otherwise.",
      not_found: "Not in the documents: outside knowledge, or said in other words. It is no proven error.",
      unclear: "Something near it is there, and does not decide.",
      supported: "The documents say so.",
      no_claim: "An opinion, a question or a remark: nothing a document could confirm.",
    },
    count: (count) => (count === 1 ? "1 sentence" : `${count} sentences`),
    worstFirst: "Worst first",
    nothingWrong: "Nothing contradicted, not found or unclear.",
    held: (count) => (count === 1 ? "1 sentence holds" : `${count} sentences hold`),
    rest: (count) => (count === 1 ? "1 opinion or remark" : `${count} opinions and remarks`),
    inText: "See it in the text",
    inPlace: "The text, marked",
    open: (place) => `Open ${place}`,
    next: "Show more",
  },
  pt: {
    title: "Verificar um texto",
    intro:
      "Uma nota, um memorando, a resposta de um chat: cada afirmação é confrontada com os documentos desta revisão, sem modelo.",
    label: "Texto a verificar",
    placeholder: "Cole aqui a nota ou a resposta…",
    drop: "ou solte um arquivo",
    choose: "Escolher um arquivo",
    kinds: ".md, .txt, .docx ou .pdf, até 10 MB. O texto não é guardado.",
    check: "Verificar",
    checking: "Verificando…",
    another: "Verificar outro texto",
    means: {
      contradicted: "Os documentos, ou a conta refeita, dizem outra coisa.",
      not_found: "Fora dos documentos: conhecimento externo, ou dito de outra forma. Não é um erro provado.",
      unclear: "Há algo próximo, que não decide.",
      supported: "Os documentos dizem isso.",
      no_claim: "Uma opinião, pergunta ou observação: nada que um documento possa confirmar.",
    },
    count: (count) => (count === 1 ? "1 frase" : `${count} frases`),
    worstFirst: "O mais grave primeiro",
    nothingWrong: "Nada desmentido, não encontrado ou incerto.",
    held: (count) => (count === 1 ? "1 frase confirmada" : `${count} frases confirmadas`),
    rest: (count) => (count === 1 ? "1 opinião ou observação" : `${count} opiniões e observações`),
    inText: "Ver no texto",
    inPlace: "O texto, anotado",
    open: (place) => `Abrir ${place}`,
    next: "Mostrar mais",
  },
};
