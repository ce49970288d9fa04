import { judged, measured, type Topic } from "./topic.ts";

/** Rights, contracts and the law. */
export const LEGAL_TOPICS: readonly Topic[] = [
  judged("ip_ownership", "legal", {
    fr: "Propriété intellectuelle, PI, titularité de la PI, cession de PI, détention de la propriété intellectuelle, propriété de la PI",
    en: "IP ownership, IP, intellectual property, intellectual property ownership, IP assignment, IP rights",
    pt: "Propriedade intelectual, PI, titularidade da propriedade intelectual, cessão de PI",
    key: true,
  }),
  measured("patents", "count", "legal", [0, 200], {
    fr: "Brevets, nombre de brevets, brevets déposés, brevet, brevets accordés",
    en: "Patents, patents filed, patent, patents granted, number of patents, patent count",
    pt: "Patentes, patentes depositadas, número de patentes, patentes concedidas",
  }),
  measured("trademarks", "count", "legal", [0, 100], {
    fr: "Marques déposées, marque déposée, marques",
    en: "Trademarks, registered trademarks, trademark",
    pt: "Marcas registradas, marcas registadas, marca registrada",
  }),
  judged("litigation", "legal", {
    fr: "Contentieux, litige, litiges, procès en cours, contentieux en cours, procédure judiciaire, action en justice, procédure prud'homale, assignation, poursuites, réclamation en cours, mise en demeure",
    en: "Litigation, lawsuit, lawsuits, legal disputes, pending litigation, legal proceedings, ongoing litigation, legal action, court case, legal dispute, pending claim, pending claims, legal claim, being sued",
    pt: "Litígios, processos judiciais, contencioso, litígio, disputas judiciais, ação trabalhista, ações trabalhistas, ação judicial, processo trabalhista, processo judicial, reclamação pendente, notificação extrajudicial",
    key: true,
    better: "lower",
  }),
  judged("data_protection", "legal", {
    fr: "Protection des données (RGPD), RGPD, conformité RGPD, protection des données",
    en: "Data protection (GDPR), GDPR, GDPR compliance, data privacy, data protection, privacy compliance",
    pt: "Proteção de dados (LGPD), LGPD, RGPD, conformidade LGPD, proteção de dados",
  }),
  judged("regulatory_risk", "legal", {
    fr: "Risque réglementaire, réglementation, conformité réglementaire, contrainte réglementaire, cadre réglementaire",
    en: "Regulatory risk, regulation, regulatory compliance, compliance risk, regulatory exposure, compliance",
    pt: "Risco regulatório, regulamentação, conformidade regulatória, risco regulamentar",
    better: "lower",
  }),
  judged("licences", "legal", {
    fr: "Agréments et autorisations, agrément, autorisation réglementaire, marquage CE, certification",
    en: "Licences and approvals, licenses, regulatory approval, CE marking, FDA approval, certification",
    pt: "Licenças e autorizações, licenças, autorização regulatória, certificação",
  }),
  judged("iso_27001", "legal", {
    fr: "Certification ISO 27001, ISO 27001, ISO/IEC 27001, certificat ISO 27001, certifié ISO 27001",
    en: "ISO 27001 certification, ISO 27001 certificate, ISO 27001 certified, ISO27001",
    pt: "Certificação ISO 27001, certificado ISO 27001, certificada ISO 27001",
  }),
  judged("audited_accounts", "legal", {
    fr: "Comptes audités, comptes certifiés, audit des comptes, certification des comptes, états financiers audités",
    en: "Audited accounts, audited financial statements, audited financials, audit of the accounts, financial audit",
    pt: "Contas auditadas, demonstrações financeiras auditadas, auditoria das contas, auditoria financeira, balanço auditado",
  }),
  judged("exclusivity", "legal", {
    fr: "Exclusivité, clause d'exclusivité, accord d'exclusivité, période d'exclusivité",
    en: "Exclusivity, exclusivity clause, exclusivity period, exclusivity agreement, no-shop, no-shop clause",
    pt: "Exclusividade, cláusula de exclusividade, período de exclusividade, acordo de exclusividade",
    better: null,
  }),
  judged("shareholders_agreement", "legal", {
    fr: "Pacte d'actionnaires, pacte d'associés, pacte",
    en: "Shareholders' agreement, shareholder agreement, SHA",
    pt: "Acordo de acionistas, acordo de sócios, pacto de acionistas",
  }),
  judged("founder_vesting", "legal", {
    fr: "Vesting des fondateurs, vesting, clause de vesting",
    en: "Founder vesting, vesting, vesting schedule, reverse vesting",
    pt: "Vesting dos fundadores, vesting, cláusula de vesting",
  }),
  judged("corporate_structure", "structure", {
    fr: "Structure juridique, forme juridique, structure du groupe, structure de la société",
    en: "Corporate structure, legal structure, legal entity, group structure",
    pt: "Estrutura societária, estrutura jurídica, forma jurídica",
  }),
  judged("governance", "structure", {
    fr: "Gouvernance, conseil d'administration, board",
    en: "Governance, corporate governance, board, board of directors",
    pt: "Governança, governação, conselho de administração, governança corporativa",
  }),
];
