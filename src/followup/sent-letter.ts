import { QUESTION_GROUPS, type QuestionGroup } from "../domain/follow-up.ts";
import type { Locale } from "../domain/locale.ts";
import { FOUNDER_LETTER } from "../i18n/founder-letter.ts";

/** A letter as it leaves the house. */
export interface SentLetter {
  deal: string;
  locale: Locale;
  /** Who signs; empty: nobody yet. */
  from: string;
  questions: readonly { group: QuestionGroup; text: string }[];
}

/** One heading with its questions, numbered through the whole letter. */
export interface LetterPart {
  heading: string;
  questions: { number: number; text: string }[];
}

/** The questions under their headings; a heading with none is left out. */
export function partsOf({ questions, locale }: SentLetter): LetterPart[] {
  const words = FOUNDER_LETTER[locale];
  let number = 0;
  return QUESTION_GROUPS.map((group) => ({
    heading: words.groups[group],
    questions: questions
      .filter((one) => one.group === group)
      .map(({ text }) => ({ number: ++number, text: text.replaceAll(/\s+/g, " ").trim() })),
  })).filter((part) => part.questions.length > 0);
}

/** The letter as plain text, for a mail. */
export function letterText(letter: SentLetter): string {
  const words = FOUNDER_LETTER[letter.locale];
  const parts = partsOf(letter).map(({ heading, questions }) =>
    [heading, ...questions.map(({ number, text }) => `${number}. ${text}`)].join("\n"),
  );
  return [
    words.greeting,
    `${words.opening} ${words.documents}`,
    ...parts,
    `${words.closing}\n${letter.from}`.trimEnd(),
    "",
  ]
    .join("\n\n")
    .trimEnd();
}
