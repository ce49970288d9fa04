import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** The first word of a process that was started to serve. One that ends before it has said any is not waited for. */
export async function firstWord(child: ChildProcess): Promise<unknown> {
  const early = once(child, "exit").then(([code, signal]) => {
    throw new Error(`The process ended with ${signal ?? `code ${code}`} before its first word.`);
  });
  const [word] = await Promise.race([once(child, "message"), early]);
  return word;
}
