import { type Free, isFree } from "./fields.ts";

/** Who asks, tools and instructions: nothing an analyst says. */
const OTHERS = new Set(["user", "human", "system", "tool", "function", "developer"]);

/**
 * What the model says in the messages of the usual frameworks (AI SDK, LangChain, OpenAI and its agents): its last
 * answer, as JSON where it is JSON. Null where the output is not made of messages.
 */
export function spokenByModel(json: unknown): unknown {
  const messages = messagesIn(json);
  if (messages === null) return null;
  const texts = messages
    .filter((one) => !OTHERS.has(roleOf(one)))
    .map(contentOf)
    .filter((text) => text.trim() !== "");
  const last = texts.at(-1);
  return last === undefined ? null : jsonIn(last);
}

/** A text that is JSON, or holds it between fences, is what it holds. */
export function jsonIn(text: string): unknown {
  const fenced = /```(?:json)?\s*([[{][\s\S]*?)```/i.exec(text)?.[1] ?? text;
  if (!/^\s*[[{]/.test(fenced)) return text;
  try {
    return JSON.parse(fenced);
  } catch {
    // Prose that begins with a bracket, or JSON cut short: it is read as text.
    return text;
  }
}

function messagesIn(json: unknown): Free[] | null {
  if (Array.isArray(json)) return json.length > 0 && json.every(isMessage) ? json : null;
  if (!isFree(json)) return null;
  const { messages, choices, output, response, kwargs } = json;
  if (Array.isArray(messages) && messages.length > 0 && messages.every(isMessage)) return messages;
  if (Array.isArray(output) && output.length > 0 && output.every(isMessage)) return output;
  if (Array.isArray(choices))
    return choices.flatMap((one) => (isFree(one) && isFree(one.message) ? [one.message] : []));
  if (isFree(response) && response !== json) return messagesIn(response);
  if (isFree(kwargs) && "content" in kwargs && "lc" in json) return [json];
  return null;
}

function isMessage(one: unknown): one is Free {
  if (!isFree(one)) return false;
  const body = isFree(one.kwargs) ? one.kwargs : isFree(one.data) ? one.data : one;
  const speaks =
    typeof one.role === "string" ||
    /^(?:ai|human|system|tool|message|reasoning|function_call\w*)$/i.test(String(one.type)) ||
    "lc" in one;
  return (
    speaks &&
    ("content" in body ||
      "parts" in body ||
      "text" in body ||
      one.type === "reasoning" ||
      /^function_call/.test(String(one.type)))
  );
}

function roleOf(message: Free): string {
  if (typeof message.role === "string") return message.role;
  const type = String(message.type ?? "").toLowerCase();
  const name = Array.isArray(message.id) ? String(message.id.at(-1)).toLowerCase() : "";
  if (/human|system|tool|function/.test(type) || /human|system|tool|function/.test(name)) return "user";
  return type === "reasoning" ? "tool" : "assistant";
}

function contentOf(message: Free): string {
  const body = isFree(message.kwargs) ? message.kwargs : isFree(message.data) ? message.data : message;
  return textOf(body.content ?? body.parts ?? body.text);
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map(textOf).join("");
  if (!isFree(content)) return "";
  return /^(?:reasoning|tool|thinking)/.test(String(content.type)) ? "" : textOf(content.text ?? content.content);
}
