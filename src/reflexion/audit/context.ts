import type { Fact } from "../../evidence/facts/fact.ts";
import { critiqueSentences } from "../../i18n/reflexion.ts";
import { sourceName } from "../../i18n/sources.ts";
import { compatibleBasis } from "../../quantities/basis.ts";
import { sameFigure, sameValue } from "../../quantities/compare.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import type { Desk } from "../desk.ts";
import { agrees, proofOfFact } from "../look-up.ts";
import type { AgentUnderReview, Objection } from "../objection.ts";
import type { Figure } from "../reading/figures.ts";
import type { Reading } from "../reading/read-output.ts";
import { claimedValue } from "./claimed.ts";
import { fieldOf } from "./expectations.ts";
import { metricsHome } from "./missing-data.ts";
import { objectTo, printedValue, quoteOf, spanOf } from "./write.ts";

/** Closer than this, an external figure confirms rather than contradicts. */
const CONFIRMS = 0.1;
const MOST_NAMES = 5;

/** Data of the context engine that contradicts or completes the analysis, and that it does not use. */
export function auditContext(reading: Reading, desk: Desk, agent: AgentUnderReview): Objection[] {
  if (!desk.has("context_engine")) return [];
  return [...contradictions(reading, desk), ...competitors(reading, desk, agent)];
}

function contradictions(reading: Reading, desk: Desk): Objection[] {
  const seen = new Set<string>();
  return reading.figures.flatMap((figure) => {
    if (
      figure.sureness < SURE_ENOUGH ||
      seen.has(figure.topic.id) ||
      figure.basis.nature === "projected" ||
      figure.quantity.range
    )
      return [];
    const facts = desk
      .facts(figure.topic.id)
      .filter((fact) => fact.source === "context_engine" && comparable(fact, figure));
    const claimed = claimedValue(figure);
    if (facts.length === 0 || facts.some((fact) => agrees(claimed, proofOfFact(fact, desk)))) return [];
    const [fact] = facts;
    if (fact === undefined || isClose(claimed.value, fact.quantity.value) || isUsed(fact, figure, reading)) return [];
    seen.add(figure.topic.id);
    const words = critiqueSentences[desk.locale];
    const metric = figure.topic.name[desk.locale];
    const proof = proofOfFact(fact, desk);
    return [
      objectTo(
        {
          type: "missing_cross_reference",
          severity: figure.topic.materiality === "key" ? "HIGH" : "MEDIUM",
          section: figure.leaf.path,
          quote: quoteOf(figure),
          words: words.context({
            metric,
            value: printedValue(figure),
            other: proof.formatted,
            reference: proof.reference,
          }),
          impact: words.impactOf.context,
          effort: "EASY",
          source: proof.reference,
          topic: figure.topic,
          span: spanOf(figure),
          matter: { kind: "context", figure, fact },
          missing: {
            source: sourceName("context_engine", desk.locale),
            dataType: words.crossReference.context({ metric }),
            potentialValue: words.crossReference.contextValue,
          },
        },
        reading,
      ),
    ];
  });
}

function comparable(fact: Fact, figure: Figure): boolean {
  if (!compatibleBasis(fact.basis, figure.basis)) return false;
  const currencies = fact.quantity.currency !== undefined && figure.quantity.currency !== undefined;
  if (currencies && fact.quantity.currency !== figure.quantity.currency) return false;
  return (
    fact.period === undefined || figure.period === undefined || fact.period.slice(0, 4) === figure.period.slice(0, 4)
  );
}

const isClose = (a: number, b: number): boolean => sameFigure({ value: a }, { value: b }, CONFIRMS);

/** The analysis already cites the context engine on this metric, or states its value. */
function isUsed(fact: Fact, figure: Figure, reading: Reading): boolean {
  const stated = reading.figures.some(
    (other) => other !== figure && other.topic === figure.topic && sameValue(other.quantity, fact.quantity),
  );
  return (
    stated ||
    reading.passages.some(
      ({ text, references, leaf }) =>
        references.some(({ type }) => type === "context_engine") &&
        (leaf === figure.leaf || leaf.parent === figure.leaf.parent) &&
        text.includes(String(fact.quantity.value)),
    )
  );
}

const COMPETITOR = /(?:compet|concurren|concorr).*\.(?:name|nom|nome|company)$/i;

/** Competitors the context engine knows by name, none of which a market or competition analysis mentions. */
function competitors(reading: Reading, desk: Desk, agent: AgentUnderReview): Objection[] {
  const field = fieldOf(agent.agentName, reading);
  if (field !== "market" && field !== "competitive") return [];
  const listed = desk.witness.textsAt("context_engine", COMPETITOR);
  if (listed === null) return [];
  const { texts: names } = listed;
  const text = reading.passages.map((passage) => passage.text.toLowerCase()).join("\n");
  if (names.some((name) => text.includes(name.toLowerCase()))) return [];
  const quoted = reading.passages.find(({ leaf }) => leaf.role === "claim");
  if (quoted === undefined) return [];
  const words = critiqueSentences[desk.locale];
  const reference = `${sourceName("context_engine", desk.locale)}, ${listed.path}`;
  return [
    objectTo(
      {
        type: "missing_cross_reference",
        severity: "MEDIUM",
        section: quoted.leaf.path,
        quote: quoted.text,
        words: words.competitors({ names: names.slice(0, MOST_NAMES).join(", "), reference }),
        impact: words.impact.market,
        effort: "EASY",
        source: reference,
        topic: null,
        span: { path: `${quoted.leaf.path}#competitors`, start: 0, end: 0 },
        matter: { kind: "competitors", names: names.slice(0, MOST_NAMES), home: metricsHome(reading), at: listed.path },
        missing: {
          source: sourceName("context_engine", desk.locale),
          dataType: words.crossReference.competitors,
          potentialValue: words.crossReference.competitorsValue,
        },
      },
      reading,
    ),
  ];
}
