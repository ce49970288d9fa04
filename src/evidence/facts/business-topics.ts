const TRADE =
  "revenue recurring_revenue services_revenue mrr arr carr bookings gmv orders units_sold customers users mau dau active_buyers active_sellers new_customers";

/** What is sold, and to how many: who trades can say it of today. */
export const SALES: ReadonlySet<string> = new Set(TRADE.split(" "));

const STOCK =
  "ebitda operating_income net_income gross_profit pipeline leads operating_expenses total_costs marketing_spend sales_marketing_spend rd_spend ga_spend hosting_costs payroll";

const RATIOS =
  "cac ltv ltv_cac cac_payback customer_lifetime gross_margin contribution_margin operating_margin net_margin ebitda_margin churn customer_churn revenue_churn customer_retention nrr grr repeat_rate arpa acv average_order_value conversion_rate trial_conversion win_rate sales_cycle nps csat roas cost_per_lead mrr_growth arr_growth revenue_growth gmv_growth customer_growth magic_number dau_mau website_visits";

/** What is worked out before anything is sold as well as after: how one customer pays. */
export const WORKED_OUT: ReadonlySet<string> = new Set(RATIOS.split(" "));

/** Sales, and what a firm that trades has beside them. */
export const OF_TODAY: ReadonlySet<string> = new Set(`${TRADE} ${STOCK}`.split(" "));
