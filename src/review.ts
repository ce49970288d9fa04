import { refuseUnknownMissions } from "./analysts/model/missions.ts";
import { modelAnalysts } from "./analysts/model/model-analysts.ts";
import { synthesise } from "./analysts/synthesis/synthesise.ts";
import { dealToCheck } from "./checks/run.ts";
import type { ConsolidatedFinding } from "./consensus/apply.ts";
import { buildConsensus } from "./consensus/recommendations/build-consensus.ts";
import { detectConflicts } from "./consensus/recommendations/detect-conflicts.ts";
import { withStatus } from "./consensus/status.ts";
import { type DealPath, isDealPath } from "./deal/folder.ts";
import { type Deal, loadDeal } from "./deal/load-deal.ts";
import { refuseUnknown, requireObject } from "./domain/known-options.ts";
import type { BuildOptions } from "./dossier/build-context.ts";
import { verifyAgentOutputs } from "./evidence/citations/verify.ts";
import { witnessOf } from "./evidence/witness.ts";
import { REVIEW_SENTENCES } from "./i18n/review.ts";
import { inSpan, measure } from "./model/tracing.ts";
import {
  type AgentInput,
  type AgentPlugin,
  builtInOutputs,
  consolidatedFor,
  contradicting,
  filling,
  gatherTier,
  readyMade,
  withStandingFindings,
} from "./review/agents.ts";
import { assemble } from "./review/assemble.ts";
import { checkAll } from "./review/checked.ts";
import { type AgainstThemselves, againstThemselves } from "./review/cross-reading.ts";
import { setUpEngines } from "./review/engines.ts";
import { meaningOf } from "./review/meaning.ts";
import { REVIEW_OPTIONS, type ReviewOptions } from "./review/options.ts";
import { withPointedOut } from "./review/pointed-out.ts";
import { findingsOf, NOTHING_BEFORE, processTier, untouched } from "./review/process-tier.ts";
import type { Review } from "./review/result.ts";
import { proposalsFor } from "./review/tier3.ts";
import { readAgain } from "./review/vision.ts";
import { Workshop } from "./review/workshop.ts";

/**
 * From a deal folder, its documents or a deal already loaded to its review: one call per stage, an event around each. A stage that
 * fails is a named gap in the result. Rejects where the folder holds nothing to review, or the signal says stop.
 *
 * ```ts
 * const review = await reviewDeal("my-deal", { locale: "en", emit: console.log });
 * console.log(review.answer.headline);
 * ```
 */
export async function reviewDeal(dirOrDeal: DealPath | Deal, options: ReviewOptions = {}): Promise<Review> {
  refuseUnknown("reviewDeal", options, REVIEW_OPTIONS);
  return inSpan(
    "tribunal.review",
    () => ({}),
    async (span) => {
      const review = await conduct(dirOrDeal, options);
      const { trust } = review.answer;
      span.set({ "tribunal.review.id": review.reviewId, "tribunal.trust": trust });
      measure("tribunal.reviews", 1, { "tribunal.trust": trust });
      return review;
    },
  );
}

async function conduct(dirOrDeal: DealPath | Deal, options: ReviewOptions): Promise<Review> {
  options.signal?.throwIfAborted();
  refuseUnknownMissions(options.prompts);
  const loaded = isDealPath(dirOrDeal) ? await loadDeal(dirOrDeal, readingOf(options)) : dirOrDeal;
  requireObject("The deal to review", loaded?.deal);
  const locale = options.locale ?? loaded.deal.locale;
  const reviewedAt = options.clock?.() ?? new Date();
  const workshop = new Workshop({ ...options, locale });
  const engines = setUpEngines(options, workshop, () => reviewedAt, loaded.deal);
  const seeing = options.vision === true ? engines.analyst : null;
  const { context, pictures } =
    seeing === null ? { context: loaded.context } : await readAgain(loaded.context, seeing, workshop);
  const deal: Deal = { ...loaded, context };
  const given = deal.agentOutputs;
  const { config } = engines;
  const { benchmarkMaxAgeYears } = config.reflexion;
  const { standing } = options;
  const tools = { engines, context, workshop, standing };
  const brought = options.agents ?? [];
  const taken = new Set([...given.map(({ agentName }) => agentName), ...brought.map(({ name }) => name)]);
  const own = options.analysts === true && engines.analyst !== null;
  const ours = own ? modelAnalysts(deal.deal.sector, options.prompts, taken) : [];
  const plugins: readonly AgentPlugin[] = [...ours, ...brought];
  const toAgent = (findings: readonly ConsolidatedFinding[]): AgentInput => ({
    context,
    deal: deal.deal,
    locale,
    findings,
    model: engines.analyst,
    budget: engines.budget,
    journal: options.journal,
    signal: options.signal,
  });

  const { inconsistencies, crossReading } = await workshop.stage("reading", NOTHING_FOUND, async () => {
    const documents = witnessOf(context).dossier.documents.length;
    workshop.emit({ type: "review_started", deal: deal.deal.name, documents, agents: given.length });
    const result = await againstThemselves(witnessOf(context), engines.analyst, options, workshop);
    return { result, counts: { documents, agents: given.length, inconsistencies: result.inconsistencies.length } };
  });
  const checks = await workshop.stage("checks", [], async () => {
    const result = await checkAll(
      dealToCheck(context, { ...deal.deal, today: reviewedAt, benchmarkMaxAgeYears }),
      workshop,
    );
    const flagged = result.filter(({ status }) => status === "flag").length;
    return { result, counts: { checks: result.length, flagged } };
  });
  const { speaking, checking } = await workshop.stage("tier1", { speaking: [], checking: [] }, async () => {
    const agents = await gatherTier(1, given, plugins, toAgent([]), workshop);
    const alone = given.length + plugins.length === 0;
    const read = () => builtInOutputs({ context, deal: deal.deal, locale, config });
    const own = alone ? read() : ((await workshop.part("built-in", async () => read())) ?? []);
    const result = alone ? { speaking: own, checking: [] } : { speaking: agents, checking: own };
    const counts = { agents: result.speaking.length, findings: findingsOf(result.speaking).length };
    return { result, counts };
  });
  const processed1 = await processTier(1, [...speaking, ...contradicting(checking, speaking)], NOTHING_BEFORE, tools);

  const expected = [...given, ...plugins].some(({ tier }) => tier === 2);
  const { noExpert } = REVIEW_SENTENCES[locale];
  if (!expected) for (const stage of ["tier2", "reflexion2", "consensus2"] as const) workshop.skip(stage, noExpert);
  const tier2 = !expected
    ? []
    : await workshop.stage("tier2", [], async () => {
        const result = await gatherTier(2, given, plugins, toAgent(processed1.findings), workshop);
        return { result, counts: { agents: result.length, findings: findingsOf(result).length } };
      });
  const processed2 = expected ? await processTier(2, tier2, processed1, tools) : null;
  const judged = (processed2 ?? processed1).findings;
  const filled = filling(checking, judged);
  const findings = [...judged, ...untouched(filled)];

  const heard = [...speaking, ...tier2, ...readyMade(given, 3)];
  const agents = [...heard, ...filled];
  const unread = { verification: null, told: inconsistencies };
  const { verification, told } = await workshop.stage("verification", unread, async () => {
    const verification = verifyAgentOutputs(context, heard, { locale });
    const pointed = await workshop.part(REVIEW_SENTENCES[locale].pointedOut, () =>
      withPointedOut(inconsistencies, heard, witnessOf(context), locale),
    );
    const { citations, calculations } = verification;
    const counts = { citations: citations.length, calculations: calculations.length };
    return { result: { verification, told: pointed ?? inconsistencies }, counts };
  });
  const recommendations = await workshop.stage("recommendations", null, async () => {
    if (standing !== undefined) return { result: standing.review.recommendations };
    const similarity = await meaningOf(heard, options, engines, workshop);
    const report = detectConflicts(heard, {
      locale,
      ...(similarity !== undefined && { similarity }),
      config: config.recommendations,
      numericGap: config.consensus.numericGap,
    });
    const { debater } = engines;
    const consensus = await buildConsensus(report, withStandingFindings(heard, findings, verification), {
      locale,
      clock: () => reviewedAt,
      config: config.recommendations,
      convergence: config.consensus.convergence,
      numericGap: config.consensus.numericGap,
      ...(debater !== undefined && { debater }),
      ...(options.history !== undefined && { history: options.history }),
      ...(options.signal !== undefined && { signal: options.signal }),
    });
    return {
      result: { report: withStatus(report, consensus), consensus },
      counts: { conflicts: report.totalConflicts },
    };
  });
  const synthesis = await workshop.stage("synthesis", null, async () => {
    const gaps = agents.flatMap((agent) => agent.gaps);
    if (options.synthesise !== undefined) return { result: await options.synthesise(toAgent(findings)) };
    const known = findings.filter(({ inPassing }) => inPassing !== true);
    const consolidated = consolidatedFor(findings, verification, agents, witnessOf(context));
    const { proposals, declined } = await proposalsFor(options, engines, consolidated, deal.deal, workshop, taken);
    const result = synthesise(known, { context, deal: deal.deal, locale, config }, gaps, proposals);
    return { result: declined.length === 0 ? result : { ...result, declined } };
  });

  const tiers = processed2 === null ? [processed1] : [processed1, processed2];
  const parts = {
    pictures,
    crossReading,
    inconsistencies: told,
    checks,
    verification,
    recommendations,
    synthesis,
    findings,
  };
  return assemble({ deal, reviewedAt, agents, tiers, ...parts, engines, workshop, options });
}

const NOTHING_FOUND: AgainstThemselves = { inconsistencies: [] };

/** How the files of a folder are read for its review. */
function readingOf({ locale, ocr, emit, signal }: ReviewOptions): BuildOptions {
  return {
    locale,
    ocr,
    signal,
    onPictureRead: ({ document, done, total: of }) => emit?.({ type: "pictures_read", document, done, of }),
  };
}
