import { apart, cannotBeTrue, type Inconsistency } from "../../domain/inconsistency.ts";
import type { Locale } from "../../domain/locale.ts";
import { quotedLine } from "../../domain/quoted-line.ts";
import { CROSS_READING_WORDS } from "../../i18n/cross-reading.ts";
import { sumOfDistance } from "../../i18n/distance.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { REPORT_INCONSISTENCIES } from "../../i18n/report-inconsistencies.ts";
import type { Review } from "../../review/result.ts";
import { type Block, labelled, list, table, text } from "./block.ts";

/** Where the documents contradict themselves: each with its passages side by side, the sum and the question. */
export function inconsistencyBlocks({ inconsistencies, locale }: Review): Block[] {
  return blocks(apart(inconsistencies).impossible, REPORT_INCONSISTENCIES[locale].intro, locale);
}

/** What need not be false and has to be asked about, in the same form. */
export function toExplainBlocks({ inconsistencies, locale }: Review): Block[] {
  return blocks(apart(inconsistencies).toExplain, REPORT_INCONSISTENCIES[locale].toExplain.intro, locale);
}

function blocks(told: readonly Inconsistency[], intro: string, locale: Locale): Block[] {
  const words = REPORT_INCONSISTENCIES[locale];
  if (told.length === 0) return [];
  return [
    text(intro, "muted"),
    ...told.flatMap((one): Block[] => {
      const { name, kind, severity, certainty, explanation, statements, sum, also, impact, question, proposedBy } = one;
      return [
        { kind: "heading", text: name },
        {
          kind: "text",
          label: `${REPORT_WORDS[locale].severity[severity]}, ${words.certainty[cannotBeTrue({ kind, certainty }) ? "sure" : "question"]}`,
          text: explanation,
          ...(certainty === "sure" && { tone: "warning" as const }),
        },
        ...table(
          [
            [words.figure, 0.2],
            [words.saysHere, 0.5],
            [words.place, 0.3],
          ],
          statements.map(({ printed, passage, reference }) => [quotedLine(printed), quotedLine(passage), reference]),
        ),
        ...labelled(words.sum, sum),
        ...labelled(words.gap, sumOfDistance(one, locale)),
        ...list(also, words.also),
        ...(proposedBy === undefined
          ? []
          : [text(CROSS_READING_WORDS[locale].pointedOut({ by: proposedBy }), "muted")]),
        { kind: "text", label: words.impact, text: impact },
        // What it is about stands above.
        { kind: "text", label: words.ask, text: question.replace(explanation, "").trim() },
      ];
    }),
  ];
}
