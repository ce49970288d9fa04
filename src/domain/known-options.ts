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

/** Thresholds of one's own over ours; a name that we do not have is refused. */
export function withOwn<Settings extends object>(
  where: string,
  ours: Settings,
  own: Partial<Settings> | undefined = {},
): Settings {
  refuseUnknown(where, own, ours as Record<string, unknown>);
  return { ...ours, ...own };
}
