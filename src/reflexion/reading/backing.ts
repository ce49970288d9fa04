import type { Evidence } from "../../domain/finding.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { readEvidence } from "../../outputs/evidence.ts";
import { field, isField, isFree, placeFields, squeeze } from "../../outputs/fields.ts";
import { roleOfKey } from "../../outputs/roles.ts";
import type { Container, Leaf } from "../../outputs/tree.ts";
import { sameFigure, sameValue } from "../../quantities/compare.ts";
import { parseQuantity } from "../../quantities/parse.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Figure } from "./figures.ts";
import type { Passage } from "./passages.ts";
import type { Reading } from "./read-output.ts";
import { type Reference, referencesIn } from "./references.ts";

/** A source that stands beside a claim, and where its words stand, so that they can be corrected. */
export interface Backing {
  /** What is cited, in the shape of a finding's evidence. */
  evidence: Evidence;
  reference: Reference | null;
  /** Where the source's own words stand; null where they are a finding's. */
  leaf: Leaf | null;
  /** Place of the words in that leaf. */
  start: number;
  end: number;
  /** Given for a whole part of the analysis rather than for this claim. */
  distant: boolean;
}

const QUOTED = /["“«‘]\s*([^"”»]{3,}?)\s*["”»’]|(?<![\p{L}])'([^']{3,})'(?!\p{L})/u;

/** Every source given for a figure: in its sentence, right after it, in its entry, above it, or in its finding. */
export function backingOf(figure: Figure, reading: Reading): Backing[] {
  const { passage } = figure;
  const inText = passage === null ? [] : ownBacking(figure, backingOfPassage(passage), reading);
  if (inText.length > 0) return inText;
  const beside = besideLeaf(figure.leaf);
  if (beside.length === 0) return inFindings(figure, reading);
  return isInPassing(figure, reading) ? beside.map((one) => ({ ...one, distant: true })) : beside;
}

/** An entry cites a source for what it states: its value, else the first figure of its text. The others it mentions. */
function isInPassing(figure: Figure, reading: Reading): boolean {
  const { leaf, passage } = figure;
  if (passage === null) return false;
  const entry = leaf.parent?.value;
  const value = isFree(entry) ? field(entry, "value") : null;
  const isItsValue = typeof value?.value === "number" && sameFigure({ value: value.value }, figure.quantity);
  if (isItsValue) return false;
  return (value !== null && value.key !== leaf.key) || reading.figuresOf(leaf)[0] !== figure;
}

/** "MRR of 42 K€ (Slide 8) is below the 60 K€ of its rival (Dealroom)": each figure has the source that follows it. */
function ownBacking(figure: Figure, all: Backing[], reading: Reading): Backing[] {
  const others = reading
    .figuresOf(figure.leaf)
    .filter((one) => one.passage === figure.passage && one.start > figure.start);
  const until = others.reduce((next, one) => Math.min(next, one.start), Number.POSITIVE_INFINITY);
  const own = all.filter((one) => one.leaf === figure.leaf && one.start >= figure.end && one.start < until);
  // A source behind another figure is that one's: here it can only confirm.
  const anothers = ({ leaf, start, reference }: Backing) =>
    leaf === figure.leaf &&
    (start >= until || (start < figure.start && /\d/.test(figure.passage?.text.slice(0, reference?.start) ?? "")));
  return own.length > 0 ? own : all.map((one) => (anothers(one) ? { ...one, distant: true } : one));
}

/** The sources given for a sentence: in it, right after it, or in its entry. */
export function backingBeside(passage: Passage): Backing[] {
  const inText = backingOfPassage(passage);
  return inText.length > 0 ? inText : besideLeaf(passage.leaf);
}

function backingOfPassage(passage: Passage): Backing[] {
  const own = passage.references.map((reference) => fromReference(passage, reference));
  const after = passage.sourceAfter;
  return own.length > 0 || after === null ? own : after.references.map((reference) => fromReference(after, reference));
}

function fromReference(passage: Passage, reference: Reference): Backing {
  const rest = passage.text.slice(reference.end, reference.end + 200);
  const quoted = /^\s*[:,–—-]?\s*(?=["“«‘'])/u.test(rest) ? QUOTED.exec(rest) : null;
  return {
    evidence: { type: "quote", content: quoted?.[1] ?? quoted?.[2] ?? "", source: reference.text },
    reference,
    leaf: passage.leaf,
    start: passage.start + reference.start,
    end: passage.start + reference.end,
    distant: false,
  };
}

/** Sources in fields: of the entry, then of what contains it. Those of the whole output count as distant. */
function besideLeaf(leaf: Leaf): Backing[] {
  const step = leaf.steps.at(-1);
  let key = typeof step === "string" ? step : "";
  for (let container = leaf.parent; container !== null; container = container.parent) {
    const whole = container.parent === null && container !== leaf.parent;
    const found = sourcesIn(container, key).map((backing) => ({ ...backing, distant: whole }));
    if (found.length > 0) return found;
    const up = container.steps.at(-1);
    key = typeof up === "string" ? up : "";
  }
  return [];
}

function sourcesIn(container: Container, key: string): Backing[] {
  const { value } = container;
  if (!isFree(value)) return [];
  const mine = sourceKeys(container)
    .filter(({ owner }) => owner === null || owner === squeeze(key))
    .map(({ name }) => name);
  if (mine.length === 0) return [];
  const places = placeFields(value).map((one) => one.key);
  const entry = Object.fromEntries([
    ...places.map((name) => [name, value[name]]),
    ...mine.map((name) => [isPlain(name) ? name : canonical(name), value[name]]),
  ]);
  const leaves = sourceLeaves(container, new Set(mine));
  return readEvidence(entry).evidence.flatMap((evidence): Backing[] => {
    if (evidence.source === "" && evidence.content === "") return [];
    const leaf = leaves.find((one) => one.value === evidence.source) ?? leaves[0] ?? null;
    const [reference] = referencesIn(evidence.source);
    const end = typeof leaf?.value === "string" ? leaf.value.length : 0;
    return [{ evidence, reference: reference ?? null, leaf, start: 0, end, distant: false }];
  });
}

/** The keys that hold sources. `arrSource` is the source of `arr` alone. */
const sourceKeys = rememberedFor(({ value }: Container): { name: string; owner: string | null }[] => {
  const names = Object.keys(isFree(value) ? value : {});
  const found = names.filter((name) => roleOfKey(name) === "source");
  const others = found.length === 0 ? new Set<string>() : new Set(names.map(squeeze));
  return found.map((name) => {
    const owner = squeeze(name).replace(/(?:sources?|evidence|references?|fontes?|preuves?)$/, "");
    return { name, owner: owner !== "" && owner !== squeeze(name) && others.has(owner) ? owner : null };
  });
});

/** A name that outputs are read by; "arrSource" is one of this entry's own. */
const isPlain = (name: string): boolean =>
  (["quote", "evidence", "reference"] as const).some((kind) => isField(name, kind));

function canonical(name: string): string {
  return /quote|extrait|trecho|verbatim|citacao/.test(squeeze(name)) ? "quote" : "evidence";
}

function sourceLeaves(container: Container, names: ReadonlySet<string>): Leaf[] {
  const own = container.leaves.filter(({ key, value }) => names.has(key) && typeof value === "string");
  const below = container.children.filter(({ key }) => names.has(key)).flatMap(textLeaves);
  return [...own, ...below];
}

function textLeaves(container: Container): Leaf[] {
  return [
    ...container.leaves.filter(({ value }) => typeof value === "string"),
    ...container.children.flatMap(textLeaves),
  ];
}

/** The evidence of the agent's own finding on the same metric and value. */
function inFindings(figure: Figure, { findings }: Reading): Backing[] {
  return findings
    .filter((finding) => saysTheSame(finding, figure))
    .flatMap(({ evidence = [] }) =>
      evidence
        .filter(({ type, source, content }) => type !== "inference" && `${source}${content}`.trim() !== "")
        .map((one) => {
          const [reference] = referencesIn(one.source);
          return { evidence: one, reference: reference ?? null, leaf: null, start: 0, end: 0, distant: false };
        }),
    );
}

function saysTheSame(finding: Reading["findings"][number], figure: Figure): boolean {
  if (typeof finding?.metric !== "string" || matchTopic(finding.metric)?.topic.id !== figure.topic.id) return false;
  const { value, unit } = finding;
  if (typeof value === "number") {
    const close = (one: number) => sameFigure({ value: one }, figure.quantity);
    return close(value) || (figure.topic.unit === "percent" && close(value * 100));
  }
  const read = typeof value === "string" ? parseQuantity(`${value} ${unit ?? ""}`.trim()) : null;
  return read !== null && !("ambiguous" in read) && sameValue(read, figure.quantity);
}
