/** What the sections of a memo are for, told by their headings: beginnings of words without case or accents, in three languages. */
export const MEMO_HEADINGS = {
  redFlags:
    /(?<![a-z])(?:red flag|risk|weak|concern|warning|what worries|problem|issue|inconsisten|points faibles|faiblesse|risque|alerte|vigilance|incoherence|probleme|ce qui cloche|pontos fracos|fraqueza|risco|alerta|incoerencia|problema|preocupa)/,
  /** The analyst's own sums and checks: what they object to is a warning. */
  checks:
    /(?<![a-z])(?:sums|my check|the math|reality check|add up|verification|calculs|recoupement|contas|calculos|verificacoes)/,
  questions: /(?<![a-z])(?:question|pergunta|ask the founder|to ask)/,
  recommendation:
    /(?<![a-z])(?:recommendation|verdict|conclusion|bottom line|decision|recommandation|avis|recomendacao|veredicto|conclusao|decisao)/,
} as const;
