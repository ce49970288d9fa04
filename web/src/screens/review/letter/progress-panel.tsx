import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { progressQuery } from "../../../api/letter.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { day } from "../../../i18n/numbers.ts";
import { Badge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { FigureChanges } from "./figure-changes.tsx";

/** What the latest review settled, asked anew and judged otherwise. Nothing where it is the first one. */
export function ProgressPanel({ dealId }: { dealId: string }): ReactNode {
  const words = useWords(LETTER).progress;
  const { locale } = useLanguage();
  const progress = useQuery(progressQuery(dealId, locale)).data;
  if (progress === undefined || progress.before === null) return null;
  const { closed, opened, open, verdicts, figures, before } = progress;
  const same = closed.length + opened.length + verdicts.length + figures.length === 0;
  return (
    <Panel
      title={words.title(day(before.at, locale))}
      aside={
        <span className="flex flex-wrap gap-1.5">
          {figures.length === 0 ? null : <Badge tone="warn">{words.figures(figures.length)}</Badge>}
          {closed.length === 0 ? null : <Badge tone="good">{words.closed(closed.length)}</Badge>}
          {opened.length === 0 ? null : <Badge tone="warn">{words.opened(opened.length)}</Badge>}
          {open === 0 ? null : <Badge>{words.open(open)}</Badge>}
        </span>
      }
    >
      {same ? <p className="text-sm text-ink-soft">{words.nothing}</p> : null}
      <FigureChanges figures={figures} />
      <Changed title={words.closed(closed.length)} items={closed} open />
      <Changed title={words.opened(opened.length)} items={opened} open />
      {verdicts.length === 0 ? null : (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer font-medium">{words.verdicts(verdicts.length)}</summary>
          <ul className="mt-1 space-y-2">
            {verdicts.map(({ topic, before: was, after: now }) => (
              <li key={topic}>
                <Said className="font-medium">{topic}</Said>
                {was === null ? null : (
                  <span className="block text-ink-faint">
                    {words.before} <Said>{was}</Said>
                  </span>
                )}
                <span className="block">
                  {words.after} {now === null ? words.none : <Said>{now}</Said>}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

interface ChangedProps {
  title: string;
  items: readonly { key: string; text: string }[];
  open: boolean;
}

function Changed({ title, items, open }: ChangedProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <details open={open} className="mt-1 text-sm">
      <summary className="cursor-pointer font-medium">{title}</summary>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {items.map(({ key, text }) => (
          <li key={key}>
            <Said>{text}</Said>
          </li>
        ))}
      </ul>
    </details>
  );
}
