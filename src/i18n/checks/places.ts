/** Places as one reads them: each once, and the cells of one sheet after its name: "Sheet Cap table, cell C7, C2, C3". */
export function sayPlaces(references: readonly string[], between: string): string {
  const sheets = new Map<string, string[]>();
  for (const reference of new Set(references)) {
    const [, stem = reference, cell = ""] = /^(.* )([A-Z]{1,3}\d+)$/u.exec(reference) ?? [];
    sheets.set(stem, [...(sheets.get(stem) ?? []), cell]);
  }
  return [...sheets].map(([stem, cells]) => `${stem}${cells.join(", ")}`).join(between);
}
