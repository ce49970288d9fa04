import { rememberedByText } from "../domain/remembered.ts";
import { PART_NAMES } from "../lexicon/field-names.ts";
import { holdsWarnings, squeeze } from "./fields.ts";

/**
 * What a part of an analysis is for. Only claims are held to sources; the rest is read for what it is: the proof, the
 * red flags, the gaps it admits, its advice, figures of other companies, and data about the analysis itself.
 */
export type Role = "claim" | "red_flag" | keyof typeof PART_NAMES;

const REMEMBERED = 5_000;

const LOOKUP = new Map<string, Role>(
  Object.entries(PART_NAMES).flatMap(([role, names]) =>
    names.split(" ").map((name) => [squeeze(name), role as Role] as const),
  ),
);

/** What a key says its values are for; null where it says nothing of the kind. */
export const roleOfKey = rememberedByText((key: string): Role | null => {
  const name = squeeze(key);
  const role = LOOKUP.get(name) ?? (holdsWarnings(key) ? "red_flag" : null);
  return role ?? (/(?:source|sources|evidence|reference|fonte|preuve)$/.test(name) ? "source" : null);
}, REMEMBERED);
