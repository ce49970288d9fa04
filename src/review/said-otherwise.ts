import { isPlain } from "../consensus/plain.ts";
import { sayNumber } from "../consensus/positions.ts";
import type { Fact } from "../domain/fact.ts";
import type { Locale } from "../domain/locale.ts";
import { rankOf } from "../domain/source-rank.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import type { Witness } from "../evidence/witness.ts";
import { rolesIn } from "../lexicon/page-roles.ts";
import { liesAhead } from "../lexicon/plans.ts";
import { sameFigure } from "../quantities/compare.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { CORE, OF_THE_DEAL } from "./key-figures.ts";

/**
 * Core figures that a plain line of the company's documents gives otherwise and nothing dates: beside the ask it may be
 * what is wanted, and it may be another today. It contradicts nothing, and is not passed over: "MRR $91,000 (Deck, slide 6)".
 */
export function saidOtherwise(witness: Witness, locale: Locale, close: number): string[] {
  return CORE.flat()
    .filter((id) => !OF_THE_DEAL.has(id))
    .flatMap((id) => {
      const topic = topicById(id);
      return topic === undefined ? [] : ofTopic(topic, witness, locale, close);
    });
}

const isNear = (a: number, b: number): boolean => a !== 0 && b / a > 0.1 && b / a < 10;

function isOfOneCustomer({ passage, document }: Fact, witness: Witness): boolean {
  return witness
    .passages()
    .some(
      (line) =>
        line.document.id === document &&
        line.text === passage &&
        rolesIn(witness.headingOver(line)).includes("unit_economics"),
    );
}

function ofTopic(topic: Topic, witness: Witness, locale: Locale, close: number): string[] {
  const said = witness.says({ topic: topic.id, of: "company" }).filter(({ source }) => rankOf(source) === "primary");
  const figureOf = ({ quantity }: Fact) => ({
    value: sizeOf(topic, quantity),
    step: quantity.step,
    currency: quantity.currency,
  });
  const known = said.filter(({ sureness, nature }) => sureness >= SURE_ENOUGH && nature === "actual");
  const isOther = (fact: Fact) =>
    fact.period === undefined &&
    // What its own words call a plan may not be today's: "ARR projetado (18m): $600k".
    !liesAhead(fact.passage) &&
    (fact.nature !== "actual" || fact.sureness < SURE_ENOUGH) &&
    isPlain({ passage: fact.passage, value: figureOf(fact).value }, topic) &&
    // A tenth of today's or ten times it is no other version of it, and one customer's is not the company's.
    known.some((one) => isNear(figureOf(one).value, figureOf(fact).value)) &&
    !isOfOneCustomer(fact, witness) &&
    !known.some((one) => sameFigure(figureOf(one), figureOf(fact), close));
  if (known.length === 0) return [];
  const others = said.filter(isOther).map((fact) => {
    const { value, currency } = figureOf(fact);
    const place = referenceTo(fact.source, fact.address, witness.dossier, locale);
    return `${topic.name[locale]} ${sayNumber(value, topic, currency, locale)} (${place})`;
  });
  return [...new Set(others)];
}
