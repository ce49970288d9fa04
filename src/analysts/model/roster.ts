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

/** The analysts of tier 1, in the order they are shown. */
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

const EXPERTS: readonly AnalystSpec[] = [saasExpert, fintechExpert, healthExpert, marketplaceExpert, industryExpert];

/** The one expert of a sector; a generalist where the sector is unknown to us. */
export const expertFor = (sector: string | null): AnalystSpec =>
  EXPERTS.find(({ sectors }) => sector !== null && sectors?.test(sector) === true) ?? generalistExpert;
