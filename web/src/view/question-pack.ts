/** What a person made of one question: another wording, or left out. */
export interface Edit {
  text?: string;
  left?: boolean;
}

interface Asked {
  id: string;
  question: string;
  changes: string | null;
}

/** The questions that are kept, as they will be sent, in Markdown. Markdown in a question stays text. */
export function packed(
  questions: readonly Asked[],
  edits: Readonly<Record<string, Edit>>,
  words: { heading: string; greeting: string; changes: string },
): string {
  const kept = questions.filter(({ id }) => edits[id]?.left !== true);
  const lines = kept.map(({ id, question, changes }, at) => {
    const text = escaped(edits[id]?.text ?? question);
    return changes === null ? `${at + 1}. ${text}` : `${at + 1}. ${text}\n   *${words.changes}* ${escaped(changes)}`;
  });
  return [`# ${escaped(words.heading)}`, "", words.greeting, "", ...lines, ""].join("\n");
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`).replaceAll(/\s*\n\s*/g, " ");
