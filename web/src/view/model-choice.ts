import type { ReviewOptions } from "../../../src/server/contract.ts";

/** Who reads what code cannot: nobody, the server's own model, or one that is named. */
export type Reader = "none" | "server" | "named";

/** What somebody chose, as they typed it. */
export interface ModelChoice {
  reader: Reader;
  model: string;
  /** Of the named model's provider; left on the server and never shown again. */
  key: string;
  /** Analysts of ours study the documents with the model. */
  analysts: boolean;
  /** It reads again, from the picture, what was read with doubt. */
  vision: boolean;
  tokens: string;
  usd: string;
}

/** What the server is told, and the key that is left there first. */
export type ChosenOptions = Pick<ReviewOptions, "model" | "budget" | "analysts" | "vision"> & {
  key?: { provider: string; key: string };
};

/** "openrouter" of "openrouter:some/model". */
export const providerOf = (model: string): string => model.split(":")[0]?.trim().toLowerCase() ?? "";

/** What is chosen until somebody chooses: what the server does by itself. */
export const unchosen = (serverModel: string | null): ModelChoice => ({
  reader: serverModel === null ? "none" : "server",
  model: "",
  key: "",
  analysts: false,
  vision: false,
  tokens: "",
  usd: "",
});

/** How the server wants to hear it. Nothing is said of a budget where no model is asked. */
export function chosenOptions({ reader, model, key, analysts, vision, tokens, usd }: ModelChoice): ChosenOptions {
  if (reader === "none") return { model: null };
  const budget = {
    ...(Number(tokens) > 0 && { tokens: Math.floor(Number(tokens)) }),
    ...(Number(usd) > 0 && { usd: Number(usd) }),
  };
  return {
    ...(reader === "named" && { model: model.trim() }),
    ...(reader === "named" && key.trim() !== "" && { key: { provider: providerOf(model), key: key.trim() } }),
    ...(analysts && { analysts }),
    ...(vision && { vision }),
    ...(Object.keys(budget).length > 0 && { budget }),
  };
}
