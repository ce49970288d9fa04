/** Everything a verdict says to its reader. Values come formatted; references come in the reader's language. */
export interface VerdictSentences {
  /** Between a name and what is said of it. */
  colon: string;
  /** Between statements in a row. */
  semicolon: string;
  factor: {
    document(p: { topic: string; value: string }): string;
    computed(p: { topic: string; value: string }): string;
    mention(p: { topic: string }): string;
    benchmark(p: { topic: string }): string;
    confidence: string;
    citation(p: { agent: string }): string;
  };
  confidences(p: { winner: string; score: number; others: string }): string;
  flaw: {
    phantom: string;
    altered: string;
    unsupported: string;
    unverifiable: string;
    wrongSum: string;
    otherPeriod(p: { period: string }): string;
    planned: string;
    anothers: string;
    otherCurrency(p: { currency: string }): string;
    reserved: string;
    noSource: string;
    contradicted(p: { value: string; deviation: string }): string;
    lessSure: string;
    tooUnsure(p: { score: number }): string;
    opposite: string;
    /** A judgement against one that quotes a true passage: no document contradicts it. */
    unbacked: string;
    /** A judgement that quotes a true passage too. */
    outweighed: string;
    /** The source that was kept says so; another one may say otherwise. */
    keptSourceSays(p: { value: string; deviation: string }): string;
  };
  evidence: {
    noSource(p: { agent: string }): string;
    says(p: { reference: string; passage: string }): string;
    threshold: string;
    confidences(p: { own: number; other: number }): string;
  };
  oneLiner: {
    proven(p: { topic: string; value: string; references: string }): string;
    provenWord(p: { topic: string; value: string; references: string }): string;
    averaged(p: { topic: string; value: string; references: string; spread: string }): string;
    higherSource(p: { topic: string; value: string; kept: string; low: string; high: string }): string;
    neither(p: { topic: string; value: string; references: string }): string;
    benchmark(p: { topic: string; value: string }): string;
    weight(p: { topic: string; value: string; agent: string }): string;
    average(p: { topic: string; value: string }): string;
    conflict(p: { topic: string; range: string }): string;
    phantom(p: { topic: string }): string;
    unsure(p: { topic: string }): string;
    periods(p: { topic: string }): string;
    definitions(p: { topic: string }): string;
    clusters(p: { topic: string; count: number }): string;
    /** What the documents do say, though not of what is asked. */
    otherwise(p: { topic: string; stated: string }): string;
    nothing(p: { topic: string }): string;
    /** Opposed judgements, each with a true passage. */
    bothSpeak(p: { topic: string }): string;
    tie(p: { topic: string }): string;
    /** The documents give it in another currency than the claims. */
    currency(p: { topic: string; stated: string }): string;
    /** The passage itself takes something back: "including signed contracts not yet live". */
    reserved(p: { topic: string; passage: string }): string;
    range(p: { topic: string; range: string }): string;
    /** Figures of different parts or cases, none for the whole. */
    parts(p: { topic: string; statements: string }): string;
    /** The documents' own figures give another result than the stated one. */
    refuted(p: { topic: string; value: string; calculation: string }): string;
  };
  verify: {
    secondary(p: { reference: string }): string;
    partial(p: { topic: string; reference: string }): string;
    higherSource(p: { references: string }): string;
    judgement(p: { topic: string }): string;
    weight(p: { topic: string }): string;
    conflict(p: { references: string }): string;
    phantom(p: { topic: string }): string;
    nothing(p: { topic: string; searched: string }): string;
    /** There was no document to search. */
    noDocument(p: { topic: string }): string;
    unreadable(p: { documents: string }): string;
    period(p: { topic: string }): string;
    definition(p: { topic: string }): string;
  };
  question: {
    value(p: { topic: string; period: string }): string;
    /** A document gives a value; whether it means all of the topic is open. */
    confirm(p: { topic: string; value: string; reference: string; passage: string }): string;
    inputs(p: { topic: string; inputs: string[] }): string;
    conflict(p: { topic: string; statements: string }): string;
    period(p: { topic: string; periods: string }): string;
    definition(p: { topic: string; statements: string }): string;
    existence(p: { topic: string }): string;
    judgement(p: { topic: string }): string;
    currency(p: { topic: string; statements: string }): string;
    reserved(p: { topic: string; reference: string; passage: string }): string;
    range(p: { topic: string; reference: string; range: string }): string;
    parts(p: { topic: string; statements: string }): string;
    refuted(p: { topic: string; reference: string; value: string; calculation: string }): string;
  };
  change: {
    confirms(p: { value: string; agent: string; other: string }): string;
    either(p: { sides: string }): string;
    proof(p: { topic: string }): string;
  };
  side(p: { agent: string; value: string }): string;
  redFlag: {
    phantom(p: { agent: string; reference: string }): string;
    conflict(p: { topic: string; statements: string }): string;
    computedDiffers(p: { topic: string; calculation: string; value: string }): string;
  };
  aspect(p: { reason: string }): { reason: string; action: string };
  derived: {
    mean(p: { values: string; mean: string; rounded: string }): string;
    positions(p: { positions: string }): string;
    weighted(p: { values: string; mean: string }): string;
    none: string;
    weight: string;
  };
  searched: {
    nothingSaid(p: { topic: string }): string;
    proves(p: { topic: string; value: string }): string;
    names(p: { topic: string }): string;
  };
  path: Record<
    "LOW_CONFIDENCE_SKIP" | "MINOR_AUTO_RESOLVE" | "EVIDENCE_SETTLED" | "CLUSTERS" | "SKIP_TO_ARBITRATION",
    string
  >;
  last12Months: string;
  word: Record<
    "exists" | "absent" | "exceptional" | "above_average" | "average" | "below_average" | "poor" | "suspicious",
    string
  >;
}
