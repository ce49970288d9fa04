import type { Locale } from "../domain/locale.ts";
import type { ReviewStage } from "../domain/review-stages.ts";
import { reasonOf } from "../i18n/errors.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import { inSpan, measure } from "../model/tracing.ts";
import type { ReviewEvent } from "./events.ts";
import type { ReviewGap, StageRecord } from "./result.ts";
import { SpendingMeter } from "./spending.ts";
import { Stopwatch, stageTimer, type Timings } from "./timings.ts";

interface WorkshopOptions {
  locale: Locale;
  emit?: ((event: ReviewEvent) => void) | undefined;
  signal?: AbortSignal | undefined;
  timings?: Timings | undefined;
  now?: (() => number) | undefined;
}

/** What a stage hands back beside its result. */
interface StageOutcome<Result> {
  result: Result;
  counts?: Record<string, number>;
}

/** Runs the stages one after the other: an event around each, its time and cost on record, a failure a named gap. */
export class Workshop {
  readonly locale: Locale;
  readonly signal: AbortSignal | undefined;
  readonly meter = new SpendingMeter();
  readonly stopwatch: Stopwatch;
  readonly stages: StageRecord[] = [];
  readonly gaps: ReviewGap[] = [];
  /** The stage under way: calls to models are put down to it. */
  current: ReviewStage = "reading";
  readonly #emit: (event: ReviewEvent) => void;

  constructor({ locale, emit, signal, timings, now }: WorkshopOptions) {
    this.locale = locale;
    this.signal = signal;
    this.#emit = emit ?? (() => {});
    this.stopwatch = new Stopwatch({ now, recorded: timings });
  }

  emit(event: ReviewEvent): void {
    this.#emit(event);
  }

  /** Runs a stage. Where it fails, the review goes on with `otherwise`, and the gap says what is missing. */
  async stage<Result, Otherwise>(
    stage: ReviewStage,
    otherwise: Otherwise,
    work: () => Promise<StageOutcome<Result>> | StageOutcome<Result>,
  ): Promise<Result | Otherwise> {
    this.signal?.throwIfAborted();
    this.current = stage;
    this.emit({ type: "stage_started", stage });
    const { result, ms } = await inSpan(
      `tribunal.stage.${stage}`,
      () => ({}),
      async (span) => {
        const timed = await this.stopwatch.time(stageTimer(stage), () => this.#attempt(stage, work));
        span.set({ "tribunal.status": "reason" in timed.result ? "failed" : "done" });
        return timed;
      },
    );
    this.signal?.throwIfAborted();
    const failed = "reason" in result;
    measure("tribunal.stage.duration", ms, { "tribunal.stage": stage, "tribunal.status": failed ? "failed" : "done" });
    this.#finish(
      failed
        ? { stage, status: "failed", reason: result.reason, durationMs: ms, counts: {} }
        : { stage, status: "done", durationMs: ms, counts: result.counts ?? {} },
    );
    return failed ? otherwise : result.result;
  }

  /** A stage with nothing to do, and why. */
  skip(stage: ReviewStage, reason: string): void {
    this.emit({ type: "stage_started", stage });
    this.#finish({ stage, status: "skipped", reason, durationMs: 0, counts: {} });
  }

  /** One agent or case of a stage: where it fails, the others go on, with null or what `otherwise` makes of the reason. */
  async part<Result>(subject: string, work: () => Promise<Result> | Result): Promise<Result | null>;
  async part<Result>(
    subject: string,
    work: () => Promise<Result> | Result,
    otherwise: (reason: string) => Result,
  ): Promise<Result>;
  async part<Result>(
    subject: string,
    work: () => Promise<Result> | Result,
    otherwise: (reason: string) => Result | null = () => null,
  ): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      this.signal?.throwIfAborted();
      const reason = reasonOf(error, this.locale);
      const message = REVIEW_SENTENCES[this.locale].partFailed({ subject, reason });
      this.gaps.push({ stage: this.current, subject, message });
      return otherwise(reason);
    }
  }

  async #attempt<Result>(
    stage: ReviewStage,
    work: () => Promise<StageOutcome<Result>> | StageOutcome<Result>,
  ): Promise<StageOutcome<Result> | { reason: string }> {
    try {
      return await work();
    } catch (error) {
      this.signal?.throwIfAborted();
      const words = REVIEW_SENTENCES[this.locale];
      const reason = reasonOf(error, this.locale);
      this.gaps.push({ stage, message: words.stageFailed({ stage: words.stages[stage], reason }) });
      return { reason };
    }
  }

  #finish(record: StageRecord): void {
    this.stages.push(record);
    this.emit({ type: "stage_finished", record, spent: this.meter.total() });
  }
}
