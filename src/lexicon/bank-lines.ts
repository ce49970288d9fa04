/** Words of bank and ledger lines, in French, English and Portuguese, folded (see `fold.ts`). */

export const BANK_COLUMNS = {
  day: /^(?:(?:booking |value |transaction |posting )?date(?: (?:operation|valeur|de l.operation|comptable))?|data(?: (?:da )?(?:operacao|lancamento|movimento))?|ecrituredate|day)$/u,
  amount: /^(?:amount|montant|valor|betrag|importe)(?: ?\(?(?:eur|usd|gbp|brl|€|\$|r\$)\)?)?$/u,
  debit: /^(?:debits?|debitos?|paid out|withdrawals?|saidas?|money out)(?: ?\(?(?:eur|usd|gbp|brl|€|\$|r\$)\)?)?$/u,
  credit: /^(?:credits?|creditos?|paid in|deposits?|entradas?|money in)(?: ?\(?(?:eur|usd|gbp|brl|€|\$|r\$)\)?)?$/u,
  balance: /^(?:balance|solde|saldo|running balance)(?: ?\(?(?:eur|usd|gbp|brl|€|\$|r\$)\)?)?$/u,
  words:
    /^(?:descriptions?|details?|narrative|libelle|operations?|historico|descricao|lancamento|ecriturelib|label|memo|payee)$/u,
  account: /^(?:comptenum|account ?(?:no|number)|compte|conta)$/u,
} as const;

/** Money from investors, lenders and the state, and between own accounts: no customer pays it. */
export const NOT_FROM_CUSTOMERS =
  /(?<!\p{L})(?:capital|equity|investors?|investisseurs?|investidor(?:es)?|investimento|levee|augmentation|safe|convertible|obligations?|loans?|prets?|emprunts?|emprestimos?|mutuo|aportes?|bpi|bpifrance|finep|grants?|subventions?|subvencao|cir|credit d.impot|tax refund|remboursement|refund|reembolso|transfer(?:s|encia)? (?:between|from own|interne|internal|entre)|virement interne|own account|compte courant|tva|vat|interest|interets|juros)(?!\p{L})/u;
