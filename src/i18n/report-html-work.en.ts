const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Corrections, comparisons, advice and citations in English. */
export const REPORT_WORK_EN = {
  corrections: {
    confidence: (p: { before: string; after: string }) => `confidence ${p.before} → ${p.after}`,
    ready: "Ready to be relied on",
    notReady: "Not ready to be relied on",
    rule: "Rule",
    before: "Before:",
    after: "After:",
    removed: "removed",
    added: "added",
    legend: "[− removed −] and [+ added +] mark what changed.",
  },
  grid: {
    caption: "Figures that both documents give, and how far they are apart",
    gap: "Gap (model / deck − 1)",
    pictures: "Where the two differ, on the page",
  },
  advice: {
    none: "No two analysts recommend opposite things.",
    sides: "What each side recommends",
    differences: "Where they part",
    notDecided: "Not decided: the confidence is too low to act on.",
    rounds: (count: number) => `The debate, in ${some(count, "round", "rounds")}`,
    stance: { holds: "holds its position", accepts: "accepts the common ground", yields: "gives up its position" },
    grants: "Grants",
  },
  citations: {
    title: "Citations, analyst by analyst",
    none: "The analyses cite no document.",
    caption: "Number of citations by verdict, for each analyst",
    all: "All",
    wrongCaption: "What was cited, where, and what the documents really say",
    claim: "Claim and quote",
    where: "Place cited",
    finding: "What we found",
  },
};

/** Analyses corrected, documents compared, advice opposed. */
export type WorkReportWords = typeof REPORT_WORK_EN;
