import type { Locale } from "../domain/locale.ts";

/** So many letters before its ending a verb has at least: shorter ones are irregular, or no verbs. */
const SHORTEST = 3;

/** Verbs whose requests are built on another stem: "réduisons", "prenez", "mantenham", "façam". */
const STEMS = {
  fr: [
    [/uire$/, "uis"],
    [/crire$/, "criv"],
    [/prendre$/, "pren"],
    [/([tv])enir$/, "$1en"],
    [/(vr|fr|rt)ir$/, "$1"],
    [/faire$/, "fais"],
    [/er$/, ""],
    [/ir$/, "iss"],
    [/re$/, ""],
  ],
  pt: [
    [/^(man|ob|con|de|re|sus|abs)ter$/, "$1tenh"],
    [/fazer$/, "fac"],
    [/pedir$/, "pec"],
    [/perder$/, "perc"],
    [/trazer$/, "trag"],
    [/sair$/, "sai"],
    [/g[ei]r$/, "j"],
    [/gar$/, "gu"],
    [/[ei]r$/, ""],
    [/ar$/, ""],
  ],
} as const satisfies Partial<Record<Locale, readonly (readonly [RegExp, string])[]>>;

/**
 * The forms in which advice uses a French or Portuguese verb beside its infinitive: "signez", "signons", "je signerais";
 * "subam", "subamos", "eu entraria". Of a phrase, its first word. Singular imperatives are not among them: too many are
 * other words ("entre", "venda", "leve"). Without accents, as the lists are.
 */
export function adviceForms(phrase: string, locale: Locale): string[] {
  const [, verb = "", stem = "", rest = ""] = /^((\p{L}+)(?:er|ir|re|ar))( .*)?$/u.exec(phrase) ?? [];
  if (locale === "en" || stem.length < SHORTEST) return [];
  const forms = locale === "fr" ? french(verb) : portuguese(verb);
  return forms.map((form) => form + rest);
}

function french(verb: string): string[] {
  const stem = requestStem(verb, "fr");
  if (stem === null) return [];
  const would = verb.replace(/e$/, "");
  return [
    `${stem}${stem.endsWith("g") ? "e" : ""}ons`,
    `${stem}ez`,
    ...["ais", "ait", "ions", "aient"].map((end) => would + end),
  ];
}

function portuguese(verb: string): string[] {
  const stem = requestStem(verb, "pt");
  if (stem === null) return [];
  const vowel = verb.endsWith("ar") ? "e" : "a";
  // "Troquem"; "lancem" has its cedilla dropped, and stays.
  const stems = verb.endsWith("car") ? [stem, `${stem.slice(0, -1)}qu`] : [stem];
  return [
    ...stems.flatMap((one) => [`${one}${vowel}m`, `${one}${vowel}mos`]),
    ...["ia", "iam", "iamos"].map((end) => verb + end),
  ];
}

function requestStem(verb: string, locale: "fr" | "pt"): string | null {
  const row = STEMS[locale].find(([ending]) => ending.test(verb));
  return row === undefined ? null : verb.replace(row[0], row[1]);
}
