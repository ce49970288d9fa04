import { measured, type Topic } from "./topic.ts";

/** Marketplaces and online shops. */
export const MARKETPLACE_TOPICS: readonly Topic[] = [
  measured("gmv", "money", "financial", {
    name: { fr: "Volume d'affaires (GMV)", en: "Gross merchandise value", pt: "Volume bruto de mercadorias" },
    aliases: {
      fr: [
        "GMV",
        "volume d'affaires",
        "volume de transactions",
        "volume transactionnel",
        "business volume",
        "valeur des transactions",
      ],
      en: [
        "GMV",
        "GTV",
        "gross merchandise volume",
        "gross transaction value",
        "transaction volume",
        "total payment volume",
        "TPV",
      ],
      pt: ["GMV", "VBM", "volume transacionado", "volume de transações", "valor bruto de mercadorias"],
    },
    key: true,
    plausible: [0, 2_000_000_000],
  }),
  measured("gmv_growth", "percent", "financial", {
    name: { fr: "Croissance du GMV", en: "GMV growth", pt: "Crescimento do GMV" },
    aliases: {
      fr: ["croissance GMV", "croissance du volume d'affaires"],
      en: ["growth in GMV", "GMV growth YoY"],
      pt: ["crescimento GMV"],
    },
    plausible: [-60, 1000],
  }),
  measured("take_rate", "percent", "financial", {
    name: { fr: "Taux de commission", en: "Take rate", pt: "Taxa de comissão" },
    aliases: {
      fr: ["take rate", "commission", "commission moyenne"],
      en: ["commission", "commission rate", "rake", "net take rate"],
      pt: ["take rate", "comissão", "comissão média"],
    },
    key: true,
    plausible: [0, 60],
  }),
  measured("orders", "count", "customer", {
    name: { fr: "Nombre de commandes", en: "Number of orders", pt: "Número de pedidos" },
    aliases: {
      fr: ["commandes", "transactions", "nombre de transactions"],
      en: ["orders", "order count", "transactions", "transaction count"],
      pt: ["pedidos", "encomendas", "transações"],
    },
    plausible: [0, 100_000_000],
  }),
  measured("active_buyers", "count", "customer", {
    name: { fr: "Acheteurs actifs", en: "Active buyers", pt: "Compradores ativos" },
    aliases: { fr: ["acheteurs", "nombre d'acheteurs"], en: ["buyers", "number of buyers"], pt: ["compradores"] },
    plausible: [0, 50_000_000],
  }),
  measured("active_sellers", "count", "customer", {
    name: { fr: "Vendeurs actifs", en: "Active sellers", pt: "Vendedores ativos" },
    aliases: {
      fr: ["vendeurs", "marchands", "marchands actifs"],
      en: ["sellers", "merchants", "active merchants", "active suppliers"],
      pt: ["vendedores", "lojistas", "lojistas ativos"],
    },
    plausible: [0, 5_000_000],
  }),
  measured("repeat_rate", "percent", "customer", {
    name: { fr: "Taux de réachat", en: "Repeat purchase rate", pt: "Taxa de recompra" },
    aliases: {
      fr: ["réachat", "taux de repeat", "taux de clients récurrents"],
      en: ["repeat rate", "reorder rate", "repurchase rate", "repeat customers"],
      pt: ["recompra", "taxa de clientes recorrentes"],
    },
    plausible: [0, 100],
  }),
  measured("return_rate", "percent", "product", {
    name: { fr: "Taux de retour", en: "Return rate", pt: "Taxa de devolução" },
    aliases: {
      fr: ["retours produits", "taux de retour produit"],
      en: ["product return rate", "returns rate"],
      pt: ["devoluções"],
    },
    better: "lower",
    plausible: [0, 60],
  }),
  measured("fill_rate", "percent", "product", {
    name: { fr: "Taux de satisfaction de la demande", en: "Fill rate", pt: "Taxa de preenchimento" },
    aliases: {
      fr: ["fill rate", "taux de liquidité", "taux de matching"],
      en: ["match rate", "liquidity rate"],
      pt: ["fill rate", "taxa de liquidez"],
    },
    plausible: [0, 100],
  }),
];
