import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { z } from "zod";
import {
  type CompleteOptions,
  completeAndValidate,
  type ValidationResult,
} from "../src/model/complete-and-validate.ts";
import { openSqliteJournal } from "../src/model/journal/sqlite.ts";
import { systemTime, type Time } from "../src/model/time.ts";
import {
  type Behaviour,
  type FakeProvider,
  type FakeProviderOptions,
  startFakeProvider,
} from "../src/testing/fake-provider.ts";

/** In use in every call here, and never to be seen. */
export const KEY = "sk-secret-0123456789abcdef";
const Verdict = z.object({ verdict: z.enum(["A", "B"]), reasons: z.array(z.string()), score: z.number().optional() });
/** What a good answer of the endpoint holds. */
export const answer = { verdict: "A", reasons: ["slide 8 says so", "the model agrees"] };

type Asking = Partial<CompleteOptions> & { otherwise?: Behaviour };

/** An endpoint for each test, and a check after it that nothing a user could see holds the key. */
export class DoorCase {
  provider!: FakeProvider;
  folder = "";
  /** The waits between attempts, as they were asked for; nobody sits them out. */
  waits: number[] = [];
  /** Everything a user could ever see: results, console, files. */
  #seen: string[] = [];
  /** A clock for each test: a provider that wants rest in one does not in the next. */
  #quick: Time = systemTime;

  constructor() {
    beforeEach(() => {
      this.folder = mkdtempSync(join(tmpdir(), "tribunal-door-"));
      this.#seen = [];
      this.waits = [];
      this.#quick = {
        now: () => Date.now(),
        after: (ms, run) => {
          if (ms < 50_000) this.waits.push(ms);
          return systemTime.after(ms < 50_000 ? 1 : ms, run);
        },
      };
      const watch = (...args: unknown[]) => void this.#seen.push(inspect(args));
      for (const method of ["log", "info", "warn", "error", "debug"] as const)
        vi.spyOn(console, method).mockImplementation(watch);
      vi.spyOn(process, "emitWarning").mockImplementation(watch);
    });
    afterEach(async () => {
      vi.restoreAllMocks();
      await this.provider.close();
      for (const file of readdirSync(this.folder)) this.#seen.push(readFileSync(join(this.folder, file), "latin1"));
      rmSync(this.folder, { recursive: true, force: true });
      expect(this.#seen.length).toBeGreaterThan(0);
      for (const text of this.#seen) expect(text).not.toContain(KEY);
      for (const { headers } of this.provider.requests) expect(JSON.stringify(headers)).toContain(KEY); // it was sent
    });
  }

  /** Starts an endpoint with this script and asks it; every variable a provider may want is set. */
  async ask(
    script: FakeProviderOptions["script"],
    { otherwise, ...options }: Asking = {},
  ): Promise<ValidationResult<z.infer<typeof Verdict>>> {
    await this.provider?.close();
    this.provider = await startFakeProvider({
      answer,
      ...(script !== undefined && { script }),
      ...(otherwise !== undefined && { otherwise }),
    });
    const journal = openSqliteJournal(join(this.folder, "journal.sqlite"));
    const names = ["TRIBUNAL", "OPENROUTER", "ANTHROPIC", "GOOGLE_GENERATIVE_AI"];
    const env = Object.fromEntries(
      names.flatMap((name) => [
        [`${name}_BASE_URL`, this.provider.url],
        [`${name}_API_KEY`, KEY],
      ]),
    );
    const result = await completeAndValidate("You judge.", "Which side?", Verdict, {
      model: "openai-compatible:llama3",
      env,
      journal,
      time: this.#quick,
      random: () => 1,
      ...options,
    });
    await journal.close();
    this.#seen.push(JSON.stringify(result), inspect(result, { depth: 9, showHidden: true }));
    if (!result.success) this.#seen.push(String(result.failure.stack), String(result.failure));
    return result;
  }

  /** The messages of the request with this number, from 0. */
  messages(index: number): string {
    return JSON.stringify(this.provider.requests[index]?.body.messages);
  }
}
