import type { SourceDocument } from "../../domain/document.ts";
import type { Fact } from "../../domain/fact.ts";
import { isBeforeSales } from "../../lexicon/present.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { OF_TODAY, SALES, WORKED_OUT } from "./business-topics.ts";
import { isBusinessPlan } from "./deck-date.ts";
import type { Warrant } from "./warrant.ts";

type Read = Omit<Fact, "id">;

/**
 * In a deck that looks ahead, a figure that nothing makes the company's present is a supposition of its plan: all of them
 * where nothing shows that the company trades; where it does, still those by which it is worked out how one customer pays.
 * In a deck that does not look ahead it is one only where that is worked out for a company that tells of no sales at all.
 */
export function onlySupposed<One extends Read>(
  document: SourceDocument,
  facts: readonly One[],
  warrants: ReadonlyMap<Read, Warrant>,
): ReadonlySet<One> {
  if (document.source !== "deck") return new Set();
  const plan = isBusinessPlan(document);
  const ahead = plan || facts.some(looksAhead);
  const present = facts.filter((fact) => warrants.has(fact));
  const isOpen = (fact: Read) => warrants.get(fact) === "none" || warrants.get(fact) === "worked_out";
  const trades =
    !plan && !saysItDoesNotSell(document) && present.some((fact) => sells(fact) && !(ahead && isOpen(fact)));
  return new Set(
    present.filter(isOpen).filter((fact) => {
      const topic = fact.topic ?? "";
      const workedOut = warrants.get(fact) === "worked_out";
      if (!WORKED_OUT.has(topic)) return ahead && !trades && OF_TODAY.has(topic);
      return ahead ? workedOut || !trades : workedOut && !trades;
    }),
  );
}

/** What it asks for is no plan of what it will have. */
function looksAhead({ topic, nature, subject }: Read): boolean {
  const ofBusiness = topic !== null && (OF_TODAY.has(topic) || WORKED_OUT.has(topic));
  return ofBusiness && subject === "company" && (nature === "projection" || nature === "target");
}

function sells({ topic, nature, subject, sureness, quantity }: Read): boolean {
  const ours = nature === "actual" && subject === "company" && sureness >= SURE_ENOUGH;
  return ours && topic !== null && SALES.has(topic) && quantity.value > 0;
}

function saysItDoesNotSell({ sections }: SourceDocument): boolean {
  return sections.some(({ rows }) => rows.some(({ cells }) => cells.some(({ text }) => isBeforeSales(text))));
}
