import { deniesSame, type RestsOn, sameSum, sameTwoFigures } from "../checks/same-matter.ts";
import type { FounderQuestion } from "./answer-shape.ts";
import type { Review } from "./result.ts";

type Origin = FounderQuestion["from"];
type Asking = Pick<Review, "settled" | "inconsistencies" | "checks" | "synthesis">;

/** Each matter is put to the founder once: what rests on the figures of a graver question is not asked beside it. */
export function askedOnce<Question extends { from: Origin }>(
  questions: readonly Question[],
  review: Asking,
): Question[] {
  const asked: { question: Question; on: RestsOn }[] = [];
  for (const question of questions) {
    const on = restsOn(question.from, review);
    if (!asked.some((before) => isSame({ from: question.from, on }, { from: before.question.from, on: before.on })))
      asked.push({ question, on });
  }
  return asked.map(({ question }) => question);
}

/** Whether a question is about what this verdict decides, or about the same figures. */
export function isAbout(question: Pick<FounderQuestion, "from">, contradictionId: string, review: Asking): boolean {
  const verdict = { kind: "contradiction", id: contradictionId } as const;
  const { from } = question;
  if (from.kind === "contradiction") return from.id === contradictionId;
  return isSame({ from, on: restsOn(from, review) }, { from: verdict, on: restsOn(verdict, review) });
}

interface Rooted {
  from: Origin;
  on: RestsOn;
}

/** One stage finds each matter once, and may have two things to ask of two figures: only another stage repeats it so. */
const isSame = (one: Rooted, other: Rooted): boolean =>
  sameSum(one.on, other.on) || (one.from.kind !== other.from.kind && sameFigures(one, other));

/** A contradiction of the documents is about the figure that it denies, and about any two that deck and model differ in. */
function sameFigures(one: Rooted, other: Rooted): boolean {
  if (one.from.kind === "gap" || other.from.kind === "gap") return sameTwoFigures(one.on, other.on);
  if (one.from.kind === "inconsistency") return deniesSame(other.on, one.on);
  if (other.from.kind === "inconsistency") return deniesSame(one.on, other.on);
  return sameTwoFigures(one.on, other.on);
}

function restsOn({ kind, id }: Origin, { settled, inconsistencies, checks, synthesis }: Asking): RestsOn {
  switch (kind) {
    case "inconsistency": {
      const found = inconsistencies.find((one) => one.id === id);
      return { figures: found?.statements ?? [], computed: found?.computed };
    }
    case "check": {
      const found = checks?.flatMap(({ findings }) => findings).find((one) => one.id === id);
      return { figures: found?.places ?? [], computed: found?.computed, sum: found?.sum ?? null };
    }
    case "contradiction": {
      const evidence = settled.find(({ contradiction }) => contradiction.id === id)?.resolution.evidence ?? [];
      const said = evidence.flatMap(({ support, against }) => [...support, ...against]);
      return {
        figures: said.flatMap(({ addresses: [address], value, calculation }) =>
          address === undefined || typeof value !== "number" || calculation !== undefined ? [] : { address, value },
        ),
      };
    }
    case "gap": {
      const row = synthesis?.reconciliation.find(({ topic, period }) => id === rowId(topic, period));
      return { figures: [row?.deck, row?.model].flatMap((side) => side ?? []) };
    }
    case "reflexion":
      return { figures: [] };
  }
}

/** How a question names the row of deck and model it is about. */
export const rowId = (topic: string, period: string | undefined): string =>
  period === undefined ? topic : `${topic} ${period}`;
