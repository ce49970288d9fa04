/**
 * Statements of banks and ledgers as tables. OFX and camt.053 are cut by their own marks in one pass: nothing is
 * resolved, no entity, no DTD, no link; what is not a mark we know is left aside.
 */
const HEAD = 4096;

/** The lines of an OFX or camt.053 statement, or of a ledger parted by bars, as delimited text; null for anything else. */
export function bankLines(text: string): string | null {
  const head = text.slice(0, HEAD);
  if (/^\uFEFF?JournalCode\|/i.test(head)) return text.replaceAll(";", ",").replaceAll("|", ";");
  if (/<OFX>/i.test(head)) return table(ofxStatement(text));
  if (/camt\.053\./.test(head) && !/<!DOCTYPE/i.test(head)) return table(camtStatement(text));
  return null;
}

function table({ rows, balance, currency }: Statement): string {
  const money = currency === null ? "" : ` (${currency})`;
  const all = [
    ["Date", "Description", `Amount${money}`, `Balance${money}`],
    ...rows,
    ...(balance === null ? [] : [balance]),
  ];
  return all.map((cells) => cells.map((cell) => cell.replace(/[;"\r\n\t]+/g, " ").trim()).join(";")).join("\n");
}

interface Statement {
  rows: string[][];
  /** What it holds at its end; null where it does not say, or holds several accounts. */
  balance: string[] | null;
  currency: string | null;
}

const rowsOf = (text: string, mark: string, line: (block: string) => string[] | null): string[][] =>
  [...blocks(text, mark)].flatMap((block) => {
    const cells = line(block);
    return cells === null ? [] : [cells];
  });

/** How many different things stand under a mark: accounts, currencies. */
const kindsOf = (text: string, mark: string): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(`<(?:\\w{1,20}:)?${mark}>\\s*([^<\\s]{1,40})`, "gi"))].map(([, value = ""]) => value),
  ),
];

/** What stands between <mark> and </mark>, or, as OFX may leave the end out, the next <mark>. */
function* blocks(text: string, mark: string): Generator<string> {
  const open = new RegExp(`<(?:\\w{1,20}:)?${mark}>`, "gi");
  let start = -1;
  for (const match of text.matchAll(open)) {
    if (start >= 0) yield text.slice(start, match.index);
    start = match.index + match[0].length;
  }
  if (start >= 0) yield text.slice(start, start + HEAD);
}

/** The first value under a mark: "<DTPOSTED>20250131". */
function markedBy(block: string, mark: string): string | null {
  const found = new RegExp(`<(?:\\w{1,20}:)?${mark}(?: [^<>]{0,100})?>([^<]{0,300})`, "i").exec(block)?.[1]?.trim();
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

function ofxStatement(text: string): Statement {
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

function newest(balances: readonly (string[] | null)[]): string[] | null {
  const dated = balances.filter((one) => one !== null);
  return dated.toSorted(([one = ""], [other = ""]) => one.localeCompare(other)).at(-1) ?? null;
}

const signed = (amount: string, block: string): string =>
  markedBy(block, "CdtDbtInd") === "DBIT" ? `-${amount}` : amount;

/** An entry that is booked: what is pending (PDNG) or only for information (INFO) may never come. */
const NOT_BOOKED = /<(?:\w{1,20}:)?Sts>\s*(?:<(?:\w{1,20}:)?Cd>\s*)?(?:PDNG|INFO|FUTR)/;

function camtLine(block: string): string[] | null {
  if (NOT_BOOKED.test(block)) return null;
  const at = block.search(/<(?:\w{1,20}:)?BookgDt>/);
  const day = markedBy(at < 0 ? block : block.slice(at), "Dt(?:Tm)?")?.slice(0, 10) ?? null;
  const amount = markedBy(block, "Amt");
  if (day === null || amount === null) return null;
  const words = ["Ustrd", "AddtlNtryInf", "Nm"].flatMap((mark) => markedBy(block, mark) ?? []);
  return [day, words.join(" "), signed(amount, block), ""];
}

function camtStatement(text: string): Statement {
  const accounts = new Set(
    [...text.matchAll(/<(?:\w{1,20}:)?Acct>\s*<(?:\w{1,20}:)?Id>([\s\S]{0,200}?)<\/(?:\w{1,20}:)?Id>/g)].map(
      ([, id = ""]) => id.replace(/<[^>]*>|\s/g, ""),
    ),
  );
  const [currency, ...others] = new Set([...text.matchAll(/\bCcy="([A-Z]{3})"/g)].map(([, one = ""]) => one));
  return {
    rows: rowsOf(text, "Ntry", camtLine),
    balance: accounts.size > 1 ? null : newest([...blocks(text, "Bal")].map(camtBalance)),
    currency: currency === undefined || others.length > 0 ? null : currency,
  };
}

/** A closing balance: code CLBD. */
function camtBalance(whole: string): string[] | null {
  const block = whole.slice(0, 600);
  if (!/<(?:\w{1,20}:)?Cd>\s*CLBD\s*</.test(block)) return null;
  const amount = markedBy(block, "Amt");
  const day = /(\d{4}-\d{2}-\d{2})/.exec(block)?.[1];
  return amount === null || day === undefined ? null : [day, "Balance", "", signed(amount, block)];
}
