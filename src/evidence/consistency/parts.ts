import type { Dossier } from "../../domain/dossier.ts";
import { addAll, greatest } from "../../domain/many.ts";
import type { Quantity } from "../../domain/quantity.ts";
import { fold } from "../../lexicon/fold.ts";
import { BREAKDOWN, CAP_TABLE, STAKE, USE_OF_FUNDS } from "../../lexicon/sums.ts";
import type { Constraint } from "./constraint.ts";
import { type Group, hundred } from "./group.ts";
import { visibleSections, writtenAs } from "./how-numbers-are-written.ts";
import { type Interval, intervalOf, missing, sumOf } from "./interval.ts";
import { type Amount, type Line, linesOf } from "./lines.ts";
import { placesOf } from "./places.ts";
import { shareLists, withShares } from "./share-lists.ts";
import type { Statement } from "./statement.ts";

const FEWEST_PARTS = 2;
/** A total farther than this from its lines is a total of something else. */
const ANOTHER_WHOLE = 0.65;

/** Parts and totals of every table, list and drawn tree, and of the round's uses against the round. */
export function partsAndTotals(dossier: Dossier, rounds: readonly Statement[]): Constraint[] {
  return dossier.documents.flatMap((document) => {
    if (document.source === "funding_db" || document.source === "context_engine") return [];
    const options = writtenAs(document);
    return visibleSections(document).flatMap((section) => {
      const lines = linesOf(document, section, options, placesOf(dossier));
      const own = rounds.filter((one) => one.document === document.id);
      return groupsOf(lines, section.name ?? "", own).map(sumConstraint);
    });
  });
}

/** Parts against their total, as a constraint. */
export function sumConstraint(group: Group): Constraint {
  const { id, parts, total, touches, assumed } = group;
  return {
    ...(assumed === true && { assumed }),
    id,
    kind: "sum",
    inputs: parts,
    expression: parts.map((_, at) => `{${at}}`).join(" + "),
    keys: parts.map((_, at) => String(at)),
    ...(endsOf(group) ?? {
      stated: total,
      expected: sumOf(
        parts.map(({ interval, quantity }) => ({
          ...interval,
          value: quantity.value,
          range: quantity.range !== undefined || quantity.bound !== undefined,
        })),
      ),
    }),
    value: parts.reduce((sum, { quantity }) => sum + quantity.value, 0),
    ...(parts.some(({ quantity }) => quantity.range !== undefined) && {
      between: {
        min: parts.reduce((sum, { quantity }) => sum + (quantity.range?.min ?? quantity.value), 0),
        max: parts.reduce((sum, { quantity }) => sum + (quantity.range?.max ?? quantity.value), 0),
      },
    }),
    bound: "equal",
    slack: 0.005,
    exact: true,
    touches,
    mayBe: ["other_scope"],
  };
}

/** Ranges that add up to a range do so at both ends; the end that does so less is the one to look at. */
function endsOf({ parts, total }: Group): Pick<Constraint, "stated" | "expected"> | null {
  const sides = (["min", "max"] as const).map((side) => {
    const at = ({ quantity }: Statement) =>
      quantity.range === undefined ? null : intervalOf(alone(quantity, quantity.range[side]));
    const [whole, each] = [at(total), parts.map(at)];
    if (whole === null || each.some((one) => one === null)) return null;
    const lines = each.map((one, nth) => ({
      ...(one as Interval),
      value: parts[nth]?.quantity.range?.[side] ?? 0,
      range: false,
    }));
    return { stated: { ...total, interval: whole }, expected: sumOf(lines) };
  });
  const both = sides.flatMap((side) => side ?? []);
  const apart = (side: (typeof both)[number]) => missing(side.stated.interval, side.expected);
  return both.length < 2 ? null : (both.toSorted((a, b) => apart(b) - apart(a))[0] ?? null);
}

function alone({ range: _range, ...quantity }: Quantity, value: number): Quantity {
  return { ...quantity, value };
}

function groupsOf(lines: readonly Line[], name: string, rounds: readonly Statement[]): Group[] {
  const groups: Group[] = [...trees(lines)];
  const lists = shareLists(lines);
  for (const block of blocksOf(lines)) {
    const heading = fold([name, ...block.above].join(" "));
    addAll(groups, [...totalRows(block), ...shares(block, heading), ...uses(block, heading, rounds)]);
  }
  // A list that a heading calls so is told by that.
  const told = new Set(groups.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const others = lists.filter(({ parts }) => !parts.some(({ id }) => told.has(id)));
  return [...groups, ...others].filter(({ parts, total }) => isWhole(parts, total));
}

/** The same kind of number, and near enough to be meant as their sum. */
function isWhole(parts: readonly Statement[], total: Statement): boolean {
  const sum = parts.reduce((all, { quantity }) => all + quantity.value, 0);
  const size = Math.max(Math.abs(sum), Math.abs(total.quantity.value));
  const currencies = new Set([...parts, total].flatMap(({ quantity }) => quantity.currency ?? []));
  return size > 0 && currencies.size <= 1 && Math.abs(sum - total.quantity.value) / size <= ANOTHER_WHOLE;
}

interface Block {
  /** Words that stand above: the headings and the table's own head. */
  above: string[];
  lines: Line[];
  total: Line | undefined;
  /** True where a line is drawn right over the total. */
  ruled: boolean;
}

/** Runs of lines with amounts, each with the words above and the total below. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let above: string[] = [];
  let run: Line[] = [];
  const close = (total?: Line, ruled = false) => {
    if (run.length >= FEWEST_PARTS) blocks.push({ above, lines: run, total, ruled });
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    if (line.depth === 1) continue;
    if (line.total && line.amounts.length > 0) close(line, lines[at - 1]?.rule === true);
    else if (line.amounts.length > 0) run.push(line);
    else if (line.text !== "") {
      const fresh = run.length > 0;
      close();
      above = [...(fresh ? [] : above), line.text].slice(-3);
    }
  }
  close();
  return blocks;
}

/** "Total" alone is of all that stands above; "Total operating expenses" of the lines that are such. */
const BARE_TOTAL = /^[^\p{L}]*totals?[^\p{L}]*$/u;

/** The lines right above that come to the total, where some do. */
function lastThatComeTo(parts: readonly Statement[], total: Statement): readonly Statement[] | null {
  let sum = 0;
  for (let from = parts.length - 1; from >= 0; from -= 1) {
    sum += (parts[from] as Statement).quantity.value;
    const apart = Math.abs(sum - total.quantity.value);
    if (parts.length - from >= FEWEST_PARTS && apart <= Math.abs(total.quantity.value) * 0.005)
      return parts.slice(from);
  }
  return null;
}

/** A total under its column. */
function totalRows({ lines, total, ruled }: Block): Group[] {
  return (total?.amounts ?? []).flatMap(({ column, statement, computed }) => {
    const parts = lines.flatMap((line) => line.amounts.find((one) => one.column === column) ?? []);
    if (computed || parts.length < FEWEST_PARTS || parts.length < lines.length) return [];
    // Over lines that end in a drawn one their total may also stand as their title.
    const all = parts
      .map((one) => one.statement)
      .filter(({ quantity }) => !ruled || quantity.value !== statement.quantity.value);
    // Under what is counted at each time, or since the start, stands its last value: no sum.
    const last = all.at(-1)?.quantity.value;
    if (all.some(({ quantity }) => quantity.value < 0) || last === statement.quantity.value) return [];
    const own = lastThatComeTo(all, statement) ?? (ruled || BARE_TOTAL.test(fold(total?.label ?? "")) ? all : null);
    return own === null ? [] : [{ id: "total=parts", parts: own, total: statement, touches: "trust" as const }];
  });
}

/** Shares of one thing come to a hundred. */
function shares({ lines: all, total, above }: Block, heading: string): Group[] {
  const owners = CAP_TABLE.test(heading);
  // What the investor gets for it stands under the list and is none of it.
  const lines = owners ? all : all.filter(({ text }) => !STAKE.test(fold(text)));
  const named = owners || USE_OF_FUNDS.test(heading) || BREAKDOWN.test(heading);
  const parts = lines.flatMap(
    ({ amounts }) => amounts.find(({ statement }) => statement.quantity.unit === "percent") ?? [],
  );
  const stated = total?.amounts.find(({ statement }) => statement.quantity.unit === "percent");
  if (!named || parts.length < lines.length || parts.length < 3 || above.length > 3) return [];
  return [
    {
      id: owners ? "owners=100" : "shares=100",
      parts: parts.map(({ statement }) => statement),
      total: hundred(stated ?? (parts[0] as Amount)),
      touches: owners ? ("control" as const) : ("runway" as const),
    },
  ];
}

/** What the round is spent on comes to the round. */
function uses({ lines: all }: Block, heading: string, rounds: readonly Statement[]): Group[] {
  if (!USE_OF_FUNDS.test(heading)) return [];
  const shareOf = ({ amounts }: Line) =>
    amounts.find(({ statement }) => statement.quantity.unit === "percent")?.statement.quantity.value ?? null;
  const lines = withShares(all, shareOf);
  const parts = lines.flatMap(
    ({ amounts }) => amounts.find(({ statement }) => statement.quantity.unit === "money") ?? [],
  );
  const [first] = parts;
  if (first === undefined || parts.length < lines.length || parts.length < FEWEST_PARTS) return [];
  // A minus, or what an amount buys ("50 K€ = 1 % of the shares"): these are not what the money is spent on.
  if (parts.some(({ statement }) => statement.quantity.value < 0 || STAKE.test(fold(statement.passage)))) return [];
  const here = rounds.filter(({ place }) => place === first.statement.place);
  const total = (here.length > 0 ? here : rounds)[0];
  // "Use of our 3 M€" is the round, and none of the lines.
  const own = parts.filter(({ statement }) => statement.quantity.value !== total?.quantity.value);
  return total === undefined || own.length < FEWEST_PARTS || own.some(({ statement }) => exceeds(statement, total))
    ? []
    : [{ id: "round=uses", parts: own.map(({ statement }) => statement), total, touches: "runway" }];
}

/** What is larger than the round is not paid by it. */
export const exceeds = (part: Statement, round: Statement): boolean => part.interval.min > round.interval.max;

/** "Month 1 (2 K€): ├─ revenue 2 K€ ├─ costs 0,3 K€ └─ margin 1,7 K€": what one line is and what becomes of it, no parts. */
function isAccount(parent: Amount, children: readonly Amount[]): boolean {
  const values = children.map(({ statement }) => Math.abs(statement.quantity.value));
  const [most, rest] = [greatest(values), values.reduce((sum, value) => sum + value, 0) - greatest(values)];
  return values.includes(Math.abs(parent.statement.quantity.value)) || Math.abs(rest / most - 1) < 0.005;
}

/** A line with lines drawn below it: "Team 240 K€ ├─ two salespeople 120 K€ └─ …". */
function trees(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let parent: Amount | undefined;
  let children: Amount[] = [];
  let whole = true;
  const close = () => {
    if (parent !== undefined && whole && children.length >= FEWEST_PARTS && !isAccount(parent, children)) {
      groups.push({
        id: "line=branches",
        parts: children.map(({ statement }) => statement),
        total: parent.statement,
        touches: "runway",
      });
    }
    parent = undefined;
    children = [];
    whole = true;
  };
  for (const { depth, amounts } of lines) {
    const money = amounts.filter(({ statement }) => statement.quantity.unit === "money");
    if (depth === 0) {
      close();
      parent = money.length === 1 ? money[0] : undefined;
    } else if (money.length === 1) children.push(money[0] as Amount);
    else whole = false;
  }
  close();
  return groups;
}
