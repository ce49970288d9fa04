/** Topics that add up over time: a month of one says nothing of the year. */
export const FLOWS: ReadonlySet<string> = new Set(
  (
    "revenue services_revenue gross_profit ebitda operating_income net_income cogs operating_expenses total_costs " +
    "sales_marketing_spend marketing_spend rd_spend ga_spend payroll hosting_costs gmv orders units_sold bookings " +
    "operating_cash_flow free_cash_flow net_cash_flow capex grants new_customers churned_customers new_arr net_new_arr"
  ).split(" "),
);

/** Topics whose value at a year's end is also the value of its last month. */
export const STOCKS: ReadonlySet<string> = new Set(
  "arr mrr cash customers users headcount arpa debt mau dau shares_outstanding".split(" "),
);
