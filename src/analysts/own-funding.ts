import type { VerificationContext } from "../domain/context.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { addressOfRow } from "../dossier/row-address.ts";
import type { Leaf } from "./rivals.ts";

/** A round the company has closed, as a database lists it. */
interface FundingRound {
  amount: number;
  currency?: string;
  leaf: Leaf;
}

const ROUNDS = /(?:^|\.)(?:funding_?history|funding_?rounds?|rounds|lev[ée]es?|rodadas?)\[\d+\]\.[^.]+$/i;
const OTHERS = /competit|concurren|concorren|rival|comparable|peer|benchmark/i;
const AMOUNT = /\.(?:amount|montant|valor|raised|size|money_?raised|amount_?(?:eur|usd|gbp|brl))$/i;

/** The rounds of the context engine, of one list: two databases that list the same rounds are not added up. */
export function fundingRounds(context: VerificationContext): FundingRound[] {
  for (const document of dossierOf(context).documents.filter(({ source }) => source === "context_engine")) {
    for (const section of document.sections) {
      const rows = section.rows.filter(({ path = "" }) => ROUNDS.test(path) && !OTHERS.test(path));
      const lists = Map.groupBy(rows, ({ path = "" }) => path.replace(/\[\d+\]\.[^.]+$/, ""));
      for (const list of lists.values()) {
        const rounds = list.flatMap((row): FundingRound[] => {
          const cell = row.cells.at(-1);
          const path = row.path ?? "";
          if (!AMOUNT.test(path) || typeof cell?.value !== "number") return [];
          const beside = `${path.slice(0, path.lastIndexOf("."))}.currency`;
          const code = list.find((one) => one.path === beside)?.cells.at(-1)?.value;
          const texts = [cell.text, String(cell.value), row.cells.map(({ text }) => text).join(" ")];
          const leaf: Leaf = { address: addressOfRow(document, section, row), source: document.source, texts };
          return [{ amount: cell.value, leaf, ...(typeof code === "string" ? { currency: code.toUpperCase() } : {}) }];
        });
        if (rounds.length > 0) return rounds;
      }
    }
  }
  return [];
}
