import type { Context, Span, SpanContext, SpanOptions, Tracer } from "@opentelemetry/api";
import type { Teller, ToldSpan, TraceAttributes } from "../tracing.ts";

/** Who hears of requests to models now. */
let teller: Teller | null = null;
let registered: Promise<void> | null = null;

/**
 * The AI SDK's own spans of requests to models (GenAI conventions), told to whoever ordered the work. They are made by
 * `@ai-sdk/otel` where it is installed, over a tracer that sends on what it is told. Null: nobody hears any more.
 */
export async function tellRequests(to: Teller | null): Promise<void> {
  teller = to;
  if (to === null) return;
  registered ??= register();
  await registered;
}

async function register(): Promise<void> {
  const [sdk, otel, api] = await Promise.all([
    ifInstalled(() => import("ai")),
    ifInstalled(() => import("@ai-sdk/otel")),
    ifInstalled(() => import("@opentelemetry/api")),
  ]);
  if (sdk === null || otel === null || api === null) return;
  sdk.registerTelemetry(new otel.OpenTelemetry({ tracer: tracerOver(api) }));
}

/** A package that need not be there. */
async function ifInstalled<Module>(load: () => Promise<Module>): Promise<Module | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return null;
    throw error;
  }
}

type Api = typeof import("@opentelemetry/api");

function tracerOver({ context, INVALID_SPAN_CONTEXT, SpanKind, SpanStatusCode, trace }: Api): Tracer {
  const known = new WeakMap<Span, ToldSpan>();
  const startSpan = (name: string, options: SpanOptions = {}, within: Context = context.active()): Span => {
    if (teller === null) return trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
    const above = trace.getSpan(within);
    const below = above === undefined ? null : (known.get(above)?.id ?? null);
    const told = teller.begin(name, plain(options.attributes), below, options.kind === SpanKind.CLIENT);
    const span = toldAs(told, SpanStatusCode.ERROR, spanContextOf(told.id));
    known.set(span, told);
    return span;
  };
  const startActiveSpan = (name: string, ...rest: unknown[]): unknown => {
    const work = rest.at(-1) as (span: Span) => unknown;
    const [options, within = context.active()] = rest.slice(0, -1) as [SpanOptions?, Context?];
    const span = startSpan(name, options, within);
    return context.with(trace.setSpan(within, span), () => work(span));
  };
  return { startSpan, startActiveSpan: startActiveSpan as Tracer["startActiveSpan"] };
}

function toldAs(told: ToldSpan, error: number, about: SpanContext): Span {
  let failed: string | null = null;
  const span: Span = {
    spanContext: () => about,
    setAttribute: (key, value) => span.setAttributes({ [key]: value }),
    setAttributes: (attributes) => {
      told.set(plain(attributes));
      return span;
    },
    addEvent: (name, attributes) => {
      told.event(name, typeof attributes === "object" && !(attributes instanceof Date) ? plain(attributes) : {});
      return span;
    },
    addLink: () => span,
    addLinks: () => span,
    updateName: () => span,
    setStatus: ({ code }) => {
      if (code === error) failed ??= "error";
      return span;
    },
    // The kind alone: a message may quote a document.
    recordException: (exception) => {
      failed = (typeof exception === "object" && "name" in exception && exception.name) || "error";
    },
    isRecording: () => true,
    end: () => told.end(failed),
  };
  return span;
}

/** Its name among the spans of this process; whoever makes it again gives it one of his own. */
const spanContextOf = (id: number): SpanContext => ({
  traceId: "1".padStart(32, "0"),
  spanId: id.toString(16).padStart(16, "0"),
  traceFlags: 1,
});

/** Attributes as plain data, without holes. */
function plain(attributes: object = {}): TraceAttributes {
  const kept = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    kept.map(([key, value]) => [key, Array.isArray(value) ? value.filter((one) => one != null) : value]),
  );
}
