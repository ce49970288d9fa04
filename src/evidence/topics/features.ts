import type { PageRole } from "../../lexicon/page-roles.ts";
import { baseOf, kindOfWord } from "../../lexicon/word-kinds.ts";

/** Kinds of figures that are told apart before any word is read. */
export type FigureKind = "money" | "percent" | "count" | "duration" | "multiple";

/** A figure as the recogniser sees it: the words around it and nothing of its document. */
export interface Setting {
  kind: FigureKind;
  /** The words of its own clause before and after it. */
  before: string;
  after: string;
  /** The heading nearest to it. */
  heading: string;
  roles: readonly PageRole[];
  /** How many digits its whole part has; null where that says nothing. */
  digits: number | null;
}

/** How many words on each side may speak for a figure. */
const REACH = 7;
/** Stands for any word at all, and says nothing itself. */
const ANY = "<?>";

/** What of a setting may tell its topic, as names of features. */
export function featuresOf({ before, after, heading, roles, digits }: Setting): string[] {
  const left = tokensOf(before).slice(-REACH);
  const right = tokensOf(after).slice(0, REACH);
  const found = new Set<string>(["*"]);
  for (const token of [...left, ...right]) {
    for (const name of namesOf(token)) found.add(name);
    if (token.length > 6 && !token.startsWith("<")) found.add(`${token.slice(0, 5)}-`);
  }
  const line = [...left, "#", ...right].map((token) => kindName(token) ?? token);
  for (const [at, token] of line.entries()) {
    const next = line[at + 1];
    if (next !== undefined) found.add(`${token} ${next}`);
  }
  for (const name of namesOf(right[0] ?? "")) found.add(`#>${name}`);
  for (const name of namesOf(right[1] ?? "")) found.add(`#>>${name}`);
  for (const name of namesOf(left.at(-1) ?? "")) found.add(`<#${name}`);
  if (left.length === 0 && right.length <= 1) found.add("#alone");
  for (const token of tokensOf(heading).slice(0, 6)) for (const name of namesOf(token)) found.add(`^${name}`);
  for (const role of roles.slice(0, 2)) found.add(`@${role}`);
  if (digits !== null) found.add(`~${Math.min(digits, 13)}`);
  return [...found].filter((name) => !name.includes(ANY));
}

/** "12 clinics": the word, and what kind of word it is. */
function namesOf(token: string): string[] {
  if (token === "") return [];
  const kind = kindName(token);
  return kind === undefined || kind === token ? [token] : [token, kind];
}

function kindName(token: string): string | undefined {
  if (token.startsWith("<")) return token;
  const kind = kindOfWord(token);
  return kind === undefined ? undefined : `<${kind}>`;
}

/** The words of a text in their plain form; `{org}` is any word of that kind, `{what}` any word at all. */
function tokensOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}|\p{L}[\p{L}&]*(?:\/\p{L}+)?/gu)].map(([word, kind]) => {
    if (kind !== undefined) return kind === "what" || kind === "firm" ? ANY : `<${kind}>`;
    const base = baseOf(word);
    return SAME_WORD.get(base) ?? base;
  });
}

/** Small words that mean the same in every language, so that what is learnt in one is known in all. */
const SAME_WORD = new Map(
  Object.entries({
    per: "par por",
    month: "mo mois moi me mensuel mensal mensuelle mensai mensual mensuale mthly monthly",
    year: "yr an ano annee annum anual anuai annuel annuelle annual yearly annually",
    day: "jour dia daily",
    hour: "hr heure hora hourly",
    week: "semaine semana weekly",
    user: "utilisateur usuario utilizador utilizadore",
    customer: "client cliente",
  }).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);
