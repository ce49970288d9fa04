/**
 * Where whoever operates a program may listen in: what is done is told as spans and measures of a port this small, and
 * nothing is made, timed or called while nobody listens. `tribunal/otel` listens for OpenTelemetry.
 */

/** Ids, codes and counts; never words of a document or of a model. */
export type TraceAttributes = Record<string, string | number | boolean | string[] | number[] | boolean[]>;

/** A piece of work under way. */
export interface TraceSpan {
  set(attributes: TraceAttributes): void;
  /** Something that happened meanwhile: a verdict refused by the guard. */
  event(name: string, attributes: TraceAttributes): void;
}

/** What is counted or measured, with its unit. */
export type Measure =
  | "tribunal.tokens"
  | "tribunal.cost"
  | "tribunal.call.duration"
  | "tribunal.stage.duration"
  | "tribunal.verdicts"
  | "tribunal.guard.refusals"
  | "tribunal.reviews";

/** Hears of everything. */
export interface Listener {
  /** Runs the work inside a span, so that what it begins in turn lies below it. `outward`: it asks another program. */
  span<Result>(
    name: string,
    attributes: TraceAttributes,
    work: (span: TraceSpan) => Promise<Result>,
    outward?: boolean,
  ): Promise<Result>;
  measure(name: Measure, value: number, attributes: TraceAttributes): void;
}

/** A span that is told of as it goes on. */
export interface ToldSpan extends TraceSpan {
  id: number;
  end: (failed: string | null) => void;
}

/** Listens where the work is done, and tells whoever ordered it. */
export interface Teller extends Listener {
  /** A span whose end somebody else says. Below null: under whatever is under way. */
  begin(name: string, attributes: TraceAttributes, below: number | null, outward: boolean): ToldSpan;
}

const NOBODY: TraceSpan = { set: () => {}, event: () => {} };
let listener: Listener | null = null;

/** From now on this one hears, in place of whoever did. Gives back what ends it. */
export function listenIn(one: Listener): () => void {
  listener = one;
  return () => {
    if (listener === one) listener = null;
  };
}

/** Whether anybody hears: what costs something to say is not said otherwise. */
export const isHeard = (): boolean => listener !== null;

/** Does the work; where somebody listens, inside a span. */
export function inSpan<Result>(
  name: string,
  attributes: () => TraceAttributes,
  work: (span: TraceSpan) => Promise<Result>,
  outward = false,
): Promise<Result> {
  return listener === null ? work(NOBODY) : listener.span(name, attributes(), work, outward);
}

/** Counts something, where somebody listens. */
export function measure(name: Measure, value: number, attributes: TraceAttributes): void {
  listener?.measure(name, value, attributes);
}
