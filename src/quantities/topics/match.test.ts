import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TOPICS } from "./catalogue.ts";
import { matchTopic, normalizeLabel, SURE_ENOUGH } from "./match.ts";

/** The topic a label surely names; null where it names none, or only perhaps. */
function sureTopic(label: string): string | null {
  const match = matchTopic(label);
  return match !== null && match.sureness >= SURE_ENOUGH ? match.topic.id : null;
}

const NAMES: [label: string, topic: string][] = [
  // as spreadsheets and decks write them
  ["ARR", "arr"],
  ["Total ARR at year end", "arr"],
  ["ARR (€)", "arr"],
  ["ARR K€", "arr"],
  ["ARR, fin 2024", "arr"],
  ["ARR (MRR × 12)", "arr"],
  ["Annual Recurring Revenue (ARR)", "arr"],
  ["ARR / Annual recurring revenue", "arr"],
  ["Revenu récurrent annuel", "arr"],
  ["Revenus récurrents annuels", "arr"],
  ["REVENU RECURRENT ANNUEL", "arr"],
  ["Receita recorrente anual", "arr"],
  ["arr_eur", "arr"],
  ["annualRecurringRevenue", "arr"],
  ["annual-recurring-revenue", "arr"],
  ["MRR décembre 2024", "mrr"],
  ["MRR Dec-24", "mrr"],
  ["Receita mensal recorrente", "mrr"],
  ["monthly_recurring_revenue", "mrr"],
  ["New MRR", "new_mrr"],
  ["Net new ARR", "net_new_arr"],
  ["Marge brute (%)", "gross_margin"],
  ["Marge brute (K€)", "gross_profit"],
  ["Gross profit %", "gross_margin"],
  ["Taux de marge brute", "gross_margin"],
  ["grossMargin", "gross_margin"],
  ["Margem bruta", "gross_margin"],
  ["Lucro bruto", "gross_profit"],
  ["Chiffre d'affaires", "revenue"],
  ["Chiffre d’affaires HT", "revenue"],
  ["CA 2024 réalisé", "revenue"],
  ["Revenues", "revenue"],
  ["Total revenue", "revenue"],
  ["Faturamento", "revenue"],
  ["Net revenue", "revenue"],
  ["Coût des ventes", "cogs"],
  ["Cost of revenue", "cogs"],
  ["COGS", "cogs"],
  ["Revenue growth", "revenue_growth"],
  ["Revenue growth rate (YoY)", "revenue_growth"],
  ["Croissance du CA", "revenue_growth"],
  ["ARR YoY growth", "arr_growth"],
  ["Croissance annuelle de l'ARR", "arr_growth"],
  ["Crescimento da receita", "revenue_growth"],
  ["TCAM", "revenue_cagr"],
  ["EBITDA 2024A", "ebitda"],
  ["Marge d'EBITDA", "ebitda_margin"],
  ["EBITDA %", "ebitda_margin"],
  ["Net income", "net_income"],
  ["Résultat net", "net_income"],
  ["Résultat d'exploitation", "operating_income"],
  ["S&M", "sales_marketing_spend"],
  ["Sales & Marketing", "sales_marketing_spend"],
  ["Frais de R&D", "rd_spend"],
  ["SG&A", "ga_spend"],
  ["Masse salariale", "payroll"],
  ["Salaries", "payroll"],
  ["Salariés", "headcount"],
  ["Nombre de salariés", "headcount"],
  ["Effectifs (ETP)", "headcount"],
  ["employee_count", "headcount"],
  ["Número de funcionários", "headcount"],
  ["Trésorerie disponible", "cash"],
  ["Cash balance", "cash"],
  ["Saldo de caixa", "cash"],
  ["Burn rate mensuel", "burn_rate"],
  ["Net burn", "burn_rate"],
  ["Queima de caixa mensal", "burn_rate"],
  ["Runway (mois)", "runway"],
  ["Months of runway", "runway"],
  ["Burn multiple", "burn_multiple"],
  ["CAC", "cac"],
  ["Coût d'acquisition client", "cac"],
  ["Custo de aquisição de clientes", "cac"],
  ["Customer acquisition cost (CAC)", "cac"],
  ["CAC payback (months)", "cac_payback"],
  ["LTV", "ltv"],
  ["Customer lifetime value", "ltv"],
  ["LTV/CAC", "ltv_cac"],
  ["LTV:CAC ratio", "ltv_cac"],
  ["ltvCac", "ltv_cac"],
  ["ARPU mensuel", "arpa"],
  ["Panier moyen", "average_order_value"],
  ["GMV", "gmv"],
  ["Take rate (%)", "take_rate"],
  ["Taux de commission", "take_rate"],
  ["Churn", "churn"],
  ["Taux de churn annuel", "churn"],
  ["Churn clients", "customer_churn"],
  ["Logo churn rate", "customer_churn"],
  ["MRR churn", "revenue_churn"],
  ["Net revenue retention", "nrr"],
  ["NRR", "nrr"],
  ["Net Dollar Retention (NDR)", "nrr"],
  ["Rétention nette du revenu", "nrr"],
  ["Gross revenue retention", "grr"],
  ["Nombre de clients", "customers"],
  ["# customers", "customers"],
  ["Clients payants", "customers"],
  ["Clientes ativos", "customers"],
  ["Nouveaux clients", "new_customers"],
  ["Registered users", "users"],
  ["MAU", "mau"],
  ["Concentration clients", "customer_concentration"],
  ["Net Promoter Score", "nps"],
  ["TAM", "tam"],
  ["Taille du marché", "tam"],
  ["Tamanho do mercado", "tam"],
  ["Market growth", "market_growth"],
  ["Part de marché", "market_share"],
  ["Valorisation", "valuation"],
  ["Pre-money valuation", "valuation_pre_money"],
  ["valuationPreMoney", "valuation_pre_money"],
  ["Valorisation pre-money (M€)", "valuation_pre_money"],
  ["valuation (pre-money)", "valuation_pre_money"],
  ["Post-money", "valuation_post_money"],
  ["ARR multiple", "arr_multiple"],
  ["arrMultiple", "arr_multiple"],
  ["EV/Revenue", "revenue_multiple"],
  ["Montant levé", "round_size"],
  ["Dilution (%)", "dilution"],
  ["BSPCE", "option_pool"],
  ["totalFundingUsd", "total_funding"],
  ["Units sold", "units_sold"],
  ["Sales cycle", "sales_cycle"],
  ["Pipeline commercial", "pipeline"],
  ["Taux de conversion", "conversion_rate"],
  ["team_quality", "team_quality"],
  ["Team quality", "team_quality"],
  ["Qualité de l'équipe", "team_quality"],
  ["Propriété intellectuelle", "ip_ownership"],
  ["Technical debt", "technical_debt"],
  ["product-market fit", "product_market_fit"],
  ["Intensité concurrentielle", "competition_intensity"],
];

const NOT_SURE: string[] = [
  "number of ARR customers",
  "MRR × 12",
  "ARR = MRR × 12",
  "CAC / LTV",
  "MRR and ARR",
  "ARR Europe",
  "ARR (Mexico)",
  "ARR (hors services)",
  "ARR per country",
  "Revenue per country",
  "Average revenue",
  "CA moyen",
  "Potential revenue",
  "Part du chiffre d'affaires",
  "Revenue at risk",
  "Non-recurring revenue",
  "Revenue concentration",
  "Competitor revenue",
  "Median ARR",
  "Benchmark churn",
  "Sales team",
  "Cost of living",
  "Technical debt ratio",
  "Croissance du nombre d'utilisateurs",
  "Variation de MRR",
  "Écart ARR",
  "Revenue excluding grants",
  "Chiffre d'affaires hors subventions de la filiale allemande",
  "The market is growing and our customers love the product",
  "Market Street",
  "Customs clearance",
  "2024",
  "Total",
  "",
  "K€",
];

describe("matchTopic", () => {
  it.each(NAMES)("reads %j as %s", (label, topic) => {
    expect(sureTopic(label)).toBe(topic);
  });

  it.each(NOT_SURE)("does not take %j for a known metric", (label) => {
    expect(sureTopic(label)).toBeNull();
  });

  it.each([
    "Competitor revenue",
    "Median ARR",
    "Average revenue",
    "Non-recurring revenue",
    "Revenue per country",
    "Sales team",
    "Variation de MRR",
    "MRR and ARR",
    "CAC / LTV",
  ])("gives no hint for %j: its words make another metric of it", (label) => {
    expect(matchTopic(label)).toBeNull();
  });

  it("says how it matched", () => {
    expect(matchTopic("ARR")).toMatchObject({ how: "exact", sureness: 1 });
    expect(matchTopic("annual recurring revenue")).toMatchObject({ how: "alias" });
    expect(matchTopic("cohort of subscriber churns")?.sureness).toBeLessThan(SURE_ENOUGH);
    expect(matchTopic("revenus annuels récurrents")).toMatchObject({ how: "stem", topic: { id: "arr" } });
  });

  it("keeps the definition apart from the topic", () => {
    expect(matchTopic("Net revenue")?.basis).toEqual({ gross: "net" });
    expect(matchTopic("Receita líquida mensal")?.basis).toEqual({ gross: "net", rhythm: "monthly" });
    expect(matchTopic("ARR projeté 2026")).toMatchObject({ basis: { nature: "projected" }, period: "2026" });
    expect(matchTopic("ARR projete 2026")).toMatchObject({ basis: { nature: "projected" }, period: "2026" });
    expect(matchTopic("Clients payants")?.basis).toEqual({ customers: "paying" });
    expect(matchTopic("Registered users")?.basis).toEqual({ customers: "registered" });
    expect(matchTopic("Gross burn")?.basis).toEqual({ gross: "gross" });
    expect(matchTopic("Valuation (post-money)")?.basis).toEqual({ money: "post" });
    expect(matchTopic("Churn annuel")?.basis).toEqual({ rhythm: "annual" });
    expect(matchTopic("Net revenue retention")?.basis).toEqual({});
    expect(matchTopic("MRR décembre 2024")?.period).toBe("2024-12");
  });

  it("knows every name of every topic", () => {
    for (const topic of TOPICS) {
      for (const name of [topic.id, ...Object.values(topic.name), ...Object.values(topic.aliases).flat()]) {
        expect([name, sureTopic(name)]).toEqual([name, topic.id]);
      }
    }
  });

  it("does not depend on case, accents, spacing or punctuation", () => {
    const labels = fc.constantFrom(
      ...NAMES.map(([label]) => label).filter((label) => !/[a-z][A-Z]|alarié/.test(label)),
    );
    const changes: ((text: string) => string)[] = [
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
      (text) => text.normalize("NFD"),
      (text) => `  ${text.replaceAll(" ", "  ")} `,
      (text) => `${text} :`,
      (text) => text.replaceAll(" ", "\u00a0"),
      (text) => (/[(×/&#%,'’]/.test(text) ? text : text.replaceAll(" ", "_")),
    ];
    fc.assert(
      fc.property(labels, fc.constantFrom(...changes), (label, change) => {
        const [before, after] = [matchTopic(label), matchTopic(change(label))];
        expect(after?.topic.id).toBe(before?.topic.id);
      }),
      { numRuns: 400 },
    );
  });

  it("answers for any text, and quickly refuses a long one", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const match = matchTopic(text);
        expect(match === null || (match.sureness > 0 && match.sureness <= 1)).toBe(true);
      }),
    );
    expect(matchTopic("ARR ".repeat(100_000))).toBeNull();
    expect(matchTopic("constructor")).toBeNull();
    expect(matchTopic("__proto__")).toBeNull();
  });
});

describe("normalizeLabel", () => {
  it("brings spellings of one unknown metric together", () => {
    const spellings = ["founder_energy", "Founder energy", "founderEnergy", "FOUNDER-ENERGY", " Foundér  energy: "];
    expect(new Set(spellings.map(normalizeLabel))).toEqual(new Set(["founder energy"]));
    expect(normalizeLabel("Customer love (%)")).toBe(normalizeLabel("customer_love"));
  });

  it("keeps different metrics apart", () => {
    expect(normalizeLabel("founder energy")).not.toBe(normalizeLabel("founder synergy"));
  });
});
