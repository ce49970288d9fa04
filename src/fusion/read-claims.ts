import { TribunalError } from "../domain/errors.ts";
import { requireObject } from "../domain/known-options.ts";
import { detectDelimiter, parseRecords } from "../dossier/sheets/csv-text.ts";
import { decodeText } from "../dossier/text/decode.ts";
import { fold } from "../lexicon/fold.ts";
import { parseQuantity } from "../quantities/parse.ts";
import type { Claim } from "./claim.ts";

/** What a table of sources held. */
export interface ReadClaims {
  claims: Claim[];
  /** Lines with a thing or a source but no value, and lines that are neither: their numbers in the file, from 1. */
  skipped: number[];
}

/** What the columns of a long table are called, in three languages, without accents. */
const NAMES = {
  object: /^(object|item|key|question|metric|objet|cle|indicateur|objeto|chave|pergunta|indicador)$/,
  agent: /^(source|agent|site|author|auteur|fonte|agente|autor)$/,
  value: /^(value|answer|claim|valeur|reponse|valor|resposta)$/,
  weight: /^(weight|confidence|poids|confiance|peso|confianca)$/,
  kind: /^(kind|type|famille|familia|tipo)$/,
  order: /^(order|time|date|version|ordre|ordem|data|versao)$/,
};
type Column = keyof typeof NAMES;

/**
 * Reads a CSV of claims. Either one claim a line (columns object, source, value; optionally weight, kind, order), or
 * one thing a line with a column for each source. Amounts are compared as quantities, other values as words.
 *
 * ```ts
 * const { claims } = readSourceClaims(await readFile("sources.csv"));
 * ```
 */
export function readSourceClaims(bytes: Uint8Array, file = "sources.csv"): ReadClaims {
  requireObject("The bytes of the sources", bytes);
  const text = decodeText(bytes);
  const records = [...parseRecords(text, detectDelimiter(text))].map((record) => record.map((cell) => cell.trim()));
  const start = /^sep=.$/.test(records[0]?.join("") ?? "") ? 1 : 0;
  const head = records[start];
  if (head === undefined || head.length < 2)
    throw new TribunalError("bad_input", `${file} holds no table: a line of column names, then the claims.`, { file });
  const columns = columnsOf(head);
  const lines = records.slice(start + 1).map((cells, i) => ({ cells, line: start + i + 2 }));
  const said = lines.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const read = said.map(({ cells, line }) => ({
    line,
    claims: columns === null ? wideClaims(cells, head) : longClaims(cells, columns),
  }));
  return {
    claims: read.flatMap(({ claims }) => claims),
    skipped: read.filter(({ claims }) => claims.length === 0).map(({ line }) => line),
  };
}

/** Null where the columns are sources. */
function columnsOf(head: readonly string[]): Partial<Record<Column, number>> | null {
  const columns: Partial<Record<Column, number>> = {};
  for (const name of Object.keys(NAMES) as Column[]) {
    const at = head.findIndex((cell) => NAMES[name].test(fold(cell)));
    if (at >= 0) columns[name] = at;
  }
  const { object, agent, value } = columns;
  return object === undefined || agent === undefined || value === undefined ? null : columns;
}

function longClaims(cells: readonly string[], columns: Partial<Record<Column, number>>): Claim[] {
  const cell = (name: Column) => cells[columns[name] ?? -1] ?? "";
  const value = claimedValue(cell("value"));
  if (cell("object") === "" || cell("agent") === "" || value === null) return [];
  const weight = weightOf(cell("weight"));
  const order = orderOf(cell("order"));
  return [
    {
      object: cell("object"),
      agent: cell("agent"),
      value,
      ...(weight !== null && { weight }),
      ...(cell("kind") !== "" && { kind: cell("kind") }),
      ...(order !== null && { order }),
    },
  ];
}

function wideClaims(cells: readonly string[], head: readonly string[]): Claim[] {
  const [object = ""] = cells;
  if (object === "") return [];
  return cells.slice(1).flatMap((cell, i) => {
    const agent = head[i + 1] ?? "";
    const value = claimedValue(cell);
    return agent === "" || value === null ? [] : [{ object, agent, value }];
  });
}

/** A number in base units where the whole cell is one; else the words, folded so that spellings meet. Null for none. */
function claimedValue(cell: string): number | string | null {
  if (cell === "") return null;
  const quantity = /\d/.test(cell) && !/\p{L}{4}|\d:\d|\d\/\d/u.test(cell) ? parseQuantity(cell) : null;
  return quantity === null || "ambiguous" in quantity ? fold(cell) : quantity.value;
}

/** "80", "0.8" and "80 %" are one weight. */
function weightOf(cell: string): number | null {
  const number = Number(cell.replace("%", "").replace(",", ".").trim());
  if (cell === "" || !Number.isFinite(number) || number < 0) return null;
  return Math.min(1, number > 1 ? number / 100 : number);
}

function orderOf(cell: string): number | null {
  if (cell === "") return null;
  const number = Number(cell);
  const order = Number.isFinite(number) ? number : Date.parse(cell);
  return Number.isFinite(order) ? order : null;
}
