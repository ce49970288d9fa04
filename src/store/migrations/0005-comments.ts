import type { Migration } from "./migration.ts";

/** What people say at a passage of a document. */
export const comments: Migration = () => [
  `create table comments (
    id text primary key, tenant text not null, deal_id text not null, place text not null, words text,
    text text not null check (text <> ''), said_by text not null check (said_by <> ''), at text not null,
    closed_at text, closed_by text)`,
  "create index comments_of_deal on comments (tenant, deal_id, id)",
];
