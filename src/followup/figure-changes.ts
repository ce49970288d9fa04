import { requireList } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import type { ChangedSide, FigureChange, StatedFigure } from "../domain/stated-figure.ts";
import { FIGURE_CHANGE_WORDS } from "../i18n/figure-changes.ts";
import { sameValue } from "../quantities/compare.ts";
import { formatQuantity } from "../quantities/format.ts";

/**
 * What a later version of the documents states otherwise: each figure beside the same one of the same time or, where no
 * time is shared, the newest beside the newest. Figures that came or went are told where a decision may rest on them.
 *
 * ```ts
 * const changes = figureChanges(before.figures, after.figures, "en");
 * ```
 */
export function figureChanges(
  before: readonly StatedFigure[],
  after: readonly StatedFigure[],
  locale: Locale,
): FigureChange[] {
  requireList("The figures of the earlier version", before);
  const [was, now] = [Map.groupBy(before, lineOf), Map.groupBy(after, lineOf)];
  const lines = new Set([...was.keys(), ...now.keys()]);
  const changes = [...lines].flatMap((line) => changesOf(was.get(line) ?? [], now.get(line) ?? [], locale));
  return changes.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale));
}

/** What is compared with each other: one topic in one kind of document, plans apart. */
const lineOf = ({ topic, source, isPlan }: StatedFigure): string => `${topic} ${source} ${isPlan}`;

const rank = ({ isKey, isPlan, before, after }: FigureChange): number =>
  (isKey ? 0 : 4) + (isPlan ? 2 : 0) + (before === null || after === null ? 1 : 0);

function changesOf(was: readonly StatedFigure[], now: readonly StatedFigure[], locale: Locale): FigureChange[] {
  const periods = new Map(now.map((one) => [one.period, one]));
  const shared = was.flatMap((one) => {
    const other = periods.get(one.period);
    return other === undefined ? [] : [[one, other] as const];
  });
  if (shared.length > 0 || was[0]?.isPlan === true)
    return shared.flatMap(([one, other]) => changed(one, other, locale));
  const [newestBefore, newestAfter] = [newest(was), newest(now)];
  if (newestBefore !== undefined && newestAfter !== undefined) return changed(newestBefore, newestAfter, locale);
  const only = newestBefore ?? newestAfter;
  if (only === undefined || !only.isKey || only.isPlan) return [];
  const side = sideOf(only);
  return [
    {
      ...aboutIt(only),
      before: newestBefore === undefined ? null : side,
      after: newestAfter === undefined ? null : side,
      change: null,
    },
  ];
}

const newest = (figures: readonly StatedFigure[]): StatedFigure | undefined =>
  figures.toSorted((a, b) => b.order - a.order)[0];

function changed(one: StatedFigure, other: StatedFigure, locale: Locale): FigureChange[] {
  if (sameValue(one.quantity, other.quantity)) return [];
  return [{ ...aboutIt(other), before: sideOf(one), after: sideOf(other), change: difference(one, other, locale) }];
}

const aboutIt = ({ topic, name, isKey, isPlan, source }: StatedFigure) => ({ topic, name, isKey, isPlan, source });

const sideOf = ({ formatted, period, reference, address }: StatedFigure): ChangedSide => ({
  formatted,
  period,
  reference,
  address,
});

/** Points for percentages, a share for everything else; nothing where units or currencies are others. */
function difference({ quantity: a }: StatedFigure, { quantity: b }: StatedFigure, locale: Locale): string | null {
  if (a.unit !== b.unit || a.currency !== b.currency || a.range !== undefined || b.range !== undefined) return null;
  const signed = (value: number, print: (size: number) => string) =>
    `${value < 0 ? "−" : "+"}${print(Math.abs(value))}`;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  if (a.unit === "percent")
    return signed(rounded(b.value - a.value), (size) =>
      FIGURE_CHANGE_WORDS[locale].points(formatQuantity({ value: size, unit: "number" }, locale)),
    );
  if (a.value === 0 || a.durationUnit !== b.durationUnit) return null;
  return signed(rounded(((b.value - a.value) / Math.abs(a.value)) * 100), (value) =>
    formatQuantity({ value, unit: "percent" }, locale),
  );
}
