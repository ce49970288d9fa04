import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TribunalError } from "../../domain/errors.ts";
import type { RecognisedPicture } from "../ocr/recognise.ts";
import {
  type FromChild,
  type GrantedTask,
  MEMORY_MARK,
  PAGE_MARK,
  type Task,
  type TaskResults,
  TIME_MARK,
} from "./protocol.ts";
import { type Sandbox, sandboxFor } from "./sandbox.ts";

/** What one task, or each part of a long one, may cost before its process is ended. */
export interface TaskLimits {
  /** Milliseconds of processor time. By the clock it may be `AT_THE_LATEST` times as many: a busy machine is no fault. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Hears of each finished part of a long task. */
export type OnPart = (part: RecognisedPicture) => void;

const PACKAGE = fileURLToPath(new URL("../../../", import.meta.url));
const CHILD = fileURLToPath(new URL("../child.ts", import.meta.url));
let sandbox: Sandbox | undefined;
const START_TIMEOUT_MS = 60_000;
const AT_THE_LATEST = 5;
const STANDARD_ERROR_KEPT = 4_000;

/** One parsing process. It does one task at a time; after a failure that is not about the file it is over. */
export class ParserProcess {
  readonly memoryBytes: number;
  /** Resident memory after the last task. */
  residentBytes = 0;
  #child: ChildProcess;
  #ready: Promise<void>;
  #errors = "";
  #over = false;

  constructor(memoryBytes: number) {
    this.memoryBytes = memoryBytes;
    sandbox ??= sandboxFor(PACKAGE);
    this.#child = fork(CHILD, [String(memoryBytes)], {
      serialization: "advanced",
      execArgv: [...sandbox.flags, `--max-old-space-size=${Math.ceil(memoryBytes / 1_048_576)}`],
      env: sandbox.env,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#errors = (this.#errors + text).slice(-STANDARD_ERROR_KEPT);
    });
    const end = () => {
      this.#over = true;
    };
    // Heard at all times: an error of a resting process must not become one of the parent.
    this.#child.once("close", end).on("error", end);
    this.#ready = this.#receive(START_TIMEOUT_MS).then(() => this.#rest());
    // Reported by the task that waits for it.
    this.#ready.catch(() => {});
  }

  get over(): boolean {
    return this.#over;
  }

  /** Performs one task. Rejects with a TribunalError, or with the signal's reason; the process is then over unless the file alone was at fault. */
  async run<T extends Task>(task: T, limits: TaskLimits, onPart?: OnPart): Promise<TaskResults[T["kind"]]> {
    limits.signal?.throwIfAborted();
    await this.#ready;
    limits.signal?.throwIfAborted();
    this.#attend();
    const answer = this.#receive(limits.timeoutMs, limits.signal, AT_THE_LATEST);
    this.#child.send({ task, processorMs: limits.timeoutMs } satisfies GrantedTask, (error) => {
      if (error !== null) this.kill();
    });
    let message = await answer;
    while (message.kind === "part") {
      const next = this.#receive(limits.timeoutMs, limits.signal, AT_THE_LATEST);
      onPart?.(message.part);
      message = await next;
    }
    if (message.kind === "done" || message.kind === "refused") {
      this.residentBytes = message.residentBytes;
      this.#rest();
    }
    if (message.kind === "done") return message.result as TaskResults[T["kind"]];
    if (message.kind === "refused" && message.code !== "parse_memory") {
      throw new TribunalError(message.code, message.message, message.detail);
    }
    this.kill();
    if (message.kind === "refused") throw outOfMemory(this.memoryBytes);
    if (message.kind !== "crashed") throw crash("the parsing process answered out of turn");
    if (isAllocationFailure(message.name, message.message)) throw outOfMemory(this.memoryBytes);
    throw crash(`${message.name}: ${message.message}`);
  }

  kill(): void {
    this.#over = true;
    this.#child.kill("SIGKILL");
  }

  /** The next message, or the reason why there will be none. */
  #receive(timeoutMs: number, signal?: AbortSignal, times = 1): Promise<FromChild> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        clearTimeout(timer);
        child.off("message", onMessage).off("close", onClose).off("error", onError);
        signal?.removeEventListener("abort", onAbort);
        action();
      };
      const fail = (error: unknown) => {
        this.kill();
        settle(() => reject(error));
      };
      const onMessage = (message: unknown) => settle(() => resolve(message as FromChild));
      const onClose = (code: number | null, ended: string | null) => fail(this.#causeOfDeath(code, ended));
      const onError = (error: Error) => fail(crash(error.message));
      const onAbort = () => fail(signal?.reason);
      const timer = setTimeout(() => fail(timeOut(timeoutMs)), timeoutMs * times);
      child.on("message", onMessage).on("close", onClose).on("error", onError);
      signal?.addEventListener("abort", onAbort);
    });
  }

  #causeOfDeath(code: number | null, signal: string | null): TribunalError {
    const mark = this.#errors.lastIndexOf(MEMORY_MARK);
    if (mark >= 0)
      return outOfMemory(this.memoryBytes, Number.parseInt(this.#errors.slice(mark + MEMORY_MARK.length), 10));
    const page = this.#errors.lastIndexOf(PAGE_MARK);
    if (page >= 0) return slowPage(Number.parseInt(this.#errors.slice(page + PAGE_MARK.length), 10));
    const time = this.#errors.lastIndexOf(TIME_MARK);
    if (time >= 0) return timeOut(Number.parseInt(this.#errors.slice(time + TIME_MARK.length), 10));
    if (/heap out of memory|heap limit|Array buffer allocation failed/i.test(this.#errors)) {
      return outOfMemory(this.memoryBytes);
    }
    const last = this.#errors.trim().split("\n").at(-1) ?? "";
    return crash(`ended with ${signal ?? `code ${code}`}${last === "" ? "" : `: ${last.slice(0, 200)}`}`);
  }

  /** While it rests, the process does not keep the parent alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    unrefStream(this.#child.stderr);
  }

  #attend(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }
}

function unrefStream(stream: unknown): void {
  (stream as { unref?: () => void } | null)?.unref?.();
}

const crash = (reason: string) => new TribunalError("parser_crashed", `The parser failed: ${reason}`, { reason });

const timeOut = (limit: number) => new TribunalError("parse_timeout", `Stopped after ${limit} ms.`, { limit });

function slowPage(page: number): TribunalError {
  return new TribunalError("parse_timeout", `Page ${page} took longer than a page may.`, { page });
}

function outOfMemory(limit: number, measured?: number): TribunalError {
  return new TribunalError("parse_memory", `Reading took more than ${limit} bytes of memory.`, {
    limit,
    ...(measured === undefined || Number.isNaN(measured) ? {} : { measured }),
  });
}

function isAllocationFailure(name: string, message: string): boolean {
  return name === "RangeError" && /allocation failed|out of memory|Invalid typed array length/i.test(message);
}
