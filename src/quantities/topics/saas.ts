import { measured, type Topic } from "./topic.ts";

/** Recurring revenue and the contracts behind it. */
export const SAAS_TOPICS: readonly Topic[] = [
  measured("arr", "money", "financial", {
    name: { fr: "ARR", en: "ARR", pt: "ARR" },
    aliases: {
      fr: [
        "revenu récurrent annuel",
        "revenu annuel récurrent",
        "chiffre d'affaires récurrent annuel",
        "CA récurrent annuel",
        "CA annuel récurrent",
      ],
      en: [
        "annual recurring revenue",
        "annualized recurring revenue",
        "annualised recurring revenue",
        "annual run rate",
        "annualized run rate",
        "revenue run rate",
      ],
      pt: ["receita recorrente anual", "receita anual recorrente", "receita recorrente anualizada"],
    },
    key: true,
    plausible: [0, 200_000_000],
    family: "recurring_revenue",
    twins: { multiple: "arr_multiple" },
  }),
  measured("carr", "money", "financial", {
    name: { fr: "ARR contractualisé", en: "Contracted ARR", pt: "ARR contratado" },
    aliases: {
      fr: ["CARR", "ARR signé", "ARR sous contrat"],
      en: ["CARR", "committed ARR", "contracted annual recurring revenue", "signed ARR"],
      pt: ["CARR", "ARR assinado", "receita recorrente contratada"],
    },
    plausible: [0, 200_000_000],
    family: "recurring_revenue",
  }),
  measured("mrr", "money", "financial", {
    name: { fr: "MRR", en: "MRR", pt: "MRR" },
    aliases: {
      fr: [
        "revenu récurrent mensuel",
        "revenu mensuel récurrent",
        "chiffre d'affaires récurrent mensuel",
        "CA récurrent mensuel",
        "CA mensuel récurrent",
      ],
      en: ["monthly recurring revenue"],
      pt: ["receita recorrente mensal", "receita mensal recorrente"],
    },
    key: true,
    plausible: [0, 20_000_000],
  }),
  measured("new_mrr", "money", "financial", {
    name: { fr: "Nouveau MRR", en: "New MRR", pt: "Novo MRR" },
    aliases: { fr: ["MRR nouveaux clients"], en: ["new business MRR", "new logo MRR"], pt: ["MRR de novos clientes"] },
    plausible: [0, 5_000_000],
  }),
  measured("net_new_mrr", "money", "financial", {
    name: { fr: "MRR net ajouté", en: "Net new MRR", pt: "MRR líquido novo" },
    aliases: {
      fr: ["net new MRR", "MRR net nouveau"],
      en: ["net MRR growth", "net MRR added"],
      pt: ["net new MRR", "novo MRR líquido"],
    },
    plausible: [-1_000_000, 5_000_000],
  }),
  measured("net_new_arr", "money", "financial", {
    name: { fr: "ARR net ajouté", en: "Net new ARR", pt: "ARR líquido novo" },
    aliases: { fr: ["net new ARR", "ARR net nouveau"], en: ["net ARR added"], pt: ["net new ARR", "novo ARR líquido"] },
    plausible: [-10_000_000, 60_000_000],
  }),
  measured("new_arr", "money", "financial", {
    name: { fr: "Nouvel ARR", en: "New ARR", pt: "Novo ARR" },
    aliases: {
      fr: ["nouveau ARR", "ARR nouveaux clients"],
      en: ["new logo ARR", "new business ARR"],
      pt: ["ARR de novos clientes"],
    },
    plausible: [0, 60_000_000],
  }),
  measured("arr_growth", "percent", "financial", {
    name: { fr: "Croissance de l'ARR", en: "ARR growth", pt: "Crescimento do ARR" },
    aliases: {
      fr: ["croissance ARR", "progression ARR", "évolution ARR"],
      en: ["ARR growth YoY", "growth in ARR", "annual recurring revenue growth"],
      pt: ["crescimento ARR", "evolução ARR"],
    },
    key: true,
    plausible: [-50, 1000],
  }),
  measured("mrr_growth", "percent", "financial", {
    name: { fr: "Croissance du MRR", en: "MRR growth", pt: "Crescimento do MRR" },
    aliases: {
      fr: ["croissance MRR", "croissance mensuelle MRR", "progression MRR", "évolution MRR"],
      en: ["MRR growth MoM", "growth in MRR", "MoM growth"],
      pt: ["crescimento MRR", "evolução MRR"],
    },
    key: true,
    plausible: [-50, 1000],
  }),
  measured("recurring_revenue", "money", "financial", {
    name: { fr: "Revenus récurrents", en: "Recurring revenue", pt: "Receita recorrente" },
    aliases: {
      fr: [
        "CA récurrent",
        "chiffre d'affaires récurrent",
        "revenus d'abonnement",
        "chiffre d'affaires abonnements",
        "abonnements",
      ],
      en: ["subscription revenue", "SaaS revenue"],
      pt: ["receita de assinaturas", "receitas recorrentes"],
    },
    plausible: [0, 200_000_000],
    family: "recurring_revenue",
    twins: { percent: "recurring_revenue_share" },
  }),
  measured("recurring_revenue_share", "percent", "financial", {
    name: { fr: "Part du revenu récurrent", en: "Share of recurring revenue", pt: "Parcela de receita recorrente" },
    aliases: {
      fr: ["part récurrente du CA", "part de CA récurrent", "part de revenus récurrents"],
      en: ["recurring revenue share", "recurring share", "recurring revenue percentage", "recurring revenue ratio"],
      pt: ["percentual de receita recorrente", "peso da receita recorrente"],
    },
    plausible: [0, 100],
  }),
  measured("bookings", "money", "financial", {
    name: { fr: "Prises de commandes", en: "Bookings", pt: "Contratos fechados" },
    aliases: {
      fr: ["bookings", "commandes signées", "carnet de commandes"],
      en: ["total bookings", "order intake", "order book", "backlog"],
      pt: ["bookings", "pedidos em carteira", "carteira de pedidos"],
    },
    plausible: [0, 300_000_000],
  }),
  measured("acv", "money", "financial", {
    name: { fr: "Valeur annuelle de contrat (ACV)", en: "Annual contract value", pt: "Valor anual do contrato" },
    aliases: {
      fr: ["ACV", "ACV moyen", "valeur annuelle moyenne de contrat", "contrat annuel moyen", "panier annuel moyen"],
      en: ["ACV", "average ACV", "average contract value", "average annual contract value"],
      pt: ["ACV", "ACV médio", "valor médio anual do contrato", "valor médio de contrato"],
    },
    plausible: [1, 5_000_000],
  }),
  measured("tcv", "money", "financial", {
    name: { fr: "Valeur totale de contrat (TCV)", en: "Total contract value", pt: "Valor total do contrato" },
    aliases: { fr: ["TCV", "valeur totale des contrats"], en: ["TCV"], pt: ["TCV", "valor total dos contratos"] },
    plausible: [1, 100_000_000],
  }),
  measured("arpa", "money", "financial", {
    name: { fr: "Revenu moyen par client (ARPA)", en: "Average revenue per account", pt: "Receita média por cliente" },
    aliases: {
      fr: [
        "ARPA",
        "ARPU",
        "ARPC",
        "revenu moyen par utilisateur",
        "revenu par client",
        "revenu moyen par compte",
        "CA moyen par client",
        "CA par client",
        "MRR par client",
        "MRR moyen par client",
      ],
      en: [
        "ARPA",
        "ARPU",
        "ARPC",
        "average revenue per user",
        "average revenue per customer",
        "revenue per customer",
        "revenue per user",
        "revenue per account",
        "MRR per customer",
        "average MRR per customer",
      ],
      pt: [
        "ARPA",
        "ARPU",
        "receita média por usuário",
        "receita média por utilizador",
        "receita por cliente",
        "MRR por cliente",
      ],
    },
    plausible: [0, 1_000_000],
  }),
  measured("rule_of_40", "percent", "financial", {
    name: { fr: "Règle des 40", en: "Rule of 40", pt: "Regra dos 40" },
    aliases: {
      fr: ["rule of 40", "score règle des 40"],
      en: ["rule of forty", "rule of 40 score"],
      pt: ["rule of 40", "regra de 40"],
    },
    plausible: [-300, 400],
  }),
  measured("magic_number", "multiple", "gtm", {
    name: { fr: "Magic number", en: "Magic number", pt: "Magic number" },
    aliases: {
      fr: ["magic number SaaS"],
      en: ["SaaS magic number", "sales efficiency"],
      pt: ["número mágico", "magic number SaaS"],
    },
    plausible: [-2, 10],
  }),
  measured("deferred_revenue", "money", "financial", {
    name: { fr: "Produits constatés d'avance", en: "Deferred revenue", pt: "Receita diferida" },
    aliases: {
      fr: ["PCA", "revenus différés"],
      en: ["unearned revenue"],
      pt: ["receitas diferidas", "receita antecipada"],
    },
    better: null,
    plausible: [0, 100_000_000],
  }),
];
