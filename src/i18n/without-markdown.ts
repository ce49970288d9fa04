/** The words of a passage without the marks of Markdown: emphasis, code, bars of tables. */
export const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/(?<!\S)[*_](?=\S)|(?<=\S)[*_](?!\w)/g, "")
    .replace(/^\s*\|\s*|\s*\|\s*$/g, "")
    .replaceAll(/\s*\|\s*/g, " · ");
