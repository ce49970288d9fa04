import type { Catalogue } from "../catalogue.ts";

type Said = Record<"kind" | "printed", string>;

const en = {
  number: "number in the register (SIREN, SIRET, CNPJ)",
  askNumber: "Under which number is the company registered?",
  holds: ({ kind, printed }: Said): string => `The check digits of ${kind} ${printed} are right.`,
  wrong: ({ kind, printed }: Said): string =>
    `${kind} ${printed} cannot be in the register as printed: its check digits are wrong.`,
  impact: "Without the right number nobody can look up who signs, who owns and whether the company exists.",
  ask: ({ kind, printed }: Said): string =>
    `What is the right ${kind}, instead of ${printed}? Please send the registry extract.`,
};

/** What the check of the company says. */
export const COMPANY_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    number: "numéro au registre (SIREN, SIRET, CNPJ)",
    askNumber: "Sous quel numéro la société est-elle immatriculée ?",
    holds: ({ kind, printed }) => `La clé du ${kind} ${printed} est juste.`,
    wrong: ({ kind, printed }) =>
      `Le ${kind} ${printed} ne peut pas être au registre tel qu'imprimé : sa clé est fausse.`,
    impact: "Sans le bon numéro, personne ne peut vérifier qui signe, qui détient et si la société existe.",
    ask: ({ kind, printed }) =>
      `Quel est le bon ${kind}, au lieu de ${printed} ? Merci d'envoyer l'extrait du registre.`,
  },
  pt: {
    number: "número no registro (SIREN, SIRET, CNPJ)",
    askNumber: "Sob que número a empresa está registrada?",
    holds: ({ kind, printed }) => `Os dígitos verificadores do ${kind} ${printed} conferem.`,
    wrong: ({ kind, printed }) =>
      `O ${kind} ${printed} não pode estar no registro como impresso: os dígitos verificadores não conferem.`,
    impact: "Sem o número certo, ninguém consegue verificar quem assina, quem detém e se a empresa existe.",
    ask: ({ kind, printed }) => `Qual é o ${kind} certo, em vez de ${printed}? Favor enviar o extrato do registro.`,
  },
};
