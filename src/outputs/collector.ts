import { type AgentOutput, confidenceLevel, ScoredFinding } from "../domain/finding.ts";
import { categoryOf } from "./categories.ts";
import type { AgentFrame, Surroundings } from "./frame.ts";
import type { Objection } from "./objections.ts";

/** A finding before it has an id, an agent and a tier. */
export type Draft = Partial<
  Pick<ScoredFinding, "assessment" | "period" | "basis" | "claim" | "evidence" | "unit" | "category" | "confidence">
> &
  Pick<ScoredFinding, "metric" | "value"> & {
    id?: string | undefined;
    inPassing?: boolean;
    /** Fields of our own shape that are kept as they are. */
    more?: Partial<ScoredFinding>;
  };

/** An agent that gives no confidence is neither believed nor disbelieved. */
const UNSAID = { level: confidenceLevel(50), score: 50, factors: [] };
const LONGEST_METRIC = 160;

/** So many findings back a quote is looked for inside longer ones. */
const NEAR = 50;

/** Gathers what an output says, and counts what was read of it. */
export class Collector {
  readonly findings: ScoredFinding[] = [];
  readonly judgements: { path: string; text: string }[] = [];
  /** Warnings that stand outside the lists of warnings. */
  readonly objections: Objection[] = [];
  readonly notUnderstood: { path: string; text: string }[] = [];
  #seen = new Set<string>();
  #frame: AgentFrame;
  /** Ids that are taken, and how many findings asked for each: a hundred thousand that ask for the same are not tried one by one. */
  #ids = new Map<string, number>();
  #quoted = new Set<string>();
  #quotedUpTo = 0;

  constructor(frame: AgentFrame) {
    this.#frame = frame;
  }

  get frame(): AgentFrame {
    return this.#frame;
  }

  /**
   * Whether a finding quotes these words: as they are, whichever it is, or within what one of the last few quotes.
   * Looking through all of them for each quote would take a long output the square of its length.
   */
  hasQuoted(content: string): boolean {
    for (; this.#quotedUpTo < this.findings.length; this.#quotedUpTo++)
      for (const { content: quoted } of this.findings[this.#quotedUpTo]?.evidence ?? []) this.#quoted.add(quoted);
    if (this.#quoted.has(content)) return true;
    return this.findings
      .slice(-NEAR)
      .some(({ evidence }) => evidence.some((one) => `${one.source} ${one.content}`.includes(content)));
  }

  /** Every part of the output that says something is seen once. */
  see(path: string): void {
    this.#seen.add(path);
  }

  add(draft: Draft, path: string, around: Surroundings): ScoredFinding | null {
    const { agentName, tier } = this.#frame;
    const metric = inWords(draft.metric).replace(/\s+/g, " ").trim().slice(0, LONGEST_METRIC);
    const category =
      draft.category ?? around.category ?? categoryOf(metric) ?? this.#frame.category ?? ("financial" as const);
    const inPassing = draft.inPassing === true || around.inPassing;
    const parsed = ScoredFinding.safeParse({
      ...draft.more,
      id: this.#idFor(draft.id, path),
      agentName,
      metric,
      category,
      value: draft.value,
      unit: draft.unit ?? null,
      assessment: draft.assessment ?? null,
      confidence: draft.confidence ?? around.confidence ?? this.#frame.confidence ?? UNSAID,
      evidence: draft.evidence ?? [],
      tier,
      ...((draft.period ?? around.period) ? { period: draft.period ?? around.period } : {}),
      ...(draft.basis === undefined ? {} : { basis: draft.basis }),
      ...(draft.claim === undefined ? {} : { claim: draft.claim }),
      ...(inPassing ? { inPassing: true } : {}),
    });
    if (!parsed.success) {
      this.miss(path, metric);
      return null;
    }
    this.findings.push(parsed.data);
    return parsed.data;
  }

  judge(path: string, text: string): void {
    this.see(path);
    this.judgements.push({ path, text });
  }

  miss(path: string, text: string): void {
    this.see(path);
    this.notUnderstood.push({ path, text: text.slice(0, 300) });
  }

  /** How much of the output was read. */
  reading(): NonNullable<AgentOutput["reading"]> {
    const missed = new Set(this.notUnderstood.map(({ path }) => path));
    return {
      seen: this.#seen.size,
      understood: this.#seen.size - missed.size,
      notUnderstood: this.notUnderstood,
    };
  }

  /** The agent's own id, else the place in the output: the same output always gives the same ids. */
  #idFor(given: string | undefined, path: string): string {
    const wanted = given ?? `${this.#frame.agentName}:${path}`;
    let id = wanted;
    let copy = this.#ids.get(wanted) ?? 1;
    while (this.#ids.has(id)) id = `${wanted}-${++copy}`;
    this.#ids.set(wanted, copy);
    this.#ids.set(id, this.#ids.get(id) ?? 1);
    return id;
  }
}

/** "trial_to_paid": the name of a field, as its reader says it. */
const inWords = (name: string): string => name.replaceAll(/(?<=[\p{L}\d])_+(?=[\p{L}\d])/gu, " ");
