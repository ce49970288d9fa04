/** What a call is for. Each role may have its own model, and its own fallback. */
export type ModelRole = "debater" | "arbitrator" | "critic" | "improver" | "quick" | "analyst";

/** Every role there is, for whoever must cover them all. */
export const MODEL_ROLES = [
  "debater",
  "arbitrator",
  "critic",
  "improver",
  "quick",
  "analyst",
] as const satisfies readonly ModelRole[];

/** A JSON Schema as plain data: what a provider is asked to follow, and a part of the journal's key. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How much a model may think before it answers. Absent: as its provider does by itself. */
export const REASONING_EFFORTS = ["none", "minimal", "low", "medium", "high"] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/** Something a model may ask us to look up while it works. */
export interface ToolSpec {
  name: string;
  description: string;
  /** What it takes. */
  input: JsonSchema;
}

/** A tool the model wants used. What it gives as input is not yet believed. */
export interface ToolCall {
  id: string;
  name: string;
  input: unknown;
}

/** One exchange within a question: what the model said and asked for, and what it was given. */
export interface Turn {
  said: string;
  calls: readonly ToolCall[];
  /** In the order of the calls. */
  results: readonly string[];
}

/** A picture shown with a question. */
export interface ShownPicture {
  mediaType: "image/png";
  base64: string;
}

/** One question to a model. Plain data but for the signal, so that it can be hashed, stored and replayed. */
export interface CompletionRequest {
  role: ModelRole;
  /** Instructions. Stable from call to call, so that providers can cache them. */
  system: string;
  /**
   * What many questions share, such as the documents of a deal: it comes before `user`, and a provider that has a cache
   * is told to keep it.
   */
  documents?: string;
  /** The case at hand. */
  user: string;
  /** What the model is shown beside the words; it must be one that sees. */
  pictures?: readonly ShownPicture[];
  /** What the model may use; absent where it is only to answer. */
  tools?: readonly ToolSpec[];
  /** What was said since the question was put, oldest first. */
  turns?: readonly Turn[];
  /** The shape of the answer; null where prose is wanted. */
  schema: JsonSchema | null;
  /** For the answer and, where the model reasons, for that too. */
  maxOutputTokens: number;
  reasoning?: ReasoningEffort;
  temperature: number;
  /** 0 for the first asking, 1 and 2 for repairs. Without it a repeated question would be answered by the journal. */
  attempt: number;
  /**
   * Which question of its review this is, whatever the words it is put in: a review told in another language finds the
   * answer by it. No model sees it.
   */
  about?: string;
  /** Stops the call and whatever it is waiting for. */
  signal?: AbortSignal;
  /** When the caller gives up, in milliseconds of the door's clock: nobody waits beyond it. */
  deadlineAt?: number;
}

/** What was spent, failed attempts included. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Of the input, what the provider had in its cache; absent where it says nothing of one. */
  cachedTokens?: number;
  /** Of the input, what the provider put into its cache: dearer than plain input where it bills for that. */
  cacheWriteTokens?: number;
  /** Of the output, what the model thought before it answered. */
  reasoningTokens?: number;
  /** Requests that reached for the provider, failed ones included. */
  calls: number;
  /** Null where the price of a model used is unknown: never 0 for want of a price. */
  usd: number | null;
  /** True where a provider gave no credible count and ours stands in for it. */
  estimated: boolean;
}

/** `stop`: the model ended by itself. `length`: it was cut. `other`: the provider does not say. */
export type FinishReason = "stop" | "length" | "other";

/** What came back. Nothing is believed yet: `ask` reads it, and only a validated object leaves the door. */
export interface Completion {
  text: string;
  finishReason: FinishReason;
  usage: Usage;
  /** The model that answered: the fallback's where it stood in. */
  modelId: string;
  /** Tools the model asks for: it has not answered yet. */
  toolCalls?: ToolCall[];
  /** Set where the journal answered and nobody was called. */
  replayed?: boolean;
}

/**
 * The whole port to language models. It answers or throws a `ModelFailure`; anything else it throws is a fault of the
 * program and is not caught. Retry, deadline, breaker, fallback, budget and journal are wrappers with this same shape.
 */
export interface Model {
  /** `provider:model`: names it in prices, journal and reports. */
  readonly id: string;
  complete(request: CompletionRequest): Promise<Completion>;
}
