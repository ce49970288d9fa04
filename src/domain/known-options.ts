import { closest } from "./closest.ts";
import { TribunalError } from "./errors.ts";
import { LOCALES } from "./locales.ts";

/**
 * Refuses an option nobody knows, with the nearest name that is known: a misspelt budget that is not obeyed costs money
 * in silence. A language we do not speak is refused with it, wherever one is taken.
 */
export function refuseUnknown(where: string, given: object, known: Record<string, unknown>): void {
  requireObject(`The options of ${where}`, given);
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(known, name)) continue;
    const names = Object.keys(known);
    const near = closest(name, names);
    const advice = near === null ? `It takes ${names.join(", ")}.` : `Did you mean "${near}"?`;
    throw new TribunalError("unknown_option", `${where} has no option "${name}". ${advice}`, {
      where,
      given: name,
      ...(near !== null && { nearest: near }),
    });
  }
  const { locale } = given as { locale?: unknown };
  if (locale !== undefined && !LOCALES.some((ours) => ours === locale))
    throw new TribunalError("bad_input", `${where} speaks ${LOCALES.join(", ")}, not ${inspected(locale)}.`);
}

const inspected = (given: unknown): string => (typeof given === "string" ? `"${given}"` : kindOf(given));

const kindOf = (given: unknown): string => (given === null ? "null" : Array.isArray(given) ? "list" : typeof given);

function requireKind(what: string, given: unknown, wanted: string, fits: boolean): void {
  if (!fits) throw new TribunalError("bad_input", `${what} must be ${wanted}, not ${kindOf(given)}.`);
}

/** Refuses what a program without types hands over in place of an object: null, a text, nothing. */
export const requireObject = (what: string, given: unknown): void =>
  requireKind(what, given, "an object", typeof given === "object" && given !== null);

/** Refuses what is no list. */
export const requireList = (what: string, given: unknown): void =>
  requireKind(what, given, "a list", Array.isArray(given));

/** Refuses what is no text. */
export const requireText = (what: string, given: unknown): void =>
  requireKind(what, given, "a text", typeof given === "string");

/** Refuses what is none of the words an option takes. */
export function requireOneOf(what: string, given: unknown, words: readonly string[]): void {
  if (words.some((word) => word === given)) return;
  throw new TribunalError("bad_input", `${what} is one of ${words.join(", ")}, not ${inspected(given)}.`);
}

/** Refuses what is no number of the range. */
export function requireNumber(what: string, given: unknown, least: number, most = Number.POSITIVE_INFINITY): void {
  if (typeof given === "number" && given >= least && given <= most) return;
  const range = most === Number.POSITIVE_INFINITY ? `from ${least} on` : `from ${least} to ${most}`;
  const not = typeof given === "number" ? String(given) : inspected(given);
  throw new TribunalError("bad_input", `${what} must be a number ${range}, not ${not}.`);
}

/** Thresholds of one's own over ours; a name that we do not have is refused, and a value of another kind than ours. */
export function withOwn<Settings extends object>(
  where: string,
  ours: Settings,
  own: Partial<Settings> | undefined = {},
): Settings {
  refuseUnknown(where, own, ours as Record<string, unknown>);
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    const kind = typeof ours[name as keyof Settings];
    if (kind === "number") requireNumber(`${where}.${name}`, value, 0);
    else if (kind === "boolean" || kind === "string")
      requireKind(`${where}.${name}`, value, `a ${kind}`, typeof value === kind);
  }
  return { ...ours, ...Object.fromEntries(given) };
}
