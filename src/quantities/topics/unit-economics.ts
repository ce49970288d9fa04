import { measured, type Topic } from "./topic.ts";

/** What a customer costs and brings. */
export const UNIT_ECONOMICS_TOPICS: readonly Topic[] = [
  measured("cac", "money", "gtm", [0, 500_000], {
    fr: "Coût d'acquisition client (CAC), CAC, coût d'acquisition, coût d'acquisition client, coût d'acquisition d'un client, CAC moyen, CAC blended",
    en: "Customer acquisition cost, CAC, customer acquisition costs, cost per acquisition, cost of customer acquisition, CPA, blended CAC, average CAC, cost to acquire a customer",
    pt: "Custo de aquisição de cliente, CAC, custo de aquisição, custo de aquisição de clientes, custo por aquisição, CAC médio",
    key: true,
    better: "lower",
    twins: { duration: "cac_payback" },
  }),
  measured("ltv", "money", "customer", [0, 5_000_000], {
    fr: "Valeur vie client (LTV), LTV, CLV, CLTV, valeur vie client, valeur à vie du client, valeur vie",
    en: "Customer lifetime value, LTV, CLV, CLTV, lifetime value, life time value, customer lifetime value",
    pt: "Valor do tempo de vida do cliente, LTV, CLV, valor vitalício do cliente, valor de vida do cliente",
    key: true,
  }),
  measured("ltv_cac", "multiple", "financial", [0, 20], {
    fr: "Ratio LTV/CAC, LTV/CAC, LTV sur CAC, CLV/CAC, rapport LTV/CAC",
    en: "LTV/CAC ratio, LTV/CAC, LTV to CAC, LTV:CAC, CLV/CAC, LTV CAC ratio",
    pt: "Relação LTV/CAC, LTV/CAC, LTV sobre CAC, razão LTV/CAC",
    key: true,
  }),
  measured("cac_payback", "duration", "financial", [0, 60], {
    fr: "Délai de récupération du CAC, CAC payback, payback, payback CAC, délai de récupération, temps de retour du CAC, période de récupération du CAC, retour sur CAC",
    en: "CAC payback, payback, payback period, CAC payback period, CAC recovery time, months to recover CAC, CAC payback months",
    pt: "Payback do CAC, payback, CAC payback, prazo de retorno do CAC, tempo de retorno do CAC, período de payback",
    key: true,
    better: "lower",
  }),
  measured("customer_lifetime", "duration", "customer", [0, 240], {
    fr: "Durée de vie client, durée de vie moyenne d'un client, durée de vie moyenne client, durée de vie moyenne",
    en: "Customer lifetime, average customer lifetime, customer lifespan, average customer life",
    pt: "Tempo de vida do cliente, vida média do cliente, tempo médio de vida do cliente, tempo de vida médio",
  }),
  measured("average_order_value", "money", "customer", [0, 100_000], {
    fr: "Panier moyen, AOV, valeur moyenne de commande, valeur moyenne des commandes, ticket moyen",
    en: "Average order value, AOV, average basket, average basket size, average ticket, basket size",
    pt: "Ticket médio, AOV, tíquete médio, valor médio do pedido, cesta média",
  }),
  measured("price", "money", "product", [0, 1_000_000], {
    fr: "Prix, prix de vente, prix unitaire, prix moyen, tarif, prix de l'abonnement, prix public, prix de vente moyen",
    en: "Price, selling price, unit price, average selling price, ASP, list price, subscription price, price per unit",
    pt: "Preço, preço de venda, preço unitário, preço médio, preço médio de venda, preço da assinatura",
    better: null,
  }),
  measured("revenue_per_employee", "money", "team", [0, 2_000_000], {
    fr: "Chiffre d'affaires par salarié, CA par salarié, CA par employé, CA par tête, revenu par employé",
    en: "Revenue per employee, revenue per head, revenue per FTE, sales per employee",
    pt: "Receita por funcionário, receita por colaborador, faturamento por funcionário",
  }),
  measured("arr_per_employee", "money", "team", [0, 2_000_000], {
    fr: "ARR par salarié, ARR par employé, ARR par ETP, ARR par tête",
    en: "ARR per employee, ARR per FTE, ARR per head",
    pt: "ARR por funcionário, ARR por colaborador",
  }),
];
