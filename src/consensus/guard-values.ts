import type { QualityEngineConfig } from "../domain/config.ts";
import type { ArbitratorResponse, EvidenceItem } from "../domain/resolution.ts";
import { checkCalculation } from "../quantities/calculations/check.ts";
import { numericGap, sameFigure } from "../quantities/compare.ts";
import type { CaseFile } from "./case-file.ts";
import type { GuardFault } from "./guard-fault.ts";
import { figureOf, says } from "./match-value.ts";
import { meanOf } from "./mean.ts";
import { type Side, winningSide } from "./sides.ts";
import { statements, supportOf } from "./statements.ts";

type Config = QualityEngineConfig["consensus"];

/** Rounding of a mean to three digits moves it by at most this share. */
const ROUNDING = 0.005;

/** The final value must be somebody's, a document's, a computed one, or a stated mean of these, inside its range. */
export function foundedValue(
  { verdict, finalValue }: ArbitratorResponse,
  caseFile: CaseFile,
  sides: Side[],
  config: Config,
): GuardFault[] {
  const { value, range } = finalValue;
  const faults: GuardFault[] = sumFaults(finalValue.derivedFrom.calculation);
  if (verdict.decision === "UNRESOLVED") {
    if (value !== null) faults.push({ code: "UNRESOLVED_WITH_VALUE", detail: String(value) });
    return faults;
  }
  if (caseFile.contradiction.contradictionType !== "numeric_value") {
    const known = sides.some(
      (side) => String(side.value) === String(value) || side.positions.some((p) => p.value === value),
    );
    if (!known) faults.push({ code: "VALUE_NOT_FOUNDED", detail: String(value) });
    return faults;
  }
  if (typeof value !== "number") return [...faults, { code: "VALUE_NOT_FOUNDED", detail: String(value) }];

  const known = knownValues(caseFile);
  const isKnown = (number: number) => known.some((other) => numericGap(other, number) < 1e-9);
  const [min, max] = [range?.min, range?.max];
  const ends = typeof min === "number" && typeof max === "number" ? { min, max } : null;
  if (range !== undefined && (ends === null || value < ends.min || value > ends.max)) {
    faults.push({ code: "VALUE_OUTSIDE_RANGE", detail: `${value} ∉ [${min}, ${max}]` });
  }
  const between = ends === null ? [] : known.filter((other) => other >= ends.min && other <= ends.max);
  // Between two readings that count as one value, any rounding of their mean is that value.
  const narrow =
    ends !== null &&
    value >= ends.min &&
    value <= ends.max &&
    sameFigure({ value: ends.min }, { value: ends.max }, config.sameValue);
  if (!isKnown(value) && !narrow && !isMean(value, between, caseFile, sides)) {
    faults.push({ code: "VALUE_NOT_FOUNDED", detail: String(value) });
  } else if (ends !== null && !(isKnown(ends.min) && isKnown(ends.max))) {
    faults.push({ code: "VALUE_NOT_FOUNDED", detail: `[${min}, ${max}]` });
  }
  const winning = winningSide(verdict, sides);
  if (winning !== undefined && !belongsTo(winning, value, caseFile, config)) {
    faults.push({ code: "VALUE_NOT_THE_WINNERS", detail: `${verdict.winner}: ${value}` });
  }
  return faults;
}

/** Whether a statement says this value, its rounding allowed for. */
export function inside(item: EvidenceItem, value: number, config: Config): boolean {
  return says(item, { value }, config.sameValue);
}

function knownValues(caseFile: CaseFile): number[] {
  const positions = caseFile.contradiction.positions.flatMap((position) => position.normalizedValue ?? []);
  const documents = statements(caseFile).flatMap((item) => (typeof item.value === "number" ? [item.value] : []));
  return [...new Set([...positions, ...documents])];
}

function isMean(value: number, candidates: number[], caseFile: CaseFile, sides: Side[]): boolean {
  if (candidates.length < 2) return false;
  const documents = statements(caseFile).flatMap((item) =>
    typeof item.value === "number" && candidates.includes(item.value) ? [item.value] : [],
  );
  const means = [meanOf(candidates).exact, ...sides.map((side) => side.value)];
  if (new Set(documents).size > 1) means.push(meanOf([...new Set(documents)]).exact);
  return means.some((mean) => typeof mean === "number" && numericGap(mean, value) <= ROUNDING);
}

/** The kept value is the winner's own, or what the documents say in its support. */
function belongsTo(side: Side, value: number, caseFile: CaseFile, config: Config): boolean {
  const { contradiction } = caseFile;
  const own = side.positions.some((position) => {
    const figure = figureOf(position, contradiction);
    return figure !== null && sameFigure(figure, { value }, config.sameValue);
  });
  const centre = typeof side.value === "number" && sameFigure({ value: side.value }, { value }, config.sameValue);
  const supported = () => supportOf(caseFile, side, statements(caseFile), config);
  return own || centre || supported().some((item) => inside(item, value, config));
}

/** A calculation that is shown must be right; prose around numbers is not one. */
function sumFaults(calculation: string | undefined): GuardFault[] {
  if (calculation === undefined) return [];
  return calculation
    .split(/;\s+|\n/)
    .filter((part) => /\d.*[×x*/÷+−-].*=.*\d/.test(part))
    .flatMap((part) => {
      const check = checkCalculation({ formula: part.trim() });
      return check.ok || check.reason !== "wrong_result"
        ? []
        : [{ code: "WRONG_ARITHMETIC" as const, detail: check.explanation }];
    });
}
