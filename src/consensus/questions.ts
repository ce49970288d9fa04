import { shorten } from "../domain/shorten.ts";
import { sayPeriod } from "../i18n/periods.ts";
import { verdictSentences } from "../i18n/verdict-sentences.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { formulasFor } from "../quantities/topics/formulas.ts";
import type { CaseFile } from "./case-file.ts";
import type { Ruling } from "./ruling.ts";
import { sayItem, sayPosition, statementsOf } from "./say.ts";
import type { Side } from "./sides.ts";

const LONGEST_PASSAGE = 120;

/** The question for the founder, or null where the verdict needs none. */
export function questionFor(caseFile: CaseFile, ruling: Ruling): string | null {
  if (ruling.trust === "HIGH") return null;
  const { question, last12Months } = verdictSentences[caseFile.locale];
  const { contradiction, topic, locale } = caseFile;
  const name = contradiction.topic;
  const [first] = ruling.grounds;
  if (first !== undefined) {
    const { reference } = first;
    const passage = shorten(first.passage, LONGEST_PASSAGE);
    const statements = statementsOf(ruling.grounds, caseFile);
    if (ruling.refutedBy?.calculation !== undefined) {
      const { calculation } = ruling.refutedBy;
      return question.refuted({ topic: name, reference, value: sayItem(first, caseFile), calculation });
    }
    if (ruling.reason === "other_currency") return question.currency({ topic: name, statements });
    if (ruling.reason === "with_reservation") return question.reserved({ topic: name, reference, passage });
    if (ruling.reason === "range_stated")
      return question.range({ topic: name, reference, range: sayItem(first, caseFile) });
    if (ruling.reason === "only_parts") return question.parts({ topic: name, statements });
  }
  if (ruling.conflicting !== undefined || ruling.reason === "higher_source_kept") {
    return question.conflict({ topic: name, statements: statementsOf(ruling.conflicting ?? ruling.grounds, caseFile) });
  }
  if (ruling.reason === "several_periods" && caseFile.openBy === "definition") {
    return question.definition({ topic: name, statements: statementsOf(ruling.grounds, caseFile) });
  }
  if (ruling.reason === "several_periods") {
    const periods = [...new Set(ruling.grounds.flatMap((item) => item.period ?? []))].map((one) =>
      sayPeriod(one, locale),
    );
    return question.period({ topic: name, periods: periods.join(", ") });
  }
  if (contradiction.contradictionType === "existence") return question.existence({ topic: name });
  if (contradiction.contradictionType !== "numeric_value") return question.judgement({ topic: name });
  const formula =
    topic === null ? undefined : formulasFor(topic.id).find((f) => f.inverse !== true && f.inputs.length > 1);
  if (formula !== undefined && ruling.grounds.length === 0) {
    const inputs = formula.inputs.map(({ key, topics, timeless }) => {
      const input = topicById(topics[0] as string)?.name[locale] ?? key;
      return timeless === true ? input : `${input} ${last12Months}`;
    });
    return question.inputs({ topic: name, inputs });
  }
  const period = contradiction.period === undefined ? "" : ` (${sayPeriod(contradiction.period, locale)})`;
  const [ground] = ruling.grounds;
  if (ruling.proven && ground !== undefined && ground.rank === "primary" && ground.calculation === undefined) {
    return question.confirm({
      topic: `${name}${period}`,
      value: sayItem(ground, caseFile),
      reference: ground.reference,
      passage: shorten(ground.passage, LONGEST_PASSAGE),
    });
  }
  return question.value({ topic: name, period });
}

/** What answer would change the verdict. */
export function whatWouldChange(caseFile: CaseFile, ruling: Ruling, sides: Side[]): string | null {
  const { change, side: saySide, semicolon } = verdictSentences[caseFile.locale];
  if (ruling.trust === "HIGH") return null;
  const { winner } = ruling;
  const others = sides.filter(
    ({ positions }) =>
      !positions.some((one) => one.agentName === winner?.agentName && one.findingId === winner.findingId),
  );
  const other = others[0]?.positions[0];
  if (ruling.winner !== null && other !== undefined) {
    return change.confirms({
      value: sayPosition(other, caseFile),
      agent: other.agentName,
      other: ruling.winner.agentName,
    });
  }
  const listed = sides.slice(0, 3).flatMap((side) => {
    const position = side.positions[0];
    return position === undefined
      ? []
      : [saySide({ agent: position.agentName, value: sayPosition(position, caseFile) })];
  });
  return listed.length > 1
    ? change.either({ sides: listed.join(semicolon) })
    : change.proof({ topic: caseFile.contradiction.topic });
}
