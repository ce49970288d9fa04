import type { Address } from "../../domain/address.ts";
import type { Section } from "../../domain/document.ts";
import type { Fact } from "../../domain/fact.ts";
import { findQuantities } from "../../quantities/find.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { readDossier } from "../facts/find.ts";
import { applyRelation } from "./apply-relations.ts";
import type { Constraint } from "./constraint.ts";
import type { Documents } from "./documents.ts";
import { withoutTerms } from "./one-of-many.ts";
import { placesOf } from "./places.ts";
import { Pool } from "./pool.ts";
import { RELATIONS } from "./relations.ts";
import { type Placed, rowsOfFacts, textOf } from "./rows-of-facts.ts";
import { type Statement, statementsFrom } from "./statement.ts";

/** What is told of one customer. */
const OF_A_CUSTOMER = new Set(
  "arpa mrr price ltv cac ltv_cac cac_payback churn customer_churn customer_lifetime gross_margin".split(" "),
);
const TIES = new Set(["ltv=life", "cac_payback=cac,arpa", "ltv_cac=ltv,cac"]);
const OF_OTHERS = new Set(["third_party", "market"]);

/**
 * One case told in lines right under each other (a typical customer, a plan, a table of unit economics): whatever it says
 * of the company, its own figures go together, without a date and without regard to other pages.
 */
export function casesOf({ dossier }: Documents): Constraint[] {
  const placeOf = placesOf(dossier);
  const told = withoutTerms(readDossier(dossier).all).filter(
    ({ topic, nature, source, readBy }) =>
      OF_A_CUSTOMER.has(topic ?? "") && !OF_OTHERS.has(nature) && source === "deck" && readBy !== "ocr",
  );
  const bySection = Map.groupBy(rowsOfFacts(told, dossier), ({ section }) => section);
  return [...bySection].flatMap(([section, facts]) =>
    section.hidden === undefined
      ? blocksIn(section, facts).flatMap((block, nth) => {
          const pool = new Pool(statementsOfCase(block, (address) => `${placeOf(address)}#${nth}`));
          return RELATIONS.filter(({ id }) => TIES.has(id)).flatMap((relation) => applyRelation(relation, pool));
        })
      : [],
  );
}

/** Facts by runs of rows that each hold a number; a row of words alone begins another case. */
function blocksIn({ rows }: Section, facts: readonly Placed[]): Fact[][] {
  let block = 0;
  const blockOf = rows.map((row) => {
    if (row.heading !== undefined || !/\d/u.test(textOf(row))) block += 1;
    return block;
  });
  return [...Map.groupBy(facts, ({ at }) => blockOf[at]).values()].map((group) => group.map(({ fact }) => fact));
}

function statementsOfCase(facts: readonly Fact[], placeOf: (address: Address) => string): Statement[] {
  const doubted = new Set(
    facts.filter(({ sureness, topic }) => sureness < SURE_ENOUGH || topic === "mrr").map(({ id }) => id),
  );
  const cost = facts.find(({ topic }) => topic === "cac")?.quantity.value ?? 0;
  const timeless = facts.flatMap(({ period: _period, basis: { nature: _nature, ...basis }, ...fact }): Fact[] => {
    const same = { ...fact, basis, subject: "company", nature: "actual" as const, sureness: 1 };
    if (fact.topic !== "mrr") return [same];
    // What one customer pays a month is called MRR beside what it costs to win one; the company's is larger.
    if (fact.quantity.value > cost) return [];
    return [{ ...same, topic: "arpa", basis: { ...basis, rhythm: "monthly" } }];
  });
  const statements = statementsFrom([...timeless, ...timeless.flatMap(lifeBeside)], null, [], placeOf).map((one) => ({
    ...one,
    segment: "",
    sure: one.sure && !doubted.has(one.id.replace(/\+life$/u, "")),
  }));
  const values = Map.groupBy(statements, ({ topic }) => topic);
  return statements.filter(
    ({ topic }) => new Set((values.get(topic) ?? []).map(({ quantity }) => quantity.value)).size === 1,
  );
}

/** "LTV: 2 160 € (24 months)" says over how long. */
function lifeBeside(fact: Fact): Fact[] {
  if (fact.topic !== "ltv") return [];
  const spans = findQuantities(fact.passage).flatMap((one) =>
    "ambiguous" in one || one.unit !== "duration" || one.range !== undefined ? [] : [one],
  );
  const [life] = spans;
  return life === undefined || spans.length > 1
    ? []
    : [{ ...fact, id: `${fact.id}+life`, topic: "customer_lifetime", label: "", quantity: life }];
}
