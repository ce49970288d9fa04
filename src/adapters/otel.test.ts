import { AsyncLocalStorage } from "node:async_hooks";
import { OpenTelemetry } from "@ai-sdk/otel";
import { type Context, type ContextManager, context as contexts, ROOT_CONTEXT } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { registerTelemetry } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ConsensusEngine } from "../consensus/engine.ts";
import type { Contradiction } from "../domain/contradiction.ts";
import { completeAndValidate } from "../model/complete-and-validate.ts";
import { isHeard } from "../model/tracing.ts";
import { reviewDeal } from "../review.ts";
import { makeFinding } from "../testing/findings.ts";
import { scriptedModel } from "../testing/scripted-model.ts";
import { traceTribunal } from "./otel.ts";

/** Spans lie below what began them only where somebody remembers what is under way. */
class Remembering implements ContextManager {
  readonly #store = new AsyncLocalStorage<Context>();
  active = () => this.#store.getStore() ?? ROOT_CONTEXT;
  with = ((context: Context, work: (...given: unknown[]) => unknown, self: unknown, ...given: unknown[]) =>
    this.#store.run(context, () => work.apply(self, given))) as ContextManager["with"];
  bind = <Target>(_: Context, target: Target): Target => target;
  enable = () => this;
  disable = () => this;
}

const exporter = new InMemorySpanExporter();
const measures = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter: measures, exportIntervalMillis: 3_600_000 });
const meters = new MeterProvider({ readers: [reader] });
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).getTracer("test");
let stop = () => {};

const context = { deckExtracts: "Slide 8\nMRR December 2024: 42,000 €\nChurn: 1.8 %" };
const says = (agentName: string, value: number) => {
  const content = `MRR December 2024: ${value.toLocaleString("en")} €`;
  const evidence = [{ type: "quote" as const, content, source: "Deck, Slide 8", confidence: 90 }];
  return makeFinding(agentName, "MRR", value, 85, { unit: "EUR", evidence });
};

beforeAll(() => {
  contexts.setGlobalContextManager(new Remembering());
  registerTelemetry(new OpenTelemetry({ tracer }));
  stop = traceTribunal({ tracer, meter: meters.getMeter("test") });
});
afterAll(async () => {
  stop();
  contexts.disable();
  await reader.shutdown();
});

async function spansOf(work: () => Promise<unknown>) {
  exporter.reset();
  await work();
  return exporter.getFinishedSpans();
}
const named = (spans: Awaited<ReturnType<typeof spansOf>>, name: string) => spans.find((span) => span.name === name);

describe("traces", () => {
  it("tell of a review, its stages and verdicts by ids and codes, each below what began it", async () => {
    const agentOutputs = ["one", "two"].map((agentName, at) => ({
      agentName,
      tier: 1 as const,
      output: {},
      findings: [says(agentName, at === 0 ? 42_000 : 84_000)],
    }));
    const deal = { name: "Secret Deal", sector: null, stage: null, locale: "en" as const };
    const spans = await spansOf(() => reviewDeal({ context, agentOutputs, warnings: [], deal }));
    const review = named(spans, "tribunal.review");
    const stage = named(spans, "tribunal.stage.consensus1");
    const verdict = named(spans, "tribunal.verdict");
    expect(review?.attributes).toMatchObject({ "tribunal.review.id": expect.any(String), "tribunal.trust": "LOW" });
    expect(stage?.parentSpanContext?.spanId).toBe(review?.spanContext().spanId);
    expect(verdict?.parentSpanContext?.spanId).toBe(stage?.spanContext().spanId);
    expect(verdict?.attributes).toMatchObject({
      "tribunal.contradiction.id": expect.any(String),
      "tribunal.decision": "POSITION_A",
    });
    expect(JSON.stringify(spans.map(({ attributes, events, status }) => [attributes, events, status]))).not.toMatch(
      /Secret Deal|42,000|Slide 8/,
    );
  });

  it("tell of each call by its role, with the GenAI span below it and none of the words", async () => {
    const model = new MockLanguageModelV4({
      provider: "mock",
      modelId: "m",
      doGenerate: async () => ({
        content: [{ type: "text", text: '{"arr":504000}' }],
        finishReason: { unified: "stop", raw: "stop" },
        usage: {
          inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: 5, text: 5, reasoning: undefined },
        },
        warnings: [],
      }),
    });
    const spans = await spansOf(() =>
      completeAndValidate("secret system", "secret question", z.object({ arr: z.number() }), { model, role: "critic" }),
    );
    const call = named(spans, "tribunal.critic");
    expect(call?.attributes).toMatchObject({ "gen_ai.usage.input_tokens": 10, "gen_ai.usage.output_tokens": 5 });
    const below = spans.filter(({ parentSpanContext }) => parentSpanContext?.spanId === call?.spanContext().spanId);
    expect(below.map(({ attributes }) => JSON.stringify(attributes)).join()).toContain("gen_ai");
    expect(JSON.stringify(spans.map(({ attributes, events }) => [attributes, events]))).not.toContain("secret");
  });

  it("tell what the guard refused", async () => {
    const side = (agentName: string, value: number) => ({
      agentName,
      findingId: agentName,
      claim: `${value} square metres`,
      value,
      confidence: 80,
      sources: [],
    });
    const contradiction: Contradiction = {
      id: "c1",
      topic: "Warehouse area",
      detectedAt: new Date(0),
      positions: [side("one", 1_000), side("two", 3_000)],
      contradictionType: "numeric_value",
      severity: { level: "MAJOR", calculation: "", impactIfWrong: "" },
      verificationData: { deckReferences: [] },
      status: "detected",
    };
    const invented = { verdict: { decision: "POSITION_A", winner: "nobody" }, finalValue: { value: 14 } };
    const plea = { claim: "so it is", points: [], weaknesses: [], confidence: 50 };
    const model = scriptedModel([], {
      otherwise: ({ role }) => ({ object: role === "arbitrator" ? invented : plea }),
    });
    const deck = { deckExtracts: "Slide 4\nWarehouse area to be measured this autumn" };
    const spans = await spansOf(() => new ConsensusEngine({ model }).resolve(contradiction, deck));
    expect(named(spans, "tribunal.verdict")?.events.map(({ name }) => name)).toContain("tribunal.guard.refused");
  });

  it("measure tokens, time, verdicts and trust", async () => {
    await reader.forceFlush();
    const names = measures
      .getMetrics()
      .flatMap(({ scopeMetrics }) =>
        scopeMetrics.flatMap(({ metrics }) => metrics.map(({ descriptor }) => descriptor.name)),
      );
    expect(names).toEqual(
      expect.arrayContaining([
        "tribunal.tokens",
        "tribunal.call.duration",
        "tribunal.stage.duration",
        "tribunal.verdicts",
        "tribunal.guard.refusals",
        "tribunal.reviews",
      ]),
    );
  });

  it("are off where nobody listens any more", async () => {
    stop();
    expect(isHeard()).toBe(false);
    expect(
      named(await spansOf(() => new ConsensusEngine().resolveAll([], context)), "tribunal.verdict"),
    ).toBeUndefined();
  });
});
