import type { AnalystSpec } from "./analyst-spec.ts";
import { competitive } from "./roster/competitive.ts";
import { customerIntel } from "./roster/customer-intel.ts";
import { deckForensics } from "./roster/deck-forensics.ts";
import { financialAuditor } from "./roster/financial-auditor.ts";
import { fintechExpert } from "./roster/fintech-expert.ts";
import { generalistExpert } from "./roster/generalist-expert.ts";
import { healthExpert } from "./roster/health-expert.ts";
import { industryExpert } from "./roster/industry-expert.ts";
import { legal } from "./roster/legal.ts";
import { marketIntelligence } from "./roster/market-intelligence.ts";
import { marketplaceExpert } from "./roster/marketplace-expert.ts";
import { product } from "./roster/product.ts";
import { saasExpert } from "./roster/saas-expert.ts";
import { team } from "./roster/team.ts";

/** The analysts of tier 1, in the order they are shown; each in a file of its own. */
export const TIER_1: readonly AnalystSpec[] = [
  financialAuditor,
  marketIntelligence,
  deckForensics,
  team,
  customerIntel,
  competitive,
  legal,
  product,
];

/** One is chosen by the deal's sector: see `expertFor`. */
const EXPERTS: readonly AnalystSpec[] = [saasExpert, fintechExpert, healthExpert, marketplaceExpert, industryExpert];

/** Everybody of tiers 1 and 2. */
export const ROSTER: readonly AnalystSpec[] = [...TIER_1, ...EXPERTS, generalistExpert];

/**
 * The one expert of a sector; a generalist where the sector is unknown to us. How something is sold ("B2B SaaS") stands
 * first in the list and says least: "B2B SaaS for clinics" is a matter of health.
 */
export const expertFor = (sector: string | null): AnalystSpec =>
  EXPERTS.findLast(({ sectors }) => sector !== null && sectors?.test(sector) === true) ?? generalistExpert;
