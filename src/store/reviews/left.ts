import { writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { StoreFailure } from "../failure.ts";
import type { Leased, Reviews } from "../port.ts";
import type { Lease } from "../records.ts";
import type { Scope } from "../scope.ts";

type Result = Parameters<Reviews["finish"]>[1];

/** What the scribe is told. The address may hold a password: it goes from thread to thread and nowhere else. */
export interface ScribeOrder {
  kind: "sqlite" | "postgres";
  address: string;
  tenant: string;
  lease: Lease;
  file: string;
  /** When the review ended, by the store's clock. */
  at: string;
}

/** What the scribe answers. */
export type ScribeAnswer =
  | { kind: "done"; finished: Leased<{ hash: string }> }
  | { kind: "refused"; code: StoreFailure["code"]; detail: StoreFailure["detail"] }
  | { kind: "failed"; message: string };

/** Leaves a result in a file, for `finishLeft`. */
export const leaveResult = (file: string, result: Result): void =>
  writeFileSync(file, serialize(result), { mode: 0o600 });

/** What was left there. */
export const resultLeft = (bytes: Uint8Array): Result => deserialize(bytes) as Result;

/** Finishes a review on a thread with a connection of its own: however much it found, nobody else waits for it. */
export async function finishLeft(
  { home, tenant, clock }: Scope,
  lease: Lease,
  file: string,
): Promise<Leased<{ hash: string }>> {
  const { kind, address } = home;
  const order: ScribeOrder = { kind, address, tenant, lease, file, at: clock().toISOString() };
  const answered = Promise.withResolvers<ScribeAnswer>();
  const scribe = new Worker(new URL("./scribe.ts", import.meta.url), { workerData: order });
  scribe.once("message", answered.resolve).once("error", answered.reject);
  scribe.once("exit", (code) => answered.reject(new Error(`The thread that keeps a review ended with code ${code}.`)));
  const answer = await answered.promise;
  if (answer.kind === "done") return answer.finished;
  throw answer.kind === "refused" ? new StoreFailure(answer.code, answer.detail) : new Error(answer.message);
}
