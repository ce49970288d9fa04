/** Tribunal in OpenTelemetry: `tribunal/otel`. Beside it, `@ai-sdk/otel` tells of each request to a model. */

import { type Meter, metrics, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { refuseUnknown } from "../domain/known-options.ts";
import { listenIn, type Measure } from "../model/tracing.ts";

/** Where spans and measures go. */
export interface TracingOptions {
  /** Default: the global provider's. */
  tracer?: Tracer;
  meter?: Meter;
}

const KNOWN: Readonly<Record<keyof TracingOptions, true>> = { tracer: true, meter: true };
const SCOPE = "tribunal";

/** What is measured as a distribution; the rest is added up. */
const UNITS: Record<Measure, { unit: string; kind: "histogram" | "counter"; description: string }> = {
  "tribunal.tokens": { unit: "{token}", kind: "counter", description: "Tokens of calls to models" },
  "tribunal.cost": { unit: "USD", kind: "counter", description: "What calls to models cost" },
  "tribunal.call.duration": { unit: "ms", kind: "histogram", description: "How long a call to a model took" },
  "tribunal.stage.duration": { unit: "ms", kind: "histogram", description: "How long a stage of a review took" },
  "tribunal.verdicts": { unit: "{verdict}", kind: "counter", description: "Verdicts by decision, severity and trust" },
  "tribunal.guard.refusals": { unit: "{refusal}", kind: "counter", description: "Verdicts the guard refused, by rung" },
  "tribunal.reviews": { unit: "{review}", kind: "counter", description: "Finished reviews by trust" },
};

/**
 * Tells OpenTelemetry what Tribunal does in this process: a span for each review, stage, verdict and call to a model
 * (`tribunal.<role>`), with ids and codes and no words of a document; and measures. Gives back what ends it. Requests to
 * models show as GenAI spans below, where `@ai-sdk/otel` is registered; those of a server's clerks, which are processes of
 * their own, where it is installed.
 *
 * ```ts
 * registerTelemetry(new OpenTelemetry()); // from "ai" and "@ai-sdk/otel"
 * const stop = traceTribunal();
 * ```
 */
export function traceTribunal(options: TracingOptions = {}): () => void {
  refuseUnknown("traceTribunal", options, KNOWN);
  const tracer = options.tracer ?? trace.getTracer(SCOPE);
  const meter = options.meter ?? metrics.getMeter(SCOPE);
  const instruments = Object.fromEntries(
    Object.entries(UNITS).map(([name, { kind, ...about }]) => {
      if (kind === "counter") {
        const counter = meter.createCounter(name, about);
        return [name, (value: number, attributes: object) => counter.add(value, { ...attributes })];
      }
      const histogram = meter.createHistogram(name, about);
      return [name, (value: number, attributes: object) => histogram.record(value, { ...attributes })];
    }),
  ) as Record<Measure, (value: number, attributes: object) => void>;
  return listenIn({
    span: (name, attributes, work, outward = false) =>
      tracer.startActiveSpan(
        name,
        { attributes, kind: outward ? SpanKind.CLIENT : SpanKind.INTERNAL },
        async (span) => {
          try {
            return await work({
              set: (more) => span.setAttributes(more),
              event: (happened, more) => span.addEvent(happened, more),
            });
          } catch (error) {
            // The kind alone: a message may quote a document.
            span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "unknown" });
            throw error;
          } finally {
            span.end();
          }
        },
      ),
    measure: (name, value, attributes) => {
      if (Number.isFinite(value)) instruments[name](value, attributes);
    },
  });
}
