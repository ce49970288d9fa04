import { judged, measured, type Topic } from "./topic.ts";

/** Who uses and who pays. */
export const CUSTOMER_TOPICS: readonly Topic[] = [
  measured("customers", "count", "customer", {
    name: { fr: "Nombre de clients", en: "Number of customers", pt: "Número de clientes" },
    aliases: {
      fr: [
        "clients",
        "nb clients",
        "clients actifs",
        "comptes clients",
        "base clients",
        "abonnements actifs",
        "abonnés",
        "clients abonnés",
        "portefeuille clients",
      ],
      en: [
        "customers",
        "clients",
        "customer count",
        "accounts",
        "logos",
        "customer base",
        "active customers",
        "active subscriptions",
        "active subscribers",
        "subscribers",
        "client count",
        "total customer count",
      ],
      pt: [
        "clientes",
        "clientes ativos",
        "base de clientes",
        "contas",
        "assinantes",
        "assinantes ativos",
        "assinaturas ativas",
      ],
    },
    key: true,
    plausible: [0, 10_000_000],
    family: "user_base",
  }),
  measured("users", "count", "customer", {
    name: { fr: "Nombre d'utilisateurs", en: "Number of users", pt: "Número de usuários" },
    aliases: {
      fr: ["utilisateurs", "inscrits", "comptes créés", "membres", "téléchargements"],
      en: ["users", "user count", "sign ups", "signups", "members", "downloads", "installs"],
      pt: ["usuários", "utilizadores", "inscritos", "cadastros", "downloads"],
    },
    key: true,
    plausible: [0, 500_000_000],
    family: "user_base",
  }),
  measured("mau", "count", "customer", {
    name: { fr: "Utilisateurs actifs mensuels", en: "Monthly active users", pt: "Usuários ativos mensais" },
    aliases: {
      fr: ["MAU", "utilisateurs actifs", "utilisateurs actifs par mois"],
      en: ["MAU", "MAUs", "active users"],
      pt: ["MAU", "usuários ativos", "utilizadores ativos", "utilizadores ativos mensais"],
    },
    plausible: [0, 300_000_000],
    family: "user_base",
  }),
  measured("dau", "count", "customer", {
    name: { fr: "Utilisateurs actifs quotidiens", en: "Daily active users", pt: "Usuários ativos diários" },
    aliases: {
      fr: ["DAU", "utilisateurs actifs journaliers"],
      en: ["DAU", "DAUs"],
      pt: ["DAU", "utilizadores ativos diários"],
    },
    plausible: [0, 200_000_000],
    family: "user_base",
  }),
  measured("dau_mau", "percent", "customer", {
    name: { fr: "Ratio DAU/MAU", en: "DAU/MAU ratio", pt: "Razão DAU/MAU" },
    aliases: { fr: ["DAU/MAU", "stickiness"], en: ["DAU/MAU", "stickiness"], pt: ["DAU/MAU", "stickiness"] },
    plausible: [0, 100],
  }),
  measured("new_customers", "count", "customer", {
    name: { fr: "Nouveaux clients", en: "New customers", pt: "Novos clientes" },
    aliases: {
      fr: [
        "clients acquis",
        "nouveaux clients acquis",
        "nombre de nouveaux clients",
        "clients gagnés",
        "nouveaux abonnés",
      ],
      en: [
        "customers acquired",
        "new logos",
        "new clients",
        "new customers acquired",
        "new accounts",
        "customers added",
        "new subscribers",
      ],
      pt: ["clientes adquiridos", "novos clientes adquiridos", "clientes conquistados"],
    },
    plausible: [0, 5_000_000],
  }),
  measured("churned_customers", "count", "customer", {
    name: { fr: "Clients perdus", en: "Churned customers", pt: "Clientes perdidos" },
    aliases: {
      fr: ["clients résiliés", "résiliations", "nombre de résiliations"],
      en: ["lost customers", "customers lost", "cancelled customers", "cancellations"],
      pt: ["clientes cancelados", "cancelamentos"],
    },
    better: "lower",
    plausible: [0, 5_000_000],
    twins: { percent: "customer_churn" },
  }),
  measured("customer_growth", "percent", "customer", {
    name: { fr: "Croissance du nombre de clients", en: "Customer growth", pt: "Crescimento de clientes" },
    aliases: {
      fr: ["croissance clients", "croissance de la base clients"],
      en: ["customer base growth", "growth in customers", "customer growth rate"],
      pt: ["crescimento da base de clientes"],
    },
    plausible: [-60, 1000],
  }),
  measured("customer_retention", "percent", "customer", {
    name: { fr: "Rétention clients", en: "Customer retention", pt: "Retenção de clientes" },
    aliases: {
      fr: [
        "taux de rétention",
        "rétention",
        "taux de rétention client",
        "taux de fidélisation",
        "taux de renouvellement",
      ],
      en: ["retention", "retention rate", "logo retention", "customer retention rate", "renewal rate"],
      pt: ["retenção", "taxa de retenção", "taxa de renovação"],
    },
    plausible: [0, 100],
  }),
  measured("customer_concentration", "percent", "customer", {
    name: { fr: "Poids du premier client", en: "Largest customer share", pt: "Peso do maior cliente" },
    aliases: {
      fr: [
        "concentration clients",
        "concentration client",
        "part du premier client",
        "part du plus gros client",
        "poids du plus gros client",
        "top client",
      ],
      en: [
        "customer concentration",
        "client concentration",
        "top customer share",
        "largest customer",
        "top client share",
      ],
      pt: ["concentração de clientes", "participação do maior cliente", "maior cliente"],
    },
    key: true,
    better: "lower",
    plausible: [0, 100],
    family: "customer_concentration",
  }),
  measured("top_customers_share", "percent", "customer", {
    name: { fr: "Poids des premiers clients", en: "Top customers' share", pt: "Peso dos maiores clientes" },
    aliases: {
      fr: [
        "part des 5 premiers clients",
        "part des 10 premiers clients",
        "top 5 clients",
        "top 10 clients",
        "top 3 clients",
      ],
      en: ["top 5 customers", "top 10 customers", "top 3 customers", "top 5 customers share", "top 10 customers share"],
      pt: ["top 5 clientes", "top 10 clientes", "participação dos 10 maiores clientes"],
    },
    better: "lower",
    plausible: [0, 100],
    family: "customer_concentration",
  }),
  measured("nps", "number", "customer", {
    name: { fr: "NPS", en: "NPS", pt: "NPS" },
    aliases: {
      fr: ["net promoter score", "score NPS"],
      en: ["net promoter score", "NPS score"],
      pt: ["net promoter score"],
    },
    plausible: [-100, 100],
  }),
  measured("csat", "percent", "customer", {
    name: { fr: "Satisfaction client", en: "Customer satisfaction", pt: "Satisfação do cliente" },
    aliases: {
      fr: ["CSAT", "taux de satisfaction", "satisfaction clients"],
      en: ["CSAT", "satisfaction score", "satisfaction rate"],
      pt: ["CSAT", "satisfação de clientes", "índice de satisfação"],
    },
    plausible: [0, 100],
  }),
  measured("pilots", "count", "customer", {
    name: { fr: "Pilotes", en: "Pilots", pt: "Pilotos" },
    aliases: {
      fr: ["POC", "POCs", "pilotes en cours", "nombre de pilotes", "preuves de concept"],
      en: ["POCs", "POC", "pilot customers", "proofs of concept", "number of pilots"],
      pt: ["POCs", "POC", "provas de conceito", "clientes piloto"],
    },
    plausible: [0, 1000],
  }),
  measured("letters_of_intent", "count", "customer", {
    name: { fr: "Lettres d'intention", en: "Letters of intent", pt: "Cartas de intenção" },
    aliases: {
      fr: ["LOI", "LOIs", "lettre d'intention"],
      en: ["LOI", "LOIs", "letter of intent"],
      pt: ["LOI", "LOIs"],
    },
    plausible: [0, 1000],
  }),
  measured("contract_length", "duration", "customer", {
    name: { fr: "Durée des contrats", en: "Contract length", pt: "Duração dos contratos" },
    aliases: {
      fr: ["durée d'engagement", "durée moyenne des contrats", "durée du contrat"],
      en: ["contract duration", "average contract length", "contract term"],
      pt: ["duração média dos contratos", "prazo do contrato"],
    },
    plausible: [0, 120],
  }),
  judged("customer_quality", "customer", {
    name: { fr: "Qualité du portefeuille clients", en: "Customer quality", pt: "Qualidade da carteira de clientes" },
    aliases: {
      fr: ["qualité des clients", "références clients"],
      en: ["client quality", "customer references", "quality of customers"],
      pt: ["qualidade dos clientes", "referências de clientes"],
    },
  }),
  judged("traction", "customer", {
    name: { fr: "Traction", en: "Traction", pt: "Tração" },
    aliases: {
      fr: ["traction commerciale"],
      en: ["commercial traction", "market traction"],
      pt: ["tração comercial", "tração de mercado"],
    },
    key: true,
  }),
];
