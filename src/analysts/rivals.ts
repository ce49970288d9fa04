import type { VerificationContext } from "../domain/context.ts";
import { type DataLeaf, type Leaf, leavesOf } from "./leaves.ts";

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
  const leaves = leavesOf(context, ["context_engine", "funding_db"]).filter(({ path }) => RIVALS.test(path));
  for (const object of Map.groupBy(leaves, ({ parent }) => parent).values()) {
    for (const rival of rivalsIn(object)) {
      const key = rival.name.toLowerCase();
      const known = rivals.get(key);
      if (known === undefined || (known.funding === undefined && rival.funding !== undefined)) rivals.set(key, rival);
    }
  }
  return [...rivals.values()];
}

function rivalsIn(rows: DataLeaf[]): Rival[] {
  const listed = rows.filter((row) => RIVALS.test(row.key) && /\[\d+\]$/.test(row.key) && isName(row));
  const named = rows.find((row) => NAME.test(row.key) && isName(row));
  const plain = listed.map((row) => ({ name: nameIn(row), named: row }));
  if (named === undefined) return plain;
  const money = rows.find((row) => FUNDING.test(row.key) && typeof row.value === "number");
  const code = rows.find((row) => CURRENCY.test(row.key))?.value;
  const currency = typeof code === "string" ? code : money === undefined ? undefined : SUFFIX.exec(money.key)?.[1];
  const rival: Rival = { name: nameIn(named), named };
  if (money !== undefined) {
    rival.funding = {
      amount: Number(money.value),
      leaf: money,
      ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
    };
  }
  return [...plain, rival];
}

function isName(row: DataLeaf): boolean {
  return nameIn(row).length > 1;
}

function nameIn({ value }: DataLeaf): string {
  return typeof value === "string" ? value.trim() : "";
}
