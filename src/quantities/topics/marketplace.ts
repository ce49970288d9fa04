import { measured, type Topic } from "./topic.ts";

/** Marketplaces and online shops. */
export const MARKETPLACE_TOPICS: readonly Topic[] = [
  measured("gmv", "money", "financial", [0, 2_000_000_000], {
    fr: "Volume d'affaires (GMV), GMV, volume d'affaires, volume de transactions, volume transactionnel, volume transactions, volume de paiements, business volume, valeur des transactions",
    en: "Gross merchandise value, GMV, GTV, gross merchandise volume, gross transaction value, transaction volume, transactions volume, txn volume, payment volume, payments volume, total payment volume, TPV",
    pt: "Volume bruto de mercadorias, GMV, VBM, volume transacionado, volume processado, volume de pagamentos, volume de transações, valor bruto de mercadorias",
    key: true,
  }),
  measured("gmv_growth", "percent", "financial", [-60, 1000], {
    fr: "Croissance du GMV, croissance GMV, croissance du volume d'affaires",
    en: "GMV growth, growth in GMV, GMV growth YoY",
    pt: "Crescimento do GMV, crescimento GMV",
  }),
  measured("take_rate", "percent", "financial", [0, 60], {
    fr: "Taux de commission, take rate, commission, commission moyenne",
    en: "Take rate, commission, commission rate, rake, net take rate",
    pt: "Taxa de comissão, take rate, comissão, comissão média",
    key: true,
  }),
  measured("orders", "count", "customer", [0, 100_000_000], {
    fr: "Nombre de commandes, commandes, transactions, nombre de transactions",
    en: "Number of orders, orders, order count, transactions, transaction count",
    pt: "Número de pedidos, pedidos, encomendas, transações",
  }),
  measured("active_buyers", "count", "customer", [0, 50_000_000], {
    fr: "Acheteurs actifs, acheteurs, nombre d'acheteurs",
    en: "Active buyers, buyers, number of buyers",
    pt: "Compradores ativos, compradores",
  }),
  measured("active_sellers", "count", "customer", [0, 5_000_000], {
    fr: "Vendeurs actifs, vendeurs, marchands, marchands actifs",
    en: "Active sellers, sellers, merchants, active merchants, active suppliers",
    pt: "Vendedores ativos, vendedores, lojistas, lojistas ativos",
  }),
  measured("repeat_rate", "percent", "customer", [0, 100], {
    fr: "Taux de réachat, réachat, taux de repeat, taux de clients récurrents",
    en: "Repeat purchase rate, repeat rate, reorder rate, repurchase rate, repeat customers",
    pt: "Taxa de recompra, recompra, taxa de clientes recorrentes",
  }),
  measured("return_rate", "percent", "product", [0, 60], {
    fr: "Taux de retour, retours produits, taux de retour produit",
    en: "Return rate, product return rate, returns rate",
    pt: "Taxa de devolução, devoluções",
    better: "lower",
  }),
  measured("fill_rate", "percent", "product", [0, 100], {
    fr: "Taux de satisfaction de la demande, fill rate, taux de liquidité, taux de matching",
    en: "Fill rate, match rate, liquidity rate",
    pt: "Taxa de preenchimento, fill rate, taxa de liquidez",
  }),
];
