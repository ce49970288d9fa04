/** One analyst with a model: who it is, what it hands over, which topics are its own. */
export interface AnalystSpec {
  name: string;
  tier: 1 | 2;
  /** In one sentence, addressed to the model. */
  mission: string;
  /** What it must deliver, or say that no document gives it. */
  deliver: readonly string[];
  /** Topics of the catalogue it owns: what the documents state on them opens its question. */
  topics: readonly string[];
  /** Experts: the sectors they are called for. */
  sectors?: RegExp;
}
