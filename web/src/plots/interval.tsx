import type { ReactNode } from "react";
import { AGENTS } from "../i18n/agents.ts";
import { useLanguage, useWords } from "../i18n/language.tsx";
import { percent } from "../i18n/numbers.ts";

/** A share with its uncertainty: the number, the interval in words, and both on a line from 0 to 100 %. */
export function Interval({ mean, low, high }: { mean: number; low: number; high: number }): ReactNode {
  const words = useWords(AGENTS);
  const { locale } = useLanguage();
  return (
    <div>
      <p className="text-sm">
        <span className="text-lg font-semibold">{percent(mean, locale)}</span>{" "}
        <span className="text-xs text-ink-faint">{words.interval(percent(low, locale), percent(high, locale))}</span>
      </p>
      <div aria-hidden className="relative mt-1 h-2 rounded bg-sunk">
        <div
          className="absolute inset-y-0 rounded bg-accent opacity-40"
          style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
        />
        <div className="absolute inset-y-[-2px] w-0.5 bg-accent" style={{ left: `${mean * 100}%` }} />
      </div>
    </div>
  );
}
