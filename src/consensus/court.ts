import type { Address } from "../domain/address.ts";
import type { CitationStatus } from "../domain/citation.ts";
import type { QualityEngineConfig } from "../domain/config.ts";
import { placeKey } from "../domain/place-key.ts";
import type { EvidenceItem, PositionRecord } from "../domain/resolution.ts";
import { numericGap } from "../quantities/compare.ts";
import type { CaseFile } from "./case-file.ts";
import { isDoubted } from "./doubted.ts";
import { sayTheSame } from "./match-value.ts";
import { meanOf } from "./mean.ts";
import { obstacleIn } from "./obstacles.ts";
import { isPlain } from "./plain.ts";
import { NAMES_IT, namedIn } from "./question-words.ts";
import { ROUNDED_INPUTS, refutationOf } from "./refutation.ts";
import { CONFIDENCE, decisionFor, type Ruling, unresolved } from "./ruling.ts";
import type { Side } from "./sides.ts";
import {
  bySource,
  isForeign,
  provenOutside,
  statements,
  supportOf,
  values,
  widestGap,
  withoutRanges,
  withoutRepeats,
  withoutRounder,
} from "./statements.ts";
import { sumOfPrinted } from "./sums-of-printed.ts";

type Thresholds = Pick<QualityEngineConfig["consensus"], "numericGap" | "sameValue">;

/**
 * Settles a case of figures by what the documents say; null where they say nothing on it.
 * Primary sources are heard first, secondary ones only where no primary one speaks.
 */
export function settleFigures(caseFile: CaseFile, sides: Side[], thresholds: Thresholds): Ruling | null {
  const ruling = settleByStatements(caseFile, sides, thresholds);
  return byQuotation(caseFile, sides, ruling) ?? ruling;
}

/** What the documents leave open without contradicting themselves. */
const LEFT_OPEN: ReadonlySet<Ruling["reason"]> = new Set([
  "no_evidence",
  "only_parts",
  "several_periods",
  "with_reservation",
]);

/**
 * The side whose quote alone carries what is asked, where what the documents say besides does not settle it, or would
 * give it to a side that quotes another line. One line is no ground for more than MEDIUM.
 */
function byQuotation(caseFile: CaseFile, sides: Side[], ruling: Ruling | null): Ruling | null {
  const { quotation } = caseFile;
  const side = sides.find(({ positions }) => quotation !== null && positions.includes(quotation.position));
  if (quotation === null || side === undefined || ruling?.winningSide === side) return null;
  const unsettled = ruling === null || (ruling.decision === "UNRESOLVED" && LEFT_OPEN.has(ruling.reason));
  const others = ruling !== null && ruling.decision !== "UNRESOLVED" && quotation.whole;
  if (!unsettled && !others) return null;
  return {
    rung: "EVIDENCE_SETTLED",
    reason: "one_side_proven",
    ...decisionFor(caseFile, side),
    value: quotation.item.value,
    trust: "MEDIUM",
    proven: true,
    confidence: CONFIDENCE.secondarySource,
    grounds: [quotation.item],
  };
}

function settleByStatements(caseFile: CaseFile, sides: Side[], thresholds: Thresholds): Ruling | null {
  const heard = statements(caseFile);
  const primary = heard.filter((item) => item.rank === "primary");
  const outside = provenOutside(caseFile, sides, thresholds);
  if (outside !== null) return weighOpenPeriod(caseFile, outside.proven, outside.items, "primary", thresholds);
  if (primary.length > 0) return weigh(caseFile, sides, primary, "primary", thresholds);
  const foreign = caseFile.elsewhere.filter((item) => item.rank === "primary" && isForeign(item, caseFile));
  if (foreign.length > 0) return unresolved("EVIDENCE_SETTLED", "other_currency", bySource(foreign));
  const secondary = heard.filter((item) => item.rank === "secondary");
  return secondary.length > 0 ? weigh(caseFile, sides, secondary, "secondary", thresholds) : null;
}

function weigh(
  caseFile: CaseFile,
  sides: Side[],
  items: EvidenceItem[],
  rank: "primary" | "secondary",
  thresholds: Thresholds,
): Ruling | null {
  const direct = items.filter((item) => item.calculation === undefined);
  const figures = (direct.length > 0 ? direct : items).filter((item) => typeof item.value === "number");
  const deciding = withoutRounder(withoutRanges(clearestOf(caseFile, sides, figures, thresholds)));
  if (deciding.length === 0) return null;
  const obstacle = obstacleIn(caseFile, deciding, thresholds);
  if (obstacle !== null) return obstacle;
  const proven = sides.filter((side) => supportOf(caseFile, side, items, thresholds).length > 0);
  const isKept = (item: EvidenceItem) => deciding.some((other) => sayTheSame(item, other, thresholds.sameValue));

  if (caseFile.periodOpen) return weighOpenPeriod(caseFile, proven, items, rank, thresholds);

  const spread = widestGap(deciding);
  if (spread > thresholds.numericGap && deciding.some((item) => item.partial === true))
    return unresolved("EVIDENCE_SETTLED", "only_parts", bySource(deciding));
  if (spread > thresholds.numericGap) return conflict(deciding, rank);
  const primary = rank === "primary";
  const refutation = direct.length > 0 && primary ? refutationOf(caseFile, deciding) : null;
  // Who computes from the company's own figures is not overruled by what these speak against, however sure the tie.
  const computed = refutation === null ? undefined : claimedSum(caseFile, sides, deciding, refutation.sum, thresholds);
  if (computed !== undefined)
    return {
      ...unresolved("EVIDENCE_SETTLED", "refuted_by_own_figures", bySource([...deciding, computed])),
      refutedBy: computed,
    };
  const printed = direct.length > 0 && primary ? sumOfPrinted(caseFile, sides, deciding, ROUNDED_INPUTS) : null;
  if (printed?.beside === true)
    return {
      ...unresolved("EVIDENCE_SETTLED", "refuted_by_own_figures", bySource([...deciding, printed.item])),
      refutedBy: printed.item,
    };
  if (spread > thresholds.sameValue) return higherSource(caseFile, sides, deciding, rank, thresholds);

  const agreeing = withoutRepeats(items.filter(isKept));
  const borneOut = proven.filter((side) => supportOf(caseFile, side, items, thresholds).some(isKept));
  // A true quote says something else than what decides, and nobody claims that: the question may be the quote's.
  if (borneOut.length === 0 && proven.length > 0) {
    const quoted = proven.flatMap((side) => supportOf(caseFile, side, items, thresholds));
    return unresolved("EVIDENCE_SETTLED", "only_parts", bySource([...quoted, ...deciding]));
  }
  const winner = borneOut.length > 1 ? nearest(borneOut, meanOf(values(deciding)).exact) : (borneOut[0] ?? null);
  const { rounded, min, max } = meanOf(values(withoutRounder(agreeing)));
  const documents = new Set(agreeing.flatMap((item) => item.addresses.map((address) => address.document)));
  const partial = agreeing.every(
    (item) =>
      item.partial === true ||
      item.reservation !== undefined ||
      !isPlain(item, caseFile.topic, caseFile.contradiction.topic),
  );
  // Nobody claims it: our own sum alone is not enough to trust, nor our reading beside a true quote that says otherwise.
  const cited = caseFile.records.some(({ citations }) => citations.some((one) => speaksOfIt(one, caseFile)));
  const unclaimed = winner === null && (direct.length === 0 || cited);
  const doubted = isDoubted(caseFile, agreeing, thresholds.sameValue);
  return {
    rung: "EVIDENCE_SETTLED",
    reason:
      winner === null
        ? "neither_side_proven_but_document_speaks"
        : documents.size > 1 && min !== max
          ? "sources_averaged"
          : "one_side_proven",
    ...decisionFor(caseFile, winner),
    value: rounded,
    ...(min !== max && { range: { min, max } }),
    trust:
      primary &&
      !partial &&
      !unclaimed &&
      !doubted &&
      !caseFile.lengthDoubtful &&
      refutation === null &&
      printed === null
        ? "HIGH"
        : "MEDIUM",
    ...(refutation !== null && { refutedBy: refutation.sum }),
    proven: true,
    confidence:
      !primary || partial
        ? CONFIDENCE.secondarySource
        : documents.size > 1
          ? CONFIDENCE.twoPrimarySources
          : CONFIDENCE.onePrimarySource,
    grounds: bySource(agreeing),
  };
}

/**
 * What decides among the statements of one page. Where one of them is plain, what stands beside it with more words is
 * another figure, and no contradiction of it. Where none is, a part that a side claims is as good as what is not called one.
 */
function clearestOf(
  caseFile: CaseFile,
  sides: Side[],
  figures: EvidenceItem[],
  thresholds: Thresholds,
): EvidenceItem[] {
  const whole = figures.filter((item) => item.partial !== true);
  const unconditional = whole.filter((item) => item.reservation !== "condition");
  const [clearest = []] = [unconditional, whole, figures].filter((some) => some.length > 0);
  const plain = clearest.filter((item) => isPlain(item, caseFile.topic, caseFile.contradiction.topic));
  const saidPlainly = pagesOf(plain);
  const rest = clearest.filter((item) => !plain.includes(item) && !isOn(item, saidPlainly));
  const unclear = pagesOf(rest.filter((item) => item.calculation === undefined));
  const claimed = new Set(sides.flatMap((side) => supportOf(caseFile, side, figures, thresholds)));
  const parts = figures.filter(
    (item) => !clearest.includes(item) && item.reservation !== "condition" && claimed.has(item) && isOn(item, unclear),
  );
  return [...plain, ...rest, ...parts];
}

const pagesOf = (items: EvidenceItem[]) => new Set(items.flatMap(({ addresses }) => addresses.map(pageOf)));
const isOn = ({ addresses }: EvidenceItem, pages: ReadonlySet<string>) =>
  addresses.length > 0 && addresses.every((address) => pages.has(pageOf(address)));

const pageOf = (address: Address): string => placeKey(address, "sheet");

/** The sum of the company's own figures that one of the sides claims against all that is stated. */
function claimedSum(
  caseFile: CaseFile,
  sides: Side[],
  stated: EvidenceItem[],
  refuting: EvidenceItem,
  thresholds: Thresholds,
): EvidenceItem | undefined {
  const computed = caseFile.testimony.filter((item) => item.calculation !== undefined && item.rank === "primary");
  const sums = [refuting, ...computed].filter(
    (item) => !stated.some((other) => sayTheSame(item, other, thresholds.sameValue)),
  );
  return sides.flatMap((side) => supportOf(caseFile, side, sums, thresholds))[0];
}

/** The quote stands there and is of what is asked, whether or not its figure could be read. */
function speaksOfIt(
  { status, quote }: PositionRecord["citations"][number],
  { contradiction, topic }: CaseFile,
): boolean {
  if (HOLDS.has(status)) return true;
  return status === "unsupported" && quote !== undefined && namedIn(quote, contradiction.topic, topic) >= NAMES_IT;
}

const HOLDS: ReadonlySet<CitationStatus> = new Set(["verified", "relocated"]);

/** The documents give several years and nobody says which one is meant: only a value that fits one of them is proven. */
function weighOpenPeriod(
  caseFile: CaseFile,
  proven: Side[],
  items: EvidenceItem[],
  rank: "primary" | "secondary",
  thresholds: Thresholds,
): Ruling {
  const only = proven.length === 1 ? (proven[0] as Side) : null;
  if (only === null) return unresolved("EVIDENCE_SETTLED", "several_periods", bySource(items));
  const grounds = supportOf(caseFile, only, items, thresholds);
  const { rounded, min, max } = meanOf(values(grounds));
  return {
    rung: "EVIDENCE_SETTLED",
    reason: "one_side_proven",
    ...decisionFor(caseFile, only),
    value: rounded,
    ...(min !== max && { range: { min, max } }),
    trust: "MEDIUM",
    proven: true,
    confidence: rank === "primary" ? CONFIDENCE.primarySourcesDiffer : CONFIDENCE.secondarySource,
    grounds: bySource(grounds),
  };
}

/** Sources that differ a little: the higher one is kept, the range shows both. */
function higherSource(
  caseFile: CaseFile,
  sides: Side[],
  items: EvidenceItem[],
  rank: "primary" | "secondary",
  thresholds: Thresholds,
): Ruling {
  const ordered = bySource(items);
  const top = ordered[0] as EvidenceItem;
  const kept = ordered.filter((item) => item.source === top.source);
  if (widestGap(kept) > thresholds.sameValue) return conflict(kept, rank);
  const { rounded } = meanOf(values(kept));
  const { min, max } = meanOf(values(items));
  const proven = sides.filter((side) => supportOf(caseFile, side, kept, thresholds).length > 0);
  return {
    rung: "EVIDENCE_SETTLED",
    reason: "higher_source_kept",
    ...decisionFor(caseFile, proven.length > 1 ? nearest(proven, rounded) : (proven[0] ?? null)),
    value: rounded,
    range: { min, max },
    trust: "MEDIUM",
    proven: true,
    confidence: rank === "primary" ? CONFIDENCE.primarySourcesDiffer : CONFIDENCE.secondarySource,
    grounds: ordered,
  };
}

function conflict(items: EvidenceItem[], rank: "primary" | "secondary"): Ruling {
  const { min, max } = meanOf(values(items));
  const ruling = unresolved(
    "EVIDENCE_SETTLED",
    rank === "primary" ? "primary_sources_conflict" : "no_evidence",
    bySource(items),
  );
  return { ...ruling, range: { min, max }, conflicting: bySource(items) };
}

function nearest(sides: Side[], value: number): Side {
  return sides.reduce((a, b) => (numericGap(b.value as number, value) < numericGap(a.value as number, value) ? b : a));
}
