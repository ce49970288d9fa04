import { critiqueSentences } from "../../i18n/reflexion.ts";
import { squeeze } from "../../outputs/fields.ts";
import type { Container } from "../../outputs/tree.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { topicsMentioned } from "../../quantities/topics/mentions.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Desk } from "../desk.ts";
import { agrees, lookUp } from "../look-up.ts";
import type { AgentUnderReview, Objection } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import { claimedValue } from "./claimed.ts";
import { type Expectation, expectationsFor, fieldOf } from "./expectations.ts";
import { objectTo } from "./write.ts";

/** An analysis of fewer metrics is a remark on one point, not a survey of its field. */
const SURVEY = 2;

/** Expected metrics that the analysis neither gives nor names as missing. */
export function auditMissingData(reading: Reading, desk: Desk, agent: AgentUnderReview): Objection[] {
  const field = fieldOf(agent.agentName, reading);
  if (field === null) return [];
  if (new Set(reading.figures.map(({ topic }) => topic)).size < SURVEY) return [];
  const named = topicsNamed(reading);
  const absent = expectationsFor(field, desk.sector, desk.stage).filter((one) => !isMet(one, named));
  if (absent.length === 0) return [];
  const inWords = new Set(reading.passages.flatMap(({ text }) => topicsMentioned(text).map(({ id }) => id)));
  const missing = absent.filter((one) => !isMet(one, inWords) && !isGivenUnderAnotherName(one, reading, desk));
  const home = metricsHome(reading);
  const quote = quoteIn(home, reading);
  if (quote === null) return [];
  const words = critiqueSentences[desk.locale];
  return missing.map((expectation) => {
    const topics = topicsOf(expectation, desk);
    const metrics = topics.map((topic) => topic.name[desk.locale]).join(words.or);
    const [proof] = topics.flatMap((topic) => lookUp(desk, { topic: topic.id }));
    return objectTo(
      {
        type: "missing_data_not_flagged",
        severity: expectation.key ? "HIGH" : "MEDIUM",
        section: home?.path ?? quote.path,
        quote: quote.text,
        words: words.expected({ metrics, field: words.field[field] }),
        impact: words.impactOf.missing,
        effort: proof === undefined ? "SIGNIFICANT" : "EASY",
        source: proof?.reference,
        example:
          proof === undefined
            ? undefined
            : `${topicById(proof.topic)?.name[desk.locale] ?? ""}: ${proof.formatted} (${proof.reference})`,
        topic: topics[0] ?? null,
        span: { path: `${home?.path ?? ""}#${expectation.topics[0]}`, start: 0, end: 0 },
        matter: { kind: "expected", topics, home },
      },
      reading,
    );
  });
}

/** The metric to ask for: the one the documents hold, else the two most common ones. */
function topicsOf({ topics }: Expectation, desk: Desk): Topic[] {
  const all = topics.flatMap((id) => topicById(id) ?? []);
  const held = all.find(({ id }) => lookUp(desk, { topic: id }).length > 0);
  return held === undefined ? all.slice(0, 2) : [held];
}

function isMet({ topics }: Expectation, named: ReadonlySet<string>): boolean {
  return topics.some((topic) => named.has(topic));
}

/** "CAGR of 22 %" in an analysis of the market is the market's growth, where the documents give that growth so. */
function isGivenUnderAnotherName({ topics }: Expectation, reading: Reading, desk: Desk): boolean {
  const proofs = topics.flatMap((topic) => [
    ...lookUp(desk, { topic, anyPeriod: true }),
    ...lookUp(desk, { topic, anyPeriod: true, projected: true }),
  ]);
  return (
    proofs.length > 0 && reading.figures.some((figure) => proofs.some((proof) => agrees(claimedValue(figure), proof)))
  );
}

/** The metrics that figures, keys and findings are about. */
function topicsNamed(reading: Reading): Set<string> {
  const topics = new Set(reading.figures.map(({ topic }) => topic.id));
  const names = [
    ...reading.findings.flatMap((finding) => (typeof finding?.metric === "string" ? [finding.metric] : [])),
    ...reading.tree.containers.map(({ key }) => key),
    ...reading.tree.leaves.map(({ key }) => key),
  ];
  for (const name of new Set(names)) {
    const match = matchTopic(name);
    if (match !== null && match.sureness >= 0.5) topics.add(match.topic.id);
  }
  return topics;
}

/** Where the analysis keeps its metrics: a list of that name, else the container with the most figures. */
export function metricsHome(reading: Reading): Container | null {
  const byName = reading.tree.containers.find(
    ({ key, steps, role }) =>
      role === "claim" &&
      typeof steps.at(-1) === "string" &&
      /^(?:key)?(?:metrics|kpis|metriques|metricas|indicateurs|indicadores)$/.test(squeeze(key)),
  );
  if (byName !== undefined) return byName;
  const counts = new Map<Container, number>();
  for (const { leaf } of reading.figures) {
    const home = Array.isArray(leaf.parent?.parent?.value) ? leaf.parent.parent : leaf.parent;
    if (home !== null && home !== undefined) counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? reading.tree.root;
}

/** A passage that shows where the metric should stand. */
function quoteIn(home: Container | null, reading: Reading): { text: string; path: string } | null {
  const inside = (path: string) => home === null || path.startsWith(home.path);
  const figure = reading.figures.find(({ leaf }) => inside(leaf.path));
  if (figure !== undefined) return { text: figure.passage?.text ?? String(figure.leaf.value), path: figure.leaf.path };
  const passage = reading.passages.find(({ leaf }) => inside(leaf.path));
  return passage === undefined ? null : { text: passage.text, path: passage.leaf.path };
}
