import type { Migration } from "./migration.ts";

/**
 * What can be large lies apart: SQLite walks through a large value to reach the columns behind it, and writes it anew
 * with each change of its row. Bytes that lie in a vault have no row here.
 */
export const largeApart: Migration = ({ bytesType }) => [
  `create table review_documents (
    tenant text not null, review_id text primary key, document text not null)`,
  `insert into review_documents (tenant, review_id, document)
    select tenant, id, document from reviews where document is not null`,
  "alter table reviews drop column document",
  `create table document_bytes (
    tenant text not null, hash text not null, bytes ${bytesType} not null, primary key (tenant, hash))`,
  `insert into document_bytes (tenant, hash, bytes)
    select tenant, hash, bytes from documents where size = 0 or length(bytes) > 0`,
  "alter table documents drop column bytes",
];
