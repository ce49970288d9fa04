import type {
  DroppedCritique,
  ReflexionModelFailure,
  ReflexionModelRecord,
  ReflexionNotice,
  RefusedCorrection,
} from "../../domain/improvement.ts";
import type { Locale } from "../../domain/locale.ts";
import { reflexionModelSentences } from "../../i18n/reflexion-model.ts";
import { explainFailure, type ModelFailure } from "../../model/failure.ts";

/** What a model's part in one reflexion came to: what was not taken, what failed, and what must be said about it. */
export class ModelRecord {
  readonly #agent: string;
  readonly #locale: Locale;
  readonly #dropped = new Map<DroppedCritique, number>();
  readonly #refused = new Map<RefusedCorrection, number>();
  readonly #failures: ReflexionModelFailure[] = [];
  readonly notices: ReflexionNotice[] = [];
  tokens = 0;
  critiquesTaken = 0;
  correctionsTaken = 0;

  constructor(agent: string, locale: Locale) {
    this.#agent = agent;
    this.#locale = locale;
  }

  drop(reason: DroppedCritique): void {
    this.#dropped.set(reason, (this.#dropped.get(reason) ?? 0) + 1);
  }

  refuse(reason: RefusedCorrection): void {
    this.#refused.set(reason, (this.#refused.get(reason) ?? 0) + 1);
  }

  fail(role: ReflexionModelFailure["role"], failure: ModelFailure): void {
    const message = explainFailure(failure, this.#locale);
    this.#failures.push({ role, kind: failure.kind, message });
    const words = reflexionModelSentences[this.#locale];
    this.#say(
      "model_failed",
      words.notice.model_failed({ agent: this.#agent, role: words.role[role], reason: message }),
    );
  }

  /** The answer is there, and this agent is not in it. */
  skipped(): void {
    const { notice } = reflexionModelSentences[this.#locale];
    this.#say("model_skipped_agent", notice.model_skipped_agent({ agent: this.#agent }));
  }

  readInPart(): void {
    const { notice } = reflexionModelSentences[this.#locale];
    this.#say("model_read_part", notice.model_read_part({ agent: this.#agent }));
  }

  /** In the order things happened. */
  toJSON(): ReflexionModelRecord {
    return {
      critiquesDropped: [...this.#dropped].map(([reason, count]) => ({ reason, count })),
      correctionsRefused: [...this.#refused].map(([reason, count]) => ({ reason, count })),
      failures: [...this.#failures],
      critiquesTaken: this.critiquesTaken,
      correctionsTaken: this.correctionsTaken,
    };
  }

  #say(code: ReflexionNotice["code"], message: string): void {
    if (!this.notices.some((one) => one.code === code && one.message === message))
      this.notices.push({ code, message, reflected: true });
  }
}
