export const verdictsEn = {
  /** Between a name and what is said of it. */
  colon: ": ",
  /** Between statements in a row. */
  semicolon: "; ",
  factor: {
    document: (p: { topic: string; value: string }) => `The document states ${p.topic} = ${p.value}`,
    computed: (p: { topic: string; value: string }) => `Recomputed from the documents: ${p.topic} = ${p.value}`,
    mention: (p: { topic: string }) => `The document speaks of it: ${p.topic}`,
    benchmark: (p: { topic: string }) => `${p.topic} measured against the benchmark`,
    confidence: "Higher confidence; nothing in the documents decides",
  },
  confidences: (p: { winner: string; score: number; others: string }) => `${p.winner}: ${p.score} against ${p.others}`,
  flaw: {
    phantom: "Cites a source that does not exist",
    altered: "The cited passage says something else",
    unsupported: "The cited passage does not carry this value",
    unverifiable: "The cited source cannot be read",
    wrongSum: "The sum is wrong",
    otherPeriod: (p: { period: string }) => `This is the value of ${p.period}, not of the period in question`,
    planned: "This is a planned value, not a real one",
    /** Without a date or a word that makes it today's, in a deck that looks ahead. */
    supposed: "Nothing says that this is so today: it may be part of the plan",
    anothers: "This is somebody else's figure, not the company's",
    reserved: "The passage itself says under what condition, or what it counts in",
    noSource: "Gives no source that can be checked",
    contradicted: (p: { value: string; deviation: string }) =>
      `The documents say ${p.value}; the claim is off by ${p.deviation}`,
    lessSure: "Less sure than the other side",
    tooUnsure: (p: { score: number }) => `Confidence too low: ${p.score}`,
    opposite: "The documents say the opposite",
    /** A judgement against one that quotes a true passage: no document contradicts it. */
    unbacked: "The other judgement quotes a verified passage; this one has none",
    /** A judgement that quotes a true passage too. */
    outweighed: "The other side's passage weighed more",
    /** The source that was kept says so; another one may say otherwise. */
    keptSourceSays: (p: { value: string; deviation: string }) =>
      `The source that was kept says ${p.value}; the claim is off by ${p.deviation}`,
  },
  evidence: {
    noSource: (p: { agent: string }) => `No citation of ${p.agent} could be verified in the documents`,
    says: (p: { reference: string; passage: string }) => `${p.reference}: "${p.passage}"`,
    threshold: "Below 50 on both sides nothing is decided without primary evidence",
    confidences: (p: { own: number; other: number }) => `Confidence ${p.own} against ${p.other}`,
  },
  oneLiner: {
    proven: (p: { topic: string; value: string; references: string }) => `${p.topic} = ${p.value} (${p.references})`,
    provenWord: (p: { topic: string; value: string; references: string }) => `${p.topic}: ${p.value} (${p.references})`,
    averaged: (p: { topic: string; value: string; references: string; spread: string }) =>
      `${p.topic} = ${p.value} (${p.references}; ${p.spread} apart)`,
    higherSource: (p: { topic: string; value: string; kept: string; low: string; high: string }) =>
      `${p.topic} = ${p.value} by ${p.kept}; the sources range from ${p.low} to ${p.high}`,
    neither: (p: { topic: string; value: string; references: string }) =>
      `${p.topic} = ${p.value} (${p.references}); no agent had it right`,
    benchmark: (p: { topic: string; value: string }) => `${p.topic}: ${p.value}, measured against the benchmark`,
    weight: (p: { topic: string; value: string; agent: string }) =>
      `${p.topic} = ${p.value}, on ${p.agent}'s confidence alone: nothing in the documents decides`,
    average: (p: { topic: string; value: string }) =>
      `${p.topic} ≈ ${p.value}, the agents' average: nothing in the documents decides`,
    conflict: (p: { topic: string; range: string }) =>
      `${p.topic}: the company's own documents contradict each other (${p.range})`,
    phantom: (p: { topic: string }) => `${p.topic}: both sides cite sources that do not exist`,
    unsure: (p: { topic: string }) => `${p.topic} cannot be determined: no agent is sure and no document proves it`,
    periods: (p: { topic: string }) => `${p.topic}: the documents give several years and no one says which is meant`,
    definitions: (p: { topic: string }) =>
      `${p.topic}: the documents give several definitions and no one says which is meant`,
    clusters: (p: { topic: string; count: number }) =>
      `${p.topic}: ${p.count} incompatible values and no evidence for one of them`,
    /** What the documents do say, though not of what is asked. */
    otherwise: (p: { topic: string; stated: string }) =>
      `${p.topic}: the documents give it only as a plan or undated, for another time or by another definition (${p.stated})`,
    nothing: (p: { topic: string }) => `${p.topic} cannot be determined: the documents do not say it`,
    /** Opposed judgements, each with a true passage. */
    bothSpeak: (p: { topic: string }) =>
      `${p.topic}: opposed judgements, each with a true passage; the documents alone do not settle it`,
    tie: (p: { topic: string }) => `${p.topic}: equal confidence on both sides and no evidence`,
    /** The documents give it in another currency than the claims. */
    currency: (p: { topic: string; stated: string }) =>
      `${p.topic}: the documents give it in another currency (${p.stated}); nothing was converted`,
    /** The passage itself takes something back: "including signed contracts not yet live". */
    reserved: (p: { topic: string; passage: string }) =>
      `${p.topic}: the documents give it with a reservation (${p.passage})`,
    range: (p: { topic: string; range: string }) =>
      `${p.topic}: the documents give a range, ${p.range}; no single value is proven`,
    /** Figures of different parts or cases, none for the whole. */
    parts: (p: { topic: string; statements: string }) =>
      `${p.topic}: the documents speak of different parts or cases (${p.statements}), not of the whole`,
    /** The documents' own figures give another result than the stated one. */
    refuted: (p: { topic: string; value: string; calculation: string }) =>
      `${p.topic}: stated as ${p.value}, but the documents' own figures give ${p.calculation}`,
  },
  verify: {
    secondary: (p: { reference: string }) => `Ask for a document of the company itself: this rests on ${p.reference}`,
    partial: (p: { topic: string; reference: string }) =>
      `See whether ${p.reference} speaks of the whole of "${p.topic}" or of a part of it`,
    higherSource: (p: { references: string }) => `Ask why the sources differ: ${p.references}`,
    judgement: (p: { topic: string }) =>
      `A true citation does not make a judgement right: read the passage on "${p.topic}" yourself`,
    weight: (p: { topic: string }) => `${p.topic} has no verified source: do not rely on it before you have one`,
    conflict: (p: { references: string }) => `Compare ${p.references}`,
    phantom: (p: { topic: string }) => `Ask where the agents took ${p.topic} from: their sources do not exist`,
    nothing: (p: { topic: string; searched: string }) => `Searched without result for ${p.topic}: ${p.searched}`,
    /** There was no document to search. */
    noDocument: (p: { topic: string }) =>
      `There was no document to search for ${p.topic}: ask for the deck or the financial model`,
    unreadable: (p: { documents: string }) =>
      `Read what could not be read here and may hold the answer: ${p.documents}`,
    period: (p: { topic: string }) => `Make sure which year's ${p.topic} is meant`,
    definition: (p: { topic: string }) =>
      `Make sure which definition of ${p.topic} is meant: gross or net, monthly or annual`,
  },
  question: {
    value: (p: { topic: string; period: string }) =>
      `“${p.topic}”${p.period}: what is right, and which document shows it?`,
    /** A document gives a value; whether it means all of the topic is open. */
    confirm: (p: { topic: string; value: string; reference: string; passage: string }) =>
      `${p.reference} says “${p.passage}”. Is this the whole of “${p.topic}” (${p.value}) as it stands today, or only a part of it or another date?`,
    inputs: (p: { topic: string; inputs: string[] }) =>
      `To establish your ${p.topic}, could you give us: ${p.inputs.map((input, i) => `(${i + 1}) ${input}`).join(", ")}?`,
    conflict: (p: { topic: string; statements: string }) =>
      `Your documents give different figures for ${p.topic}: ${p.statements}. Which one is right, and why do they differ?`,
    period: (p: { topic: string; periods: string }) =>
      `Your documents give ${p.topic} for ${p.periods}. Which is the current one?`,
    definition: (p: { topic: string; statements: string }) =>
      `Your documents define ${p.topic} in several ways: ${p.statements}. Which one do you go by?`,
    existence: (p: { topic: string }) => `${p.topic}: does it exist today, and which document proves it?`,
    judgement: (p: { topic: string }) => `${p.topic}: which facts would you show us to judge it?`,
    currency: (p: { topic: string; statements: string }) =>
      `Your documents give ${p.topic} in another currency than the figures we were told: ${p.statements}. Which currency is right, and at which rate do you convert?`,
    reserved: (p: { topic: string; reference: string; passage: string }) =>
      `${p.reference} says “${p.passage}”. How much is ${p.topic} today without that?`,
    range: (p: { topic: string; reference: string; range: string }) =>
      `${p.reference} gives ${p.topic} as a range (${p.range}). What is the value today, and which document shows it?`,
    parts: (p: { topic: string; statements: string }) =>
      `Your documents give ${p.topic} for different things: ${p.statements}. What is the figure for the whole company today?`,
    refuted: (p: { topic: string; reference: string; value: string; calculation: string }) =>
      `${p.reference} states ${p.topic} = ${p.value}, but your own figures give ${p.calculation}. Which of these figures is wrong, or of another time or definition?`,
  },
  change: {
    confirms: (p: { value: string; agent: string; other: string }) =>
      `A document showing ${p.value} would put ${p.agent} in the right; today's verdict is for ${p.other}.`,
    either: (p: { sides: string }) => `The answer decides: ${p.sides}.`,
    proof: (p: { topic: string }) => `A document that shows ${p.topic} would allow a verdict.`,
  },
  side: (p: { agent: string; value: string }) => `${p.value} would prove ${p.agent} right`,
  redFlag: {
    phantom: (p: { agent: string; reference: string }) =>
      `${p.agent} cites a source that does not exist: ${p.reference}`,
    unsourced: (p: { agent: string; said: string; found: string }) =>
      `${p.agent} gives ${p.said} with no source, and the documents say otherwise (${p.found}): invented, or got wrong`,
    conflict: (p: { topic: string; statements: string }) =>
      `The company's own documents contradict each other on ${p.topic}: ${p.statements}`,
    computedDiffers: (p: { topic: string; calculation: string; value: string }) =>
      `${p.topic}: the documents' own figures give another result (${p.calculation}) than the stated ${p.value}`,
  },
  aspect: (p: { reason: string }): { reason: string; action: string } => ({
    reason: p.reason,
    action: "Blocking: get the founder's answer with a document before relying on this point",
  }),
  bothUnsure: (p: { scores: string }) => `${p.scores}: each too unsure to decide, and no document proves it`,
  saidByMost: (p: { count: number; of: number; value: string }) => ({
    reason: `${p.count} of ${p.of} analysts say ${p.value}; no document proves it, and they may have it from one another`,
    action: "A hint of where to look first, not a value to rely on",
  }),
  derived: {
    mean: (p: { values: string; mean: string; rounded: string }) =>
      `mean of ${p.values} = ${p.mean}, rounded to ${p.rounded}`,
    positions: (p: { positions: string }) => p.positions,
    weighted: (p: { values: string; mean: string }) => `mean of ${p.values}, weighted by confidence = ${p.mean}`,
    none: "No reliable source",
    cannotAssess: "CANNOT_ASSESS: no agent is sure enough",
    weight: "The agents' confidence alone",
  },
  searched: {
    nothingSaid: (p: { topic: string }) => `Searched: says nothing on ${p.topic}`,
    proves: (p: { topic: string; value: string }) => `${p.topic} = ${p.value}`,
    names: (p: { topic: string }) => `Speaks of "${p.topic}"`,
  },
  path: {
    LOW_CONFIDENCE_SKIP: "At least one side is sure enough, or primary evidence was verified",
    MINOR_AUTO_RESOLVE: "The contradiction is more than minor",
    EVIDENCE_SETTLED: "The documents do not decide it",
    CLUSTERS: "Fewer than three figures",
    SKIP_TO_ARBITRATION: "No side is far surer than the other",
  },
  last12Months: "over the last 12 months",
  word: {
    exists: "exists",
    absent: "does not exist",
    exceptional: "exceptional",
    above_average: "above average",
    average: "average",
    below_average: "below average",
    poor: "poor",
    suspicious: "suspicious",
  },
};

/** Everything a verdict says to its reader. Values come formatted; references come in the reader's language. */
export type VerdictSentences = typeof verdictsEn;
