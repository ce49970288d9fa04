import { writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { TribunalError } from "../../domain/errors.ts";
import { StoreFailure } from "../failure.ts";
import type { Home } from "../homes/home.ts";
import type { Leased, Reviews } from "../port.ts";
import type { Quotas } from "../quotas.ts";
import type { Lease } from "../records.ts";
import type { Scope } from "../scope.ts";

type Result = Parameters<Reviews["finish"]>[1];

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

/** Leaves a result in a file, for `finishLeft`. */
export const leaveResult = (file: string, result: Result): void =>
  writeFileSync(file, serialize(result), { mode: 0o600 });

/** What was left there. */
export const resultLeft = (bytes: Uint8Array): Result => deserialize(bytes) as Result;

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
