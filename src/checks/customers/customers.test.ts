import { describe, expect, it } from "vitest";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { customers } from "./customers.ts";

const { right, silent, enough } = casesOf("customers");

/** "rule verdict" of all that is said of a deck and a list of customers. */
async function said(deck: string, list: string, name = "customers.csv"): Promise<string[]> {
  const { findings } = customers.run(await dealOf(deck, [{ name, text: list }]), "en");
  return findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
}

const list = (...rows: string[]) => ["Customer,Status,ARR", ...rows].join("\n");
const ten = (amount = 10_000) => Array.from({ length: 10 }, (_, at) => `Client ${at + 1},signed,${amount}`);
const years = (...rows: string[]) => ["Customer,ARR 2024,ARR 2025", ...rows].join("\n");
const deckOf = (...lines: string[]) => `Slide 1\n${lines.join("\n")}`;

describe("found in a list of customers", () => {
  const cases: [string, string, string, string][] = [
    ["that it comes to the stated ARR", deckOf("ARR: €100,000"), list(...ten()), "bridge holds"],
    [
      "the same in French",
      deckOf("ARR : 100 000 €"),
      ["Client;Statut;ARR", ...ten().map((row) => row.replaceAll(",", ";"))].join("\n"),
      "bridge holds",
    ],
    [
      "the same in Portuguese",
      deckOf("MRR: R$ 100.000"),
      ["Cliente;Situação;MRR", ...ten().map((row) => row.replaceAll(",", ";"))].join("\n"),
      "bridge holds",
    ],
    ["that a rounded statement holds", deckOf("ARR: €0.1M"), list(...ten()), "bridge holds"],
    [
      "that twelve times the months hold",
      deckOf("ARR: €1,200,000"),
      list(...ten()).replace("ARR", "MRR"),
      "bridge holds",
    ],
    ["a whole list that comes to less", deckOf("ARR: €180,000"), list(...ten(), "Total,,100000"), "bridge flag"],
    ["a whole list that comes to more", deckOf("ARR: €60,000"), list(...ten(), "Total,,100000"), "bridge flag"],
    ["a whole list with others", deckOf("ARR: €180,000"), list(...ten(), "Others (12),,20000"), "bridge flag"],
    [
      "the others in Portuguese",
      deckOf("ARR: R$ 960.000"),
      "Cliente;ARR\nBravo Têxtil;300.000\nCasa Norte;200.000\nDelta Log;300.000\nDemais clientes (57);160.000",
      "bridge holds",
    ],
    [
      "the others in French, against an ARR of a named month",
      deckOf("Traction", "ARR: €960,000 (February 2026)", "ARR: €400,000 (December 2024)"),
      "Client;ARR février 2026\nBravo;300000\nCasa;200000\nDelta;100000\nAutres clients (57);160000",
      "bridge flag",
    ],
    ["a list without a total that comes to less", deckOf("ARR: €180,000"), list(...ten()), "bridge question"],
    [
      "months that do not come to the year",
      deckOf("ARR: €2,000,000"),
      list(...ten()).replace("ARR", "MRR"),
      "bridge question",
    ],
    [
      "revenue that is not the list's",
      deckOf("Revenue 2025: €300,000"),
      list(...ten(), "Total,,100000").replace("ARR", "Revenue 2025"),
      "bridge question",
    ],
    ["a total that is not its lines", deckOf("Team"), list(...ten(), "Total,,140000"), "own_total question"],
    [
      "pilots in the stated ARR",
      deckOf("ARR: €100,000"),
      list(...ten().slice(1), "Acme,pilot,10000"),
      "not_recurring flag",
    ],
    [
      "letters of intent in the stated ARR",
      deckOf("ARR: €100,000"),
      list(...ten().slice(1), "Acme,LOI,10000"),
      "not_recurring flag",
    ],
    [
      "one-off business in the stated ARR",
      deckOf("ARR: €100,000"),
      list(...ten().slice(1), "Acme,one-off,10000"),
      "not_recurring flag",
    ],
    [
      "ended contracts in the stated ARR",
      deckOf("ARR: €100,000"),
      list(...ten().slice(1), "Acme,churned,10000"),
      "not_recurring flag",
    ],
    [
      "a pilot in a French list",
      deckOf("ARR : 100 000 €"),
      [
        "Client;Statut;ARR",
        ...ten()
          .slice(1)
          .map((row) => row.replaceAll(",", ";")),
        "Acme;pilote;10000",
      ].join("\n"),
      "not_recurring flag",
    ],
    [
      "a letter in a Portuguese list",
      deckOf("ARR: R$ 100.000"),
      [
        "Cliente;Situação;ARR",
        ...ten()
          .slice(1)
          .map((row) => row.replaceAll(",", ";")),
        "Acme;carta de intenção;10000",
      ].join("\n"),
      "not_recurring flag",
    ],
    [
      "pilots in a list that nothing is stated of",
      deckOf("Team"),
      list(...ten().slice(1), "Acme,pilot,10000"),
      "not_recurring question",
    ],
    [
      "pilots that the stated ARR leaves out",
      deckOf("ARR: €90,000"),
      list(...ten().slice(1), "Acme,pilot,10000"),
      "not_recurring holds",
    ],
    ["a customer that carries much", deckOf("Team"), list(...ten(), "Acme,signed,90000"), "concentration question"],
    ["who stayed", deckOf("Team"), years("A,100,120", "B,100,100", "C,100,0", "D,0,50"), "kept computed"],
    [
      "a retention that the list gives",
      deckOf("NRR 2025: 73%"),
      years("A,100,120", "B,100,100", "C,100,0", "D,0,50"),
      "kept_nrr holds",
    ],
    [
      "a retention that the list denies",
      deckOf("NRR 2025: 118%"),
      years("A,100,120", "B,100,100", "C,100,0", "D,0,50"),
      "kept_nrr question",
    ],
    [
      "a churn that the list denies",
      deckOf("Annual customer churn 2025: 3%"),
      years("A,100,120", "B,100,100", "C,100,0", "D,0,50"),
      "kept_customer_churn question",
    ],
  ];
  right(cases)("%s", async (_, deck, text, expected) => {
    expect(await said(deck, text)).toContain(expected);
  });
});

describe("no flag and no question", () => {
  const traps: [string, string, string, string?][] = [
    ["without a statement", deckOf("Team of 5"), list(...ten())],
    ["for the largest customers alone", deckOf("ARR: €900,000"), list(...ten()), "top-customers.csv"],
    [
      "for main customers in French",
      deckOf("ARR : 900 000 €"),
      ["Client;ARR", ...ten().map((row) => row.replace(",signed,", ";"))].join("\n"),
      "principaux-clients.csv",
    ],
    ["for a plan's ARR", deckOf("ARR 2028 (projected): €900,000"), list(...ten())],
    ["for another year's ARR", deckOf("ARR 2023: €40,000"), list(...ten()).replace("ARR", "ARR 2025")],
    ["for a target", deckOf("We will reach an ARR of €900,000 in 2028"), list(...ten())],
    ["for two statements that differ", deckOf("ARR: €900,000", "ARR: €400,000"), list(...ten())],
    [
      "for a pilot that became a contract",
      deckOf("ARR: €100,000"),
      list(...ten().slice(1), "Acme,pilot converted to contract,10000"),
    ],
    ["for a pilot that pays nothing", deckOf("ARR: €100,000"), list(...ten(), "Acme,pilot,0")],
    ["for a signed letter", deckOf("ARR: €100,000"), list(...ten().slice(1), "Acme,LOI then signed,10000")],
    [
      "for a pilot in a list of revenue",
      deckOf("Team"),
      list(...ten().slice(1), "Acme,pilot,10000").replace("ARR", "Revenue 2025"),
    ],
    ["for a customer called Pilot", deckOf("ARR: €100,000"), list(...ten().slice(1), "Pilot Pens,signed,10000")],
    ["for shares of revenue", deckOf("ARR: €100,000"), "Customer,Share of ARR\nA,50\nB,30\nC,20"],
    ["for a list of two", deckOf("ARR: €900,000"), "Customer,ARR\nA,50\nB,30"],
    ["for a table of users", deckOf("ARR: €900,000"), "User,Logins\nA,50\nB,30\nC,10"],
    ["for a price list", deckOf("ARR: €900,000"), "Plan,ARR per seat\nA,50\nB,30\nC,10"],
    ["for a list without amounts", deckOf("ARR: €900,000"), "Customer,Country\nA,FR\nB,BR\nC,PT"],
    [
      "for retention of another rhythm",
      deckOf("Monthly customer churn 2025: 1%"),
      years("A,100,120", "B,100,100", "C,100,100", "D,100,0", "E,0,100", "F,0,100"),
    ],
    [
      "for a retention within two points",
      deckOf("NRR 2025: 104%"),
      years("A,100,120", "B,100,95", "C,100,95", "D,100,100", "E,0,100"),
    ],
    [
      "for columns two years apart",
      deckOf("NRR 2025: 150%"),
      "Customer,ARR 2023,ARR 2025\nA,100,120\nB,100,100\nC,100,0\nD,100,100\nE,100,100\nF,100,100",
    ],
    [
      "for a growth column",
      deckOf("ARR: €100,000"),
      ["Customer,ARR,ARR growth", ...ten().map((row) => row.replace(",signed,", ",").concat(",900"))].join("\n"),
    ],
    ["for a statement with a bound", deckOf("ARR: > €50,000"), list(...ten())],
  ];
  silent(traps)("%s", async (_, deck, text, name) => {
    expect((await said(deck, text, name)).filter((one) => /flag|question/.test(one))).toEqual([]);
  });

  it("takes no column of how many they are for their names", async () => {
    const plan =
      "Period,MRR,Customers,ARR\nYear 1,30000,50–100,360000\nYear 2,120000,150–250,1440000\nYear 3,300000,600,3600000";
    expect(await said(deckOf("Seed round: €500,000"), plan, "plan.csv")).toEqual([]);
  });

  it("names the list as missing", async () => {
    const { status, inputs } = customers.run(await dealOf(deckOf("ARR: €100,000")), "fr");
    expect(status).toBe("missing");
    expect(inputs[0]?.place).toBeNull();
  });
});

it.each([
  ["Other customers (57)", "The 60 customers"],
  ["57 other customers", "The 60 customers"],
  ["Les 57 autres", "The 60 customers"],
  ["Outros 57 clientes", "The 60 customers"],
  ["+57 clients", "The 60 customers"],
  ["Long tail (57)", "The 60 customers"],
  ["Small customers (57)", "The 60 customers"],
  ["Others (< €5k)", "The 3 named customers and the others"],
  ["Clientes restantes", "The 3 named customers and the others"],
  ["Other World Ltd", "The 4 customers"],
  ["Rest & Relax SA", "The 4 customers"],
])("counts who stands in a list, with the line %s", async (rest, counted) => {
  const text = `Customer;ARR\nBravo;300000\nCasa;200000\nDelta;300000\n${rest};160000`;
  const { findings } = customers.run(await dealOf(deckOf("Team"), [{ name: "list.csv", text }]), "en");
  expect(findings[0]?.text).toContain(`${counted} of list.csv come to`);
});

it("shows its sum and every number's place, in three languages", async () => {
  const deal = await dealOf(deckOf("ARR: €100,000"), [
    { name: "customers.csv", text: list(...ten().slice(1), "Acme,pilot,10000") },
  ]);
  const flag = customers.run(deal, "en").findings.find(({ rule }) => rule === "not_recurring");
  expect(flag?.sum).toBe("€100,000 − €10,000 = €90,000");
  expect(flag?.places.map(({ printed }) => printed)).toEqual(["10000", "€100,000"]);
  expect(flag?.text).toContain("Acme (pilot, €10,000)");
  for (const locale of ["fr", "pt"] as const)
    expect(customers.run(deal, locale).findings.map(({ id }) => id)).toEqual(
      customers.run(deal, "en").findings.map(({ id }) => id),
    );
});

describe("what the deck says of the customers", () => {
  const ARR = "ARR: €100,000";
  const claims = async (line: string, rows = list(...ten(), "Total,,100000")) =>
    (await said(deckOf(ARR, line), rows)).filter((one) => one.startsWith("stated_"));
  const big = list("Nordsee,signed,60000", "Atoll,signed,30000", "Pier,signed,10000", "Total,,100000");

  right<[string, string | undefined, string[]]>([
    ["10 customers", undefined, ["stated_count holds"]],
    ["50 customers", undefined, ["stated_count question"]],
    ["Clients : 24", undefined, ["stated_count question"]],
    ["Our largest customer is 60% of ARR", big, ["stated_largest holds"]],
    ["Our biggest account is only 8% of revenue", big, ["stated_largest question"]],
    ["No customer is above 10% of ARR.", big, ["stated_largest question"]],
    ["No single customer represents more than 15% of revenue", undefined, ["stated_largest holds"]],
    ["Aucun client ne dépasse 10 % du CA", big, ["stated_largest question"]],
    ["O nosso maior cliente representa 12% da receita", big, ["stated_largest question"]],
  ])("%s", async (line, rows, expected) => {
    expect(await claims(line, rows)).toEqual(expected);
  });

  silent<[string, string | undefined]>([
    ["50 customers", list(...ten(), "Others (< €5k),,0")],
    ["50 customers by 2027", undefined],
    ["500 registered users", undefined],
    ["Our largest customers grew 40%", big],
    ["The largest customer segment is 70% of the market", big],
    ["Our largest customer grew from 10% to 20%", big],
    ["Our largest customer is 30% of ARR", list("Nordsee,signed,30000", "Atoll,signed,20000", "Pier,signed,10000")],
    ["Our largest customer is 8% of ARR. Before the merger our largest customer was 60% of ARR.", big],
  ])("%s", async (line, rows) => {
    expect((await claims(line, rows)).filter((one) => !one.endsWith("holds"))).toEqual([]);
  });
});

enough();
