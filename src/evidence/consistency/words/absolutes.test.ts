import { describe, expect, it } from "vitest";
import { foundIn } from "../testing/told.ts";

const told = async (...slides: string[]) =>
  (await foundIn(...slides)).map(({ relation, certainty }) => `${certainty} ${relation}`);

describe("what is said without exception", () => {
  it.each([
    [
      "pays_nothing",
      "### Competition\n\nBrokers take 12%. Norvik takes 4% from the seller; the buyer pays nothing.",
      "Protection fee: 1.5%, paid by the buyer (write to ada@norvik.io)",
    ],
    ["no_churn", "We have not lost a single customer since launch", "### Metrics\n\n- Annual logo churn: 6%"],
    ["no_churn", "Nous n'avons perdu aucun client depuis 2022", "### Métriques\n\n- Taux de churn : 1,2 % par mois"],
    ["no_churn", "Não perdemos nenhum cliente", "### Métricas\n\n- Churn mensal: 2%"],
    ["all_pilots", "Every pilot converted", "9 pilots run since 2023, 4 ended without a contract"],
    ["no_commission", "Zero commission for farmers", "### Model\n\n- Take rate: 4%"],
    ["no_setup_fee", "No set-up fee, no commitment", "Set-up fee: $900 per site"],
    [
      "no_freelancers",
      "60 livreurs salariés, aucun indépendant",
      "Nos livreurs sont indépendants pour un tiers d'entre eux",
    ],
    ["own_production", "Everything is brewed in our own brewery in Hull", "Brewing is done by our partner in York"],
    ["full_time", "Three full-time founders", "Ada will join full-time after the round"],
    ["users_yet", "Community: forum and a growing user base", "### Roadmap\n\n- March 2027: first 100 users"],
    [
      "no_cac",
      "Near-zero acquisition cost thanks to referrals",
      "### Use of funds\n\n- Social media campaigns and two hires",
    ],
    ["pays_nothing", "The seller pays 4%; the buyer pays nothing", "Protection fee: 1.5%, paid by the buyer"],
    [
      "top_customer",
      "Aucun client ne pèse plus de 15 % du chiffre d'affaires",
      "Le groupe Belval représente 38 % de nos revenus",
    ],
    ["top_customer", "No customer is more than 10% of revenue", "Norvik accounts for 31% of our revenue"],
  ])("%s: «%s» is denied by «%s», and asked about", async (id, claim, denial) => {
    expect(await told(claim, denial)).toEqual([`question absolute:${id}`]);
  });

  it.each([
    ["of a plan", "Goal for 2028: zero churn", "### Metrics\n\n- Annual logo churn: 6%"],
    ["of others", "Competitors boast zero churn", "### Metrics\n\n- Annual logo churn: 6%"],
    [
      "of a rival",
      "### Competition\n\nBalto takes 4% from the seller; the buyer pays nothing.",
      "Protection fee: 1.5%, paid by the buyer (write to ada@norvik.io)",
    ],
    ["another payer", "The buyer pays nothing", "Listing fee: 1.5%, paid by the seller"],
    ["another thing", "Everything is brewed in our own brewery", "Invoices are printed by our partner in York"],
    ["within the bound", "No customer is more than 40% of revenue", "Norvik accounts for 31% of our revenue"],
    [
      "several customers",
      "No customer is more than 10% of revenue",
      "Our ten customers in Wales account for 31% of our revenue",
    ],
    ["first customers long ago", "A growing user base", "Our first customers came in 2021"],
  ])("stays silent where it speaks %s", async (_, claim, denial) => {
    expect(await told(claim, denial)).toEqual([]);
  });

  it("shows both passages, and never says that both cannot be", async () => {
    const [one] = await foundIn("→ ✓ Every  pilot converted", "9 pilots run since 2023, 4 ended without a contract");
    expect(one?.explanation).toBe(
      "Pilots: “9 pilots run since 2023, 4 ended without a contract” (Deck, slide 2) and “Every pilot converted” (Deck, slide 1). As we read it, they speak of the same thing and do not agree.",
    );
  });
});
