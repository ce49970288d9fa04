import type { Catalogue } from "../catalogue.ts";

interface Converted {
  holder: string;
  kind: string;
  amount: string;
  by: string;
  price: string;
  shares: string;
  owned: string;
  /** Where the pre-money does not count what converts; null where it is known which. */
  other: string | null;
}

/** A round as one document states it. */
type Version = Record<"preMoney" | "amount" | "place" | "owned", string>;

/** A term of a paper as two documents say it. */
type Differing = Record<"holder" | "term" | "one" | "where" | "other" | "elsewhere", string>;

const en = {
  papers: "SAFE, BSA AIR, convertible note or mútuo conversível",
  askPapers:
    "Is there any SAFE, BSA AIR, convertible note or mútuo outstanding? If so: amount, cap, discount, interest and date of each.",
  askTerm: ({ name }: { name: string }): string => `Please state: ${name}.`,
  preMoney: "pre-money valuation of the round",
  amount: "amount of the round",
  shares: "fully diluted shares before the round",
  closing: "closing date, until which interest runs",
  gaps: {
    kind: ({ holder }: { holder: string }): string => `kind of paper (${holder})`,
    pre_or_post: ({ holder }: { holder: string }): string => `pre- or post-money SAFE (${holder})`,
    amount: ({ holder }: { holder: string }): string => `amount (${holder})`,
    issued: ({ holder }: { holder: string }): string => `date of issue (${holder})`,
    rate: ({ holder }: { holder: string }): string => `rate of interest as a number (${holder})`,
    terms: ({ holder }: { holder: string }): string => `cap and discount, each with one value (${holder})`,
  },
  terms: { amount: "amount", cap: "cap", floor: "floor", discount: "discount", interest: "interest" },
  differs: ({ holder, term, one, where, other, elsewhere }: Differing): string =>
    `${holder}: the ${term} is ${one} in ${where} and ${other} in ${elsewhere}; nothing is converted until it is known.`,
  impactDiffers: "The shares this paper becomes, and everybody's part after the round, depend on it.",
  askDiffers: ({ holder, term, one, other }: Differing): string =>
    `Which ${term} does the signed paper of ${holder} state, ${one} or ${other}?`,
  asIn: (place: string): string => `By ${place}: `,
  roundSaid: (said: Version): string =>
    `${said.preMoney} pre-money and ${said.amount} of new money in ${said.place} (the new money owns ${said.owned})`,
  roundDiffers: (versions: string): string =>
    `The documents state two rounds: ${versions}. The papers are converted under each.`,
  impactRound: "The price of the round, and everybody's part after it, depend on which one holds.",
  askRound: (places: string): string => `Which terms of the round hold: ${places}?`,
  kinds: {
    safe_post: "post-money SAFE",
    safe_pre: "pre-money SAFE",
    bsa_air: "BSA AIR",
    note: "convertible note",
    mutuo: "mútuo conversível",
  },
  by: { cap: "at the cap", discount: "at the discount", floor: "at the floor", round: "at the round's price" },
  converts: ({ holder, kind, amount, by, price, shares, owned, other }: Converted): string =>
    `${holder}: ${kind} of ${amount} converts ${by}, ${price} a share, into ${shares} shares: ${owned} after the round${other === null || other === owned ? "" : ` (${other} where the conversion comes on top of the pre-money)`}.`,
  until: (day: string): string =>
    `Interest is counted to ${day}, the day of this review, because the papers give no single date for the closing; another day gives other shares.`,
  title: {
    one: "After the round",
    inside: "After the round, conversion inside the pre-money",
    outside: "After the round, conversion on top of the pre-money",
  },
  holder: "Holder",
  price: "Price per share",
  sharesHead: "Shares",
  owns: "Owns",
  existing: "Shares before the round",
  poolIncrease: "Increase of the pool",
  newMoney: "New money",
  total: "Total",
  note: "Whole shares, rounded down. Interest is simple, over actual days of a year of 365, or of 360 where the paper says so. A post-money SAFE's cap counts everything that converts; the caps of notes, mútuos and BSA AIR count the shares before the round; a pre-money SAFE's also the pool's increase.",
};

/** What the check of convertible papers says. */
export const INSTRUMENT_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    papers: "BSA AIR, SAFE, obligation convertible ou mútuo conversível",
    askPapers:
      "Y a-t-il des BSA AIR, SAFE, obligations convertibles ou mútuos en cours ? Si oui : montant, plafond, décote, intérêt et date de chacun.",
    askTerm: ({ name }) => `Merci de préciser : ${name}.`,
    preMoney: "valorisation pré-money du tour",
    amount: "montant du tour",
    shares: "actions pleinement diluées avant le tour",
    closing: "date du closing, jusqu'à laquelle court l'intérêt",
    gaps: {
      kind: ({ holder }) => `nature du titre (${holder})`,
      pre_or_post: ({ holder }) => `SAFE pré- ou post-money (${holder})`,
      amount: ({ holder }) => `montant (${holder})`,
      issued: ({ holder }) => `date d'émission (${holder})`,
      rate: ({ holder }) => `taux d'intérêt chiffré (${holder})`,
      terms: ({ holder }) => `plafond et décote, chacun avec une seule valeur (${holder})`,
    },
    terms: { amount: "montant", cap: "plafond", floor: "plancher", discount: "décote", interest: "taux d'intérêt" },
    differs: ({ holder, term, one, where, other, elsewhere }) =>
      `${holder} (${term}) : ${one} dans ${where}, ${other} dans ${elsewhere} ; rien n'est converti tant qu'on ne sait pas.`,
    impactDiffers: "Les actions que ce titre devient, et la part de chacun après le tour, en dépendent.",
    askDiffers: ({ holder, term, one, other }) =>
      `Que dit le titre signé de ${holder} (${term}) : ${one} ou ${other} ?`,
    asIn: (place) => `Selon ${place} : `,
    roundSaid: (said) =>
      `${said.preMoney} pré-money et ${said.amount} d'argent frais dans ${said.place} (l'argent frais détient ${said.owned})`,
    roundDiffers: (versions) =>
      `Les documents annoncent deux tours : ${versions}. Les titres sont convertis selon chacun.`,
    impactRound: "Le prix du tour, et la part de chacun ensuite, dépendent de celui qui vaut.",
    askRound: (places) => `Quelles conditions du tour valent : ${places} ?`,
    kinds: {
      safe_post: "SAFE post-money",
      safe_pre: "SAFE pré-money",
      bsa_air: "BSA AIR",
      note: "obligation convertible",
      mutuo: "mútuo conversível",
    },
    by: { cap: "au plafond", discount: "avec la décote", floor: "au plancher", round: "au prix du tour" },
    converts: ({ holder, kind, amount, by, price, shares, owned, other }) =>
      `${holder} : ${kind} de ${amount} se convertit ${by}, ${price} l'action, en ${shares} actions : ${owned} après le tour${other === null || other === owned ? "" : ` (${other} si la conversion vient en plus de la pré-money)`}.`,
    until: (day) =>
      `L'intérêt est compté jusqu'au ${day}, jour de cette revue, car les documents ne donnent pas une seule date de closing ; un autre jour donne d'autres actions.`,
    title: {
      one: "Après le tour",
      inside: "Après le tour, conversion comprise dans la pré-money",
      outside: "Après le tour, conversion en plus de la pré-money",
    },
    holder: "Détenteur",
    price: "Prix par action",
    sharesHead: "Actions",
    owns: "Détient",
    existing: "Actions avant le tour",
    poolIncrease: "Augmentation du pool",
    newMoney: "Argent frais",
    total: "Total",
    note: "Actions entières, arrondies vers le bas. Intérêt simple, en jours réels sur une année de 365, ou de 360 si le titre le dit. Le plafond d'un SAFE post-money compte tout ce qui est converti ; ceux des obligations, mútuos et BSA AIR comptent les actions avant le tour ; celui d'un SAFE pré-money aussi l'augmentation du pool.",
  },
  pt: {
    papers: "mútuo conversível, SAFE, BSA AIR ou nota conversível",
    askPapers:
      "Há mútuos conversíveis, SAFEs, BSA AIR ou notas conversíveis em aberto? Se sim: valor, cap, desconto, juros e data de cada um.",
    askTerm: ({ name }) => `Favor informar: ${name}.`,
    preMoney: "valuation pre-money da rodada",
    amount: "valor da rodada",
    shares: "ações totalmente diluídas antes da rodada",
    closing: "data de fechamento, até a qual correm os juros",
    gaps: {
      kind: ({ holder }) => `tipo de título (${holder})`,
      pre_or_post: ({ holder }) => `SAFE pre- ou post-money (${holder})`,
      amount: ({ holder }) => `valor (${holder})`,
      issued: ({ holder }) => `data de emissão (${holder})`,
      rate: ({ holder }) => `taxa de juros em número (${holder})`,
      terms: ({ holder }) => `teto e desconto, cada um com um só valor (${holder})`,
    },
    terms: { amount: "valor", cap: "teto", floor: "piso", discount: "desconto", interest: "juros" },
    differs: ({ holder, term, one, where, other, elsewhere }) =>
      `${holder} (${term}): ${one} em ${where}, ${other} em ${elsewhere}; nada é convertido até que se saiba.`,
    impactDiffers: "As ações em que este título se transforma, e a parte de cada um após a rodada, dependem disso.",
    askDiffers: ({ holder, term, one, other }) =>
      `O que diz o título assinado de ${holder} (${term}): ${one} ou ${other}?`,
    asIn: (place) => `Segundo ${place}: `,
    roundSaid: (said) =>
      `${said.preMoney} pre-money e ${said.amount} de dinheiro novo em ${said.place} (o dinheiro novo fica com ${said.owned})`,
    roundDiffers: (versions) =>
      `Os documentos anunciam duas rodadas: ${versions}. Os títulos são convertidos segundo cada uma.`,
    impactRound: "O preço da rodada, e a parte de cada um depois dela, dependem de qual vale.",
    askRound: (places) => `Quais condições da rodada valem: ${places}?`,
    kinds: {
      safe_post: "SAFE post-money",
      safe_pre: "SAFE pre-money",
      bsa_air: "BSA AIR",
      note: "nota conversível",
      mutuo: "mútuo conversível",
    },
    by: { cap: "pelo cap", discount: "com o desconto", floor: "pelo piso", round: "pelo preço da rodada" },
    converts: ({ holder, kind, amount, by, price, shares, owned, other }) =>
      `${holder}: ${kind} de ${amount} converte ${by}, ${price} por ação, em ${shares} ações: ${owned} depois da rodada${other === null || other === owned ? "" : ` (${other} se a conversão vier além do pre-money)`}.`,
    until: (day) =>
      `Os juros contam até ${day}, dia desta revisão, porque os documentos não dão uma única data de fechamento; outro dia dá outras ações.`,
    title: {
      one: "Depois da rodada",
      inside: "Depois da rodada, conversão dentro do pre-money",
      outside: "Depois da rodada, conversão além do pre-money",
    },
    holder: "Titular",
    price: "Preço por ação",
    sharesHead: "Ações",
    owns: "Detém",
    existing: "Ações antes da rodada",
    poolIncrease: "Aumento do pool",
    newMoney: "Dinheiro novo",
    total: "Total",
    note: "Ações inteiras, arredondadas para baixo. Juros simples, em dias corridos de um ano de 365, ou de 360 se o título disser. O cap de um SAFE post-money conta tudo o que converte; os de notas, mútuos e BSA AIR contam as ações antes da rodada; o de um SAFE pre-money também o aumento do pool.",
  },
};
