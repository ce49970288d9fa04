/** Strings under these names are codes and ids, never sentences. */
const CODE =
  /(?:^|[a-z])(?:[iI]d|[tT]ype|[cC]ode|[sS]tatus|[sS]tage|[lL]evel|[kK]ind|[sS]everity|[dD]ecision|[tT]rust|[rR]ung|[rR]eason|[sS]tanding|[vV]erdict|winner|period|unit|currency|category)$/;

/**
 * Every place where two documents of one review differ in more than a sentence: a number, an id, a code, something that
 * only one of them has. A review told in another language has none but its `locale`.
 */
export function moreThanWords(a: unknown, b: unknown, at = ""): string[] {
  if (typeof a === "string" && typeof b === "string") return a === b || !isCode(at, a) ? [] : [`${at}: ${a} / ${b}`];
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object")
    return a === b ? [] : [`${at}: ${a} / ${b}`];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) =>
    moreThanWords((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${at}.${key}`),
  );
}

/** "reason" names a code in one place and tells a person why in another: a code has no space. */
const isCode = (at: string, text: string): boolean => CODE.test(at.split(".").at(-1) ?? "") && !/\s/.test(text);
