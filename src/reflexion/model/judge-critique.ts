import type { CritiqueType } from "../../domain/critique.ts";
import type { DroppedCritique } from "../../domain/improvement.ts";
import { rememberedFor } from "../../domain/remembered.ts";
import { reflexionModelSentences } from "../../i18n/reflexion-model.ts";
import { toldPath } from "../../outputs/paths.ts";
import type { Role } from "../../outputs/roles.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { calculationsIn } from "../../quantities/calculations/written-sums.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import { impactOf, objectTo } from "../audit/write.ts";
import type { Desk } from "../desk.ts";
import { lookUp } from "../look-up.ts";
import type { Objection } from "../objection.ts";
import type { ProposedCritique } from "../prompts/critic.ts";
import { backingBeside } from "../reading/backing.ts";
import type { Passage } from "../reading/passages.ts";
import { isQuestion, type Reading } from "../reading/read-output.ts";
import { NOT_AVAILABLE, STYLE } from "../words.ts";
import { quantitiesIn, saysOnly } from "./figures.ts";
import { findQuote } from "./find-quote.ts";
import { lookUpSource } from "./look-up-source.ts";
import { isStandard, STANDARDS, severityOf } from "./standards.ts";
import { shown } from "./words.ts";

/** What is asked, other companies' figures, the proof itself and data about the analysis are not argued with. */
const REVIEWABLE: ReadonlySet<Role> = new Set(["claim", "red_flag", "advice", "scenario", "calculation", "gap"]);
const SHORTEST_ISSUE = 10;

/**
 * Makes an objection of what a model proposes, or says why not. Place, type, severity, rule and topic are ours; of the
 * model's words only the fault, the action and the impact are kept.
 */
export function judgeCritique(
  proposed: ProposedCritique,
  reading: Reading,
  desk: Desk,
): { objection: Objection } | { dropped: DroppedCritique } {
  const { rule, quote, issue = "", action = "", impact = "" } = proposed;
  if (rule === undefined || quote === undefined || shown(issue).length < SHORTEST_ISSUE)
    return { dropped: "incomplete" };
  if (!isStandard(rule)) return { dropped: "unknown_standard" };
  if (STYLE.test(`${issue} ${action}`)) return { dropped: "style" };
  const at = proposed.passage === undefined ? undefined : reading.tree.leaves[proposed.passage - 1];
  const found = findQuote(quote, reading, at);
  if (found === null) return { dropped: "no_such_passage" };
  const { leaf, passage } = found;
  if (!REVIEWABLE.has(leaf.role) || isQuestion(passage)) return { dropped: "not_reviewable" };
  if (isHonestGap(passage, desk)) return { dropped: "honest_gap" };
  const { type, needs } = STANDARDS[rule];
  if (isRefuted(type, passage, desk)) return { dropped: "refuted" };
  const other = needs === "against" ? otherPassage(proposed.against, passage, reading) : null;
  const { source } = proposed;
  const document = needs === "source" ? lookUpSource(source?.reference ?? "", source?.quote ?? "", desk) : null;
  if (needs !== undefined && other === null && document === null) return { dropped: "unproven" };
  const told = `${passage.text} ${other?.text ?? ""} ${document?.passage ?? ""}`;
  if (!saysOnly(`${issue} ${action}`, figuresOfAnalysis(told, reading))) return { dropped: "invented_figure" };
  const words = reflexionModelSentences[desk.locale];
  const topics = topicsMentioned(passage.text);
  const figures = reading.figuresOf(leaf).filter((one) => one.start >= passage.start && one.end <= passage.end);
  const key = figures.some(({ topic }) => topic.materiality === "key");
  const [topic = null] = [...figures.map((figure) => figure.topic), ...topics];
  const compare = [
    ...(other === null ? [] : [words.against({ quote: shown(other.text, 120), where: other.leaf.path })]),
    ...(document === null
      ? []
      : [words.source({ quote: shown(document.passage, 120), reference: document.reference })]),
  ];
  const { rule: standard, expected } = words.standard[rule];
  const modest = saysOnly(impact, figuresOfAnalysis(told, reading)) && shown(impact) !== "" && !STYLE.test(impact);
  return {
    objection: objectTo(
      {
        type,
        severity: severityOf(type, key, proposed.severity),
        section: toldPath(leaf.path),
        quote: passage.text,
        words: { issue: `${shown(issue)}${compare.join("")}`, standard, expected, action: shown(action) || expected },
        impact: modest ? shown(impact) : impactOf(topic, desk),
        effort: "MODERATE",
        source: document?.reference,
        topic,
        span: { path: leaf.path, start: passage.start, end: passage.end },
        matter: { kind: "words", passage },
        ...(type === "missing_cross_reference" && document !== null
          ? {
              missing: {
                source: document.reference,
                dataType: shown(document.passage, 120),
                potentialValue: shown(issue),
              },
            }
          : {}),
      },
      reading,
    ),
  };
}

/** "Not available" is honest unless the documents have what it says is missing. */
function isHonestGap(passage: Passage, desk: Desk): boolean {
  if (passage.leaf.role !== "gap" && !NOT_AVAILABLE.test(passage.text)) return false;
  return topicsMentioned(passage.text).every((topic) => lookUp(desk, { topic: topic.id }).length === 0);
}

/** Code can tell whether a source stands there and whether a sum holds. */
function isRefuted(type: CritiqueType, passage: Passage, desk: Desk): boolean {
  if (type === "unsourced_claim") return backingBeside(passage).length > 0;
  if (type !== "unverifiable_calculation") return false;
  if (!/\d/.test(passage.text)) return true;
  return calculationsIn(passage.text).some(
    ({ text }) => checkCalculation({ formula: text }, { locale: desk.locale }).ok,
  );
}

function otherPassage(quote: string | undefined, passage: Passage, reading: Reading): Passage | null {
  const found = quote === undefined ? null : findQuote(quote, reading);
  return found === null || found.passage === passage ? null : found.passage;
}

const quantitiesOf = rememberedFor(({ tree }: Reading) =>
  tree.leaves.flatMap(({ value }) =>
    typeof value === "string" ? quantitiesIn(value) : typeof value === "number" ? quantitiesIn(String(value)) : [],
  ),
);

/** A critique may speak of any figure of the analysis, and of those in the document it quotes. */
function figuresOfAnalysis(told: string, reading: Reading): Parameters<typeof saysOnly>[1] {
  const text = `${told} ${reading.passages.map((passage) => passage.text).join(" ")}`;
  return { quantities: [...quantitiesIn(told), ...quantitiesOf(reading)], text };
}
