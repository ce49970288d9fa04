import { makeDocx } from "../src/testing/make-docx.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";
import { withFixedDates } from "./archive.ts";

/**
 * A cap table, a term sheet and the customers of 2024. Revenue by customer is the deck's £1,771K, two fifths of it from
 * one buyer; the table's total counts 20,000 shares more than its lines.
 */
export const thermoArcPapers = (): Record<string, Uint8Array> => ({
  "documents/cap-table.xlsx": withFixedDates(capTable()),
  "documents/term-sheet.docx": withFixedDates(termSheet()),
  "documents/customers.xlsx": withFixedDates(customers()),
});

function capTable(): Uint8Array {
  const holders: [string, string, number][] = [
    ["Priya Nair", "Ordinary", 560_000],
    ["Owen Clarke", "Ordinary", 460_000],
    ["Steel City Angels", "Ordinary", 210_000],
    ["Options granted", "Options", 90_000],
    ["Unissued option pool", "Options", 60_000],
  ];
  return makeXlsx([
    {
      name: "Cap table",
      rows: [
        ["Shareholder", "Class", "Shares"],
        ...holders.map(([name, kind, shares]) => [name, kind, { v: shares, z: "#,##0" }]),
        ["Total", "", { v: 1_400_000, z: "#,##0" }],
      ],
    },
  ]);
}

const termSheet = () =>
  makeDocx([
    { heading: "Term sheet: Thermo Arc Ltd", level: 1 },
    "Pre-money valuation: £14M",
    "Round size: £4M",
    "Price per share: £10.00",
    "Liquidation preference: 1x participating, capped at 3x",
    "Anti-dilution: broad-based weighted average",
    "Pro rata right: yes",
    "Board: one seat for the lead investor",
    "Founders' vesting: 4 years with a one-year cliff",
    "Closing: 30 June 2025",
  ]);

function customers(): Uint8Array {
  const price = 38_500;
  const units: [string, number][] = [
    ["Calder Dairies", 18],
    ["Mersey Textiles", 7],
    ["Northgate Breweries", 6],
    ["Humber Paper", 5],
    ["Avon Laundries", 4],
    ["Tees Foods", 3],
    ["Wye Plastics", 3],
  ];
  return makeXlsx([
    {
      name: "Customers 2024",
      rows: [
        ["Customer", "Units", "Revenue 2024"],
        ...units.map(([name, count], at) => [
          name,
          count,
          { v: count * price, f: `B${at + 2}*${price}`, z: '"£"#,##0' },
        ]),
        ["Total", { v: 46, f: "SUM(B2:B8)" }, { v: 46 * price, f: "SUM(C2:C8)", z: '"£"#,##0' }],
      ],
    },
  ]);
}
