import { describe, expect, it } from "vitest";
import { witnessOf } from "../../evidence/witness.ts";
import { textDocument } from "../../testing/documents.ts";
import { company } from "./company.ts";

const verdicts = (line: string) => {
  const documents = [textDocument("deck.md", ["Deck", line])];
  const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
  return company
    .run({ witness, stage: null, sector: null, today: new Date(0) }, "en")
    .findings.map(({ verdict }) => verdict);
};

describe("numbers of registers", () => {
  it.each([
    "SIREN 732 829 320",
    "SIREN : 732829320",
    "SIREN n° 732.829.320",
    "SIRET 732 829 320 00074",
    "SIRET : 73282932000074",
    "SIRET 356 000 000 00048",
    "CNPJ 11.222.333/0001-81",
    "CNPJ: 11222333000181",
    "CNPJ nº 11.444.777/0001-61",
    "CNPJ 12.ABC.345/01DE-35",
  ])("holds: %s", (line) => expect(verdicts(line)).toEqual(["holds"]));

  it.each([
    "SIREN 732 829 321",
    "SIREN : 732829329",
    "SIREN 723 829 320",
    "SIRET 732 829 320 00075",
    "SIRET : 73282932000047",
    "CNPJ 11.222.333/0001-82",
    "CNPJ: 11222333000118",
    "CNPJ 11.222.333/0001-18",
    "CNPJ nº 11.444.777/0001-16",
    "CNPJ 12.ABC.345/01DE-36",
  ])("flags: %s", (line) => expect(verdicts(line)).toEqual(["flag"]));

  it.each([
    "Téléphone 732 829 321",
    "732 829 321",
    "SIREN en cours d'immatriculation",
    "SIREN: TBD",
    "SIREN 000 000 000",
    "SIRET 000 000 000 00000",
    "CNPJ 00.000.000/0000-00",
    "CNPJ 11.111.111/1111-11",
    "CNPJ em abertura",
    "CNPJ XX.XXX.XXX/XXXX-XX",
    "RCS Paris",
    "SIREN 12",
    "SIREN 1 234 567",
    "ARR 732 829 321 €",
    "CPF 111.222.333-44",
    "EIN 12-3456789",
    "Invoice 73282932000075",
    "Les sirènes 732829321",
    "CNPJs de 40 clientes",
    "IBAN FR76 3000 6000 0112 3456 7890 189",
  ])("is silent on: %s", (line) => expect(verdicts(line)).toEqual([]));
});
