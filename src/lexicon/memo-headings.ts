/** What the sections of a memo are for, told by their headings: stems without case or accents, in three languages. */
export const MEMO_HEADINGS = {
  redFlags: [
    "red flag",
    "risk",
    "weak",
    "concern",
    "warning",
    "what worries",
    "problem",
    "issue",
    "inconsisten",
    "points faibles",
    "faiblesse",
    "risque",
    "alerte",
    "vigilance",
    "incoherence",
    "probleme",
    "ce qui cloche",
    "pontos fracos",
    "fraqueza",
    "risco",
    "alerta",
    "incoerencia",
    "problema",
    "preocupa",
  ],
  /** The analyst's own sums and checks: what they object to is a warning. */
  checks: [
    "sums",
    "my check",
    "the math",
    "reality check",
    "add up",
    "verification",
    "calculs",
    "recoupement",
    "contas",
    "calculos",
    "verificacoes",
  ],
  questions: ["question", "pergunta", "ask the founder", "to ask"],
  recommendation: [
    "recommendation",
    "verdict",
    "conclusion",
    "bottom line",
    "decision",
    "recommandation",
    "avis",
    "recomendacao",
    "veredicto",
    "conclusao",
    "decisao",
  ],
} as const;

/** An analyst objects: another figure than the document's, or words that say it does not hold. */
const OBJECTION = new RegExp(
  [
    String.raw`(?:,|;|\band|\bet|\be)\s(?:not|non|pas|não)\s(?:[\p{L}'’]+\s){0,3}[~≈]?\p{Sc}?\s?\d`,
    String.raw`\b(?:against|contre|contra|instead of|au lieu de|em vez de|versus|vs\.?)\s(?:[\p{L}'’]+\s){0,3}[~≈]?\p{Sc}?\s?\d`,
    String.raw`\b(?:meaningless|not credible|implausible|unrealistic|misleading|overstate|contradict|inconsisten|exceeds?|missing|does not add|same flaw)`,
    String.raw`(?<!\p{L})(?:irr[ée]aliste|peu cr[ée]dible|pas cr[ée]dible|trompeu|surestim|contredi|incoh[ée]ren|d[ée]passe|il manque|ne (?:tient|colle) pas)`,
    String.raw`(?<!\p{L})(?:irrealista|n[ãa]o [ée] (?:cred[íi]vel|plaus[íi]vel)|enganos|sobrestim|superestim|contradi|incoer|excede|falta|n[ãa]o (?:bate|fecha))`,
  ].join("|"),
  "iu",
);

/** Whether a remark of an analyst objects to what the documents say. */
export function objects(text: string): boolean {
  return OBJECTION.test(text);
}
