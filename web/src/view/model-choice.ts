import type { ReviewOptions } from "../../../src/server/contract.ts";

/** Who reads what code cannot: nobody, the server's own model, or one that is named. */
export type Reader = "none" | "server" | "named";

/** What somebody chose, as they typed it. */
export interface ModelChoice {
  reader: Reader;
  model: string;
  tokens: string;
  usd: string;
}

/** What is chosen until somebody chooses: what the server does by itself. */
export const unchosen = (serverModel: string | null): ModelChoice => ({
  reader: serverModel === null ? "none" : "server",
  model: "",
  tokens: "",
  usd: "",
});

/** How the server wants to hear it. Nothing is said of a budget where no model is asked. */
export function chosenOptions({ reader, model, tokens, usd }: ModelChoice): Pick<ReviewOptions, "model" | "budget"> {
  if (reader === "none") return { model: null };
  const budget = {
    ...(Number(tokens) > 0 && { tokens: Math.floor(Number(tokens)) }),
    ...(Number(usd) > 0 && { usd: Number(usd) }),
  };
  return {
    ...(reader === "named" && { model: model.trim() }),
    ...(Object.keys(budget).length > 0 && { budget }),
  };
}
