import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateText, Output } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { z } from "zod";
import { createBudget } from "../src/model/budget.ts";
import { completeAndValidate } from "../src/model/complete-and-validate.ts";
import { openDoor } from "../src/model/door.ts";
import { createMemoryJournal } from "../src/model/journal/memory.ts";
import { openSqliteJournal } from "../src/model/journal/sqlite.ts";
import { modelFrom } from "../src/model/providers/model-from.ts";
import type { Bench } from "./bench.ts";

const WARM_UP = 200;
const CALLS = 1_500;
const TARGET_MS = 3;

const Verdict = z.object({
  verdict: z.enum(["POSITION_A", "POSITION_B", "SYNTHESIS", "UNRESOLVED"]),
  finalValue: z.number().nullable(),
  reasons: z.array(z.object({ source: z.string(), quote: z.string() })),
});
const answer = JSON.stringify({
  verdict: "POSITION_A",
  finalValue: 504_000,
  reasons: Array.from({ length: 5 }, (_, index) => ({ source: `Slide ${index + 1}`, quote: "MRR: 42 K€ at year end" })),
});
const SYSTEM = "You arbitrate between two positions by the evidence given. ".repeat(20);
const CASE = "Position A says that ARR is 504 K€; position B says 800 K€. Evidence: slide 8, cell B12. ".repeat(40);

/** What our door adds to one call, beside the bare AI SDK call on the same instant model. */
export const run: Bench = async () => {
  const mock = new MockLanguageModelV4({
    provider: "mock",
    modelId: "instant",
    doGenerate: async () => ({
      content: [{ type: "text", text: answer }],
      finishReason: { unified: "stop", raw: "stop" },
      usage: {
        inputTokens: { total: 2_000, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: 150, text: undefined, reasoning: undefined },
      },
      warnings: [],
    }),
  });
  const folder = mkdtempSync(join(tmpdir(), "tribunal-bench-"));
  const file = openSqliteJournal(join(folder, "journal.sqlite"));
  const policies = { budget: createBudget({ tokens: Number.MAX_SAFE_INTEGER }) };
  const inMemory = openDoor(modelFrom(mock, {}), { ...policies, journal: createMemoryJournal() });
  const onDisk = openDoor(modelFrom(mock, {}), { ...policies, journal: file });

  const through = (model: typeof inMemory) => async (call: number) => {
    const result = await completeAndValidate(SYSTEM, `${CASE} Case ${call}.`, Verdict, { model });
    if (!result.success) throw new Error(result.error);
  };
  const ways: [string, (call: number) => Promise<void>][] = [
    [
      "bare",
      async (call) => {
        const output = Output.object({ schema: Verdict });
        const prompt = `${CASE} Case ${call}.`;
        const result = await generateText({
          model: mock,
          instructions: SYSTEM,
          prompt,
          output,
          maxRetries: 0,
          temperature: 0.1,
        });
        if (result.output.verdict !== "POSITION_A") throw new Error("another answer");
      },
    ],
    ["door, journal in memory", through(inMemory)],
    ["door, journal on disk", through(onDisk)],
  ];
  const times = new Map<string, number[]>(ways.map(([name]) => [name, []]));
  // In turn, so that a busy moment of the machine falls on all alike.
  for (let call = 0; call < WARM_UP + CALLS; call++) {
    for (const [name, way] of ways) {
      const start = performance.now();
      await way(call);
      if (call >= WARM_UP) times.get(name)?.push(performance.now() - start);
    }
    mock.doGenerateCalls.length = 0;
  }
  await file.close();
  rmSync(folder, { recursive: true, force: true });

  const rows = ways.map(([name]) => ({ name, ...summary(times.get(name) ?? []) }));
  const [bare, memory, disk] = rows as [Row, Row, Row];
  console.table(rows.map((row) => ({ ...row, overheadMs: round(row.meanMs - bare.meanMs) })));
  const overheadMs = round(memory.meanMs - bare.meanMs);
  return {
    calls: CALLS,
    bareMs: bare.meanMs,
    doorMs: memory.meanMs,
    overheadMs,
    overheadMedianMs: round(memory.medianMs - bare.medianMs),
    overheadOnDiskMs: round(disk.meanMs - bare.meanMs),
    targetMs: TARGET_MS,
    ok: overheadMs <= TARGET_MS,
  };
};

type Row = { name: string } & ReturnType<typeof summary>;

const round = (value: number) => Math.round(value * 1000) / 1000;

function summary(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return {
    meanMs: round(values.reduce((sum, value) => sum + value, 0) / values.length),
    medianMs: at(0.5),
    p95Ms: at(0.95),
  };
}
