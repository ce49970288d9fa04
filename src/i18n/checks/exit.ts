import type { Catalogue } from "../catalogue.ts";

interface TicketFacts {
  ticket: string;
  low: string;
  lowExit: string;
  high: string;
  highExit: string;
  /** The smallest exit that gives the money back; null where none of the five does. */
  even: string | null;
}

const en = {
  preference: "liquidation preference of the round",
  round: "the round: pre-money, amount and fully diluted shares",
  askPreference: "What liquidation preference does the round carry: which multiple, participating or not, capped?",
  askVague: ({ said }: { said: string }): string =>
    `“${said}” does not say multiple and participation: which are they?`,
  askRound: "Please state pre-money, amount and fully diluted shares of the round.",
  rights: ({ holder }: { holder: string }): string => `rights of the preferred shares of ${holder}`,
  askRights: ({ holder }: { holder: string }): string =>
    `What preference, participation and rank do the shares of ${holder} have?`,
  ticket: ({ ticket, low, lowExit, high, highExit, even }: TicketFacts): string =>
    `A ticket of ${ticket} gets ${low} of an exit at ${lowExit} and ${high} at ${highExit}; ${even === null ? "none of the five exits gives it back" : `it has its money back from an exit at ${even} on`}.`,
  title: "Five exits, after debts and costs",
  exit: "Exit",
  newMoney: "New money gets",
  others: "All others get",
  ofTicket: ({ ticket }: { ticket: string }): string => `Ticket of ${ticket}`,
  multiple: "Multiple",
  note: "Exits at 0.5, 1, 2, 5 and 10 times the post-money. Later rounds are not in it: they dilute every share and may rank first. What converts is counted inside the pre-money.",
};

/** What the check of the exit says. */
export const EXIT_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    preference: "préférence de liquidation du tour",
    round: "le tour : pré-money, montant et actions pleinement diluées",
    askPreference: "Quelle préférence de liquidation porte le tour : quel multiple, participante ou non, plafonnée ?",
    askVague: ({ said }) => `« ${said} » ne dit pas le multiple et la participation : quels sont-ils ?`,
    askRound: "Merci de préciser la pré-money, le montant et les actions pleinement diluées du tour.",
    rights: ({ holder }) => `droits des actions de préférence de ${holder}`,
    askRights: ({ holder }) => `Quelle préférence, quelle participation et quel rang ont les actions de ${holder} ?`,
    ticket: ({ ticket, low, lowExit, high, highExit, even }) =>
      `Un ticket de ${ticket} reçoit ${low} d'une sortie à ${lowExit} et ${high} à ${highExit} ; ${even === null ? "aucune des cinq sorties ne le rembourse" : `il est remboursé à partir d'une sortie à ${even}`}.`,
    title: "Cinq sorties, après dettes et frais",
    exit: "Sortie",
    newMoney: "L'argent frais reçoit",
    others: "Tous les autres reçoivent",
    ofTicket: ({ ticket }) => `Ticket de ${ticket}`,
    multiple: "Multiple",
    note: "Sorties à 0,5, 1, 2, 5 et 10 fois la post-money. Les tours suivants n'y sont pas : ils diluent chaque action et peuvent passer devant. Ce qui est converti est compté dans la pré-money.",
  },
  pt: {
    preference: "preferência de liquidação da rodada",
    round: "a rodada: pre-money, valor e ações totalmente diluídas",
    askPreference: "Que preferência de liquidação tem a rodada: qual múltiplo, participante ou não, com teto?",
    askVague: ({ said }) => `“${said}” não diz o múltiplo e a participação: quais são?`,
    askRound: "Favor informar pre-money, valor e ações totalmente diluídas da rodada.",
    rights: ({ holder }) => `direitos das ações preferenciais de ${holder}`,
    askRights: ({ holder }) => `Que preferência, participação e ordem têm as ações de ${holder}?`,
    ticket: ({ ticket, low, lowExit, high, highExit, even }) =>
      `Um cheque de ${ticket} recebe ${low} numa saída a ${lowExit} e ${high} a ${highExit}; ${even === null ? "nenhuma das cinco saídas o devolve" : `tem o dinheiro de volta a partir de uma saída a ${even}`}.`,
    title: "Cinco saídas, depois de dívidas e custos",
    exit: "Saída",
    newMoney: "O dinheiro novo recebe",
    others: "Todos os outros recebem",
    ofTicket: ({ ticket }) => `Cheque de ${ticket}`,
    multiple: "Múltiplo",
    note: "Saídas a 0,5, 1, 2, 5 e 10 vezes o post-money. As rodadas seguintes não estão nelas: diluem cada ação e podem vir antes. O que converte conta dentro do pre-money.",
  },
};
