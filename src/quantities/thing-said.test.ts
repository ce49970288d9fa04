import { describe, expect, it } from "vitest";
import { singular, thingSaid } from "./thing-said.ts";

function said(name: string, passage: string): string | null {
  const own = new Set(singular(name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")).split(" "));
  const thereWhenUnderWay = /liti/i.test(name);
  const found = thingSaid(passage, { isOwn: (word) => own.has(word), thereWhenUnderWay, label: name });
  return found === null ? null : `${found.standing}${found.partly ? " in part" : ""}`;
}

describe("what a passage says of a thing it names", () => {
  it.each([
    ["iso 27001", "ISO 27001 certified since 2022, no major non-conformity"],
    ["iso 27001", "Nous sommes certifiés ISO 27001 sans réserve depuis mars 2023"],
    ["brevets", "Deux brevets accordés, sans opposition"],
    ["patente", "Patente concedida pelo INPI em 2022, sem contestação"],
    ["litigation", "Litigation with a former supplier is pending, no provision was made"],
    ["shareholders agreement", "Shareholders agreement signed in 2023 without drag-along"],
    ["licence", "Hosted on AWS; we hold an e-money licence granted in 2023"],
  ])("%s is there: %s", (name, passage) => expect(said(name, passage)).toBe("asserted"));

  it.each([
    ["litigation", "No litigation pending or threatened"],
    ["litiges", "La société n’est partie à aucun litige"],
    ["litiges", "Litiges : néant"],
    ["litigios", "Passivos: não existem litígios nem contingências"],
    ["litigation", "Legal: no claims, disputes or litigation against the company"],
    ["debt", "Debt-free since 2022"],
    ["iso 27001", "ISO 27001: not certified"],
    ["exclusivity", "The contract has no exclusivity"],
    ["litigation", "We are not aware of any litigation"],
    ["litigios", "Não temos conhecimento de litígios"],
  ])("%s is denied: %s", (name, passage) => expect(said(name, passage)).toBe("denied"));

  it.each([
    ["iso 27001", "Hosted on AWS, which is ISO 27001 certified"],
    ["iso 27001", "Hébergement chez Nuage SA, certifié ISO 27001"],
    ["iso 27001", "We follow ISO 27001 best practices"],
    ["iso 27001", "Nos clients exigent la certification ISO 27001"],
    ["litigation", "Our platform helps law firms manage litigation"],
    ["litigation", "Litigation insurance in place for directors"],
    ["litigios", "Litígio com ex-sócio arquivado em 2022"],
    ["patents", "Our main competitor holds 14 patents in this field"],
    ["patents", "Freedom to operate: no third-party patents block us"],
    ["brevet", "Licence d’un brevet détenu par l’université"],
    ["patents", "Built on a patent licensed from the University of Leeds"],
    ["patente", "Patente licenciada pela universidade"],
    ["patents", "Patents"],
    ["litigation", "No risk of litigation was seen"],
    ["contrato", "Contrato não renovado em 2024"],
    ["exclusive", "Exclusive dinner for 40 plant managers each quarter"],
    ["exclusif", "Un webinaire exclusif chaque mois"],
  ])("nothing is said of the company's %s: %s", (name, passage) => expect(said(name, passage)).toBeNull());

  it("an exclusive right is one, and a denial reaches over what is pending or threatened", () => {
    expect(said("exclusive", "Exclusive distribution agreement signed for Italy")).toBe("asserted");
    expect(said("litigation", "We are not aware of any pending or threatened litigation")).toBe("denied in part");
  });

  it("what is under way is not there, and half a denial is half", () => {
    expect(said("contrat", "Contrat en négociation avec deux enseignes")).toBe("pending");
    expect(said("dette", "Aucune dette bancaire")).toBe("denied in part");
    expect(said("patents", "Siemens holds 40 patents on it")).toBe("asserted in part");
  });

  it("says nothing where something is denied far ahead of it", () => {
    expect(said("certification hds", "Aucune de nos équipes en région n'est couverte par une certification HDS")).toBe(
      null,
    );
  });
});
