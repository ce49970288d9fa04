import { describe, expect, it } from "vitest";
import { foundIn } from "../testing/told.ts";

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
    ["no_ads", "A reading app for children, ad-free for ever.", "### Revenue\n\n- Advertising revenue: $40k a month"],
    ["no_ads", "Un journal local sans publicités", "Nos revenus publicitaires couvrent l'impression"],
    ["data_kept", "We never sell the data of our members.", "Second stream: data licensing to insurers"],
    ["data_kept", "Não vendemos dados de pacientes.", "Linha de receita: venda de dados agregados"],
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
  ])("%s: «%s» is denied by «%s», and asked about", async (id, claim, denial) => {
    expect(await told(claim, denial)).toEqual([`question absolute:${id}`]);
  });

  it.each([
    ["a fee of another kind", "No per-seat fees.", "Service fees: 2%"],
    ["what is hidden only", "No hidden fees.", "Transfer fees: 1.8%"],
    ["somebody who is spared", "No fees for the members.", "Transfer fees: 1.8%, paid by the shop"],
    ["what has no price", "No fees, no queue.", "Transfer fees are explained in the app"],
    ["a partner of another kind", "We cut out the banks.", "### Partners\n\n- Brokers who find the buyers"],
    ["a time of grace", "No fees until 2028.", "Transfer fees: 1.8%"],
    ["costs of the company", "No fees, no queue.", "### Use of funds\n\n- Legal fees: $20,000"],
    ["what rivals take", "No fees, no queue.", "### Competition\n\n- Norvik: transfer fees of 6%"],
    ["other partners", "Growers sell without intermediaries.", "### Partners\n\n- Regional chambers of agriculture"],
    ["those who are served", "We cut out the brokers.", "### Customers\n\n- Brokers' clients who want a better price"],
    ["the problem", "Growers sell without intermediaries.", "### The problem\n\n- Growers sell through brokers at 30%"],
    ["growth without spending", "We grew to 900 members without advertising.", "- Advertising revenue: $1 a user"],
    ["a thing of theirs", "No bank account needed.", "### Partners\n\n- Banks of the coast (settlement)"],
    ["what theirs costs", "The app eliminates bank charges.", "### Partners\n\n- Banks of the coast (settlement)"],
    ["what rivals earn by", "A reading app, ad-free.", "### Competition\n\n- Balto: ad revenue of $4 a reader"],
    ["what rivals sell", "We never sell the data of our members.", "### Competition\n\n- Balto: data licensing"],
    ["data of the firm", "We never sell the data of our members.", "Data room on request"],
    ["somebody else's term", "Cancel anytime.", "Our lease has a minimum term of 36 months"],
    ["another thing by hand", "Invoice matching is fully automated.", "The boxes are packed by hand in Lille"],
    ["a former employer", "A decentralised architecture", "### Team\n\n- Ada, ex-Google Cloud"],
    ["a plan", "Goal for 2029: no fees, no queue.", "Transfer fees: 1.8%"],
    ["a condition", "Sans engagement pendant le mois d'essai", "Contrat de 24 mois"],
  ])("stays silent on %s", async (_, claim, denial) => {
    expect(await told(claim, denial)).toEqual([]);
  });
});
