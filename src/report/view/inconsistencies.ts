import { REPORT_WORDS } from "../../i18n/report.ts";
import { REPORT_INCONSISTENCIES } from "../../i18n/report-inconsistencies.ts";
import type { Review } from "../../review/result.ts";
import { type Block, list, table, text } from "./block.ts";

/** Where the documents contradict themselves: each with its passages side by side, the sum and the question. */
export function inconsistencyBlocks({ inconsistencies, locale }: Review): Block[] {
  const words = REPORT_INCONSISTENCIES[locale];
  if (inconsistencies.length === 0) return [];
  return [
    text(words.intro, "muted"),
    ...inconsistencies.flatMap(
      ({ name, severity, certainty, explanation, statements, sum, also, impact, question }): Block[] => [
        { kind: "heading", text: name },
        {
          kind: "text",
          label: `${REPORT_WORDS[locale].severity[severity]}, ${words.certainty[certainty]}`,
          text: explanation,
          ...(certainty === "sure" && { tone: "warning" as const }),
        },
        ...table(
          [
            [words.figure, 0.2],
            [words.saysHere, 0.5],
            [words.place, 0.3],
          ],
          statements.map(({ printed, passage, reference }) => [printed, passage, reference]),
        ),
        ...(sum === null ? [] : [{ kind: "text" as const, label: words.sum, text: sum }]),
        ...list(also, words.also),
        { kind: "text", label: words.impact, text: impact },
        // What it is about stands above.
        { kind: "text", label: words.ask, text: question.replace(explanation, "").trim() },
      ],
    ),
  ];
}
