import { isShortened } from "./abbreviations.ts";

/** What closes after a stop and still belongs to its sentence: "(it holds.)", "**done.**". */
const CLOSES = /[.!?…*_)»”"’'\]]/;
const OPENS = /^[\p{Lu}\p{N}•«“"'(*_[€$£~≈–—-]/u;

/**
 * Where the sentence ends that has a stop at `at`, and began at `from`; null where the stop ends none: "1.5", "approx. 5 K€",
 * "e.g. this".
 */
export function sentenceEnd(text: string, at: number, from: number, end = text.length): number | null {
  let after = at + 1;
  while (after < end && CLOSES.test(text[after] as string)) after++;
  if (after < end && !/\s/.test(text[after] as string)) return null;
  const next = text.slice(after, after + 12).trimStart();
  if (next !== "" && !OPENS.test(next)) return null;
  return text[at] === "." && isShortened(text.slice(Math.max(from, at - 12), at), next) ? null : after;
}
