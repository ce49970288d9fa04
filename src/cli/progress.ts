import { stripVTControlCharacters } from "node:util";
import type { Locale } from "../domain/locale.ts";
import { REVIEW_STAGES, type ReviewStage } from "../domain/review-stages.ts";
import { CLI_REVIEW_WORDS, type StageCount } from "../i18n/cli-review.ts";
import { formatCount } from "../i18n/measures.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import { REVIEW_SENTENCES } from "../i18n/review.ts";
import { cut, widthOf } from "../report/terminal-lines.ts";
import { oneLine, printUsd } from "../report/view/print.ts";
import type { ReviewEvent } from "../review/events.ts";
import type { ModelSpending, StageRecord } from "../review/result.ts";

type Standing = "waiting" | "running" | StageRecord["status"];

const MARKS: Record<Standing, string> = { waiting: "·", running: "…", done: "✓", failed: "✗", skipped: "–" };

/** Where a review stands, from what it tells. */
export class ReviewProgress {
  readonly #locale: Locale;
  readonly #standing = new Map<ReviewStage, Standing>();
  readonly #notes = new Map<ReviewStage, string>();
  #current: ReviewStage | null = null;
  #reflected = 0;
  #spent: ModelSpending | null = null;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** Takes an event in; gives the line a reader without a live screen should see, or null where it is worth none. */
  see(event: ReviewEvent): string | null {
    switch (event.type) {
      case "pictures_read": {
        const [done, of] = [this.#number(event.done), this.#number(event.of)];
        const said = CLI_REVIEW_WORDS[this.#locale].picturesRead(cleaned(event.document), done, of);
        this.#notes.set("reading", said);
        return `  ${said}`;
      }
      case "stage_started":
        this.#current = event.stage;
        this.#reflected = 0;
        this.#standing.set(event.stage, "running");
        return null;
      case "stage_finished":
        this.#spent = event.spent;
        return this.#finish(event.record);
      case "agent_reflected":
        this.#reflected += 1;
        this.#note(this.#counted("agents", this.#reflected));
        return null;
      case "contradiction_resolved": {
        const [done, of] = [this.#number(event.done), this.#number(event.of)];
        this.#note(CLI_REVIEW_WORDS[this.#locale].casesDone(done, of));
        return `  ${CLI_REVIEW_WORDS[this.#locale].caseDone(done, of, cleaned(event.topic))}`;
      }
      case "model_called":
        this.#spent = event.spent;
        return null;
      default:
        return null;
    }
  }

  /** Every stage with its mark and what came of it, and what models cost so far; nothing wider than the screen. */
  lines(columns: number): string[] {
    const names = REVIEW_SENTENCES[this.#locale].stages;
    const shown = REVIEW_STAGES.filter((stage) => this.#standing.get(stage) !== "skipped");
    const width = Math.max(...shown.map((stage) => widthOf(names[stage])));
    const lines = shown.map((stage) => {
      const name = names[stage] + " ".repeat(width - widthOf(names[stage]));
      return `${MARKS[this.#standing.get(stage) ?? "waiting"]} ${name}  ${this.#notes.get(stage) ?? ""}`.trimEnd();
    });
    return [...lines, ...this.spending()].map((line) => cut(line, columns));
  }

  /** What models cost so far, on a line; none where none was called. */
  spending(): string[] {
    if (this.#spent === null || this.#spent.calls === 0) return [];
    const { calls, inputTokens, outputTokens, usd } = this.#spent;
    const money = usd === null ? null : printUsd(usd, this.#locale);
    const tokens = this.#number(inputTokens + outputTokens);
    return [CLI_REVIEW_WORDS[this.#locale].spent(this.#number(calls), tokens, money)];
  }

  #finish({ stage, status, reason, counts }: StageRecord): string | null {
    const parts = Object.entries(counts).map(([name, count]) => this.#counted(name, count));
    const note = status === "done" ? parts.filter((part) => part !== "").join(", ") : cleaned(reason ?? "");
    this.#standing.set(stage, status);
    this.#notes.set(stage, note);
    if (status === "skipped") return null;
    const name = REVIEW_SENTENCES[this.#locale].stages[stage];
    return `${MARKS[status]} ${name}${note === "" ? "" : `${REPORT_WORDS[this.#locale].colon}${note}`}`;
  }

  #note(text: string): void {
    if (this.#current !== null) this.#notes.set(this.#current, text);
  }

  #counted(name: string, count: number): string {
    const words: Partial<Record<string, (count: number, printed: string) => string>> = CLI_REVIEW_WORDS[this.#locale]
      .counts satisfies Record<StageCount, unknown>;
    return words[name]?.(count, this.#number(count)) ?? "";
  }

  #number = (value: number): string => formatCount(value, this.#locale);
}

/** What documents and agents say may not steer the terminal. */
const cleaned = (text: string): string => oneLine(stripVTControlCharacters(text));
