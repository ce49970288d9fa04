import { at, attribute, descendants, parseCut, type XmlNode } from "../office/xml.ts";
import { type AccountStatement, newest } from "./account-statement.ts";

/** A camt.053 statement; of one that is cut the entries that are whole. */
export function camtStatement(text: string): AccountStatement {
  const statements = parseCut(text, "camt.053");
  const accounts = new Set(descendants(statements, "Acct").map((account) => wordsOf(at(account, "Id"))));
  const amounts = descendants(statements, "Amt").flatMap((amount) => attribute(amount, "Ccy") ?? []);
  const [currency, ...others] = new Set(amounts);
  return {
    rows: descendants(statements, "Ntry").flatMap(lineOf),
    balance: accounts.size > 1 ? null : newest(descendants(statements, "Bal").map(closing)),
    currency: currency === undefined || others.length > 0 ? null : currency,
  };
}

/** An entry that is booked: what is pending (PDNG) or only for information (INFO) may never come. */
function lineOf(entry: XmlNode): string[][] {
  if (NOT_BOOKED.test(wordsOf(at(entry, "Sts")))) return [];
  const day = dayOf(at(entry, "BookgDt") ?? at(entry, "ValDt"));
  const amount = signed(entry);
  const words = ["Ustrd", "AddtlNtryInf", "Nm"].flatMap((name) => descendants(entry, name)[0]?.text.trim() ?? []);
  return day === null || amount === null ? [] : [[day, words.join(" "), amount, ""]];
}
const NOT_BOOKED = /^(?:PDNG|INFO|FUTR)/;

/** A closing balance: code CLBD. */
function closing(balance: XmlNode): string[] | null {
  const day = dayOf(at(balance, "Dt"));
  const amount = signed(balance);
  const closes = descendants(at(balance, "Tp"), "Cd").some(({ text }) => text.trim() === "CLBD");
  return !closes || day === null || amount === null ? null : [day, "Balance", "", amount];
}

function signed(node: XmlNode): string | null {
  const amount = at(node, "Amt")?.text.trim() ?? "";
  if (amount === "") return null;
  return at(node, "CdtDbtInd")?.text.trim() === "DBIT" ? `-${amount}` : amount;
}

const dayOf = (node: XmlNode | undefined): string | null => /\d{4}-\d{2}-\d{2}/.exec(wordsOf(node))?.[0] ?? null;

/** All that stands below an element. */
const wordsOf = (node: XmlNode | undefined): string =>
  node === undefined ? "" : [node.text.trim(), ...node.children.map(wordsOf)].join("");
