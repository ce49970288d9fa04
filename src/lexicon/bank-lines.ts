/** Words of bank and ledger lines as real banks export them, in French, English and Portuguese, folded (see `fold.ts`). */
const title = (source: string) => new RegExp(`^(?:${source})$`, "u");

/** A column's title, without its currency: "Montant(EUROS)", "valor (R$)", "Saldo em EUR". */
export const bankTitle = (folded: string): string =>
  folded
    .replace(/[\s_.:'’/]+/gu, " ")
    .replace(/\(?\s*\b(?:en|em|in)?\s*(?:euros?|eur|usd|gbp|brl|utc|locale?)\b\s*\)?|\(?\s*(?:r?\$|€|£)\s*\)?/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

/** Columns of a statement, each by the titles that banks give it; the first that fits is taken. */
export const BANK_COLUMNS = {
  day: title(
    "(?:booking |transaction |posting |posted |settlement )?date|date(?: of)? (?:completed|started|operation|transaction)|(?:completed|started) date|date (?:de |d )?(?:l )?(?:operation|comptable|comptabilisation|ecriture|transaction)|date ?op|data(?: (?:da |do |de )?(?:operacao|lancamento|lanc|movimento|mov|transacao))?|ecrituredate|day|jour|dia",
  ),
  /** When it counts: a day where no other is given. */
  valueDay: title("(?:value date|date (?:de )?(?:la )?valeur|date ?val|data[- ]valor)(?: \\( ?\\))?"),
  amount: title(
    "(?:transaction |net |total )?amount|montant(?: (?:de l )?operation| total(?: \\(?ttc\\)?)?| ttc)?|montante(?: da operacao)?|valor(?: da operacao| do movimento)?|betrag|importe",
  ),
  debit: title("debits?(?: amount)?|debitos?|paid out|withdrawals?|saidas?|money out|depenses?"),
  credit: title("credits?(?: amount)?|creditos?|paid in|deposits?|entradas?|money in|recettes?"),
  balance: title(
    "(?:running |account |closing |ledger )?(?:balance|bal)|accountbalance|solde(?: (?:apres operation|progressif|comptable))?|saldos?(?: (?:contabilistico|apos|final|controlo|do dia))?",
  ),
  /** On which side of the account, where amounts carry no sign. */
  side: title(
    "sens|d c|c d|dc|debit credit|credit debit|type|transaction type|tipo(?: de (?:operacao|movimento|lancamento))?|natureza|details",
  ),
  /** Whether it happened at all. */
  state: title("status|state|statut|etat|situacao|estado"),
  currency: title("(?:payment |account )?currency|ccy|devise|moeda"),
  /** What the lines of one booking have in common. */
  entry: title(
    "ecriturenum|(?:entry|journal entry|voucher|booking) ?(?:no|number|id)?|(?:n|no|numero) (?:d )?ecriture|lancamento no|numero do lancamento",
  ),
  journal: title("journalcode|journal(?: code)?"),
  account: title("comptenum|account ?(?:no|number|code)?|numero de compte|compte|conta(?: contabil)?"),
} as const;

/** What a line says of itself: there may be several such columns. */
export const BANK_WORDS = title(
  "(?:transaction |bank )?descriptions?|details?|narrative|libelles?(?: (?:complet|court|simplifie|de l|de|operation|complet operation|de l operation))*|operations?|historico|descricao(?: do movimento| da operacao)?|lancamento|ecriturelib|label|memo|payee|counter ?party|contrepartie|beneficiar(?:y|io)|name|nom|reference|informations complementaires",
);

/** Sides of an account, as the column says them. */
export const DEBIT_SIDE = /^(?:d|dr|dbit|debits?|debito|debita|saida)$/u;
export const CREDIT_SIDE = /^(?:c|cr|crdt|credits?|credito|entrada)$/u;
/** It was never paid, or not yet. */
export const NOT_HAPPENED =
  /(?<!\p{L})(?:declined|reverted|failed|cancell?ed|pending|rejected|refuse|rejetee?|annulee?|en attente|recusad[oa]|cancelad[oa]|pendente|estornad[oa])(?!\p{L})/u;
/** A line that repeats what the account holds is no movement. */
export const HOLDS_LINE =
  /^(?:s ?a ?l ?d ?o|(?:ancien |nouveau )?solde|(?:opening|closing|starting|ending|beginning) balance|balance (?:brought|carried) forward)(?!\p{L})/u;

/** Money from investors, lenders and the state, and between own accounts: no customer pays it. */
export const NOT_FROM_CUSTOMERS =
  /(?<!\p{L})(?:capital|equity|investors?|investisseurs?|investidor(?:es)?|investimento|levee|augmentation|safe|convertible|conversivel|obligations?|loans?|prets?|emprunts?|emprestimos?|mutuo|aportes?|bpi|bpifrance|finep|grants?|subventions?|subvencao|cir|credit d.impot|tax refund|remboursement|refund|reembolso|resgate|estorno|transfer(?:s|encia)? (?:between|from own|interne|internal|entre)|virement interne|own account|compte courant|tva|vat|iva|interest|interets|juros|rendimentos?)(?!\p{L})/u;
/** A ledger's first entries carry over what was there: nothing moved. */
export const OPENS_BOOKS =
  /(?<!\p{L})(?:a[- ]?nouveaux?|an \d{4}|reports? a nouveau|reprise (?:de|des) (?:soldes?|balance)|ouverture|opening (?:balance|entr(?:y|ies))|saldos? (?:iniciais|inicial)|abertura)(?!\p{L})/u;

/** What stands against the bank's account in a booking, by the French plan of accounts. */
export const COUNTERPARTS = {
  /** Capital and grants for investment, loans, the state's grants, partners and the group. */
  financed: /^(?:10|13|16|17|441|45)/u,
  /** Securities, the bank's own side, cash and transfers: money that only moves. */
  moved: /^5[0138]/u,
  customers: /^(?:41|70)/u,
} as const;
