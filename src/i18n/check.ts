import type { Catalogue } from "./catalogue.ts";

/** The words of `tribunal check`. */
const en = {
  title: (deal: string) => `This text against the documents of ${deal}`,
  description: "hold a text (a memo, a chat answer) against the documents, sentence by sentence",
  textArgument: "the text: .md, .txt, .docx, .pdf, or - for standard input",
  html: "also write the marked text to this page",
  failOn: "end with code 2 if a sentence with this verdict or a worse one remains",
  verdicts: {
    contradicted: "contradicted",
    not_found: "not found",
    unclear: "unclear",
    supported: "supported",
    no_claim: "no claim",
  },
  inPlace: "The text, marked",
  quoted: (words: string) => `“${words}”`,
};

/** The words of `tribunal check` in each language. */
export const CHECK_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    title: (deal) => `Ce texte face aux documents de ${deal}`,
    description: "confronter un texte (note, réponse de chat) aux documents, phrase par phrase",
    textArgument: "le texte : .md, .txt, .docx, .pdf, ou - pour l’entrée standard",
    html: "écrire aussi le texte annoté dans cette page",
    failOn: "sortir avec le code 2 s’il reste une phrase de ce verdict ou pire",
    verdicts: {
      contradicted: "contredit",
      not_found: "introuvable",
      unclear: "incertain",
      supported: "confirmé",
      no_claim: "rien à vérifier",
    },
    inPlace: "Le texte, annoté",
    quoted: (words) => `« ${words} »`,
  },
  pt: {
    title: (deal) => `Este texto face aos documentos de ${deal}`,
    description: "confrontar um texto (nota, resposta de chat) com os documentos, frase a frase",
    textArgument: "o texto: .md, .txt, .docx, .pdf, ou - para a entrada padrão",
    html: "escrever também o texto anotado nesta página",
    failOn: "sair com o código 2 se restar uma frase com este veredito ou pior",
    verdicts: {
      contradicted: "desmentido",
      not_found: "não encontrado",
      unclear: "incerto",
      supported: "confirmado",
      no_claim: "nada a verificar",
    },
    inPlace: "O texto, anotado",
    quoted: (words) => `“${words}”`,
  },
};
