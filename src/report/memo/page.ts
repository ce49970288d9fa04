import type { ShownLevel } from "../../domain/shown-level.ts";
import type { DealMemo, MemoFigure, MemoSentence } from "../../followup/memo.ts";
import { CHECKLIST_WORDS } from "../../i18n/checklist.ts";
import { everyText } from "../../i18n/every-text.ts";
import { KEY_FIGURE_WORDS } from "../../i18n/key-figures.ts";
import { MEMO_WORDS } from "../../i18n/memo.ts";
import { allInPortugal } from "../../i18n/portuguese.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import { sayDay } from "../../i18n/tags.ts";
import { setIn } from "../../i18n/tied.ts";
import { oneLine } from "../view/print.ts";

/** A cell of the memo's table of figures. */
export interface MemoRow {
  name: string;
  value: string;
  restsOn: string;
  place: string;
  level: ShownLevel | "planned" | null;
}

/** A part of the memo in words. `silent`: the documents say nothing of it. */
export type MemoPart =
  | { kind: "sentences"; title: string; lines: MemoSentence[]; numbered?: true; note?: string }
  | { kind: "figures"; title: string; rows: MemoRow[]; lines: MemoSentence[] }
  | { kind: "silent"; title: string; text: string };

/** The memo as it is laid out, whatever it is written to. */
export interface MemoPage {
  title: string;
  subtitle: string;
  trust: DealMemo["trust"];
  trustSentence: string;
  headline: string;
  decision: { title: string; text: string; by: string | null };
  columns: [string, string, string, string];
  /** What the company does, and its team; empty where the documents were not at hand. */
  about: MemoPart[];
  /** Figures, round, risks, questions: the last two beside each other where there is room. */
  parts: MemoPart[];
  foot: string;
}

/** The memo in words, in the order it is read. */
export function memoPage(memo: DealMemo): MemoPage {
  const { locale, conclusion } = memo;
  const words = MEMO_WORDS[locale];
  const { sections } = words;
  const sentences = (title: string, lines: MemoSentence[], silent: string): MemoPart =>
    lines.length === 0
      ? { kind: "silent", title, text: silent }
      : { kind: "sentences", title, lines: lines.map(plain) };
  const rows = (figures: readonly MemoFigure[]) => figures.map((one) => rowOf(one, words.silent));
  const benchmark = memo.benchmark.length === 0 ? [{ text: words.noBenchmark, place: null }] : memo.benchmark;
  const company = sentences(
    sections.company,
    memo.company === null ? [] : [{ ...memo.company, text: words.quoted(memo.company.text) }],
    words.silent,
  );
  const day = conclusion === null ? "" : sayDay(new Date(conclusion.at), locale);
  const page: MemoPage = {
    title: oneLine(words.title(memo.deal)),
    subtitle: [memo.about, REPORT_WORDS[locale].reviewedOn(sayDay(memo.reviewedAt, locale))]
      .filter((one) => one !== "")
      .join(" · "),
    trust: memo.trust,
    trustSentence: REPORT_WORDS[locale].reviewTrust[memo.trust],
    headline: oneLine(memo.headline),
    decision: {
      title: sections.decision,
      text:
        conclusion === null
          ? words.undecided
          : oneLine(`${CHECKLIST_WORDS[locale].conclusions[conclusion.kind]}. ${conclusion.reason}`),
      by: conclusion === null ? null : words.concluded({ by: oneLine(conclusion.by), day }),
    },
    columns: [words.columns.figure, words.columns.value, KEY_FIGURE_WORDS[locale].restsOn, words.columns.place],
    about: memo.profiled ? [company, sentences(sections.team, memo.team, words.silent)] : [],
    parts: [
      { kind: "figures", title: sections.figures, rows: rows(memo.figures), lines: [] },
      { kind: "figures", title: sections.round, rows: rows(memo.round), lines: benchmark.map(plain) },
      sentences(sections.risks, memo.risks, words.noRisk),
      memo.questions.items.length === 0
        ? { kind: "silent", title: sections.questions, text: words.noQuestion }
        : {
            kind: "sentences",
            title: sections.questions,
            numbered: true,
            lines: memo.questions.items.map((text) => plain({ text, place: null })),
            ...(memo.questions.more > 0 && { note: words.more(memo.questions.more) }),
          },
    ],
    foot: words.foot,
  };
  return memo.portugal === true ? allInPortugal(page) : everyText(page, setIn(locale));
}

const plain = ({ text, place }: MemoSentence): MemoSentence => ({
  text: oneLine(text),
  place: place === null ? null : oneLine(place),
});

function rowOf({ name, value, restsOn, place, level }: MemoFigure, silent: string): MemoRow {
  return {
    name: oneLine(name),
    value: value === null ? silent : oneLine(value),
    restsOn: oneLine(restsOn),
    place: oneLine(place ?? ""),
    level,
  };
}
