import { expect, it } from "vitest";
import { bankLines } from "./bank-lines.ts";

const entry = (amount: string, words: string) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2025-01-31</Dt></BookgDt><AddtlNtryInf>${words}</AddtlNtryInf></Ntry>`;
const statement = (entries: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;

it("is read as XML: what stands in a comment was not booked, and a name keeps its letters", () => {
  const text = bankLines(statement(`<!-- ${entry("9.00", "draft")} -->${entry("12.50", "Caf&#233; &lt;Lisboa&gt;")}`));
  expect(text?.split("\n")).toEqual([
    "Date;Description;Amount (EUR);Balance (EUR)",
    "2025-01-31;Café <Lisboa>;-12.50;",
  ]);
});

it("of a statement that is cut, keeps the entries that are whole", () => {
  const whole = statement(entry("1.00", "one") + entry("1234.00", "two"));
  const text = bankLines(whole.slice(0, whole.indexOf("1234") + 2));
  expect(text?.split("\n").slice(1)).toEqual(["2025-01-31;one;-1.00;"]);
});
