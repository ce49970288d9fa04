import type { LanguageModel, LanguageModelMiddleware, LanguageModelUsage, StreamTextResult, ToolSet } from "ai";
import { isStrict } from "../answer/json-schema.ts";
import { failureOf, ModelFailure } from "../failure.ts";
import type { Completion, CompletionRequest, FinishReason, JsonSchema, Model, Usage } from "../port.ts";
import { maskSecrets } from "../redact.ts";
import { classify } from "./classify.ts";
import { messagesOf, toolsOf } from "./messages.ts";

/** A model object; names are resolved by our own registry. */
export type AiSdkLanguageModel = Exclude<LanguageModel, string>;

interface AiSdkModelOptions {
  /** `provider:model`. */
  id: string;
  /** Loads the provider's package on the first call. */
  load: () => Promise<AiSdkLanguageModel>;
  /** Never to be seen in anything that leaves here. */
  secrets: readonly string[];
  now?: () => number;
}

/** What an endpoint turned out not to take. Learnt from its refusals, for as long as the model object lives. */
interface Refused {
  structure: boolean;
  temperature: boolean;
  reasoning: boolean;
  /** It answers only piece by piece. */
  whole: boolean;
}

type Streaming = Awaited<ReturnType<Parameters<NonNullable<LanguageModelMiddleware["wrapStream"]>>[0]["doStream"]>>;
type StreamPart = Streaming["stream"] extends ReadableStream<infer Part> ? Part : never;

/** The SDK prints a provider's warnings to the console; a library does not. */
const QUIET: LanguageModelMiddleware = {
  specificationVersion: "v4",
  wrapGenerate: async ({ doGenerate }) => ({ ...(await doGenerate()), warnings: [] }),
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    const quiet = new TransformStream<StreamPart, StreamPart>({
      transform: (part, sink) => sink.enqueue(part.type === "stream-start" ? { ...part, warnings: [] } : part),
    });
    return { ...rest, stream: stream.pipeThrough(quiet) };
  },
};

/** One AI SDK model behind our port. Its own retries are off: the door has the only loop. */
export function aiSdkModel({ id, load, secrets, now = Date.now }: AiSdkModelOptions): Model {
  let loading: Promise<AiSdkLanguageModel> | null = null;
  const ready = async () => {
    const [{ wrapLanguageModel }, model] = await Promise.all([import("ai"), load()]);
    return wrapLanguageModel({ model, middleware: QUIET });
  };
  const refused: Refused = { structure: false, temperature: false, reasoning: false, whole: false };
  const attempt = async (request: CompletionRequest, without: Refused): Promise<Completion> => {
    loading ??= ready().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    const completion = await generate(id, await loading, request, without);
    return { ...completion, text: maskSecrets(completion.text, secrets) };
  };
  return {
    id,
    async complete(request) {
      for (let refusals = 0; ; refusals++) {
        const without = { ...refused };
        try {
          const completion = await attempt(request, without);
          return { ...completion, usage: { ...completion.usage, calls: completion.usage.calls + refusals } };
        } catch (error) {
          if (!(error instanceof ModelFailure) && request.signal?.aborted) throw failureOf(request.signal);
          const { failure, refuses } = classify(error, { model: id, secrets, now: now() });
          if (refuses === null || without[refuses] || !asks(request, refuses)) throw failure;
          refused[refuses] = true; // asked again at once, without it: each can happen only once
        }
      }
    },
  };
}

/** Whether the request asks for what the endpoint refuses: leaving out what was not there would change nothing. */
const asks = (request: CompletionRequest, option: keyof Refused): boolean =>
  option === "structure" ? request.schema !== null : option === "reasoning" ? request.reasoning !== undefined : true;

async function generate(
  id: string,
  model: AiSdkLanguageModel,
  request: CompletionRequest,
  refused: Refused,
): Promise<Completion> {
  const { generateText, jsonSchema, Output, streamText } = await import("ai");
  // Beside tools a schema makes some endpoints answer at once: there the shape is told in words.
  const structured = request.schema !== null && !refused.structure && request.tools === undefined;
  let object: string | null = null;
  const asked = {
    model,
    instructions: structured ? request.system : withShape(request.system, request.schema),
    messages: messagesOf(id, request),
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    // Who registers `@ai-sdk/otel` sees each request by the role that asked; what was said stays here.
    telemetry: { functionId: `tribunal.${request.role}`, recordInputs: false, recordOutputs: false },
    ...(!refused.temperature && { temperature: request.temperature }),
    ...(!refused.reasoning && request.reasoning !== undefined && { reasoning: request.reasoning }),
    ...(request.tools !== undefined && { tools: toolsOf(request.tools, jsonSchema) }),
    ...(request.signal !== undefined && { abortSignal: request.signal }),
    ...(structured && {
      output: {
        ...Output.object({ schema: jsonSchema(request.schema as object), name: "answer" }),
        // Reading and judging the text is ours: prose around, cuts and faults are told apart there.
        parseCompleteOutput: async ({ text }: { text: string }) => {
          object = text;
          return text;
        },
      },
    }),
    // A schema with fields that may be left out would be refused in strict mode.
    providerOptions: strictness(structured && isStrict(request.schema)),
  };
  const result = refused.whole
    ? await gathered(streamText({ ...asked, onError: () => {} }))
    : await generateText(asked);
  const text = object ?? result.text;
  const usage = usageOf(result.usage);
  const toolCalls = result.toolCalls.map(({ toolCallId, toolName, input }) => ({
    id: toolCallId,
    name: toolName,
    input: input as unknown,
  }));
  const finishReason = finishOf(id, result.finishReason, usage);
  return { text, finishReason, usage, modelId: id, ...(toolCalls.length > 0 && { toolCalls }) };
}

/** A streamed answer, whole: nothing of it is used before its end. What breaks it off is thrown. */
async function gathered(
  streamed: Pick<StreamTextResult<ToolSet, never, never>, "stream" | "text" | "usage" | "finishReason" | "toolCalls">,
) {
  for await (const part of streamed.stream) if (part.type === "error") throw part.error;
  const { text, usage, finishReason, toolCalls } = streamed;
  return { text: await text, usage: await usage, finishReason: await finishReason, toolCalls: await toolCalls };
}

function finishOf(model: string, reason: string, usage: Usage): FinishReason {
  if (reason === "content-filter") throw new ModelFailure("refused", { detail: { model }, usage });
  if (reason === "error" || reason === "interrupted")
    throw new ModelFailure("interrupted", { detail: { model }, usage });
  return reason === "stop" || reason === "length" ? reason : "other";
}

const strictness = (strictJsonSchema: boolean) => ({
  openaiCompatible: { strictJsonSchema },
  openai: { strictJsonSchema },
});

/** As the provider says; the door makes sure of it. */
const usageOf = (said: LanguageModelUsage): Usage => ({
  inputTokens: said.inputTokens ?? Number.NaN,
  outputTokens: said.outputTokens ?? Number.NaN,
  ...counted("cachedTokens", said.inputTokenDetails?.cacheReadTokens),
  ...counted("cacheWriteTokens", said.inputTokenDetails?.cacheWriteTokens),
  ...counted("reasoningTokens", said.outputTokenDetails?.reasoningTokens),
  calls: 1,
  usd: null,
  estimated: false,
});

const counted = (key: "cachedTokens" | "cacheWriteTokens" | "reasoningTokens", count: number | undefined) =>
  count === undefined || count === 0 ? {} : { [key]: count };

/** For endpoints that take no schema: the shape is told in words. */
const withShape = (system: string, schema: JsonSchema | null): string =>
  schema === null
    ? system
    : `${system}\n\nAnswer with one JSON value and nothing else. It follows this JSON Schema:\n${JSON.stringify(schema)}`;
