import type { ContradictionSeverity } from "../domain/contradiction.ts";
import type { CheckStatus } from "../domain/follow-up.ts";
import { CHECKLIST_WORDS } from "../i18n/checklist.ts";
import type { Review } from "../review/result.ts";

/** Something to verify before money moves. */
export interface ChecklistItem {
  /** The same in every language and every later review of the deal. */
  id: string;
  text: string;
  severity: ContradictionSeverity | null;
  /** The contradiction whose evidence shows it; null where there is none to open. */
  contradictionId: string | null;
}

/** What somebody did about a thing to verify. */
export interface CheckWorkDone {
  id: string;
  status: CheckStatus;
  owner: string | null;
  note: string | null;
}

/** A thing to verify with who does it, how far it is and what was found. */
export type ChecklistRow = ChecklistItem & CheckWorkDone;

/** The checklist of a review with what was done about it; what nobody touched is to do. */
export function checklistRows(review: Review, work: readonly CheckWorkDone[] = []): ChecklistRow[] {
  const done = new Map(work.map((one) => [one.id, one]));
  return checklistOf(review).map((item) => {
    const { status = "open", owner = null, note = null } = done.get(item.id) ?? {};
    return { ...item, status, owner, note };
  });
}

/** What the review warns of, what its verdicts leave to verify, and which core figures rest on the founder's word. */
function checklistOf({ settled, answer, locale }: Review): ChecklistItem[] {
  const verdicts = settled.flatMap(({ contradiction, resolution }): ChecklistItem[] => {
    const { whatToVerify } = resolution.baGuidance;
    if (whatToVerify === null) return [];
    const id = `V-${contradiction.topicId ?? contradiction.topic} ${contradiction.period ?? ""}`;
    return [
      {
        id: plainId(id),
        text: whatToVerify,
        severity: contradiction.severity.level,
        contradictionId: contradiction.id,
      },
    ];
  });
  const warned = new Set(answer.redFlags.flatMap(({ from }) => (from.kind === "inconsistency" ? from.id : [])));
  const flags = answer.redFlags
    // What an analyst warns of and the documents show by themselves is one thing to verify, not two.
    .filter(
      ({ about, standing, shownBy }) =>
        about !== "analyst" && standing !== "false" && (shownBy === undefined || !warned.has(shownBy)),
    )
    .map(
      ({ id, text, from }): ChecklistItem => ({
        id: plainId(`F-${id}`),
        text,
        severity: null,
        contradictionId: from.kind === "contradiction" ? from.id : null,
      }),
    );
  const declared = (answer.keyFigures ?? [])
    .filter(({ level }) => level === "declared")
    .map(
      ({ topic, name, formatted, reference }): ChecklistItem => ({
        id: plainId(`K-${topic}`),
        text: CHECKLIST_WORDS[locale].proof({ name, formatted, reference }),
        severity: null,
        contradictionId: null,
      }),
    );
  return [...new Map([...flags, ...verdicts, ...declared].map((one) => [one.id, one])).values()];
}

const LONGEST = 100;

const plainId = (text: string): string => text.replaceAll(/[^\p{L}\p{N}_.:-]+/gu, "_").slice(0, LONGEST);
