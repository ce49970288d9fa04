import type { Figure } from "./figures.ts";
import { blanked, type QuotedSpan } from "./marks.ts";
import type { ClauseWord } from "./words.ts";

/** What one figure is of. */
export interface FigureLabel {
  label: string;
  /** Other words that say more closely what is meant. */
  aside: string;
  /** The whole that a share is a part of. */
  of?: string;
}

interface Region {
  start: number;
  end: number;
}

/** Where a new name may begin between two figures. */
const NEW_NAME = /[,(]|(?<![\p{L}])(?:and|et|e|with|avec|com|of which|dont|less|minus|moins|menos)(?![\p{L}])/giu;
const WHOLE =
  /^\s*(?:of|du|des|de la|de l['’]|de|d['’]|do|da|dos|das)(?:\s|(?<=['’]))(?:the |its |our |le |la |les |o |a |poste |rubrique |rubrica |seu |sua )*/iu;

/** The words that name each figure of a clause, and the clause as a whole (`end`: where its reasons begin). */
export function labelsOf(
  text: string,
  end: number,
  figures: readonly Figure[],
  words: readonly ClauseWord[],
  quotes: readonly QuotedSpan[],
  taken: readonly Region[],
  about: string,
): { main: string; aside: string; each: FigureLabel[] } {
  const bare = blanked(text, taken);
  const name = (region: Region) => labelIn(bare, region, words, quotes);
  const [first] = figures;
  if (first === undefined) {
    const { label, aside } = name({ start: 0, end });
    return { main: label === "" ? about : label, aside, each: [] };
  }
  const each: FigureLabel[] = [];
  for (const [index, figure] of figures.entries()) {
    const next = figures[index + 1]?.start ?? end;
    const of = figure.role === "share" ? wholeOf(text, figure, next, name) : undefined;
    each.push({
      ...ownLabel(text, index, figures, each.at(-1), next, name),
      ...(of === undefined ? {} : { of: of.label }),
    });
    const last =
      index === figures.length - 1 && of === undefined && each[0]?.label !== ""
        ? name({ start: figure.end, end })
        : null;
    const one = each.at(-1);
    if (last !== null && one !== undefined && one.label !== last.label)
      one.aside = joined(one.aside, last.label, last.aside);
  }
  const main = each.find(({ label }) => label !== "")?.label ?? about;
  return {
    main,
    aside: each[0]?.aside ?? "",
    each: each.map((one) => (one.label === "" ? { ...one, label: main } : one)),
  };
}

function ownLabel(
  text: string,
  index: number,
  figures: readonly Figure[],
  previous: FigureLabel | undefined,
  next: number,
  name: (region: Region) => FigureLabel,
): FigureLabel {
  const figure = figures[index] as Figure;
  if (previous === undefined) {
    const before = name({ start: 0, end: figure.start });
    return before.label === "" && figure.role !== "share" ? name({ start: figure.end, end: next }) : before;
  }
  const earlier = figures[index - 1] as Figure;
  const gap = text.slice(earlier.end, figure.start);
  const breaks = [...gap.matchAll(NEW_NAME)].at(-1);
  const own =
    breaks === undefined ? null : name({ start: earlier.end + breaks.index + breaks[0].length, end: figure.start });
  // "40 % engineering, 30 % sales": where the first is named behind it, so are the others.
  const behind =
    own?.label === "" && namedBehind(text, figures[0] as Figure) ? name({ start: figure.end, end: next }) : null;
  if (behind !== null && behind.label !== "") return behind;
  const shared = index === 1 && previous.label !== "" && gap.replace(/\s+/g, " ").includes(previous.label);
  return own === null || shared || own.label === "" ? { label: previous.label, aside: "" } : own;
}

/** A name follows at once, and none stands before. */
function namedBehind(text: string, first: Figure): boolean {
  return !/\p{L}/u.test(text.slice(0, first.start)) && /^\s\p{L}/u.test(text.slice(first.end));
}

function wholeOf(
  text: string,
  figure: Figure,
  next: number,
  name: (region: Region) => FigureLabel,
): FigureLabel | undefined {
  const link = WHOLE.exec(text.slice(figure.end, next));
  if (link === null) return undefined;
  const stop = text
    .slice(figure.end + link[0].length, next)
    .search(/[,;:]|\s(?:from|compared|versus|contre|contra|against|up|down)\s/u);
  const label = name({
    start: figure.end + link[0].length,
    end: stop === -1 ? next : figure.end + link[0].length + stop,
  });
  return label.label === "" ? undefined : label;
}

/** The name that stands in a region: what is quoted there, or from its first naming word to its last one. */
function labelIn(
  text: string,
  { start, end }: Region,
  words: readonly ClauseWord[],
  quotes: readonly QuotedSpan[],
): FigureLabel {
  const names = words.filter((word) => word.role === "name" && word.start >= start && word.end <= end);
  const [first] = names;
  const last = names.at(-1);
  const unquoted =
    first === undefined || last === undefined ? "" : text.slice(first.start, last.end).replace(/\s+/g, " ");
  const quoted = quotes.find((quote) => quote.start >= start && quote.end <= end);
  return quoted === undefined ? { label: unquoted, aside: "" } : { label: quoted.text, aside: unquoted };
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
