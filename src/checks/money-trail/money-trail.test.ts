import { describe, expect, it } from "vitest";
import { TribunalError } from "../../domain/errors.ts";
import { detectFormat } from "../../dossier/formats.ts";
import { DEFAULT_READ_LIMITS } from "../../dossier/reader.ts";
import { readCsv } from "../../dossier/sheets/read.ts";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { moneyTrail } from "./money-trail.ts";

const { right, silent, enough } = casesOf("money_trail");

async function said(deck: string, text: string, name = "bank.csv"): Promise<string[]> {
  const { findings } = moneyTrail.run(await dealOf(`Slide 1\n${deck}`, [{ name, text, outside: true }]), "en");
  return findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
}

const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, "0")}`);
/** A year at the bank: 20,000 in and 50,000 out each month, 1,000,000 at the start. */
const year = ({
  income = 20_000,
  out = 50_000,
  words = "Invoice",
  head = "Date,Description,Amount,Balance",
  more = [] as string[],
} = {}) => {
  let balance = 1_000_000;
  const move = (day: string, what: string, amount: number) => {
    balance += amount;
    return `${day},${what},${amount},${balance}`;
  };
  return [
    head,
    ...months.flatMap((month) => [move(`${month}-05`, `${words} 17`, income), move(`${month}-25`, "Salaries", -out)]),
    ...more,
  ].join("\n");
};
const shorter = (text: string, lines: number) => text.split("\n").slice(0, lines).join("\n");
const fec = (sales: number, bar = "\t") =>
  [
    [
      "JournalCode",
      "JournalLib",
      "EcritureNum",
      "EcritureDate",
      "CompteNum",
      "CompteLib",
      "EcritureLib",
      "Debit",
      "Credit",
    ],
    ...months.flatMap((month) => {
      const day = `${month.replace("-", "")}15`;
      return [
        ["VE", "Ventes", "1", day, "411000", "Clients", "Facture", String(sales / 12), "0"],
        ["VE", "Ventes", "1", day, "706000", "Prestations", "Facture", "0", String(sales / 12)],
        ["BQ", "Banque", "2", day, "512000", "Banque", "Reglement", String(sales / 12), "0"],
        ["BQ", "Banque", "2", day, "411000", "Clients", "Reglement", "0", String(sales / 12)],
      ];
    }),
  ]
    .map((cells) => cells.join(bar))
    .join("\n");
const ofx = (amounts: number[], balance: number) =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKTRANLIST>${amounts
    .map(
      (amount, at) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>2025${String(Math.floor(at / 2) + 1).padStart(2, "0")}10120000<TRNAMT>${amount}<NAME>${amount > 0 ? "Client A" : "Rent; office"}`,
    )
    .join("\n")}</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>20251231</LEDGERBAL></OFX>`;
const camt = (amounts: number[], balance: number) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${balance}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2025-12-31</Dt></Dt></Bal>${amounts
    .map(
      (amount, at) =>
        `<Ntry><Amt Ccy="EUR">${Math.abs(amount)}</Amt><CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd><BookgDt><Dt>2025-${String(Math.floor(at / 2) + 1).padStart(2, "0")}-10</Dt></BookgDt><NtryDtls><Ustrd>${amount > 0 ? "Client A" : "Rent"}</Ustrd></NtryDtls></Ntry>`,
    )
    .join("")}</Stmt></BkToCstmrStmt></Document>`;
const pairs = months.flatMap(() => [20_000, -50_000]);

describe("found in bank and ledger lines", () => {
  const cases: [string, string, string, string, string?][] = [
    ["cash that holds", "Cash December 2025: €640,000", year(), "cash holds"],
    ["cash of today that holds", "Cash: €640k", year(), "cash holds"],
    ["cash that is not there", "Cash December 2025: €1,400,000", year(), "cash question"],
    ["cash of today that is not there", "Cash: €1,400,000", year(), "cash question"],
    ["burn that holds", "Monthly burn: €30,000", year(), "burn holds"],
    ["burn that is more than stated", "Monthly burn: €12,000", year(), "burn question"],
    [
      "burn without the investors' money",
      "Monthly burn: €30,000",
      year({ more: ["2025-11-30,Capital increase,500000,1140000", "2025-12-30,Fee,-1,1139999"] }),
      "burn holds",
    ],
    ["receipts that bear out revenue", "Revenue 2025: €235,000", year(), "receipts holds"],
    ["receipts with taxes on top", "Revenue 2025: €200,000", year(), "receipts holds"],
    ["revenue that nobody paid", "Revenue 2025: €900,000", year(), "receipts question"],
    [
      "revenue that investors paid",
      "Revenue 2025: €900,000",
      year({ more: ["2025-12-28,Augmentation de capital,660000,1300000"] }),
      "receipts question",
    ],
    [
      "a French statement",
      "Trésorerie décembre 2025 : 640 000 €",
      year({ head: "Date,Libellé,Montant,Solde", words: "Facture" }),
      "cash holds",
    ],
    [
      "a Portuguese statement",
      "Caixa dezembro 2025: R$ 640.000",
      year({ head: "Data,Histórico,Valor,Saldo", words: "Fatura" }),
      "cash holds",
    ],
    [
      "days as they are written in France",
      "Cash December 2025: €640,000",
      year().replace(/(\d{4})-(\d\d)-(\d\d)/g, "$3/$2/$1"),
      "cash holds",
    ],
    [
      "debit and credit apart",
      "Revenue 2025: €900,000",
      [
        "Date,Description,Debit,Credit",
        ...months.flatMap((month) => [`${month}-05,Invoice,,20000`, `${month}-25,Rent,50000,`]),
      ].join("\n"),
      "receipts question",
    ],
    ["a ledger that bears out revenue", "Revenue 2025: €600,000", fec(600_000), "revenue holds", "fec.txt"],
    ["a ledger with bars", "Revenue 2025: €600,000", fec(600_000, "|"), "revenue holds", "fec.txt"],
    ["a ledger that denies revenue", "Revenue 2025: €900,000", fec(600_000), "revenue flag", "fec.txt"],
    ["a ledger that denies cash", "Cash December 2025: €900,000", fec(600_000), "cash flag", "fec.txt"],
    ["OFX", "Cash December 2025: €640,000", ofx(pairs, 640_000), "cash holds", "bank.ofx"],
    ["receipts in OFX", "Revenue 2025: €900,000", ofx(pairs, 640_000), "receipts question", "bank.ofx"],
    ["camt.053", "Cash December 2025: €640,000", camt(pairs, 640_000), "cash holds", "bank.xml"],
    ["receipts in camt.053", "Revenue 2025: €900,000", camt(pairs, 640_000), "receipts question", "bank.xml"],
    ["what nothing is stated of", "Team of 5", year(), "receipts computed"],
  ];
  right(cases)("%s", async (_, deck, text, expected, name) => {
    expect(await said(deck, text, name)).toContain(expected);
  });
});

describe("no flag and no question", () => {
  const traps: [string, string, string, string?][] = [
    ["without a statement", "Team of 5", year()],
    ["for cash of another month", "Cash June 2024: €5,000,000", year()],
    ["for planned cash", "Cash December 2027 (projected): €5,000,000", year()],
    ["for undated cash and old lines", "Cash: €5,000,000", year().replaceAll("2025-", "2023-")],
    ["for revenue of another year", "Revenue 2023: €5,000,000", year()],
    ["for planned revenue", "Revenue 2026 (forecast): €5,000,000", year()],
    ["for revenue without a year", "Revenue: €5,000,000", year()],
    ["for a year of eleven months", "Revenue 2025: €900,000", shorter(year(), 23)],
    ["for burn that is less than stated", "Monthly burn: €90,000", year()],
    ["for burn over two months", "Monthly burn: €1,000", shorter(year(), 5)],
    ["for two statements that differ", "Revenue 2025: €900,000\nRevenue 2025: €700,000", year()],
    ["for a ledger within rounding", "Revenue 2025: €0.6M", fec(602_000), "fec.txt"],
    ["for a bound", "Revenue 2025: > €900,000", year()],
    [
      "for a table of meetings",
      "Revenue 2025: €900,000",
      "Date,Description,People\n2025-01-01,Board,5\n2025-02-01,Board,5\n2025-03-01,Board,4\n2025-04-01,Board,4\n2025-05-01,Board,4",
    ],
    ["for a plan by month", "Cash: €900,000", "Month,Revenue,Cash\nJan,1,2\nFeb,2,3\nMar,3,4\nApr,1,2\nMay,1,2"],
    ["for three lines", "Cash: €900,000", shorter(year(), 4)],
    ["for a list of customers", "Cash: €900,000", "Customer,ARR\nA,1\nB,2\nC,3"],
    ["for invoices without days", "Revenue 2025: €900,000", "Description,Amount\nA,1\nB,2\nC,3\nD,4\nE,5"],
    [
      "for amounts nobody can read",
      "Revenue 2025: €900,000",
      "Date,Description,Amount\n2025-01-01,A,x\n2025-01-02,B,y",
    ],
    ["for an empty statement", "Cash: €900,000", "Date,Description,Amount,Balance\n"],
    ["for cash within two per cent", "Cash December 2025: €650,000", year()],
    ["for a market's revenue", "Market revenue 2025: €900 billion", year()],
  ];
  silent(traps)("%s", async (_, deck, text, name) => {
    expect((await said(deck, text, name)).filter((one) => /flag|question/.test(one))).toEqual([]);
  });

  it("counts no month that may be cut into the burn, and holds no gross or yearly burn against it", async () => {
    const cut = year({ more: ["2026-01-02,Rent,-600000,40000"] });
    expect(await said("Monthly burn: €30,000", cut)).toContain("burn holds");
    for (const line of ["Gross burn: €12,000 a month", "Annual burn: €120,000"])
      expect((await said(line, year())).filter((one) => one.startsWith("burn"))).toEqual(["burn computed"]);
  });

  it("names the lines as missing", async () => {
    expect(moneyTrail.run(await dealOf("Slide 1\nCash: €1,000"), "pt").status).toBe("missing");
  });
});

describe("statements as files", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it("are tables by their content", () => {
    expect(detectFormat("ledger.txt", bytes(fec(12)))).toBe("csv");
    expect(detectFormat("bank.ofx", bytes(ofx([1, 2], 3)))).toBe("csv");
    expect(detectFormat("camt.xml", bytes(camt([1, 2], 3)))).toBe("csv");
    expect(detectFormat("notes.txt", bytes("JournalCode is a word"))).toBe("text");
  });

  it("resolve nothing: other XML and a DTD are refused, a cut file gives what is whole", async () => {
    const read = (text: string) => readCsv(bytes(text), DEFAULT_READ_LIMITS);
    await expect(read('<?xml version="1.0"?><a/>')).rejects.toThrow(TribunalError);
    await expect(read(camt([1], 2).replace("<Document", '<!DOCTYPE x [<!ENTITY e "boom">]><Document'))).rejects.toThrow(
      TribunalError,
    );
    const cut = await read(`${camt(pairs, 3).slice(0, 2500)}<Ntry><Amt`);
    expect(cut.sections[0]?.rows.length).toBeGreaterThan(3);
    const formula = await read(ofx([5, -5], 1).replaceAll("Client A", "=HYPERLINK(1)"));
    expect(formula.sections[0]?.rows[1]?.cells.some(({ formula: f }) => f !== undefined)).toBe(false);
  });
});

enough();
