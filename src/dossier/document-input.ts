import { basename } from "node:path";
import type { SourceDocument } from "../domain/document.ts";
import { formatByName } from "./formats.ts";

/** A document as it is handed to us: a path, its bytes, or either with the name and id it should go by. */
export type DocumentInput =
  | string
  | Uint8Array
  | { path: string; id?: string; source?: DocumentSource }
  | { bytes: Uint8Array; name?: string; id?: string; source?: DocumentSource };

/** Which source of the hierarchy a document belongs to. */
export type DocumentSource = SourceDocument["source"];

/** A document to read, with everything decided but its content. */
export interface DocumentRequest {
  id: string;
  name: string;
  source: DocumentSource;
  from: { path: string } | { bytes: Uint8Array };
}

/** Whether a value is a document to read, rather than data that was already read. */
export function isDocumentInput(value: unknown): value is DocumentInput {
  if (typeof value === "string" || value instanceof Uint8Array) return true;
  if (typeof value !== "object" || value === null) return false;
  const known = Object.keys(value).every((key) => ["path", "bytes", "name", "id", "source"].includes(key));
  return (
    known &&
    (("bytes" in value && value.bytes instanceof Uint8Array) || ("path" in value && typeof value.path === "string"))
  );
}

/** Names each document once: ids are unique inside a dossier. */
export function requestFor(
  input: DocumentInput,
  source: DocumentSource,
  defaultName: string,
  taken: Set<string>,
): DocumentRequest {
  const given = typeof input === "string" ? { path: input } : input instanceof Uint8Array ? { bytes: input } : input;
  const name = "path" in given ? basename(given.path) : (given.name ?? defaultName);
  const id = unique(given.id ?? name, taken);
  return {
    id,
    name,
    source: given.source ?? source,
    from: "path" in given ? { path: given.path } : { bytes: given.bytes },
  };
}

/** What a further document counts as: a workbook as a model, anything else as a deck. */
export function sourceOfOther(name: string): DocumentSource {
  return formatByName(name) === "xlsx" ? "financial_model" : "deck";
}

/** The name an input goes by, where it has one. */
export function nameOf(input: DocumentInput): string {
  if (typeof input === "string") return basename(input);
  if (input instanceof Uint8Array) return "";
  return "path" in input ? basename(input.path) : (input.name ?? "");
}

function unique(id: string, taken: Set<string>): string {
  let candidate = id;
  for (let copy = 2; taken.has(candidate); copy++) candidate = `${id} (${copy})`;
  taken.add(candidate);
  return candidate;
}
