import type { SourceDocument } from "../../domain/document.ts";
import type { Fact } from "../../domain/fact.ts";

type Unplaced = Omit<Fact, "id">;

/**
 * "Sheet1" and "Sheet1 (2)" are one model with other numbers: where all that one of them dates is planned, nothing in the
 * other has happened either, unless it says so.
 */
export function copiesOfPlans<One extends Unplaced>(
  { issues, sections }: SourceDocument,
  facts: readonly One[],
): One[] {
  const copies = [...issues, ...sections.flatMap((section) => section.issues)].filter(
    ({ code }) => code === "repeated_sheet",
  );
  if (copies.length === 0) return [];
  const bySheet = Map.groupBy(facts, ({ address }) => (address.kind === "cell" ? address.sheet : ""));
  const dated = (sheet: string) => (bySheet.get(sheet) ?? []).filter(({ topic, period }) => topic !== null && period);
  const isPlan = (sheet: string) => {
    const all = dated(sheet);
    return all.length > 0 && all.every(({ nature }) => nature === "projection");
  };
  return copies.flatMap(({ detail }) => {
    const pair = [String(detail.sheet), String(detail.other)];
    return pair.flatMap((sheet, at) =>
      isPlan(pair[1 - at] as string)
        ? dated(sheet).filter(({ nature, basis }) => nature === "actual" && basis.nature !== "actual")
        : [],
    );
  });
}
