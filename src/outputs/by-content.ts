import { type Free, field, isKnownField, placeFields, valueField } from "./fields.ts";
import { isPlaceAlone } from "./sources.ts";

/** A name is short and says no figure. */
const LONGEST_NAME = 80;

/**
 * An object that gives a value under names of its author's own, with the names we know: the text that is a place and
 * nothing more is its reference, the first short text without a figure is what it is about. What is named stays named.
 */
export function withOurNames(object: Free): Free {
  const states = valueField(object) !== null || field(object, "claim") !== null;
  if (!states) return object;
  const renamed = new Map<string, string>();
  const free = Object.entries(object).flatMap(([key, value]) =>
    typeof value === "string" && value.trim() !== "" && !isKnownField(key) ? [{ key, text: value.trim() }] : [],
  );
  if (field(object, "reference") === null && placeFields(object).length === 0) {
    const place = free.find(({ text }) => isPlaceAlone(text));
    if (place !== undefined) renamed.set(place.key, "reference");
  }
  if (field(object, "metric") === null && field(object, "claim") === null) {
    const name = free.find(
      ({ key, text }) => !renamed.has(key) && text.length <= LONGEST_NAME && /^\p{L}\D*$/u.test(text),
    );
    if (name !== undefined) renamed.set(name.key, "metric");
  }
  if (renamed.size === 0) return object;
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [renamed.get(key) ?? key, value]));
}
