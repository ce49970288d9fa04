import { judged, measured, type Topic } from "./topic.ts";

/** Who builds the company. */
export const TEAM_TOPICS: readonly Topic[] = [
  measured("headcount", "count", "team", {
    name: { fr: "Effectif", en: "Headcount", pt: "Número de funcionários" },
    aliases: {
      fr: [
        "effectifs",
        "taille de l'équipe",
        "nombre de salariés",
        "salariés",
        "employés",
        "collaborateurs",
        "ETP",
        "nombre d'ETP",
        "équivalents temps plein",
        "membres de l'équipe",
      ],
      en: [
        "employees",
        "number of employees",
        "FTE",
        "FTEs",
        "team size",
        "staff",
        "full time employees",
        "employee count",
        "company size",
        "team members",
      ],
      pt: [
        "funcionários",
        "colaboradores",
        "tamanho da equipe",
        "tamanho da equipa",
        "quadro de pessoal",
        "número de colaboradores",
        "efetivos",
      ],
    },
    better: null,
    twins: { money: "payroll" },
    plausible: [1, 5000],
  }),
  measured("founders", "count", "team", {
    name: { fr: "Nombre de fondateurs", en: "Number of founders", pt: "Número de fundadores" },
    aliases: {
      fr: ["fondateurs", "cofondateurs", "associés fondateurs"],
      en: ["founders", "co-founders", "cofounders"],
      pt: ["fundadores", "cofundadores", "sócios fundadores"],
    },
    better: null,
    plausible: [1, 8],
  }),
  measured("engineers", "count", "team", {
    name: { fr: "Effectif technique", en: "Engineering headcount", pt: "Equipe técnica" },
    aliases: {
      fr: ["développeurs", "ingénieurs", "taille de l'équipe technique", "équipe technique", "effectif R&D"],
      en: ["engineers", "developers", "engineering team size", "tech team size", "R&D headcount"],
      pt: ["desenvolvedores", "engenheiros", "tamanho da equipe técnica"],
    },
    better: null,
    plausible: [0, 1000],
  }),
  measured("planned_hires", "count", "team", {
    name: { fr: "Recrutements prévus", en: "Planned hires", pt: "Contratações previstas" },
    aliases: {
      fr: ["recrutements", "embauches prévues", "embauches", "plan de recrutement"],
      en: ["new hires", "hiring plan", "hires", "open positions"],
      pt: ["contratações", "plano de contratação", "novas contratações"],
    },
    better: null,
    plausible: [0, 500],
  }),
  measured("employee_turnover", "percent", "team", {
    name: { fr: "Rotation du personnel", en: "Employee turnover", pt: "Rotatividade de pessoal" },
    aliases: {
      fr: ["taux de turnover", "turnover des équipes", "taux de départ"],
      en: ["staff turnover", "employee attrition", "staff attrition", "employee churn"],
      pt: ["rotatividade", "taxa de rotatividade", "turnover de funcionários"],
    },
    better: "lower",
    plausible: [0, 100],
  }),
  measured("founder_experience_years", "duration", "team", {
    name: {
      fr: "Années d'expérience des fondateurs",
      en: "Founders' years of experience",
      pt: "Anos de experiência dos fundadores",
    },
    aliases: {
      fr: ["années d'expérience", "expérience sectorielle"],
      en: ["years of experience", "industry experience", "founder years experience"],
      pt: ["anos de experiência", "experiência no setor"],
    },
    plausible: [0, 600],
  }),
  measured("prior_exits", "count", "team", {
    name: { fr: "Exits précédents des fondateurs", en: "Founders' prior exits", pt: "Exits anteriores dos fundadores" },
    aliases: {
      fr: ["exits précédents", "exits antérieurs", "nombre d'exits"],
      en: ["previous exits", "prior exits", "past exits", "founder exits"],
      pt: ["exits anteriores", "saídas anteriores"],
    },
    plausible: [0, 10],
  }),
  measured("average_salary", "money", "team", {
    name: { fr: "Salaire moyen", en: "Average salary", pt: "Salário médio" },
    aliases: {
      fr: ["rémunération moyenne", "salaire moyen chargé"],
      en: ["mean salary", "average compensation"],
      pt: ["remuneração média"],
    },
    better: null,
    plausible: [5_000, 400_000],
  }),
  measured("founder_salary", "money", "team", {
    name: { fr: "Rémunération des fondateurs", en: "Founder salary", pt: "Remuneração dos fundadores" },
    aliases: {
      fr: ["salaire des fondateurs", "salaire fondateur", "rémunération des dirigeants"],
      en: ["founder compensation", "founders' salaries", "CEO salary"],
      pt: ["salário dos fundadores", "pró-labore", "salário do fundador"],
    },
    better: null,
    plausible: [0, 500_000],
  }),
  judged("team_quality", "team", {
    name: { fr: "Qualité de l'équipe", en: "Team quality", pt: "Qualidade da equipe" },
    aliases: {
      fr: [
        "équipe",
        "force de l'équipe",
        "solidité de l'équipe",
        "qualité de l'équipe fondatrice",
        "évaluation de l'équipe",
      ],
      en: [
        "team",
        "team strength",
        "team assessment",
        "founding team quality",
        "founder quality",
        "management quality",
        "founding team",
      ],
      pt: ["equipe", "equipa", "força da equipe", "qualidade do time", "avaliação da equipe", "time fundador"],
    },
    twins: { count: "headcount" },
    key: true,
  }),
  judged("team_completeness", "team", {
    name: { fr: "Complétude de l'équipe", en: "Team completeness", pt: "Completude da equipe" },
    aliases: {
      fr: ["équipe complète", "postes clés manquants", "complémentarité de l'équipe", "complémentarité des fondateurs"],
      en: ["key roles missing", "team gaps", "team complementarity", "founder complementarity"],
      pt: ["equipe completa", "complementaridade da equipe", "lacunas da equipe"],
    },
  }),
  judged("founder_commitment", "team", {
    name: { fr: "Engagement des fondateurs", en: "Founder commitment", pt: "Comprometimento dos fundadores" },
    aliases: {
      fr: ["fondateurs à temps plein", "implication des fondateurs", "engagement temps plein"],
      en: ["full-time founders", "founders full time", "founder dedication"],
      pt: ["dedicação dos fundadores", "fundadores em tempo integral"],
    },
    key: true,
  }),
  judged("founder_experience", "team", {
    name: { fr: "Expérience des fondateurs", en: "Founder experience", pt: "Experiência dos fundadores" },
    aliases: {
      fr: [
        "expérience du fondateur",
        "parcours des fondateurs",
        "track record des fondateurs",
        "expérience de l'équipe",
      ],
      en: ["founder track record", "founder background", "team experience", "track record"],
      pt: ["experiência do fundador", "histórico dos fundadores", "experiência da equipe"],
    },
  }),
  judged("technical_cofounder", "team", {
    name: { fr: "Cofondateur technique", en: "Technical co-founder", pt: "Cofundador técnico" },
    aliases: {
      fr: ["CTO", "présence d'un CTO", "associé technique", "CTO cofondateur"],
      en: ["CTO", "has CTO", "CTO presence", "technical founder", "CTO cofounder"],
      pt: ["CTO", "presença de CTO", "sócio técnico"],
    },
  }),
  judged("key_person_risk", "team", {
    name: { fr: "Dépendance à une personne clé", en: "Key person risk", pt: "Risco de pessoa-chave" },
    aliases: {
      fr: ["risque homme clé", "risque personne clé", "homme clé"],
      en: ["key man risk", "key person dependency", "bus factor"],
      pt: ["dependência de pessoa-chave", "risco de homem-chave"],
    },
    better: "lower",
  }),
];
