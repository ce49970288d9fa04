const HEADING = "## Unreleased";

/** The changelog with what is unreleased under its version and day; null where there is nothing. */
export function releasedChangelog(text: string, version: string, day: Date): string | null {
  const [before, rest] = text.split(`${HEADING}\n`);
  if (rest === undefined) return null;
  const [unreleased = ""] = rest.split(/^## /m);
  if (unreleased.trim() === "") return null;
  const section = `## ${version} (${day.toISOString().slice(0, 10)})\n`;
  return `${before}${HEADING}\n\n${section}${rest.startsWith("\n") ? "" : "\n"}${rest}`;
}

/** What a changelog says of one version, line by line. */
export function releasedLines(changelog: string, version: string): string[] {
  const [, section = ""] = changelog.split(`## ${version} (`);
  const [text = ""] = section.split(/^## /m);
  return text.split("\n").filter((line) => line.startsWith("- "));
}

/** Whether the first is a plain version above the second. */
export function versionAbove(version: string, than: string): boolean {
  const parts = (text: string) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number) ?? null;
  const [a, b] = [parts(version), parts(than)];
  if (a === null || b === null) return false;
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && (a[at] as number) > (b[at] as number);
}
