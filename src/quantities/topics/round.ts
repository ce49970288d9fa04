import { judged, measured, type Topic } from "./topic.ts";

/** The round, the cap table and the terms. */
export const ROUND_TOPICS: readonly Topic[] = [
  measured("round_size", "money", "structure", [10_000, 500_000_000], {
    fr: "Montant de la levée, montant levé, levée de fonds, levée, tour de table, montant recherché, besoin de financement, montant du tour, taille du tour, augmentation de capital, fonds recherchés, levons, nous levons, tour d'amorçage, tour de seed, montant de l'investissement, montant de l'opération",
    en: "Round size, round amount, raise, raising, fundraise, fundraising amount, amount raised, funding ask, the ask, investment sought, raise amount, capital raise, funding round size, round, seed round, funding round, amount of the investment, total investment amount",
    pt: "Tamanho da rodada, valor da rodada, captação, rodada, ronda, valor captado, montante da ronda, aumento de capital, valor buscado, captando, captamos, rodada seed, valor do investimento, montante do investimento, valor do aporte",
    key: true,
    better: null,
  }),
  measured("committed_amount", "money", "structure", [0, 500_000_000], {
    fr: "Montant déjà engagé, engagements, montant sécurisé, soft commitments, déjà engagé",
    en: "Amount committed, commitments, committed capital, soft commitments, soft circled",
    pt: "Montante comprometido, compromissos, valor comprometido",
  }),
  measured("total_funding", "money", "structure", [0, 1_000_000_000], {
    fr: "Total des fonds levés, fonds levés, financement total, total levé, fonds levés à date, levées précédentes, capitaux levés",
    en: "Total funding raised, total funding, total raised, funding to date, funding raised, capital raised to date, total funding amount",
    pt: "Total captado, financiamento total, captação total, total levantado, investimento total recebido",
    better: null,
  }),
  measured("ticket_size", "money", "structure", [1_000, 50_000_000], {
    fr: "Ticket, ticket minimum, taille du ticket, ticket d'investissement, montant du ticket",
    en: "Ticket size, ticket, minimum ticket, cheque size, check size, investment amount",
    pt: "Tíquete de investimento, ticket de investimento, ticket mínimo, cheque",
    better: null,
  }),
  measured("dilution", "percent", "structure", [0, 50], {
    fr: "Dilution, taux de dilution, capital cédé, part du capital cédée, dilution du tour",
    en: "Dilution, equity offered, equity sold, dilution rate, stake offered, equity stake offered",
    pt: "Diluição, taxa de diluição, participação oferecida, equity oferecido",
    key: true,
    better: "lower",
  }),
  measured("option_pool", "percent", "structure", [0, 30], {
    fr: "Réserve d'options (BSPCE), BSPCE, pool BSPCE, ESOP, pool d'options",
    en: "Option pool, ESOP, employee stock option pool, stock option pool, options pool",
    pt: "Pool de opções, ESOP, stock options, plano de opções",
    better: null,
  }),
  measured("founder_ownership", "percent", "structure", [0, 100], {
    fr: "Part des fondateurs, détention des fondateurs, participation des fondateurs, capital des fondateurs, parts des fondateurs, pourcentage des fondateurs",
    en: "Founder ownership, founders' stake, founder equity, founders ownership, founder shareholding, founders' share",
    pt: "Participação dos fundadores, equity dos fundadores, quota dos fundadores, capital dos fundadores",
    key: true,
  }),
  measured("investor_ownership", "percent", "structure", [0, 100], {
    fr: "Part des investisseurs, détention des investisseurs, participation des investisseurs",
    en: "Investor ownership, investors' stake, investor equity, investors ownership",
    pt: "Participação dos investidores, equity dos investidores",
    better: null,
  }),
  measured("share_price", "money", "structure", [0.0001, 100_000], {
    fr: "Prix de l'action, prix par action, prix de souscription",
    en: "Share price, price per share, PPS, issue price",
    pt: "Preço da ação, preço por ação, preço de emissão",
    better: null,
  }),
  measured("shares_outstanding", "count", "structure", [100, 1_000_000_000], {
    fr: "Nombre d'actions, actions en circulation, nombre total d'actions, nombre de parts",
    en: "Shares outstanding, number of shares, total shares, fully diluted shares",
    pt: "Número de ações, total de ações, ações em circulação",
    better: null,
  }),
  measured("liquidation_preference", "multiple", "legal", [0, 5], {
    fr: "Préférence de liquidation, liquidation préférentielle, liq pref",
    en: "Liquidation preference, liq pref, liquidation pref",
    pt: "Preferência de liquidação, preferência na liquidação",
    better: null,
  }),
  judged("cap_table_quality", "structure", {
    fr: "Table de capitalisation, cap table, capitalisation, répartition du capital, structure du capital",
    en: "Cap table, capitalization table, capital structure, cap table structure, cap table quality",
    pt: "Tabela de capitalização, cap table, estrutura de capital, quadro societário",
  }),
  judged("use_of_funds", "structure", {
    fr: "Emploi des fonds, utilisation des fonds, allocation des fonds",
    en: "Use of funds, use of proceeds, funds allocation",
    pt: "Uso dos recursos, utilização dos fundos, alocação dos recursos",
  }),
  judged("investor_quality", "structure", {
    fr: "Qualité des investisseurs, investisseurs, lead investor, investisseur principal",
    en: "Investor quality, investors, lead investor, existing investors",
    pt: "Qualidade dos investidores, investidores, investidor líder",
  }),
];
