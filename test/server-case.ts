/** A real server on a free port over a real store in a temporary folder, and a small deal to give it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApiError } from "../src/server/contract.ts";
import { createServer, type ServerOptions, type TribunalServer } from "../src/server/create-server.ts";
import type { LogLine } from "../src/server/middleware/request-log.ts";
import { openSqliteStore } from "../src/store/open.ts";
import type { Store } from "../src/store/port.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { makeXlsx } from "../src/testing/make-xlsx.ts";

export type Files = Record<string, Uint8Array | string>;

export const deck = (arr = "504 000 €") =>
  makePdf([
    ["Novalys", "Logiciel de gestion"],
    ["Chiffres clés", `ARR : ${arr}`, "Churn mensuel : 1,8 %"],
  ]);

export const agent = (agentName: string, value: number, quote: string, score = 78) =>
  JSON.stringify({
    agentName,
    tier: 1,
    findings: [
      {
        id: `${agentName}-1`,
        metric: "ARR",
        category: "financial",
        value,
        unit: "EUR",
        confidence: { score },
        evidence: [{ type: "quote", content: quote, source: "Deck Slide 2" }],
      },
    ],
  });

/** Two agents who disagree about the ARR; the deck agrees with the first. */
export const smallDeal = (files: Files = {}): Files => ({
  "deck.pdf": deck(),
  "agents/alice.json": agent("alice", 504_000, "ARR : 504 000 €"),
  "agents/bob.json": agent("bob", 900_000, "ARR : 900 000 €"),
  ...files,
});

export const model = () =>
  makeXlsx([
    {
      name: "Revenue",
      rows: [
        ["", "2024"],
        ["MRR", 42_000],
        ["ARR", { v: 504_000, f: "B2*12" }],
      ],
    },
  ]);

export function formOf(files: Files, name?: string): FormData {
  const form = new FormData();
  if (name !== undefined) form.append("name", name);
  for (const [path, content] of Object.entries(files))
    form.append("files", new File([typeof content === "string" ? content : new Uint8Array(content)], path));
  return form;
}

export interface Case {
  store: Store;
  server: TribunalServer;
  url: string;
  port: number;
  /** Of the tenant "acme". */
  token: string;
  lines: LogLine[];
  folder: string;
  /** Asks with the token; JSON bodies are objects. */
  ask: (method: string, path: string, body?: object | FormData, headers?: Record<string, string>) => Promise<Response>;
  /** Stops this server and starts another one on the same store. */
  restart: (options?: Partial<ServerOptions>) => Promise<void>;
  close: () => Promise<void>;
}

export async function startCase(options: Partial<ServerOptions> = {}, open?: () => Promise<Store>): Promise<Case> {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-server-"));
  const store = await (open?.() ?? openSqliteStore(join(folder, "store.sqlite")));
  const { secret: token } = await store.access.createToken({ tenant: "acme", label: "Ada", actor: "test" });
  const lines: LogLine[] = [];
  const start = async (more: Partial<ServerOptions>) => {
    const server = createServer({ store, log: (line) => lines.push(line), ...options, ...more });
    return { server, ...(await server.listen()) };
  };
  const one: Case = {
    store,
    ...(await start({})),
    token,
    lines,
    folder,
    ask: (method, path, body, headers = {}) =>
      fetch(`${one.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    restart: async (more = {}) => {
      await one.server.close();
      Object.assign(one, await start(more));
    },
    close: async () => {
      await one.server.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return one;
}

/** Uploads a deal and gives its id. */
export async function upload({ ask }: Case, files: Files = smallDeal(), name = "Novalys"): Promise<string> {
  const response = await ask("POST", "/api/deals", formOf(files, name));
  if (response.status !== 201) throw new Error(`Upload: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

export async function begin({ ask }: Case, dealId: string, options: object = { locale: "fr" }): Promise<string> {
  const response = await ask("POST", `/api/deals/${dealId}/reviews`, options);
  if (response.status !== 201) throw new Error(`Start: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

export interface Message {
  id: string | null;
  event: string;
  data: { seq?: number; status?: string; event?: { type: string; [key: string]: unknown } };
}

/** Reads a progress stream until it ends, or until so many numbered events have come. */
export async function listen({ ask }: Case, reviewId: string, after = "0", most = Infinity): Promise<Message[]> {
  const response = await ask("GET", `/api/reviews/${reviewId}/events`, undefined, { "last-event-id": after });
  if (response.status !== 200 || response.body === null) throw new Error(`Events: ${response.status}`);
  const messages: Message[] = [];
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += value ?? "";
    for (let at = text.indexOf("\n\n"); at >= 0; at = text.indexOf("\n\n")) {
      const fields = new Map(
        text
          .slice(0, at)
          .split("\n")
          .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
      );
      text = text.slice(at + 2);
      const data = fields.get("data");
      if (data !== undefined)
        messages.push({
          id: fields.get("id") ?? null,
          event: fields.get("event") ?? "message",
          data: JSON.parse(data),
        });
      if (messages.filter(({ id }) => id !== null).length >= most) {
        await reader.cancel();
        return messages;
      }
    }
    if (done) return messages;
  }
}

export const numbers = (messages: Message[]): number[] => messages.flatMap(({ id }) => (id === null ? [] : Number(id)));

/** How a request was refused. */
export const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as ApiError).error.code,
];
