import type { Migration } from "./migration.ts";

/** A deal that nobody named is called after its files until a review finds its name on the deck; a person has the last word. */
export const names: Migration = () => [
  "alter table deals add column guessed integer not null default 0",
  "alter table deals add column found_name text",
  "alter table deals add column given_name text",
];
