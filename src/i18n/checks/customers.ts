import type { Catalogue } from "../catalogue.ts";
import { sayPeriod } from "../periods.ts";

type Kind = "arr" | "mrr" | "revenue";
type Why = "pilot" | "letter" | "one_off" | "ended";

interface BridgeFacts {
  metric: string;
  list: string;
  customers: string;
  sum: string;
  stated: string;
  place: string;
}

interface KeptFacts {
  from: string;
  to: string;
  start: string;
  lost: string;
  less: string;
  more: string;
  end: string;
  nrr: string;
  logos: string;
}

interface CohortFacts {
  metric: string;
  list: string;
  cohorts: string;
  sum: string;
  stated: string;
  place: string;
}

/** A share that is left, and what is stated of it. */
type LeftFacts = Record<"measure" | "rhythm" | "cohorts" | "list" | "computed" | "stated" | "place", string>;

/** What a paper says of the customers, and what their list gives. */
type ClaimFacts = Record<"stated" | "place" | "given" | "list" | "name", string>;

const en = {
  metrics: { arr: "ARR", mrr: "MRR", revenue: "revenue" } as Record<Kind, string>,
  why: { pilot: "pilot", letter: "not signed", one_off: "one-off", ended: "ended" } as Record<Why, string>,
  measures: {
    nrr: "net revenue retention",
    grr: "gross revenue retention",
    customer_churn: "customer churn",
    revenue_churn: "revenue churn",
  } as Record<string, string>,
  input: "list of customers with what each pays",
  customers: (count: string, andOthers: boolean) =>
    andOthers ? `${count} named customers and the others` : `${count} customers`,
  cohorts: "table of cohorts (customers or revenue by month of start)",
  cohortsOf: (f: { list: string }) => `what the cohorts of ${f.list} count (customers or revenue)`,
  askCohortsOf: (f: { list: string }) => `Are the figures of ${f.list} customers or revenue?`,
  askForCohorts:
    "Please send customers and revenue by cohort: one line for each month of start, one column for each month since.",
  monthly: "a month",
  yearly: "a year",
  cohortsHold: (f: CohortFacts) =>
    `The ${f.cohorts} cohorts of ${f.list} come to ${f.sum}: the ${f.metric} stated at ${f.place} (${f.stated}).`,
  cohortsDiffer: (f: CohortFacts) =>
    `The ${f.cohorts} cohorts of ${f.list} come to ${f.sum}; the ${f.metric} stated at ${f.place} is ${f.stated}.`,
  cohortsComputed: (f: Omit<CohortFacts, "stated" | "place">) =>
    `The ${f.cohorts} cohorts of ${f.list} come to ${f.sum} of ${f.metric}.`,
  askCohorts: (f: CohortFacts) =>
    `Which customers are in the ${f.metric} of ${f.stated} and not in the cohorts, which come to ${f.sum}?`,
  cohortsKept: (f: Omit<LeftFacts, "stated" | "place">) =>
    `Over ${f.cohorts} cohorts of ${f.list} the ${f.measure} is ${f.computed} ${f.rhythm}.`,
  cohortsKeptDiffer: (f: LeftFacts) =>
    `Over ${f.cohorts} cohorts of ${f.list} the ${f.measure} is ${f.computed} ${f.rhythm}; stated at ${f.place} is ${f.stated}.`,
  cohortsGrow: (f: { list: string; parts: string }) =>
    `Cohorts of customers that grow after they began, in ${f.list}: ${f.parts}.`,
  askGrow: (f: { parts: string }) =>
    `How can a cohort have more customers than before: ${f.parts}? Are customers who came back counted as new?`,
  ask: "Please send the list of all customers with what each pays, contract type, start and end.",
  holds: (f: BridgeFacts) =>
    `The ${f.customers} of ${f.list} come to ${f.sum}: the ${f.metric} stated at ${f.place} (${f.stated}).`,
  differs: (f: BridgeFacts) =>
    `The ${f.customers} of ${f.list} come to ${f.sum}; the ${f.metric} stated at ${f.place} is ${f.stated}.`,
  computed: (f: Omit<BridgeFacts, "stated" | "place">) =>
    `The ${f.customers} of ${f.list} come to ${f.metric} ${f.sum}.`,
  askBridge: (f: BridgeFacts) =>
    `Which customers make up the ${f.metric} of ${f.stated}? Your list comes to ${f.sum}. A list that adds up to it, of the same date, settles it.`,
  bridgeImpact: (metric: string) => `What the round's price is a multiple of: ${metric}.`,
  ownTotal: (f: { sum: string; printed: string }) =>
    `The list's own total says ${f.printed}; its lines come to ${f.sum}.`,
  askTotal: (f: { sum: string; printed: string }) =>
    `Which lines are missing from the list of customers, ${f.printed} against ${f.sum}?`,
  top: (f: { name: string; one: string; five: string; count: number }) =>
    `${f.name} is ${f.one} of it, the largest ${f.count} are ${f.five}.`,
  askTop: (f: { name: string; one: string }) =>
    `What binds ${f.name} (${f.one}) to you: end of contract, notice, what happens if they leave?`,
  topImpact: "One customer's notice would take this share of revenue away.",
  counted: (f: { metric: string; parts: string; sum: string; share: string }) =>
    `The stated ${f.metric} counts ${f.sum} (${f.share}) that is not recurring: ${f.parts}.`,
  among: (f: { metric: string; parts: string; sum: string; share: string }) =>
    `The list of ${f.metric} holds ${f.sum} (${f.share}) that is not recurring: ${f.parts}.`,
  leftOut: (f: { metric: string; sum: string }) =>
    `Pilots, unsigned, ended and one-off business (${f.sum}) is left out of the stated ${f.metric}.`,
  askCounted: (f: { metric: string; without: string }) =>
    `Do you agree that ${f.metric} of signed, recurring contracts is ${f.without}? Please send the contracts of the others if they are recurring.`,
  countedImpact: (f: { without: string; metric: string }) => `Without it the ${f.metric} is ${f.without}.`,
  kept: (f: KeptFacts) =>
    `Customers of ${f.from} in ${f.to}: ${f.start} − ${f.lost} lost − ${f.less} less + ${f.more} more = ${f.end}: net retention ${f.nrr}; ${f.logos} left.`,
  keptAgrees: (f: { measure: string; stated: string; computed: string }) =>
    `The stated ${f.measure} of ${f.stated} is what the list gives (${f.computed}).`,
  keptDiffers: (f: { measure: string; stated: string; computed: string; place: string }) =>
    `The list of customers gives ${f.measure} of ${f.computed}; ${f.place} says ${f.stated}.`,
  askKept: (f: { measure: string; stated: string; computed: string }) =>
    `How is the ${f.measure} of ${f.stated} counted? Over the same customers and twelve months your list gives ${f.computed}.`,
  askCohortsKept: (f: LeftFacts) =>
    `How is the ${f.measure} of ${f.stated} counted? Your cohorts (${f.list}) give ${f.computed} ${f.rhythm}.`,
  atMost: (share: string) => `at most ${share}`,
  claims: {
    count: {
      holds: (f: ClaimFacts) => `${f.list} has as many customers as are stated: ${f.stated}.`,
      differs: (f: ClaimFacts) => `${f.place} says ${f.stated}; ${f.list} has ${f.given}.`,
      ask: (f: ClaimFacts) => `Who are the others: ${f.stated} are stated, your list has ${f.given}, and it adds up?`,
      impact: "Fewer customers than told means more revenue from each, and more to lose with each.",
    },
    largest: {
      holds: (f: ClaimFacts) => `The largest customer is what is stated (${f.stated}): ${f.name}, ${f.given}.`,
      differs: (f: ClaimFacts) =>
        `The largest customer is said to be ${f.stated} (${f.place}); in ${f.list} ${f.name} is ${f.given}.`,
      ask: (f: ClaimFacts) => `${f.name} is ${f.given} of your list, not ${f.stated}: of what is that share counted?`,
      impact: "One customer's notice would take this share of revenue away.",
    },
  },
  keptImpact: "Retention decides what a customer is worth and how much growth must be bought again each year.",
  table: "Largest customers",
  head: ["customer", "amount", "share"],
  date: (period: string | null) => (period === null ? "" : ` (${sayPeriod(period, "en")})`),
};

/** What the check of customers says. */
export const CUSTOMER_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    metrics: { arr: "ARR", mrr: "MRR", revenue: "chiffre d'affaires" },
    why: { pilot: "pilote", letter: "non signé", one_off: "ponctuel", ended: "terminé" },
    measures: {
      nrr: "rétention nette du revenu",
      grr: "rétention brute du revenu",
      customer_churn: "churn clients",
      revenue_churn: "churn de revenu",
    },
    customers: (count, andOthers) => (andOthers ? `${count} clients nommés et les autres` : `${count} clients`),
    input: "liste des clients avec ce que chacun paie",
    cohorts: "table de cohortes (clients ou revenu par mois d'arrivée)",
    cohortsOf: (f) => `ce que comptent les cohortes de ${f.list} (clients ou revenu)`,
    askCohortsOf: (f) => `Les chiffres de ${f.list} sont-ils des clients ou du revenu ?`,
    askForCohorts:
      "Merci d'envoyer clients et revenu par cohorte : une ligne par mois d'arrivée, une colonne par mois écoulé.",
    monthly: "par mois",
    yearly: "par an",
    cohortsHold: (f) =>
      `Les ${f.cohorts} cohortes de ${f.list} font ${f.sum} : ${f.metric}, comme le dit ${f.place} (${f.stated}).`,
    cohortsDiffer: (f) =>
      `Les ${f.cohorts} cohortes de ${f.list} font ${f.sum} ; ${f.place} dit ${f.stated} (${f.metric}).`,
    cohortsComputed: (f) => `Les ${f.cohorts} cohortes de ${f.list} font ${f.sum} : ${f.metric}.`,
    askCohorts: (f) =>
      `${f.metric} : quels clients sont dans ${f.stated} et pas dans les cohortes, qui font ${f.sum} ?`,
    cohortsKept: (f) => `Sur ${f.cohorts} cohortes de ${f.list} : ${f.measure} de ${f.computed} ${f.rhythm}.`,
    cohortsKeptDiffer: (f) =>
      `Sur ${f.cohorts} cohortes de ${f.list} : ${f.measure} de ${f.computed} ${f.rhythm} ; ${f.place} dit ${f.stated}.`,
    cohortsGrow: (f) => `Des cohortes de clients qui grossissent après leur début, dans ${f.list} : ${f.parts}.`,
    askGrow: (f) =>
      `Comment une cohorte peut-elle avoir plus de clients qu'avant : ${f.parts} ? Les clients revenus sont-ils comptés comme nouveaux ?`,
    ask: "Merci d'envoyer la liste de tous les clients avec ce que chacun paie, le type de contrat, son début et sa fin.",
    holds: (f) =>
      `Les ${f.customers} de ${f.list} font ${f.sum} : c'est le ${f.metric} annoncé en ${f.place} (${f.stated}).`,
    differs: (f) =>
      `Les ${f.customers} de ${f.list} font ${f.sum} ; le ${f.metric} annoncé en ${f.place} est de ${f.stated}.`,
    computed: (f) => `Les ${f.customers} de ${f.list} font ${f.sum} de ${f.metric}.`,
    askBridge: (f) =>
      `Quels clients composent le ${f.metric} de ${f.stated} ? Votre liste fait ${f.sum}. Une liste à la même date qui y arrive suffit.`,
    bridgeImpact: (metric) => `Le prix du tour est un multiple de ce ${metric}.`,
    ownTotal: (f) => `Le total de la liste dit ${f.printed} ; ses lignes font ${f.sum}.`,
    askTotal: (f) => `Quelles lignes manquent dans la liste des clients, ${f.printed} contre ${f.sum} ?`,
    top: (f) => `${f.name} en fait ${f.one}, les ${f.count} plus grands ${f.five}.`,
    askTop: (f) =>
      `Qu'est-ce qui lie ${f.name} (${f.one}) à vous : fin de contrat, préavis, que se passe-t-il s'il part ?`,
    topImpact: "Le départ d'un seul client emporterait cette part du revenu.",
    counted: (f) => `Le ${f.metric} annoncé compte ${f.sum} (${f.share}) qui n'est pas récurrent : ${f.parts}.`,
    among: (f) => `La liste de ${f.metric} contient ${f.sum} (${f.share}) qui n'est pas récurrent : ${f.parts}.`,
    leftOut: (f) =>
      `Pilotes, non signés, terminés et ponctuels (${f.sum}) ne sont pas comptés dans le ${f.metric} annoncé.`,
    askCounted: (f) =>
      `Confirmez-vous que le ${f.metric} des contrats signés et récurrents est de ${f.without} ? Sinon, merci d'envoyer les contrats des autres.`,
    countedImpact: (f) => `Sans cela le ${f.metric} est de ${f.without}.`,
    kept: (f) =>
      `Clients de ${f.from} en ${f.to} : ${f.start} − ${f.lost} perdus − ${f.less} en moins + ${f.more} en plus = ${f.end} : rétention nette ${f.nrr} ; ${f.logos} partis.`,
    keptAgrees: (f) => `La ${f.measure} annoncée de ${f.stated} est celle que donne la liste (${f.computed}).`,
    keptDiffers: (f) => `La liste des clients donne une ${f.measure} de ${f.computed} ; ${f.place} dit ${f.stated}.`,
    askKept: (f) =>
      `Comment comptez-vous la ${f.measure} de ${f.stated} ? Sur les mêmes clients et douze mois votre liste donne ${f.computed}.`,
    askCohortsKept: (f) =>
      `Comment est compté le ${f.measure} de ${f.stated} ? Vos cohortes (${f.list}) donnent ${f.computed} ${f.rhythm}.`,
    atMost: (share) => `au plus ${share}`,
    claims: {
      count: {
        holds: (f) => `${f.list} compte autant de clients qu'annoncé : ${f.stated}.`,
        differs: (f) => `${f.place} annonce ${f.stated} ; ${f.list} en compte ${f.given}.`,
        ask: (f) =>
          `Qui sont les autres : ${f.stated} annoncés, ${f.given} dans votre liste, dont la somme tombe pourtant juste ?`,
        impact: "Moins de clients qu'annoncé, c'est plus de revenu par client, et plus à perdre avec chacun.",
      },
      largest: {
        holds: (f) => `Le premier client pèse ce qui est annoncé (${f.stated}) : ${f.name}, ${f.given}.`,
        differs: (f) =>
          `Le premier client pèserait ${f.stated} (${f.place}) ; dans ${f.list}, ${f.name} pèse ${f.given}.`,
        ask: (f) =>
          `${f.name} pèse ${f.given} de votre liste et non ${f.stated} : de quoi cette part est-elle comptée ?`,
        impact: "Le départ d'un seul client emporterait cette part du revenu.",
      },
    },
    keptImpact: "La rétention décide de ce que vaut un client et de la croissance à racheter chaque année.",
    table: "Plus grands clients",
    head: ["client", "montant", "part"],
    date: (period) => (period === null ? "" : ` (${sayPeriod(period, "fr")})`),
  },
  pt: {
    metrics: { arr: "ARR", mrr: "MRR", revenue: "receita" },
    why: { pilot: "piloto", letter: "não assinado", one_off: "pontual", ended: "encerrado" },
    measures: {
      nrr: "retenção líquida de receita",
      grr: "retenção bruta de receita",
      customer_churn: "churn de clientes",
      revenue_churn: "churn de receita",
    },
    customers: (count, andOthers) => (andOthers ? `${count} clientes nomeados e os demais` : `${count} clientes`),
    input: "lista de clientes com o que cada um paga",
    cohorts: "tabela de coortes (clientes ou receita por mês de entrada)",
    cohortsOf: (f) => `o que contam as coortes de ${f.list} (clientes ou receita)`,
    askCohortsOf: (f) => `Os números de ${f.list} são clientes ou receita?`,
    askForCohorts:
      "Favor enviar clientes e receita por coorte: uma linha por mês de entrada, uma coluna por mês decorrido.",
    monthly: "ao mês",
    yearly: "ao ano",
    cohortsHold: (f) =>
      `As ${f.cohorts} coortes de ${f.list} somam ${f.sum}: ${f.metric}, como diz ${f.place} (${f.stated}).`,
    cohortsDiffer: (f) =>
      `As ${f.cohorts} coortes de ${f.list} somam ${f.sum}; ${f.place} diz ${f.stated} (${f.metric}).`,
    cohortsComputed: (f) => `As ${f.cohorts} coortes de ${f.list} somam ${f.sum}: ${f.metric}.`,
    askCohorts: (f) => `${f.metric}: que clientes estão em ${f.stated} e não nas coortes, que somam ${f.sum}?`,
    cohortsKept: (f) => `Em ${f.cohorts} coortes de ${f.list}: ${f.measure} de ${f.computed} ${f.rhythm}.`,
    cohortsKeptDiffer: (f) =>
      `Em ${f.cohorts} coortes de ${f.list}: ${f.measure} de ${f.computed} ${f.rhythm}; ${f.place} diz ${f.stated}.`,
    cohortsGrow: (f) => `Coortes de clientes que crescem depois do começo, em ${f.list}: ${f.parts}.`,
    askGrow: (f) =>
      `Como uma coorte pode ter mais clientes do que antes: ${f.parts}? Clientes que voltaram são contados como novos?`,
    ask: "Favor enviar a lista de todos os clientes com o que cada um paga, tipo de contrato, início e fim.",
    holds: (f) =>
      `Os ${f.customers} de ${f.list} somam ${f.sum}: é o ${f.metric} declarado em ${f.place} (${f.stated}).`,
    differs: (f) =>
      `Os ${f.customers} de ${f.list} somam ${f.sum}; o ${f.metric} declarado em ${f.place} é ${f.stated}.`,
    computed: (f) => `Os ${f.customers} de ${f.list} somam ${f.sum} de ${f.metric}.`,
    askBridge: (f) =>
      `Quais clientes compõem o ${f.metric} de ${f.stated}? A sua lista soma ${f.sum}. Uma lista da mesma data que chegue lá resolve.`,
    bridgeImpact: (metric) => `O preço da rodada é um múltiplo deste valor: ${metric}.`,
    ownTotal: (f) => `O total da lista diz ${f.printed}; as linhas somam ${f.sum}.`,
    askTotal: (f) => `Quais linhas faltam na lista de clientes, ${f.printed} contra ${f.sum}?`,
    top: (f) => `${f.name} representa ${f.one}, os ${f.count} maiores ${f.five}.`,
    askTop: (f) =>
      `O que prende ${f.name} (${f.one}) à empresa: fim do contrato, aviso prévio, o que acontece se sair?`,
    topImpact: "A saída de um só cliente levaria esta parte da receita.",
    counted: (f) => `O ${f.metric} declarado conta ${f.sum} (${f.share}) que não é recorrente: ${f.parts}.`,
    among: (f) => `A lista de ${f.metric} contém ${f.sum} (${f.share}) que não é recorrente: ${f.parts}.`,
    leftOut: (f) => `Pilotos, não assinados, encerrados e pontuais (${f.sum}) ficam fora do ${f.metric} declarado.`,
    askCounted: (f) =>
      `Concorda que o ${f.metric} dos contratos assinados e recorrentes é ${f.without}? Senão, favor enviar os contratos dos outros.`,
    countedImpact: (f) => `Sem isso o ${f.metric} é ${f.without}.`,
    kept: (f) =>
      `Clientes de ${f.from} em ${f.to}: ${f.start} − ${f.lost} perdidos − ${f.less} a menos + ${f.more} a mais = ${f.end}: retenção líquida ${f.nrr}; ${f.logos} saíram.`,
    keptAgrees: (f) => `A ${f.measure} declarada de ${f.stated} é a que a lista dá (${f.computed}).`,
    keptDiffers: (f) => `A lista de clientes dá ${f.measure} de ${f.computed}; ${f.place} diz ${f.stated}.`,
    askKept: (f) =>
      `Como se conta a ${f.measure} de ${f.stated}? Sobre os mesmos clientes e doze meses a lista dá ${f.computed}.`,
    askCohortsKept: (f) =>
      `Como se conta o ${f.measure} de ${f.stated}? As suas coortes (${f.list}) dão ${f.computed} ${f.rhythm}.`,
    atMost: (share) => `no máximo ${share}`,
    claims: {
      count: {
        holds: (f) => `${f.list} tem tantos clientes quanto se declara: ${f.stated}.`,
        differs: (f) => `${f.place} diz ${f.stated}; ${f.list} tem ${f.given}.`,
        ask: (f) => `Quem são os outros: ${f.stated} declarados, ${f.given} na sua lista, cuja soma confere?`,
        impact: "Menos clientes do que se diz é mais receita por cliente, e mais a perder com cada um.",
      },
      largest: {
        holds: (f) => `O maior cliente pesa o que se declara (${f.stated}): ${f.name}, ${f.given}.`,
        differs: (f) => `O maior cliente pesaria ${f.stated} (${f.place}); em ${f.list}, ${f.name} pesa ${f.given}.`,
        ask: (f) => `${f.name} pesa ${f.given} da sua lista e não ${f.stated}: de que se conta essa parte?`,
        impact: "A saída de um só cliente levaria esta parte da receita.",
      },
    },
    keptImpact: "A retenção decide quanto vale um cliente e quanto crescimento é preciso comprar de novo a cada ano.",
    table: "Maiores clientes",
    head: ["cliente", "valor", "parte"],
    date: (period) => (period === null ? "" : ` (${sayPeriod(period, "pt")})`),
  },
};
