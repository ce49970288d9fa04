import { fold } from "../../lexicon/fold.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { type Group, hundred } from "./group.ts";
import type { Amount, Line } from "./lines.ts";

const FEWEST = 3;
/** More than all, and so near to it that all is meant; less may leave out the rest. */
const NEARLY_ALL = { least: 100.5, most: 112 };
const LONGEST_NAME = 60;

/**
 * Lists of nothing but "45 % stock" that come to a little more than a hundred, under whatever heading: one rate a line, each of another
 * thing, none of them a metric of its own. Their form alone says that they are shares of one whole.
 */
export function shareLists(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let run: Amount[] = [];
  let names = new Set<string>();
  const close = () => {
    const sum = run.reduce((all, { statement }) => all + statement.quantity.value, 0);
    if (run.length >= FEWEST && names.size === run.length && sum >= NEARLY_ALL.least && sum <= NEARLY_ALL.most)
      groups.push({
        id: "shares=100",
        parts: run.map(({ statement }) => statement),
        total: hundred(run[0] as Amount),
        touches: "trust",
        assumed: true,
      });
    run = [];
    names = new Set();
  };
  for (const line of lines) {
    const [share, name] = shareOf(line);
    // A sub-line under a share is part of it.
    if (share === null && line.depth === 1) continue;
    if (share === null) close();
    else {
      run.push(share);
      names.add(name);
    }
  }
  close();
  return groups;
}

/** The one rate of a line that has nothing else but a name. */
function shareOf({ text, amounts, total }: Line): [Amount | null, string] {
  const [only, ...more] = amounts.filter(({ statement }) => statement.quantity.unit === "percent");
  if (only === undefined || more.length > 0 || total) return [null, ""];
  const { value, range, bound } = only.statement.quantity;
  const others = amounts.filter((one) => one !== only).map(({ statement }) => statement.printed);
  // An amount may stand beside its share; more of them are another sentence.
  if (others.length > 1) return [null, ""];
  const name = [only.statement.printed, ...others].reduce((rest, printed) => rest.replace(printed, " "), text);
  const isName = /\p{L}{3}/u.test(name) && name.trim().length <= LONGEST_NAME && !/\d/u.test(name);
  if (!isName || value <= 0 || value >= 100 || range !== undefined || bound !== undefined) return [null, ""];
  const metric = matchTopic(name);
  const isMetric = metric !== null && metric.sureness >= SURE_ENOUGH && metric.topic.unit === "percent";
  return isMetric ? [null, ""] : [only, fold(name).trim()];
}

/** What stands under lines that have a share each, and all of it together, has none of its own: a part of such a line. */
export function withShares<Part>(lines: readonly Part[], shareOf: (line: Part) => number | null): readonly Part[] {
  const shares = lines.flatMap((line) => shareOf(line) ?? []);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return Math.abs(whole - 100) > 1 ? lines : lines.filter((line) => shareOf(line) !== null);
}
