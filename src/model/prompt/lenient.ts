/** Small readers of what a model may have meant. Each gives a plain value or undefined; none of them throws. */

export type Loose = Record<string, unknown>;

export const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first of several names that is there. */
export const pick = (object: Loose, ...names: string[]): unknown => {
  for (const name of names) if (object[name] !== undefined && object[name] !== null) return object[name];
  return undefined;
};

export const asText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
};

/** 85, "85", "85 %", 0.85 stays 0.85: the caller knows the scale. */
export const asNumber = (value: unknown): number | undefined => {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const digits = typeof value === "string" ? /^\s*([\d.]+)\s*%?\s*$/.exec(value)?.[1] : undefined;
  const number = digits === undefined ? Number.NaN : Number(digits);
  return Number.isFinite(number) ? number : undefined;
};

/** Confidence from 0 to 100. A fraction such as 0.85 is read as one. */
export const asConfidence = (value: unknown): number | undefined => {
  const number = asNumber(value);
  if (number === undefined) return undefined;
  const percent = number > 0 && number < 1 ? number * 100 : number;
  return Math.min(100, Math.max(0, Math.round(percent)));
};

export const asTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).flatMap(
    (one) => asText(one) ?? [],
  );

export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const asYes = (value: unknown): boolean => value === true || /^(?:true|yes|oui|sim)$/i.test(String(value));

/** A number, a word, or nothing. */
export const asValue = (value: unknown): number | string | null =>
  typeof value === "number" && Number.isFinite(value) ? value : (asText(value) ?? null);
