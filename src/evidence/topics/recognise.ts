import { once } from "../../domain/once.ts";
import { type Learnt, scores, softmax } from "./chances.ts";
import { type FigureKind, featuresOf, type Setting } from "./features.ts";
import { LEARNT } from "./learnt.ts";
import { readWritten } from "./written.ts";

/** How likely a figure tells of each topic, likeliest first; `none` is what the catalogue does not have. */
export type Chances = { topic: string; chance: number }[];

const learnt = new Map<FigureKind, () => Learnt>(
  (Object.entries(LEARNT) as [FigureKind, string][]).map(([kind, text]) => [kind, once(() => readWritten(text))]),
);

/** What a figure measures, by the words around it and how people are known to say it. */
export function recognise(setting: Setting): Chances {
  const known = learnt.get(setting.kind)?.();
  if (known === undefined) return [];
  const { topics, weights } = known;
  const features = featuresOf(setting);
  const rows = features.map((feature) => weights.get(feature)).filter((row) => row !== undefined);
  const chances = softmax(scores(rows, 1 / Math.sqrt(features.length), topics.length));
  return topics.map((topic, at) => ({ topic, chance: chances[at] as number })).sort((a, b) => b.chance - a.chance);
}
