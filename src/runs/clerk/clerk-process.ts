import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { broken, TribunalError } from "../../domain/errors.ts";
import { MEMORY_MARK, TIME_MARK } from "../../dossier/isolation/protocol.ts";
import { isHeard } from "../../model/tracing.ts";
import type { ReviewEvent } from "../../review/events.ts";
import { packError, unpackError } from "./errors.ts";
import type { DealPlace } from "./place.ts";
import type { FromClerk, ToClerk } from "./protocol.ts";
import { retold } from "./traces.ts";

/** What one piece of work may cost, and who hears of it. */
export interface WorkOptions {
  signal?: AbortSignal | undefined;
  /** Processor time, in milliseconds: waiting for a model, a database or a turn costs none. Default 600,000. */
  processorMs?: number | undefined;
  /** Hears how far it has come. */
  told?: ((event: ReviewEvent) => void) | undefined;
  /** Answers what the work asks. */
  answer?: ((question: unknown) => Promise<unknown>) | undefined;
}

const CHILD = fileURLToPath(new URL("./child.ts", import.meta.url));
const DEFAULT_PROCESSOR_MS = 600_000;
/** How long work that is told to end may take to say how. */
const GRACE_MS = 2_000;
const STANDARD_ERROR_KEPT = 4_000;

/** The environment a clerk would be started with now. */
export const environmentNow = (): string => JSON.stringify(process.env);

/** One clerk. It does one piece of work at a time; beyond its limits it is over, and so is what it had open. */
export class ClerkProcess {
  readonly memoryBytes: number;
  readonly niceness: number;
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  #errors = "";
  #over = false;
  /** Resident memory after the last work. */
  residentBytes = 0;
  /** What it was started with: keys and addresses of models are in it. */
  readonly environment = environmentNow();
  /** Folders of deals it has read. */
  readonly open = new Set<string>();

  /** `niceness`: how far it steps back behind those who answer requests, 0 (not at all) to 19. */
  constructor(memoryBytes: number, niceness: number) {
    this.memoryBytes = memoryBytes;
    this.niceness = niceness;
    this.#child = fork(CHILD, [String(memoryBytes)], {
      serialization: "advanced",
      execArgv: ["--no-warnings", `--max-old-space-size=${Math.ceil(memoryBytes / 1_048_576)}`],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    if (niceness > 0 && this.#child.pid !== undefined) stepBack(this.#child.pid, niceness);
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#errors = (this.#errors + text).slice(-STANDARD_ERROR_KEPT);
    });
    const started = Promise.withResolvers<void>();
    const end = () => {
      this.#over = true;
      started.reject(this.#causeOfDeath(null, "SIGKILL"));
    };
    this.#child.once("close", end).on("error", end);
    this.#child.once("message", () => started.resolve());
    this.#ready = started.promise.then(() => this.#rest());
    // Reported by the work that waits for it.
    this.#ready.catch(() => {});
  }

  get over(): boolean {
    return this.#over;
  }

  /** Does one piece of work. Rejects with what it threw, with why its process was ended, or with the signal's reason. */
  async run(
    { module, name }: { module: string; name: string },
    place: DealPlace | null,
    input: unknown,
    { signal, processorMs = DEFAULT_PROCESSOR_MS, told, answer }: WorkOptions,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    const traces = isHeard() ? retold() : null;
    await this.#ready;
    signal?.throwIfAborted();
    this.#attend();
    if (place !== null) this.open.add(place.folder);
    const child = this.#child;
    const ended = Promise.withResolvers<unknown>();
    let grace: NodeJS.Timeout | undefined;
    const onMessage = (given: unknown) => {
      const message = given as FromClerk;
      if (message.kind === "told") told?.(message.event);
      else if (message.kind === "traced") traces?.hear(message.told);
      else if (message.kind === "question") void this.#answer(message.id, message.question, answer);
      else if (message.kind === "done" || message.kind === "failed") {
        this.residentBytes = message.residentBytes;
        if (message.kind === "done") ended.resolve(message.result);
        else ended.reject(unpackError(message.error));
      }
    };
    const onClose = (code: number | null, by: string | null) => ended.reject(this.#causeOfDeath(code, by));
    const onAbort = () => {
      this.#send({ kind: "abort" });
      grace = setTimeout(() => this.kill(), GRACE_MS);
    };
    child.on("message", onMessage).on("close", onClose);
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      this.#send({
        kind: "work",
        place,
        module,
        name,
        input,
        processorMs,
        env: { ...process.env },
        traced: traces !== null,
      });
      return await ended.promise;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(grace);
      signal?.removeEventListener("abort", onAbort);
      child.off("message", onMessage).off("close", onClose);
      traces?.close();
      if (!this.#over) this.#rest();
    }
  }

  forget(folder: string): void {
    if (this.open.delete(folder) && !this.#over) this.#send({ kind: "forget", folder });
  }

  kill(): void {
    this.#over = true;
    this.#child.kill("SIGKILL");
  }

  async #answer(id: number, question: unknown, answer: WorkOptions["answer"]): Promise<void> {
    try {
      if (answer === undefined) throw broken("nobody answers questions of this work");
      this.#send({ kind: "answer", id, answer: await answer(question) });
    } catch (error) {
      this.#send({ kind: "refusal", id, error: packError(error) });
    }
  }

  #send(message: ToClerk): void {
    if (this.#over) return;
    this.#child.send(message, (error) => {
      if (error !== null) this.kill();
    });
  }

  #causeOfDeath(code: number | null, signal: string | null): TribunalError {
    const limit = this.memoryBytes;
    if (this.#errors.includes(MEMORY_MARK) || /heap out of memory|heap limit|allocation failed/i.test(this.#errors))
      return new TribunalError("work_memory", `The work took more than ${limit} bytes of memory.`, { limit });
    const mark = this.#errors.lastIndexOf(TIME_MARK);
    if (mark >= 0) {
      const ms = Number.parseInt(this.#errors.slice(mark + TIME_MARK.length), 10);
      return new TribunalError("work_timeout", `Stopped after ${ms} ms of processor time.`, { limit: ms });
    }
    const last = this.#errors.trim().split("\n").at(-1) ?? "";
    const reason = `${signal ?? `code ${code}`}${last === "" ? "" : `: ${last.slice(0, 200)}`}`;
    return new TribunalError("work_crashed", `The process of this work ended with ${reason}.`, { reason });
  }

  /** While it rests, the clerk does not keep the program alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    (this.#child.stderr as { unref?: () => void } | null)?.unref?.();
  }

  #attend(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }
}

function stepBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Where the system knows no such thing, or the process is already gone, the work is done all the same.
  }
}
