import type { SeededRandom } from "../../src/testing/random.ts";
import type { Deck } from "./deck.ts";
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
  const layouts = once ? ["lines", "cards"] : ["lines", "cards", "table", "columns", "mixed", "table"];
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
  const asCard = (one: Said): [string, string] => {
    const { text } = one.figures.now;
    keep(one, [captionAbove ? `${one.name} ${text}` : `${text} ${one.name}`, `${one.name}${words.colon}${text}`]);
    return [text, one.name];
  };
  if (layout === "table") blocks.push({ kind: "table", rows: asTable(said, world, random, keep) });
  else if (layout === "cards") blocks.push({ kind: "cards", cards: said.map(asCard), captionAbove });
  else if (layout === "columns") {
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

function asTable(
  said: Said[],
  world: World,
  random: SeededRandom,
  keep: (one: Said, quotes: string[], which?: "now" | "past" | "plan") => void,
): string[][] {
  const words = WORDS[world.locale];
  const withPlan = random.next() < 0.4;
  const heading = ["", String(world.year - 1), String(world.year)];
  if (withPlan) heading.push(`${world.year + 1} ${random.pick(words.estimate)}`.replace(" e", "e").replace(" E", "E"));
  const rows = said.map((one) => {
    const { past, now, plan } = one.figures;
    keep(one, [
      `${one.name} ${now.text}`,
      `${one.name} ${past.text} ${now.text}`,
      `${one.name} ${world.year}${words.colon}${now.text}`,
    ]);
    keep(one, [`${one.name} ${past.text}`], "past");
    if (withPlan) keep(one, [`${one.name} ${plan.text}`], "plan");
    return [one.name, past.text, now.text, ...(withPlan ? [plan.text] : [])];
  });
  return [heading, ...rows];
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
