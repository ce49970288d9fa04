import type { Migration } from "./migration.ts";

/** What people do with a deal once it is reviewed: questions, things to verify, conclusions, links to share. */
export const followUp: Migration = () => [
  `create table question_work (
    tenant text not null, deal_id text not null, id text not null, text text, topic_group text, kept integer,
    place double precision, asked text, sent_at text, answer text, answered_at text, checked text,
    closed integer not null default 0, updated_at text not null, primary key (deal_id, id))`,
  `create table check_work (
    tenant text not null, deal_id text not null, id text not null, text text, status text not null, owner text,
    note text, updated_at text not null, updated_by text not null, primary key (deal_id, id))`,
  `create table conclusions (
    id text primary key, tenant text not null, deal_id text not null, review_id text, kind text not null,
    reason text not null check (reason <> ''), decided_by text not null check (decided_by <> ''), at text not null)`,
  "create index conclusions_of_deal on conclusions (tenant, deal_id, id)",
  `create table shares (
    id text primary key, tenant text not null, deal_id text not null, review_id text not null, label text not null,
    hash text not null unique, created_at text not null, created_by text not null, expires_at text not null,
    revoked_at text, last_used_at text)`,
  "create index shares_of_deal on shares (tenant, deal_id, id)",
];
