import type { Contradiction } from "../../../domain/contradiction.ts";
import { describeUnread } from "../../../i18n/agents.ts";
import { VERIFY_WORDS } from "../../../i18n/verify.ts";
import { decision } from "../case/decisions.ts";
import { html, type Markup, type Printable } from "../markup.ts";
import { list, section } from "../parts.ts";
import { nameOf } from "../places.ts";
import type { Reader } from "../reader.ts";

/** What was not examined and why: a reader must be able to tell silence from innocence. */
export function unexamined(reader: Reader): Markup {
  const { review, words } = reader;
  const say = words.unexamined;
  const groups = groupsOf(reader).filter(({ items }) => items.length > 0);
  const body = groups.map(
    ({ title, items, grave }) =>
      html`<div class="left${grave === true ? html` grave` : null}"><h3>${title} <small>(${items.length})</small></h3>${list(items)}</div>`,
  );
  return section(
    "unexamined",
    say.title,
    html`<p>${say.intro}</p><p><strong>${reader.names.coverage[review.coverage]}</strong></p>${body.length === 0 ? html`<p>${say.nothing}</p>` : body}`,
  );
}

interface Group {
  title: string;
  items: Printable[];
  grave?: boolean;
}

function groupsOf(reader: Reader): Group[] {
  const { review, words, names } = reader;
  const say = words.unexamined;
  const { colon } = names;
  const stage = (name: keyof typeof names.stages) => names.stages[name];
  const because = (head: string, reason: keyof typeof say.reasons, explanation: string) =>
    html`<strong>${head}</strong> (${say.reasons[reason]})${colon}${explanation}`;
  return [
    {
      title: say.failed,
      grave: true,
      items: review.stages
        .filter(({ status }) => status === "failed")
        .map(
          (one) =>
            html`<strong>${stage(one.stage)}</strong> (${words.metrics.status[one.status]})${colon}${one.reason}`,
        ),
    },
    {
      title: say.gaps,
      grave: true,
      items: review.gaps.map(
        (gap) =>
          html`<strong>${stage(gap.stage)}${gap.subject === undefined ? null : `, ${gap.subject}`}</strong>${colon}${gap.message}`,
      ),
    },
    {
      title: say.unreadable,
      grave: true,
      items: review.unreadable.map(({ name, message }) => html`<strong>${name}</strong>${colon}${message}`),
    },
    {
      title: names.reservations,
      items: review.documents.flatMap(({ name, reservations = [] }) =>
        reservations.map((one) => html`<strong>${name}</strong>${colon}${one}`),
      ),
    },
    {
      title: names.beyond,
      grave: true,
      items: review.notExamined.map(
        (one) =>
          html`${because(head(one.contradiction, reader), one.reason, one.explanation)} ${said(one.contradiction)}`,
      ),
    },
    {
      title: say.notReflected,
      items: review.notReflected.map((one) => because(one.agentName, one.reason, one.explanation)),
    },
    {
      title: say.leftToCourt,
      items: review.cost.leftToCourt.map(({ topic, reason }) => html`<strong>${topic}</strong>${colon}${reason}`),
    },
    {
      title: say.noted,
      items: review.noted.map((one) => html`<strong>${head(one, reader)}</strong>${colon}${said(one)}`),
    },
    {
      title: words.case.decided.elsewhere,
      items: review.decisions
        .filter(({ contradictionId }) => contradictionId === null)
        .map((one) => html`<strong>${one.topic}</strong>. ${decision(one, reader)}`),
    },
    {
      title: say.warnings,
      items: review.warnings.map(({ message, parts = [] }) =>
        parts.length === 0
          ? message
          : html`${message} <span class="where">${parts.map((part) => describeUnread(part, reader.locale)).join("; ")}</span>`,
      ),
    },
    ...fromTheAnalyses(reader),
    ...fromTheReport(reader),
  ];
}

function fromTheAnalyses({ review, words, locale, names }: Reader): Group[] {
  const say = words.unexamined;
  const { colon } = names;
  return [
    { title: say.mismatches, items: (review.detection?.definitionMismatches ?? []).map(({ reason }) => reason) },
    { title: say.valueGaps, items: (review.detection?.gaps ?? []).map(({ reason }) => reason) },
    {
      title: say.refused,
      items: (review.detection?.refused ?? []).map(
        ({ agentName, metric, reason }) => html`<strong>${agentName}, ${metric}</strong>${colon}${reason}`,
      ),
    },
    {
      title: say.unchecked,
      items: (review.verification?.unchecked ?? []).map(
        ({ agentName, metric, content, reason }) =>
          html`<strong>${agentName}, ${metric}</strong> (${VERIFY_WORDS[locale].uncheckedReasons[reason]})${colon}<q>${content}</q>`,
      ),
    },
    {
      title: say.notices,
      items: review.reflexions.flatMap(({ agentName, result }) =>
        [...result.notices, ...(result.modelRecord?.failures ?? [])].map(
          ({ message }) => html`<strong>${agentName}</strong>${colon}${message}`,
        ),
      ),
    },
  ];
}

function fromTheReport({ review, words, pictures, locale, names }: Reader): Group[] {
  const say = words.unexamined;
  const { colon } = names;
  const gaps = new Map((review.synthesis?.gaps ?? []).map((gap) => [gap.message, gap]));
  return [
    {
      title: say.dataGaps,
      items: [...gaps.values()].map(({ message, places }) =>
        places.length === 0 ? message : html`${message} <span class="where">${places.join("; ")}</span>`,
      ),
    },
    {
      title: names.conflictsBeyond,
      items: (review.recommendations?.report.notExamined ?? []).map(({ description }) => description),
    },
    {
      title: say.pictures,
      items: (pictures?.leftOut ?? []).map(
        ({ place, reason, message }) =>
          html`<strong>${nameOf(place, review, locale)}</strong>${colon}${words.case.pictures.reasons[reason]}${message === undefined ? null : `. ${message}`}`,
      ),
    },
  ];
}

function head({ topic, severity }: Contradiction, { names }: Reader): string {
  return `${topic}, ${names.severity[severity.level]}`;
}

function said({ positions }: Contradiction): string {
  return positions.map(({ agentName, claim }) => `${agentName}: ${claim}`).join("; ");
}
