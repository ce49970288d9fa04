import type { Catalogue } from "../catalogue.ts";

interface OrderFacts {
  small: string;
  smallSaid: string;
  large: string;
  largeSaid: string;
}

interface GrowthFacts {
  stated: string;
  from: string;
  fromYear: string;
  to: string;
  toYear: string;
  computed: string;
}

interface CountFacts {
  count: string;
  price: string;
  sum: string;
  market: string;
  stated: string;
}

type TwiceFacts = Record<"name" | "one" | "other", string>;
type BesideFacts = Record<"sum" | "tam" | "share", string>;

const en = {
  names: { tam: "TAM", sam: "SAM", som: "SOM" } as Record<string, string>,
  size: "size of the market",
  askSize: "How large is the market, counted from below: how many customers could buy, at what price?",
  beside: "a part of it to hold it against: SAM, SOM, or customers × price",
  askBeside: "Which part of the market can you serve, counted from below: how many customers, at what price a year?",
  ordered: (f: OrderFacts) => `${f.small} ${f.smallSaid} lies within ${f.large} ${f.largeSaid}.`,
  disordered: (f: OrderFacts) =>
    `${f.small} ${f.smallSaid} is larger than ${f.large} ${f.largeSaid}, of which it is said to be a part.`,
  askOrder: (f: OrderFacts) => `How can ${f.small} (${f.smallSaid}) be larger than ${f.large} (${f.largeSaid})?`,
  twice: (f: TwiceFacts) => `${f.name} is told in two sizes: ${f.one} and ${f.other}.`,
  askTwice: (f: TwiceFacts) => `Which market is the ${f.name} of ${f.one}, and which the one of ${f.other}?`,
  besideTam: (f: BesideFacts) => `Counted from below the market comes to ${f.sum}: ${f.share} of the TAM of ${f.tam}.`,
  askBesideTam: (f: BesideFacts) =>
    `How many customers at what price make up the TAM of ${f.tam}? Your count comes to ${f.sum}.`,
  growthHolds: (f: GrowthFacts) =>
    `A growth of ${f.stated} a year leads from ${f.from} (${f.fromYear}) to ${f.to} (${f.toYear}).`,
  growthOff: (f: GrowthFacts) =>
    `From ${f.from} (${f.fromYear}) to ${f.to} (${f.toYear}) is ${f.computed} a year, not ${f.stated}.`,
  askGrowth: (f: GrowthFacts) =>
    `Which study gives the market's growth: ${f.stated} a year, or from ${f.from} to ${f.to}, which is ${f.computed}?`,
  countHolds: (f: CountFacts) => `${f.count} at ${f.price} a year come to ${f.sum}: the ${f.market} of ${f.stated}.`,
  countOff: (f: CountFacts) =>
    `${f.count} at ${f.price} a year come to ${f.sum}, not to the ${f.market} of ${f.stated}.`,
  askCount: (f: CountFacts) =>
    `${f.count} at ${f.price} a year come to ${f.sum}: how was the ${f.market} of ${f.stated} counted?`,
  impact: "It changes how large the company can become.",
};

/** What the check of the market says. */
export const MARKET_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    names: { tam: "TAM", sam: "SAM", som: "SOM" },
    size: "taille du marché",
    askSize: "Quelle est la taille du marché, comptée par le bas : combien de clients possibles, à quel prix ?",
    beside: "une partie à lui comparer : SAM, SOM, ou clients × prix",
    askBeside:
      "Quelle partie du marché pouvez-vous servir, comptée par le bas : combien de clients, à quel prix par an ?",
    ordered: (f) => `Le ${f.small} de ${f.smallSaid} tient dans le ${f.large} de ${f.largeSaid}.`,
    disordered: (f) =>
      `Le ${f.small} de ${f.smallSaid} est plus grand que le ${f.large} de ${f.largeSaid}, dont il serait une partie.`,
    askOrder: (f) => `Comment le ${f.small} (${f.smallSaid}) peut-il dépasser le ${f.large} (${f.largeSaid}) ?`,
    twice: (f) => `${f.name} : deux tailles sont annoncées, ${f.one} et ${f.other}.`,
    askTwice: (f) => `De quel marché parle le ${f.name} de ${f.one}, et de quel autre celui de ${f.other} ?`,
    besideTam: (f) => `Compté par le bas, le marché fait ${f.sum} : ${f.share} du TAM de ${f.tam}.`,
    askBesideTam: (f) => `Combien de clients à quel prix font le TAM de ${f.tam} ? Votre compte donne ${f.sum}.`,
    growthHolds: (f) =>
      `Une croissance de ${f.stated} par an mène bien de ${f.from} (${f.fromYear}) à ${f.to} (${f.toYear}).`,
    growthOff: (f) =>
      `De ${f.from} (${f.fromYear}) à ${f.to} (${f.toYear}), cela fait ${f.computed} par an, et non ${f.stated}.`,
    askGrowth: (f) =>
      `Quelle étude donne la croissance du marché : ${f.stated} par an, ou de ${f.from} à ${f.to}, soit ${f.computed} ?`,
    countHolds: (f) => `${f.count} à ${f.price} par an font ${f.sum} : le ${f.market} de ${f.stated}.`,
    countOff: (f) => `${f.count} à ${f.price} par an font ${f.sum}, et non le ${f.market} de ${f.stated}.`,
    askCount: (f) =>
      `${f.count} à ${f.price} par an font ${f.sum} : comment le ${f.market} de ${f.stated} a-t-il été compté ?`,
    impact: "Cela change la taille que la société peut atteindre.",
  },
  pt: {
    names: { tam: "TAM", sam: "SAM", som: "SOM" },
    size: "tamanho do mercado",
    askSize: "Qual é o tamanho do mercado, contado de baixo: quantos clientes possíveis, a que preço?",
    beside: "uma parte para comparar: SAM, SOM, ou clientes × preço",
    askBeside: "Que parte do mercado vocês podem atender, contada de baixo: quantos clientes, a que preço por ano?",
    ordered: (f) => `O ${f.small} de ${f.smallSaid} cabe no ${f.large} de ${f.largeSaid}.`,
    disordered: (f) =>
      `O ${f.small} de ${f.smallSaid} é maior que o ${f.large} de ${f.largeSaid}, do qual seria parte.`,
    askOrder: (f) => `Como o ${f.small} (${f.smallSaid}) pode ser maior que o ${f.large} (${f.largeSaid})?`,
    twice: (f) => `${f.name}: declaram-se dois tamanhos, ${f.one} e ${f.other}.`,
    askTwice: (f) => `De que mercado fala o ${f.name} de ${f.one}, e de qual o de ${f.other}?`,
    besideTam: (f) => `Contado de baixo para cima, o mercado dá ${f.sum}: ${f.share} do TAM de ${f.tam}.`,
    askBesideTam: (f) => `Quantos clientes a que preço formam o TAM de ${f.tam}? A sua conta dá ${f.sum}.`,
    growthHolds: (f) =>
      `Um crescimento de ${f.stated} ao ano leva de ${f.from} (${f.fromYear}) a ${f.to} (${f.toYear}).`,
    growthOff: (f) =>
      `De ${f.from} (${f.fromYear}) a ${f.to} (${f.toYear}) são ${f.computed} ao ano, e não ${f.stated}.`,
    askGrowth: (f) =>
      `Que estudo dá o crescimento do mercado: ${f.stated} ao ano, ou de ${f.from} a ${f.to}, que são ${f.computed}?`,
    countHolds: (f) => `${f.count} a ${f.price} por ano somam ${f.sum}: o ${f.market} de ${f.stated}.`,
    countOff: (f) => `${f.count} a ${f.price} por ano somam ${f.sum}, e não o ${f.market} de ${f.stated}.`,
    askCount: (f) => `${f.count} a ${f.price} por ano somam ${f.sum}: como foi contado o ${f.market} de ${f.stated}?`,
    impact: "Muda o tamanho que a empresa pode atingir.",
  },
};
