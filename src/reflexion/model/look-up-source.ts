import type { Address } from "../../domain/address.ts";
import { SourceType } from "../../domain/source.ts";
import { sourceTypeOf } from "../../evidence/citations/evidence.ts";
import type { Desk } from "../desk.ts";

/** A passage of a document that somebody quoted and that is really there. */
export interface VerifiedSource {
  type: Exclude<SourceType, "inference">;
  /** "Deck, slide 8": where it stands, whatever place was given. */
  reference: string;
  /** As it stands in the document. */
  passage: string;
  address: Address;
}

const SHORTEST_QUOTE = 3;

/** Looks a quote up like anybody's citation; null unless it is there. */
export function lookUpSource(reference: string, quote: string, desk: Desk): VerifiedSource | null {
  if (quote.trim().length < SHORTEST_QUOTE) return null;
  for (const type of typesOf(reference, desk)) {
    const check = desk.check({ type, reference, quote });
    if ((check.status === "verified" || check.status === "relocated") && check.at !== undefined)
      return { type, reference: desk.reference(check.at), passage: check.found ?? quote, address: check.at };
  }
  return null;
}

/** The kind of document the words name; every kind there is where they name none. */
function typesOf(reference: string, desk: Desk): VerifiedSource["type"][] {
  const named = sourceTypeOf(reference);
  if (named === "inference") return [];
  if (named !== null) return [named];
  return SourceType.options.filter((type) => type !== "inference").filter((type) => desk.has(type));
}
