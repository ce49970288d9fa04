import type { AgentRole } from "../../domain/recommendation.ts";
import { spaceOut, wordsOf } from "../../quantities/topics/label.ts";

/** Words of an agent's name that tell its role; the first list that fits wins. */
const WORDS: [AgentRole, RegExp][] = [
  ["reviewer", /\b(review|revis|relect|critic|mediat|mediad|arbitr|quality|qualite|qualidade)/],
  [
    "financial",
    /\b(financ|finanz|cfo|tresor|tesour|treasur|account|comptab|contab|cap table|unit economics|valuation|valoris)/,
  ],
  [
    "commercial",
    /\b(commerc|comerc|sales|ventes?\b|vendas?\b|marketing|go to ?market|gtm|growth|revenue|customer|clients?\b|clientes?\b)/,
  ],
  ["market", /\b(market|marche|mercado|competit|concurren|concorren|sector|secteur|setor)/],
  ["analyst", /\b(analy|anali)/],
];

/** The order in which agents decide: the first of these among those concerned has the last word. */
export const ROLE_ORDER: readonly AgentRole[] = ["reviewer", "financial", "commercial", "market", "analyst", "other"];

/** The role an agent's name tells: "financial-auditor", "Analista de Mercado", "reviewer". */
export function roleOf(agentName: string): AgentRole {
  const name = wordsOf(spaceOut(agentName))
    .map(({ key }) => key)
    .join(" ");
  return WORDS.find(([, pattern]) => pattern.test(name))?.[0] ?? "other";
}
