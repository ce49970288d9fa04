import type { Critique } from "../domain/critique.ts";
import type { ReflexionModelRecord, ReflexionNotice } from "../domain/improvement.ts";
import { addAll } from "../domain/many.ts";
import type { ModelRecord } from "./model/record.ts";

/**
 * The critiques of several agents, by name; and where a model took part, what must be known about that.
 *
 * ```ts
 * const batch = await new ReflexionEngine().critiqueBatch(inputs);
 * batch.get("auditor")?.length;
 * ```
 */
export class CritiqueBatch extends Map<string, Critique[]> {
  /** Agents with nothing to review, a failed question, an agent the answer leaves out, an analysis read in part. */
  readonly notices: ReflexionNotice[] = [];
  /** What the model proposed and code dropped, by agent. */
  readonly modelRecords = new Map<string, ReflexionModelRecord>();
  tokensUsed = 0;

  /** Adds what became of the model's answer about one agent. */
  note(agentName: string, record: ModelRecord): void {
    addAll(this.notices, record.notices);
    const [known, more] = [this.modelRecords.get(agentName), record.toJSON()];
    this.modelRecords.set(agentName, {
      critiquesDropped: [...(known?.critiquesDropped ?? []), ...more.critiquesDropped],
      correctionsRefused: [...(known?.correctionsRefused ?? []), ...more.correctionsRefused],
      failures: [...(known?.failures ?? []), ...more.failures],
      critiquesTaken: (known?.critiquesTaken ?? 0) + (more.critiquesTaken ?? 0),
      correctionsTaken: (known?.correctionsTaken ?? 0) + (more.correctionsTaken ?? 0),
    });
    this.tokensUsed += record.tokens;
  }
}
