import { type PageRole, roleOf } from "../../../lexicon/page-roles.ts";
import { isOneCase } from "../../../lexicon/plans.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import type { Passage } from "./passage.ts";

/** One line with what stands over it. */
export interface Outlined {
  passage: Passage;
  /** The lines it stands under, outermost first: headings, the line over a list, the item it is a part of. */
  over: readonly string[];
  /** What the nearest of them that says so is about. */
  role: PageRole | null;
}

const LONGEST_HEADING = 90;
/** Below every heading that a document marks as one. */
const OVER_A_LIST = 10;

/** Each line of these with the lines it stands under, page by page. */
export function outlineOf(passages: readonly Passage[]): Outlined[] {
  let stack: { level: number; text: string }[] = [];
  let section = passages[0]?.section;
  return passages.map((passage, at) => {
    if (passage.section !== section) [stack, section] = [[], passage.section];
    const level = levelOf(passage, passages[at + 1]);
    const own = level ?? OVER_A_LIST + (passage.row.item ?? 0) + 1;
    stack = stack.filter((one) => one.level < own);
    const over = stack.map(({ text }) => text);
    if (level !== null) stack = [...stack, { level, text: passage.text }];
    const role = over.reduce<PageRole | null>((known, text) => roleOf(text) ?? known, roleOf(section?.name ?? ""));
    return { passage, over, role };
  });
}

/** Without the lines of one case among several: what happens in it is not what happens. */
export const withoutCases = (lines: readonly Outlined[]): Outlined[] =>
  lines.filter(({ over }) => !over.some((heading) => isOneCase(heading)));

/** How deep a line stands that others stand under; null where none do. */
function levelOf({ row, text, at, section }: Passage, next: Passage | undefined): number | null {
  if (row.heading !== undefined) return row.heading;
  if (text.length > LONGEST_HEADING) return null;
  const after = next?.section === section && next.at === at + 1 ? next.row : undefined;
  if (row.item !== undefined) return (after?.item ?? 0) > row.item ? OVER_A_LIST + row.item : null;
  // A page that marks no lists: what begins with a time is over what follows.
  if (row.table === true) return text.length <= 60 && after?.item !== undefined ? OVER_A_LIST : null;
  return after?.item !== undefined || /:\P{L}*$/u.test(text) || isTime(text) ? OVER_A_LIST : null;
}

/** "Q2 2026", "Phase 1: Direct sales (Q2–Q3 2026)". */
function isTime(text: string): boolean {
  const [first] = findPeriods(text);
  if (first === undefined) return false;
  return /^\P{L}*$/u.test(text.slice(0, first.start)) || /^\P{L}*(?:phase|fase|[ée]tape|etapa|stage)\b/iu.test(text);
}
