import { closeSync, fstatSync, openSync, readSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { broken, TribunalError } from "../../domain/errors.ts";
import { StoreFailure } from "../failure.ts";
import type { Home } from "../homes/home.ts";
import type { Leased, Reviews } from "../port.ts";
import type { Quotas } from "../quotas.ts";
import type { Lease } from "../records.ts";
import type { Scope } from "../scope.ts";

type Result = Parameters<Reviews["finish"]>[1];
type Left = Omit<Result, "document"> & { document: Iterable<string> };

/** What the scribe writes: a review that was left in a file, or the bytes of a document. */
export type ScribeWork = { kind: "finish"; lease: Lease; file: string } | { kind: "put"; bytes: Uint8Array };

/** What the scribe is told. The address may hold a password: it goes from thread to thread and nowhere else. */
export interface ScribeOrder {
  home: Home["kind"];
  address: string;
  tenant: string;
  actor: string;
  quotas: Quotas;
  /** The time, by the store's clock. */
  at: string;
  work: ScribeWork;
}

/** What the scribe answers. */
export type ScribeAnswer =
  | { kind: "done"; result: unknown }
  | { kind: "refused"; code: StoreFailure["code"]; detail: StoreFailure["detail"] }
  | { kind: "failed"; message: string };

/** How many bytes say how long the first part is. */
const LENGTH = 8;

/** Leaves a result in a file, for `finishLeft`: its document is written as it is made, and is never whole in memory. */
export function leaveResult(file: string, { document, ...rest }: Left): void {
  const rows = serialize(rest);
  const length = Buffer.alloc(LENGTH);
  length.writeBigUInt64LE(BigInt(rows.length));
  const left = openSync(file, "w", 0o600);
  try {
    for (const part of [length, rows]) writeFileSync(left, part);
    for (const piece of document) writeFileSync(left, piece);
  } finally {
    closeSync(left);
  }
}

/** What was left there. Its two parts are read one after the other: neither is held in bytes while it is of use. */
export function resultLeft(file: string): Result {
  const left = openSync(file, "r");
  try {
    const length = Number(readFrom(left, 0, LENGTH).readBigUInt64LE());
    const rest = deserialize(readFrom(left, LENGTH, length)) as Omit<Result, "document">;
    const at = LENGTH + length;
    return { ...rest, document: readFrom(left, at, fstatSync(left).size - at).toString("utf8") };
  } finally {
    closeSync(left);
  }
}

function readFrom(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const more = readSync(file, bytes, read, length - read, at + read);
    if (more === 0) throw broken("what was left for the scribe is shorter than it says");
    read += more;
  }
  return bytes;
}

/** Finishes a review on a thread of its own: however much it found, nobody else waits for it. */
export const finishLeft = (scope: Scope, lease: Lease, file: string): Promise<Leased<{ hash: string }>> =>
  byScribe({ ...scope, actor: lease.worker }, { kind: "finish", lease, file });

/** Has something heavy written on a thread with a connection of its own. */
export async function byScribe<Answer>(
  { home, tenant, actor, quotas, clock }: Scope,
  work: ScribeWork,
): Promise<Answer> {
  const { kind, address } = home;
  const order: ScribeOrder = { home: kind, address, tenant, actor, quotas, at: clock().toISOString(), work };
  const answered = Promise.withResolvers<ScribeAnswer>();
  const scribe = new Worker(new URL("./scribe.ts", import.meta.url), { workerData: order });
  const fail = (message: string) => answered.resolve({ kind: "failed", message });
  scribe.once("message", answered.resolve).once("error", ({ message }) => fail(message));
  scribe.once("exit", (code) => fail(`the thread that writes what is heavy ended with code ${code}`));
  const answer = await answered.promise;
  if (answer.kind === "done") return answer.result as Answer;
  if (answer.kind === "refused") throw new StoreFailure(answer.code, answer.detail);
  throw new TribunalError("work_crashed", answer.message, { reason: answer.message });
}
