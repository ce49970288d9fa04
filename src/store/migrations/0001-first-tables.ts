import type { Migration } from "./migration.ts";

/** Deals, reviews and what belongs to them; the audit chain; access tokens. */
export const firstTables: Migration = ({ bytesType }) => [
  `create table documents (
    tenant text not null, hash text not null, size integer not null, bytes ${bytesType} not null,
    created_at text not null, primary key (tenant, hash))`,
  `create table deals (
    id text primary key, tenant text not null, name text not null, created_at text not null, version integer not null)`,
  "create index deals_of_tenant on deals (tenant, id)",
  `create table deal_files (
    tenant text not null, deal_id text not null, version integer not null, path text not null,
    hash text not null, size integer not null, primary key (deal_id, version, path))`,
  `create table reviews (
    id text primary key, tenant text not null, deal_id text not null, deal_version integer not null,
    status text not null check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'interrupted')),
    locale text not null, options text not null,
    created_at text not null, started_at text, finished_at text,
    summary text, error text, document text, document_hash text,
    cancel_requested integer not null default 0, attempts integer not null default 0,
    lease_token integer not null default 0, lease_worker text, lease_until text,
    event_seq integer not null default 0)`,
  "create index reviews_of_deal on reviews (tenant, deal_id, id)",
  "create index reviews_waiting on reviews (status, id)",
  `create table events (
    tenant text not null, review_id text not null, seq integer not null, at text not null, event text not null,
    primary key (review_id, seq))`,
  `create table calls (
    tenant text not null, review_id text not null, key text not null,
    state text not null check (state in ('begun', 'done', 'failed')), session text not null,
    model text not null, role text not null, request text not null, outcome text,
    input_tokens integer, output_tokens integer, usd double precision,
    ambiguous_times integer not null default 0, began_at text not null, ended_at text,
    primary key (review_id, key))`,
  `create table findings (
    tenant text not null, review_id text not null, n integer not null, id text not null, agent text not null,
    metric text not null, category text not null, value text not null, unit text,
    confidence double precision not null, lineage text, payload text not null, primary key (review_id, n))`,
  `create table contradictions (
    tenant text not null, review_id text not null, id text not null, n integer not null, topic text not null,
    topic_key text not null, type text not null, severity text not null, payload text not null,
    primary key (review_id, n))`,
  "create index contradictions_by_id on contradictions (review_id, id)",
  `create table resolutions (
    tenant text not null, review_id text not null, n integer not null, contradiction_id text not null, decision text not null, winner text,
    final_value text not null, unit text, trust text not null, can_trust integer not null, rung text,
    documents text not null, payload text not null, primary key (review_id, n))`,
  `create table debate_rounds (
    tenant text not null, review_id text not null, n integer not null, round integer not null,
    contradiction_id text not null, tokens integer not null, payload text not null, primary key (review_id, n, round))`,
  `create table critiques (
    tenant text not null, review_id text not null, agent text not null, id text not null, n integer not null,
    type text not null, severity text not null, payload text not null, primary key (review_id, n))`,
  `create table corrections (
    tenant text not null, review_id text not null, agent text not null, critique_id text not null, n integer not null,
    status text not null, payload text not null, primary key (review_id, n))`,
  `create table decisions (
    id text primary key, tenant text not null, deal_id text not null, review_id text not null,
    contradiction_id text, critique_agent text, critique_id text, topic text not null, topic_key text not null,
    kind text not null, position text, value text, unit text,
    reason text not null check (reason <> ''), decided_by text not null check (decided_by <> ''), at text not null)`,
  "create index decisions_of_deal on decisions (tenant, deal_id, id)",
  `create table outcomes (
    tenant text not null, review_id text not null, deal_id text not null, contradiction_id text not null,
    n integer not null, topic_key text not null, agent text not null, finding_id text not null, category text not null,
    confidence double precision not null, verdict text not null, decided text, decision_id text,
    primary key (review_id, n))`,
  "create index outcomes_of_tenant on outcomes (tenant, review_id)",
  `create table audit (
    seq integer primary key, at text not null, tenant text not null, actor text not null, action text not null,
    subject text not null, payload text not null, prev_hash text not null, hash text not null)`,
  "create index audit_of_tenant on audit (tenant, seq)",
  "create table audit_head (id integer primary key, count integer not null, hash text not null)",
  `insert into audit_head (id, count, hash) values (1, 0, '${"0".repeat(64)}')`,
  `create table tokens (
    id text primary key, tenant text not null, label text not null, hash text not null unique,
    created_at text not null, last_used_at text, revoked_at text)`,
];
