import type { Touch } from "../../domain/inconsistency.ts";

const TOUCHES: Record<string, Touch> = {
  round_size: "price",
  valuation: "price",
  valuation_pre_money: "price",
  valuation_post_money: "price",
  dilution: "price",
  arr: "price",
  mrr: "price",
  revenue: "growth",
  customers: "growth",
  users: "growth",
  cash: "runway",
  burn_rate: "runway",
  runway: "runway",
  tam: "market",
  sam: "market",
  som: "market",
  founder_ownership: "control",
  option_pool: "control",
  churn: "unit_economics",
  customer_churn: "unit_economics",
  gross_margin: "unit_economics",
  ltv: "unit_economics",
  cac: "unit_economics",
  ltv_cac: "unit_economics",
  arpa: "unit_economics",
};

/** What a wrong figure of this topic changes; of another, how far the rest can be believed. */
export const touchesOf = (topic: string | null): Touch => TOUCHES[topic ?? ""] ?? "trust";
