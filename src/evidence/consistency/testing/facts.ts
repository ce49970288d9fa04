import type { Fact } from "../../../domain/fact.ts";
import type { Quantity } from "../../../domain/quantity.ts";
import { parseQuantity } from "../../../quantities/parse.ts";

let count = 0;

/** An invented fact: "ARR" of 504 K€ on page 3 of the deck, unless told otherwise. */
export function fact(topic: string, printed: string, more: Partial<Fact> & { page?: number } = {}): Fact {
  const quantity = parseQuantity(printed, { locale: "en" });
  if (quantity === null || "ambiguous" in quantity) throw new Error(`"${printed}" is no quantity`);
  return factOf(topic, quantity, more);
}

/** The same from a quantity. */
export function factOf(topic: string, quantity: Quantity, more: Partial<Fact> & { page?: number } = {}): Fact {
  const { page = 3, document = "deck.pdf", ...rest } = more;
  count += 1;
  return {
    id: `${document}#${count}`,
    topic,
    label: topic,
    passage: `${topic}: ${quantity.text}`,
    quantity,
    basis: {},
    subject: "company",
    nature: "actual",
    document,
    source: "deck",
    address: { kind: "page", document, page },
    readBy: "text",
    sureness: 1,
    ...rest,
  };
}
