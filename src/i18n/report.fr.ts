import { CHECK_WORDS } from "./checks/checks.ts";
import { KEY_FIGURE_WORDS } from "./key-figures.ts";
import type { ReportFindingWords } from "./report.en.ts";
import { asLabel, TERMS } from "./terms.ts";

/** French counts zero and one as singular. */
const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;

export const REPORT_FR: ReportFindingWords = {
  colon: "\u00a0: ",
  title: (deal) => `${deal}\u00a0: revue`,
  reviewedOn: (day) => `Revue du ${day}`,
  answer: (p) =>
    [
      `${many(p.proven, "contradiction tranchée", "contradictions tranchées")} par les preuves${p.denied === 0 ? "" : `, ${p.denied} contre d’autres énoncés des documents`}${p.unproven === 0 ? "" : `, ${p.unproven} sur la seule confiance des analystes`}, ${many(p.contested, "encore contestée", "encore contestées")}`,
      ...(p.notExamined === 0 ? [] : [many(p.notExamined, "non examinée", "non examinées")]),
      p.citations === null
        ? "les citations n’ont pas été vérifiées"
        : p.citations.all === 0
          ? "aucune citation à vérifier"
          : `${many(p.citations.false, "citation", "citations")} sur ${p.citations.all} ne ${p.citations.false < 2 ? "tient" : "tiennent"} pas${p.citations.unverifiable === 0 ? "" : `, ${many(p.citations.unverifiable, "n’a pas pu être vérifiée", "n’ont pas pu être vérifiées")}`}`,
    ]
      .join("\u00a0; ")
      .concat("."),
  sections: {
    keyFigures: KEY_FIGURE_WORDS.fr.title,
    inconsistencies: "Ce qui ne peut pas être vrai",
    toExplain: "Ce que le fondateur doit expliquer",
    checks: CHECK_WORDS.fr.section,
    questions: "Questions pour le fondateur",
    contested: "Ce qui reste contesté",
    redFlags: "Signaux d’alerte",
    decisions: "Décidé par une personne",
    failures: "Ce qui a échoué dans cette revue",
    contradictions: "Contradictions",
    corrections: "Corrections, avant et après",
    reconciliation: "Le deck face au modèle",
    recommendations: "Recommandations opposées",
    agents: "Les analystes et leurs citations",
    assumptions: "Ce qui devrait être faux",
    scenarios: "Scénarios",
    memo: "Mémo",
    metrics: "La qualité de la revue elle-même",
    cost: "Modèles et coût",
    notContradictions: "Ce qui n’est pas une contradiction",
    notExamined: "Ce qui n’a pas été examiné, et pourquoi",
    documents: "Documents lus",
  },
  reviewTrust: {
    HIGH: "Fiabilité de cette analyse\u00a0: haute",
    MEDIUM: "Fiabilité de cette analyse\u00a0: moyenne",
    LOW: "Fiabilité de cette analyse\u00a0: basse",
    CANNOT_ASSESS: "Cette analyse ne peut pas être évaluée",
  },
  documentsTrust: {
    HIGH: "Fiabilité de ces documents\u00a0: haute",
    MEDIUM: "Fiabilité de ces documents\u00a0: moyenne",
    LOW: "Fiabilité de ces documents\u00a0: basse",
    CANNOT_ASSESS: "Ces documents ne peuvent pas être évalués",
  },
  trust: TERMS.fr.trust,
  trustLevel: TERMS.fr.trustLevel,
  severity: TERMS.fr.severity,
  coverage: {
    normal: "Tous les documents primaires présents dans le dossier ont été lus en entier.",
    partial: "Un document primaire manque, n’a été lu qu’en partie, ou cache quelque chose à son lecteur.",
    secondary_only: "Seules des bases de données sur la société permettaient de vérifier.",
    none: "Il n’y avait rien de fiable pour vérifier.",
  },
  score: (score, weight) =>
    score === null
      ? weight === 0
        ? "Note du dossier\u00a0: aucune, rien n’a pu être noté."
        : `Note du dossier\u00a0: aucune, ce qui a pu être noté ne pèse que ${weight} sur 100.`
      : `Note du dossier\u00a0: ${score} sur 100${weight === 100 ? "" : `, sur des dimensions qui pèsent ${weight} sur 100`}.`,
  builtIn: "Le dossier n’apportait aucun analyste\u00a0: les documents ont été lus par les analystes intégrés.",
  recheck: (p) =>
    `Revérifié après un changement de documents (${p.files})\u00a0: ${many(p.again, "verdict refait", "verdicts refaits")}, les autres sont gardés.`,
  why: "Pourquoi",
  position: "Position",
  confidence: "Confiance",
  citations: "Citations",
  verdict: "Verdict",
  unresolved: asLabel(TERMS.fr.decision.UNRESOLVED),
  decisive: "Ce qui a décidé",
  whyLost: "Pourquoi l’autre côté a perdu",
  whatLacks: "Ce qui manque à chaque côté",
  secondPhase: "avec l’expert sectoriel",
  sources: "À vérifier vous-même",
  toVerify: "À vérifier",
  changes: "Ce qui changerait le verdict",
  answerChanges: "Ce qu’une réponse changerait",
  question: "Question pour le fondateur",
  impact: "Si c’est faux",
  openPoints: "Points encore ouverts",
  settledBy: "Dernière étape",
  ladder: "Étapes essayées auparavant",
  debate: (p) =>
    `Débattu en ${many(p.rounds, "tour", "tours")}${p.ending === null ? "" : `\u00a0; clos\u00a0: ${p.ending}`}\u00a0; ${many(p.struck, "fausse preuve écartée", "fausses preuves écartées")}.`,
  debateEnding: TERMS.fr.ending,
  refusedVerdict: (by, reasons) => `Un verdict (${by}) a été refusé par les règles de preuve\u00a0: ${reasons}.`,
  agent: "Analyste",
  tier: "Rang",
  noCitation: "aucune",
  sumStatus: {
    right: `calcul\u00a0: ${TERMS.fr.sum.right}`,
    wrong: `calcul\u00a0: ${TERMS.fr.sum.wrong}`,
    unchecked: `calcul\u00a0: ${TERMS.fr.sum.unchecked}`,
  },
  picture: (reference) => `Où cela figure\u00a0: ${reference}`,
  noPicture: (reference) => `Pas d’image à montrer pour ${reference}.`,
  corrected: (p) =>
    `Qualité ${p.before} avant, ${p.after} après\u00a0; ${p.ready ? "prête à être lue" : "pas encore fiable"}.`,
  correctedCount: (p) =>
    `${many(p.fixed, "corrigée", "corrigées")}, ${many(p.partly, "corrigée en partie", "corrigées en partie")}, ${many(p.not, "impossible à corriger", "impossibles à corriger")}.`,
  critique: TERMS.fr.critique,
  critiqueSeverity: TERMS.fr.grade,
  improvement: { FIXED: "corrigée", PARTIALLY_FIXED: "corrigée en partie", CANNOT_FIX: "impossible à corriger" },
  place: "Endroit de l’analyse",
  before: "Avant",
  after: "Après",
  source: "Source",
  calculation: "Calcul",
  crossReference: "Recoupement",
  searched: "Cherché en vain",
  weaknesses: "Faiblesses qui demeurent",
  dataNeeds: "Données à demander au fondateur",
  modelRefused: (p) =>
    `Proposé par un modèle et non retenu\u00a0: ${many(p.critiques, "critique", "critiques")}, ${many(p.corrections, "correction", "corrections")}.`,
  factProvedFalse: "Un chiffre de cette analyse contredit les documents.",
  compared: (p) =>
    `${many(p.agree, "chiffre concorde", "chiffres concordent")} entre le deck et le modèle, ${p.differ} ${p.differ < 2 ? "diffère" : "diffèrent"}.`,
  inTheWhole: (parts) => `Seulement dans le rapport entier (HTML, Markdown) : ${parts}.`,
  noModelFigures: "Ce dossier n’a pas de modèle financier lisible : il n’y a rien à mettre face au deck.",
  noneCompared: "Le deck et le modèle n’ont aucun chiffre en commun qui puisse être comparé.",
  oneSided: (count) => `${many(count, "chiffre que donne un seul", "chiffres que donne un seul")} des deux documents`,
  moreCorrections: (count) =>
    `${many(count, "autre correction figure", "autres corrections figurent")} dans le rapport complet (HTML, Markdown).`,
  escalated: (share) =>
    `${share} des objections restent sans réponse dans les documents\u00a0: le fondateur doit apporter des données.`,
  unanswered: "Aucune correction n’est enregistrée pour cette objection.",
  failingCitations: "Citations qui ne tiennent pas telles quelles",
  failingSums: "Calculs faux ou illisibles",
  moreClaims: (count) => `${many(count, "autre figure", "autres figurent")} dans les rapports Excel et JSON.`,
  metric: "Indicateur",
  period: "Période",
  today: "aujourd’hui",
  planned: "prévu",
  deck: "Deck, pièces",
  model: "Modèle",
  result: "Résultat",
  comparison: { agree: "concorde", differ: "diffère", deck_only: "deck seul", model_only: "modèle seul" },
  alsoSays: "dit aussi",
  conflict: {
    STRATEGIC: "Stratégie",
    TACTICAL: "Tactique",
    FINANCIAL: "Finances",
    RISK: "Risque",
    PRIORITY: "Ordre des étapes",
  },
  conflictSeverity: TERMS.fr.grade,
  decision: "Décision",
  engineSaid: "Verdict du moteur",
  person: (by) => `décidé par ${by}`,
  decided: {
    accept_position: (what) => `${what} est tenu pour juste`,
    set_value: (what) => `la valeur est ${what}`,
    dismiss: () => "écarté",
    accept_correction: () => "la correction est acceptée",
    reject_correction: () => "la correction est rejetée",
  },
  decidedBy: (p) =>
    `${p.by}, ${p.at}\u00a0: ${p.reason}${p.again ? "" : " (La question ne s’est pas reposée dans cette revue.)"}`,
  sure: (share) => `confiance ${share}`,
  notDecided: "non tranché",
  supporters: "Pour",
  opponents: "Contre",
  neutrals: "Neutres",
  tradeOffs: "Ce à quoi l’on renonce",
  findings: "Constats",
  sums: "Calculs justes",
  rightOf: (right, all) => `${right} sur ${all}`,
  noAgents: "Aucun analyste ne s’est exprimé.",
  assumptionStatus: { standing: "tient", contested: "contesté", rejected: "rejeté" },
  spread: (share) => `Chaque levier du modèle varie de ${share}, tous dans le mauvais sens ou tous dans le bon.`,
  outcome: "Ce que cela donne",
  cases: { low: "Bas", base: "Base", high: "Haut" },
  drivers: "Leviers",
  sum: "Calcul du cas de base",
  notAvailable:
    "Indisponible\u00a0: cette étape de la revue n’est pas allée à son terme. Voir «\u00a0Ce qui a échoué dans cette revue\u00a0».",
  nothingHere: {
    contradictions: "Aucune contradiction n’a fait l’objet d’un verdict.",
    questions: "Il n’y a rien à demander.",
    corrections: "Aucune analyse n’a eu besoin de correction.",
  },
  documentsHead: {
    document: "Document",
    source: "Source",
    format: "Format",
    parts: "Pages, slides ou onglets",
  },
  formats: {
    pdf: "PDF",
    pptx: "PowerPoint",
    xlsx: "Excel",
    docx: "Word",
    markdown: "Markdown",
    text: "Texte",
    csv: "CSV",
    json: "JSON",
  },
  more: (count) => `… ${count} de plus dans le rapport`,
  report: "Le rapport complet",
  page: (page, of) => `Page ${page} sur ${of}`,
  statuses: TERMS.fr.citation,
};
