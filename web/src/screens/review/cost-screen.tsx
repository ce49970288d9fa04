import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { VOTE_WORDS } from "../../../../src/i18n/vote.ts";
import { callsQuery } from "../../api/queries.ts";
import { COST } from "../../i18n/cost.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { dollars, lasting, moment, number, percent, roughDollars, roughly } from "../../i18n/numbers.ts";
import { TERMS } from "../../i18n/terms.ts";
import { Badge } from "../../ui/badges.tsx";
import { Figure, Panel } from "../../ui/panel.tsx";
import { Empty, Failure } from "../../ui/states.tsx";
import { Table } from "../../ui/table.tsx";
import { useReview } from "./current-review.ts";

/** Tokens and money by stage and model, and what the review reached beside its targets. */
export default function CostScreen(): ReactNode {
  const words = useWords(COST);
  const { locale } = useLanguage();
  const { review } = useReview();
  return (
    <div className="mx-auto max-w-5xl space-y-4">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="text-sm text-ink-soft">{words.took(lasting(review.metrics.totalDurationMs, locale))}</p>
      </div>
      <Spending />
      <Targets />
    </div>
  );
}

function useMoney(): (usd: number | null) => string {
  const words = useWords(COST);
  const { locale } = useLanguage();
  return (usd) => (usd === null ? words.unknown : dollars(usd, locale));
}

function Spending(): ReactNode {
  const words = useWords(COST);
  const terms = useWords(TERMS);
  const { locale } = useLanguage();
  const money = useMoney();
  const { review, record } = useReview();
  const { spent, estimate, limits, byStage, byModel } = review.cost;
  const { expected } = record;
  if (spent.calls === 0) {
    return (
      <Panel>
        <Empty title={words.free.title}>{words.free.body}</Empty>
      </Panel>
    );
  }
  const tokens = (count: number) => number(count, locale, 0);
  return (
    <>
      <Panel title={words.total}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Figure value={money(spent.usd)} name={words.money} />
          {expected === null ? null : (
            <Figure
              value={expected.usd === null ? words.unknown : roughDollars(expected.usd, locale)}
              name={words.expected}
              note={`${roughly(expected.tokens, locale)} ${words.tokens}`}
            />
          )}
          <Figure value={tokens(spent.inputTokens + spent.outputTokens)} name={words.tokens} />
          <Figure value={tokens(spent.calls)} name={words.calls} />
          {estimate === null ? null : (
            <Figure
              value={money(estimate.usd)}
              name={words.estimate}
              note={`${tokens(estimate.tokens)} ${words.tokens}`}
            />
          )}
          {limits.tokens === undefined ? null : (
            <Figure value={tokens(limits.tokens)} name={`${words.limit} (${words.tokens})`} />
          )}
          {limits.usd === undefined ? null : (
            <Figure value={money(limits.usd)} name={`${words.limit} (${words.money})`} />
          )}
        </div>
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={words.byStage} className="min-w-0">
          <Table
            head={[words.stage, words.input, words.output, words.price]}
            rows={byStage.map(({ stage, inputTokens, outputTokens, usd }) => [
              terms.stage[stage],
              tokens(inputTokens),
              tokens(outputTokens),
              money(usd),
            ])}
          />
        </Panel>
        <Panel title={words.byModel} className="min-w-0">
          <Table
            head={[words.model, words.role, words.input, words.output, words.price]}
            rows={byModel.map(({ model, role, inputTokens, outputTokens, usd }) => [
              model,
              words.roles[role],
              tokens(inputTokens),
              tokens(outputTokens),
              money(usd),
            ])}
            left={2}
          />
        </Panel>
      </div>
      <Calls />
    </>
  );
}

function Calls(): ReactNode {
  const words = useWords(COST);
  const { locale } = useLanguage();
  const money = useMoney();
  const { record } = useReview();
  const calls = useQuery(callsQuery(record.id));
  if (calls.isError) return <Failure error={calls.error} retry={() => calls.refetch()} />;
  if (!calls.data?.length) return null;
  const tokens = (count: number | null) => (count === null ? "–" : number(count, locale, 0));
  return (
    <details className="rounded-lg border border-line bg-paper">
      <summary className="px-4 py-2.5 text-sm font-semibold">{`${words.callList} (${calls.data.length})`}</summary>
      <div className="border-t border-line px-4 py-3">
        <Table
          head={[words.began, words.model, words.role, words.input, words.output, words.price, words.duration]}
          rows={calls.data.map((call) => [
            moment(call.beganAt, locale),
            call.model,
            words.roles[call.role],
            tokens(call.inputTokens),
            tokens(call.outputTokens),
            call.usd === null ? "–" : money(call.usd),
            call.durationMs === null ? "–" : lasting(call.durationMs, locale),
          ])}
          left={3}
        />
      </div>
    </details>
  );
}

function Targets(): ReactNode {
  const words = useWords(COST);
  const { locale } = useLanguage();
  const { targets, votes, cachedPerContradiction: cached } = useReview().review.metrics;
  const vote = useWords(VOTE_WORDS);
  const fromCache = cached === undefined ? [] : [[vote.fromCache, number(cached, locale, 0), "–", "–"]];
  const voted = votes === undefined ? [] : [[`${vote.name} · ${vote.asMany}`, vote.measured(votes), "–", "–"]];
  const shown = (value: number, unit: string) =>
    unit === "share"
      ? percent(value, locale, 0)
      : unit === "points"
        ? words.points(number(value, locale, 1))
        : number(value, locale, 0);
  return (
    <Panel title={words.quality}>
      <p className="mb-2 text-sm text-ink-soft">{words.qualityIntro}</p>
      <Table
        head={[words.metric, words.value, words.target, words.outcome]}
        rows={[
          ...targets.map(({ name, value, unit, target, met }) => [
            words.metrics[name],
            value === null ? "–" : shown(value, unit),
            target.at === "least" ? words.least(shown(target.value, unit)) : words.most(shown(target.value, unit)),
            <Badge key={name} tone={met === null ? "plain" : met ? "good" : "warn"}>
              {met === null ? words.notMeasured : met ? words.met : words.missed}
            </Badge>,
          ]),
          ...fromCache,
          ...voted,
        ]}
      />
    </Panel>
  );
}
