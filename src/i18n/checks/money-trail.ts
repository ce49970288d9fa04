import type { Catalogue } from "../catalogue.ts";

type Rule = "cash" | "burn" | "revenue" | "receipts";

interface Facts {
  what: string;
  value: string;
  when: string;
  file: string;
  stated: string;
  place: string;
}

/** The end of one statement and the beginning of the next. */
type BreakFacts = Record<"file" | "before" | "ends" | "after" | "begins", string>;

const en = {
  what: {
    cash: "cash at the end of",
    burn: "money used a month, without what investors, lenders and the state paid,",
    revenue: "sales booked in",
    receipts: "money received from customers in",
  } as Record<Rule, string>,
  input: "bank or ledger lines (CSV, OFX, camt.053, FEC)",
  ask: "Please send the bank statements or ledger lines of the last twelve months as CSV, OFX, camt.053 or FEC.",
  computed: (f: Omit<Facts, "stated" | "place">) => `${f.file}: ${f.what} ${f.when}: ${f.value}.`,
  holds: (f: Facts) => `${f.file}: ${f.what} ${f.when}: ${f.value}; this bears out ${f.stated} (${f.place}).`,
  near: (f: Facts) =>
    `${f.file}: ${f.what} ${f.when}: ${f.value}; ${f.place} says ${f.stated}. Taxes, delays of payment or another account may explain it.`,
  differs: (f: Facts) => `${f.file}: ${f.what} ${f.when}: ${f.value}; ${f.place} says ${f.stated}.`,
  question: (f: Facts) =>
    `The lines of ${f.file} give ${f.value} (${f.what} ${f.when}), you state ${f.stated}. Which accounts or entries make the difference? Their statements settle it.`,
  broken: (f: BreakFacts) =>
    `The statements of one account do not go on in each other: ${f.before} ends with ${f.ends}, ${f.after} begins with ${f.begins}.`,
  brokenImpact: "What moved between the two is in none of the statements.",
  askBroken: (f: BreakFacts) =>
    `Which statement lies between ${f.before} (${f.ends}) and ${f.after} (${f.begins})? Please send it.`,
  impact: {
    cash: "The months the company can go on are counted from its cash.",
    burn: "At this pace the money lasts less long than stated.",
    revenue: "The price of the round rests on revenue that the books do not show.",
    receipts: "Revenue that customers have not paid is a claim, not money.",
  } as Record<Rule, string>,
};

/** What the check of bank and ledger lines says. */
export const MONEY_TRAIL_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    what: {
      cash: "trésorerie à fin",
      burn: "argent consommé par mois, hors investisseurs, prêteurs et aides,",
      revenue: "ventes comptabilisées en",
      receipts: "encaissements clients en",
    },
    input: "lignes bancaires ou comptables (CSV, OFX, camt.053, FEC)",
    ask: "Merci d'envoyer les relevés bancaires ou les écritures des douze derniers mois en CSV, OFX, camt.053 ou FEC.",
    computed: (f) => `${f.file} : ${f.what} ${f.when} : ${f.value}.`,
    holds: (f) => `${f.file} : ${f.what} ${f.when} : ${f.value} ; cela confirme ${f.stated} (${f.place}).`,
    near: (f) =>
      `${f.file} : ${f.what} ${f.when} : ${f.value} ; ${f.place} dit ${f.stated}. Taxes, délais de paiement ou un autre compte peuvent l'expliquer.`,
    differs: (f) => `${f.file} : ${f.what} ${f.when} : ${f.value} ; ${f.place} dit ${f.stated}.`,
    question: (f) =>
      `Les lignes de ${f.file} donnent ${f.value} (${f.what} ${f.when}), vous annoncez ${f.stated}. Quels comptes ou écritures font la différence ? Leurs relevés suffisent.`,
    broken: (f) =>
      `Les relevés d'un même compte ne se suivent pas : ${f.before} finit à ${f.ends}, ${f.after} commence à ${f.begins}.`,
    brokenImpact: "Ce qui a bougé entre les deux n'est dans aucun relevé.",
    askBroken: (f) =>
      `Quel relevé se trouve entre ${f.before} (${f.ends}) et ${f.after} (${f.begins}) ? Merci de l'envoyer.`,
    impact: {
      cash: "Les mois que l'entreprise peut tenir se comptent depuis sa trésorerie.",
      burn: "À ce rythme l'argent dure moins longtemps qu'annoncé.",
      revenue: "Le prix du tour repose sur un chiffre d'affaires que les comptes ne montrent pas.",
      receipts: "Un chiffre d'affaires que les clients n'ont pas payé est une créance, pas de l'argent.",
    },
  },
  pt: {
    what: {
      cash: "caixa no fim de",
      burn: "dinheiro consumido por mês, sem investidores, credores e apoios,",
      revenue: "vendas contabilizadas em",
      receipts: "recebido de clientes em",
    },
    input: "linhas bancárias ou contábeis (CSV, OFX, camt.053, FEC)",
    ask: "Favor enviar os extratos bancários ou lançamentos dos últimos doze meses em CSV, OFX, camt.053 ou FEC.",
    computed: (f) => `${f.file}: ${f.what} ${f.when}: ${f.value}.`,
    holds: (f) => `${f.file}: ${f.what} ${f.when}: ${f.value}; isto confirma ${f.stated} (${f.place}).`,
    near: (f) =>
      `${f.file}: ${f.what} ${f.when}: ${f.value}; ${f.place} diz ${f.stated}. Impostos, prazos de pagamento ou outra conta podem explicar a diferença.`,
    differs: (f) => `${f.file}: ${f.what} ${f.when}: ${f.value}; ${f.place} diz ${f.stated}.`,
    question: (f) =>
      `As linhas de ${f.file} dão ${f.value} (${f.what} ${f.when}), o declarado é ${f.stated}. Que contas ou lançamentos fazem a diferença? Os extratos resolvem.`,
    broken: (f) =>
      `Os extratos de uma mesma conta não se seguem: ${f.before} termina com ${f.ends}, ${f.after} começa com ${f.begins}.`,
    brokenImpact: "O que se moveu entre os dois não está em nenhum extrato.",
    askBroken: (f) => `Que extrato fica entre ${f.before} (${f.ends}) e ${f.after} (${f.begins})? Por favor, envie-o.`,
    impact: {
      cash: "Os meses que a empresa aguenta contam-se a partir do caixa.",
      burn: "Neste ritmo o dinheiro dura menos do que o declarado.",
      revenue: "O preço da rodada apoia-se em receita que a contabilidade não mostra.",
      receipts: "Receita que os clientes não pagaram é um crédito, não dinheiro.",
    },
  },
};
