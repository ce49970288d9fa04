import type { Fact } from "../../domain/fact.ts";
import type { Claim } from "./claim.ts";

/** A fact with the figure it was read from. */
export interface Sourced {
  claim: Claim;
  fact: Omit<Fact, "id">;
}

/** "Builders MRR | Leads | Total MRR": where a line of a table gives a total, the others of its kind are parts of it. */
export function besideTotal(read: readonly Sourced[]): Omit<Fact, "id">[] {
  const lines = Map.groupBy(
    read.filter(({ claim, fact }) => claim.how === "row" && fact.topic !== null),
    ({ claim }) => claim.row,
  );
  return [...lines.values()].flatMap((line) => {
    const totals = line.filter(isTotal).map(({ fact }) => fact);
    return line
      .filter((one) => !isTotal(one) && totals.some((total) => isPartOf(one.fact, total)))
      .map(({ fact }) => fact);
  });
}

function isTotal({ claim: { headers } }: Sourced): boolean {
  return /(?<!\p{L})totale?(?!\p{L})/iu.test(headers[0] ?? "");
}

function isPartOf(fact: Omit<Fact, "id">, total: Omit<Fact, "id">): boolean {
  const same = fact.topic === total.topic && fact.period === total.period && fact.subject === total.subject;
  return same && fact.quantity.unit === total.quantity.unit && fact.quantity.value < total.quantity.value;
}
