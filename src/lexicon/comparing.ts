import { NEGATION } from "./negations.ts";

/** What one thing is to another: higher, lower, growing faster, more slowly. */
export type Relation = "above" | "below" | "faster" | "slower";

const alone = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
const WERE = "(?:was|were|is|are|remained|stayed|came in)";
const ETAIT = "(?:[ée]tai(?:t|ent)|est|sont|a été|ont été|reste(?:nt)?)";
const FOI = "(?:foi|foram|era|eram|é|são|ficou|ficaram)";
const THAN = "(?: do)? que";

const RELATIONS: [RegExp, Relation][] = [
  [
    alone(
      `gr[eo]ws? (?:much |slightly |far )?(?:faster|more quickly|more) than|outgrew|outpaced|(?:a|ont) (?:progressé|augmenté|crû) plus (?:vite|rapidement|fortement)? ?qu(?:e |['’])|cresc(?:eu|eram) mais(?: rápido| rapidamente| depressa)?${THAN}`,
    ),
    "faster",
  ],
  [
    alone(
      `gr[eo]ws? (?:more slowly|slower|less) than|(?:a|ont) (?:progressé|augmenté|crû) moins (?:vite|rapidement|fortement)? ?qu(?:e |['’])|cresc(?:eu|eram) menos(?: rápido| rapidamente| depressa)?${THAN}`,
    ),
    "slower",
  ],
  [
    alone(
      `exceed(?:ed|s)?|surpass(?:ed|es)?|${WERE} (?:much |slightly |far )?(?:higher|larger|greater|bigger|more) than|(?:a|ont) dépassé|dépass(?:e|ent|ait|aient)|${ETAIT} (?:supérieure?s? (?:à|aux?)|plus (?:élevée?s?|grande?s?|importante?s?) qu(?:e |['’]))|super(?:ou|aram)|ultrapass(?:ou|aram)|exced(?:eu|eram)|${FOI} (?:superior(?:es)? [àa]o?s?|maior(?:es)?${THAN}|mais (?:alt|elevad)[oa]s?${THAN})`,
    ),
    "above",
  ],
  [
    alone(
      `${WERE} (?:much |slightly |far )?(?:lower|smaller|less|fewer) than|fell short of|${ETAIT} (?:inférieure?s? (?:à|aux?)|plus (?:faibles?|petite?s?|basse?s?|bas) qu(?:e |['’])|moins (?:élevée?s?|importante?s?) qu(?:e |['’]))|${FOI} (?:inferior(?:es)? [àa]o?s?|menor(?:es)?${THAN}|mais baix[oa]s?${THAN})`,
    ),
    "below",
  ],
];

/** The first words of a text that hold one thing against another. */
export function relationIn(text: string): { relation: Relation; start: number; end: number } | null {
  let first: { relation: Relation; start: number; end: number } | null = null;
  for (const [pattern, relation] of RELATIONS) {
    const match = pattern.exec(text);
    if (match !== null && (first === null || match.index < first.start))
      first = { relation, start: match.index, end: match.index + match[0].length };
  }
  return first;
}

/** "those of", "that of", "celles de", "a do": what stands for the first thing's name. */
export const SAME_AGAIN =
  /^\s*(?:those|that|ceux|celles?|celui|[oa]s? (?=d[aeo]))\s*(?:of|de la|des|du|de l['’]|de|d[ao]s?)?\s+(?:the\s+)?/iu;

const PARTS: [RegExp, number][] = [
  [/^\s*(?:half|la moitié|(?:a )?metade)\s(?:of|de la|des|du|de l['’]|de|d[ao]s?)\s/iu, 1 / 2],
  [/^\s*(?:a third|(?:le |un )tiers|(?:um )?terço)\s(?:of|de la|des|du|de l['’]|de|d[ao]s?)\s/iu, 1 / 3],
  [/^\s*(?:a quarter|(?:le |un )quart|(?:um )?quarto)\s(?:of|de la|des|du|de l['’]|de|d[ao]s?)\s/iu, 1 / 4],
  [/^\s*(?:twice|double|le double|o dobro)\s(?:(?:of|de la|des|du|de l['’]|de|d[ao]s?)\s)?/iu, 2],
  [/^\s*(?:four times|quatre fois|quatro vezes)\s(?:(?:of|de la|des|du|de l['’]|de|d[ao]s?)\s)?/iu, 4],
  [/^\s*(?:five times|cinq fois|cinco vezes)\s(?:(?:of|de la|des|du|de l['’]|de|d[ao]s?)\s)?/iu, 5],
  [/^\s*(?:three times|trois fois|três vezes|le triple|o triplo)\s(?:(?:of|de la|des|du|de l['’]|de|d[ao]s?)\s)?/iu, 3],
];

/** "half of", "twice": how much of what follows is meant, and where that begins. */
export function partBefore(text: string): { factor: number; end: number } {
  for (const [pattern, factor] of PARTS) {
    const match = pattern.exec(text);
    if (match !== null) return { factor, end: match[0].length };
  }
  return { factor: 1, end: 0 };
}

/** Words right before a figure that make it a limit: "exceeded 6 billion", "n'a pas atteint 7". */
const ABOVE =
  /(?:exceed(?:ed|s|ing)?|surpass(?:ed|es)?|topped|dépass(?:é|ée|és|ées|er?|ent|ait|aient)|super(?:ou|ar|aram)|ultrapass(?:ou|ar|aram|a)|exced(?:er|eu|eram)|supérieure?s? à|superiore?s? a)\s*$/iu;
const BELOW = /(?:fell short of|inférieure?s? à|inferiore?s? a)\s*$/iu;
const REACH = /(?:reach(?:ed)?|attain(?:ed)?|hit|atteint|atteints?|ating(?:iu|iram)|cheg(?:ou|aram) a)\s*$/iu;
const DENIES = /(?:(?<!\p{L})(?:not|never|cannot|pas|jamais|não|nunca)|n['’]t)\s+((?:\p{L}+\s+){0,2})$/iu;
/** A verb may be denied by more words than a figure: "sans TVA 5 M€" states one. */
const VERB_DENIED = new RegExp(String.raw`(?<!\p{L})(?:${NEGATION})\s+(?:\p{L}+\s+)?$`, "iu");

/** The limit that the words before a figure set, where those words begin; null where they set none. */
export function limitBefore(text: string): { bound: "min" | "max"; start: number } | null {
  for (const [pattern, bound] of [
    [ABOVE, "min"],
    [BELOW, "max"],
    [REACH, null],
  ] as const) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const denied = VERB_DENIED.exec(text.slice(0, match.index));
    if (denied !== null) return { bound: bound === "max" ? "min" : "max", start: denied.index };
    return bound === null ? null : { bound, start: match.index };
  }
  return null;
}

/** Whether the words that end here deny what follows, at most so many words before it: "did not", "n'a pas", "não". */
export function deniedBefore(text: string, words = 1): boolean {
  const between = DENIES.exec(text)?.[1];
  return between !== undefined && between.split(/\s+/).length - 1 <= words;
}

/** "the largest segment by revenues", "le plus grand segment en chiffre d'affaires", "o maior segmento em receita". */
export const RANKED =
  /(?<!\p{L})(?:was|were|is|are|remained|[ée]tai(?:t|ent)|est|sont|reste|foi|foram|é|era)\s+(?:by far\s+)?(?:the|our|its|le|la|les|o|a|os|as)\s+(?<rank>largest|biggest|smallest|plus grande?s?|plus petite?s?|plus importante?s?|maior(?:es)?|menor(?:es)?)\s+(?:\p{L}+\s+){1,3}?(?:by|in terms of|en termes de|par|en|em termos de|por|em)\s+(?<measure>.+)$/iu;

/** "was positive", "était négatif", "foi negativo": the side of zero that words say. */
export const SIGNED =
  /(?<!\p{L})(?:was|were|is|are|remained|turned|became|stayed|[ée]tai(?:t|ent)|est|sont|reste(?:nt)?|devient|foi|foram|era|é|ficou|permaneceu)\s+(?:\p{L}+\s+)?(?<side>positi(?:ve|f|fs|ves|v[oa]s?)|negati(?:ve|v[oa]s?)|négati(?:f|fs|ve|ves))(?!\p{L})/iu;

/** "negative $5 million", "négatif de 5 M€": the word gives the figure its sign. */
export const MINUS_BEFORE = /(?<!\p{L})(?:negative|minus|négati(?:f|ve)s?(?: de| à)?|negativ[oa]s?(?: em| de)?)\s*$/iu;
