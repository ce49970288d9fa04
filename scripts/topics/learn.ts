import { type Learnt, scores, softmax } from "../../src/evidence/topics/chances.ts";
import { type FigureKind, featuresOf, type Setting } from "../../src/evidence/topics/features.ts";
import { rolesIn } from "../../src/lexicon/page-roles.ts";
import { ENGLISH } from "./examples/en.ts";
import { SPANISH } from "./examples/es.ts";
import type { Examples } from "./examples/example.ts";
import { FRENCH } from "./examples/fr.ts";
import { PORTUGUESE } from "./examples/pt.ts";
import { USUAL } from "./usual.ts";

/** An example as the learner takes it. */
interface Lesson {
  topic: string;
  features: string[];
}

const SLOT = /\$#|#%|#x|#mo|#/u;
const KIND_OF_SLOT: Record<string, FigureKind> = {
  "$#": "money",
  "#%": "percent",
  "#x": "multiple",
  "#mo": "duration",
  "#": "count",
};
const ROUNDS = 40;
const RATE = 6;
/** How much of a weight fades each time it is used: what only one phrase bears out goes to nothing. */
const FADES = 0.0015;

/** Reads every example and finds the weights under which each says its own topic. Always the same weights. */
export function learn(kind: FigureKind): Learnt {
  const lessons = lessonsOf(kind);
  const topics = [...new Set(lessons.map(({ topic }) => topic))].sort();
  const weights = new Map<string, Float64Array>();
  for (const { features } of lessons)
    for (const feature of features) if (!weights.has(feature)) weights.set(feature, new Float64Array(topics.length));
  const sizes = Map.groupBy(lessons, ({ topic }) => topic);
  const order = shuffled(lessons);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round / 8);
    for (const { topic, features } of order) {
      const size = 1 / Math.sqrt(features.length);
      const rows = features.map((feature) => weights.get(feature) as Float64Array);
      const chances = softmax(scores(rows, size, topics.length));
      const heed = (lessons.length / topics.length / (sizes.get(topic)?.length ?? 1)) ** EVEN;
      const own = topics.indexOf(topic);
      for (let t = 0; t < topics.length; t += 1) {
        const step = rate * heed * size * ((t === own ? 1 : 0) - (chances[t] as number));
        for (const row of rows) row[t] = faded((row[t] as number) + step, rate * FADES);
      }
    }
  }
  return { topics, weights };
}

/** How far topics with few examples are heard as much as those with many. */
const EVEN = 0.5;

function faded(weight: number, by: number): number {
  if (weight > by) return weight - by;
  return weight < -by ? weight + by : 0;
}

/** Every example of a kind, alone, on a page where it usually stands, and with its words before the figure. */
function lessonsOf(kind: FigureKind): Lesson[] {
  const lessons: Lesson[] = [];
  for (const language of [ENGLISH, FRENCH, PORTUGUESE, SPANISH] satisfies Examples[])
    for (const [topic, phrases = ""] of Object.entries(language)) {
      let place = 0;
      for (const phrase of phrases.trim().split("\n")) {
        place += 1;
        const setting = settingOf(phrase, kind);
        if (setting === null) continue;
        for (const one of variants(setting, topic, place)) lessons.push({ topic, features: featuresOf(one) });
      }
    }
  return lessons;
}

function settingOf(phrase: string, kind: FigureKind): Setting | null {
  const [heading, said] = phrase.includes(" | ") ? (phrase.split(" | ") as [string, string]) : ["", phrase];
  const slot = SLOT.exec(said);
  if (slot === null) throw new Error(`an example without its figure: ${phrase}`);
  const own = KIND_OF_SLOT[slot[0]];
  if (own !== kind) return null;
  const before = said.slice(0, slot.index);
  const after = said.slice(slot.index + slot[0].length).replace(/#|\d+/gu, " ");
  return { kind, before, after, heading, roles: rolesIn(heading), digits: null };
}

function variants(setting: Setting, topic: string, place: number): Setting[] {
  const { min, max, roles } = usualOf(topic, setting.kind);
  const digits = (step: number) => min + ((place * 7 + step * 3) % (max - min + 1));
  const plain = { ...setting, digits: digits(0) };
  const on = roles[place % roles.length];
  const elsewhere = setting.heading === "" && on !== undefined ? [{ ...setting, roles: [on], digits: digits(1) }] : [];
  const words = setting.after.trim().split(/\s+/u);
  const short = setting.before.trim() === "" && setting.after.trim() !== "" && words.length <= 4;
  const swapped = short ? [{ ...setting, before: setting.after, after: "", digits: digits(2) }] : [];
  return [plain, ...elsewhere, ...swapped];
}

function usualOf(topic: string, kind: FigureKind): { min: number; max: number; roles: Setting["roles"] } {
  const usual = USUAL[`${topic} ${kind}`] ?? USUAL[topic];
  if (usual === undefined) throw new Error(`nobody says what is usual of ${topic}`);
  return { min: usual.digits[0], max: usual.digits[1], roles: usual.roles };
}

/** An order without a pattern, the same every time. */
function shuffled(lessons: readonly Lesson[]): Lesson[] {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return lessons
    .map((lesson) => ({ lesson, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ lesson }) => lesson);
}
