import type { Catalogue } from "../catalogue.ts";

type Said = Record<"kind" | "printed", string>;
type What = "name" | "form" | "number" | "office" | "incorporated" | "founded";
/** Two papers on one thing, each as printed and where. */
type Two = Record<"one" | "where" | "other" | "elsewhere", string> & { what: What };

const things: Record<"en" | "fr" | "pt", Record<What, string>> = {
  en: {
    name: "company's name",
    form: "company's legal form",
    number: "number in the register",
    office: "registered office",
    incorporated: "date of incorporation",
    founded: "year of foundation",
  },
  fr: {
    name: "nom de la société",
    form: "forme juridique",
    number: "numéro au registre",
    office: "siège social",
    incorporated: "date d'immatriculation",
    founded: "année de fondation",
  },
  pt: {
    name: "nome da empresa",
    form: "forma jurídica",
    number: "número no registro",
    office: "sede social",
    incorporated: "data de constituição",
    founded: "ano de fundação",
  },
};

const en = {
  number: "number in the register (SIREN, SIRET, CNPJ)",
  askNumber: "Under which number is the company registered?",
  holds: ({ kind, printed }: Said): string => `The check digits of ${kind} ${printed} are right.`,
  wrong: ({ kind, printed }: Said): string =>
    `${kind} ${printed} cannot be in the register as printed: its check digits are wrong.`,
  impact: "Without the right number nobody can look up who signs, who owns and whether the company exists.",
  ask: ({ kind, printed }: Said): string =>
    `What is the right ${kind}, instead of ${printed}? Please send the registry extract.`,
  things: things.en,
  asks: {
    name: "What is the company's registered name?",
    office: "Where is the company's registered office?",
    incorporated: "When was the company incorporated?",
  },
  agree: ({ what, one, where, elsewhere }: Two): string =>
    `The ${things.en[what]} is the same in two papers: ${one} (${where}; ${elsewhere}).`,
  differ: ({ what, one, where, other, elsewhere }: Two): string =>
    `Two papers differ on the ${things.en[what]}: ${one} (${where}), ${other} (${elsewhere}).`,
  impactDiffer: "Who signs, who owns and what is bought depend on which company the papers are of.",
  askDiffer: ({ what, one, other }: Two): string =>
    `Which ${things.en[what]} is right, ${one} or ${other}, and why does the other paper say something else?`,
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
    things: things.fr,
    asks: {
      name: "Quelle est la dénomination sociale de la société ?",
      office: "Où est le siège social de la société ?",
      incorporated: "Quand la société a-t-elle été immatriculée ?",
    },
    agree: ({ what, one, where, elsewhere }) =>
      `Deux documents disent la même chose (${things.fr[what]}) : ${one} (${where} ; ${elsewhere}).`,
    differ: ({ what, one, where, other, elsewhere }) =>
      `Deux documents ne disent pas la même chose (${things.fr[what]}) : ${one} (${where}), ${other} (${elsewhere}).`,
    impactDiffer: "Qui signe, qui détient et ce qu'on achète dépendent de la société dont parlent les documents.",
    askDiffer: ({ what, one, other }) =>
      `Laquelle de ces mentions est juste (${things.fr[what]}), ${one} ou ${other}, et pourquoi l'autre document dit-il autre chose ?`,
  },
  pt: {
    number: "número no registro (SIREN, SIRET, CNPJ)",
    askNumber: "Sob que número a empresa está registrada?",
    holds: ({ kind, printed }) => `Os dígitos verificadores do ${kind} ${printed} conferem.`,
    wrong: ({ kind, printed }) =>
      `O ${kind} ${printed} não pode estar no registro como impresso: os dígitos verificadores não conferem.`,
    impact: "Sem o número certo, ninguém consegue verificar quem assina, quem detém e se a empresa existe.",
    ask: ({ kind, printed }) => `Qual é o ${kind} certo, em vez de ${printed}? Favor enviar o extrato do registro.`,
    things: things.pt,
    asks: {
      name: "Qual é a razão social da empresa?",
      office: "Onde fica a sede social da empresa?",
      incorporated: "Quando a empresa foi constituída?",
    },
    agree: ({ what, one, where, elsewhere }) =>
      `Dois documentos dizem o mesmo (${things.pt[what]}): ${one} (${where}; ${elsewhere}).`,
    differ: ({ what, one, where, other, elsewhere }) =>
      `Dois documentos divergem (${things.pt[what]}): ${one} (${where}), ${other} (${elsewhere}).`,
    impactDiffer: "Quem assina, quem detém e o que se compra dependem da empresa de que falam os documentos.",
    askDiffer: ({ what, one, other }) =>
      `Qual das duas informações está certa (${things.pt[what]}), ${one} ou ${other}, e por que o outro documento diz outra coisa?`,
  },
};
