import { describe, expect, it } from "vitest";
import { foundIn } from "../testing/told.ts";

const told = async (...slides: string[]) =>
  (await foundIn(...slides)).map(({ relation, certainty }) => `${certainty} ${relation}`);

describe("how far the product is", () => {
  it.each([
    ["A fully functional MVP is with twelve clinics", "### Use of funds\n\n- Build the MVP\n- First two hires"],
    [
      "Our first product, Talentry Index (TLX), spots welders whom traditional hiring overlooks.",
      "### Use of funds\n\n- Develop and launch the TLX MVP",
    ],
    ["The platform is live in three harbours", "We will build the first version of the platform"],
    ["Product in production since March", "A prototype tested by friends and family"],
    ["Application en production", "### Utilisation des fonds\n\n- Développement du MVP : 80 K€"],
    ["Un MVP fonctionnel chez neuf artisans", "### Prochaines étapes\n\n- Construire le MVP"],
    ["Plateforme en production", "Du prototype au produit"],
    ["Plateforme en production", "### La levée\n\n- Construire la première version de la plateforme : 90 000 €"],
    ["Produto em produção com quarenta lojas", "### Uso dos recursos\n\n- Construção do MVP"],
    ["MVP funcional em produção", "### Próximos passos\n\n- Desenvolver o MVP"],
    ["Aplicativo em produção", "Protótipo testado internamente"],
  ])("«%s» and «%s» are asked about", async (done, open) => {
    expect(await told(done, open)).toEqual(["question status:product"]);
  });

  it.each([
    ["more of it", "The platform is live in three harbours", "### Use of funds\n\n- Build version 2 of the platform"],
    ["another thing", "The web platform is live", "### Use of funds\n\n- Build the MVP of the crane sensor"],
    [
      "another product",
      "Our first product, Tidewatch, spots leaks.",
      "### Use of funds\n\n- Build the Harbourlight MVP",
    ],
    [
      "a product of another name",
      "Our first product, Tidewatch, spots leaks.",
      "### Use of funds\n\n- Build the TLX MVP",
    ],
    ["a step of the way", "Product in production since March", "### Roadmap\n\n- Prototype tested\n- Launch"],
    ["a customer's way", "Our platform is live in three harbours", "We take boat builders from prototype to product"],
    ["what is new", "Product in production since March", "A new prototype tested by friends and family"],
    ["a prototype of a part", "Aplicativo em produção", "Protótipo testado do sensor de guindaste"],
    [
      "what goes beyond it",
      "A fully functional MVP is with twelve clinics",
      "### Use of funds\n\n- Develop beyond MVP",
    ],
    ["a step that is behind", "The platform is live in three harbours", "### Roadmap\n\n- Q1 2023: build the MVP"],
    ["what comes after", "Un MVP fonctionnel chez neuf artisans", "### Utilisation des fonds\n\n- Du MVP à l'échelle"],
    ["one after the other", "MVP construído em 2024", "### Uso dos recursos\n\n- Evoluir o MVP para dez estados"],
    ["a customer's", "Product in production since March", "Our users build their MVP in a week"],
    ["a way that was gone", "Product in production since March", "2022: prototype tested by friends and family"],
  ])("stays silent on %s", async (_, done, open) => {
    expect(await told(done, open)).toEqual([]);
  });
});

describe("who leads the round", () => {
  it.each([
    ["The round is led by a grain co-operative, term sheet signed", "We are still looking for a lead investor"],
    ["Lead investor confirmed: Norvik", "Seeking a lead investor for the round"],
    ["Investisseur principal confirmé", "Nous cherchons encore un investisseur principal"],
    ["Investidor líder confirmado", "Ainda buscamos um investidor líder"],
  ])("«%s» and «%s» are asked about", async (done, open) => {
    expect(await told(done, open)).toEqual(["question status:lead"]);
  });

  it.each([
    ["another round", "The pre-seed round is led by Norvik", "For the seed we are looking for a lead investor"],
    ["a lead that is not there", "No lead investor confirmed yet", "We are looking for a lead investor"],
    ["another lead", "We are looking for a lead developer", "The round is led by Norvik"],
  ])("stays silent on %s", async (_, done, open) => {
    expect(await told(done, open)).toEqual([]);
  });
});
