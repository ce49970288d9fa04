import { measured, type Topic } from "./topic.ts";

/** Recurring revenue and the contracts behind it. */
export const SAAS_TOPICS: readonly Topic[] = [
  measured("arr", "money", "financial", [0, 200_000_000], {
    fr: "ARR, revenu récurrent annuel, revenu annuel récurrent, chiffre d'affaires récurrent annuel, CA récurrent annuel, CA annuel récurrent",
    en: "ARR, annual recurring revenue, annualized recurring revenue, annualised recurring revenue, annual run rate, annualized run rate, revenue run rate",
    pt: "ARR, receita recorrente anual, receita anual recorrente, receita recorrente anualizada",
    key: true,
    family: "recurring_revenue",
    twins: { multiple: "arr_multiple" },
  }),
  measured("carr", "money", "financial", [0, 200_000_000], {
    fr: "ARR contractualisé, CARR, ARR signé, ARR sous contrat",
    en: "Contracted ARR, CARR, committed ARR, contracted annual recurring revenue, signed ARR",
    pt: "ARR contratado, CARR, ARR assinado, receita recorrente contratada",
    family: "recurring_revenue",
  }),
  measured("mrr", "money", "financial", [0, 20_000_000], {
    fr: "MRR, revenu récurrent mensuel, revenu mensuel récurrent, chiffre d'affaires récurrent mensuel, CA récurrent mensuel, CA mensuel récurrent",
    en: "MRR, monthly recurring revenue",
    pt: "MRR, receita recorrente mensal, receita mensal recorrente",
    key: true,
  }),
  measured("new_mrr", "money", "financial", [0, 5_000_000], {
    fr: "Nouveau MRR, MRR nouveaux clients",
    en: "New MRR, new business MRR, new logo MRR",
    pt: "Novo MRR, MRR de novos clientes",
  }),
  measured("net_new_mrr", "money", "financial", [-1_000_000, 5_000_000], {
    fr: "MRR net ajouté, net new MRR, MRR net nouveau",
    en: "Net new MRR, net MRR growth, net MRR added",
    pt: "MRR líquido novo, net new MRR, novo MRR líquido",
  }),
  measured("net_new_arr", "money", "financial", [-10_000_000, 60_000_000], {
    fr: "ARR net ajouté, net new ARR, ARR net nouveau, nouvel ARR net, ARR net additionnel",
    en: "Net new ARR, net ARR added, net added ARR",
    pt: "ARR líquido novo, net new ARR, novo ARR líquido, ARR líquido adicionado",
  }),
  measured("new_arr", "money", "financial", [0, 60_000_000], {
    fr: "Nouvel ARR, nouveau ARR, ARR nouveaux clients",
    en: "New ARR, new logo ARR, new business ARR",
    pt: "Novo ARR, ARR de novos clientes",
  }),
  measured("arr_growth", "percent", "financial", [-50, 1000], {
    fr: "Croissance de l'ARR, croissance ARR, progression ARR, évolution ARR",
    en: "ARR growth, ARR growth YoY, growth in ARR, annual recurring revenue growth",
    pt: "Crescimento do ARR, crescimento ARR, evolução ARR",
    key: true,
  }),
  measured("mrr_growth", "percent", "financial", [-50, 1000], {
    fr: "Croissance du MRR, croissance MRR, croissance mensuelle MRR, progression MRR, évolution MRR",
    en: "MRR growth, MRR growth MoM, growth in MRR, MoM growth",
    pt: "Crescimento do MRR, crescimento MRR, evolução MRR",
    key: true,
  }),
  measured("recurring_revenue", "money", "financial", [0, 200_000_000], {
    fr: "Revenus récurrents, CA récurrent, chiffre d'affaires récurrent, revenus d'abonnement, chiffre d'affaires abonnements, abonnements",
    en: "Recurring revenue, subscription revenue, SaaS revenue",
    pt: "Receita recorrente, receita de assinaturas, receitas recorrentes",
    family: "recurring_revenue",
    twins: { percent: "recurring_revenue_share" },
  }),
  measured("recurring_revenue_share", "percent", "financial", [0, 100], {
    fr: "Part du revenu récurrent, part récurrente du CA, part de CA récurrent, part de revenus récurrents",
    en: "Share of recurring revenue, recurring revenue share, recurring share, recurring revenue percentage, recurring revenue ratio",
    pt: "Parcela de receita recorrente, percentual de receita recorrente, peso da receita recorrente",
  }),
  measured("bookings", "money", "financial", [0, 300_000_000], {
    fr: "Prises de commandes, bookings, commandes signées, carnet de commandes",
    en: "Bookings, total bookings, order intake, order book, backlog",
    pt: "Contratos fechados, bookings, pedidos em carteira, carteira de pedidos",
  }),
  measured("acv", "money", "financial", [1, 5_000_000], {
    fr: "Valeur annuelle de contrat (ACV), ACV, ACV moyen, valeur annuelle moyenne de contrat, contrat annuel moyen, panier annuel moyen",
    en: "Annual contract value, ACV, average ACV, average contract value, average annual contract value",
    pt: "Valor anual do contrato, ACV, ACV médio, valor médio anual do contrato, valor médio de contrato",
  }),
  measured("tcv", "money", "financial", [1, 100_000_000], {
    fr: "Valeur totale de contrat (TCV), TCV, valeur totale des contrats",
    en: "Total contract value, TCV",
    pt: "Valor total do contrato, TCV, valor total dos contratos",
  }),
  measured("arpa", "money", "financial", [0, 1_000_000], {
    fr: "Revenu moyen par client (ARPA), ARPA, ARPU, ARPC, revenu moyen par utilisateur, revenu par client, revenu moyen par compte, CA moyen par client, CA par client, MRR par client, MRR moyen par client",
    en: "Average revenue per account, ARPA, ARPU, ARPC, average revenue per user, average revenue per customer, revenue per customer, revenue per user, revenue per account, MRR per customer, average MRR per customer",
    pt: "Receita média por cliente, ARPA, ARPU, receita média por usuário, receita média por utilizador, receita por cliente, MRR por cliente",
  }),
  measured("rule_of_40", "percent", "financial", [-300, 400], {
    fr: "Règle des 40, rule of 40, score règle des 40",
    en: "Rule of 40, rule of forty, rule of 40 score",
    pt: "Regra dos 40, rule of 40, regra de 40",
  }),
  measured("magic_number", "multiple", "gtm", [-2, 10], {
    fr: "Magic number, magic number SaaS",
    en: "Magic number, SaaS magic number, sales efficiency",
    pt: "Magic number, número mágico, magic number SaaS",
  }),
  measured("deferred_revenue", "money", "financial", [0, 100_000_000], {
    fr: "Produits constatés d'avance, PCA, revenus différés",
    en: "Deferred revenue, unearned revenue",
    pt: "Receita diferida, receitas diferidas, receita antecipada",
    better: null,
  }),
];
