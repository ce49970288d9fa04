import type { ConflictType } from "../../domain/recommendation.ts";
import { byWeight, typeOf } from "./classify.ts";
import { type Difference, opposition } from "./opposes.ts";
import type { Speaker } from "./read-agents.ts";
import { type Reading, readText } from "./stances.ts";
import type { TextSimilarity } from "./text-similarity.ts";

/** Agents on two sides of one question. */
export interface Group {
  type: ConflictType;
  ground: Difference["ground"];
  /** Each agent's side, in the order they joined. */
  sides: Map<string, "A" | "B">;
  /** Each agent's own sentences that oppose the other side. */
  statements: Map<string, Set<string>>;
  /** Oriented: `a` is side A's. */
  differences: Difference[];
  alsoDiffer: Difference[];
}

interface Pair {
  names: [string, string];
  type: ConflictType;
  differences: Difference[];
  alsoDiffer: Difference[];
}

/** Compares every two recommendations, and joins pairs that dispute the same question into one group. */
export function groupConflicts(
  speakers: readonly Speaker[],
  numericGap: number,
  similarity?: TextSimilarity,
): { groups: Group[]; readings: Map<string, Reading> } {
  const speaking = speakers.filter(({ recommendation }) => recommendation !== "");
  const readings = new Map(speaking.map(({ agentName, recommendation }) => [agentName, readText(recommendation)]));
  const groups: Group[] = [];
  for (const pair of pairsOf(speaking, readings, numericGap, similarity)) {
    const home = groups.find((group) => fits(group, pair));
    if (home === undefined) groups.push(open(pair));
    else join(home, pair);
  }
  return { groups, readings };
}

function pairsOf(
  speakers: readonly Speaker[],
  readings: ReadonlyMap<string, Reading>,
  numericGap: number,
  similarity: TextSimilarity | undefined,
): Pair[] {
  return speakers.flatMap((one, i) =>
    speakers.slice(i + 1).flatMap((other): Pair[] => {
      const [a, b] = [one, other].map(({ agentName }) => readings.get(agentName)) as [Reading, Reading];
      const found = opposition(a, b, numericGap, false, similarity);
      if (found === null) return [];
      const typed = found.differences
        .map((difference) => ({ difference, type: typeOf(difference, [one.role, other.role]) }))
        .sort((x, y) => byWeight(x.type, y.type));
      const type = typed[0]?.type as ConflictType;
      const differences = typed.map(({ difference }) => difference);
      return [{ names: [one.agentName, other.agentName], type, differences, alsoDiffer: found.alsoDiffer }];
    }),
  );
}

function open({ names: [one, other], type, differences, alsoDiffer }: Pair): Group {
  const group: Group = {
    type,
    ground: (differences[0] as Difference).ground,
    sides: new Map([
      [one, "A"],
      [other, "B"],
    ]),
    statements: new Map(),
    differences: [...differences],
    alsoDiffer: [...alsoDiffer],
  };
  remember(group, one, other, differences);
  return group;
}

/** Same question, one of the two already speaks here with the same words, and nobody would stand on both sides. */
function fits(group: Group, { names: [one, other], differences }: Pair): boolean {
  const main = differences[0] as Difference;
  if (main.ground !== group.ground) return false;
  const [sideOne, sideOther] = [group.sides.get(one), group.sides.get(other)];
  if (sideOne !== undefined && sideOther !== undefined) return sideOne !== sideOther;
  const known = sideOne !== undefined ? { name: one, says: main.a } : { name: other, says: main.b };
  return group.statements.get(known.name)?.has(known.says) === true;
}

function join(group: Group, { names: [one, other], type, differences, alsoDiffer }: Pair): void {
  const sideOne = group.sides.get(one) ?? opposite(group.sides.get(other) as "A" | "B");
  group.sides.set(one, sideOne);
  group.sides.set(other, opposite(sideOne));
  remember(group, one, other, differences);
  if (byWeight(type, group.type) < 0) group.type = type;
  group.differences.push(...differences.map((difference) => orient(difference, sideOne)));
  group.alsoDiffer.push(...alsoDiffer.map((difference) => orient(difference, sideOne)));
}

function remember({ statements }: Group, one: string, other: string, differences: readonly Difference[]): void {
  const add = (name: string, text: string) => statements.set(name, (statements.get(name) ?? new Set()).add(text));
  for (const { a, b } of differences) {
    add(one, a);
    add(other, b);
  }
}

function orient(difference: Difference, sideOfA: "A" | "B"): Difference {
  if (sideOfA === "A") return difference;
  const { a, b, words, bold } = difference;
  return {
    ...difference,
    a: b,
    b: a,
    ...(words !== undefined && { words: [words[1], words[0]] as [string, string] }),
    bold: bold === null ? null : bold === "a" ? "b" : "a",
  };
}

function opposite(side: "A" | "B"): "A" | "B" {
  return side === "A" ? "B" : "A";
}
