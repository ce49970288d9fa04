import type { Container, Leaf } from "../../outputs/tree.ts";
import { matchTopic, SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { type Figure, labelOf } from "./figures.ts";

/**
 * "TAM: 18,000 sites, $21.6M of ARR", "SAM: 45,000 firms at 1,200 € of ARR": in an entry on the size of a market the ARR,
 * the customers and the headcount are the market's, and claim nothing of the company.
 */
export function isOfMarket(leaf: Leaf, { topic }: Figure): boolean {
  if (topic.category === "market") return false;
  for (let entry: Container | null = leaf.parent; entry !== null; entry = entry.parent) {
    const { key } = entry;
    if ([labelOf(entry), key].some((name) => name !== null && isMarketSize(name))) return true;
  }
  return false;
}

function isMarketSize(name: string): boolean {
  const match = name === "" ? null : matchTopic(name);
  return match !== null && match.sureness >= SURE_ENOUGH && MARKET_SIZES.has(match.topic.id);
}

const MARKET_SIZES = new Set(["tam", "sam", "som"]);
