import { measured, type Topic } from "./topic.ts";

/** The income statement: revenue, its growth, and what is left of it. */
export const PNL_TOPICS: readonly Topic[] = [
  measured("revenue", "money", "financial", [0, 500_000_000], {
    fr: "Chiffre d'affaires, CA, CA HT, CA TTC, revenus, ventes, produits d'exploitation, chiffre d'affaires HT",
    en: "Revenue, revenues, sales, turnover, total sales, top line",
    pt: "Receita, receitas, receita total, vendas totais, faturamento, faturação, vendas, volume de negócios, receita operacional",
    key: true,
    twins: { multiple: "revenue_multiple" },
  }),
  measured("revenue_growth", "percent", "financial", [-60, 1000], {
    fr: "Croissance du chiffre d'affaires, croissance du CA, croissance CA, croissance des revenus, croissance des ventes, évolution du CA, évolution du chiffre d'affaires, progression du CA, croissance, taux de croissance, croissance annuelle",
    en: "Revenue growth, sales growth, turnover growth, top line growth, growth in revenue, revenue growth YoY, YoY growth, growth, growth rate, annual growth rate",
    pt: "Crescimento da receita, crescimento do faturamento, crescimento de vendas, crescimento das vendas, evolução da receita, crescimento, taxa de crescimento",
    key: true,
  }),
  measured("revenue_cagr", "percent", "financial", [-60, 500], {
    fr: "Croissance annuelle moyenne (CAGR), CAGR, TCAM, TCAC, taux de croissance annuel moyen, taux de croissance annuel composé, CAGR du CA, croissance annuelle moyenne",
    en: "Revenue CAGR, CAGR, compound annual growth rate, sales CAGR, ARR CAGR",
    pt: "Crescimento anual composto (CAGR), CAGR, taxa de crescimento anual composta, CAGR da receita",
    key: true,
  }),
  measured("services_revenue", "money", "financial", [0, 200_000_000], {
    fr: "Revenus de services, prestations de services, CA services, chiffre d'affaires services",
    en: "Services revenue, professional services revenue, service revenue",
    pt: "Receita de serviços, receitas de serviços",
    better: null,
  }),
  measured("gross_profit", "money", "financial", [-50_000_000, 400_000_000], {
    fr: "Marge brute (montant), profit brut, bénéfice brut, résultat brut, montant de la marge brute",
    en: "Gross profit, gross income, gross margin amount",
    pt: "Lucro bruto, resultado bruto, lucro bruto",
    key: true,
    twins: { percent: "gross_margin" },
  }),
  measured("gross_margin", "percent", "financial", [-50, 100], {
    fr: "Marge brute, taux de marge brute, taux de marge, GM, % marge brute, % de marge brute, % marge, % de marge",
    en: "Gross margin, GM, gross profit margin, gross margin rate, gross margin percentage",
    pt: "Margem bruta, percentual de margem bruta, taxa de margem bruta, % margem bruta, % de margem bruta, % margem",
    key: true,
    twins: { money: "gross_profit" },
  }),
  measured("contribution_margin", "percent", "financial", [-100, 100], {
    fr: "Marge de contribution, marge sur coûts variables, taux de marge sur coûts variables, CM2, marge contributive",
    en: "Contribution margin, CM2, unit margin, unit contribution, contribution margin ratio, contribution margin rate",
    pt: "Margem de contribuição, margem contributiva, margem unitária",
  }),
  measured("ebitda", "money", "financial", [-100_000_000, 200_000_000], {
    fr: "EBITDA, EBE, excédent brut d'exploitation, EBITDA opérationnel",
    en: "EBITDA, adjusted EBITDA, operating EBITDA",
    pt: "EBITDA, LAJIDA, EBITDA ajustado, EBITDA operacional",
    key: true,
    twins: { percent: "ebitda_margin" },
  }),
  measured("ebitda_margin", "percent", "financial", [-500, 100], {
    fr: "Marge d'EBITDA, marge EBITDA, taux de marge d'EBITDA, taux d'EBITDA",
    en: "EBITDA margin, EBITDA margin percentage",
    pt: "Margem EBITDA, margem de EBITDA, margem LAJIDA",
    twins: { money: "ebitda" },
  }),
  measured("operating_income", "money", "financial", [-100_000_000, 200_000_000], {
    fr: "Résultat d'exploitation, EBIT, REX, résultat opérationnel",
    en: "Operating income, EBIT, operating profit, operating loss, operating result",
    pt: "Resultado operacional, EBIT, LAJIR, lucro operacional",
    twins: { percent: "operating_margin" },
  }),
  measured("operating_margin", "percent", "financial", [-500, 100], {
    fr: "Marge d'exploitation, marge opérationnelle, taux de marge opérationnelle",
    en: "Operating margin, EBIT margin, operating profit margin",
    pt: "Margem operacional, margem EBIT",
    twins: { money: "operating_income" },
  }),
  measured("net_income", "money", "financial", [-100_000_000, 200_000_000], {
    fr: "Résultat net, bénéfice net, perte nette, profit net, bénéfice, bénéfice mensuel, résultat de l'exercice, bénéfice ou perte",
    en: "Net income, net profit, net loss, net earnings, bottom line, profit after tax, profit, profit and loss, monthly profit, profit/loss, net profit/loss",
    pt: "Resultado líquido, lucro líquido, prejuízo líquido, lucro, lucro/prejuízo, lucro mensal, lucro/prejuízo líquido, resultado do exercício, resultado líquido do exercício",
    twins: { percent: "net_margin" },
  }),
  measured("net_margin", "percent", "financial", [-500, 100], {
    fr: "Marge nette, taux de marge nette",
    en: "Net margin, net profit margin, net income margin",
    pt: "Margem líquida, margem de lucro líquido",
    twins: { money: "net_income" },
  }),
];
