import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseUnknown } from "../domain/known-options.ts";
import { type Behaviour, behave } from "./fake-behaviour.ts";

export type { Behaviour } from "./fake-behaviour.ts";

/** A request as it arrived. */
export interface FakeRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

/** What the stand-in for a provider does. */
export interface FakeProviderOptions {
  /** One behaviour for each request, in order; or a choice made on arrival. */
  script?: readonly Behaviour[] | ((request: FakeRequest, index: number) => Behaviour);
  /** Once the script is used up. Default ok. */
  otherwise?: Behaviour;
  /** What a good answer holds. */
  answer: unknown;
}

const KNOWN: Readonly<Record<keyof FakeProviderOptions, true>> = { script: true, otherwise: true, answer: true };

/** A running endpoint. */
export interface FakeProvider {
  /** The base address, for TRIBUNAL_BASE_URL. */
  readonly url: string;
  /** Everything that arrived, in order. */
  readonly requests: readonly FakeRequest[];
  /** Requests whose body contains the text: how often one question was really asked. */
  count(text?: string): number;
  /** Resolves once so many requests have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Speaks the OpenAI chat protocol on a loopback port, and misbehaves on purpose.
 *
 * ```ts
 * const provider = await startFakeProvider({ answer: { arr: 504_000 } });
 * ```
 */
export async function startFakeProvider(options: FakeProviderOptions): Promise<FakeProvider> {
  refuseUnknown("startFakeProvider", options, KNOWN);
  const requests: FakeRequest[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, unknown>;
    const request: FakeRequest = { path: incoming.url ?? "", headers: incoming.headers, body };
    const index = requests.push(request) - 1;
    for (const one of waiting) if (requests.length >= one.count) one.resolve();
    const { script = [], otherwise = { kind: "ok" } } = options;
    const chosen = typeof script === "function" ? script(request, index) : (script[index] ?? otherwise);
    behave(chosen, options.answer, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    count: (text = "") => requests.filter((request) => JSON.stringify(request.body).includes(text)).length,
    arrived: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
