import { type AccountStatement, newest } from "./account-statement.ts";
import { camtStatement } from "./camt.ts";

/** Statements of banks and ledgers as tables. OFX, which need not close its marks, is cut by them in one pass. */
const HEAD = 4096;

/** The lines of an OFX or camt.053 statement, or of a ledger parted by bars, as delimited text; null for anything else. */
export function bankLines(text: string): string | null {
  const head = text.slice(0, HEAD);
  if (/^\uFEFF?JournalCode\|/i.test(head)) return text.replaceAll(";", ",").replaceAll("|", ";");
  if (/<OFX>/i.test(head)) return table(ofxStatement(text));
  if (/camt\.053\./.test(head) && !/<!DOCTYPE/i.test(head)) return table(camtStatement(text));
  return null;
}

function table({ rows, balance, currency }: AccountStatement): string {
  const money = currency === null ? "" : ` (${currency})`;
  const all = [
    ["Date", "Description", `Amount${money}`, `Balance${money}`],
    ...rows,
    ...(balance === null ? [] : [balance]),
  ];
  return all.map((cells) => cells.map((cell) => cell.replace(/[;"\r\n\t]+/g, " ").trim()).join(";")).join("\n");
}

const rowsOf = (text: string, mark: string, line: (block: string) => string[] | null): string[][] =>
  [...blocks(text, mark)].flatMap((block) => {
    const cells = line(block);
    return cells === null ? [] : [cells];
  });

/** How many different things stand under a mark: accounts, currencies. */
const kindsOf = (text: string, mark: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`<${mark}>\\s*([^<\\s]{1,40})`, "gi"))].map(([, value = ""]) => value)),
];

/** What stands between <mark> and </mark>, or, as OFX may leave the end out, the next <mark>. */
function* blocks(text: string, mark: string): Generator<string> {
  const open = new RegExp(`<${mark}>`, "gi");
  let start = -1;
  for (const match of text.matchAll(open)) {
    if (start >= 0) yield text.slice(start, match.index);
    start = match.index + match[0].length;
  }
  if (start >= 0) yield text.slice(start, start + HEAD);
}

/** The first value under a mark: "<DTPOSTED>20250131". */
function markedBy(block: string, mark: string): string | null {
  const found = new RegExp(`<${mark}(?: [^<>]{0,100})?>([^<]{0,300})`, "i").exec(block)?.[1]?.trim();
  return found === undefined || found === "" ? null : found.replaceAll("&amp;", "&");
}

const ofxDay = (stamp: string | null): string | null => {
  const parts = /^(\d{4})(\d{2})(\d{2})/.exec(stamp ?? "");
  return parts === null ? null : `${parts[1]}-${parts[2]}-${parts[3]}`;
};

function ofxLine(block: string): string[] | null {
  const day = ofxDay(markedBy(block, "DTPOSTED"));
  const amount = markedBy(block, "TRNAMT")?.replace(",", ".");
  if (day === null || amount === undefined) return null;
  return [day, [markedBy(block, "NAME"), markedBy(block, "MEMO")].filter(Boolean).join(" "), amount, ""];
}

function ofxStatement(text: string): AccountStatement {
  const isOne = kindsOf(text, "ACCTID").length <= 1 && !/<CREDITCARDMSGSRSV1>/i.test(text);
  const [currency, ...others] = kindsOf(text, "CURDEF");
  return {
    rows: rowsOf(text, "STMTTRN", ofxLine),
    balance: isOne ? ofxBalance(text) : null,
    currency: currency === undefined || others.length > 0 ? null : currency,
  };
}

/** The newest of its balances: a file may hold several months. */
function ofxBalance(text: string): string[] | null {
  return newest(
    [...blocks(text, "LEDGERBAL")].map((block) => {
      const day = ofxDay(markedBy(block, "DTASOF"));
      const amount = markedBy(block, "BALAMT")?.replace(",", ".");
      return day === null || amount === undefined ? null : [day, "Balance", "", amount];
    }),
  );
}
