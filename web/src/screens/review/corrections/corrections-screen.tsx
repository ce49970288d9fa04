import { type ReactNode, useMemo, useState } from "react";
import type { Decision } from "../../../../../src/server/contract.ts";
import { CORRECTIONS } from "../../../i18n/corrections.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { useShortcuts } from "../../../keyboard/shortcuts.ts";
import { Badge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { Empty, Failure } from "../../../ui/states.tsx";
import { isIncomplete } from "../../../view/failed.ts";
import { useReview } from "../current-review.ts";
import { CorrectionCard } from "./correction-card.tsx";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { type Correction, correctionsOf, useCorrectionDecision } from "./use-correction.ts";

interface Asking {
  correction: Correction;
  kind: "accept_correction" | "reject_correction";
}

/** What was changed in each analysis, to be accepted or rejected one by one. */
export default function CorrectionsScreen(): ReactNode {
  const words = useWords(CORRECTIONS);
  const { review, decisions } = useReview();
  const all = useMemo(() => correctionsOf(review), [review]);
  const [cursor, setCursor] = useState(0);
  const [asking, setAsking] = useState<Asking | null>(null);
  const decided = useMemo(() => lastDecisions(decisions), [decisions]);
  const decision = useCorrectionDecision((correction) => setAsking({ correction, kind: "accept_correction" }));
  const reject = (correction: Correction) => setAsking({ correction, kind: "reject_correction" });
  const current = all[cursor];
  const move = (step: number) => setCursor((at) => Math.max(0, Math.min(all.length - 1, at + step)));
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    a: () => current !== undefined && decision.accept(current),
    o: () => current !== undefined && reject(current),
  });
  if (all.length === 0) {
    const told = isIncomplete("corrections", review) ? words.failed : words.none;
    return (
      <Empty page title={told.title}>
        {told.body}
      </Empty>
    );
  }
  const left = all.filter(({ key }) => !decided.has(key)).length;
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-sm text-ink-soft">{words.intro}</p>
        </div>
        <p role="status" className="text-sm font-medium">
          {words.left(left)}
        </p>
      </div>
      {decision.error === null ? null : <Failure error={decision.error} />}
      {review.reflexions.map((reflexion) => (
        <section key={`${reflexion.tier}${reflexion.agentName}`} className="space-y-3">
          <AgentHead reflexion={reflexion} />
          {all
            .filter(({ agentName, tier }) => agentName === reflexion.agentName && tier === reflexion.tier)
            .map((correction) => (
              <CorrectionCard
                key={correction.key}
                correction={correction}
                decided={decided.get(correction.key)}
                current={correction === current}
                onAccept={() => decision.accept(correction)}
                onReject={() => reject(correction)}
              />
            ))}
        </section>
      ))}
      {asking === null ? null : <CorrectionDialog {...asking} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** The latest decision on each correction. */
function lastDecisions(decisions: readonly Decision[]): Map<string, Decision> {
  const last = new Map<string, Decision>();
  for (const one of decisions) {
    if (one.critique === null || one.supersededBy !== null) continue;
    const key = `${one.critique.agentName}\u0000${one.critique.critiqueId}`;
    if (!last.has(key)) last.set(key, one);
  }
  return last;
}

type Reflexion = ReturnType<typeof useReview>["review"]["reflexions"][number];

function AgentHead({ reflexion }: { reflexion: Reflexion }): ReactNode {
  const words = useWords(CORRECTIONS);
  const { locale } = useLanguage();
  const { agentName, result } = reflexion;
  const { originalScore, revisedScore, readyForBA } = result.qualityMetrics;
  const { dataNeedsFromFounder, remainingWeaknesses } = result.baNotice;
  const notices = remainingWeaknesses.length + dataNeedsFromFounder.length > 0;
  return (
    <Panel
      title={<Said>{agentName}</Said>}
      aside={
        <span className="flex flex-wrap items-center gap-2 text-sm">
          {words.quality(number(originalScore, locale, 0), number(revisedScore, locale, 0))}
          <Badge tone={readyForBA ? "good" : "warn"}>{readyForBA ? words.ready : words.notReady}</Badge>
        </span>
      }
    >
      {notices ? (
        <div className="grid gap-4 text-sm md:grid-cols-2">
          <List title={words.weaknesses} entries={remainingWeaknesses} />
          <List title={words.needs} entries={dataNeedsFromFounder} />
        </div>
      ) : null}
    </Panel>
  );
}

function List({ title, entries }: { title: string; entries: readonly string[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="text-xs font-semibold text-ink-faint">{title}</h3>
      <ul className="list-disc pl-5">
        {entries.map((entry) => (
          <li key={entry}>
            <Said>{entry}</Said>
          </li>
        ))}
      </ul>
    </div>
  );
}
