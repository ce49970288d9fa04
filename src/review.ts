import type { Gap } from "./analysts/analyst.ts";
import { BUILT_IN_ANALYSTS } from "./analysts/built-in.ts";
import { type Synthesis, synthesise } from "./analysts/synthesis/synthesise.ts";
import { type Verification, verifyAgentOutputs } from "./citations/verify.ts";
import { applyResolution, type ConsolidatedFinding } from "./consensus/apply.ts";
import { ConsensusEngine } from "./consensus/engine.ts";
import { buildConsensus } from "./consensus/recommendations/build-consensus.ts";
import { detectConflicts } from "./consensus/recommendations/detect-conflicts.ts";
import { QUALITY_ENGINE_CONFIG } from "./domain/config.ts";
import type { Contradiction, Detection } from "./domain/contradiction.ts";
import type { Coverage, UnreadableDocument } from "./domain/dossier.ts";
import type { AgentOutput } from "./domain/finding.ts";
import type { Locale } from "./domain/locale.ts";
import type { ConflictReport, ConsensusResult } from "./domain/recommendation.ts";
import type { Resolution } from "./domain/resolution.ts";
import { type Deal, loadDeal } from "./dossier/load-deal.ts";
import { dossierOf } from "./dossier/plain-context.ts";

export interface ReviewOptions {
  /** Language of every sentence. Default: the deal's own, else English. */
  locale?: Locale;
  /** Default: the machine's. */
  clock?: () => Date;
}

/** One deal, reviewed: what can be believed, what is contested, what to ask. */
export interface Review {
  version: 1;
  reviewedAt: Date;
  locale: Locale;
  deal: Deal["deal"];
  coverage: Coverage;
  unreadable: UnreadableDocument[];
  warnings: Deal["warnings"];
  verification: Verification;
  detection: Omit<Detection, "contradictions">;
  /** Contradictions with their verdicts, most severe first. */
  settled: { contradiction: Contradiction; resolution: Resolution }[];
  /** MODERATE ones with a side that is sure of itself: worth knowing, not worth a verdict. */
  noted: Contradiction[];
  /** Beyond the limit of verdicts in one review. */
  notExamined: Contradiction[];
  recommendations: { report: ConflictReport; consensus: ConsensusResult[] };
  /** Score, deck against model, scenarios, what would have to be false, memo: computed from the findings after the verdicts. */
  synthesis: Synthesis;
  /** The deal brought no analysts' outputs: our own read the documents. */
  builtInAnalysts: boolean;
  /** Every finding after the verdicts, with what became of it. */
  findings: ConsolidatedFinding[];
}

/** From a deal folder (or a deal already loaded) to its review: one call per stage. */
export async function reviewDeal(dirOrDeal: string | Deal, options: ReviewOptions = {}): Promise<Review> {
  const deal = typeof dirOrDeal === "string" ? await loadDeal(dirOrDeal, { locale: options.locale }) : dirOrDeal;
  const locale = options.locale ?? deal.deal.locale ?? "en";
  const clock = options.clock ?? (() => new Date());
  const engine = new ConsensusEngine({ locale, clock });

  const builtInAnalysts = deal.agentOutputs.length === 0;
  const agents = builtInAnalysts ? analyse(deal, locale) : deal.agentOutputs;
  const verification = verifyAgentOutputs(deal.context, agents, { locale });
  const { contradictions, ...detection } = engine.detect(agents.flatMap(({ findings }) => findings));
  const { examined, noted, notExamined } = choose(contradictions);
  const resolutions = await engine.resolveAll(examined, deal.context);
  const settled = examined.map((contradiction, i) => ({ contradiction, resolution: resolutions[i] as Resolution }));
  const report = detectConflicts(agents, { locale });
  const consensus = await buildConsensus(report, agents, { locale, clock });
  const findings = consolidate(agents, settled);
  const gaps = agents.flatMap((agent) => ("gaps" in agent ? (agent.gaps as Gap[]) : []));
  const synthesis = synthesise(findings, { context: deal.context, deal: deal.deal, locale }, gaps);

  const { coverage, unreadable } = dossierOf(deal.context);
  return {
    version: 1,
    reviewedAt: clock(),
    locale,
    deal: deal.deal,
    coverage,
    unreadable,
    warnings: deal.warnings,
    verification,
    detection,
    settled,
    noted,
    notExamined,
    recommendations: { report, consensus },
    synthesis,
    builtInAnalysts,
    findings,
  };
}

/** The most severe first, up to the limit; sure MODERATE ones are noted. */
function choose(contradictions: Contradiction[]): {
  examined: Contradiction[];
  noted: Contradiction[];
  notExamined: Contradiction[];
} {
  const { limits, consensus } = QUALITY_ENGINE_CONFIG;
  const isNoted = ({ severity, positions }: Contradiction) =>
    severity.level === "MODERATE" && positions.some(({ confidence }) => confidence >= consensus.moderateDebateBelow);
  const open = contradictions.filter((contradiction) => !isNoted(contradiction));
  return {
    examined: open.slice(0, limits.maxContradictionsToResolve),
    noted: contradictions.filter(isNoted),
    notExamined: open.slice(limits.maxContradictionsToResolve),
  };
}

/** What our own analysts read in the documents. */
function analyse(deal: Deal, locale: Locale): (AgentOutput & { gaps: Gap[] })[] {
  return BUILT_IN_ANALYSTS.map((analyst) => {
    const output = analyst.analyse({ context: deal.context, deal: deal.deal, locale });
    return { ...output, gaps: output.output.gaps };
  });
}

function consolidate(agents: AgentOutput[], settled: Review["settled"]): ConsolidatedFinding[] {
  const untouched = agents.flatMap(({ findings }) =>
    findings.map((finding): ConsolidatedFinding => ({ ...finding, lineage: { status: "untouched" } })),
  );
  return settled.reduce(
    (findings, { contradiction, resolution }) => applyResolution(findings, contradiction, resolution),
    untouched,
  );
}
