import type { Address } from "../domain/address.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Row, SourceDocument } from "../domain/document.ts";
import type { SourceType } from "../domain/source.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { addressOfRow } from "../dossier/row-address.ts";

/** A passage of a database, with where it stands. */
export interface Leaf {
  address: Address;
  source: SourceType;
  /** Ways to quote it, the plainest first. */
  texts: string[];
}

/** A competitor a database names. */
export interface Rival {
  name: string;
  named: Leaf;
  /** What it has raised, where the database says it. */
  funding?: { amount: number; currency?: string; leaf: Leaf };
}

const RIVALS = /competit|concurren|concorren|rival/i;
const NAME =
  /^(?:name|nom|nome|company|companyname|company_name|entreprise|empresa|startup|competitor|concurrent|concorrente)$/i;
const FUNDING =
  /^(?:total_?)?(?:funding|raised|funds_?raised|amount_?raised|lev[ée]e|financement|captado|capta[çc][ãa]o)(?:_?(?:total|amount|eur|usd|gbp|brl))*$|^total_?(?:funding|raised)/i;
const CURRENCY = /^(?:currency|devise|moeda)$/i;
const SUFFIX = /(EUR|USD|GBP|BRL|CHF)$/i;

/** The competitors named by the context engine and the funding database, each once, in their order. */
export function findRivals(context: VerificationContext): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const document of dossierOf(context).documents) {
    if (document.source !== "context_engine" && document.source !== "funding_db") continue;
    for (const rival of rivalsOf(document)) {
      const key = rival.name.toLowerCase();
      const known = rivals.get(key);
      if (known === undefined || (known.funding === undefined && rival.funding !== undefined)) rivals.set(key, rival);
    }
  }
  return [...rivals.values()];
}

function rivalsOf(document: SourceDocument): Rival[] {
  return document.sections.flatMap((section) => {
    const leaf = (row: Row): Leaf => {
      const value = row.cells.at(-1);
      return {
        address: addressOfRow(document, section, row),
        source: document.source,
        texts: [value?.text ?? "", String(value?.value ?? ""), row.cells.map(({ text }) => text).join(" ")],
      };
    };
    const leaves = section.rows.filter(({ path }) => path !== undefined && RIVALS.test(path));
    const byObject = Map.groupBy(leaves, ({ path = "" }) => path.slice(0, Math.max(0, path.lastIndexOf("."))));
    return [...byObject.values()].flatMap((rows) => rivalsIn(rows, leaf));
  });
}

function rivalsIn(rows: Row[], leaf: (row: Row) => Leaf): Rival[] {
  const keyOf = ({ path = "" }: Row) => path.slice(path.lastIndexOf(".") + 1);
  const listed = rows.filter((row) => RIVALS.test(keyOf(row)) && /\[\d+\]$/.test(keyOf(row)) && isName(row));
  const named = rows.find((row) => NAME.test(keyOf(row)) && isName(row));
  const plain = listed.map((row) => ({ name: nameIn(row), named: leaf(row) }));
  if (named === undefined) return plain;
  const money = rows.find((row) => FUNDING.test(keyOf(row)) && typeof row.cells.at(-1)?.value === "number");
  const code = rows.find((row) => CURRENCY.test(keyOf(row)))?.cells.at(-1)?.value;
  const currency = typeof code === "string" ? code : money === undefined ? undefined : SUFFIX.exec(keyOf(money))?.[1];
  const rival: Rival = { name: nameIn(named), named: leaf(named) };
  if (money !== undefined) {
    rival.funding = {
      amount: Number(money.cells.at(-1)?.value),
      leaf: leaf(money),
      ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
    };
  }
  return [...plain, rival];
}

function isName(row: Row): boolean {
  return nameIn(row).length > 1;
}

function nameIn(row: Row): string {
  const value = row.cells.at(-1)?.value;
  return typeof value === "string" ? value.trim() : "";
}
