import { type Free, isFree } from "./fields.ts";

/** Who asks, tools and instructions: nothing an analyst says. */
const OTHERS = new Set(["user", "human", "system", "tool", "function", "developer"]);

/**
 * What the model says in the messages of the usual frameworks (AI SDK, LangChain, OpenAI and its agents, Anthropic,
 * Gemini): its last answer, a text or the object it was asked for. Null where the output is not made of messages.
 */
export function spokenByModel(json: unknown): unknown {
  const final = isFree(json) ? finalAnswer(json) : null;
  if (final !== null) return final;
  const messages = messagesIn(json);
  if (messages === null) return null;
  const texts = messages
    .filter((one) => !OTHERS.has(roleOf(one)))
    .map(contentOf)
    .filter((text) => text.trim() !== "");
  return texts.at(-1) ?? null;
}

/** The answer that a run of agents ends with, as its framework names it. */
function finalAnswer(json: Free): unknown {
  const { finalOutput, final_output: spelled, text, object, finishReason } = json;
  const answer = finalOutput ?? spelled ?? (finishReason === undefined ? undefined : (object ?? text));
  return isFree(answer) || Array.isArray(answer) || (typeof answer === "string" && answer.trim() !== "")
    ? answer
    : null;
}

/** What a graph of agents keeps beside its messages: its state, said by its agents too. Null where there is none. */
export function stateBeside(json: unknown): Free | null {
  if (!isFree(json) || messagesIn(json) !== json.messages) return null;
  const { messages: _, ...state } = json;
  const said = Object.entries(state).filter(
    ([key, value]) => isFree(value) || /\s|recommend|decision/i.test(`${value} ${key}`),
  );
  return said.some(([, value]) => isFree(value) || (typeof value === "string" && /\p{L}{3}/u.test(value)))
    ? state
    : null;
}

/** An output in which some texts are JSON themselves (the raw answers of a crew's tasks), as one object. */
export function unfolded(json: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return json;
  if (typeof json === "string") {
    const held = depth > 0 && /[[{]/.test(json) ? jsonIn(json) : null;
    return held === null || held.prose.trim() !== "" || typeof held.json !== "object"
      ? json
      : unfolded(held.json, depth + 1);
  }
  if (Array.isArray(json)) return sameOr(json, (one) => unfolded(one, depth + 1));
  if (!isFree(json)) return json;
  const values = Object.values(json);
  const inside = sameOr(values, (one) => unfolded(one, depth + 1));
  return inside === values ? json : Object.fromEntries(Object.keys(json).map((key, at) => [key, inside[at]]));
}

/** The list itself where each item stays as it is: a long output without JSON in its texts is not copied. */
function sameOr(list: unknown[], change: (one: unknown) => unknown): unknown[] {
  let changed: unknown[] | null = null;
  for (const [at, one] of list.entries()) {
    const other = change(one);
    if (other === one) continue;
    changed ??= [...list];
    changed[at] = other;
  }
  return changed ?? list;
}

/** Deeper than any output that is read at all. */
const DEEPEST = 60;

/** JSON that a text is or holds, and the prose around it. */
export interface HeldJson {
  json: unknown;
  prose: string;
}

const FENCE = /```(?:json[c5]?)?\s*([[{][\s\S]*?)```/gi;

/** The JSON of a text: all of it, what stands between fences, or one object with words before and after it; else null. */
export function jsonIn(text: string): HeldJson | null {
  const whole = parsed(text);
  if (whole !== undefined) return { json: whole, prose: "" };
  const fenced = [...text.matchAll(FENCE)].flatMap((match) => {
    const json = parsed(match[1] ?? "");
    return json === undefined ? [] : [{ json, match: match[0] }];
  });
  const [first] = fenced;
  if (first !== undefined)
    return {
      json: fenced.length === 1 ? first.json : fenced.map(({ json }) => json),
      prose: fenced.reduce((rest, { match }) => rest.replace(match, "\n"), text),
    };
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
  const inner = from >= 0 && to - from > text.length / 2 ? parsed(text.slice(from, to)) : undefined;
  return inner === undefined ? null : { json: inner, prose: `${text.slice(0, from)}\n${text.slice(to)}` };
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Prose that begins with a bracket, or JSON cut short: it is read as text.
    return undefined;
  }
}

function messagesIn(json: unknown): Free[] | null {
  if (Array.isArray(json)) return json.length > 0 && json.every(isMessage) ? json : null;
  if (!isFree(json)) return null;
  const { messages, choices, candidates, generations, output, response, kwargs } = json;
  if (Array.isArray(messages) && messages.length > 0 && messages.every(isMessage)) return messages;
  if (Array.isArray(output) && output.length > 0 && output.every(isMessage)) return output;
  if (Array.isArray(choices))
    return choices.flatMap((one) => (isFree(one) && isFree(one.message) ? [one.message] : []));
  if (Array.isArray(candidates))
    return candidates.flatMap((one) => (isFree(one) && isFree(one.content) ? [one.content] : []));
  if (Array.isArray(generations)) return generations.flat().filter(isFree);
  if (isFree(response) && response !== json) return messagesIn(response);
  if (isFree(kwargs) && "content" in kwargs && "lc" in json) return [json];
  return isMessage(json) && Array.isArray(json.content) ? [json] : null;
}

function isMessage(one: unknown): one is Free {
  if (!isFree(one)) return false;
  const body = isFree(one.kwargs) ? one.kwargs : isFree(one.data) ? one.data : one;
  const speaks =
    typeof one.role === "string" ||
    /^(?:ai|human|system|tool|message|reasoning|function_call\w*)$/i.test(String(one.type)) ||
    "lc" in one ||
    (isFree(one.kwargs) && /message$/i.test(String([one.id].flat().at(-1))));
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
