/**
 * Statements of banks and ledgers as tables. OFX and camt.053 are cut by their own marks in one pass: nothing is
 * resolved, no entity, no DTD, no link; what is not a mark we know is left aside.
 */
const HEAD = 4096;

/** The lines of an OFX or camt.053 statement, or of a ledger parted by bars, as delimited text; null for anything else. */
export function bankLines(text: string): string | null {
  const head = text.slice(0, HEAD);
  if (/^\uFEFF?JournalCode\|/i.test(head)) return text.replaceAll(";", ",").replaceAll("|", ";");
  if (/<OFX>/i.test(head)) return table(text, "STMTTRN", ofxLine, ofxBalance(text));
  if (/camt\.053\./.test(head) && !/<!DOCTYPE/i.test(head)) return table(text, "Ntry", camtLine, camtBalance(text));
  return null;
}

function table(text: string, mark: string, line: (block: string) => string[] | null, balance: string[] | null): string {
  const rows = [...blocks(text, mark)].flatMap((block) => {
    const cells = line(block);
    return cells === null ? [] : [cells];
  });
  const all = [["Date", "Description", "Amount", "Balance"], ...rows, ...(balance === null ? [] : [balance])];
  return all.map((cells) => cells.map((cell) => cell.replace(/[;"\r\n\t]+/g, " ").trim()).join(";")).join("\n");
}

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

function ofxBalance(text: string): string[] | null {
  const at = text.search(/<LEDGERBAL>/i);
  const block = at < 0 ? "" : text.slice(at, at + 500);
  const day = ofxDay(markedBy(block, "DTASOF"));
  const amount = markedBy(block, "BALAMT")?.replace(",", ".");
  return day === null || amount === undefined ? null : [day, "Balance", "", amount];
}

const signed = (amount: string, block: string): string =>
  markedBy(block, "CdtDbtInd") === "DBIT" ? `-${amount}` : amount;

function camtLine(block: string): string[] | null {
  const at = block.search(/<(?:\w{1,20}:)?BookgDt>/);
  const day = markedBy(at < 0 ? block : block.slice(at), "Dt(?:Tm)?")?.slice(0, 10) ?? null;
  const amount = markedBy(block, "Amt");
  if (day === null || amount === null) return null;
  return [day, markedBy(block, "Ustrd") ?? markedBy(block, "AddtlNtryInf") ?? "", signed(amount, block), ""];
}

/** The closing balance: code CLBD. */
function camtBalance(text: string): string[] | null {
  const block = [...blocks(text, "Bal")].find((one) => /<(?:\w{1,20}:)?Cd>CLBD</.test(one.slice(0, 400)));
  const amount = block === undefined ? null : markedBy(block, "Amt");
  const day = block === undefined ? null : markedBy(block, "Dt(?:Tm)?(?=>)");
  const found = block === undefined ? null : (/(\d{4}-\d{2}-\d{2})/.exec(block.slice(0, 600))?.[1] ?? day);
  return block === undefined || amount === null || found === null
    ? null
    : [found, "Balance", "", signed(amount, block.slice(0, 600))];
}
