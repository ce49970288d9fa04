import { MockLanguageModelV4 } from "ai/test";
import { z } from "zod";
import type { Deal } from "../../src/deal/load-deal.ts";
import { completeAndValidate } from "../../src/model/complete-and-validate.ts";
import { inSpan, measure } from "../../src/model/tracing.ts";
import { type WorkTools, workOf } from "../../src/runs/clerk/work.ts";

/** What the deal is called, what its context says, and which process read it. */
export const look = ({ deal, context }: Deal): { name: string; data: unknown; pid: number } => ({
  name: deal.name,
  data: context.contextEngineData,
  pid: process.pid,
});

/** Says that it has begun; never ends by itself, and never looks up. */
export const spin = (_: null, __: undefined, { tell }: WorkTools): never => {
  tell({ type: "stage_started", stage: "reading" });
  for (;;);
};

/** Takes more and more memory. */
export function grow(): number {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, i) => i + held.length));
}

/** Ends without a word. */
export function vanish(): void {
  process.kill(process.pid, "SIGKILL");
}

/** Waits until it is told to stop. */
export const wait = (_: null, __: undefined, { signal, tell }: WorkTools): Promise<never> =>
  new Promise((_resolve, reject) => {
    tell({ type: "stage_started", stage: "reading" });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Asks its employer, and gives what it heard. */
export const inquire = (_: null, question: unknown, { ask }: WorkTools): Promise<unknown> => ask(question);

/** Does something in a span inside a span; ends well, with an error, or without a word. */
export const spanned = (_: null, end: "well" | "badly" | "never"): Promise<void> =>
  inSpan(
    "test.outer",
    () => ({ at: "start" }),
    async (outer) => {
      measure("tribunal.tokens", 3, { "tribunal.role": "critic" });
      await inSpan(
        "test.inner",
        () => ({}),
        async (inner) => {
          inner.event("test.happened", { times: 1 });
          if (end === "badly") throw new RangeError("words of a document");
          if (end === "never") vanish();
        },
      );
      outer.set({ at: "end" });
    },
  );

/** Asks a model, as providers do. */
export const asking = (_: null, answer: string): Promise<unknown> =>
  inSpan(
    "test.outer",
    () => ({}),
    () =>
      completeAndValidate("secret system", "secret question", z.object({ arr: z.number() }), {
        model: mockModel(answer),
        role: "critic",
      }),
  );

const mockModel = (text: string) =>
  new MockLanguageModelV4({
    provider: "mock",
    modelId: "m",
    doGenerate: async () => ({
      content: [{ type: "text", text }],
      finishReason: { unified: "stop", raw: "stop" },
      usage: {
        inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: 5, text: 5, reasoning: undefined },
      },
      warnings: [],
    }),
  });

export const LOOK = workOf<typeof look>(import.meta.url, "./clerk-work", "look");
export const SPIN = workOf<typeof spin>(import.meta.url, "./clerk-work", "spin");
export const GROW = workOf<(_: null, __: undefined) => number>(import.meta.url, "./clerk-work", "grow");
export const VANISH = workOf<(_: null, __: undefined) => void>(import.meta.url, "./clerk-work", "vanish");
export const WAIT = workOf<typeof wait>(import.meta.url, "./clerk-work", "wait");
export const INQUIRE = workOf<typeof inquire>(import.meta.url, "./clerk-work", "inquire");
export const SPANNED = workOf<typeof spanned>(import.meta.url, "./clerk-work", "spanned");
export const ASKING = workOf<typeof asking>(import.meta.url, "./clerk-work", "asking");
