import { readFile, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import type { DocumentFormat } from "../domain/document.ts";
import { refusedBySystem, TribunalError } from "../domain/errors.ts";
import { type OnPart, ParserProcess } from "./isolation/parser-process.ts";
import type { Task, TaskResults } from "./isolation/protocol.ts";
import { DEFAULT_READ_LIMITS, type ParsedDocument, type ReadLimits } from "./reader.ts";

/** What one document may cost. */
export interface IsolationOptions {
  limits?: Partial<ReadLimits> | undefined;
  /** Milliseconds of processor time for one document, whatever else the machine does. Default 60,000. */
  timeoutMs?: number | undefined;
  /** Resident memory of the parsing process, in bytes. Default 1 GB. */
  memoryBytes?: number | undefined;
  signal?: AbortSignal | undefined;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_MEMORY_BYTES = 1_000_000_000;
const MAX_PROCESSES = Math.max(1, Math.min(4, availableParallelism()));
/** A process that has grown beyond this share of its limit is not given another document. */
const REUSE_SHARE = 0.35;
const IDLE_MS = 5_000;

const idle: ParserProcess[] = [];
const waiting: (() => void)[] = [];
let busy = 0;
let sweep: NodeJS.Timeout | undefined;

/** Reads one document in a process of its own. Only a ParsedDocument or a TribunalError comes out. */
export async function parseIsolated(
  input: Uint8Array | string,
  format: DocumentFormat,
  options: IsolationOptions = {},
): Promise<ParsedDocument> {
  const limits = { ...DEFAULT_READ_LIMITS, ...options.limits };
  const file = typeof input === "string" ? basename(input) : undefined;
  const bytes = typeof input === "string" ? await readWithin(input, limits.maxFileBytes) : input;
  checkSize(bytes.length, limits.maxFileBytes, file);
  const slowPages = { ...limits.slowPages };
  for (let attempt = 1; ; attempt++) {
    try {
      return await runIsolated({ kind: "parse", format, bytes, limits: { ...limits, slowPages } }, options);
    } catch (error) {
      const page = slowPageIn(error);
      if (page === null || attempt > MAX_SLOW) throw withFile(error, file);
      // A slow page costs that page only: it is read without drawing it, then not at all.
      slowPages[page] = slowPages[page] === undefined ? "undrawn" : "unread";
    }
  }
}

/** Times that a document is read again without a page that takes too long. */
const MAX_SLOW = 4;

function slowPageIn(error: unknown): number | null {
  const page = error instanceof TribunalError && error.code === "parse_timeout" ? error.detail.page : undefined;
  return typeof page === "number" ? page : null;
}

/** Performs one task in a parsing process, waiting for a free one. */
export async function runIsolated<T extends Task>(
  task: T,
  options: IsolationOptions = {},
  onPart?: OnPart,
): Promise<TaskResults[T["kind"]]> {
  const memoryBytes = options.memoryBytes ?? DEFAULT_MEMORY_BYTES;
  await takeTurn();
  let parser: ParserProcess | undefined;
  try {
    parser = takeIdle(memoryBytes) ?? startProcess(memoryBytes);
    const limits = { timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS, signal: options.signal };
    return await parser.run(task, limits, onPart);
  } finally {
    if (parser !== undefined) putBack(parser);
    passTurn();
  }
}

function startProcess(memoryBytes: number): ParserProcess {
  try {
    return new ParserProcess(memoryBytes);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TribunalError("parser_crashed", `The parsing process could not be started: ${reason}`, { reason }, cause);
  }
}

async function takeTurn(): Promise<void> {
  if (busy >= MAX_PROCESSES) return new Promise((resume) => waiting.push(resume));
  busy++;
}

function passTurn(): void {
  const next = waiting.shift();
  if (next === undefined) busy--;
  else next();
}

/** The file's bytes, its size checked before it is opened. */
export async function readWithin(path: string, maxFileBytes: number): Promise<Uint8Array> {
  const file = basename(path);
  try {
    checkSize((await stat(path)).size, maxFileBytes, file);
    return await readFile(path);
  } catch (error) {
    throw error instanceof TribunalError ? error : refusedBySystem(error, file);
  }
}

/** The same error, naming the file it is about. */
export function withFile(error: unknown, file: string | undefined): unknown {
  if (!(error instanceof TribunalError) || file === undefined || error.detail.file !== undefined) return error;
  return new TribunalError(error.code, `${file}: ${error.message}`, { file, ...error.detail }, error);
}

function checkSize(size: number, limit: number, file: string | undefined): void {
  const named = file === undefined ? {} : { file };
  if (size === 0) throw new TribunalError("file_empty", `${file ?? "The document"} is empty (zero bytes).`, named);
  if (size <= limit) return;
  throw new TribunalError("file_too_large", `${file ?? "The document"} has ${size} bytes; the limit is ${limit}.`, {
    ...named,
    limit,
    measured: size,
  });
}

function takeIdle(memoryBytes: number): ParserProcess | undefined {
  const at = idle.findIndex((parser) => parser.memoryBytes === memoryBytes && !parser.over);
  return at < 0 ? undefined : idle.splice(at, 1)[0];
}

function putBack(parser: ParserProcess): void {
  if (parser.over) return;
  if (parser.residentBytes > parser.memoryBytes * REUSE_SHARE || idle.length >= MAX_PROCESSES) {
    parser.kill();
    return;
  }
  idle.push(parser);
  clearTimeout(sweep);
  sweep = setTimeout(() => {
    for (const unused of idle.splice(0)) unused.kill();
  }, IDLE_MS).unref();
}
