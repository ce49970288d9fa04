import { CHECK_WORDS } from "./checks/checks.ts";
import { KEY_FIGURE_WORDS } from "./key-figures.ts";
import { asLabel, TERMS } from "./terms.ts";

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const REPORT_EN = {
  /** Between a label and what it says. */
  colon: ": ",
  title: (deal: string) => `${deal}: review`,
  reviewedOn: (day: string) => `Reviewed on ${day}`,
  /** `citations` null: they were not checked. */
  answer: (p: {
    /** Settled on verified evidence. */
    proven: number;
    /** Settled for what other statements of the documents deny. */
    denied: number;
    /** Settled on the agents' confidence alone. */
    unproven: number;
    contested: number;
    notExamined: number;
    citations: { false: number; unverifiable: number; all: number } | null;
  }) =>
    [
      `${many(p.proven, "contradiction", "contradictions")} settled by evidence${p.denied === 0 ? "" : `, ${p.denied} against other statements of the documents`}${p.unproven === 0 ? "" : `, ${p.unproven} on the analysts’ confidence alone`}, ${p.contested} still contested`,
      ...(p.notExamined === 0 ? [] : [`${p.notExamined} not examined`]),
      p.citations === null
        ? "citations were not checked"
        : p.citations.all === 0
          ? "no citation to check"
          : `${p.citations.false} of ${many(p.citations.all, "citation", "citations")} ${p.citations.false === 1 ? "does" : "do"} not hold${p.citations.unverifiable === 0 ? "" : `, ${p.citations.unverifiable} could not be checked`}`,
    ]
      .join("; ")
      .concat("."),
  sections: {
    keyFigures: KEY_FIGURE_WORDS.en.title,
    inconsistencies: "What cannot be true",
    toExplain: "What the founder should explain",
    checks: CHECK_WORDS.en.section,
    questions: "Questions for the founder",
    contested: "Still contested",
    redFlags: "Red flags",
    decisions: "Decided by a person",
    failures: "What went wrong in this review",
    contradictions: "Contradictions",
    corrections: "Corrections, before and after",
    reconciliation: "Deck against model",
    recommendations: "Opposed recommendations",
    agents: "Analysts and their citations",
    assumptions: "What would have to be false",
    scenarios: "Scenarios",
    memo: "Memo",
    metrics: "How the review itself went",
    cost: "Models and cost",
    notContradictions: "Not contradictions",
    notExamined: "Not examined, and why",
    documents: "Documents read",
  },
  /** Of the whole analysis. */
  reviewTrust: {
    HIGH: "Trust in this analysis: high",
    MEDIUM: "Trust in this analysis: medium",
    LOW: "Trust in this analysis: low",
    CANNOT_ASSESS: "This analysis cannot be assessed",
  },
  /** Where no analyst but our own spoke. */
  documentsTrust: {
    HIGH: "Trust in these documents: high",
    MEDIUM: "Trust in these documents: medium",
    LOW: "Trust in these documents: low",
    CANNOT_ASSESS: "These documents cannot be assessed",
  },
  /** Of one verdict. */
  trust: TERMS.en.trust,
  trustLevel: TERMS.en.trustLevel,
  severity: TERMS.en.severity,
  coverage: {
    normal: "Every primary document in the folder was read in full.",
    partial: "A primary document is missing, was read in part, or hides something from its reader.",
    secondary_only: "Only databases about the company were there to check against.",
    none: "There was nothing reliable to check against.",
  },
  /** null: nothing could be scored. */
  /** `weight`: what the scored dimensions weigh, of 100. */
  score: (score: string | null, weight: number) =>
    score === null
      ? weight === 0
        ? "Deal score: none, nothing could be scored."
        : `Deal score: none, what could be scored weighs only ${weight} of 100.`
      : `Deal score: ${score} of 100${weight === 100 ? "" : `, on dimensions that weigh ${weight} of 100`}.`,
  builtIn: "The deal brought no analysts: the documents were read by the built-in ones.",
  /** Only part of the verdicts are new. */
  recheck: (p: { again: number; files: string }) =>
    `Checked again after documents changed (${p.files}): ${many(p.again, "verdict", "verdicts")} settled anew, the others kept.`,
  why: "Why",
  position: "Position",
  confidence: "Confidence",
  citations: "Citations",
  verdict: "Verdict",
  unresolved: asLabel(TERMS.en.decision.UNRESOLVED),
  decisive: "What decided it",
  whyLost: "Why the other side lost",
  /** The same heading where nothing was decided. */
  whatLacks: "What each side lacks",
  /** Settled between tier 1 and tier 2. */
  secondPhase: "with the sector expert",
  sources: "Check it yourself",
  toVerify: "To verify",
  changes: "What would change it",
  /** Of a question's answer. */
  answerChanges: "What an answer would change",
  question: "Question for the founder",
  impact: "If it is wrong",
  openPoints: "Still open",
  settledBy: "Last step",
  ladder: "Steps tried before",
  debate: (p: { rounds: number; ending: string | null; struck: number }) =>
    `Debated in ${many(p.rounds, "round", "rounds")}${p.ending === null ? "" : `, ended because ${p.ending}`}; ${many(p.struck, "false piece of evidence", "false pieces of evidence")} struck.`,
  debateEnding: TERMS.en.ending,
  refusedVerdict: (by: string, reasons: string) =>
    `A verdict (${by}) was refused by the rules of evidence: ${reasons}.`,
  agent: "Analyst",
  tier: "Tier",
  noCitation: "none",
  sumStatus: {
    right: `sum: ${TERMS.en.sum.right}`,
    wrong: `sum: ${TERMS.en.sum.wrong}`,
    unchecked: `sum: ${TERMS.en.sum.unchecked}`,
  },
  picture: (reference: string) => `Where it stands: ${reference}`,
  noPicture: (reference: string) => `No picture of ${reference} could be shown.`,
  corrected: (p: { before: string; after: string; ready: boolean }) =>
    `Quality ${p.before} before, ${p.after} after; ${p.ready ? "ready to be read" : "not ready to be relied on"}.`,
  correctedCount: (p: { fixed: number; partly: number; not: number }) =>
    `${p.fixed} fixed, ${p.partly} partly fixed, ${p.not} could not be fixed.`,
  critique: TERMS.en.critique,
  critiqueSeverity: TERMS.en.grade,
  improvement: { FIXED: "fixed", PARTIALLY_FIXED: "partly fixed", CANNOT_FIX: "could not be fixed" },
  place: "Place in the analysis",
  before: "Before",
  after: "After",
  source: "Source",
  calculation: "Sum",
  crossReference: "Cross-reference",
  searched: "Searched in vain",
  weaknesses: "Weaknesses that remain",
  dataNeeds: "Data needed from the founder",
  /** What a model proposed and the code did not take. */
  modelRefused: (p: { critiques: number; corrections: number }) =>
    `Proposed by a model and not taken: ${many(p.critiques, "critique", "critiques")}, ${many(p.corrections, "correction", "corrections")}.`,
  factProvedFalse: "A figure of this analysis contradicts the documents.",
  /** How the deck and the model compare, in one line. */
  compared: (p: { agree: number; differ: number }) =>
    `${many(p.agree, "figure agrees", "figures agree")} between deck and model, ${p.differ} ${p.differ === 1 ? "differs" : "differ"}.`,
  /** At the end of the PDF: the parts that only the whole report has. */
  inTheWhole: (parts: string) => `Only in the whole report (HTML, Markdown): ${parts}.`,
  noModelFigures: "This deal has no financial model that could be read: there is nothing to hold the deck against.",
  noneCompared: "The deck and the model have no figure in common that could be compared.",
  /** What stands on one side alone cannot be compared. */
  oneSided: (count: number) => `${many(count, "figure", "figures")} that only one of the two gives`,
  /** In a shorter report: what is left out of it. */
  moreCorrections: (count: number) =>
    `${many(count, "further correction is", "further corrections are")} in the whole report (HTML, Markdown).`,
  escalated: (share: string) =>
    `${share} of the objections cannot be answered from the documents: the founder must bring data.`,
  unanswered: "No correction is on record for this objection.",
  failingCitations: "Citations that do not stand as they were given",
  failingSums: "Sums that are wrong or could not be read",
  moreClaims: (count: number) => `${many(count, "further one is", "further ones are")} in the Excel and JSON reports.`,
  metric: "Metric",
  period: "Period",
  today: "today",
  planned: "planned",
  deck: "Deck, papers",
  model: "Model",
  result: "Result",
  comparison: { agree: "agree", differ: "differ", deck_only: "deck only", model_only: "model only" },
  alsoSays: "also says",
  conflict: {
    STRATEGIC: "Strategy",
    TACTICAL: "Tactics",
    FINANCIAL: "Money",
    RISK: "Risk",
    PRIORITY: "Order of the steps",
  },
  conflictSeverity: TERMS.en.grade,
  decision: "Decision",
  /** Before what the engine says, where a person decided otherwise. */
  engineSaid: "The engine's verdict",
  person: (by: string) => `decided by ${by}`,
  /** What a person decided about a topic. */
  decided: {
    accept_position: (what: string) => `${what} is held to be right`,
    set_value: (what: string) => `the value is ${what}`,
    dismiss: () => "dismissed",
    accept_correction: () => "the correction is accepted",
    reject_correction: () => "the correction is rejected",
  },
  decidedBy: (p: { by: string; at: string; reason: string; again: boolean }) =>
    `${p.by}, ${p.at}: ${p.reason}${p.again ? "" : " (The question did not come up again in this review.)"}`,
  sure: (share: string) => `confidence ${share}`,
  notDecided: "not decided",
  supporters: "For",
  opponents: "Against",
  neutrals: "Neutral",
  tradeOffs: "What is given up",
  findings: "Findings",
  sums: "Sums right",
  rightOf: (right: number, all: number) => `${right} of ${all}`,
  noAgents: "No analyst spoke.",
  assumptionStatus: { standing: "standing", contested: "contested", rejected: "rejected" },
  spread: (share: string) => `Each driver of the model moved by ${share}, all to the worse or all to the better.`,
  outcome: "Outcome",
  cases: { low: "Low", base: "Base", high: "High" },
  drivers: "Drivers",
  sum: "Sum of the base case",
  /** A part of the report that is missing because its stage failed. */
  notAvailable: "Not available: this stage of the review did not run to its end. See “What went wrong in this review”.",
  nothingHere: {
    contradictions: "No contradiction was put to a verdict.",
    questions: "Nothing needs to be asked.",
    corrections: "No analysis needed a correction.",
  },
  documentsHead: {
    document: "Document",
    source: "Source",
    format: "Format",
    parts: "Pages, slides or sheets",
  },
  formats: {
    pdf: "PDF",
    pptx: "PowerPoint",
    xlsx: "Excel",
    docx: "Word",
    markdown: "Markdown",
    text: "Text",
    csv: "CSV",
    json: "JSON",
  },
  /** How many lines of a list are in the report alone. */
  more: (count: number) => `… ${count} more in the report`,
  report: "The whole report",
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  statuses: TERMS.en.citation,
};

/** What was found: the words around it that are not in the review itself. About its running: `report-running.ts`. */
export type ReportFindingWords = typeof REPORT_EN;
