/** HTML that is safe to insert as it is. Only `html` and `ours` make it: nothing else can bypass escaping. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What a template may hold. Absent things print nothing; everything but `Markup` is text. */
export type Printable = Markup | string | number | null | undefined | false | readonly Printable[];

/** Builds HTML: whatever is put into the template is shown as text, unless it is `Markup` already. */
export function html(strings: TemplateStringsArray, ...values: Printable[]): Markup {
  let text = strings[0] ?? "";
  values.forEach((value, i) => {
    text += print(value) + (strings[i + 1] ?? "");
  });
  return new Markup(text);
}

/** A constant of our own (style, script), inserted untouched. Never for anything that was read or answered. */
export function ours(constant: string): Markup {
  return new Markup(constant);
}

/** Nothing at all: what a part returns that has nothing to show. */
export const NOTHING = new Markup("");

/** Whether a part has something to show. */
export function isShown(part: Markup): boolean {
  return part.toString() !== "";
}

function print(value: Printable): string {
  if (value instanceof Markup) return value.toString();
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "object") return value.map(print).join("");
  return escapeText(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

/** Text as text, inside an element or a quoted attribute. */
function escapeText(text: string): string {
  return showInvisible(text).replace(/[&<>"'`]/g, (sign) => ENTITIES[sign] ?? "");
}

/** Controls, half characters, and everything a reader would not see although it is there. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
/** Line ends, tabs, and the two signs that only choose between a character's plain and coloured drawing. */
const HARMLESS = new Set(["\n", "\r", "\t", "\ufe0e", "\ufe0f"]);

/**
 * Makes visible what could reorder or hide text: direction controls, zero-width characters, tags and other controls
 * appear as "⟦U+202E⟧" in place of acting.
 */
export function showInvisible(text: string): string {
  return text.replace(INVISIBLE, (sign) => {
    if (HARMLESS.has(sign)) return sign;
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `⟦U+${code}⟧`;
  });
}
