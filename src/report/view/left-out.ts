import type { Contradiction } from "../../domain/contradiction.ts";
import { describeUnread } from "../../i18n/agents.ts";
import { CROSS_READING_WORDS, whatTheCheckSees } from "../../i18n/cross-reading.ts";
import { NOT_EXAMINED } from "../../i18n/not-examined.ts";
import type { ReportSection } from "../../i18n/report.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { VERIFY_WORDS } from "../../i18n/verify.ts";
import type { Review } from "../../review/result.ts";
import { tellMismatches } from "./mismatches.ts";
import { unsaidPlaces } from "./unsaid-places.ts";

/** One thing that was not looked at. */
export interface LeftOutItem {
  /** What it is about. */
  label?: string | undefined;
  /** Why, in a word. */
  why?: string | undefined;
  text: string;
  /** The text is somebody's own words. */
  quoted?: boolean | undefined;
  where?: string | undefined;
}

/** What was left out for one reason. */
export interface LeftOut {
  title: string;
  items: LeftOutItem[];
  /** It may hide the one thing that matters. */
  grave?: boolean | undefined;
  /** Said in one sentence where there is no room to fold a long list. */
  inShort?: string | undefined;
  /** The part of a report in reading order that tells it already. */
  toldIn?: ReportSection | undefined;
}

/** Everything that was not examined, could not be, or was set aside, with its reason: nothing without items. */
export function leftOut(review: Review): LeftOut[] {
  return [...stagesAndDocuments(review), ...cases(review), ...ofTheAnalyses(review)].filter(
    ({ items }) => items.length > 0,
  );
}

const stagesThat = (ended: "failed" | "skipped", { stages, locale }: Review): LeftOutItem[] =>
  stages
    .filter(({ status }) => status === ended)
    .map(({ stage, reason = "" }) => ({ label: REPORT_WORDS[locale].stages[stage], text: reason }));

function stagesAndDocuments(review: Review): LeftOut[] {
  const { gaps, unreadable, documents, warnings, facts, locale } = review;
  const say = NOT_EXAMINED[locale];
  const names = REPORT_WORDS[locale];
  return [
    { title: say.failed, grave: true, items: stagesThat("failed", review), toldIn: "failures" },
    {
      title: say.gaps,
      grave: true,
      items: gaps.map(({ stage, subject, message }) => ({
        label: [names.stages[stage], subject].filter((part) => part !== undefined).join(", "),
        text: message,
      })),
      toldIn: "failures",
    },
    {
      title: say.unreadable,
      grave: true,
      items: unreadable.map(({ name, message }) => ({ label: name, text: message })),
    },
    {
      title: say.reservations,
      items: documents.flatMap(({ name, reservations = [] }) => reservations.map((text) => ({ label: name, text }))),
    },
    {
      title: CROSS_READING_WORDS[locale].title,
      items: whatTheCheckSees(facts?.crossReading, locale).map((text) => ({ text })),
    },
    {
      title: say.warnings,
      items: warnings.map(({ message, parts = [] }) => ({
        text: message,
        where: joined(parts.map((part) => describeUnread(part, locale))),
      })),
    },
  ];
}

function cases({ notExamined, noted, cost, recommendations, notReflected, locale }: Review): LeftOut[] {
  const say = NOT_EXAMINED[locale];
  const { severity, colon } = REPORT_WORDS[locale];
  const head = (one: Contradiction) => `${one.topic}, ${severity[one.severity.level]}`;
  const sides = ({ positions }: Contradiction) =>
    positions.map(({ agentName, claim }) => `${agentName}${colon}${claim}`).join("; ");
  return [
    {
      title: say.beyond,
      grave: true,
      items: notExamined.map(({ contradiction, reason, explanation }) => ({
        label: head(contradiction),
        why: say.reasons[reason],
        text: `${explanation} ${sides(contradiction)}`,
      })),
    },
    {
      title: say.notReflected,
      items: notReflected.map(({ agentName, reason, explanation }) => ({
        label: agentName,
        why: say.reasons[reason],
        text: explanation,
      })),
    },
    {
      title: say.leftToCourt,
      items: cost.leftToCourt.map(({ topic, reason }) => ({ label: topic, text: reason })),
      toldIn: "cost",
    },
    {
      title: `${say.noted}${colon}${say.notedWhich}`,
      items: noted.map((one) => ({ label: head(one), text: sides(one) })),
    },
    {
      title: say.conflictsBeyond,
      items: (recommendations?.report.notExamined ?? []).map(({ description }) => ({ text: description })),
    },
  ];
}

function ofTheAnalyses(review: Review): LeftOut[] {
  const { detection, verification, reflexions, synthesis, locale } = review;
  const say = NOT_EXAMINED[locale];
  const unchecked = verification?.unchecked ?? [];
  const missing = new Map((synthesis?.gaps ?? []).map((gap) => [gap.message, gap]));
  return [
    {
      title: say.mismatches,
      items: tellMismatches(detection?.definitionMismatches ?? [], locale).map((said) => ({ text: said })),
      toldIn: "notContradictions",
    },
    {
      title: say.valueGaps,
      items: (detection?.gaps ?? []).map(({ reason }) => ({ text: reason })),
      toldIn: "notContradictions",
    },
    {
      title: say.refused,
      items: (detection?.refused ?? []).map(({ agentName, metric, reason }) => ({
        label: `${agentName}, ${metric}`,
        text: reason,
      })),
    },
    {
      title: say.unchecked,
      inShort: say.uncheckedEvidence(unchecked.length),
      items: unchecked.map(({ agentName, metric, content, reason }) => ({
        label: `${agentName}, ${metric}`,
        why: VERIFY_WORDS[locale].uncheckedReasons[reason],
        text: content,
        quoted: true,
      })),
    },
    {
      title: say.notices,
      items: reflexions.flatMap(({ agentName, result }) =>
        [...result.notices, ...(result.modelRecord?.failures ?? [])].map(({ message }) => ({
          label: agentName,
          text: message,
        })),
      ),
      toldIn: "corrections",
    },
    {
      title: say.dataGaps,
      items: [...missing.values()].map(({ message, places }) => ({
        text: message,
        where: joined(unsaidPlaces(places, message)),
      })),
    },
    { title: say.skipped, items: stagesThat("skipped", review) },
  ];
}

const joined = (parts: readonly string[]): string | undefined => (parts.length === 0 ? undefined : parts.join("; "));
