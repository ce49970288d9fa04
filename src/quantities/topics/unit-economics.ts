import { measured, type Topic } from "./topic.ts";

/** What a customer costs and brings. */
export const UNIT_ECONOMICS_TOPICS: readonly Topic[] = [
  measured("cac", "money", "gtm", {
    name: {
      fr: "Coût d'acquisition client (CAC)",
      en: "Customer acquisition cost",
      pt: "Custo de aquisição de cliente",
    },
    aliases: {
      fr: [
        "CAC",
        "coût d'acquisition",
        "coût d'acquisition client",
        "coût d'acquisition d'un client",
        "CAC moyen",
        "CAC blended",
      ],
      en: [
        "CAC",
        "customer acquisition costs",
        "cost per acquisition",
        "cost of customer acquisition",
        "CPA",
        "blended CAC",
        "average CAC",
        "cost to acquire a customer",
      ],
      pt: ["CAC", "custo de aquisição", "custo de aquisição de clientes", "custo por aquisição", "CAC médio"],
    },
    key: true,
    better: "lower",
    plausible: [0, 500_000],
    twins: { duration: "cac_payback" },
  }),
  measured("ltv", "money", "customer", {
    name: { fr: "Valeur vie client (LTV)", en: "Customer lifetime value", pt: "Valor do tempo de vida do cliente" },
    aliases: {
      fr: ["LTV", "CLV", "CLTV", "valeur vie client", "valeur à vie du client", "valeur vie"],
      en: ["LTV", "CLV", "CLTV", "lifetime value", "life time value", "customer lifetime value"],
      pt: ["LTV", "CLV", "valor vitalício do cliente", "valor de vida do cliente"],
    },
    key: true,
    plausible: [0, 5_000_000],
  }),
  measured("ltv_cac", "multiple", "financial", {
    name: { fr: "Ratio LTV/CAC", en: "LTV/CAC ratio", pt: "Relação LTV/CAC" },
    aliases: {
      fr: ["LTV/CAC", "LTV sur CAC", "CLV/CAC", "rapport LTV/CAC"],
      en: ["LTV/CAC", "LTV to CAC", "LTV:CAC", "CLV/CAC", "LTV CAC ratio"],
      pt: ["LTV/CAC", "LTV sobre CAC", "razão LTV/CAC"],
    },
    key: true,
    plausible: [0, 20],
  }),
  measured("cac_payback", "duration", "financial", {
    name: { fr: "Délai de récupération du CAC", en: "CAC payback", pt: "Payback do CAC" },
    aliases: {
      fr: [
        "CAC payback",
        "payback",
        "payback CAC",
        "délai de récupération",
        "temps de retour du CAC",
        "période de récupération du CAC",
        "retour sur CAC",
      ],
      en: [
        "payback",
        "payback period",
        "CAC payback period",
        "CAC recovery time",
        "months to recover CAC",
        "CAC payback months",
      ],
      pt: ["payback", "CAC payback", "prazo de retorno do CAC", "tempo de retorno do CAC", "período de payback"],
    },
    key: true,
    better: "lower",
    plausible: [0, 60],
  }),
  measured("customer_lifetime", "duration", "customer", {
    name: { fr: "Durée de vie client", en: "Customer lifetime", pt: "Tempo de vida do cliente" },
    aliases: {
      fr: ["durée de vie moyenne d'un client", "durée de vie moyenne client"],
      en: ["average customer lifetime", "customer lifespan"],
      pt: ["vida média do cliente", "tempo médio de vida do cliente"],
    },
    plausible: [0, 240],
  }),
  measured("average_order_value", "money", "customer", {
    name: { fr: "Panier moyen", en: "Average order value", pt: "Ticket médio" },
    aliases: {
      fr: ["AOV", "valeur moyenne de commande", "valeur moyenne des commandes"],
      en: ["AOV", "average basket", "average basket size", "average ticket", "basket size"],
      pt: ["AOV", "tíquete médio", "valor médio do pedido", "cesta média"],
    },
    plausible: [0, 100_000],
  }),
  measured("price", "money", "product", {
    name: { fr: "Prix", en: "Price", pt: "Preço" },
    aliases: {
      fr: [
        "prix de vente",
        "prix unitaire",
        "prix moyen",
        "tarif",
        "prix de l'abonnement",
        "prix public",
        "prix de vente moyen",
      ],
      en: [
        "selling price",
        "unit price",
        "average selling price",
        "ASP",
        "list price",
        "subscription price",
        "price per unit",
      ],
      pt: ["preço de venda", "preço unitário", "preço médio", "preço médio de venda", "preço da assinatura"],
    },
    better: null,
    plausible: [0, 1_000_000],
  }),
  measured("revenue_per_employee", "money", "team", {
    name: { fr: "Chiffre d'affaires par salarié", en: "Revenue per employee", pt: "Receita por funcionário" },
    aliases: {
      fr: ["CA par salarié", "CA par employé", "CA par tête", "revenu par employé"],
      en: ["revenue per head", "revenue per FTE", "sales per employee"],
      pt: ["receita por colaborador", "faturamento por funcionário"],
    },
    plausible: [0, 2_000_000],
  }),
  measured("arr_per_employee", "money", "team", {
    name: { fr: "ARR par salarié", en: "ARR per employee", pt: "ARR por funcionário" },
    aliases: {
      fr: ["ARR par employé", "ARR par ETP", "ARR par tête"],
      en: ["ARR per FTE", "ARR per head"],
      pt: ["ARR por colaborador"],
    },
    plausible: [0, 2_000_000],
  }),
];
