import type { SeededRandom } from "../../src/testing/random.ts";
import { drawGroup, type Said } from "./figure-slide.ts";
import { drawPdf, drawPptx, type Slide } from "./layout.ts";
import { metricOf } from "./metrics.ts";
import { inDeck, type Plan } from "./plan.ts";
import { WORDS } from "./words.ts";
import type { Series, World } from "./world.ts";
import { type Scale, type Written, writeFigure } from "./write.ts";

/** A place in the deck where a metric is said, and the ways an honest analyst would quote it. */
export interface DeckPassage {
  slide: number;
  value: number;
  quotes: string[];
}

export interface Deck {
  bytes: Uint8Array;
  format: "pdf" | "pptx";
  slides: number;
  now: Map<string, DeckPassage>;
  /** Last year's and next year's figures, where a table shows them. */
  past: Map<string, DeckPassage>;
  plan: Map<string, DeckPassage>;
  /** Text that is in the file and not for the eye. */
  hidden: Map<string, DeckPassage>;
  layoutOf: Map<string, string>;
  /** The same deck with other words on a slide; null where none of them stands there. */
  redraw(slide: number, from: string, to: string): Uint8Array | null;
}

export interface DeckOptions {
  /** Adds filler until the deck has as many slides. */
  atLeast?: number;
  /** A metric to contradict in hidden text, and the figure said there. */
  inject?: { metric: string; value: number } | undefined;
  existence: string[];
}

/** Draws the deck and remembers what stands where. */
export function makeDeck(world: World, plan: Plan, random: SeededRandom, options: DeckOptions): Deck {
  const words = WORDS[world.locale];
  const deck: Deck = {
    bytes: new Uint8Array(),
    format: plan.deckFormat,
    slides: 0,
    now: new Map(),
    past: new Map(),
    plan: new Map(),
    hidden: new Map(),
    layoutOf: new Map(),
    redraw: () => null,
  };
  const dated = plan.today !== "marks";
  const cover = dated ? [`${words.january} ${world.year + 1}`] : [];
  const slides: Slide[] = [{ title: world.company, blocks: [{ kind: "lines", lines: [words.round, ...cover] }] }];
  const fillers = shuffled(words.filler, random).map(
    ([title = "", ...lines]): Slide => ({
      title,
      blocks: [{ kind: "lines", lines, bullet: random.pick(["", "• ", "- "]) }],
    }),
  );
  slides.push(...fillers.slice(0, 2));

  const ids = [...world.truth.keys()].filter((id) => inDeck(plan.presence.get(id)));
  const round = ids.filter((id) => metricOf(id).once === true);
  const series = shuffled(
    ids.filter((id) => metricOf(id).once !== true),
    random,
  );
  const titles = shuffled(words.titles, random);
  for (const group of [...chunks(series, random), round]) {
    if (group.length === 0) continue;
    const number = slides.length + 1;
    const said = group.map((id) => say(id, world, plan));
    const title = group === round ? words.round : (titles.pop() ?? words.titles[0] ?? "");
    slides.push(drawGroup(said, title, number, world, group === round, random, deck));
  }
  slides.push(...fillers.slice(2));
  if (options.existence.length > 0) slides[2]?.blocks.push({ kind: "lines", lines: options.existence });
  for (let i = 0; slides.length < (options.atLeast ?? 0) - 1; i += 1) {
    slides.push({
      title: `${fillers[i % fillers.length]?.title} (${i + 2})`,
      blocks: [{ kind: "lines", lines: fillers[(i + 1) % fillers.length]?.title.split(" ") ?? [] }],
    });
  }
  slides.push({ title: words.thanks, blocks: [] });
  if (options.inject !== undefined) inject(options.inject, slides, world, plan, deck, random);
  deck.slides = slides.length;
  const draw = () => (plan.deckFormat === "pdf" ? drawPdf(slides, plan.numbered) : drawPptx(slides, plan.numbered));
  deck.bytes = draw();
  deck.redraw = (number, from, to) => {
    const before = JSON.stringify(slides[number - 1] ?? null);
    const after = before.replaceAll(JSON.stringify(from).slice(1, -1), JSON.stringify(to).slice(1, -1));
    if (after === before) return null;
    slides[number - 1] = JSON.parse(after) as Slide;
    return draw();
  };
  return deck;
}

function say(id: string, world: World, plan: Plan): Said {
  const metric = metricOf(id);
  const truth = world.truth.get(id) as Series;
  const rough = plan.presence.get(id) === "rounded";
  const scale: Scale = rough ? (plan.deckScale === "units" ? "thousands" : plan.deckScale) : plan.deckScale;
  const exact = (value: number): Written => {
    const written = writeFigure(value, metric.kind, world.locale, world.currency, scale, plan.deckStyle);
    return rough || written.value === value
      ? written
      : writeFigure(value, metric.kind, world.locale, world.currency, "units", plan.deckStyle);
  };
  return {
    metric,
    name: plan.name.get(id) as string,
    figures: { before: exact(truth.before), past: exact(truth.past), now: exact(truth.now), plan: exact(truth.plan) },
  };
}

function inject(
  what: { metric: string; value: number },
  slides: Slide[],
  world: World,
  plan: Plan,
  deck: Deck,
  random: SeededRandom,
): void {
  const { kind } = metricOf(what.metric);
  const written = writeFigure(what.value, kind, world.locale, world.currency, "units");
  const words = WORDS[world.locale];
  const name = plan.name.get(what.metric) as string;
  const visible = random.next() < 0.35;
  const sentence = (visible ? random.pick(words.orders) : words.injection)(name, written.text);
  const at = (deck.now.get(what.metric)?.slide ?? 2) - 1;
  const slide = slides[at] as Slide;
  if (visible) slide.blocks.push({ kind: "lines", lines: [sentence] });
  else if (plan.deckFormat === "pptx" && random.next() < 0.5) slide.notes = sentence;
  else slide.white = sentence;
  deck.hidden.set(what.metric, { slide: at + 1, value: written.value, quotes: [sentence] });
}

function chunks(ids: string[], random: SeededRandom): string[][] {
  const groups: string[][] = [];
  for (let i = 0; i < ids.length; ) {
    const size = random.pick([1, 2, 3, 3, 4, 5, 6]);
    groups.push(ids.slice(i, i + size));
    i += size;
  }
  return groups;
}

/** A shuffled copy. */
export function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = random.integer(0, i);
    [copy[i], copy[j]] = [copy[j] as Item, copy[i] as Item];
  }
  return copy;
}
