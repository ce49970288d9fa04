import { CASH_TOPICS } from "./cash.ts";
import { COST_TOPICS } from "./costs.ts";
import { CUSTOMER_TOPICS } from "./customers.ts";
import { EXIT_TOPICS } from "./exit.ts";
import { GTM_TOPICS } from "./gtm.ts";
import { HARDWARE_TOPICS } from "./hardware.ts";
import { LEGAL_TOPICS } from "./legal.ts";
import { MARKET_TOPICS } from "./market.ts";
import { MARKETPLACE_TOPICS } from "./marketplace.ts";
import { PLAN_TOPICS } from "./plan.ts";
import { PNL_TOPICS } from "./pnl.ts";
import { PRODUCT_TOPICS } from "./product.ts";
import { RETENTION_TOPICS } from "./retention.ts";
import { ROUND_TOPICS } from "./round.ts";
import { SAAS_TOPICS } from "./saas.ts";
import { TEAM_TOPICS } from "./team.ts";
import type { Topic } from "./topic.ts";
import { UNIT_ECONOMICS_TOPICS } from "./unit-economics.ts";
import { VALUATION_TOPICS } from "./valuation.ts";

/** Every metric Tribunal knows by name, each once. */
export const TOPICS: readonly Topic[] = [
  ...SAAS_TOPICS,
  ...RETENTION_TOPICS,
  ...PNL_TOPICS,
  ...COST_TOPICS,
  ...CASH_TOPICS,
  ...UNIT_ECONOMICS_TOPICS,
  ...MARKETPLACE_TOPICS,
  ...HARDWARE_TOPICS,
  ...CUSTOMER_TOPICS,
  ...GTM_TOPICS,
  ...TEAM_TOPICS,
  ...MARKET_TOPICS,
  ...PRODUCT_TOPICS,
  ...LEGAL_TOPICS,
  ...VALUATION_TOPICS,
  ...ROUND_TOPICS,
  ...EXIT_TOPICS,
  ...PLAN_TOPICS,
];

const byId = new Map(TOPICS.map((topic) => [topic.id, topic]));

/**
 * The topic of this id, or undefined where the catalogue has none.
 *
 * ```ts
 * topicById("arr")?.name.en;
 * ```
 */
export function topicById(id: string): Topic | undefined {
  return byId.get(id);
}
