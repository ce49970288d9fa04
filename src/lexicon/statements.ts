/** Words of financial statements: what a row of a balance sheet or of a cash-flow statement is. Written folded (see `fold.ts`). */

/** What was there when a period began: "Opening cash", "Trésorerie d'ouverture", "Saldo inicial". */
export const OPENING_CASH =
  /^\W*(?:(?:opening|beginning|starting|initial) (?:cash|bank|balance)|cash (?:at|in|-)? ?(?:the )?(?:beginning|start|opening)|beginning of (?:period|month|year)|tresorerie (?:initiale|d.ouverture|de debut|debut|en debut)|solde (?:initial|d.ouverture|de debut)|(?:saldo|caixa) (?:inicial|de abertura|no inicio))/u;

/** What is left when it ends. */
export const CLOSING_CASH =
  /^\W*(?:(?:closing|ending|end|final) (?:cash|bank|balance)|cash (?:at|in|-)? ?(?:the )?(?:end|closing)|end of (?:period|month|year)|tresorerie (?:finale|de cloture|de fin|fin|en fin)|solde (?:final|de cloture|de fin)|(?:saldo|caixa) (?:final|de fechamento|de encerramento|no fim))/u;

/** What came in less what went out. */
export const NET_CASH_FLOW =
  /^\W*(?:(?:net|total) (?:cash ?flow|change in cash|increase|variation|movement)|net (?:increase|decrease|change)|change in cash|cash ?flow(?: net)?|variation (?:nette )?(?:de |de la )?tresorerie|flux (?:net|de tresorerie)(?: net)?|(?:fluxo|variacao|geracao) (?:liquid[ao] )?(?:de |do )?caixa(?: liquid[ao])?)\W*(?:of the (?:period|month|year))?$/u;

/** A row that must be nothing: "Balance check", "Contrôle bilan". */
export const CHECK_ROW =
  /^\W*(?:(?:balance(?: sheet)? )?checks?|check (?:sum|row|figure)|controle(?: (?:du )?bilan| d.equilibre)?|verificacao(?: do balanco)?|conferencia)\W*(?:\(.{0,40}\))?$/u;

/** Growth as a rate that is given: "Revenue growth", "Croissance mensuelle", "Crescimento das vendas". */
export const GROWTH_RATE = /(?<!\p{L})(?:growth|croissance|crescimento|crecimiento)(?!\p{L})/u;
