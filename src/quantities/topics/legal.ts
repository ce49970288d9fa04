import { judged, measured, type Topic } from "./topic.ts";

/** Rights, contracts and the law. */
export const LEGAL_TOPICS: readonly Topic[] = [
  judged("ip_ownership", "legal", {
    name: { fr: "Propriété intellectuelle", en: "IP ownership", pt: "Propriedade intelectual" },
    aliases: {
      fr: [
        "PI",
        "titularité de la PI",
        "cession de PI",
        "détention de la propriété intellectuelle",
        "propriété de la PI",
      ],
      en: ["IP", "intellectual property", "intellectual property ownership", "IP assignment", "IP rights"],
      pt: ["PI", "titularidade da propriedade intelectual", "cessão de PI"],
    },
    key: true,
  }),
  measured("patents", "count", "legal", {
    name: { fr: "Brevets", en: "Patents", pt: "Patentes" },
    aliases: {
      fr: ["nombre de brevets", "brevets déposés", "brevet", "brevets accordés"],
      en: ["patents filed", "patent", "patents granted", "number of patents", "patent count"],
      pt: ["patentes depositadas", "número de patentes", "patentes concedidas"],
    },
    plausible: [0, 200],
  }),
  measured("trademarks", "count", "legal", {
    name: { fr: "Marques déposées", en: "Trademarks", pt: "Marcas registradas" },
    aliases: {
      fr: ["marque déposée", "marques"],
      en: ["registered trademarks", "trademark"],
      pt: ["marcas registadas", "marca registrada"],
    },
    plausible: [0, 100],
  }),
  judged("litigation", "legal", {
    name: { fr: "Contentieux", en: "Litigation", pt: "Litígios" },
    aliases: {
      fr: [
        "litige",
        "litiges",
        "procès en cours",
        "contentieux en cours",
        "procédure judiciaire",
        "action en justice",
        "procédure prud'homale",
        "assignation",
        "poursuites",
      ],
      en: [
        "lawsuit",
        "lawsuits",
        "legal disputes",
        "pending litigation",
        "legal proceedings",
        "ongoing litigation",
        "legal action",
        "court case",
        "legal dispute",
      ],
      pt: [
        "processos judiciais",
        "contencioso",
        "litígio",
        "disputas judiciais",
        "ação trabalhista",
        "ações trabalhistas",
        "ação judicial",
        "processo trabalhista",
        "processo judicial",
      ],
    },
    key: true,
    better: "lower",
  }),
  judged("data_protection", "legal", {
    name: { fr: "Protection des données (RGPD)", en: "Data protection (GDPR)", pt: "Proteção de dados (LGPD)" },
    aliases: {
      fr: ["RGPD", "conformité RGPD", "protection des données"],
      en: ["GDPR", "GDPR compliance", "data privacy", "data protection", "privacy compliance"],
      pt: ["LGPD", "RGPD", "conformidade LGPD", "proteção de dados"],
    },
  }),
  judged("regulatory_risk", "legal", {
    name: { fr: "Risque réglementaire", en: "Regulatory risk", pt: "Risco regulatório" },
    aliases: {
      fr: ["réglementation", "conformité réglementaire", "contrainte réglementaire", "cadre réglementaire"],
      en: ["regulation", "regulatory compliance", "compliance risk", "regulatory exposure", "compliance"],
      pt: ["regulamentação", "conformidade regulatória", "risco regulamentar"],
    },
    better: "lower",
  }),
  judged("licences", "legal", {
    name: { fr: "Agréments et autorisations", en: "Licences and approvals", pt: "Licenças e autorizações" },
    aliases: {
      fr: ["agrément", "autorisation réglementaire", "marquage CE", "certification"],
      en: ["licenses", "regulatory approval", "CE marking", "FDA approval", "certification"],
      pt: ["licenças", "autorização regulatória", "certificação"],
    },
  }),
  judged("iso_27001", "legal", {
    name: { fr: "Certification ISO 27001", en: "ISO 27001 certification", pt: "Certificação ISO 27001" },
    aliases: {
      fr: ["ISO 27001", "ISO/IEC 27001", "certificat ISO 27001", "certifié ISO 27001"],
      en: ["ISO 27001 certificate", "ISO 27001 certified", "ISO27001"],
      pt: ["certificado ISO 27001", "certificada ISO 27001"],
    },
  }),
  judged("exclusivity", "legal", {
    name: { fr: "Exclusivité", en: "Exclusivity", pt: "Exclusividade" },
    aliases: {
      fr: ["clause d'exclusivité", "accord d'exclusivité", "période d'exclusivité"],
      en: ["exclusivity clause", "exclusivity period", "exclusivity agreement", "no-shop", "no-shop clause"],
      pt: ["cláusula de exclusividade", "período de exclusividade", "acordo de exclusividade"],
    },
    better: null,
  }),
  judged("shareholders_agreement", "legal", {
    name: { fr: "Pacte d'actionnaires", en: "Shareholders' agreement", pt: "Acordo de acionistas" },
    aliases: {
      fr: ["pacte d'associés", "pacte"],
      en: ["shareholder agreement", "SHA"],
      pt: ["acordo de sócios", "pacto de acionistas"],
    },
  }),
  judged("founder_vesting", "legal", {
    name: { fr: "Vesting des fondateurs", en: "Founder vesting", pt: "Vesting dos fundadores" },
    aliases: {
      fr: ["vesting", "clause de vesting"],
      en: ["vesting", "vesting schedule", "reverse vesting"],
      pt: ["vesting", "cláusula de vesting"],
    },
  }),
  judged("corporate_structure", "structure", {
    name: { fr: "Structure juridique", en: "Corporate structure", pt: "Estrutura societária" },
    aliases: {
      fr: ["forme juridique", "structure du groupe", "structure de la société"],
      en: ["legal structure", "legal entity", "group structure"],
      pt: ["estrutura jurídica", "forma jurídica"],
    },
  }),
  judged("governance", "structure", {
    name: { fr: "Gouvernance", en: "Governance", pt: "Governança" },
    aliases: {
      fr: ["conseil d'administration", "board"],
      en: ["corporate governance", "board", "board of directors"],
      pt: ["governação", "conselho de administração", "governança corporativa"],
    },
  }),
];
