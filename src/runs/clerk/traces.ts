import { AsyncLocalStorage } from "node:async_hooks";
import { broken } from "../../domain/errors.ts";
import {
  inSpan,
  type Measure,
  measure,
  type Teller,
  type TraceAttributes,
  type TraceSpan,
} from "../../model/tracing.ts";

/** What a clerk tells of its spans and measures, as plain data. */
export type TraceTold =
  | {
      kind: "span_began";
      id: number;
      below: number | null;
      name: string;
      attributes: TraceAttributes;
      /** It asks another program. */
      outward: boolean;
    }
  | { kind: "span_set"; id: number; attributes: TraceAttributes }
  | { kind: "span_event"; id: number; name: string; attributes: TraceAttributes }
  /** `failed`: the kind of what it threw, never its words. */
  | { kind: "span_ended"; id: number; failed: string | null }
  | { kind: "measured"; name: Measure; value: number; attributes: TraceAttributes };

/** Tells another process of what is done here. */
export function toldTo(send: (told: TraceTold) => void): Teller {
  const under = new AsyncLocalStorage<number>();
  let count = 0;
  const begin: Teller["begin"] = (name, attributes, below, outward) => {
    const id = ++count;
    send({ kind: "span_began", id, below: below ?? under.getStore() ?? null, name, attributes, outward });
    return {
      id,
      set: (more) => send({ kind: "span_set", id, attributes: more }),
      event: (happened, more) => send({ kind: "span_event", id, name: happened, attributes: more }),
      end: (failed) => send({ kind: "span_ended", id, failed }),
    };
  };
  return {
    begin,
    span: (name, attributes, work, outward = false) => {
      const span = begin(name, attributes, null, outward);
      return under.run(span.id, async () => {
        let failed: string | null = null;
        try {
          return await work(span);
        } catch (error) {
          failed = error instanceof Error ? error.name : "unknown";
          throw error;
        } finally {
          span.end(failed);
        }
      });
    },
    measure: (name, value, attributes) => send({ kind: "measured", name, value, attributes }),
  };
}

interface OpenSpan {
  span: TraceSpan;
  /** Runs something as if it were called inside the span. */
  inside: (work: () => void) => void;
  end: (failed: string | null) => void;
}

/**
 * Makes the spans of a clerk again where somebody listens: below whatever is under way when this is made, and each below
 * its own. `close` ends those whose process ended first.
 */
export function retold(): { hear: (told: TraceTold) => void; close: () => void } {
  const open = new Map<number, OpenSpan>();
  const outside = AsyncLocalStorage.snapshot();
  const begin = ({ id, below, name, attributes, outward }: Extract<TraceTold, { kind: "span_began" }>) => {
    const ended = Promise.withResolvers<void>();
    const end = (failed: string | null) => {
      open.delete(id);
      if (failed === null) ended.resolve();
      else ended.reject(Object.assign(broken(failed), { name: failed }));
    };
    const { inside = outside } = (below === null ? undefined : open.get(below)) ?? {};
    inside(() => {
      const made = inSpan(
        name,
        () => attributes,
        (span) => {
          open.set(id, { span, inside: AsyncLocalStorage.snapshot(), end });
          return ended.promise;
        },
        outward,
      );
      // The span has it; whoever ordered the work hears it as the work's own end.
      made.catch(() => undefined);
    });
  };
  return {
    hear: (told) => {
      if (told.kind === "measured") measure(told.name, told.value, told.attributes);
      else if (told.kind === "span_began") begin(told);
      else if (told.kind === "span_set") open.get(told.id)?.span.set(told.attributes);
      else if (told.kind === "span_event") open.get(told.id)?.span.event(told.name, told.attributes);
      else open.get(told.id)?.end(told.failed);
    },
    close: () => {
      for (const { end } of [...open.values()].reverse()) end("work_crashed");
    },
  };
}
