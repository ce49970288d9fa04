import type { SynthesisSentences } from "./analysts-synthesis.en.ts";

export const SYNTHESIS_FR: SynthesisSentences = {
  colon: " : ",
  need: {
    revenue: "revenus",
    growth: "croissance",
    margin: "marge",
    cash: "trésorerie",
    burn: "burn",
    customers: "clients",
    retention: "rétention",
    market: "taille du marché",
    team: "équipe",
    terms: "conditions du tour",
  },
  level: { complete: "complètes", partial: "partielles", minimal: "minimales" },
  completeness: (p) =>
    `Données ${p.level} : sur ${p.all} choses qu’un investisseur doit savoir, ${p.covered} ${p.covered < 2 ? "figure" : "figurent"} dans les documents ou dans une citation vérifiée.${
      p.missing === "" ? "" : ` Manquent : ${p.missing}.`
    }${p.partly === "" ? "" : ` Seulement en prévision, ou en partie : ${p.partly}.`}${p.unsure === "" ? "" : ` Lu sans certitude : ${p.unsure}.`}${p.damaged ? " Une source primaire manque ou n’a été lue qu’en partie." : ""}`,
  dimension: {
    financial: "Finances",
    customers: "Clients et ventes",
    market: "Marché",
    product: "Produit et technologie",
    team: "Équipe",
    competition: "Concurrence",
    terms: "Conditions, juridique et sortie",
  },
  line: {
    total: "Toutes les dimensions, selon leur poids",
    cap: (level) => `Plafond pour des données ${level}`,
  },
  notCounted: {
    unknown: (label) => `L’appréciation « ${label} » n’est pas sur l’échelle.`,
    rejected: "Rejeté par un verdict.",
    weightless: "Sa confiance est nulle.",
  },
  score: (p) =>
    p.score === p.before
      ? `Note : ${p.score} sur 100.`
      : `Note : ${p.score} sur 100 (${p.before} avant le plafond de ${p.cap}).`,
  assumption: (p) =>
    `Ce qui devrait être faux : ${p.topic} à ${p.value} (${p.place}). À ${p.stressed} : ${p.falls}. Chiffres qui bougent : ${p.count}.`,
  driver: {
    arr: "ARR actuel",
    growth: "Croissance",
    churn: "Churn mensuel",
    margin: "Marge brute",
    cash: "Trésorerie",
    burn: "Burn mensuel",
  },
  outcome: {
    arr_next: "ARR dans un an",
    arr_kept: "ARR actuel encore présent dans un an",
    gross_profit: "Marge brute (montant) sur l’ARR dans un an",
    runway: "Runway",
  },
  formula: {
    arr_next: "ARR × (1 + croissance × variation)",
    arr_kept: "ARR × (1 − churn mensuel × variation) ^ 12",
    gross_profit: "ARR × (1 + croissance × variation) × (1 − (1 − marge) × variation)",
    runway: "Trésorerie / (burn mensuel × variation)",
  },
  case: { low: "bas", base: "base", high: "haut" },
  memoTitle: (deal) => `Mémo : ${deal}`,
  headline: { for: (said: string) => `Pour : ${said}`, against: (said: string) => `Contre : ${said}` },
  proposedScore: (p) =>
    p.score === null
      ? `Un modèle a jugé ${p.judgements} constats de plus : c’est encore trop peu pour une note.`
      : `Avec les ${p.judgements} jugements proposés par un modèle, elle serait de ${p.score} sur 100. Ce sont des avis : ils ne comptent pas dans la note.`,
  moved: (p) =>
    `${p.name} : ${p.worse} de moins bien dans le cas bas et ${p.better} de mieux dans le cas haut, sur proposition d’un modèle.`,
  section: {
    headlines: "Ce qui pèse le plus, selon le choix d’un modèle",
    score: "Note",
    figures: "Ce que disent les documents",
    reconciliation: "Le deck face au modèle",
    position: "Parmi d’autres, et points douteux",
    contested: "Contesté ou rejeté",
    against: "Ce qui devrait être faux",
    scenarios: "Scénarios",
    missing: "Ce qui n’a pas pu être examiné",
  },
  nothing: {
    headlines: "Rien n’a été choisi.",
    score: "Rien n’a pu être noté.",
    figures:
      "Aucun chiffre clé n’a été confirmé par un verdict ; « Le deck face au modèle » montre ce que disent les documents.",
    reconciliation: "Aucun chiffre ne figure à la fois dans le deck et dans le modèle.",
    position: "Aucun constat ne compare l’entreprise à d’autres.",
    contested: "Aucun constat n’est contesté ni rejeté.",
    against: "Aucune hypothèse n’a pu être éprouvée.",
    scenarios: "Pas de scénario : ses données de départ ne sont pas dans le dossier.",
    missing: "Rien de ce qui a été cherché ne manque.",
  },
  reconciled: (p) => `${p.both} chiffres figurent dans les deux documents ; ${p.agree} concordent.`,
  judged: {
    contested: (p) => `Contesté, de ${p.agent} : ${p.said}`,
    rejected: (p) => `Rejeté, de ${p.agent} : ${p.said}`,
  },
};
