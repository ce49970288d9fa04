import type { RecommendationSentences } from "./recommendations.en.ts";

export const recommendationsFr: RecommendationSentences = {
  ground: {
    money: "Investir ou réduire",
    reach: "S'étendre ou consolider",
    posture: "Audace ou prudence",
    pace: "Vite ou par étapes",
    timing: "Agir maintenant ou attendre",
    aim: "Croissance ou rentabilité",
    change: "Innovation ou stabilité",
    surety: "Certain ou incertain",
    deal: "Entrer au capital ou passer",
    price: "Accepter le prix ou renégocier",
    pricing: "Plus cher ou moins cher",
    launch: "Plus tôt ou plus tard",
    debt: "S'endetter ou non",
    dependence: "Dépendre d'un seul ou de plusieurs",
    ticket: "Combien engager",
    level: "Augmenter ou baisser",
    return: "Coût contre retour",
    priority: "Quelle priorité",
    order: "Dans quel ordre",
    denial: "Le faire ou non",
  },
  type: {
    STRATEGIC: "Conflit stratégique",
    TACTICAL: "Conflit tactique",
    FINANCIAL: "Conflit financier",
    RISK: "Conflit sur le risque",
    PRIORITY: "Mêmes étapes dans un autre ordre",
  },
  role: {
    reviewer: "relecteur",
    financial: "finance",
    commercial: "commercial",
    market: "marché",
    analyst: "analyste",
    other: "agent",
  },
  quote: (text) => `« ${text} »`,
  topic: (p) => (p.subject === "" ? p.ground : `${p.ground} : ${p.subject}`),
  and: " et ",
  description: (p) => `${p.type}. ${p.sideA} : ${p.saysA} À l'opposé, ${p.sideB} : ${p.saysB}`,
  difference: (p) => `${p.ground} : ${p.a} contre ${p.b}`,
  lever: { cash: "la trésorerie", price: "le prix", time: "le temps", risk: "le risque", scope: "le périmètre" },
  implied: (p) => `Par l'effet sur ${p.lever}, sans que les mots le disent (${p.ground}) : ${p.a} contre ${p.b}`,
  argument: (p) => `${p.metric} : ${p.value} (${p.source})`,
  noArgument: "Aucun constat de cet agent ne cite de source.",
  concedes: (p) => `Accorde à ${p.agent} : ${p.argument}`,
  moderate: (p) =>
    `Engager un montant modéré, ${p.most} au plus, au lieu des ${p.asked} demandés ; le libérer par étapes et ne continuer que si les résultats suivent.`,
  phased: (p) =>
    `Procéder par étapes. D'abord, ce que demande le côté prudent : ${p.careful} Seulement une fois cela rempli et confirmé, ce que demande l'autre côté : ${p.bold}`,
  tested: (p) =>
    `Ne pas engager les ${p.asked} demandés tant que seuls ${p.expected} sont attendus en retour : d'abord un test dont les deux côtés fixent le coût à l'avance, le reste seulement si le test rapporte plus qu'il ne coûte.`,
  decision: { none: "Pas de décision : aucun des deux côtés ne l'emporte nettement. Le choix vous revient." },
  why: {
    commonGround: (p) => `Une voie médiane faite des mots des deux côtés ; ${p.maker} (${p.role}) a le dernier mot.`,
    maker: (p) => `Les côtés ne se sont pas rejoints ; ${p.maker} (${p.role}) tranche de par son rôle.`,
    evidence: (p) =>
      `Les côtés ne se sont pas rejoints ; ${p.maker} (${p.role}) suit ${p.side}, dont les constats apportent plus de preuves sourcées (${p.count}).`,
    vote: (p) =>
      `Les côtés ne se sont pas rejoints. En confiance et en historique, ${p.side} et ceux de son côté pèsent ${p.ours} contre ${p.theirs} ; ${p.maker} (${p.role}) ne s'y oppose pas.`,
    yielded: (p) => `${p.maker} n'a aucune source à opposer à ${p.side} et cède.`,
    none: "Les deux côtés ne se sont pas rejoints ; ni le rôle, ni les preuves, ni l'expérience de l'un ne lui donnent le dernier mot.",
  },
  reasoning: (p) => `${p.rounds} ${p.rounds < 2 ? "tour" : "tours"} de débat. ${p.end} Confiance : ${p.confidence}.`,
  end: {
    not_needed: "Trop mince pour un débat.",
    converged: "Les côtés se sont rejoints.",
    all_rounds: "Le dernier tour s'est achevé sans accord.",
    nothing_new: "Un tour n'a rien apporté de nouveau.",
    deadline: "Le temps imparti est écoulé.",
    debater_failed: "Le débat s'est interrompu.",
  },
  tradeOff: {
    givenUp: (p) => `Abandonné : ${p.statement} (${p.agent})`,
    inPart: (p) => `Suivi en partie seulement : ${p.statement} (${p.agent})`,
  },
  unresolved: {
    noCommonGround: (p) => `Aucun terrain d'entente sur « ${p.topic} ».`,
    middleWayLeft: (p) => `Une voie moyenne ressort de leurs propres mots, et personne ne l'a acceptée : ${p.middle}`,
    opponent: (p) => `${p.agent} maintient : ${p.statement}`,
    noEvidence: (p) => `Aucun constat sourcé derrière la recommandation de ${p.agents}.`,
    struck: (p) =>
      `Sans rapport avec la question, et sans effet : ${p.count} point${p.count > 1 ? "s" : ""} concédé${p.count > 1 ? "s" : ""} par ${p.agent} (${p.granted})`,
    unknownConfidence: (p) => `${p.maker} n'a donné aucune confiance : elle compte pour 0.`,
    deadline: (p) => `Le débat a été interrompu après ${p.seconds} s.`,
    failed: (p) => `${p.agent} n'a pas pu être entendu : ${p.reason}`,
    lowConfidence: (p) =>
      `La confiance de ${p.score} est inférieure à ${p.least} : ne pas suivre cette décision sans l'examiner.`,
  },
};
