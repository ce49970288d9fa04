import type { FindingCategory } from "../domain/finding.ts";
import { foldLine } from "../lexicon/fold.ts";

const CATEGORIES: [RegExp, FindingCategory][] = [
  [/financ|compta|contab|unit.?econ|valuation|valoris|valoriz/, "financial"],
  [/team|equipe|founder|fondateur|fundador|\brh\b|hr\b|people/, "team"],
  [/compet|concurren|concorr/, "competitive"],
  [/go.?to.?market|\bgtm\b|sales|vente|vendas|commercial|comercial|marketing|growth/, "gtm"],
  [/customer|client|churn|retention/, "customer"],
  [/market|marche|mercado|\btam\b/, "market"],
  [/legal|juridi|compliance|regul/, "legal"],
  [/techn|tecn|engineering|security|infra/, "technical"],
  [/product|produit|produto/, "product"],
  [/exit|sortie|saida/, "exit"],
  [/structur|estrutur|cap.?table|deal.?terms|dilution|round/, "structure"],
];

/** The category a word or an agent's name speaks of, in three languages; null where none is recognised. */
export function categoryOf(text: string): FindingCategory | null {
  const folded = foldLine(text);
  return CATEGORIES.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
