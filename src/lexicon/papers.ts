/** Papers of a data room other than a deck or a model, as a reference names them. */
const PAPERS =
  /(?<!\p{L})(?:report|rapport|relat[óo]rio|due diligence|audit|auditoria|contracts?|contrats?|contratos?|agreements?|accords?|acordos?|term sheet|lettre d['’]intention|letter of intent|carta de inten[çc][ãa]o|cap table|table de capitalisation|statuts|bylaws|estatutos?|pacte|bank statements?|relev[ée]s? bancaires?|extratos? banc[áa]rios?|k-?bis|stud(?:y|ies)|[ée]tudes?|estudos?|invoices?|factures?|notas? fiscais|minutes|proc[èe]s-verbal|data ?room)(?!\p{L})/iu;

/** The deck itself, however a reference goes on. */
const DECK = /(?<!\p{L})(?:deck|pitch|slides?|diapos?|diapositiv[eo]s?|pr[ée]sentation|apresenta[çc][ãa]o)(?!\p{L})/iu;

/** The kind of paper a reference names, where it is none of the deck's pages; null else. */
export function paperNamed(reference: string): string | null {
  return DECK.test(reference) ? null : (PAPERS.exec(reference)?.[0] ?? null);
}
