import { describe, expect, it } from "vitest";
import { readText } from "../../dossier/text/text.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { textDocument } from "../../testing/documents.ts";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { company } from "./company.ts";

const { right, silent, enough } = casesOf("company");

const verdicts = (line: string) => {
  const documents = [textDocument("deck.md", ["Deck", line])];
  const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
  return company
    .run({ witness, stage: null, sector: null, today: new Date(0) }, "en")
    .findings.map(({ verdict }) => verdict);
};

describe("numbers of registers", () => {
  right([
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

  right([
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

  silent([
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

/** "rule verdict" of what two papers say of the company, without the check digits. */
function beside(one: string[], other: string[], names = ["deck.md", "documents/statuts.md"]): string[] {
  const documents = [one, other].map((lines, at) => textDocument(names[at] ?? "", ["Paper", ...lines]));
  const witness = witnessOf({ dossier: { documents, unreadable: [], coverage: "normal" } });
  return company
    .run({ witness, stage: null, sector: null, today: new Date(0) }, "en")
    .findings.filter(({ rule }) => rule !== "check_digits")
    .map(({ rule, verdict }) => `${rule} ${verdict}`);
}

const SENTENCE = {
  fr: "Lumenza SAS, société par actions simplifiée au capital de 10 000 €, dont le siège social est situé 12 rue des Lilas, 75011 Paris, immatriculée au RCS de Paris sous le numéro 732 829 320.",
  pt: "Lumenza Tecnologia Ltda., pessoa jurídica de direito privado, inscrita no CNPJ sob o nº 11.222.333/0001-81, com sede na Rua Augusta, 1200, São Paulo, CEP 01304-001.",
  en: "Lumenza Ltd, a company incorporated in England and Wales whose registered office is at 5 Albion Street, London EC1A 1BB.",
};

describe("who the company is, in two papers", () => {
  right<[string, string[], string[], string[]]>([
    [
      "one name",
      ["Company name: Lumenza SAS"],
      ["Dénomination sociale : LUMENZA S.A.S."],
      ["same_name holds", "same_form holds"],
    ],
    [
      "one name in Portuguese",
      ["Razão social: Lumenza Ltda."],
      ["Razão social: Lumenza LTDA"],
      ["same_name holds", "same_form holds"],
    ],
    ["one letter apart", ["Legal name: Lumenza SAS"], ["Dénomination : Lumenzo SAS"], ["same_name question"]],
    ["a letter too many", ["Legal name: Lumenza Ltd"], ["Registered name: Lumennza Ltd"], ["same_name question"]],
    [
      "two forms",
      ["Legal name: Lumenza SARL"],
      ["Dénomination sociale : Lumenza SAS"],
      ["same_name holds", "same_form question"],
    ],
    [
      "one number, two names",
      ["Company name: Lumenza SAS", "SIREN 732 829 320"],
      ["Raison sociale : Orbilia SAS", "SIREN 732829320"],
      ["same_name question", "same_number holds"],
    ],
    [
      "one name, two numbers",
      ["Company name: Lumenza SAS", "SIREN 732 829 320"],
      ["Raison sociale : Lumenza SAS", "SIREN 552 100 554"],
      ["same_name holds", "same_number question", "same_form holds"],
    ],
    ["two numbers alone", ["SIREN 732 829 320"], ["SIREN 552 100 554"], ["same_number question"]],
    ["a SIRET of its SIREN", ["SIREN 732 829 320"], ["SIRET 732 829 320 00074"], ["same_number holds"]],
    ["two establishments of one CNPJ", ["CNPJ 11.222.333/0001-81"], ["CNPJ 11.222.333/0002-62"], ["same_number holds"]],
    ["two CNPJ", ["CNPJ 11.222.333/0001-81"], ["CNPJ 11.444.777/0001-61"], ["same_number question"]],
    [
      "one office",
      ["Registered office: 5 Albion Street, London EC1A 1BB"],
      ["Registered office: 5 Albion St., EC1A 1BB London"],
      ["same_office holds"],
    ],
    [
      "a running line of the deck and the articles' sentence",
      ["Lumenza SAS, SIREN 732 829 320, siège social : 8 rue des Lilas, 75011 Paris, créée le 3 mars 2021."],
      [
        "La société Lumenza, société par actions simplifiée, dont le siège social est fixé au 40 avenue Foch, 69006 Lyon, est immatriculée au RCS de Lyon sous le numéro 552 100 554.",
      ],
      ["same_name holds", "same_number question", "same_office question"],
    ],
    [
      "another name and number in Portuguese articles",
      ["Colheita Viva Tecnologia Ltda, CNPJ 11.222.333/0001-81, Av. Paulista, 1000, São Paulo, fundada em 2020."],
      [
        "Razão social: Colheita Verde Tecnologia Ltda",
        "CNPJ: 11.444.777/0001-61",
        "Sede: Rua das Flores, 45, Curitiba",
      ],
      ["same_name question", "same_number question"],
    ],
    [
      "the long and the short of one form",
      ["Legal name: Lumenza Limited"],
      ["Company name: Lumenza Ltd"],
      ["same_name holds", "same_form holds"],
    ],
    [
      "two forms",
      ["Legal name: Lumenza Ltd"],
      ["Company name: Lumenza Inc."],
      ["same_name holds", "same_form question"],
    ],
    [
      "a name one letter apart with another number: whether it is one company is asked first",
      ["Dénomination sociale : Novalys SAS", "SIREN 732 829 320", "Siège social : 12 rue des Lilas, 75011 Paris"],
      ["Dénomination sociale : Novalis SAS", "SIREN 552 100 554", "Siège social : 8 avenue Foch, 69006 Lyon"],
      ["same_name question"],
    ],
    [
      "two offices",
      ["Siège social : 12 rue des Lilas, 75011 Paris"],
      ["Siège social : 8 avenue Foch, 69006 Lyon"],
      ["same_office question"],
    ],
    [
      "two houses",
      ["Siège : 12 rue des Lilas, 75011 Paris"],
      ["Siège : 21 rue des Lilas, 75011 Paris"],
      ["same_office question"],
    ],
    [
      "an office in Portuguese",
      ["Sede: Rua Augusta, 1200, São Paulo, CEP 01304-001"],
      ["Sede social: Rua Augusta, n. 2100, São Paulo"],
      ["same_office question"],
    ],
    [
      "one day",
      ["Date of incorporation: 12 March 2021"],
      ["Date d'immatriculation : 12/03/2021"],
      ["same_incorporated holds"],
    ],
    [
      "a day in its year",
      ["Incorporated in: 2021"],
      ["Date d'immatriculation : 12/03/2021"],
      ["same_incorporated holds"],
    ],
    [
      "two days",
      ["Date of incorporation: 12 March 2021"],
      ["Date d'immatriculation : 12/03/2020"],
      ["same_incorporated question"],
    ],
    ["two years of foundation", ["Founded in 2019"], ["Fondée en 2021"], ["same_founded question"]],
    ["one year of foundation", ["Fundada em 2019"], ["Founded: 2019"], ["same_founded holds"]],
    [
      "a French sentence of law",
      ["Siège social : 12 rue des Lilas, 75011 Paris", "SIREN 732 829 320"],
      [SENTENCE.fr],
      ["same_number holds", "same_office holds"],
    ],
    [
      "another office in it",
      ["Siège social : 8 avenue Foch, 69006 Lyon", "SIREN 732 829 320"],
      [SENTENCE.fr],
      ["same_number holds", "same_office question"],
    ],
    [
      "a Brazilian one",
      ["Razão social: Lumenza Tecnologia Ltda", "CNPJ 11.444.777/0001-61"],
      [SENTENCE.pt],
      ["same_name holds", "same_number question", "same_form holds"],
    ],
    [
      "an English one",
      ["Legal name: Lumenza Ltd", "Registered office: 9 Baker Street, London W1U 3BW"],
      [SENTENCE.en],
      ["same_name holds", "same_office question", "same_form holds"],
    ],
  ])("%s", (_, one, other, expected) => expect(beside(one, other)).toEqual(expected));

  silent<[string, string[], string[], string[]?]>([
    [
      "two names that share their words, neither of them a paper of law",
      ["Razão social: Colheita Viva Tecnologia Ltda"],
      ["Razão social: Colheita Verde Tecnologia Ltda"],
      ["deck.md", "documents/profile.md"],
    ],
    ["a brand beside its company", ["Lumenza"], ["Dénomination sociale : Orbilia SAS"]],
    [
      "a running line and the articles that say the same",
      ["Lumenza SAS, SIREN 732 829 320, siège social : 8 rue des Lilas, 75011 Paris, créée le 3 mars 2021."],
      [
        "La société Lumenza, société par actions simplifiée, dont le siège social est fixé au 8 rue des Lilas, 75011 Paris, est immatriculée au RCS de Paris sous le numéro 732 829 320.",
      ],
    ],
    ["a founding year beside a later registration", ["Founded in 2020"], ["Data de constituição: 10/05/2021"]],
    ["two companies in two papers", ["Company name: Lumenza SAS"], ["Raison sociale : Orbilia SAS"]],
    [
      "a list of companies",
      ["Company name: Lumenza SAS"],
      ["Raison sociale : Orbilia SAS", "Raison sociale : Lumenzo SAS"],
    ],
    ["short names that are near", ["Company name: Alma SAS"], ["Raison sociale : Alba SAS"]],
    [
      "the other party of a contract",
      ["Company name: Lumenza SAS", "SIREN 732 829 320"],
      [SENTENCE.fr.replace("Lumenza", "Orbilia").replace("732 829 320", "552 100 554")],
    ],
    [
      "a customer's contract",
      ["SIREN 732 829 320"],
      ["SIREN 552 100 554"],
      ["deck.md", "documents/customer-contract.md"],
    ],
    ["a list of customers", ["SIREN 732 829 320"], ["SIREN 552 100 554"], ["deck.md", "documents/customer-list.md"]],
    ["an office without a code or a house", ["Siège social : Paris"], ["Siège social : Lyon"]],
    [
      "an office beside an address of contact",
      ["Address: 8 avenue Foch, 69006 Lyon"],
      ["Siège social : 12 rue des Lilas, 75011 Paris"],
    ],
    ["foundation and incorporation", ["Founded in 2019"], ["Date of incorporation: 12 March 2021"]],
    [
      "a competitor's foundation",
      ["Bigcorp, our competitor, raised 3 M€ and, founded in 2012, leads"],
      ["Founded in 2019"],
    ],
    ["a founder's start", ["Ana founded in 2012 a first company"], ["Founded in 2019"]],
    ["a city", ["Based in Paris"], ["Based in Lyon"]],
    ["a number without its name", ["732 829 320"], ["SIREN 552 100 554"]],
    ["a name in a sentence", ["We are Lumenza SAS and we sell"], ["Raison sociale : Lumenzo SAS"]],
    ["a label with nothing", ["Siège social :"], ["Siège social : 12 rue des Lilas, 75011 Paris"]],
    ["a heading", ["Registered office"], ["Registered office: 5 Albion Street, London EC1A 1BB"]],
    [
      "two parties of one contract",
      [SENTENCE.fr, SENTENCE.fr.replace("Lumenza", "Orbilia").replace("12 rue", "9 rue")],
      ["Team"],
    ],
    [
      "investors with their numbers",
      ["SIREN 732 829 320"],
      ["Fonds Alpha, SIREN 552 100 554", "Fonds Beta, SIREN 775 670 417"],
    ],
    ["nothing", ["We build software."], ["We sell it."]],
  ])("is silent on %s", (_, one, other, names) =>
    expect(beside(one, other, names).filter((said) => said.endsWith("question"))).toEqual([]),
  );
});

describe("an extract of the register in plain text", () => {
  const KBIS = [
    "EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS",
    "Immatriculation au RCS, numéro          552 100 554 R.C.S. Lyon",
    "Date d'immatriculation                  03/05/2022",
    "Dénomination ou raison sociale          VELONIE",
    "Adresse du siège                        40 cours Gambetta 69007 Lyon",
  ].join("\n");
  const held = async (deck: string, name = "documents/kbis.txt") => {
    const deal = await dealOf(deck, [{ name, text: KBIS, outside: true, reader: readText }]);
    return company
      .run(deal, "en")
      .findings.filter(({ rule }) => rule !== "check_digits")
      .map(({ rule, verdict }) => `${rule} ${verdict}`);
  };

  right([
    [
      "Vélonie SAS, 40 cours Gambetta, 69007 Lyon\n\nSIREN 552 100 554",
      ["same_name holds", "same_number holds", "same_office holds"],
    ],
    ["Vélonie SAS, 12 rue des Tanneurs, 69007 Lyon", ["same_name holds", "same_office question"]],
    [
      "Vélonie SAS, 40 cours Gambetta, 69007 Lyon\n\nSIREN 732 829 320",
      ["same_name holds", "same_number question", "same_office holds"],
    ],
    [
      "Company name: Velonie SAS\n\nDate of incorporation: 3 May 2021",
      ["same_name holds", "same_incorporated question"],
    ],
  ])("is held against the deck: %j", async (deck, expected) => {
    expect(await held(deck)).toEqual(expected);
    expect(await held(deck, "documents/scan-3.txt")).toEqual(expected);
  });

  silent(["We deliver to Colisvert SAS in Lyon.", "Our office: 12 rue des Tanneurs", "Bigcorp Inc. raised $5M"])(
    "is silent on: %s",
    async (deck) => expect((await held(deck)).filter((one) => one.endsWith("question"))).toEqual([]),
  );

  it("does not call two prints one number where one of them no register gave out", () => {
    expect(beside(["CNPJ 12.345.678/0001-90"], ["CNPJ 12.345.678/0001-95"])).toEqual(["same_number question"]);
    expect(beside(["CNPJ 12.345.678/0001-95"], ["CNPJ 12.345.678/0002-76"])).toEqual(["same_number holds"]);
  });
});

enough();
