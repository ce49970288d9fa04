import type { Fact } from "../../domain/fact.ts";

const INCOME = /\b(ARR|MRR)\b|\b(revenues?|chiffre d['’]affaires|CA|receitas?|facturação|faturamento)\b/iu;

/**
 * What a company says it obtains of its market by a date and calls its income ("SOM 2027: 500 customers = 25 M€ ARR") is
 * its plan too; that is our reading, so it is asked about.
 */
export function plansOfMarket<One extends Fact>(facts: readonly One[]): One[] {
  return facts.flatMap((fact) => {
    const { topic, period, passage, quantity } = fact;
    const [, recurring, income] = (topic === "som" && period !== undefined ? INCOME.exec(passage) : null) ?? [];
    if ((recurring ?? income) === undefined || quantity.unit !== "money") return [];
    const plan = {
      topic: recurring === undefined ? "revenue" : recurring.toLowerCase(),
      subject: "company",
      label: "",
    };
    return [{ ...fact, ...plan, id: `${fact.id}+plan`, nature: "projection" as const, sureness: 0.6 }];
  });
}
