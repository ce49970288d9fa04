import type { ReactNode } from "react";
import type { AgentRecord } from "../../../src/server/contract.ts";
import { AGENTS } from "../i18n/agents.ts";
import { useLanguage, useWords } from "../i18n/language.tsx";
import { number, percent } from "../i18n/numbers.ts";

const SIZE = 160;

/** Claimed confidence across, share right upwards; the larger a dot, the more claims. The same figures as a table below. */
export function CalibrationPlot({ buckets }: { buckets: AgentRecord["calibration"] }): ReactNode {
  const words = useWords(AGENTS);
  const { locale } = useLanguage();
  const most = Math.max(...buckets.map(({ claims }) => claims), 1);
  return (
    <figure className="flex flex-wrap items-start gap-4">
      <svg
        viewBox={`-22 -12 ${SIZE + 36} ${SIZE + 40}`}
        className="size-48 shrink-0"
        role="img"
        aria-label={words.calibrationIntro}
      >
        <rect width={SIZE} height={SIZE} className="fill-wash stroke-line" />
        <line x1={0} y1={SIZE} x2={SIZE} y2={0} className="stroke-line-strong" strokeDasharray="4 4" />
        <text x={SIZE / 2} y={SIZE + 22} textAnchor="middle" className="fill-ink-faint text-[10px]">
          {words.claimed}
        </text>
        <text x={-SIZE / 2} y={-8} transform="rotate(-90)" textAnchor="middle" className="fill-ink-faint text-[10px]">
          {words.right}
        </text>
        {buckets.map(({ from, meanConfidence, shareRight, claims }) => (
          <circle
            key={from}
            cx={(meanConfidence / 100) * SIZE}
            cy={SIZE - shareRight * SIZE}
            r={3 + 6 * Math.sqrt(claims / most)}
            className="fill-accent opacity-85"
          />
        ))}
      </svg>
      <table className="text-xs">
        <caption className="sr-only">{words.calibration}</caption>
        <thead className="text-left text-ink-faint">
          <tr>
            <th scope="col" className="pr-4 font-medium">
              {words.table.confidence}
            </th>
            <th scope="col" className="pr-4 text-right font-medium">
              {words.table.share}
            </th>
            <th scope="col" className="text-right font-medium">
              {words.table.claims}
            </th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ from, to, shareRight, claims }) => (
            <tr key={from}>
              <th scope="row" className="pr-4 text-left font-normal">{`${from}–${to}`}</th>
              <td className="pr-4 text-right font-medium">{percent(shareRight, locale)}</td>
              <td className="text-right">{number(claims, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
