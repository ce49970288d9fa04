import { judged, measured, type Topic } from "./topic.ts";

/** What is sold and what it is made of. */
export const PRODUCT_TOPICS: readonly Topic[] = [
  judged("product_market_fit", "product", {
    name: { fr: "Adéquation produit-marché", en: "Product-market fit", pt: "Adequação produto-mercado" },
    aliases: {
      fr: ["PMF", "product market fit", "adéquation au marché"],
      en: ["PMF", "product market fit"],
      pt: ["PMF", "product market fit", "encaixe produto-mercado"],
    },
    key: true,
  }),
  judged("product_maturity", "product", {
    name: { fr: "Maturité du produit", en: "Product maturity", pt: "Maturidade do produto" },
    aliases: {
      fr: ["stade du produit", "avancement du produit", "maturité produit", "stade de développement"],
      en: ["product stage", "product readiness", "development stage"],
      pt: ["estágio do produto", "estágio de desenvolvimento"],
    },
  }),
  judged("product_quality", "product", {
    name: { fr: "Qualité du produit", en: "Product quality", pt: "Qualidade do produto" },
    aliases: { fr: ["produit", "qualité produit"], en: ["product", "product strength"], pt: ["produto"] },
  }),
  judged("product_differentiation", "product", {
    name: { fr: "Originalité du produit", en: "Product differentiation", pt: "Diferenciação do produto" },
    aliases: {
      fr: ["différenciation du produit", "proposition de valeur"],
      en: ["value proposition", "product uniqueness", "USP"],
      pt: ["proposta de valor"],
    },
  }),
  judged("technology_quality", "technical", {
    name: { fr: "Qualité technique", en: "Technology quality", pt: "Qualidade da tecnologia" },
    aliases: {
      fr: ["technologie", "architecture technique", "stack technique", "qualité de la technologie"],
      en: ["technology", "technical architecture", "tech stack", "code quality"],
      pt: ["tecnologia", "arquitetura técnica", "stack técnico"],
    },
  }),
  judged("technical_debt", "technical", {
    name: { fr: "Dette technique", en: "Technical debt", pt: "Dívida técnica" },
    aliases: { fr: ["niveau de dette technique"], en: ["tech debt"], pt: ["débito técnico"] },
    better: "lower",
  }),
  judged("scalability", "technical", {
    name: { fr: "Passage à l'échelle", en: "Scalability", pt: "Escalabilidade" },
    aliases: {
      fr: ["scalabilité", "scalability", "capacité à passer à l'échelle"],
      en: ["ability to scale", "technical scalability"],
      pt: ["capacidade de escala"],
    },
  }),
  judged("security", "technical", {
    name: { fr: "Sécurité", en: "Security", pt: "Segurança" },
    aliases: {
      fr: ["cybersécurité", "sécurité des données", "sécurité informatique", "SOC 2"],
      en: ["cybersecurity", "data security", "information security", "SOC 2"],
      pt: ["cibersegurança", "segurança da informação", "segurança dos dados"],
    },
  }),
  judged("platform_dependency", "technical", {
    name: { fr: "Dépendance à un tiers technique", en: "Platform dependency", pt: "Dependência de plataforma" },
    aliases: {
      fr: ["dépendance technologique", "dépendance fournisseur", "dépendance à une plateforme"],
      en: ["vendor lock-in", "third party dependency", "supplier dependency", "vendor dependency"],
      pt: ["dependência tecnológica", "dependência de fornecedor"],
    },
    better: "lower",
  }),
  judged("data_advantage", "technical", {
    name: { fr: "Avantage par les données", en: "Data advantage", pt: "Vantagem de dados" },
    aliases: {
      fr: ["données propriétaires", "actif data"],
      en: ["proprietary data", "data moat"],
      pt: ["dados proprietários"],
    },
  }),
  measured("uptime", "percent", "technical", {
    name: { fr: "Disponibilité du service", en: "Uptime", pt: "Disponibilidade do serviço" },
    aliases: {
      fr: ["uptime", "taux de disponibilité", "SLA"],
      en: ["availability", "service availability", "SLA"],
      pt: ["uptime", "SLA"],
    },
    plausible: [90, 100],
  }),
  measured("test_coverage", "percent", "technical", {
    name: { fr: "Couverture de tests", en: "Test coverage", pt: "Cobertura de testes" },
    aliases: { fr: ["couverture de code"], en: ["code coverage"], pt: ["cobertura de código"] },
    plausible: [0, 100],
  }),
  measured("model_accuracy", "percent", "technical", {
    name: { fr: "Précision du modèle", en: "Model accuracy", pt: "Precisão do modelo" },
    aliases: {
      fr: ["taux de précision", "exactitude du modèle", "précision de l'IA"],
      en: ["accuracy", "AI accuracy", "prediction accuracy"],
      pt: ["acurácia", "acurácia do modelo"],
    },
    plausible: [0, 100],
  }),
  measured("hosting_costs", "money", "technical", {
    name: { fr: "Coûts d'hébergement", en: "Hosting costs", pt: "Custos de hospedagem" },
    aliases: {
      fr: ["coûts cloud", "frais d'hébergement", "hébergement", "coûts d'infrastructure"],
      en: ["cloud costs", "infrastructure costs", "hosting", "server costs"],
      pt: ["custos de nuvem", "custos de infraestrutura", "hospedagem", "alojamento"],
    },
    better: "lower",
    plausible: [0, 20_000_000],
  }),
  measured("time_to_market", "duration", "product", {
    name: { fr: "Délai de mise sur le marché", en: "Time to market", pt: "Tempo até o mercado" },
    aliases: {
      fr: ["time to market", "date de lancement prévue"],
      en: ["launch delay", "months to launch"],
      pt: ["time to market"],
    },
    better: "lower",
    plausible: [0, 120],
  }),
];
