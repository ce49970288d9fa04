import { judged, measured, type Topic } from "./topic.ts";

/** Who builds the company. */
export const TEAM_TOPICS: readonly Topic[] = [
  measured("headcount", "count", "team", [1, 5000], {
    fr: "Effectif, effectifs, taille de l'équipe, nombre de salariés, salariés, employés, collaborateurs, ETP, nombre d'ETP, équivalents temps plein, membres de l'équipe",
    en: "Headcount, employees, number of employees, FTE, FTEs, team size, staff, full time employees, employee count, company size, team members",
    pt: "Número de funcionários, funcionários, colaboradores, tamanho da equipe, tamanho da equipa, quadro de pessoal, número de colaboradores, efetivos",
    better: null,
    twins: { money: "payroll" },
  }),
  measured("founders", "count", "team", [1, 8], {
    fr: "Nombre de fondateurs, fondateurs, cofondateurs, associés fondateurs",
    en: "Number of founders, founders, co-founders, cofounders",
    pt: "Número de fundadores, fundadores, cofundadores, sócios fundadores",
    better: null,
  }),
  measured("engineers", "count", "team", [0, 1000], {
    fr: "Effectif technique, développeurs, ingénieurs, taille de l'équipe technique, équipe technique, effectif R&D",
    en: "Engineering headcount, engineers, developers, engineering team size, tech team size, R&D headcount",
    pt: "Equipe técnica, desenvolvedores, engenheiros, tamanho da equipe técnica",
    better: null,
  }),
  measured("planned_hires", "count", "team", [0, 500], {
    fr: "Recrutements prévus, recrutements, embauches prévues, embauches, plan de recrutement",
    en: "Planned hires, new hires, hiring plan, hires, open positions",
    pt: "Contratações previstas, contratações, plano de contratação, novas contratações",
    better: null,
  }),
  measured("employee_turnover", "percent", "team", [0, 100], {
    fr: "Rotation du personnel, taux de turnover, turnover des équipes, taux de départ",
    en: "Employee turnover, staff turnover, employee attrition, staff attrition, employee churn",
    pt: "Rotatividade de pessoal, rotatividade, taxa de rotatividade, turnover de funcionários",
    better: "lower",
  }),
  measured("founder_experience_years", "duration", "team", [0, 600], {
    fr: "Années d'expérience des fondateurs, années d'expérience, expérience sectorielle",
    en: "Founders' years of experience, years of experience, industry experience, founder years experience",
    pt: "Anos de experiência dos fundadores, anos de experiência, experiência no setor",
  }),
  measured("prior_exits", "count", "team", [0, 10], {
    fr: "Exits précédents des fondateurs, exits précédents, exits antérieurs, nombre d'exits",
    en: "Founders' prior exits, previous exits, prior exits, past exits, founder exits",
    pt: "Exits anteriores dos fundadores, exits anteriores, saídas anteriores",
  }),
  measured("average_salary", "money", "team", [5_000, 400_000], {
    fr: "Salaire moyen, rémunération moyenne, salaire moyen chargé",
    en: "Average salary, mean salary, average compensation",
    pt: "Salário médio, remuneração média",
    better: null,
  }),
  measured("founder_salary", "money", "team", [0, 500_000], {
    fr: "Rémunération des fondateurs, salaire des fondateurs, salaire fondateur, rémunération des dirigeants",
    en: "Founder salary, founder compensation, founders' salaries, CEO salary",
    pt: "Remuneração dos fundadores, salário dos fundadores, pró-labore, salário do fundador",
    better: null,
  }),
  judged("team_quality", "team", {
    fr: "Qualité de l'équipe, équipe, force de l'équipe, solidité de l'équipe, qualité de l'équipe fondatrice, évaluation de l'équipe",
    en: "Team quality, team, team strength, team assessment, founding team quality, founder quality, management quality, founding team",
    pt: "Qualidade da equipe, equipe, equipa, força da equipe, qualidade do time, avaliação da equipe, time fundador",
    key: true,
    twins: { count: "headcount" },
  }),
  judged("team_completeness", "team", {
    fr: "Complétude de l'équipe, équipe complète, postes clés manquants, complémentarité de l'équipe, complémentarité des fondateurs",
    en: "Team completeness, key roles missing, team gaps, team complementarity, founder complementarity",
    pt: "Completude da equipe, equipe completa, complementaridade da equipe, lacunas da equipe",
  }),
  judged("founder_commitment", "team", {
    fr: "Engagement des fondateurs, fondateurs à temps plein, implication des fondateurs, engagement temps plein",
    en: "Founder commitment, full-time founders, founders full time, founder dedication",
    pt: "Comprometimento dos fundadores, dedicação dos fundadores, fundadores em tempo integral",
    key: true,
  }),
  judged("founder_experience", "team", {
    fr: "Expérience des fondateurs, expérience du fondateur, parcours des fondateurs, track record des fondateurs, expérience de l'équipe",
    en: "Founder experience, founder track record, founder background, team experience, track record",
    pt: "Experiência dos fundadores, experiência do fundador, histórico dos fundadores, experiência da equipe",
  }),
  judged("technical_cofounder", "team", {
    fr: "Cofondateur technique, CTO, présence d'un CTO, associé technique, CTO cofondateur",
    en: "Technical co-founder, CTO, has CTO, CTO presence, technical founder, CTO cofounder",
    pt: "Cofundador técnico, CTO, presença de CTO, sócio técnico",
  }),
  judged("key_person_risk", "team", {
    fr: "Dépendance à une personne clé, risque homme clé, risque personne clé, homme clé",
    en: "Key person risk, key man risk, key person dependency, bus factor",
    pt: "Risco de pessoa-chave, dependência de pessoa-chave, risco de homem-chave",
    better: "lower",
  }),
];
