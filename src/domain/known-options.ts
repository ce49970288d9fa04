import { closest } from "./closest.ts";
import { TribunalError } from "./errors.ts";

/**
 * Refuses an option nobody knows, with the nearest name that is known: a misspelt budget that is not obeyed costs money
 * in silence.
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
}

/** Refuses what a program without types hands over in place of an object: null, a text, nothing. */
export function requireObject(what: string, given: unknown): void {
  if (typeof given === "object" && given !== null) return;
  throw new TribunalError("bad_input", `${what} must be an object, not ${given === null ? "null" : typeof given}.`);
}

/** Refuses what is no text. */
export function requireText(what: string, given: unknown): void {
  if (typeof given === "string") return;
  throw new TribunalError("bad_input", `${what} must be a text, not ${given === null ? "null" : typeof given}.`);
}

/** Thresholds of one's own over ours; a name that we do not have is refused. */
export function withOwn<Settings extends object>(
  where: string,
  ours: Settings,
  own: Partial<Settings> | undefined = {},
): Settings {
  refuseUnknown(where, own, ours as Record<string, unknown>);
  return { ...ours, ...own };
}
