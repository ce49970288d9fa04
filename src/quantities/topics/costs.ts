import { measured, type Topic } from "./topic.ts";

/** What the company spends. */
export const COST_TOPICS: readonly Topic[] = [
  measured("cogs", "money", "financial", [0, 400_000_000], {
    fr: "Coût des ventes, COGS, coût des marchandises vendues, coût des biens vendus, coûts directs, coût de revient des ventes, achats consommés, coût du chiffre d'affaires, coûts variables, achats de matières premières, achats de marchandises, achats matières",
    en: "Cost of goods sold, COGS, cost of revenue, cost of sales, direct costs, cost of services, cost of goods",
    pt: "Custo das vendas, COGS, CMV, CPV, CSP, custo dos produtos vendidos, custo das mercadorias vendidas, custo da receita, custos diretos, custo dos serviços prestados, compra de mercadorias, custo de matéria-prima",
    better: "lower",
  }),
  measured("operating_expenses", "money", "financial", [0, 300_000_000], {
    fr: "Charges d'exploitation, OPEX, charges opérationnelles, dépenses opérationnelles, frais généraux, coûts fixes, charges fixes",
    en: "Operating expenses, OPEX, operating costs, operating expenditure, overheads, fixed costs",
    pt: "Despesas operacionais, OPEX, custos operacionais, gastos operacionais, custos fixos",
    better: "lower",
  }),
  measured("total_costs", "money", "financial", [0, 500_000_000], {
    fr: "Total des charges, charges totales, coûts totaux, total des coûts, total charges, dépenses totales",
    en: "Total costs, total expenses, total expenditure",
    pt: "Custos totais, total de custos, despesas totais, total de despesas",
    better: "lower",
  }),
  measured("sales_marketing_spend", "money", "gtm", [0, 100_000_000], {
    fr: "Dépenses commerciales et marketing, S&M, dépenses S&M, dépenses marketing et ventes, coûts d'acquisition, frais commerciaux et marketing, sales & marketing, dépenses d'acquisition, budget commercial et marketing, frais de commercialisation",
    en: "Sales and marketing spend, S&M, S&M spend, S&M expense, sales and marketing, sales & marketing expenses, sales and marketing costs, acquisition spend, acquisition costs",
    pt: "Despesas de vendas e marketing, S&M, vendas e marketing, marketing e vendas, gastos com vendas e marketing, despesas comerciais, despesas com marketing e vendas",
    better: "lower",
  }),
  measured("marketing_spend", "money", "gtm", [0, 50_000_000], {
    fr: "Dépenses marketing, budget marketing, frais marketing, marketing, dépenses publicitaires",
    en: "Marketing spend, marketing budget, marketing expenses, marketing costs, ad spend, advertising spend",
    pt: "Despesas de marketing, orçamento de marketing, gastos de marketing, gastos com publicidade, despesas com marketing",
    better: null,
  }),
  measured("rd_spend", "money", "product", [0, 100_000_000], {
    fr: "Dépenses de R&D, R&D, frais de R&D, budget R&D, recherche et développement, dépenses de recherche et développement",
    en: "R&D spend, R&D, R&D expenses, R&D costs, research and development, research and development expenses, product development costs",
    pt: "Despesas de P&D, P&D, I&D, pesquisa e desenvolvimento, gastos com P&D",
    better: null,
  }),
  measured("ga_spend", "money", "financial", [0, 50_000_000], {
    fr: "Frais généraux et administratifs, G&A, frais administratifs, frais de structure",
    en: "General and administrative expenses, G&A, SG&A, general and administrative, admin costs, administrative expenses",
    pt: "Despesas gerais e administrativas, G&A, despesas administrativas, gerais e administrativas",
    better: "lower",
  }),
  measured("payroll", "money", "team", [0, 100_000_000], {
    fr: "Masse salariale, charges de personnel, frais de personnel, salaires, salaires et charges, coûts salariaux",
    en: "Payroll, personnel costs, staff costs, salaries, wages, payroll costs, salaries and wages, people costs",
    pt: "Folha salarial, folha de pagamento, salários, custos com pessoal, despesas com pessoal, massa salarial",
    better: null,
    twins: { count: "headcount" },
  }),
];
