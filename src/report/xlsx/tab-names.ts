/** Excel opens no workbook with a longer name of a sheet. */
const LONGEST = 31;

/** Names as every spreadsheet program takes them: short, without its signs, and no two alike. */
export function tabNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain =
      name
        .replaceAll(/[[\]:*?/\\]/g, " ")
        .replaceAll(/^'+|'+$/g, "")
        .trim() || "–";
    for (let count = 1; ; count++) {
      const tail = count === 1 ? "" : ` ${count}`;
      const tab = `${cut(plain, LONGEST - tail.length)}${tail}`;
      if (taken.has(tab.toLowerCase())) continue;
      taken.add(tab.toLowerCase());
      return tab;
    }
  });
}

const cut = (name: string, longest: number): string =>
  name.length <= longest
    ? name
    : `${name
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`;
