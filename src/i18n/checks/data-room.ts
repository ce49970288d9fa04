import type { Catalogue } from "../catalogue.ts";

type Country = "FR" | "BR" | "UK" | "US" | null;

interface RoomFacts {
  there: number;
  expected: number;
  /** Null where nobody says the stage. */
  stage: string | null;
  missing: string;
}

/** Papers: how many. */
type Counted = Record<"expected" | "there" | "missing", number>;

const en = {
  papers: {
    deck: (_country: Country): string => "pitch deck",
    model: (_country: Country): string => "financial model",
    cap_table: (_country: Country): string => "cap table",
    term_sheet: (_country: Country): string => "term sheet",
    articles: (country: Country): string =>
      country === "FR"
        ? "articles of association (statuts)"
        : country === "BR"
          ? "articles (contrato social)"
          : "articles of association",
    registry: (country: Country): string =>
      country === "FR"
        ? "registry extract (Kbis)"
        : country === "BR"
          ? "registry extract (cartão CNPJ)"
          : "registry extract",
    shareholders_agreement: (_country: Country): string => "shareholders' agreement",
    ip_assignment: (_country: Country): string => "assignments of intellectual property",
    equity_plan: (country: Country): string =>
      country === "FR" ? "founders' vesting and BSPCE" : "founders' vesting and option plan",
    customer_contracts: (_country: Country): string => "customer contracts",
    customer_list: (_country: Country): string => "list of customers with revenue",
    accounts: (country: Country): string => (country === "FR" ? "annual accounts (liasse fiscale)" : "annual accounts"),
    bank_statements: (_country: Country): string => "bank statements",
    employment: (_country: Country): string => "employment contracts of the team",
  },
  complete: ({ expected, stage }: RoomFacts) =>
    `All ${expected} papers one expects ${stage === null ? "at seed" : `at ${stage}`} are here.`,
  incomplete: ({ there, expected, stage, missing }: RoomFacts) =>
    `Of the ${expected} papers one expects ${stage === null ? "at seed (the stage is not said)" : `at ${stage}`}, ${there} ${there === 1 ? "is" : "are"} here; missing: ${missing}.`,
  sum: (f: Counted) => `${f.expected} expected − ${f.there} here = ${f.missing} missing`,
  ask: ({ papers }: { papers: string }) => `Please send: ${papers}.`,
};

/** What the check of the data room says. */
export const DATA_ROOM_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    papers: {
      deck: () => "deck",
      model: () => "modèle financier",
      cap_table: () => "table de capitalisation",
      term_sheet: () => "term sheet",
      articles: (country) => (country === "BR" ? "statuts (contrato social)" : "statuts"),
      registry: (country) => (country === "BR" ? "extrait de registre (cartão CNPJ)" : "extrait Kbis"),
      shareholders_agreement: () => "pacte d'associés",
      ip_assignment: () => "cessions de propriété intellectuelle",
      equity_plan: (country) =>
        country === "BR" ? "vesting des fondateurs et plan d'options" : "vesting des fondateurs et BSPCE",
      customer_contracts: () => "contrats clients",
      customer_list: () => "liste des clients avec leur chiffre d'affaires",
      accounts: (country) => (country === "BR" ? "comptes annuels" : "comptes annuels (liasse fiscale)"),
      bank_statements: () => "relevés bancaires",
      employment: () => "contrats de travail de l'équipe",
    },
    complete: ({ expected, stage }) =>
      `Les ${expected} pièces attendues ${stage === null ? "en amorçage" : `en ${stage}`} sont toutes là.`,
    incomplete: ({ there, expected, stage, missing }) =>
      `Sur les ${expected} pièces attendues ${stage === null ? "en amorçage (le stade n'est pas dit)" : `en ${stage}`}, ${there} ${there <= 1 ? "est" : "sont"} là ; il manque : ${missing}.`,
    sum: (f) =>
      `${f.expected} attendues − ${f.there} ${Number(f.there) < 2 ? "présente" : "présentes"} = ${f.missing} ${Number(f.missing) < 2 ? "manquante" : "manquantes"}`,
    ask: ({ papers }) => `Merci d'envoyer : ${papers}.`,
  },
  pt: {
    papers: {
      deck: () => "deck",
      model: () => "modelo financeiro",
      cap_table: () => "cap table",
      term_sheet: () => "term sheet",
      articles: (country) => (country === "FR" ? "estatutos (statuts)" : "contrato social"),
      registry: (country) =>
        country === "FR" ? "extrato de registro (Kbis)" : "cartão CNPJ e certidão da junta comercial",
      shareholders_agreement: () => "acordo de sócios",
      ip_assignment: () => "cessões de propriedade intelectual",
      equity_plan: (country) =>
        country === "FR" ? "vesting dos fundadores e BSPCE" : "vesting dos fundadores e plano de opções",
      customer_contracts: () => "contratos com clientes",
      customer_list: () => "lista de clientes com receita",
      accounts: () => "demonstrações financeiras",
      bank_statements: () => "extratos bancários",
      employment: () => "contratos de trabalho da equipe",
    },
    complete: ({ expected, stage }) =>
      `Os ${expected} documentos que se esperam ${stage === null ? "no seed" : `em ${stage}`} estão todos aqui.`,
    incomplete: ({ there, expected, stage, missing }) =>
      `Dos ${expected} documentos que se esperam ${stage === null ? "no seed (o estágio não é dito)" : `em ${stage}`}, ${there === 1 ? "está aqui" : "estão aqui"} ${there}; faltam: ${missing}.`,
    sum: (f) =>
      `${f.expected} esperados − ${f.there} ${Number(f.there) === 1 ? "presente" : "presentes"} = ${f.missing} em falta`,
    ask: ({ papers }) => `Favor enviar: ${papers}.`,
  },
};
