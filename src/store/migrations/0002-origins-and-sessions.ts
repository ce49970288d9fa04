import type { Migration } from "./migration.ts";

const SAYS = "The audit trail is append-only.";

/** Deals remember where they come from, browsers have sessions, and the audit chain resists a careless UPDATE. */
export const originsAndSessions: Migration = ({ kind }) => [
  "alter table deals add column origin text",
  "create unique index deals_by_origin on deals (tenant, origin) where origin is not null",
  `create table sessions (
    hash text primary key, tenant text not null, token_id text not null, created_at text not null,
    expires_at text not null)`,
  ...(kind === "sqlite" ? SQLITE_TRIGGERS : POSTGRES_TRIGGERS),
];

const SQLITE_TRIGGERS = ["update", "delete"].map(
  (change) =>
    `create trigger audit_without_${change} before ${change} on audit begin select raise(abort, '${SAYS}'); end`,
);

const POSTGRES_TRIGGERS = [
  `create function audit_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception '${SAYS}'; end $$`,
  `create trigger audit_without_changes before update or delete or truncate on audit
    for each statement execute function audit_is_append_only()`,
];
