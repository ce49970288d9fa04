import { NOT_ALL_OF_THEM } from "../../../lexicon/counted.ts";
import { fold } from "../../../lexicon/fold.ts";
import { withDigits } from "../../../lexicon/small-numbers.ts";
import { figureIn, plainQuantities } from "../words/passage.ts";
import type { Telling, ToldSum } from "./sum.ts";

const FEWEST = 3;
const MOST = 20;
/** A list that is longer or shorter by more is of something else. */
const FARTHEST = 2;
const LONGEST_NAME = 4;

/** So many of a thing, and right behind it their names: "6 agents (Design, Code, Test)", "four partners: Ana, Rui, Inês". */
const COUNT_AND_LIST = /(?<![\d.,%€$£-])(\d{1,2})\s\p{L}[^\d().:;,]{2,40}(?:\(([^()]+)\)|:\s([^.;:()]+))\s*[.;]?$/u;

/** A count over the names of what is counted, where it names more or fewer of them. */
export function namesListed({ sentence: { passage, text, part } }: Telling): ToldSum | null {
  const folded = withDigits(fold(text));
  const [, count = "", inBrackets, behind] = COUNT_AND_LIST.exec(folded) ?? [];
  const list = inBrackets ?? behind;
  if (list === undefined || passage.row.table === true || NOT_ALL_OF_THEM.test(folded)) return null;
  const names = list.split(/,\s*|\s(?:and|et|e|&)\s/u).map((one) => one.trim());
  const isNames = names.every((one) => /^\p{L}[^\d]*$/u.test(one) && one.split(/\s+/u).length <= LONGEST_NAME);
  const apart = Math.abs(names.length - Number(count));
  if (!isNames || names.length < FEWEST || Number(count) > MOST || apart > FARTHEST) return null;
  const written = plainQuantities(text, passage.document).find(({ value }) => value === Number(count));
  if (written === undefined) return null;
  const whole = { ...figureIn(passage, written, 5780 + part), interval: { min: Number(count), max: Number(count) } };
  const length = { ...written, value: names.length, text: list };
  const named = {
    ...figureIn(passage, length, 5790 + part, list),
    interval: { min: names.length, max: names.length },
  };
  return {
    id: "count=list",
    stated: whole,
    terms: [named],
    compute: (many) => many,
    expression: "{0}",
    slack: 0,
    touches: "trust",
    mayBe: ["other_scope"],
  };
}
