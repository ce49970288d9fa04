import { measured, type Topic } from "./topic.ts";

/** What keeps recurring revenue and what loses it. */
export const RETENTION_TOPICS: readonly Topic[] = [
  measured("expansion_mrr", "money", "financial", {
    name: { fr: "MRR d'expansion", en: "Expansion MRR", pt: "MRR de expansão" },
    aliases: {
      fr: ["MRR expansion", "upsell MRR"],
      en: ["upsell MRR", "upgrade MRR"],
      pt: ["upsell MRR", "MRR expansão"],
    },
    plausible: [0, 5_000_000],
  }),
  measured("churned_mrr", "money", "financial", {
    name: { fr: "MRR perdu", en: "Churned MRR", pt: "MRR perdido" },
    aliases: { fr: ["MRR churné", "MRR résilié"], en: ["lost MRR"], pt: ["MRR cancelado"] },
    better: "lower",
    plausible: [0, 5_000_000],
    twins: { percent: "revenue_churn" },
  }),
  measured("nrr", "percent", "customer", {
    name: { fr: "Rétention nette (NRR)", en: "Net revenue retention", pt: "Retenção líquida de receita" },
    aliases: {
      fr: [
        "NRR",
        "NDR",
        "rétention nette du revenu",
        "rétention nette",
        "taux de rétention nette",
        "rétention nette du chiffre d'affaires",
      ],
      en: [
        "NRR",
        "NDR",
        "net dollar retention",
        "net retention",
        "net MRR retention",
        "net ARR retention",
        "net retention rate",
      ],
      pt: ["NRR", "retenção líquida", "retenção de receita líquida", "taxa de retenção líquida"],
    },
    key: true,
    plausible: [40, 200],
    family: "revenue_retention",
  }),
  measured("grr", "percent", "customer", {
    name: { fr: "Rétention brute (GRR)", en: "Gross revenue retention", pt: "Retenção bruta de receita" },
    aliases: {
      fr: ["GRR", "GDR", "rétention brute", "rétention brute du revenu"],
      en: ["GRR", "GDR", "gross dollar retention", "gross retention", "gross MRR retention"],
      pt: ["GRR", "retenção bruta", "retenção de receita bruta"],
    },
    key: true,
    plausible: [30, 100],
    family: "revenue_retention",
  }),
  measured("churn", "percent", "customer", {
    name: { fr: "Churn", en: "Churn", pt: "Churn" },
    aliases: {
      fr: ["taux de churn", "attrition", "taux d'attrition", "taux de résiliation"],
      en: ["churn rate", "attrition rate", "cancellation rate"],
      pt: ["taxa de churn", "taxa de cancelamento", "taxa de evasão"],
    },
    key: true,
    better: "lower",
    plausible: [0, 80],
    family: "churn",
    twins: { count: "churned_customers", money: "churned_mrr" },
  }),
  measured("customer_churn", "percent", "customer", {
    name: { fr: "Churn clients", en: "Customer churn", pt: "Churn de clientes" },
    aliases: {
      fr: ["logo churn", "churn logo", "attrition client", "taux d'attrition client", "perte de clients"],
      en: ["logo churn", "client churn", "account churn", "user churn", "subscriber churn"],
      pt: ["logo churn", "perda de clientes", "cancelamento de clientes"],
    },
    key: true,
    better: "lower",
    plausible: [0, 80],
    family: "churn",
    twins: { count: "churned_customers" },
  }),
  measured("revenue_churn", "percent", "customer", {
    name: { fr: "Churn de revenu", en: "Revenue churn", pt: "Churn de receita" },
    aliases: {
      fr: ["churn MRR", "churn revenu", "churn CA", "attrition du revenu"],
      en: ["MRR churn", "ARR churn", "dollar churn", "revenue churn rate", "MRR churn rate"],
      pt: ["churn de MRR", "perda de receita"],
    },
    key: true,
    better: "lower",
    plausible: [-30, 80],
    family: "churn",
    twins: { money: "churned_mrr" },
  }),
  measured("quick_ratio", "multiple", "financial", {
    name: { fr: "SaaS quick ratio", en: "SaaS quick ratio", pt: "SaaS quick ratio" },
    aliases: { fr: ["quick ratio", "quick ratio SaaS"], en: ["quick ratio"], pt: ["quick ratio"] },
    plausible: [0, 20],
  }),
];
