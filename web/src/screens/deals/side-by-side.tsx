import type { ReactNode } from "react";
import { Link } from "wouter";
import { FIGURE_SLOTS, type FigureSlot } from "../../../../src/domain/figure-slots.ts";
import { SLOT_NAMES } from "../../../../src/i18n/figure-slots.ts";
import { KEY_FIGURE_WORDS } from "../../../../src/i18n/key-figures.ts";
import type { DealLine } from "../../../../src/server/contract.ts";
import { DEALS } from "../../i18n/deals.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { number } from "../../i18n/numbers.ts";
import { TrustBadge } from "../../ui/badges.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Said } from "../../ui/said.tsx";
import { Scroller } from "../../ui/scroller.tsx";
import { figureOf } from "../../view/portfolio.ts";
import { Figure, linkOf } from "./deal-table.tsx";

/** Deals beside each other: a column for each, a row for each figure with what it rests on. */
export function SideBySide({ deals }: { deals: readonly DealLine[] }): ReactNode {
  const words = useWords(DEALS);
  const { locale } = useLanguage();
  const names = useWords(SLOT_NAMES);
  const slots = Object.keys(FIGURE_SLOTS) as FigureSlot[];
  const counted = (value: number | null | undefined) => (value == null ? "–" : number(value, locale));
  const rows: [name: string, cell: (deal: DealLine) => ReactNode][] = [
    [
      words.columns.trust,
      ({ latestReview, version }) =>
        latestReview?.trust ? (
          <>
            <TrustBadge trust={latestReview.trust} />
            {latestReview.dealVersion < version ? (
              <span className="block text-xs text-warn">{words.earlier.short}</span>
            ) : null}
          </>
        ) : (
          words.notReviewed
        ),
    ],
    ...slots.map((slot): [string, (deal: DealLine) => ReactNode] => [
      names[slot],
      (deal) => <WithLevel deal={deal} slot={slot} />,
    ]),
    [words.columns.questions, ({ latestReview }) => counted(latestReview?.questions)],
    [words.columns.contested, ({ latestReview }) => counted(latestReview?.contested)],
  ];
  return (
    <Panel title={words.compared}>
      <Scroller label={words.compared}>
        <table className="w-full text-sm" data-testid="compared">
          <thead>
            <tr className="border-b border-line">
              <td />
              {deals.map((deal) => (
                <th key={deal.id} scope="col" className="min-w-32 py-2 pr-4 text-left font-semibold">
                  <Link href={linkOf(deal)} className="hover:underline">
                    <Said>{deal.name}</Said>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([name, cell]) => (
              <tr key={name}>
                <th
                  scope="row"
                  className="py-2 pr-4 text-left align-top font-normal text-ink-soft sm:whitespace-nowrap"
                >
                  {name}
                </th>
                {deals.map((deal) => (
                  <td key={deal.id} className="py-2 pr-4 align-top tabular-nums">
                    {cell(deal)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Panel>
  );
}

function WithLevel({ deal, slot }: { deal: DealLine; slot: FigureSlot }): ReactNode {
  const { level: words } = useWords(KEY_FIGURE_WORDS);
  const level = figureOf(deal, slot)?.level;
  return (
    <>
      <span className="font-medium">
        <Figure deal={deal} slot={slot} />
      </span>
      {level === undefined || level === "planned" ? null : (
        <span className="block text-xs text-ink-faint">{words[level]}</span>
      )}
    </>
  );
}
