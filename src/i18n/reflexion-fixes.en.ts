import { shortened } from "./shortened.ts";

/** What corrections write into an analysis, and what the angel is told about them. */
export const fixesEn = {
  median: "median",
  /** Between the parts of a citation. */
  join: "; ",
  colon: ": ",
  noYear: "year not given",
  /** Before a correction that adds something. */
  absent: (p: { metric: string }) => `(nothing on ${p.metric})`,
  input: (p: { name: string; value: string; source: string }) => `${p.name} ${p.value} in ${p.source}`,
  said: (p: { value: string }) => `the analysis said ${p.value}`,
  otherPrimary: (p: { value: string; reference: string }) => `but ${p.reference} says ${p.value}`,
  notAvailable: (p: { searched: string }) => `not available: no source in ${p.searched}`,
  namedOnly: (p: { reference: string; passage: string }) =>
    `not verified: ${p.reference} names it ("${p.passage}"); which figure there is meant, if any, could not be told`,
  printed: (p: { reference: string; passage: string }) => `${p.reference}: “${p.passage}”`,
  /** Of a warning that something is missing. */
  notThereEither: (p: { metrics: string; searched: string }) =>
    `looked for and not found in ${p.searched}: ${p.metrics}`,
  noPassageShows: "no passage can show that something is missing; the founder can say",
  impactUnknown: (p: { searched: string }) => `What it would cost could not be worked out from ${p.searched}`,
  notBorneOut: (p: { flag: string; searched: string }) =>
    `Nothing was found in ${p.searched} that bears out “${p.flag}”`,
  /** The value stands beside a word of the metric's name; nobody knows whether it is meant. */
  printedBeside: (p: { reference: string; passage: string }) =>
    `${p.reference} prints “${p.passage}”; whether that is it could not be told`,
  otherTime: (p: { value: string; period: string; reference: string }) =>
    `not verified: the documents give ${p.value}${p.period === "" ? "" : ` for ${p.period}`} (${p.reference}), perhaps of another time, as a plan or of another scope`,
  onlyThat: (p: { said: string; value: string; reference: string }) =>
    `${p.said} not verified: the documents give only ${p.value} (${p.reference})`,
  /** A severity, one step lower. */
  lowered: (p: { to: string; from: string }) => `${p.to} (lowered from ${p.from}: nothing was found that bears it out)`,
  falseReference: (p: { source: string; searched: string }) =>
    `not available: "${p.source}" does not carry it, and nothing does in ${p.searched}`,
  searched: (p: { metric: string; searched: string }) => `${p.metric} was searched without result in ${p.searched}`,
  gap: (p: { metric: string; searched: string }) => `${p.metric}: not available (searched in ${p.searched})`,
  evidenceWord: "Evidence",
  impactWord: "Impact",
  questionWord: "Question for the founder",
  opinion: (p: { searched: string }) => `opinion: evidence not available in ${p.searched}`,
  opinionOnly: "opinion: evidence not available in this analysis",
  definitionsDiffer: (p: { conversion: string }) => `definitions differ; on the same basis: ${p.conversion}`,
  notComparable: "definitions differ: not comparable as they stand",
  unsettled: (p: { other: string; searched: string }) =>
    `not verified: ${p.other} elsewhere in this analysis, and no source decides in ${p.searched}`,
  crossReference: (p: { reference: string; value: string }) => `${p.reference}: ${p.value}`,
  retained: "the company's own document is retained",
  contested: "to be clarified with the founder",
  competitors: (p: { names: string; reference: string }) =>
    `Competitors known from outside data: ${p.names} (${p.reference})`,
  standing: (p: {
    metric: string;
    value: string;
    benchmark: string;
    percentile: string;
    overMedian: string;
    place: string;
  }) =>
    `${p.metric} ${p.value}. Benchmark (${p.benchmark}). Position: ${p.percentile}${p.overMedian === "" ? "" : `, ${p.overMedian} against the median`}: ${p.place}`,
  place: {
    top: "among the highest tenth",
    high: "in the upper quarter",
    upper: "above the median, below the upper quarter",
    lower: "below the median, above the lower quarter",
    low: "in the lower quarter",
  },
  extrapolated: "extended beyond the published points",
  benchmarkOnly: (p: { benchmark: string; missing: string }) =>
    `Benchmark (${p.benchmark}); the position cannot be computed: ${p.missing} not available`,
  impact: {
    plan: (p: { half: string; metric: string; reached: string; planned: string; gap: string }) =>
      `at half that growth (${p.half} a year) ${p.metric} would end at ${p.reached} instead of ${p.planned}: ${p.gap}`,
    price: (p: { multiple: string; price: string; gap: string; share: string }) =>
      `at the median multiple (${p.multiple}) the price would be ${p.price}: ${p.gap} (${p.share}) less`,
    churnMonthly: (p: { lost: string }) => `${p.lost} of the customers lost within 12 months`,
    churnYearly: (p: { lost: string }) => `${p.lost} of the customers lost within a year`,
    runway: (p: { months: string }) => `${p.months} until the money runs out`,
    share: (p: { share: string; amount: string }) =>
      `${p.share} of revenue at stake${p.amount === "" ? "" : `, ${p.amount} a year`}`,
    margin: (p: { amount: string }) => `each point of margin is worth ${p.amount} a year`,
    burn: (p: { amount: string }) => `${p.amount} of cash used a year at this pace`,
    unknown: (p: { searched: string }) => `not available: cannot be quantified from ${p.searched}`,
  },
  question: {
    plan: (p: { growth: string; from: string; to: string }) =>
      `Which three drivers, with their figures, take you from ${p.from} to ${p.to} (${p.growth} a year)? Signed contracts for the first year of it would lift this flag.`,
    subject: (p: { subject: string }) =>
      `An analyst notes: “${shortened(p.subject)}”. Is it so, and what can you show us?`,
    data: (p: { metric: string }) => `Could you give us your figure for “${p.metric}”, with a document that shows it?`,
    conflict: (p: { metric: string; a: string; b: string }) =>
      `“${p.metric}”: is it ${p.a} or ${p.b}, and which document shows it?`,
  },
  notice: {
    empty_output: (p: { agent: string }) =>
      `${p.agent} handed over nothing: there is nothing to reflect on. Run the agent again.`,
    unsupported_output: (p: { agent: string }) =>
      `The output of ${p.agent} holds no sentence and no figure that could be reviewed. Hand over JSON or text.`,
    no_findings: (p: { agent: string }) => `${p.agent} handed over no findings: only its output was reviewed.`,
    findings_without_evidence: (p: { agent: string; count: number }) =>
      p.count === 1
        ? `One finding of ${p.agent} carries no evidence at all.`
        : `${p.count} findings of ${p.agent} carry no evidence at all.`,
    unreadable_findings: (p: { agent: string; count: number }) =>
      p.count === 1
        ? `One entry among the findings of ${p.agent} is no finding and was left as it is.`
        : `${p.count} entries among the findings of ${p.agent} are no findings and were left as they are.`,
    prose: (p: { agent: string }) => `The output of ${p.agent} is prose: it was reviewed sentence by sentence.`,
    unusual_structure: (p: { agent: string }) =>
      `The output of ${p.agent} has no findings, analysis or metrics section; it was reviewed as it is.`,
    cyclic: (p: { agent: string }) => `The output of ${p.agent} contains itself; that part was read once.`,
    too_deep: (p: { agent: string; limit: number }) =>
      `The output of ${p.agent} is nested deeper than ${p.limit} levels; what lies deeper was kept and not reviewed.`,
    too_large: (p: { agent: string }) =>
      `The output of ${p.agent} is too large to be reviewed whole; the rest was kept as it is.`,
    too_many_critiques: (p: { agent: string; count: number }) =>
      p.count === 1
        ? `One further critique on ${p.agent}, the least severe, is not listed.`
        : `${p.count} further critiques on ${p.agent}, the least severe, are not listed.`,
  },
};

export type FixSentences = typeof fixesEn;
