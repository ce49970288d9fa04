import { recommendationSentences } from "../../i18n/recommendations.ts";
import { critiqueSentences } from "../../i18n/reflexion.ts";
import { sourceName } from "../../i18n/sources.ts";
import { foundersSaid, neverFundedSaid, peopleSaid } from "../../lexicon/company-claims.ts";
import { speaksOfOthers } from "../../lexicon/others.ts";
import { liesAhead } from "../../lexicon/plans.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { countNamed } from "../../quantities/number-words.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import type { Desk } from "../desk.ts";
import { proofOfFact } from "../look-up.ts";
import type { Objection } from "../objection.ts";
import type { Passage } from "../reading/passages.ts";
import { isQuestion, type Reading } from "../reading/read-output.ts";
import { NOT_AVAILABLE, SUPPOSED } from "../words.ts";
import { objectTo } from "./write.ts";

/** Closer than this, the listed number confirms what is said. */
const CONFIRMS = 0.1;

/** What the context engine lists, in words and with its place. */
interface Listed {
  text: string;
  reference: string;
}

/** One thing the context engine knows of a company and a sentence may deny without naming a figure. */
interface Question {
  topic: string;
  /** The words that say otherwise than what is listed, and what that is; null where nothing does. */
  denied(text: string, desk: Desk): { words: string; listed: Listed } | null;
}

const QUESTIONS: readonly Question[] = [
  {
    topic: "total_funding",
    denied(text, desk) {
      const words = neverFundedSaid(text);
      const round = words === null ? undefined : earlierRound(desk);
      return words === null || round === undefined ? null : { words, listed: round };
    },
  },
  {
    topic: "founders",
    denied(text, desk) {
      const said = foundersSaid(text, countNamed);
      const listed = said === null ? null : foundersListed(desk);
      if (said === null || listed === null || listed.names.length === said.count) return null;
      if (listed.names.every((name) => text.includes(name))) return null;
      return { words: said.words, listed: { text: listed.names.join(", "), reference: listed.reference } };
    },
  },
  {
    topic: "headcount",
    denied(text, desk) {
      const said = liesAhead(text) ? null : peopleSaid(text, countNamed);
      const facts = said === null ? [] : outside(desk, "headcount");
      const [first] = facts;
      if (said === null || first === undefined) return null;
      const near = (value: number) => sameFigure({ value }, { value: said.count }, CONFIRMS);
      if (facts.some(({ quantity }) => near(quantity.value))) return null;
      const { formatted, reference } = proofOfFact(first, desk);
      return { words: said.words, listed: { text: formatted, reference } };
    },
  },
];

/**
 * Sentences that deny what the context engine lists: nobody put money in, where a round is listed; two founders, where
 * three are; a team of eleven, where it counts twenty-four.
 */
export function auditSaidOfCompany(reading: Reading, desk: Desk): Objection[] {
  if (!desk.has("context_engine")) return [];
  return reading.passages.flatMap((passage) => {
    const { text, leaf, references } = passage;
    if (leaf.role !== "claim" || isQuestion(passage) || SUPPOSED.test(text) || NOT_AVAILABLE.test(text)) return [];
    if (speaksOfOthers(text) || references.some(({ type }) => type === "context_engine")) return [];
    return QUESTIONS.flatMap((question) => {
      const topic = topicById(question.topic);
      // A figure with its name is held against the context engine as a figure.
      if (topic === undefined || reading.figures.some((one) => one.passage === passage && one.topic === topic))
        return [];
      const denied = question.denied(text, desk);
      return denied === null ? [] : [objection(passage, topic, denied, reading, desk)];
    });
  });
}

function objection(
  passage: Passage,
  topic: Topic,
  { words: said, listed }: { words: string; listed: Listed },
  reading: Reading,
  desk: Desk,
): Objection {
  const words = critiqueSentences[desk.locale];
  const metric = topic.name[desk.locale];
  const { text: other, reference } = listed;
  return objectTo(
    {
      type: "missing_cross_reference",
      severity: topic.id === "total_funding" ? "HIGH" : "MEDIUM",
      section: passage.leaf.path,
      quote: passage.text,
      words: words.context({ metric, value: recommendationSentences[desk.locale].quote(said), other, reference }),
      impact: words.impactOf.context,
      effort: "EASY",
      source: reference,
      topic,
      span: { path: passage.leaf.path, start: passage.start, end: passage.end },
      matter: { kind: "listed", passage, metric, said, other, reference },
      missing: {
        source: sourceName("context_engine", desk.locale),
        dataType: words.crossReference.context({ metric }),
        potentialValue: words.crossReference.contextValue,
      },
    },
    reading,
  );
}

const outside = (desk: Desk, topic: string) =>
  desk.facts(topic).filter(({ source, quantity }) => source === "context_engine" && quantity.value > 0);

/** A round or a total that the context engine lists, unless it is the one the company now raises. */
function earlierRound(desk: Desk): Listed | undefined {
  const asked = new Set(
    desk
      .facts("round_size")
      .filter(({ source }) => source === "deck" || source === "financial_model")
      .map(({ quantity }) => quantity.value),
  );
  const fact = ["total_funding", "round_size"]
    .flatMap((topic) => outside(desk, topic))
    .find(({ quantity }) => !asked.has(quantity.value));
  if (fact === undefined) return undefined;
  const { formatted, reference } = proofOfFact(fact, desk);
  return { text: formatted, reference };
}

const FOUNDER =
  /(?:^|\.)(?:co-?)?(?:founders?|fondateurs?|fundadores?)\[\d+\](?:\.(?:name|fullName|full_name|nom|nome))?$/i;

/** The founders by name, where the context engine lists them. */
function foundersListed(desk: Desk): { names: string[]; reference: string } | null {
  const listed = desk.witness.textsAt("context_engine", FOUNDER);
  if (listed === null) return null;
  const { texts: names, document, path } = listed;
  return { names, reference: desk.reference({ kind: "path", document, path }) };
}
