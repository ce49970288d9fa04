/** Words between a cue and the figure it is about. */
const FIGURE = String.raw`(?:[\p{L}'’]+\s){0,3}[~≈]?\p{Sc}?\s?\d`;
/** What says that nothing is wrong: "no inconsistency", "sans contradiction". */
const UNDENIED = String.raw`(?<!\b(?:no|not|non|pas|sans|sem|without|any|aucune|nenhuma|pas d['’e])\s?)(?<!\p{L})`;

/** Another figure than the document's. */
const OTHER_FIGURE = [
  String.raw`(?:,|;|\band|\bet|\be)\s(?:not|non|pas|não)\s${FIGURE}`,
  String.raw`(?<!\p{L})(?:instead of|au lieu de|em vez de)\s${FIGURE}`,
];

/** The document says two things, or another than its own figures come to. */
const CONTRADICTION = [
  `${UNDENIED}(?:contradict|contradi[zçtc]|contredi|inconsisten|incoh[ée]ren|incoer|inconsist[êe]n)`,
  String.raw`(?<!\p{L})(?:does|do) ?(?:not|n['’]t) (?:add up|match|tie|reconcile|agree|follow|square)`,
  String.raw`(?<!\p{L})(?:ne (?:correspond|colle|tient|boucle|concorde)\p{L}* pas|ne se recoupe\p{L}* pas)`,
  String.raw`(?<!\p{L})n[ãa]o (?:bate|fecha|correspond|coincid)`,
  String.raw`(?<!\p{L})(?:only (?:gives?|comes? to|yields?|makes?)|(?:gives?|makes?|yields?) only|ne (?:donne|fait|font|donnent) que|s[óo] d[áã]o?|d[áã]o? (?:apenas|s[óo])|resulta (?:apenas|s[óo]))\s(?:[\p{L}'’]+\s){0,2}[~≈]?\p{Sc}?\s?\d`,
];

/** An analyst objects: another figure than the document's, or words that say it does not hold. */
const OBJECTION = new RegExp(
  [
    ...OTHER_FIGURE,
    String.raw`(?<!\p{L})(?:against|contre|contra|versus|vs\.?|while the|whereas|although|alors que|enquanto|embora|mas o (?:deck|documento)|but the (?:deck|document|slide))\s${FIGURE}`,
    String.raw`(?<!\p{L})(?:while the|whereas|although|but the|alors que le|mais le|enquanto o|embora o|mas o) (?:deck|document|slide|plan|documento|plano)[^.;]{0,40}\d`,
    String.raw`\b(?:meaningless|not credible|implausible|unrealistic|misleading|overstate|contradict|inconsisten|exceeds?|missing|does not add|same flaw)`,
    String.raw`(?<!\p{L})(?:irr[ée]aliste|peu cr[ée]dible|pas cr[ée]dible|trompeu|surestim|contredi|incoh[ée]ren|d[ée]passe|il manque|ne (?:tient|colle) pas)`,
    String.raw`(?<!\p{L})(?:irrealista|n[ãa]o [ée] (?:cred[íi]vel|plaus[íi]vel)|enganos|sobrestim|superestim|contradi|incoer|excede|falta|n[ãa]o (?:bate|fecha))`,
  ].join("|"),
  "iu",
);

const STATED =
  "(?:announced|stated|claimed|shown|advertised|annonc|affich|d[ée]clar|anunciad|declarad|indicad|apresentad)";
const CONTRADICTS = new RegExp(
  [
    ...OTHER_FIGURE,
    ...CONTRADICTION,
    String.raw`(?<!\p{L})(?:against|contre|contra|versus|vs\.?)\s${FIGURE}[^.;]{0,25}?${STATED}`,
  ].join("|"),
  "iu",
);

/** Whether a remark of an analyst, among sums and checks, objects to what the documents say. */
export function objects(text: string): boolean {
  return OBJECTION.test(text);
}

/** Whether a remark anywhere says that figures of the documents contradict each other, or their own sums. */
export function contradicts(text: string): boolean {
  return CONTRADICTS.test(text);
}
