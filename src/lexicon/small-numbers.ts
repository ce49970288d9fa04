/** Numbers that papers write out, in English, French and Portuguese, folded (see `fold.ts`). */
const WRITTEN: readonly string[] = [
  "",
  "one|une?|um|uma",
  "two|deux|dois|duas",
  "three|trois|tres",
  "four|quatre|quatro",
  "five|cinq|cinco",
  "six|seis",
  "seven|sept|sete",
  "eight|huit|oito",
  "nine|neuf|nove",
  "ten|dix|dez",
  "eleven|onze",
  "twelve|douze|doze",
];

/** "two for the founders, one independent" as "2 for the founders, 1 independent". */
export const withDigits = (folded: string): string =>
  WRITTEN.reduce(
    (text, words, number) =>
      words === ""
        ? text
        : text.replace(new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, "gu"), String(number)),
    folded,
  );
