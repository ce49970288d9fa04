import type { ReconciledRow } from "../analysts/reconcile.ts";
import { cannotBeTrue } from "../domain/inconsistency.ts";
import type { Locale } from "../domain/locale.ts";
import type { TrustLevel } from "../domain/resolution.ts";
import { shorten } from "../domain/shorten.ts";
import { verdictStanding } from "../domain/verdict-standing.ts";
import { SYNTHESIS_SENTENCES } from "../i18n/analysts-synthesis.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { REVIEW_REASONS } from "../i18n/review-reasons.ts";
import type { AnswerMaterial, ReviewBody } from "./answer.ts";
import type { ReviewTrust } from "./answer-shape.ts";
import { claimsOfAnalysts } from "./claims.ts";
import { OF_THE_DEAL } from "./key-figures.ts";
import type { SettledContradiction } from "./result.ts";
import { type Cap, capByContradictions, type Reason, untold } from "./told-once.ts";

/** Above these shares of false citations and wrong sums the trust is at most MEDIUM, and LOW. */
const SOME_FALSE = 0.05;
const MANY_FALSE = 0.25;
/** Above this share of citations whose document cannot be opened the trust is LOW: most of it is unproven. */
const MOST_OUT_OF_REACH = 0.5;
/** Of what an investor needs, and of the figures seen, so much must be there and understood. */
const COVERED = 0.8;
/** Below this there is too little to work with. */
const HALF = 0.5;
const GRAVE = new Set<string>(["CRITICAL", "HIGH"]);
const WEIGHTY = new Set<string>(["CRITICAL", "MAJOR"]);
const FALSE_STATUSES = new Set<string>(["phantom", "altered", "unsupported"]);

/** What the review itself came to that bears on its answer. */
export interface Standing extends AnswerMaterial {
  differing: readonly ReconciledRow[];
  redFlags: readonly string[];
  /** No analyst but our own spoke. */
  documentsOnly: boolean;
}

/**
 * HIGH is earned: every rule that is not met lowers the trust and gives its reason, gravest first, with the place to
 * open. Where none does, what was checked is the reason.
 */
export function judge(review: ReviewBody, standing: Standing): { trust: ReviewTrust; reasons: string[] } {
  const words = REVIEW_REASONS[review.locale];
  const caps: { at: ReviewTrust; reason: Reason }[] = [];
  const cap: Cap = (at, reason) => caps.push({ at, reason });
  capByContradictions(review, standing, cap);
  capByReading(review, standing, cap);
  capByVerdicts(review, cap);
  capByDocuments(review, standing, cap);
  const checked = capByClaims(review, standing, cap);
  capByWhatIsAlone(review, standing, cap);

  const order: ReviewTrust[] = ["CANNOT_ASSESS", "LOW", "MEDIUM"];
  const trust = order.find((level) => caps.some(({ at }) => at === level)) ?? ("HIGH" satisfies TrustLevel);
  const told = new Set<string>();
  const reasons = order.flatMap((level) =>
    caps
      .filter(({ at }) => at === level)
      .flatMap(({ reason }) => (typeof reason === "string" ? reason : (reason(told) ?? [])))
      // A list that was cut ends its sentence by itself.
      .map((reason) => reason.replace(/\s?…\.$/u, " …")),
  );
  if (reasons.length > 0) return { trust, reasons };
  return { trust, reasons: [words.allHolds({ checked, settled: review.settled.length })] };
}

/** Something that matters is denied by the documents themselves, or nobody settled it. */
export function isDisputed({ settled, inconsistencies }: ReviewBody, { keyFigures }: AnswerMaterial): boolean {
  const unsettled = settled.some(
    ({ contradiction, resolution }) =>
      WEIGHTY.has(contradiction.severity.level) && ["open", "denied"].includes(verdictStanding(resolution)),
  );
  return unsettled || inconsistencies.some(cannotBeTrue) || keyFigures.some(({ level }) => level === "contradicted");
}

/** What could not be read, done or found at all. */
function capByReading(review: ReviewBody, { template, documentsOnly, firstGap }: Standing, cap: Cap): void {
  const words = REVIEW_REASONS[review.locale];
  const { coverage, gaps, unreadable, warnings } = review;
  const nobodys = warnings.filter(({ code }) => code === "role_unclear").map(({ file }) => file);
  const unheard = nobodys.length === 0 ? null : words.nobodysDocuments({ names: nobodys.join(", ") });
  // What was read and not heard is not unreadable.
  const isUnheard = coverage === "none" && unreadable.length === 0 && unheard !== null;
  if (coverage === "none") cap("CANNOT_ASSESS", isUnheard ? unheard : words.nothingReliable);
  const own = new Set(review.agents.filter(({ builtIn }) => builtIn).map(({ agentName }) => agentName));
  const unsaid = review.findings.every(({ agentName }) => own.has(agentName));
  if (documentsOnly && review.findings.length === 0) cap("CANNOT_ASSESS", words.noFindingsOfOurOwn);
  // What we read ourselves is an assessment of the documents, never of an analysis that says nothing.
  if (!documentsOnly && unsaid) cap(review.findings.length === 0 ? "CANNOT_ASSESS" : "LOW", words.noFindings);
  const [placeholder] = template;
  if (placeholder !== undefined) cap("LOW", words.template(placeholder));
  if (coverage === "secondary_only") cap("MEDIUM", words.secondaryOnly);
  if (coverage === "partial" || unreadable.length > 0)
    cap("MEDIUM", words.partlyUnreadable({ names: unreadable.map(({ name }) => name), first: firstGap }));
  const unread = warnings.filter(({ code }) => code === "agent_file_unreadable").length;
  if (unread > 0) cap("MEDIUM", words.agentsUnreadable({ files: unread }));
  if (unheard !== null && !isUnheard) cap("MEDIUM", unheard);
  const failed = review.stages.filter(({ status }) => status === "failed").length;
  if (failed > 0) cap("LOW", words.stagesFailed({ stages: failed }));
  else if (gaps.length > 0) cap("MEDIUM", words.gaps({ gaps: gaps.length }));
}

/** Contradictions that stay open, and verdicts that leave something to confirm. */
function capByVerdicts({ settled, notExamined, recommendations, locale }: ReviewBody, cap: Cap): void {
  const words = REVIEW_REASONS[locale];
  const [advice] = (recommendations?.report.conflicts ?? []).filter(({ severity }) => GRAVE.has(severity));
  if (advice !== undefined) cap("MEDIUM", words.opposedAdvice({ said: advice.description }));
  const open = settled.filter(({ resolution }) => resolution.verdict.decision === "UNRESOLVED");
  const critical = open.filter(({ contradiction }) => contradiction.severity.level === "CRITICAL");
  const others = open.filter((one) => !critical.includes(one));
  const topicOf = ({ contradiction }: SettledContradiction) => contradiction.topicId;
  const say = (
    some: SettledContradiction[],
    told: Set<string>,
    words: (p: { count: number; where: string }) => string,
  ) => {
    const left = untold(some, topicOf, told);
    return left.length === 0 ? null : words({ count: left.length, where: whereToOpen(left) });
  };
  if (critical.length > 0) cap("LOW", (told) => say(critical, told, words.openCritical));
  if (others.length > 0) cap("MEDIUM", (told) => say(others, told, words.open));
  const unexamined = notExamined.filter(({ contradiction }) => WEIGHTY.has(contradiction.severity.level)).length;
  if (unexamined > 0) cap("LOW", words.notExamined({ count: unexamined }));
  const decided = (trust: TrustLevel) =>
    settled.filter(
      ({ contradiction, resolution }) =>
        resolution.verdict.decision !== "UNRESOLVED" &&
        WEIGHTY.has(contradiction.severity.level) &&
        resolution.baGuidance.trustLevel === trust,
    ).length;
  if (decided("LOW") > 0) cap("MEDIUM", words.lowTrustVerdicts({ count: decided("LOW") }));
  if (decided("MEDIUM") > 0) cap("MEDIUM", words.verdictsToConfirm({ count: decided("MEDIUM") }));
}

/** What the documents say against themselves, and what nothing but one of them says. */
function capByDocuments(review: ReviewBody, standing: Standing, cap: Cap): void {
  const words = REVIEW_REASONS[review.locale];
  const { redFlags, keyFigures, differing, coverage } = standing;
  const [flag] = redFlags;
  if (flag !== undefined) cap("MEDIUM", words.redFlags({ count: redFlags.length, first: shorten(flag, LONGEST_NAME) }));
  if (differing.length > 0)
    cap("MEDIUM", (told) => {
      const left = untold(differing, ({ topic }) => topic, told);
      return left.length === 0
        ? null
        : words.deckAgainstModel({ count: left.length, where: rowsToOpen(left, review.locale) });
    });

  if (keyFigures.every(({ topic }) => OF_THE_DEAL.has(topic))) {
    const [plan] = standing.planned.filter(({ topic }) => !OF_THE_DEAL.has(topic));
    const example = plan && [
      plan.name,
      plan.printed,
      `(${[plan.period && sayPeriod(plan.period, review.locale), plan.reference].filter(Boolean).join("; ")})`,
    ];
    cap("LOW", words.noneOfToday({ plan: example?.join(" ") ?? null }));
  }
  const needs = review.synthesis?.score.completeness;
  if (needs !== undefined && needs.share < COVERED) {
    const { need } = SYNTHESIS_SENTENCES[review.locale];
    const unsure = (needs.unsure ?? []).map((one) => one.need);
    const { partly = [] } = needs;
    cap(
      needs.share < HALF ? "LOW" : "MEDIUM",
      words.missingNeeds({
        covered: needs.covered.length,
        all: needs.covered.length + needs.missing.length,
        missing: needs.missing
          .filter((one) => !unsure.includes(one) && !partly.includes(one))
          .map((one) => need[one])
          .join(", "),
        partly: partly.map((one) => need[one]).join(", "),
        unsure: unsure.map((one) => need[one]).join(", "),
      }),
    );
  }
  const all = shareOf(coverage);
  if (all < COVERED || shareOf(coverage.keyTopics) < COVERED)
    cap(all < HALF ? "LOW" : "MEDIUM", words.notUnderstood({ ...coverage, where: unreadPlaces(review) }));
}

/** What one document alone says: nothing is against it, and nothing for it. */
function capByWhatIsAlone({ locale }: ReviewBody, { keyFigures, otherwise }: Standing, cap: Cap): void {
  if (otherwise.length > 0) cap("MEDIUM", REVIEW_REASONS[locale].saidOtherwise({ figures: otherwise.join(", ") }));
  const declared = keyFigures.filter(({ level }) => level === "declared");
  if (declared.length > 0) {
    const figures = declared.map(({ name, formatted, reference }) => `${name} ${formatted} (${reference})`);
    cap("MEDIUM", REVIEW_REASONS[locale].declaredFigures({ figures: figures.join(", ") }));
  }
}

/** What was objected to and stays so is what the documents do not hold, and nothing else. */
const onlyLacksData = ({ result: { critiques, improvements } }: ReviewBody["reflexions"][number]): boolean => {
  const open = new Set(improvements.flatMap(({ critiqueId, status }) => (status === "FIXED" ? [] : [critiqueId])));
  const left = critiques.filter(({ id }) => open.has(id));
  return left.length > 0 && left.every(({ type }) => type === "missing_data_not_flagged");
};

/** What the analysts wrote: false citations, wrong sums, analyses that are not ready. Gives how much was checked. */
function capByClaims(review: ReviewBody, { documentsOnly, loose }: Standing, cap: Cap): number {
  const words = REVIEW_REASONS[review.locale];
  const { unfounded, unplaced } = loose;
  const { citations, calculations } = claimsOfAnalysts(review);
  const refuted = calculations.filter(({ check }) => !check.ok && check.reason === "wrong_result");
  // A sum that does not come out is told with what it comes to.
  const sums = new Set(refuted.map(({ calculation }) => calculation.trim()));
  const aside = loose.refuted.filter(({ sum }) => sum === undefined || !sums.has(sum));
  const [first] = aside;
  if (first !== undefined)
    cap("MEDIUM", words.refuted({ count: aside.length, first: shorten(first.said, LONGEST_NAME) }));
  const loosely = [
    ...(unfounded.length > 0
      ? [words.unfounded({ count: unfounded.length, first: shorten(unfounded[0] as string, LONGEST_NAME) })]
      : []),
    ...(unplaced.length > 0
      ? [words.unplaced({ count: unplaced.length, first: shorten(unplaced[0] as string, LONGEST_NAME) })]
      : []),
  ];
  if (loosely.length > 0) cap("MEDIUM", loosely.join(" · "));
  const unready = review.reflexions.filter(({ result }) => !result.qualityMetrics.readyForBA);
  const [lacking, faulty] = [true, false].map((alone) => unready.filter((one) => onlyLacksData(one) === alone));
  const named = (some: typeof unready = []) => some.map(({ agentName }) => agentName).join(", ");
  if (named(faulty) !== "") cap("MEDIUM", words.notReady({ agents: named(faulty) }));
  if (named(lacking) !== "") cap("MEDIUM", words.notComplete({ agents: named(lacking) }));
  const checked = citations.length + calculations.length;
  const [sum] = refuted;
  if (sum !== undefined) cap("MEDIUM", words.wrongSums({ count: refuted.length, first: sum.check.explanation }));
  const wrong = refuted.length + citations.filter(({ check }) => FALSE_STATUSES.has(check.status)).length;
  if (checked === 0 && review.findings.length > 0 && !documentsOnly) cap("LOW", words.nothingChecked);
  else if (wrong / checked > MANY_FALSE) cap("LOW", words.falseClaims({ wrong, checked }));
  else if (wrong / checked > SOME_FALSE) cap("MEDIUM", words.falseClaims({ wrong, checked }));

  const beyondReach = citations.filter(({ check }) => check.status === "unverifiable").length;
  if (checked > 0 && beyondReach / checked > MOST_OUT_OF_REACH)
    cap("LOW", words.unverifiable({ count: beyondReach, checked }));
  else if (checked > 0 && beyondReach / checked > MANY_FALSE)
    cap("MEDIUM", words.unverifiable({ count: beyondReach, checked }));
  return checked;
}

/** A red flag is told at length in its own place: here it is named. */
const LONGEST_NAME = 110;

const MOST_NAMED = 4;

/** "ARR (Deck, page 8), Cash": the topics, with where to look first. */
function whereToOpen(open: readonly SettledContradiction[]): string {
  const named = open.slice(0, MOST_NAMED).map(({ contradiction, resolution }) => {
    const spoken = resolution.evidence.flatMap(({ support, against }) => [...support, ...against])[0]?.reference;
    return spoken === undefined ? contradiction.topic : `${contradiction.topic} (${spoken})`;
  });
  return open.length > MOST_NAMED ? `${named.join(", ")} …` : named.join(", ");
}

/** "Revenue 2024 (Deck, page 8)": the figures on which deck and model differ. */
function rowsToOpen(rows: readonly ReconciledRow[], locale: Locale): string {
  const named = rows.slice(0, MOST_NAMED).map(({ name, period, deck }) => {
    const figure = period === undefined ? name : `${name} ${sayPeriod(period, locale)}`;
    return deck === undefined ? figure : `${figure} (${deck.reference})`;
  });
  return rows.length > MOST_NAMED ? `${named.join(", ")} …` : named.join(", ");
}

const shareOf = ({ seen, understood }: { seen: number; understood: number }): number =>
  seen === 0 ? 1 : understood / seen;

/** "deck.pdf, p. 4, 9": where most of the figures stand that could not be placed. */
function unreadPlaces({ facts, documents }: ReviewBody): string {
  const [most] = (facts?.notPlaced ?? []).toSorted((a, b) => b.figures - a.figures);
  if (most === undefined) return "";
  const name = documents.find(({ id }) => id === most.document)?.name ?? most.document;
  const places = [...most.pages, ...most.sheets];
  if (places.length === 0) return name;
  const shown = `${most.pages.length > 0 ? "p. " : ""}${places.slice(0, MOST_NAMED).join(", ")}`;
  return `${name}, ${shown}${places.length > MOST_NAMED ? " …" : ""}`;
}
