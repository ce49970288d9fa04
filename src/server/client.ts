/** The typed client of a Tribunal server: `tribunal/client`. */

import { hc } from "hono/client";
import { refuseUnknown } from "../domain/known-options.ts";
import type { Api } from "./contract.ts";

/** Where the server is, and who asks. */
export interface ClientOptions {
  /** From `tribunal token create`. In a browser that is signed in, none is needed. */
  token?: string | undefined;
  /** Default: the machine's own. */
  fetch?: typeof fetch;
}

const KNOWN: Readonly<Record<keyof ClientOptions, true>> = { token: true, fetch: true };

/**
 * Every route of the server as a typed call.
 *
 * ```ts
 * const server = createClient("http://127.0.0.1:4870", { token: process.env.TRIBUNAL_TOKEN });
 * const { deals } = await (await server.deals.$get({ query: {} })).json();
 * ```
 */
export function createClient(url: string, options: ClientOptions = {}): ReturnType<typeof hc<Api>>["api"] {
  refuseUnknown("createClient", options, KNOWN);
  const { token, fetch } = options;
  return hc<Api>(url, {
    ...(fetch !== undefined && { fetch }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  }).api;
}
