import { judged, measured, type Topic } from "./topic.ts";

/** What is sold and what it is made of. */
export const PRODUCT_TOPICS: readonly Topic[] = [
  judged("product_market_fit", "product", {
    fr: "Adéquation produit-marché, PMF, product market fit, adéquation au marché",
    en: "Product-market fit, PMF, product market fit",
    pt: "Adequação produto-mercado, PMF, product market fit, encaixe produto-mercado",
    key: true,
  }),
  judged("product_maturity", "product", {
    fr: "Maturité du produit, stade du produit, avancement du produit, maturité produit, stade de développement",
    en: "Product maturity, product stage, product readiness, development stage",
    pt: "Maturidade do produto, estágio do produto, estágio de desenvolvimento",
  }),
  judged("product_quality", "product", {
    fr: "Qualité du produit, produit, qualité produit",
    en: "Product quality, product, product strength",
    pt: "Qualidade do produto, produto",
  }),
  judged("product_differentiation", "product", {
    fr: "Originalité du produit, différenciation du produit, proposition de valeur",
    en: "Product differentiation, value proposition, product uniqueness, USP",
    pt: "Diferenciação do produto, proposta de valor",
  }),
  judged("technology_quality", "technical", {
    fr: "Qualité technique, technologie, architecture technique, stack technique, qualité de la technologie",
    en: "Technology quality, technology, technical architecture, tech stack, code quality",
    pt: "Qualidade da tecnologia, tecnologia, arquitetura técnica, stack técnico",
  }),
  judged("technical_debt", "technical", {
    fr: "Dette technique, niveau de dette technique",
    en: "Technical debt, tech debt",
    pt: "Dívida técnica, débito técnico",
    better: "lower",
  }),
  judged("scalability", "technical", {
    fr: "Passage à l'échelle, scalabilité, scalability, capacité à passer à l'échelle",
    en: "Scalability, ability to scale, technical scalability",
    pt: "Escalabilidade, capacidade de escala",
  }),
  judged("security", "technical", {
    fr: "Sécurité, cybersécurité, sécurité des données, sécurité informatique, SOC 2",
    en: "Security, cybersecurity, data security, information security, SOC 2",
    pt: "Segurança, cibersegurança, segurança da informação, segurança dos dados",
  }),
  judged("platform_dependency", "technical", {
    fr: "Dépendance à un tiers technique, dépendance technologique, dépendance fournisseur, dépendance à une plateforme",
    en: "Platform dependency, vendor lock-in, third party dependency, supplier dependency, vendor dependency",
    pt: "Dependência de plataforma, dependência tecnológica, dependência de fornecedor",
    better: "lower",
  }),
  judged("data_advantage", "technical", {
    fr: "Avantage par les données, données propriétaires, actif data",
    en: "Data advantage, proprietary data, data moat",
    pt: "Vantagem de dados, dados proprietários",
  }),
  measured("uptime", "percent", "technical", [90, 100], {
    fr: "Disponibilité du service, uptime, taux de disponibilité, SLA",
    en: "Uptime, availability, service availability, SLA",
    pt: "Disponibilidade do serviço, uptime, SLA",
  }),
  measured("test_coverage", "percent", "technical", [0, 100], {
    fr: "Couverture de tests, couverture de code",
    en: "Test coverage, code coverage",
    pt: "Cobertura de testes, cobertura de código",
  }),
  measured("model_accuracy", "percent", "technical", [0, 100], {
    fr: "Précision du modèle, taux de précision, exactitude du modèle, précision de l'IA",
    en: "Model accuracy, accuracy, AI accuracy, prediction accuracy",
    pt: "Precisão do modelo, acurácia, acurácia do modelo",
  }),
  measured("hosting_costs", "money", "technical", [0, 20_000_000], {
    fr: "Coûts d'hébergement, coûts cloud, frais d'hébergement, hébergement, coûts d'infrastructure",
    en: "Hosting costs, cloud costs, infrastructure costs, hosting, server costs",
    pt: "Custos de hospedagem, custos de nuvem, custos de infraestrutura, hospedagem, alojamento",
    better: "lower",
  }),
  measured("time_to_market", "duration", "product", [0, 120], {
    fr: "Délai de mise sur le marché, time to market, date de lancement prévue",
    en: "Time to market, launch delay, months to launch",
    pt: "Tempo até o mercado, time to market",
    better: "lower",
  }),
];
