import type { SeededRandom } from "../../src/testing/random.ts";
import type { Deck } from "./deck.ts";
import { asTable, changeOf } from "./figure-table.ts";
import type { Block, Slide } from "./layout.ts";
import type { Metric } from "./metrics.ts";
import { WORDS } from "./words.ts";
import type { Series, World } from "./world.ts";
import { type Written, writeFigure } from "./write.ts";

/** A metric with its figures as this deck prints them. */
export interface Said {
  metric: Metric;
  name: string;
  figures: Record<keyof Series, Written>;
}

/** Puts some metrics on one slide, in one of the layouts people use, and remembers where each stands. */
export function drawGroup(
  said: Said[],
  title: string,
  slide: number,
  world: World,
  once: boolean,
  random: SeededRandom,
  deck: Deck,
): Slide {
  const words = WORDS[world.locale];
  const layouts = once
    ? ["lines", "cards", "pairs"]
    : ["lines", "cards", "table", "columns", "mixed", "table", "pairs"];
  const layout = random.pick(layouts);
  const footnote = random.next() < 0.25 ? { footnote: words.footnote } : {};
  const blocks: Block[] = [];
  const keep = (one: Said, quotes: string[], which: "now" | "past" | "plan" = "now") => {
    deck[which].set(one.metric.id, { slide, value: one.figures[which].value, quotes });
    deck.layoutOf.set(one.metric.id, layout);
  };
  const asLine = (one: Said): string => {
    const line = lineOf(one, world, random);
    keep(one, [line, `${one.name}${words.colon}${one.figures.now.text}`]);
    return line;
  };
  const captionAbove = random.next() < 0.5;
  const under = once ? "" : random.pick(["", "", "change", "end", "plan"]);
  const asCard = (one: Said): [string, string, string?] => {
    const { text } = one.figures.now;
    keep(one, [captionAbove ? `${one.name} ${text}` : `${text} ${one.name}`, `${one.name}${words.colon}${text}`]);
    if (under === "change") return [text, one.name, words.versus(changeOf(one, world), world.year - 1)];
    if (under === "end") return [text, one.name, words.atEnd(world.year)];
    if (under === "plan")
      return [text, one.name, `${world.year + 1} ${words.estimate[0]}${words.colon}${one.figures.plan.text}`];
    return [text, one.name];
  };
  if (layout === "table") blocks.push({ kind: "table", rows: asTable(said, world, random, keep) });
  else if (layout === "cards") blocks.push({ kind: "cards", cards: said.map(asCard), captionAbove });
  else if (layout === "pairs") {
    const together = random.next() < 0.3;
    blocks.push({ kind: "pairs", pairs: said.map(asCard).map(([text, name]) => [name, text]), captionAbove, together });
  } else if (layout === "columns") {
    const lines = said.map(asLine);
    const half = Math.ceil(lines.length / 2);
    blocks.push({ kind: "columns", left: lines.slice(0, half), right: lines.slice(half) });
  } else if (layout === "mixed") {
    blocks.push({ kind: "lines", lines: said.slice(0, 2).map(asLine) });
    if (said.length > 2) blocks.push({ kind: "cards", cards: said.slice(2).map(asCard), captionAbove });
  } else blocks.push({ kind: "lines", lines: said.map(asLine), bullet: random.pick(["", "• ", "- "]) });

  const extra = said.find(({ metric }) => ["mrr", "revenue", "paying", "sellers"].includes(metric.id));
  const aside = random.next();
  if (extra !== undefined && aside < 0.3) {
    blocks.push({ kind: "lines", lines: [words.target(extra.name, extra.figures.plan.text, world.year + 1)] });
  } else if (extra !== undefined && aside < 0.5) {
    blocks.push({ kind: "lines", lines: [words.rival("Planibo", `${extra.figures.before.text} (${extra.name})`)] });
  }
  if (extra?.metric.id === "mrr" && layout === "lines" && random.next() < 0.5) blocks.push(quarters(extra, world));
  return { title, blocks, ...footnote };
}

function lineOf(one: Said, world: World, random: SeededRandom): string {
  const words = WORDS[world.locale];
  const { id, kind, once } = one.metric;
  const period = `${words.december} ${world.year}`;
  const form = once === true ? 0 : random.integer(0, 3);
  if (once !== true && (kind === "money" || kind === "percent") && random.next() < 0.45) {
    return random.pick(words.moreLines)(one.name, one.figures.now.text, period, world.year);
  }
  const text = one.figures.now.text;
  const usual = one.name === one.metric.names[world.locale][0];
  if (form === 3 && (id === "headcount" || id === "cogs" || !usual))
    return words.line[0]?.(one.name, text, period, world.year) ?? "";
  if (form === 2 && kind === "count") {
    return id === "headcount" || !usual
      ? `${one.name} ${period}${words.colon}${text}`
      : words.countLine(one.name, text, world.year);
  }
  const line = words.line[form]?.(one.name, text, period, world.year) ?? "";
  if (form !== 3) return line;
  if (kind === "count") return line.replace(`${text} de `, `${text} `);
  return world.locale === "fr" ? line.replace(/ de (?=[aeiouyéèAEIOUYNM]RR|[aeiouyé])/u, " d'") : line;
}

function quarters(one: Said, world: World): Block {
  const letter = world.locale === "en" ? "Q" : "T";
  const { past, now } = one.figures;
  const values = [0.25, 0.5, 0.75, 1].map((share) => Math.round(past.value + (now.value - past.value) * share));
  const printed = values.map(
    (value) => writeFigure(value, one.metric.kind, world.locale, world.currency, "units").text,
  );
  const categories = [1, 2, 3, 4].map((quarter) => `${letter}${quarter} ${world.year}`);
  return { kind: "chart", name: one.name, categories, values, printed };
}
