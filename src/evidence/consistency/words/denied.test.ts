import { describe, expect, it } from "vitest";
import { foundIn, table } from "../testing/told.ts";

const told = async (...slides: string[]) =>
  (await foundIn(...slides)).map(({ relation, certainty }) => `${certainty} ${relation}`);

describe("what is said not to be there, and is", () => {
  it.each([
    ["no_fee", "Families receive the whole amount: no fees, no queue.", "### How we earn\n\n- Transfer fees: 1.8%"],
    ["no_fee", "Le parent paie le club en ligne, sans frais.", "### Modèle\n\n- Frais de service : 2,5 % par paiement"],
    ["no_fee", "Sem taxas, sem filas.", "### Receita\n\n- Taxa de intermediação: 3%"],
    ["no_middlemen", "Growers sell without intermediaries.", "### Partners\n\n- Regional brokers who find the buyers"],
    [
      "no_middlemen",
      "We cut out the banks altogether.",
      "### Key partners\n\n- Banks (settlement in euro)\n- Two universities",
    ],
    [
      "no_middlemen",
      "Des fermes aux cuisines, sans intermédiaires.",
      "Nous livrons par un réseau de grossistes dans huit villes",
    ],
    ["no_middlemen", "Eliminamos os bancos do crédito rural.", "### Parceiros\n\n- Bancos regionais (liquidação)"],
    ["nothing_to_learn", "There is no new software to learn.", "### The product\n\n- Captain's dashboard with all moorings"],
    ["nothing_to_learn", "Aucun nouvel outil à apprendre.", "Le tableau de bord du gérant réunit les tournées"],
    ["nothing_to_install", "Não há nada para instalar.", "O morador baixa o aplicativo e abre o portão"],
    ["no_ads", "A reading app for children, ad-free for ever.", "### Revenue\n\n- Advertising revenue: $40k a month"],
    ["no_ads", "Un journal local sans publicités", "Nos revenus publicitaires couvrent l'impression"],
    ["data_kept", "We never sell the data of our members.", "Second stream: data licensing to insurers"],
    ["data_kept", "Não vendemos dados de pacientes.", "Linha de receita: venda de dados agregados"],
    ["no_stock", "A shop with no inventory and no warehouse", "### Use of funds\n\n- Initial inventory: €60,000"],
    ["no_stock", "Modelo sem estoque", "### Uso dos recursos\n\n- Compra de estoque: R$ 200 mil"],
    ["no_term", "Cancel anytime.", "All plans are sold with a minimum term of 12 months"],
    ["no_term", "Sans engagement, dès le premier jour", "Tous nos abonnés signent un contrat de 24 mois"],
    ["no_term", "Sem fidelidade", "O plano exige permanência mínima de 12 meses"],
    ["no_hands", "Invoice matching is fully automated.", "Invoices are checked by our team in Lille before payment"],
    [
      "no_hands",
      "La lecture des plans est entièrement automatisée.",
      "Chaque plan est relu à la main par deux métreurs",
    ],
    ["one_operator", "A decentralised architecture, resistant to censorship", "Profiles and accounts: Firebase"],
    ["one_operator", "Uma arquitetura descentralizada", "Dados dos usuários: Google Cloud"],
    ["who_gets_in", "Twelve places, first come, first served.", "We are selecting twelve bakeries for the launch"],
    ["who_gets_in", "Les places partent dans l'ordre d'arrivée.", "Dix maisons triées sur le volet"],
  ])("%s: «%s» is denied by «%s», and asked about", async (id, claim, denial) => {
    expect(await told(claim, denial)).toEqual([`question absolute:${id}`]);
  });

  it.each([
    ["a fee of another kind", "No per-seat fees.", "Service fees: 2%"],
    ["what is hidden only", "No hidden fees.", "Transfer fees: 1.8%"],
    ["somebody who is spared", "No fees for the members.", "Transfer fees: 1.8%, paid by the shop"],
    ["a time of grace", "No fees until 2028.", "Transfer fees: 1.8%"],
    ["costs of the company", "No fees, no queue.", "### Use of funds\n\n- Legal fees: $20,000"],
    ["what rivals take", "No fees, no queue.", "### Competition\n\n- Norvik: transfer fees of 6%"],
    ["other partners", "Growers sell without intermediaries.", "### Partners\n\n- Regional chambers of agriculture"],
    ["those who are served", "We cut out the brokers.", "### Customers\n\n- Brokers' clients who want a better price"],
    ["the problem", "Growers sell without intermediaries.", "### The problem\n\n- Growers sell through brokers at 30%"],
    [
      "what needs no installation",
      "There is nothing to install.",
      table("Module | What it does", "Dashboard | All sites in the browser"),
    ],
    ["growth without spending", "We grew to 900 members without advertising.", "- Advertising revenue: $1 a user"],
    ["data of the firm", "We never sell the data of our members.", "Data room on request"],
    ["options and stock", "A shop with no inventory", "Stock options: 10% of the capital"],
    ["somebody else's term", "Cancel anytime.", "Our lease has a minimum term of 36 months"],
    ["another thing by hand", "Invoice matching is fully automated.", "The boxes are packed by hand in Lille"],
    ["a former employer", "A decentralised architecture", "### Team\n\n- Ada, ex-Google Cloud"],
    ["a plan", "Goal for 2029: no fees, no queue.", "Transfer fees: 1.8%"],
    ["a condition", "Sans engagement pendant le mois d'essai", "Contrat de 24 mois"],
  ])("stays silent on %s", async (_, claim, denial) => {
    expect(await told(claim, denial)).toEqual([]);
  });
});
