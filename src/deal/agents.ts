import { basename, extname } from "node:path";
import type { SourceDocument } from "../domain/document.ts";
import { TribunalError } from "../domain/errors.ts";
import type { AgentOutput, ScoredFinding } from "../domain/finding.ts";
import { refuseRepeatedKeys } from "../domain/repeated-keys.ts";
import { type BuildOptions, readDocuments } from "../dossier/build-context.ts";
import { requestFor } from "../dossier/document-input.ts";
import { readWithin } from "../dossier/isolate.ts";
import { DEFAULT_READ_LIMITS } from "../dossier/reader.ts";
import { detectDelimiter, parseRecords } from "../dossier/sheets/csv-text.ts";
import { decodeText, decodeWithin } from "../dossier/text/decode.ts";
import { isFree } from "../outputs/fields.ts";
import { readAgentOutput } from "../outputs/read-output.ts";
import type { DealFile } from "./folder.ts";
import type { Warn } from "./warnings.ts";

const MAX_AGENT_FILE_BYTES = 50_000_000;

/** Files in which an analyst may hand over what it found. */
export const AGENT_FILE = /\.(?:json|csv|tsv|md|markdown|txt|docx|pdf)$/i;

/** A text that was read as a document and turned out to be an analyst's. */
export interface SpokenText {
  inside: string;
  value: string;
}

/** Reads the agents' outputs of a deal. What is wrong with one is a warning: the others are read all the same. */
export async function loadAgents(
  files: (DealFile | SpokenText)[],
  warn: Warn,
  options: BuildOptions = {},
): Promise<AgentOutput[]> {
  const outputs: AgentOutput[] = [];
  for (const file of files) {
    const { inside } = file;
    const said = "value" in file ? file : await readAgentFile(file, options);
    if ("problem" in said) {
      warn("agent_file_unreadable", { file: inside, other: said.problem });
      continue;
    }
    const fallback = basename(inside).replace(AGENT_FILE, "");
    for (const one of outputsIn(said.value)) {
      const { output, unread } = readAgentOutput(one, fallback);
      if (unread.length > 0) warn("agent_partly_read", { file: inside, count: unread.length }, unread);
      const agentName = freeName(output.agentName, new Set(outputs.map((other) => other.agentName)));
      if (agentName !== output.agentName) warn("agent_name_twice", { file: inside, other: agentName });
      outputs.push({ ...output, agentName, findings: named(output.findings, agentName) });
    }
  }
  return outputs;
}

/** Nobody contradicts himself: two files under one name are two voices, or what they disagree on would be lost. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let own = name;
  for (let again = 2; taken.has(own); again++) own = `${name} (${again})`;
  return own;
}

/** Two findings of one agent under one id would share one verdict: the later one gets an id of its own. */
function named(findings: readonly ScoredFinding[], agentName: string): ScoredFinding[] {
  const taken = new Map<string, number>();
  return findings.map((finding) => {
    let own = finding.id;
    let again = taken.get(own) ?? 1;
    while (taken.has(own)) own = `${finding.id} (${++again})`;
    taken.set(finding.id, again);
    taken.set(own, taken.get(own) ?? 1);
    return own === finding.id && finding.agentName === agentName ? finding : { ...finding, agentName, id: own };
  });
}

/** One file may hold several outputs: a list, or a list under "agents". */
function outputsIn(json: unknown): unknown[] {
  const list = isFree(json) && Array.isArray(json.agents) ? json.agents : json;
  const several = Array.isArray(list) && list.length > 0 && list.every((one) => isFree(one) && "findings" in one);
  return several ? list : [json];
}

async function readAgentFile(
  { inside, path }: DealFile,
  options: BuildOptions,
): Promise<{ value: unknown } | { problem: string | TribunalError }> {
  const kind = extname(inside).toLowerCase();
  if (kind === ".docx" || kind === ".pdf") return readMemoDocument({ inside, path }, options);
  try {
    if (kind === ".csv" || kind === ".tsv") return { value: tableOf(await readWithin(path, MAX_AGENT_FILE_BYTES)) };
    const text = decodeWithin(await readWithin(path, MAX_AGENT_FILE_BYTES), DEFAULT_READ_LIMITS);
    if (kind !== ".json") return { value: text };
    const value = parseExactly(text);
    refuseRepeatedKeys(text);
    return { value };
  } catch (error) {
    if (error instanceof TribunalError) return { problem: error };
    return { problem: (error as Error).message };
  }
}

/** JSON as it is written: an integer that a number cannot hold stays the text it is, with every digit. */
function parseExactly(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown, context?: { source?: string }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "")
      ? context?.source
      : value,
  );
}

/** A table with a line of headings: each row is one thing the analyst says. */
function tableOf(bytes: Uint8Array): { findings: Record<string, string>[] } {
  const text = decodeText(bytes);
  const [headings = [], ...rows] = [...parseRecords(text, detectDelimiter(text))];
  return {
    findings: rows
      .map((row) =>
        Object.fromEntries(
          row.flatMap((field, at) => (field.trim() === "" ? [] : [[headingAt(headings, at), field.trim()]])),
        ),
      )
      .filter((row) => Object.keys(row).length > 0),
  };
}

const headingAt = (headings: readonly string[], at: number): string => headings[at]?.trim() || `column ${at + 1}`;

/** A memo as a word-processor or PDF file: its text, tables as rows. */
async function readMemoDocument(
  { inside, path }: DealFile,
  options: BuildOptions,
): Promise<{ value: string } | { problem: string }> {
  const request = requestFor({ path, id: inside }, "deck", inside, new Set());
  const { dossier } = await readDocuments([request], [], options);
  const [document] = dossier?.documents ?? [];
  if (document === undefined) return { problem: dossier?.unreadable[0]?.message ?? inside };
  return { value: textOf(document) };
}

/** A document as plain text: a line for each row, cells of tables parted. */
export function textOf({ sections }: SourceDocument): string {
  const line = (cells: readonly { text: string }[]) =>
    cells.length > 1 ? `| ${cells.map(({ text }) => text).join(" | ")} |` : (cells[0]?.text ?? "");
  return sections.map(({ rows }) => rows.map(({ cells }) => line(cells)).join("\n")).join("\n\n");
}
