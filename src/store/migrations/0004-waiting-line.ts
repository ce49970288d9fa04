import type { Migration } from "./migration.ts";

/** Reviews have a place in the line. */
export const waitingLine: Migration = () => [
  "alter table reviews add column priority integer not null default 0",
  "alter table reviews add column job_id text",
  "alter table reviews add column not_before text",
  "create index reviews_at_work on reviews (status, tenant)",
  "create table upkeep (task text primary key, due_at text not null)",
];
