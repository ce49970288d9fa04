import { judged, measured, type Topic } from "./topic.ts";

/** Who uses and who pays. */
export const CUSTOMER_TOPICS: readonly Topic[] = [
  measured("customers", "count", "customer", [0, 10_000_000], {
    fr: "Nombre de clients, clients, nb clients, clients actifs, comptes clients, base clients, abonnements actifs, abonnés, clients abonnés, portefeuille clients",
    en: "Number of customers, customers, clients, customer count, accounts, logos, customer base, active customers, active subscriptions, active subscribers, subscribers, client count, total customer count",
    pt: "Número de clientes, clientes, clientes ativos, base de clientes, contas, assinantes, assinantes ativos, assinaturas ativas",
    key: true,
    family: "user_base",
  }),
  measured("users", "count", "customer", [0, 500_000_000], {
    fr: "Nombre d'utilisateurs, utilisateurs, inscrits, comptes créés, membres, téléchargements",
    en: "Number of users, users, user count, sign ups, signups, members, downloads, installs",
    pt: "Número de usuários, usuários, utilizadores, inscritos, cadastros, downloads",
    key: true,
    family: "user_base",
  }),
  measured("mau", "count", "customer", [0, 300_000_000], {
    fr: "Utilisateurs actifs mensuels, MAU, utilisateurs actifs, utilisateurs actifs par mois",
    en: "Monthly active users, MAU, MAUs, active users",
    pt: "Usuários ativos mensais, MAU, usuários ativos, utilizadores ativos, utilizadores ativos mensais",
    family: "user_base",
  }),
  measured("dau", "count", "customer", [0, 200_000_000], {
    fr: "Utilisateurs actifs quotidiens, DAU, utilisateurs actifs journaliers",
    en: "Daily active users, DAU, DAUs",
    pt: "Usuários ativos diários, DAU, utilizadores ativos diários",
    family: "user_base",
  }),
  measured("dau_mau", "percent", "customer", [0, 100], {
    fr: "Ratio DAU/MAU, DAU/MAU, stickiness",
    en: "DAU/MAU ratio, DAU/MAU, stickiness",
    pt: "Razão DAU/MAU, DAU/MAU, stickiness",
  }),
  measured("new_customers", "count", "customer", [0, 5_000_000], {
    fr: "Nouveaux clients, clients acquis, nouveaux clients acquis, nombre de nouveaux clients, clients gagnés, nouveaux abonnés",
    en: "New customers, customers acquired, new logos, new clients, new customers acquired, new accounts, customers added, new subscribers",
    pt: "Novos clientes, clientes adquiridos, novos clientes adquiridos, clientes conquistados",
  }),
  measured("churned_customers", "count", "customer", [0, 5_000_000], {
    fr: "Clients perdus, clients résiliés, résiliations, nombre de résiliations",
    en: "Churned customers, lost customers, customers lost, cancelled customers, cancellations",
    pt: "Clientes perdidos, clientes cancelados, cancelamentos",
    better: "lower",
    twins: { percent: "customer_churn" },
  }),
  measured("customer_growth", "percent", "customer", [-60, 1000], {
    fr: "Croissance du nombre de clients, croissance clients, croissance de la base clients",
    en: "Customer growth, customer base growth, growth in customers, customer growth rate",
    pt: "Crescimento de clientes, crescimento da base de clientes",
  }),
  measured("customer_retention", "percent", "customer", [0, 100], {
    fr: "Rétention clients, taux de rétention, rétention, taux de rétention client, taux de fidélisation, taux de renouvellement",
    en: "Customer retention, retention, retention rate, logo retention, customer retention rate, renewal rate",
    pt: "Retenção de clientes, retenção, taxa de retenção, taxa de renovação",
  }),
  measured("customer_concentration", "percent", "customer", [0, 100], {
    fr: "Poids du premier client, concentration clients, concentration client, part du premier client, part du plus gros client, poids du plus gros client, top client",
    en: "Largest customer share, customer concentration, client concentration, top customer share, largest customer, top client share",
    pt: "Peso do maior cliente, concentração de clientes, participação do maior cliente, maior cliente",
    key: true,
    better: "lower",
    family: "customer_concentration",
  }),
  measured("top_customers_share", "percent", "customer", [0, 100], {
    fr: "Poids des premiers clients, part des 5 premiers clients, part des 10 premiers clients, top 5 clients, top 10 clients, top 3 clients",
    en: "Top customers' share, top 5 customers, top 10 customers, top 3 customers, top 5 customers share, top 10 customers share",
    pt: "Peso dos maiores clientes, top 5 clientes, top 10 clientes, participação dos 10 maiores clientes",
    better: "lower",
    family: "customer_concentration",
  }),
  measured("nps", "number", "customer", [-100, 100], {
    fr: "NPS, net promoter score, score NPS",
    en: "NPS, net promoter score, NPS score",
    pt: "NPS, net promoter score",
  }),
  measured("csat", "percent", "customer", [0, 100], {
    fr: "Satisfaction client, CSAT, taux de satisfaction, satisfaction clients",
    en: "Customer satisfaction, CSAT, satisfaction score, satisfaction rate",
    pt: "Satisfação do cliente, CSAT, satisfação de clientes, índice de satisfação",
  }),
  measured("pilots", "count", "customer", [0, 1000], {
    fr: "Pilotes, POC, POCs, pilotes en cours, nombre de pilotes, preuves de concept",
    en: "Pilots, POCs, POC, pilot customers, proofs of concept, number of pilots",
    pt: "Pilotos, POCs, POC, provas de conceito, clientes piloto",
  }),
  measured("letters_of_intent", "count", "customer", [0, 1000], {
    fr: "Lettres d'intention, LOI, LOIs, lettre d'intention",
    en: "Letters of intent, LOI, LOIs, letter of intent",
    pt: "Cartas de intenção, LOI, LOIs",
  }),
  measured("contract_length", "duration", "customer", [0, 120], {
    fr: "Durée des contrats, durée d'engagement, durée moyenne des contrats, durée du contrat",
    en: "Contract length, contract duration, average contract length, contract term",
    pt: "Duração dos contratos, duração média dos contratos, prazo do contrato",
  }),
  judged("customer_quality", "customer", {
    fr: "Qualité du portefeuille clients, qualité des clients, références clients",
    en: "Customer quality, client quality, customer references, quality of customers",
    pt: "Qualidade da carteira de clientes, qualidade dos clientes, referências de clientes",
  }),
  judged("traction", "customer", {
    fr: "Traction, traction commerciale",
    en: "Traction, commercial traction, market traction",
    pt: "Tração, tração comercial, tração de mercado",
    key: true,
  }),
];
