import { measured, type Topic } from "./topic.ts";

/** What is in the bank, how fast it leaves, and what is owed. */
export const CASH_TOPICS: readonly Topic[] = [
  measured("cash", "money", "financial", [0, 300_000_000], {
    fr: "Trésorerie, trésorerie disponible, cash disponible, solde de trésorerie, trésorerie de clôture, trésorerie fin de période, disponibilités, cash en banque, solde final de trésorerie, solde final, solde fin de mois, solde de fin de mois, trésorerie finale",
    en: "Cash, cash balance, cash position, cash on hand, cash in bank, cash and cash equivalents, closing cash, ending cash, closing cash balance, available cash, cash at bank",
    pt: "Caixa, saldo de caixa, caixa disponível, disponibilidades, tesouraria, posição de caixa, caixa em banco, caixa e equivalentes, saldo final, saldo final de caixa, saldo acumulado",
    key: true,
  }),
  measured("burn_rate", "money", "financial", [0, 10_000_000], {
    fr: "Burn mensuel, burn, burn rate, cash burn, consommation de trésorerie, consommation de cash, burn rate mensuel, cash burn mensuel, consommation nette, consommation nette de trésorerie, consommation mensuelle de trésorerie",
    en: "Monthly burn, burn, burn rate, cash burn, monthly cash burn, monthly burn rate, cash burn rate",
    pt: "Burn mensal, burn, burn rate, queima de caixa, consumo de caixa, queima mensal, consumo líquido de caixa, consumo mensal de caixa",
    key: true,
    better: "lower",
  }),
  measured("runway", "duration", "financial", [0, 60], {
    fr: "Runway, autonomie de trésorerie, piste de trésorerie, visibilité de trésorerie, runway restant, cash runway, autonomie financière, mois de runway, mois d'autonomie",
    en: "Runway, cash runway, months of runway, runway remaining, runway months",
    pt: "Runway, cash runway, autonomia de caixa, meses de caixa, meses de runway, fôlego de caixa",
    key: true,
  }),
  measured("burn_multiple", "multiple", "financial", [0, 20], {
    fr: "Burn multiple, multiple de burn",
    en: "Burn multiple, burn efficiency",
    pt: "Burn multiple, múltiplo de burn, múltiplo de queima",
    key: true,
    better: "lower",
  }),
  measured("operating_cash_flow", "money", "financial", [-100_000_000, 200_000_000], {
    fr: "Flux de trésorerie d'exploitation, cash flow opérationnel, cash-flow d'exploitation, flux de trésorerie opérationnel",
    en: "Operating cash flow, cash flow from operations, CFO cash flow, cash from operating activities",
    pt: "Fluxo de caixa operacional, caixa operacional",
  }),
  measured("free_cash_flow", "money", "financial", [-100_000_000, 200_000_000], {
    fr: "Flux de trésorerie disponible, free cash flow, FCF",
    en: "Free cash flow, FCF",
    pt: "Fluxo de caixa livre, free cash flow, FCF",
  }),
  measured("net_cash_flow", "money", "financial", [-100_000_000, 200_000_000], {
    fr: "Variation de trésorerie, flux net de trésorerie, variation nette de trésorerie, cash flow net",
    en: "Net cash flow, net change in cash, change in cash, cash flow",
    pt: "Variação de caixa, fluxo de caixa, fluxo de caixa líquido",
  }),
  measured("capex", "money", "financial", [0, 100_000_000], {
    fr: "Investissements (CAPEX), CAPEX, dépenses d'investissement, investissements de départ, frais d'établissement",
    en: "Capital expenditure, CAPEX, capital expenditures, capital spending, startup costs, pre-operating expenses",
    pt: "Investimentos (CAPEX), CAPEX, despesas de capital, investimentos em capital, gastos pré-operacionais",
    better: null,
  }),
  measured("working_capital", "money", "financial", [-50_000_000, 50_000_000], {
    fr: "Besoin en fonds de roulement, BFR, fonds de roulement",
    en: "Working capital, net working capital, working capital requirement, NWC",
    pt: "Capital de giro, capital circulante, fundo de maneio, necessidade de capital de giro",
    better: null,
  }),
  measured("debt", "money", "financial", [0, 100_000_000], {
    fr: "Endettement, dette, dettes financières, dette financière, emprunts, dette bancaire, endettement total, dette totale, PGE",
    en: "Debt, total debt, financial debt, borrowings, bank debt, loans, venture debt, outstanding debt",
    pt: "Dívida, dívida total, dívida financeira, empréstimos, endividamento",
    key: true,
    better: "lower",
  }),
  measured("accounts_receivable", "money", "financial", [0, 100_000_000], {
    fr: "Créances clients, créances, en-cours clients",
    en: "Accounts receivable, receivables, trade receivables",
    pt: "Contas a receber, créditos de clientes",
    better: null,
  }),
  measured("accounts_payable", "money", "financial", [0, 100_000_000], {
    fr: "Dettes fournisseurs, fournisseurs",
    en: "Accounts payable, payables, trade payables",
    pt: "Contas a pagar, fornecedores",
    better: null,
  }),
  measured("dso", "duration", "financial", [0, 6], {
    fr: "Délai de paiement clients (DSO), DSO, délai de paiement client, délai d'encaissement, délai moyen de paiement",
    en: "Days sales outstanding, DSO, collection period",
    pt: "Prazo médio de recebimento, DSO, PMR, prazo de recebimento",
    better: "lower",
  }),
  measured("grants", "money", "financial", [0, 30_000_000], {
    fr: "Subventions et aides, subventions, subvention, aides publiques, aides BPI, financement non dilutif",
    en: "Grants and subsidies, grants, subsidies, public grants, non-dilutive funding",
    pt: "Subvenções e apoios, subvenções, subsídios, apoios públicos, financiamento não dilutivo",
  }),
  measured("research_tax_credit", "money", "financial", [0, 10_000_000], {
    fr: "Crédit d'impôt recherche, CIR, CII, crédit impôt innovation",
    en: "Research tax credit, R&D tax credit",
    pt: "Crédito fiscal de pesquisa, lei do bem, SIFIDE",
  }),
];
