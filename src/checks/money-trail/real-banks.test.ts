import { describe, expect, it } from "vitest";
import { casesOf } from "../testing/counted.ts";
import { dealOf } from "../testing/deal.ts";
import { moneyTrail } from "./money-trail.ts";
import { type BankLine, bankYear, dayAs, english, fileOf, french, iberian, plain } from "./testing/bank-files.ts";

const { right, silent, enough } = casesOf("money_trail");

async function said(text: string, deck: string, name = "bank.csv"): Promise<string[]> {
  const { findings } = moneyTrail.run(await dealOf(`Slide 1\n${deck}`, [{ name, text, outside: true }]), "en");
  return findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
}

const inOut = ({ amount }: BankLine, show: (value: number) => string, sign = "") => [
  amount < 0 ? `${sign}${show(-amount)}` : "",
  amount > 0 ? show(amount) : "",
];
const year = bankYear();
const newestFirst = year.toReversed();

/** The columns, marks, days and numbers of the exports of real banks; the accounts are made up. */
const FILES: readonly [string, string, string?][] = [
  [
    "Crédit Agricole",
    fileOf(
      [
        "Téléchargement du 02/01/2026",
        "Solde au 31/12/2025 640 000,00 €",
        "",
        "Date;Libellé;Débit euros;Crédit euros;Solde",
      ],
      newestFirst,
      (one) => [dayAs(one.day, "DD/MM/YYYY"), one.words, ...inOut(one, french), french(one.balance)].join(";"),
    ),
  ],
  [
    "BNP Paribas",
    fileOf(
      [
        "Compte de chèques;Compte de chèques;****1234;31/12/2025;;640 000,00",
        "",
        "Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro;Solde",
      ],
      newestFirst,
      (one) =>
        [dayAs(one.day, "DD-MM-YYYY"), "VIREMENT", "Virement", one.words, french(one.amount), french(one.balance)].join(
          ";",
        ),
    ),
  ],
  [
    "Crédit Mutuel and CIC",
    fileOf(["Date;Date de valeur;Débit;Crédit;Libellé;Solde"], year, (one) => {
      const [debit, credit] = inOut(one, french, "-");
      const day = dayAs(one.day, "DD/MM/YYYY");
      return [day, day, debit, credit, one.words, french(one.balance)].join(";");
    }),
  ],
  [
    "Caisse d'Épargne",
    fileOf(
      [
        "Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Debit;Credit;Date operation;Date de valeur;Solde",
      ],
      newestFirst,
      (one) => {
        const day = dayAs(one.day, "DD/MM/YYYY");
        const [debit, credit] = inOut(one, (value) => french(value).replaceAll(" ", ""), "-");
        return [day, one.words, one.words, "17", debit, credit, day, day, french(one.balance)].join(";");
      },
    ),
  ],
  [
    "Boursorama",
    fileOf(
      ["dateOp;dateVal;label;category;supplierFound;amount;accountNum;accountLabel;accountbalance"],
      newestFirst,
      (one) =>
        [one.day, one.day, one.words, "Pro", "x", french(one.amount), "00012345678", "PRO", plain(one.balance)].join(
          ";",
        ),
    ),
  ],
  [
    "Revolut Business",
    fileOf(
      ["Date started (UTC),Date completed (UTC),ID,Type,State,Description,Payment currency,Amount,Fee,Balance"],
      newestFirst,
      (one, at) =>
        [
          one.day,
          one.day,
          at,
          "TRANSFER",
          "COMPLETED",
          one.words,
          "EUR",
          plain(one.amount),
          "0.00",
          plain(one.balance),
        ].join(","),
    ),
  ],
  [
    "Qonto",
    fileOf(["Statut;Date de l'opération (UTC);Montant total (TTC);Devise;Contrepartie;Solde"], year, (one) =>
      ["Exécuté", dayAs(one.day, "DD-MM-YYYY"), french(one.amount), "EUR", one.words, french(one.balance)].join(";"),
    ),
  ],
  [
    "Wise",
    fileOf(["TransferWise ID,Date,Amount,Currency,Description,Running Balance"], newestFirst, (one, at) =>
      [`T-${at}`, dayAs(one.day, "DD-MM-YYYY"), plain(one.amount), "EUR", one.words, plain(one.balance)].join(","),
    ),
  ],
  [
    "HSBC",
    fileOf(["Date,Type,Description,Paid out,Paid in,Balance"], year, (one) =>
      [
        `${one.day.slice(8)} ${["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][Number(one.day.slice(5, 7)) - 1]} 2025`,
        "BP",
        one.words,
        ...inOut(one, plain),
        plain(one.balance),
      ].join(","),
    ),
  ],
  [
    "Lloyds",
    fileOf(
      [
        "Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance",
      ],
      newestFirst,
      (one) =>
        [
          dayAs(one.day, "DD/MM/YYYY"),
          "FPI",
          "'30-00-00",
          "12345678",
          one.words,
          ...inOut(one, plain),
          plain(one.balance),
        ].join(","),
    ),
  ],
  [
    "Starling",
    fileOf(["Date,Counter Party,Reference,Type,Amount (EUR),Balance (EUR)"], year, (one) =>
      [dayAs(one.day, "DD/MM/YYYY"), one.words, "17", "FASTER PAYMENT", plain(one.amount), plain(one.balance)].join(
        ",",
      ),
    ),
  ],
  [
    "Chase, the month first",
    fileOf(["Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #"], newestFirst, (one) =>
      [
        one.amount > 0 ? "CREDIT" : "DEBIT",
        dayAs(one.day, "MM/DD/YYYY"),
        `"${one.words}"`,
        plain(one.amount),
        "ACH",
        plain(one.balance),
        "",
      ].join(","),
    ),
  ],
  [
    "Bank of America",
    fileOf(
      [
        "Description,,Summary Amt.",
        'Beginning balance as of 01/01/2025,,"1,000,000.00"',
        "",
        "Date,Description,Amount,Running Bal.",
      ],
      year,
      (one) =>
        [dayAs(one.day, "MM/DD/YYYY"), `"${one.words}"`, `"${english(one.amount)}"`, `"${english(one.balance)}"`].join(
          ",",
        ),
    ),
  ],
  [
    "Capital One, amounts without a sign and years of two digits",
    fileOf(
      ["Account Number,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance"],
      newestFirst,
      (one) =>
        [
          "1234",
          dayAs(one.day, "MM/DD/YY"),
          plain(Math.abs(one.amount)),
          one.amount > 0 ? "Credit" : "Debit",
          one.words,
          plain(one.balance),
        ].join(","),
    ),
  ],
  [
    "Itaú",
    fileOf(["data;lançamento;ag./origem;valor (R$);saldos (R$)"], year, (one) =>
      [dayAs(one.day, "DD/MM/YYYY"), one.words, "", iberian(one.amount), iberian(one.balance)].join(";"),
    ),
  ],
  [
    "Bradesco",
    fileOf(
      ["Extrato de: Ag: 1234 | Conta: 5678-9", "Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$);"],
      year,
      (one) => {
        const [debit, credit] = inOut(one, iberian, "-");
        return [dayAs(one.day, "DD/MM/YY"), one.words, "17", credit, debit, iberian(one.balance), ""].join(";");
      },
    ),
  ],
  [
    "Banco Inter",
    fileOf(
      [
        "Extrato Conta Corrente",
        "Conta ;12345",
        "Período ;01/01/2025 a 31/12/2025",
        "",
        "Data Lançamento;Histórico;Descrição;Valor;Saldo",
      ],
      newestFirst,
      (one) =>
        [dayAs(one.day, "DD/MM/YYYY"), "Pix recebido", one.words, iberian(one.amount), iberian(one.balance)].join(";"),
    ),
  ],
  [
    "Caixa Geral de Depósitos",
    fileOf(
      [
        "Consultar saldos e movimentos à ordem - 31-12-2025",
        "Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Saldo disponível ;Categoria ;",
      ],
      newestFirst,
      (one) => {
        const day = dayAs(one.day, "DD-MM-YYYY");
        return [
          day,
          day,
          one.words,
          ...inOut(one, iberian),
          iberian(one.balance),
          iberian(one.balance),
          "Outros",
          "",
        ].join(";");
      },
    ),
  ],
  [
    "Millennium BCP",
    fileOf(["Data lançamento;Data valor;Descrição;Montante;Tipo;Saldo"], year, (one) => {
      const day = dayAs(one.day, "DD-MM-YYYY");
      return [day, day, one.words, plain(one.amount), one.amount > 0 ? "Crédito" : "Débito", plain(one.balance)].join(
        ";",
      );
    }),
  ],
  [
    "Santander Totta",
    fileOf(["Data Operação;Data valor;Descrição;Montante( EUR );Saldo Contabilístico( EUR )"], newestFirst, (one) => {
      const day = dayAs(one.day, "DD-MM-YYYY");
      return [day, day, one.words, iberian(one.amount), iberian(one.balance)].join(";");
    }),
  ],
  [
    "OFX 1.x of a French bank, with a comma and no closing marks",
    `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n<OFX>\n<SIGNONMSGSRSV1><SONRS><DTSERVER>20260102<LANGUAGE>FRA</SONRS></SIGNONMSGSRSV1>\n<BANKMSGSRSV1><STMTTRNRS><STMTRS>\n<CURDEF>EUR\n<BANKACCTFROM><BANKID>30004<ACCTID>00012345678<ACCTTYPE>CHECKING</BANKACCTFROM>\n<BANKTRANLIST>\n${year.map((one, at) => `<STMTTRN>\n<TRNTYPE>${one.amount > 0 ? "CREDIT" : "DEBIT"}\n<DTPOSTED>${one.day.replaceAll("-", "")}\n<TRNAMT>${plain(one.amount).replace(".", ",")}\n<FITID>${at}\n<NAME>${one.words}\n</STMTTRN>`).join("\n")}\n</BANKTRANLIST>\n<LEDGERBAL><BALAMT>640000,00<DTASOF>20251231</LEDGERBAL>\n</STMTRS></STMTTRNRS></BANKMSGSRSV1>\n</OFX>`,
    "releve.ofx",
  ],
  [
    "OFX 2.x of an American bank",
    `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR</CURDEF><BANKACCTFROM><ACCTID>99</ACCTID></BANKACCTFROM><BANKTRANLIST>${year.map((one) => `<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>${one.day.replaceAll("-", "")}120000.000[-5:EST]</DTPOSTED><TRNAMT>${plain(one.amount)}</TRNAMT><NAME>${one.words}</NAME><MEMO>x &amp; y</MEMO></STMTTRN>`).join("")}</BANKTRANLIST><LEDGERBAL><BALAMT>640000.00</BALAMT><DTASOF>20251231120000</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
    "export.qfx",
  ],
];

const entry = ({ day, words, amount }: BankLine, status = "<Sts>BOOK</Sts>") =>
  `<Ntry><Amt Ccy="EUR">${plain(Math.abs(amount))}</Amt><CdtDbtInd>${amount > 0 ? "CRDT" : "DBIT"}</CdtDbtInd>${status}<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${words}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const closing = (day: string, balance: number, code = "CLBD") =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${plain(balance)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
const camt = (statements: string, version = "02", mark = "") =>
  `<?xml version="1.0" encoding="UTF-8"?><${mark}Document xmlns${mark === "" ? "" : ":ns2"}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>${statements}</BkToCstmrStmt></${mark}Document>`;
const account = (iban: string, inner: string) =>
  `<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${inner}</Stmt>`;
const IBAN = "FR7630006000011234567890189";
const monthly = year.filter(({ amount }) => amount < 0);
const CAMT: readonly [string, string, string][] = [
  [
    "camt.053 version 2",
    camt(
      account(
        IBAN,
        `${closing("2025-01-01", 1_000_000, "OPBD")}${closing("2025-12-31", 640_000)}${year.map((one) => entry(one)).join("")}`,
      ),
    ),
    "c.xml",
  ],
  [
    "camt.053 version 8, a statement a month, status as a code",
    camt(
      monthly
        .map((last) =>
          account(
            IBAN,
            closing(last.day, last.balance) +
              year
                .filter(({ day }) => day.slice(0, 7) === last.day.slice(0, 7))
                .map((one) => entry(one, "<Sts><Cd>BOOK</Cd></Sts>"))
                .join(""),
          ),
        )
        .join(""),
      "08",
    ),
    "c.xml",
  ],
  [
    "camt.053 with a pending entry",
    camt(
      account(
        IBAN,
        closing("2025-12-31", 640_000) +
          [
            ...year.map((one) => entry(one)),
            entry({ day: "2025-12-30", words: "x", amount: 700_000, balance: 0 }, "<Sts>PDNG</Sts>"),
          ].join(""),
      ),
    ),
    "c.xml",
  ],
];

describe("the files of real banks", () => {
  right([...FILES, ...CAMT])("%s: cash and receipts are read", async (_, text, name) => {
    const money = /R\$/.test(text) ? "R$ " : "€";
    const held = await said(text, `Cash December 2025: ${money}640,000\nRevenue 2025: ${money}235,000`, name);
    expect(held).toEqual(expect.arrayContaining(["cash holds", "receipts holds"]));
    const denied = await said(text, `Cash December 2025: ${money}900,000\nRevenue 2025: ${money}900,000`, name);
    expect(denied).toEqual(expect.arrayContaining(["cash question", "receipts question"]));
  });
});

/** The plan of a French ledger, whole. */
const FEC_HEAD =
  "JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise".split(
    " ",
  );
const fecLine = (day: string, account_: string, debit: number, credit: number) => [
  "VE",
  "Ventes",
  "1",
  day,
  account_,
  "Compte",
  "",
  "",
  "F1",
  day,
  "Facture",
  french(debit).replaceAll(" ", ""),
  french(credit).replaceAll(" ", ""),
  "",
  "",
  day,
  "",
  "",
];
const fecYear = year.flatMap(({ day, amount }) => {
  const date = day.replaceAll("-", "");
  const [inn, out] = [Math.max(amount, 0), Math.max(-amount, 0)];
  return amount > 0
    ? [
        fecLine(date, "411000", inn * 1.2, 0),
        fecLine(date, "706000", 0, inn),
        fecLine(date, "445710", 0, inn * 0.2),
        fecLine(date, "512000", inn, 0),
      ]
    : [fecLine(date, "641000", out, 0), fecLine(date, "512000", 0, out)];
});
const opening = fecLine("20250101", "512000", 1_000_000, 0);

describe("the ledger that French law asks for", () => {
  right([
    ["with tabs", [FEC_HEAD, opening, ...fecYear].map((cells) => cells.join("\t")).join("\r\n")],
    ["with bars", [FEC_HEAD, opening, ...fecYear].map((cells) => cells.join("|")).join("\n")],
    [
      "with an amount and a side",
      [
        [...FEC_HEAD.slice(0, 11), "Montant", "Sens", ...FEC_HEAD.slice(13)],
        ...[opening, ...fecYear].map((cells) => {
          const debit = cells[11] !== "0,00";
          return [...cells.slice(0, 11), debit ? cells[11] : cells[12], debit ? "D" : "C", ...cells.slice(13)];
        }),
      ]
        .map((cells) => cells.join("\t"))
        .join("\n"),
    ],
    [
      "with an entry taken back by a minus",
      [FEC_HEAD, opening, ...fecYear, fecLine("20251220", "512000", 5_000, 0), fecLine("20251221", "512000", -5_000, 0)]
        .map((cells) => cells.join("\t"))
        .join("\n"),
    ],
  ])("%s", async (_, text) => {
    expect(
      await said(text, "Cash December 2025: €640,000\nRevenue 2025: €240,000", "732829320FEC20251231.txt"),
    ).toEqual(expect.arrayContaining(["cash holds", "revenue holds"]));
    expect(await said(text, "Revenue 2025: €500,000", "732829320FEC20251231.txt")).toContain("revenue flag");
    // 20,000 in and 50,000 out a month.
    expect(await said(text, "Monthly burn: €30,000", "732829320FEC20251231.txt")).toContain("burn holds");
    expect(await said(text, "Monthly burn: €15,000", "732829320FEC20251231.txt")).toContain("burn question");
  });

  it("counts no capital, loan or carried balance among what a month uses", async () => {
    const wordy = (date: string, words: string, debit: number) =>
      fecLine(date, "512000", debit, 0).map((cell, at) => (at === FEC_HEAD.indexOf("EcritureLib") ? words : cell));
    const text = [
      FEC_HEAD,
      opening,
      ...fecYear,
      wordy("20250910", "Augmentation de capital", 900_000),
      wordy("20251010", "Emprunt BPI", 300_000),
      wordy("20250801", "A nouveaux", 500_000),
    ]
      .map((cells) => cells.join("\t"))
      .join("\n");
    expect(await said(text, "Monthly burn: €30,000", "732829320FEC20251231.txt")).toContain("burn holds");
  });

  /** A booking of its own at the bank, against another account; words that say nothing, or the wrong thing. */
  const booking = (entry: string, date: string, account_: string, amount: number, words = "VIR SEPA 0093") =>
    [fecLine(date, "512000", Math.max(amount, 0), Math.max(-amount, 0))]
      .concat([fecLine(date, account_, Math.max(-amount, 0), Math.max(amount, 0))])
      .map((cells) =>
        cells.map((cell, at) =>
          at === FEC_HEAD.indexOf("EcritureNum") ? entry : at === FEC_HEAD.indexOf("EcritureLib") ? words : cell,
        ),
      );

  right([
    ["capital", booking("900", "20250910", "101300", 900_000)],
    ["a loan", booking("901", "20251010", "164100", 300_000)],
    ["a partner's account", booking("902", "20251110", "455100", 120_000)],
    ["capital that is called up", booking("903", "20250912", "456200", 400_000)],
    ["money set aside and not spent", booking("904", "20251012", "508000", -600_000)],
    ["a move to another account", booking("905", "20251013", "512100", -250_000)],
    [
      "a customer whose words name a loan",
      booking("906", "20251014", "411000", 90_000, "Client Prêts & Cie"),
      "burn computed",
    ],
    ["a repayment of a loan, which is spent", booking("907", "20251015", "164100", -240_000), "burn question"],
  ] as [string, string[][], string?][])("knows by the other account %s", async (_, lines, expected = "burn holds") => {
    const text = [FEC_HEAD, opening, ...fecYear, ...lines].map((cells) => cells.join("\t")).join("\n");
    expect(await said(text, "Monthly burn: €30,000", "732829320FEC20251231.txt")).toContain(expected);
  });
});

const claimed = "Cash December 2025: €900,000\nRevenue 2025: €900,000\nMonthly burn: €1,000";
const dated = (heads: string[], line: (one: BankLine, at: number) => string, lines: BankLine[] = year) =>
  fileOf(heads, lines, line);

describe("no flag and no question for", () => {
  const traps: [string, string, string?][] = [
    [
      "days that may be months",
      dated(["Date,Description,Amount,Balance"], (one, at) =>
        [`0${(at % 5) + 1}/0${((at * 3) % 7) + 1}/2025`, one.words, plain(one.amount), plain(one.balance)].join(","),
      ),
    ],
    [
      "days in both orders",
      dated(["Date,Description,Amount,Balance"], (one, at) =>
        [
          dayAs(one.day, at % 4 < 2 ? "DD/MM/YYYY" : "MM/DD/YYYY"),
          one.words,
          plain(one.amount),
          plain(one.balance),
        ].join(","),
      ),
    ],
    [
      "an account in another currency",
      dated(["Date,Description,Amount (USD),Balance (USD)"], (one) =>
        [one.day, one.words, plain(one.amount), plain(one.balance)].join(","),
      ),
    ],
    [
      "a column that says another currency",
      dated(["Date,Amount,Currency,Description,Balance"], (one) =>
        [one.day, plain(one.amount), "USD", one.words, plain(one.balance)].join(","),
      ),
    ],
    [
      "two currencies in one file",
      dated(["Date,Amount,Currency,Description,Balance"], (one, at) =>
        [one.day, plain(one.amount), at % 2 ? "USD" : "EUR", one.words, plain(one.balance)].join(","),
      ),
    ],
    [
      "OFX in another currency",
      (FILES.find(([name]) => name.startsWith("OFX 2"))?.[1] ?? "").replaceAll("EUR", "GBP"),
      "x.ofx",
    ],
    ["camt.053 in another currency", (CAMT[0]?.[1] ?? "").replaceAll("EUR", "CHF"), "x.xml"],
    [
      "lines that were declined",
      dated(["Date,State,Description,Amount,Balance"], (one) =>
        [one.day, "DECLINED", one.words, plain(one.amount), plain(one.balance)].join(","),
      ),
    ],
    [
      "lines that wait",
      dated(["Date;Statut;Libellé;Montant;Solde"], (one) =>
        [one.day, "En attente", one.words, french(one.amount), french(one.balance)].join(";"),
      ),
    ],
    [
      "balances of days without movements",
      dated(["Data;Histórico;Valor"], (one) =>
        [dayAs(one.day, "DD/MM/YYYY"), "SALDO ANTERIOR", iberian(one.balance)].join(";"),
      ),
    ],
    [
      "opening balances in English",
      dated(["Date,Description,Amount"], (one) => [one.day, "Opening balance", plain(one.balance)].join(",")),
    ],
    [
      "amounts that may be thousands",
      dated(["Date\tDescription\tAmount\tNote"], (one) => [one.day, one.words, "1.234", "3,14 and 2.5"].join("\t")),
    ],
    ["invoices", dated(["Invoice date,Customer,Net,Gross"], (one) => [one.day, one.words, "10", "12"].join(","))],
    ["a list of hires", dated(["Date,Name,Salary"], (one) => [one.day, one.words, "42000"].join(","))],
    ["a price list by day", dated(["Date,Open,Close,Volume"], (one) => [one.day, "1", "2", "300"].join(","))],
    ["an order book without words", dated(["Date,Amount"], (one) => [one.day, "100"].join(","))],
    [
      "a half of the year",
      dated(
        ["Date,Description,Amount"],
        (one) => [one.day, one.words, plain(one.amount)].join(","),
        year.slice(0, 10),
      ).replace(/-50000/g, "-20500"),
    ],
    ["a calendar", dated(["Day,Description,Place"], (one) => [one.day, one.words, "Lyon"].join(","))],
    ["a header alone", "Date;Libellé;Débit;Crédit;Solde"],
    [
      "impossible days",
      dated(["Date,Description,Amount,Balance"], (one) =>
        [`45/45/2025`, one.words, plain(one.amount), plain(one.balance)].join(","),
      ),
    ],
    [
      "OFX without a line",
      "OFXHEADER:100\n\n<OFX><BANKTRANLIST></BANKTRANLIST><LEDGERBAL><BALAMT>5<DTASOF>20251231</LEDGERBAL></OFX>",
      "x.ofx",
    ],
    [
      "camt.053 whose entries are all pending",
      camt(account(IBAN, year.map((one) => entry(one, "<Sts>PDNG</Sts>")).join(""))),
      "x.xml",
    ],
  ];
  silent(traps)("%s", async (_, text, name) => {
    expect((await said(text, claimed, name)).filter((one) => /flag|question/.test(one))).toEqual([]);
  });

  it("the cash of one of two accounts", async () => {
    const two = camt(
      account(IBAN, closing("2025-12-31", 600_000) + year.map((one) => entry(one)).join("")) +
        account("FR7630006000019999999999999", closing("2025-12-31", 300_000)),
    );
    expect((await said(two, "Cash December 2025: €900,000", "c.xml")).filter((one) => one.startsWith("cash"))).toEqual(
      [],
    );
  });

  it("money that investors, lenders and the state paid", async () => {
    for (const words of [
      "VIR AUGMENTATION DE CAPITAL",
      "BPIFRANCE PRET",
      "MUTUO CONVERSIVEL",
      "SAFE WIRE",
      "Resgate CDB",
    ]) {
      const lines = bankYear([{ day: "2025-06-01", words, amount: 700_000 }]);
      const text = dated(
        ["Date,Description,Amount"],
        (one) => [one.day, one.words, plain(one.amount)].join(","),
        lines,
      );
      expect(await said(text, "Revenue 2025: €900,000")).toContain("receipts question");
    }
  });
});

enough();
