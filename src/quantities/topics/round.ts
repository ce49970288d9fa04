import { judged, measured, type Topic } from "./topic.ts";

/** The round, the cap table and the terms. */
export const ROUND_TOPICS: readonly Topic[] = [
  measured("round_size", "money", "structure", {
    name: { fr: "Montant de la levée", en: "Round size", pt: "Tamanho da rodada" },
    aliases: {
      fr: [
        "montant levé",
        "levée de fonds",
        "levée",
        "tour de table",
        "montant recherché",
        "besoin de financement",
        "montant du tour",
        "taille du tour",
        "augmentation de capital",
        "fonds recherchés",
      ],
      en: [
        "round amount",
        "raise",
        "raising",
        "fundraise",
        "fundraising amount",
        "amount raised",
        "funding ask",
        "the ask",
        "investment sought",
        "raise amount",
        "capital raise",
        "funding round size",
      ],
      pt: [
        "valor da rodada",
        "captação",
        "rodada",
        "ronda",
        "valor captado",
        "montante da ronda",
        "aumento de capital",
        "valor buscado",
      ],
    },
    key: true,
    better: null,
    plausible: [10_000, 500_000_000],
  }),
  measured("committed_amount", "money", "structure", {
    name: { fr: "Montant déjà engagé", en: "Amount committed", pt: "Montante comprometido" },
    aliases: {
      fr: ["engagements", "montant sécurisé", "soft commitments", "déjà engagé"],
      en: ["commitments", "committed capital", "soft commitments", "soft circled"],
      pt: ["compromissos", "valor comprometido"],
    },
    plausible: [0, 500_000_000],
  }),
  measured("total_funding", "money", "structure", {
    name: { fr: "Total des fonds levés", en: "Total funding raised", pt: "Total captado" },
    aliases: {
      fr: [
        "fonds levés",
        "financement total",
        "total levé",
        "fonds levés à date",
        "levées précédentes",
        "capitaux levés",
      ],
      en: [
        "total funding",
        "total raised",
        "funding to date",
        "funding raised",
        "capital raised to date",
        "total funding amount",
      ],
      pt: ["financiamento total", "captação total", "total levantado", "investimento total recebido"],
    },
    better: null,
    plausible: [0, 1_000_000_000],
  }),
  measured("ticket_size", "money", "structure", {
    name: { fr: "Ticket", en: "Ticket size", pt: "Tíquete de investimento" },
    aliases: {
      fr: ["ticket minimum", "taille du ticket", "ticket d'investissement", "montant du ticket"],
      en: ["ticket", "minimum ticket", "cheque size", "check size", "investment amount"],
      pt: ["ticket de investimento", "ticket mínimo", "cheque"],
    },
    better: null,
    plausible: [1_000, 50_000_000],
  }),
  measured("dilution", "percent", "structure", {
    name: { fr: "Dilution", en: "Dilution", pt: "Diluição" },
    aliases: {
      fr: ["taux de dilution", "capital cédé", "part du capital cédée", "dilution du tour"],
      en: ["equity offered", "equity sold", "dilution rate", "stake offered", "equity stake offered"],
      pt: ["taxa de diluição", "participação oferecida", "equity oferecido"],
    },
    key: true,
    better: "lower",
    plausible: [0, 50],
  }),
  measured("option_pool", "percent", "structure", {
    name: { fr: "Réserve d'options (BSPCE)", en: "Option pool", pt: "Pool de opções" },
    aliases: {
      fr: ["BSPCE", "pool BSPCE", "ESOP", "pool d'options"],
      en: ["ESOP", "employee stock option pool", "stock option pool", "options pool"],
      pt: ["ESOP", "stock options", "plano de opções"],
    },
    better: null,
    plausible: [0, 30],
  }),
  measured("founder_ownership", "percent", "structure", {
    name: { fr: "Part des fondateurs", en: "Founder ownership", pt: "Participação dos fundadores" },
    aliases: {
      fr: [
        "détention des fondateurs",
        "participation des fondateurs",
        "capital des fondateurs",
        "parts des fondateurs",
        "pourcentage des fondateurs",
      ],
      en: ["founders' stake", "founder equity", "founders ownership", "founder shareholding", "founders' share"],
      pt: ["equity dos fundadores", "quota dos fundadores", "capital dos fundadores"],
    },
    key: true,
    plausible: [0, 100],
  }),
  measured("investor_ownership", "percent", "structure", {
    name: { fr: "Part des investisseurs", en: "Investor ownership", pt: "Participação dos investidores" },
    aliases: {
      fr: ["détention des investisseurs", "participation des investisseurs"],
      en: ["investors' stake", "investor equity", "investors ownership"],
      pt: ["equity dos investidores"],
    },
    better: null,
    plausible: [0, 100],
  }),
  measured("share_price", "money", "structure", {
    name: { fr: "Prix de l'action", en: "Share price", pt: "Preço da ação" },
    aliases: {
      fr: ["prix par action", "prix de souscription"],
      en: ["price per share", "PPS", "issue price"],
      pt: ["preço por ação", "preço de emissão"],
    },
    better: null,
    plausible: [0.0001, 100_000],
  }),
  measured("shares_outstanding", "count", "structure", {
    name: { fr: "Nombre d'actions", en: "Shares outstanding", pt: "Número de ações" },
    aliases: {
      fr: ["actions en circulation", "nombre total d'actions", "nombre de parts"],
      en: ["number of shares", "total shares", "fully diluted shares"],
      pt: ["total de ações", "ações em circulação"],
    },
    better: null,
    plausible: [100, 1_000_000_000],
  }),
  measured("liquidation_preference", "multiple", "legal", {
    name: { fr: "Préférence de liquidation", en: "Liquidation preference", pt: "Preferência de liquidação" },
    aliases: {
      fr: ["liquidation préférentielle", "liq pref"],
      en: ["liq pref", "liquidation pref"],
      pt: ["preferência na liquidação"],
    },
    better: null,
    plausible: [0, 5],
  }),
  judged("cap_table_quality", "structure", {
    name: { fr: "Table de capitalisation", en: "Cap table", pt: "Tabela de capitalização" },
    aliases: {
      fr: ["cap table", "capitalisation", "répartition du capital", "structure du capital"],
      en: ["capitalization table", "capital structure", "cap table structure", "cap table quality"],
      pt: ["cap table", "estrutura de capital", "quadro societário"],
    },
  }),
  judged("use_of_funds", "structure", {
    name: { fr: "Emploi des fonds", en: "Use of funds", pt: "Uso dos recursos" },
    aliases: {
      fr: ["utilisation des fonds", "allocation des fonds"],
      en: ["use of proceeds", "funds allocation"],
      pt: ["utilização dos fundos", "alocação dos recursos"],
    },
  }),
  judged("investor_quality", "structure", {
    name: { fr: "Qualité des investisseurs", en: "Investor quality", pt: "Qualidade dos investidores" },
    aliases: {
      fr: ["investisseurs", "lead investor", "investisseur principal"],
      en: ["investors", "lead investor", "existing investors"],
      pt: ["investidores", "investidor líder"],
    },
  }),
];
