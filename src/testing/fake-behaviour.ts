import type { ServerResponse } from "node:http";

/** What the endpoint does with one request. Those with an answer send the one the endpoint was started with. */
export type Behaviour =
  | { kind: "ok"; answer?: unknown; usage?: unknown; finishReason?: string | null }
  /** Any text as the model's answer. */
  | { kind: "text"; text: string; finishReason?: string | null }
  | { kind: "malformed_json" | "fenced" | "prose" | "empty" }
  /** Cut in the middle, and said so (`length`). */
  | { kind: "truncated" }
  /** Cut in the middle, and not said. */
  | { kind: "cut_short" }
  /** A web page with status 200. */
  | { kind: "html" }
  /** The right answer under another content type. */
  | { kind: "wrong_type"; type?: string }
  /** Status 200, application/json, and a body that is none, or not of the protocol. */
  | { kind: "body"; body: string }
  | { kind: "status"; status: number; retryAfter?: string; message?: string; location?: string }
  /** The answer piece by piece, whether asked for so or not. */
  | { kind: "stream" }
  /** The connection breaks after half of the body. */
  | { kind: "reset" }
  /** Half of the body, then nothing. */
  | { kind: "slow_body" }
  /** Takes the request and never answers. */
  | { kind: "silent" };

/** Does it. */
export function behave(behaviour: Behaviour, answer: unknown, response: ServerResponse): void {
  const good = JSON.stringify(answer);
  const send = (text: string, finish: string | null = "stop") => sendBody(response, chatBody(text, finish, USAGE));
  switch (behaviour.kind) {
    case "ok": {
      const text = behaviour.answer === undefined ? good : JSON.stringify(behaviour.answer);
      const finish = behaviour.finishReason === undefined ? "stop" : behaviour.finishReason;
      sendBody(response, chatBody(text, finish, "usage" in behaviour ? behaviour.usage : USAGE));
      break;
    }
    case "text":
      send(behaviour.text, behaviour.finishReason === undefined ? "stop" : behaviour.finishReason);
      break;
    case "malformed_json":
      send(`{ "broken": , ${good.slice(1)}`);
      break;
    case "fenced":
      send(`\`\`\`json\n${good}\n\`\`\``);
      break;
    case "prose":
      send(`Here is what I found [1]:\n\n${good}\n\nI hope this {helps}.`);
      break;
    case "empty":
      send("");
      break;
    case "truncated":
      send(good.slice(0, good.length / 2), "length");
      break;
    case "cut_short":
      send(good.slice(0, good.length / 2));
      break;
    case "html":
      sendBody(response, "<!doctype html><title>Sign in</title>", "text/html; charset=utf-8");
      break;
    case "wrong_type":
      sendBody(response, chatBody(good, "stop", USAGE), behaviour.type ?? "text/plain");
      break;
    case "body":
      sendBody(response, behaviour.body);
      break;
    case "status":
      sendStatus(response, behaviour);
      break;
    case "stream":
      sendBody(response, streamBody(good), "text/event-stream");
      break;
    case "reset":
      sendHalf(response, chatBody(good, "stop", USAGE), () => response.destroy());
      break;
    case "slow_body":
      sendHalf(response, chatBody(good, "stop", USAGE), () => undefined);
      break;
    case "silent":
      break;
  }
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

const chatBody = (text: string, finish: string | null, usage: unknown): string =>
  JSON.stringify({
    id: "chatcmpl-fake",
    object: "chat.completion",
    created: 1_767_225_600,
    model: "fake",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: finish }],
    ...(usage !== undefined && { usage }),
  });

/** Two pieces, the end, the count of tokens: as an endpoint sends them that is asked for the count. */
function streamBody(text: string): string {
  const half = Math.ceil(text.length / 2);
  const chunk = (choices: unknown[], more: object = {}) =>
    `data: ${JSON.stringify({ id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1_767_225_600, model: "fake", choices, ...more })}\n\n`;
  const piece = (content: string) => chunk([{ index: 0, delta: { role: "assistant", content }, finish_reason: null }]);
  return [
    piece(text.slice(0, half)),
    piece(text.slice(half)),
    chunk([{ index: 0, delta: {}, finish_reason: "stop" }]),
    chunk([], { usage: USAGE }),
    "data: [DONE]\n\n",
  ].join("");
}

function sendBody(response: ServerResponse, body: string, type = "application/json"): void {
  response.writeHead(200, { "content-type": type });
  response.end(body);
}

function sendStatus(response: ServerResponse, behaviour: Extract<Behaviour, { kind: "status" }>): void {
  response.writeHead(behaviour.status, {
    "content-type": "application/json",
    ...(behaviour.retryAfter !== undefined && { "retry-after": behaviour.retryAfter }),
    ...(behaviour.location !== undefined && { location: behaviour.location }),
  });
  response.end(JSON.stringify({ error: { message: behaviour.message ?? "scripted failure", code: behaviour.status } }));
}

/** The headers promise the whole body. */
function sendHalf(response: ServerResponse, body: string, then: () => void): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => setImmediate(then));
}
