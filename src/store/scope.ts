import type { Home } from "./homes/home.ts";
import type { Quotas } from "./quotas.ts";

/** What every part of a tenant's store needs. */
export interface Scope {
  home: Home;
  tenant: string;
  actor: string;
  clock: () => Date;
  quotas: Quotas;
}

/** How many rows of a page. */
export const pageSize = (limit: number | undefined, usual: number, most: number): number =>
  Math.max(1, Math.min(most, Math.trunc(limit ?? usual)));

/** NUL has no place in a text of PostgreSQL; what is kept as JSON spells it otherwise. */
export const plain = (text: string): string => text.replaceAll("\u0000", "\uFFFD");

/** What somebody wrote, as it is kept; nothing but blanks is nothing. */
export const saidOrNull = (text: string | null | undefined): string | null => {
  const said = plain(text ?? "").trim();
  return said === "" ? null : said;
};
