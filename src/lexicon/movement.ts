/** Which way a figure went. */
export type Direction = "up" | "down";

/** Beginnings of words, folded (no accents, small letters). A star-less word stands alone. */
const UP =
  "increas* rose rise rises risen rising grew grow grows grown growing growth climb* up upward upwards higher jump* surg* gain gained gains advanc* expand* " +
  "augment* hauss* progress* cru croissance croit bond bondi gagne grimp* monte montee accru accroiss* " +
  "aument* subiu subiram subir subida alta altas cresc* avanc* elevou elevaram elevacao ganhou";
const DOWN =
  "decreas* declin* fell fall falls fallen falling drop drops dropped dropping down downward downwards lower shrank shrunk reduc* slid slipped plung* lessen* " +
  "diminu* baiss* recul* perdu chut* repli replie fondu " +
  "caiu cairam cair cai queda quedas recuo recuou recuaram baixou baixaram baixa encolh* perdeu";
const HIGHEST =
  "highest peak peaks peaked peaking maximum max largest greatest biggest most eleve eleves elevee elevees haut haute culmine culminait pic sommet alto alta altos altas maior maiores pico maximo maxima";
const LOWEST =
  "lowest minimum min smallest least trough troughed bas basse faible baixo baixa baixos menor menores minimo minima plancher";

const lists = (text: string) => {
  const words = text.split(" ");
  return {
    whole: new Set(words.filter((word) => !word.endsWith("*"))),
    begins: words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
  };
};
const up = lists(UP);
const down = lists(DOWN);
const highest = new Set(HIGHEST.split(" "));
const lowest = new Set(LOWEST.split(" "));

const holds = ({ whole, begins }: ReturnType<typeof lists>, word: string) =>
  whole.has(word) || begins.some((start) => word.startsWith(start));

/** The direction that a folded word names, or null: "rose", "hausse", "caiu". */
export function directionOf(word: string): Direction | null {
  return holds(up, word) ? "up" : holds(down, word) ? "down" : null;
}

/** The end of a series that a folded word names: "highest", "peaked"; "lowest". Null for any other word. */
export function extremeOf(word: string): "highest" | "lowest" | null {
  return highest.has(word) ? "highest" : lowest.has(word) ? "lowest" : null;
}

/** One word says it: "peaked", "highest". The others need their article and adverb ("le plus bas", "o mais alto"). */
export const EXTREME =
  /(?<!\p{L})(?:(?:at )?(?:its|their|the|a)? ?(?:highest|lowest)|peak(?:s|ed)?|troughed|(?:au |le |la |les |son |sa |leur |à son )?plus (?:[ée]lev[ée]e?s?|haut|haute|bas|basse|faible)(?: niveau)?|culmin\p{L}+|(?:[oa]s? |seu |sua )?(?:nível )?mais (?:alt|baix|elevad)[oa]s?|[oa]s? (?:maior|menor)(?:es)?|(?:seu|o) (?:pico|máximo|mínimo)|son (?:pic|maximum|minimum))(?!\p{L})/iu;

/** "accounted for 12 % of", "représentait", "correspondeu a". */
export const SHARE =
  /(?<!\p{L})(?:account(?:s|ed|ing)? for|repr[ée]sent(?:s|ed|ing|ait|e|ent|aient|ou|aram|a|am)?|ma(?:de|ke|kes) up|comprise[sd]?|constitu(?:te|tes|ted|e|ait|i|iu|iram)|correspond(?:eu|e|eram|ait)(?: [àa])?|respond(?:eu|e|eram) por|p[èe]s(?:e|ait|aient))(?!\p{L})/iu;

/** How much or how fast something moved, without a figure: "slightly", "fortement". They name nothing. */
const MANNER =
  /^(?:slight|sharp|significant|strong|steadi|modest|marginal|substantial|rapid|gradual|dramatic|notabl|considerabl|moderate|slow|leger|fort|nett|sensibl|progressiv|rapid|considerabl|modere|lent|ligeira|forte|acentuada|significativa|rapida|gradual|consideravel|modesta|lenta)e?(?:ly|ment|emment|mente)$/;

/** True for a folded word that says how something moved. */
export function isManner(word: string): boolean {
  return MANNER.test(word);
}
