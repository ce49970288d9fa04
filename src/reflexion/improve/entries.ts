import { unitName } from "../../evidence/facts/print-calculation.ts";
import { fixSentences } from "../../i18n/reflexion.ts";
import { field, isFree } from "../../outputs/fields.ts";
import type { Container } from "../../outputs/tree.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Desk } from "../desk.ts";
import { lookUp } from "../look-up.ts";
import type { Matter } from "../objection.ts";
import type { Proof } from "../proof.ts";
import type { Reading } from "../reading/read-output.ts";
import { type Correction, calculationShown, checkedProofs, citationText, confidenceOf } from "./correction.ts";
import type { Edit } from "./edits.ts";

/** Adds a metric that was missing, with its source; or an entry in the list of gaps where nobody has it. */
export function fixExpected(matter: Extract<Matter, { kind: "expected" }>, reading: Reading, desk: Desk): Correction {
  const words = fixSentences[desk.locale];
  const [proof] = matter.topics.flatMap((topic) => checkedProofs(lookUp(desk, { topic: topic.id }), desk));
  const wanted = matter.topics.map((topic) => topic.name[desk.locale]).join(" / ");
  if (proof === undefined) {
    const [named] = matter.topics.flatMap(({ id }) => desk.mentions(id));
    const text =
      named === undefined
        ? words.gap({ metric: wanted, searched: desk.searched() })
        : `${wanted}${words.colon}${words.namedOnly({ reference: desk.reference(named.address), passage: named.label })}`;
    return {
      status: named === undefined ? "CANNOT_FIX" : "PARTIALLY_FIXED",
      change: { before: words.absent({ metric: wanted }), after: text, type: "clarified" },
      justification: { ifCannotFix: words.searched({ metric: wanted, searched: desk.searched() }) },
      confidenceImpact: 0,
      edits: addGap(reading, wanted, text),
      proof: null,
      provedFalse: false,
      need: words.question.data({ metric: wanted }),
    };
  }
  const metric = topicById(proof.topic)?.name[desk.locale] ?? wanted;
  const text = `${metric}${words.colon}${proof.formatted} (${citationText(proof, desk)})`;
  return {
    status: "FIXED",
    change: {
      before: words.absent({ metric }),
      after: text,
      type: proof.calculation === undefined ? "added_source" : "added_calculation",
    },
    justification: {
      sourceUsed: proof.reference,
      ...calculationShown(proof, desk),
    },
    confidenceImpact: confidenceOf(proof) / 2,
    edits: addMetric(matter.home, reading, metric, proof, text, desk),
    proof: null,
    provedFalse: false,
    need: null,
  };
}

/** In the manner of the entries that stand there. */
function addMetric(
  home: Container | null,
  reading: Reading,
  metric: string,
  proof: Proof,
  text: string,
  desk: Desk,
): Edit[] {
  if (home === null) return addEntry(reading, "metrics", text);
  const source = citationText(proof, desk);
  const unit = unitName(proof.unit, proof.currency);
  if (Array.isArray(home.value)) {
    const sample = home.value.find(isFree);
    if (sample === undefined) return [{ kind: "item", steps: home.steps, value: text }];
    const keys = {
      metric: field(sample, "metric")?.key ?? "metric",
      value: field(sample, "value")?.key ?? "value",
    };
    const entry = { [keys.metric]: metric, [keys.value]: round(proof.value), ...(unit === "" ? {} : { unit }), source };
    return [{ kind: "item", steps: home.steps, value: entry }];
  }
  const key = proof.topic.replace(/_(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
  if (Object.hasOwn(home.value, key)) return addEntry(reading, "metrics", text);
  const structured = Object.values(home.value).some((one) => isFree(one) && field(one, "value") !== null);
  const value = structured
    ? { value: round(proof.value), ...(unit === "" ? {} : { unit }), source }
    : `${proof.formatted} (${source})`;
  return [{ kind: "field", steps: home.steps, key, value }];
}

function round(value: number): number {
  return Number(value.toPrecision(6));
}

/** Into the analysis' own list of gaps, or a new one. */
function addGap(reading: Reading, metric: string, text: string): Edit[] {
  const list = reading.tree.containers.find(({ role, value }) => role === "gap" && Array.isArray(value));
  if (list === undefined) {
    const told = reading.tree.leaves.find(({ role, value }) => role === "gap" && typeof value === "string");
    if (told === undefined) return addEntry(reading, "gaps", text);
    const end = String(told.value).length;
    return [{ kind: "text", steps: told.steps, start: end, end, text: `; ${text}` }];
  }
  const structured = Array.isArray(list.value) && list.value.some(isFree);
  return [{ kind: "item", steps: list.steps, value: structured ? { metric, status: text } : text }];
}

/** A new entry of the whole analysis: in a list of that name, as an item of a root list, or as a last sentence. */
export function addEntry(reading: Reading, key: string, text: string): Edit[] {
  const { root, leaves } = reading.tree;
  if (root === null) {
    const [leaf] = leaves;
    if (leaf === undefined || typeof leaf.value !== "string") return [];
    const end = leaf.value.length;
    return [{ kind: "text", steps: leaf.steps, start: end, end, text: `\n${text}` }];
  }
  if (Array.isArray(root.value)) return [{ kind: "item", steps: [], value: text }];
  const existing = root.value[key];
  if (Array.isArray(existing)) return [{ kind: "item", steps: [key], value: text }];
  return [{ kind: "field", steps: [], key: existing === undefined ? key : `${key}Added`, value: [text] }];
}
