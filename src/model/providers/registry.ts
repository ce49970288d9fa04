import type { EmbeddingModel } from "ai";
import { ModelFailure } from "../failure.ts";
import type { Model } from "../port.ts";
import { redact } from "../redact.ts";
import { type AiSdkLanguageModel, aiSdkModel } from "./ai-sdk.ts";
import { safeFetch } from "./safe-fetch.ts";

/** An embedding model object; names are resolved here. */
export type AiSdkEmbeddingModel = Exclude<EmbeddingModel, string>;

export type Environment = Readonly<Record<string, string | undefined>>;

interface Settings {
  apiKey: string | undefined;
  baseURL: string | undefined;
  fetch: typeof globalThis.fetch;
}

interface Provider {
  /** Environment variables: where the key and the address are, and which of them must be there. */
  key: string;
  baseURL: string;
  needs: "key" | "baseURL";
  load(model: string, settings: Settings): Promise<AiSdkLanguageModel>;
  /** Absent where the provider has no embedding models. */
  loadEmbedder?(model: string, settings: Settings): Promise<AiSdkEmbeddingModel>;
}

const given = ({ apiKey, baseURL, fetch }: Settings) => ({
  fetch,
  ...(apiKey !== undefined && { apiKey }),
  ...(baseURL !== undefined && { baseURL }),
});

/** One entry a provider. Packages are loaded when a model is first asked. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  openrouter: {
    key: "OPENROUTER_API_KEY",
    baseURL: "OPENROUTER_BASE_URL",
    needs: "key",
    async load(model, settings) {
      const { createOpenRouter } = await import("@openrouter/ai-sdk-provider");
      const provider = createOpenRouter({ ...given(settings), compatibility: "strict" });
      return provider.chat(model, { structuredOutputs: { strict: false }, usage: { include: true } });
    },
    async loadEmbedder(model, settings) {
      const { createOpenRouter } = await import("@openrouter/ai-sdk-provider");
      return createOpenRouter({ ...given(settings), compatibility: "strict" }).textEmbeddingModel(model);
    },
  },
  "openai-compatible": {
    key: "TRIBUNAL_API_KEY",
    baseURL: "TRIBUNAL_BASE_URL",
    needs: "baseURL",
    async load(model, settings) {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const { baseURL = "", ...rest } = given(settings);
      // Without supportsStructuredOutputs the client drops the schema in silence.
      return createOpenAICompatible({
        name: "openaiCompatible",
        baseURL,
        ...rest,
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
    },
    async loadEmbedder(model, settings) {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const { baseURL = "", ...rest } = given(settings);
      return createOpenAICompatible({ name: "openaiCompatible", baseURL, ...rest }).embeddingModel(model);
    },
  },
  openai: {
    key: "OPENAI_API_KEY",
    baseURL: "OPENAI_BASE_URL",
    needs: "key",
    async load(model, settings) {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(given(settings)).chat(model);
    },
    async loadEmbedder(model, settings) {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(given(settings)).embeddingModel(model);
    },
  },
  gateway: {
    key: "AI_GATEWAY_API_KEY",
    baseURL: "AI_GATEWAY_BASE_URL",
    needs: "key",
    async load(model, settings) {
      const { createGateway } = await import("ai");
      return createGateway(given(settings))(model);
    },
    async loadEmbedder(model, settings) {
      const { createGateway } = await import("ai");
      return createGateway(given(settings)).embeddingModel(model);
    },
  },
  anthropic: {
    key: "ANTHROPIC_API_KEY",
    baseURL: "ANTHROPIC_BASE_URL",
    needs: "key",
    async load(model, settings) {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(given(settings))(model);
    },
  },
  google: {
    key: "GOOGLE_GENERATIVE_AI_API_KEY",
    baseURL: "GOOGLE_GENERATIVE_AI_BASE_URL",
    needs: "key",
    async load(model, settings) {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(given(settings))(model);
    },
    async loadEmbedder(model, settings) {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(given(settings)).embeddingModel(model);
    },
  },
};

/** Providers that are asked with a key. */
export const KEYED_PROVIDERS: readonly string[] = Object.keys(PROVIDERS);

/** The variable a provider's key is looked up by. */
export const keyVariableOf = (provider: string): string | undefined =>
  Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider]?.key : undefined;

/** The model called `provider:model`, with its key and address from the environment. Nobody is called yet. */
export function modelNamed(name: string, env: Environment): Model {
  const { id, secrets, provider, modelName, settings } = named(name, env, Object.keys(PROVIDERS));
  return aiSdkModel({ id, secrets, load: () => provider.load(modelName, settings) });
}

/** The embedding model called `provider:model`, in the same way. */
export function embedderNamed(name: string, env: Environment) {
  const able = Object.keys(PROVIDERS).filter((one) => PROVIDERS[one]?.loadEmbedder !== undefined);
  const { id, secrets, provider, modelName, settings } = named(name, env, able);
  let loading: Promise<AiSdkEmbeddingModel> | null = null;
  const load = () => {
    loading ??= provider.loadEmbedder?.(modelName, settings) ?? null;
    return loading as Promise<AiSdkEmbeddingModel>;
  };
  return { id, secrets, load };
}

function named(name: string, env: Environment, known: readonly string[]) {
  const colon = name.indexOf(":");
  const providerName = name.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const modelName = name.slice(colon + 1).trim();
  const provider = known.includes(providerName) ? PROVIDERS[providerName] : undefined;
  if (provider === undefined || modelName === "")
    throw new ModelFailure("unknown_provider", { detail: { given: redact(name, [], 80), known: [...known] } });
  const apiKey = setting(env, provider.key);
  const baseURL = setting(env, provider.baseURL);
  if ((provider.needs === "key" ? apiKey : baseURL) === undefined)
    throw new ModelFailure("missing_setting", {
      detail: { provider: providerName, variable: provider.needs === "key" ? provider.key : provider.baseURL },
    });
  const id = `${providerName}:${modelName}`;
  const secrets = apiKey === undefined ? [] : [apiKey];
  const settings: Settings = { apiKey, baseURL, fetch: safeFetch({ model: id, secrets }) };
  return { id, secrets, provider, modelName, settings };
}

/** A variable that is set to nothing is not set. */
function setting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}
