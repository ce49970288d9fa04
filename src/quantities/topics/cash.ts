import { measured, type Topic } from "./topic.ts";

/** What is in the bank, how fast it leaves, and what is owed. */
export const CASH_TOPICS: readonly Topic[] = [
  measured("cash", "money", "financial", {
    name: { fr: "Trésorerie", en: "Cash", pt: "Caixa" },
    aliases: {
      fr: [
        "trésorerie disponible",
        "cash disponible",
        "solde de trésorerie",
        "trésorerie de clôture",
        "trésorerie fin de période",
        "disponibilités",
        "cash en banque",
      ],
      en: [
        "cash balance",
        "cash position",
        "cash on hand",
        "cash in bank",
        "cash and cash equivalents",
        "closing cash",
        "ending cash",
        "closing cash balance",
        "available cash",
        "cash at bank",
      ],
      pt: [
        "saldo de caixa",
        "caixa disponível",
        "disponibilidades",
        "tesouraria",
        "posição de caixa",
        "caixa em banco",
        "caixa e equivalentes",
      ],
    },
    key: true,
    plausible: [0, 300_000_000],
  }),
  measured("burn_rate", "money", "financial", {
    name: { fr: "Burn mensuel", en: "Monthly burn", pt: "Burn mensal" },
    aliases: {
      fr: [
        "burn",
        "burn rate",
        "cash burn",
        "consommation de trésorerie",
        "consommation de cash",
        "burn rate mensuel",
        "cash burn mensuel",
      ],
      en: ["burn", "burn rate", "cash burn", "monthly cash burn", "monthly burn rate", "cash burn rate"],
      pt: ["burn", "burn rate", "queima de caixa", "consumo de caixa", "queima mensal"],
    },
    key: true,
    better: "lower",
    plausible: [0, 10_000_000],
  }),
  measured("runway", "duration", "financial", {
    name: { fr: "Runway", en: "Runway", pt: "Runway" },
    aliases: {
      fr: [
        "autonomie de trésorerie",
        "piste de trésorerie",
        "visibilité de trésorerie",
        "runway restant",
        "cash runway",
        "autonomie financière",
        "mois de runway",
      ],
      en: ["cash runway", "months of runway", "runway remaining", "runway months"],
      pt: ["cash runway", "autonomia de caixa", "meses de caixa", "meses de runway", "fôlego de caixa"],
    },
    key: true,
    plausible: [0, 60],
  }),
  measured("burn_multiple", "multiple", "financial", {
    name: { fr: "Burn multiple", en: "Burn multiple", pt: "Burn multiple" },
    aliases: { fr: ["multiple de burn"], en: ["burn efficiency"], pt: ["múltiplo de burn", "múltiplo de queima"] },
    key: true,
    better: "lower",
    plausible: [0, 20],
  }),
  measured("operating_cash_flow", "money", "financial", {
    name: { fr: "Flux de trésorerie d'exploitation", en: "Operating cash flow", pt: "Fluxo de caixa operacional" },
    aliases: {
      fr: ["cash flow opérationnel", "cash-flow d'exploitation", "flux de trésorerie opérationnel"],
      en: ["cash flow from operations", "CFO cash flow", "cash from operating activities"],
      pt: ["caixa operacional"],
    },
    plausible: [-100_000_000, 200_000_000],
  }),
  measured("free_cash_flow", "money", "financial", {
    name: { fr: "Flux de trésorerie disponible", en: "Free cash flow", pt: "Fluxo de caixa livre" },
    aliases: { fr: ["free cash flow", "FCF"], en: ["FCF"], pt: ["free cash flow", "FCF"] },
    plausible: [-100_000_000, 200_000_000],
  }),
  measured("net_cash_flow", "money", "financial", {
    name: { fr: "Variation de trésorerie", en: "Net cash flow", pt: "Variação de caixa" },
    aliases: {
      fr: ["flux net de trésorerie", "variation nette de trésorerie", "cash flow net"],
      en: ["net change in cash", "change in cash", "cash flow"],
      pt: ["fluxo de caixa", "fluxo de caixa líquido"],
    },
    plausible: [-100_000_000, 200_000_000],
  }),
  measured("capex", "money", "financial", {
    name: { fr: "Investissements (CAPEX)", en: "Capital expenditure", pt: "Investimentos (CAPEX)" },
    aliases: {
      fr: ["CAPEX", "dépenses d'investissement", "investissements de départ", "frais d'établissement"],
      en: ["CAPEX", "capital expenditures", "capital spending", "startup costs", "pre-operating expenses"],
      pt: ["CAPEX", "despesas de capital", "investimentos em capital", "gastos pré-operacionais"],
    },
    better: null,
    plausible: [0, 100_000_000],
  }),
  measured("working_capital", "money", "financial", {
    name: { fr: "Besoin en fonds de roulement", en: "Working capital", pt: "Capital de giro" },
    aliases: {
      fr: ["BFR", "fonds de roulement"],
      en: ["net working capital", "working capital requirement", "NWC"],
      pt: ["capital circulante", "fundo de maneio", "necessidade de capital de giro"],
    },
    better: null,
    plausible: [-50_000_000, 50_000_000],
  }),
  measured("debt", "money", "financial", {
    name: { fr: "Endettement", en: "Debt", pt: "Dívida" },
    aliases: {
      fr: [
        "dette",
        "dettes financières",
        "dette financière",
        "emprunts",
        "dette bancaire",
        "endettement total",
        "dette totale",
        "PGE",
      ],
      en: ["total debt", "financial debt", "borrowings", "bank debt", "loans", "venture debt", "outstanding debt"],
      pt: ["dívida total", "dívida financeira", "empréstimos", "endividamento"],
    },
    key: true,
    better: "lower",
    plausible: [0, 100_000_000],
  }),
  measured("accounts_receivable", "money", "financial", {
    name: { fr: "Créances clients", en: "Accounts receivable", pt: "Contas a receber" },
    aliases: {
      fr: ["créances", "en-cours clients"],
      en: ["receivables", "trade receivables"],
      pt: ["créditos de clientes"],
    },
    better: null,
    plausible: [0, 100_000_000],
  }),
  measured("accounts_payable", "money", "financial", {
    name: { fr: "Dettes fournisseurs", en: "Accounts payable", pt: "Contas a pagar" },
    aliases: { fr: ["fournisseurs"], en: ["payables", "trade payables"], pt: ["fornecedores"] },
    better: null,
    plausible: [0, 100_000_000],
  }),
  measured("dso", "duration", "financial", {
    name: { fr: "Délai de paiement clients (DSO)", en: "Days sales outstanding", pt: "Prazo médio de recebimento" },
    aliases: {
      fr: ["DSO", "délai de paiement client", "délai d'encaissement", "délai moyen de paiement"],
      en: ["DSO", "collection period"],
      pt: ["DSO", "PMR", "prazo de recebimento"],
    },
    better: "lower",
    plausible: [0, 6],
  }),
  measured("grants", "money", "financial", {
    name: { fr: "Subventions et aides", en: "Grants and subsidies", pt: "Subvenções e apoios" },
    aliases: {
      fr: ["subventions", "subvention", "aides publiques", "aides BPI", "financement non dilutif"],
      en: ["grants", "subsidies", "public grants", "non-dilutive funding"],
      pt: ["subvenções", "subsídios", "apoios públicos", "financiamento não dilutivo"],
    },
    plausible: [0, 30_000_000],
  }),
  measured("research_tax_credit", "money", "financial", {
    name: { fr: "Crédit d'impôt recherche", en: "Research tax credit", pt: "Crédito fiscal de pesquisa" },
    aliases: { fr: ["CIR", "CII", "crédit impôt innovation"], en: ["R&D tax credit"], pt: ["lei do bem", "SIFIDE"] },
    plausible: [0, 10_000_000],
  }),
];
