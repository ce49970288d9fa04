import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { type ReviewStage, REVIEW_STAGES as STAGES } from "../../../../src/domain/review-stages.ts";
import type { ReviewRecord } from "../../../../src/server/contract.ts";
import { useLive } from "../../api/live.ts";
import { useReviewCommand } from "../../api/queries.ts";
import { countName } from "../../i18n/counts.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { dollars, lasting, number, roughDollars, roughly } from "../../i18n/numbers.ts";
import { PROGRESS } from "../../i18n/progress.ts";
import { TERMS } from "../../i18n/terms.ts";
import { Badge } from "../../ui/badges.tsx";
import { Button } from "../../ui/controls.tsx";
import { Figure, Panel } from "../../ui/panel.tsx";
import { Said } from "../../ui/said.tsx";
import { Scroller } from "../../ui/scroller.tsx";
import { Failure } from "../../ui/states.tsx";
import type { Progress } from "../../view/progress.ts";

/** A review under way, or stopped on the way: stage by stage, with what it takes. */
export function ProgressScreen({ record }: { record: ReviewRecord }): ReactNode {
  const words = useWords(PROGRESS);
  const terms = useWords(TERMS);
  const under = record.status === "queued" || record.status === "running";
  const { progress, broken } = useLive(record.id, under);
  const command = useReviewCommand(record.id);
  const ended = Object.keys(progress.ended).length;
  return (
    <div className="mx-auto max-w-5xl space-y-4 px-3 py-5 sm:px-5">
      <title>{`${words.title(record.dealName)} · Tribunal`}</title>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl font-semibold tracking-tight">
          <Said>{words.title(record.dealName)}</Said>
        </h1>
        <Badge tone={record.status === "failed" ? "bad" : "accent"}>{terms.status[record.status]}</Badge>
        <div className="ml-auto flex gap-2">
          {record.cancellable ? (
            <Button
              look="danger"
              disabled={command.isPending || command.variables === "cancel"}
              onClick={() => command.mutate("cancel")}
            >
              {command.isSuccess && command.variables === "cancel" ? words.cancelling : words.cancel}
            </Button>
          ) : null}
          {record.resumable ? (
            <Button look="primary" disabled={command.isPending} onClick={() => command.mutate("resume")}>
              {words.resume}
            </Button>
          ) : null}
        </div>
      </div>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {record.status === "queued" ? words.queued : null}
        {record.status === "running" ? words.running(Math.min(ended + 1, STAGES.length), STAGES.length) : null}
        {progress.current === null ? null : ` · ${terms.stage[progress.current]}`}
        {record.resumable ? words.resumeHint : null}
      </p>
      {under && broken ? <p className="rounded bg-warn-wash px-3 py-2 text-sm text-warn">{words.broken}</p> : null}
      {record.error === null ? null : <Failure error={new Error(record.error)} />}
      {command.isError ? <Failure error={command.error} /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-[1.2fr_1fr]">
        <Panel title={words.stages}>
          <ol className="space-y-1">
            {STAGES.map((stage) => (
              <Stage key={stage} stage={stage} progress={progress} under={under} />
            ))}
          </ol>
        </Panel>
        <div className="space-y-4">
          <Spent progress={progress} record={record} />
          <Panel title={words.happened}>
            <Happened progress={progress} />
          </Panel>
        </div>
      </div>
      <Link href={`~/deals/${record.dealId}`} className="inline-block text-sm text-accent underline">
        {words.reviews}
      </Link>
    </div>
  );
}

const ICON = {
  done: Check,
  failed: X,
  skipped: Minus,
  waiting: CircleDashed,
  not_reached: CircleDashed,
  running: LoaderCircle,
};

interface StageProps {
  stage: ReviewStage;
  progress: Progress;
  /** The review is at work, or will be. */
  under: boolean;
}

function Stage({ stage, progress, under }: StageProps): ReactNode {
  const words = useWords(PROGRESS);
  const terms = useWords(TERMS);
  const { locale } = useLanguage();
  const record = progress.ended[stage];
  const state = record?.status ?? (!under ? "not_reached" : progress.current === stage ? "running" : "waiting");
  const Icon = ICON[state];
  const tone =
    state === "failed"
      ? "text-bad"
      : state === "done"
        ? "text-good"
        : state === "running"
          ? "text-accent"
          : "text-ink-faint";
  return (
    <li data-stage={stage} data-state={state} className="flex items-start gap-2 py-1 text-sm">
      <Icon aria-hidden size={17} className={`mt-0.5 shrink-0 ${tone} ${state === "running" ? "animate-spin" : ""}`} />
      <div className="min-w-0 flex-1">
        <p className={state === "waiting" || state === "not_reached" ? "text-ink-faint" : "font-medium"}>
          {terms.stage[stage]}
        </p>
        {record === undefined ? null : (
          <p className="text-xs text-ink-faint">
            {Object.entries(record.counts)
              .map(([name, count]) => countName(name, count, locale))
              .join(" · ")}
            {record.reason === undefined ? null : <Said className="block">{record.reason}</Said>}
          </p>
        )}
      </div>
      <span className={`shrink-0 text-xs ${tone}`}>
        {words.outcome[state]}
        {record === undefined || state !== "done" ? null : ` · ${lasting(record.durationMs, locale)}`}
      </span>
    </li>
  );
}

function Spent({ progress, record: { model, expected } }: { progress: Progress; record: ReviewRecord }): ReactNode {
  const words = useWords(PROGRESS);
  const { locale } = useLanguage();
  const { inputTokens, outputTokens, usd, calls } = progress.spent;
  return (
    <Panel title={words.spent}>
      {model === null && calls === 0 ? <p className="text-sm text-ink-soft">{words.noModel}</p> : null}
      {expected === null ? null : (
        <p className="text-sm text-ink-soft">
          {words.expected(
            roughly(expected.tokens, locale),
            expected.usd === null ? null : roughDollars(expected.usd, locale),
          )}
        </p>
      )}
      <div className="mt-1 grid grid-cols-2 gap-3">
        <Figure value={number(inputTokens + outputTokens, locale, 0)} name={words.tokens} note={words.calls(calls)} />
        <Figure
          value={usd === null ? "?" : dollars(usd, locale)}
          name={usd === null ? words.unknownPrice : words.price}
        />
      </div>
    </Panel>
  );
}

function Happened({ progress }: { progress: Progress }): ReactNode {
  const words = useWords(PROGRESS);
  const terms = useWords(TERMS);
  const say = ({ event }: Progress["happened"][number]): string | null => {
    switch (event.type) {
      case "stage_started":
        return terms.stage[event.stage];
      case "stage_finished":
      case "model_called":
        return null;
      case "run_started":
        return event.attempt > 1 ? words.goesOn : null;
      case "run_stopped":
        return words.stopped[event.why];
      case "debate_round":
        return words.round(progress.topics[event.contradictionId] ?? "", event.round, event.struck);
      default:
        return (words.event[event.type] as (told: typeof event) => string)(event);
    }
  };
  const told = progress.happened.toReversed().flatMap((message) => {
    const text = say(message);
    return text === null ? [] : [{ key: message.seq, text }];
  });
  if (told.length === 0) return <p className="text-sm text-ink-soft">{words.nothingYet}</p>;
  return (
    <Scroller label={words.happened} className="max-h-72 overflow-y-auto text-sm">
      <ol className="space-y-1">
        {told.map(({ key, text }) => (
          <li key={key} className="border-l-2 border-line pl-2">
            <Said>{text}</Said>
          </li>
        ))}
      </ol>
    </Scroller>
  );
}
