import type { ReactNode } from "react";
import { together } from "../../../../../src/i18n/key-figures.ts";
import { sayPeriod } from "../../../../../src/i18n/periods.ts";
import type { Progress } from "../../../../../src/server/contract.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { Badge } from "../../../ui/badges.tsx";
import { Said } from "../../../ui/said.tsx";

type Side = Pick<NonNullable<Progress["figures"][number]["after"]>, "formatted" | "period" | "reference">;
type Change = Omit<Progress["figures"][number], "before" | "after"> & { before: Side | null; after: Side | null };

/** What the new documents state otherwise: "Churn 1.2 % → 2.1 %". */
export function FigureChanges({ figures }: { figures: readonly Change[] }): ReactNode {
  const words = useWords(LETTER).progress;
  if (figures.length === 0) return null;
  return (
    <details open className="mt-1 text-sm">
      <summary className="cursor-pointer font-medium">{words.figures(figures.length)}</summary>
      <ul className="mt-1 divide-y divide-line">
        {figures.map((one) => (
          <Line
            key={`${one.topic} ${one.source} ${one.isPlan} ${one.after?.period ?? one.before?.period}`}
            change={one}
          />
        ))}
      </ul>
    </details>
  );
}

function Line({ change: { name, isPlan, before, after, change } }: { change: Change }): ReactNode {
  const words = useWords(LETTER).progress;
  const { locale } = useLanguage();
  const period = after?.period ?? before?.period ?? null;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5">
      <span className="min-w-40">
        <Said className="font-medium">{name}</Said>
        {period === null ? null : <span className="text-ink-faint"> {sayPeriod(period, locale)}</span>}
        {isPlan ? <Badge>{words.plan}</Badge> : null}
      </span>
      <span className="tabular-nums">
        <span className="text-ink-faint">{before?.formatted ?? words.silent}</span>
        <span aria-hidden> → </span>
        <span className="font-semibold">{after?.formatted ?? words.silent}</span>
        {change === null ? null : <span className="ml-2 text-ink-soft">{change}</span>}
      </span>
      <span className="ml-auto text-xs text-ink-faint">{together(after?.reference ?? before?.reference ?? "")}</span>
    </li>
  );
}
