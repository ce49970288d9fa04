import type { Contradiction } from "../../domain/contradiction.ts";
import { describeUnread } from "../../i18n/agents.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { sourceName } from "../../i18n/sources.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, table, text } from "./block.ts";

/** Everything that was not looked at, or could not be, each with its reason. */
export function notExaminedBlocks(review: Review): Block[] {
  const { unreadable, warnings, notExamined, noted, notReflected, detection, recommendations, locale } = review;
  const words = REPORT_WORDS[locale];
  const unchecked = review.verification?.unchecked.length ?? 0;
  const sides = ({ topic, severity, positions }: Contradiction) =>
    `${topic} (${words.severity[severity.level]})${words.colon}${positions.map((one) => `${one.agentName}${words.colon}${one.claim}`).join("; ")}`;
  const skipped = review.stages.filter(({ status }) => status === "skipped");
  const missing = (review.synthesis?.gaps ?? []).map(({ message, places }) =>
    places.length === 0 ? message : `${message} (${places.join("; ")})`,
  );
  return [
    ...list(unreadable.map(({ name, message }) => words.unreadable(name, message))),
    ...list(
      review.documents.flatMap(({ name, reservations = [] }) =>
        reservations.map((one) => ({ label: name, text: one })),
      ),
      words.reservations,
    ),
    ...list(
      warnings.map(({ message, parts = [] }) =>
        [message, parts.map((part) => describeUnread(part, locale)).join("; ")].join(" ").trim(),
      ),
    ),
    ...list(
      notExamined.map(({ contradiction, explanation }) => `${sides(contradiction)}. ${explanation}`),
      words.beyond,
    ),
    ...list(noted.map(sides), words.noted),
    ...list(
      notReflected.map(({ agentName, explanation }) => ({ label: agentName, text: explanation })),
      words.notReflected,
    ),
    ...list(
      (detection?.refused ?? []).map(
        ({ agentName, metric, reason }) => `${agentName}, ${metric}${words.colon}${reason}`,
      ),
      words.refusedFindings,
    ),
    ...list(
      (recommendations?.report.notExamined ?? []).map(({ description }) => description),
      words.conflictsBeyond,
    ),
    ...(unchecked === 0 ? [] : [text(words.uncheckedEvidence(unchecked))]),
    ...list(missing, words.missingData),
    ...list(
      skipped.map(({ stage, reason = "" }) => words.stageSkipped(words.stages[stage], reason).trim()),
      words.skipped,
    ),
  ];
}

/** Pairs that differ without contradicting each other. */
export function notContradictionBlocks({ detection, locale }: Review): Block[] {
  if (detection === null) return [text(REPORT_WORDS[locale].notAvailable, "warning")];
  return list([...detection.definitionMismatches, ...detection.gaps].map(({ reason }) => reason));
}

/** What was read, with the fingerprint of each file. */
export function documentBlocks({ documents, coverage, locale }: Review): Block[] {
  const words = REPORT_WORDS[locale];
  const head = words.documentsHead;
  return [
    text(words.coverage[coverage]),
    ...table(
      [
        [head.document, 0.5],
        [head.source, 0.36],
        [head.parts, 0.14],
      ],
      documents.map(({ name, source, sections }) => [name, sourceName(source, locale), String(sections)]),
    ),
  ];
}
