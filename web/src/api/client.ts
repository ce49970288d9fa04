import { hc } from "hono/client";
import type { Api, ApiError, ApiErrorCode } from "../../../src/server/contract.ts";

/** The server refused, or did not answer: `message` is for people, in their language. */
export class ApiFailure extends Error {
  override name = "ApiFailure";
  readonly status: number;
  readonly code: ApiErrorCode | "unreachable";
  readonly hint: string | undefined;

  constructor(status: number, code: ApiFailure["code"], message: string, hint?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
  }
}

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set("Accept-Language", document.documentElement.lang || "en");
  try {
    return await fetch(input, { ...init, headers, credentials: "same-origin" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiFailure(0, "unreachable", "");
  }
}

/** Every endpoint, typed by the server's contract. */
export const server = hc<Api>(location.origin, { fetch: send }).api;

interface Answer {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}

type Body<Asked> = Asked extends { json(): Promise<infer Content> } ? Exclude<Content, ApiError> : never;

/** The body of a good answer; a refusal becomes an `ApiFailure`. */
export async function bodyOf<Asked extends Answer>(asked: Promise<Asked>): Promise<Body<Asked>> {
  const answer = await asked;
  if (answer.ok) return (await answer.json()) as Body<Asked>;
  throw await failureOf(answer);
}

async function failureOf(answer: Answer): Promise<ApiFailure> {
  const told = (await answer.json().catch(() => null)) as Partial<ApiError> | null;
  const error = told?.error;
  return error === undefined
    ? new ApiFailure(answer.status, "internal", `HTTP ${answer.status}`)
    : new ApiFailure(answer.status, error.code, error.message, hintIn(error));
}

/** What to do about it: the server's hint, else what it said of each field. */
function hintIn({ hint, fields }: ApiError["error"]): string | undefined {
  return hint ?? (fields?.length ? fields.map(({ message }) => message).join(" ") : undefined);
}

/** Sends a form that nobody waits to see leave. */
export async function post<Body>(path: string, form: FormData, signal: AbortSignal): Promise<Body> {
  const answer = await send(path, { method: "POST", body: form, signal });
  if (answer.ok) return (await answer.json()) as Body;
  throw await failureOf(answer);
}

/** Sends files with their paths inside the deal folder, and tells how much is on its way. */
export function upload<Body>(
  method: "POST" | "PUT",
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Body> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader("Accept-Language", document.documentElement.lang || "en");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new ApiFailure(0, "unreachable", ""));
    request.onload = () => {
      const answer = new Response(request.responseText, { status: request.status });
      if (answer.ok) answer.json().then(resolve, reject);
      else failureOf(answer).then(reject, reject);
    };
    request.send(form);
  });
}
