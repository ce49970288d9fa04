const LONGEST = 140;

/** Somebody's words inside a sentence of ours: whole words, not more than a reader takes in. */
export function shortened(text: string): string {
  const whole = text.replace(/\s+/g, " ").trim().replace(/[.;]$/, "");
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2)).trimEnd()} …`;
}
