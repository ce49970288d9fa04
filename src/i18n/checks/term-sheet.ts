import type { Catalogue } from "../catalogue.ts";

type Difference = Record<"name" | "here" | "there" | "where", string>;

type Worded = Readonly<Record<string, (value: string) => string>>;
const worded = (words: Readonly<Record<string, string>>) => (value: string) => words[value] ?? value;

/** A part of a right, short, as it stands in a sum: "2 founders", "cliff of 12 months". */
const PARTS: Record<"en" | "fr" | "pt", Worded> = {
  en: {
    multiple: (value) => `${value}x`,
    cap: (value) => `capped at ${value}x`,
    participation: worded({ none: "non-participating", full: "participating", capped: "participating, capped" }),
    antiDilution: worded({ full_ratchet: "full ratchet", weighted_average: "weighted average", none: "none" }),
    base: worded({ broad: "broad-based", narrow: "narrow-based" }),
    seats: (value) => `${value} seats`,
    founders: (value) => `founders ${value}`,
    investors: (value) => `investors ${value}`,
    independent: (value) => `independent ${value}`,
    over: (value) => `${value} months`,
    cliff: (value) => `cliff of ${value} months`,
  },
  fr: {
    multiple: (value) => `${value.replace(".", ",")}x`,
    cap: (value) => `plafonnée à ${value.replace(".", ",")}x`,
    participation: worded({ none: "non participante", full: "participante", capped: "participante, plafonnée" }),
    antiDilution: worded({ full_ratchet: "full ratchet", weighted_average: "moyenne pondérée", none: "aucune" }),
    base: worded({ broad: "base large", narrow: "base étroite" }),
    seats: (value) => `${value} sièges`,
    founders: (value) => `fondateurs ${value}`,
    investors: (value) => `investisseurs ${value}`,
    independent: (value) => `indépendants ${value}`,
    over: (value) => `${value} mois`,
    cliff: (value) => `cliff de ${value} mois`,
  },
  pt: {
    multiple: (value) => `${value.replace(".", ",")}x`,
    cap: (value) => `limitada a ${value.replace(".", ",")}x`,
    participation: worded({ none: "não participante", full: "participante", capped: "participante, limitada" }),
    antiDilution: worded({ full_ratchet: "full ratchet", weighted_average: "média ponderada", none: "nenhuma" }),
    base: worded({ broad: "base ampla", narrow: "base restrita" }),
    seats: (value) => `${value} assentos`,
    founders: (value) => `fundadores ${value}`,
    investors: (value) => `investidores ${value}`,
    independent: (value) => `independentes ${value}`,
    over: (value) => `${value} meses`,
    cliff: (value) => `cliff de ${value} meses`,
  },
};

const en = {
  sheet: "term sheet",
  askSheet: "Please send the term sheet: price, amount, preference, anti-dilution, pro rata, board, vesting.",
  askTerm: ({ name }: { name: string }): string => `The term sheet does not say it: ${name}.`,
  figures: {
    valuation_pre_money: "Pre-money valuation",
    valuation_post_money: "Post-money valuation",
    round_size: "Amount of the round",
    share_price: "Price per share",
  },
  terms: {
    preference: "Liquidation preference",
    antiDilution: "Anti-dilution",
    proRata: "Pro rata right",
    board: "Board",
    vesting: "Founders' vesting",
  },
  same: ({ name, here, where }: Difference): string => `${name}: ${here}, as in ${where}.`,
  differs: ({ name, here, there, where }: Difference): string =>
    `${name}: the term sheet says ${here}, ${where} says ${there}.`,
  askDiffers: ({ name, here, there }: Difference): string =>
    `${name}: is it ${here}, as the term sheet says, or ${there}? If the term sheet covers part of the round only, who brings the rest, and on the same terms?`,
  impactPrice: "It changes the price you pay and the share you get.",
  asRead: "The terms as the term sheet says them",
  term: "Term",
  says: "What it says",
  place: "Place",
  part: ({ name, value }: { name: string; value: string }): string => PARTS.en[name]?.(value) ?? value,
  impactTold: "What you sign is the term sheet; what you were told is the deck.",
  askTold: ({ name, here, there }: Difference): string =>
    `${name}: the term sheet says “${here}”, the deck told “${there}”. Which was agreed, and will the other paper be changed?`,
  multiple: ({ multiple }: { multiple: string }): string =>
    `The liquidation preference is ${multiple} the money put in: more than the usual 1x.`,
  impactMultiple: "Whoever holds it is paid several times before anybody else gets anything.",
  askMultiple: ({ said }: { said: string }): string =>
    `Who holds this preference (“${said}”), and does your ticket get it too?`,
  participatingCapped: ({ cap }: { cap: string }): string =>
    `The preference is participating up to ${cap}: its holder is paid first, shares in the rest, and stops at ${cap} of the money put in or converts.`,
  participating: "The preference is participating without a cap: its holder is paid first and shares in the rest.",
  impactParticipating: "At a middling exit it takes from everybody who does not hold it.",
  askParticipating: ({ said }: { said: string }): string =>
    `Is the participation (“${said}”) meant to have no cap, and does your ticket get it too?`,
  usualPreference: "The preference is 1x and non-participating, as is usual.",
  fullRatchet: "Anti-dilution is a full ratchet: one share sold below this price resets the price of all of them.",
  impactRatchet: "In a lower round it takes shares from everybody without it, and later investors ask for its removal.",
  askRatchet: "Who benefits from the full ratchet, and would a broad-based weighted average be accepted?",
  broadAverage: "Anti-dilution is a broad-based weighted average, as is usual.",
  weightedAverage: "Anti-dilution is a weighted average; whether it is broad-based, as is usual, is not said.",
  narrowAverage:
    "Anti-dilution is a narrow-based weighted average: options and papers that convert are not counted, so the price falls further than with the usual broad-based one.",
  impactNarrow: "In a lower round its holders get more shares, at the cost of everybody without it.",
  askNarrow: "Who benefits from the narrow-based average, and would a broad-based one be accepted?",
  noProRata: "The term sheet gives no pro rata right.",
  impactProRata: "Without it you cannot keep your share in the next rounds.",
  askProRata: "Can your ticket have a pro rata right in the next round?",
};

/** What the check of the term sheet says. */
export const TERM_SHEET_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    sheet: "term sheet",
    askSheet: "Merci d'envoyer le term sheet : prix, montant, préférence, anti-dilution, pro rata, conseil, vesting.",
    askTerm: ({ name }) => `Le term sheet ne le dit pas : ${name}.`,
    figures: {
      valuation_pre_money: "Valorisation pré-money",
      valuation_post_money: "Valorisation post-money",
      round_size: "Montant du tour",
      share_price: "Prix par action",
    },
    terms: {
      preference: "Préférence de liquidation",
      antiDilution: "Anti-dilution",
      proRata: "Droit de pro rata",
      board: "Conseil",
      vesting: "Vesting des fondateurs",
    },
    same: ({ name, here, where }) => `${name} : ${here}, comme indiqué ailleurs (${where}).`,
    differs: ({ name, here, there, where }) => `${name} : le term sheet dit ${here}, ${where} dit ${there}.`,
    askDiffers: ({ name, here, there }) =>
      `${name} : est-ce ${here}, comme le dit le term sheet, ou ${there} ? Si le term sheet ne couvre qu'une partie du tour, qui apporte le reste, et aux mêmes conditions ?`,
    impactPrice: "Cela change le prix que vous payez et la part que vous recevez.",
    asRead: "Les termes tels que le term sheet les dit",
    term: "Terme",
    says: "Ce qu'il dit",
    place: "Lieu",
    part: ({ name, value }) => PARTS.fr[name]?.(value) ?? value,
    impactTold: "Ce que vous signez est le term sheet ; ce qu'on vous a dit est le deck.",
    askTold: ({ name, here, there }) =>
      `${name} : le term sheet dit « ${here} », le deck annonçait « ${there} ». Qu'est-ce qui a été convenu, et l'autre document sera-t-il corrigé ?`,
    multiple: ({ multiple }) => `La préférence de liquidation est de ${multiple} la mise : plus que le 1x habituel.`,
    impactMultiple: "Qui la détient est payé plusieurs fois avant que quiconque reçoive quoi que ce soit.",
    askMultiple: ({ said }) => `Qui détient cette préférence (« ${said} »), et votre ticket l'a-t-il aussi ?`,
    participatingCapped: ({ cap }) =>
      `La préférence est participante jusqu'à ${cap} : son détenteur est payé d'abord, partage le reste, et s'arrête à ${cap} de sa mise ou convertit.`,
    participating: "La préférence est participante sans plafond : son détenteur est payé d'abord et partage le reste.",
    impactParticipating: "À une sortie moyenne, elle prend à tous ceux qui ne l'ont pas.",
    askParticipating: ({ said }) =>
      `La participation (« ${said} ») est-elle bien sans plafond, et votre ticket l'a-t-il aussi ?`,
    usualPreference: "La préférence est de 1x et non participante, comme d'usage.",
    fullRatchet:
      "L'anti-dilution est un full ratchet : une action vendue sous ce prix ramène le prix de toutes à celui-là.",
    impactRatchet:
      "Dans un tour plus bas, il prend des actions à tous ceux qui ne l'ont pas ; les investisseurs suivants en demandent la fin.",
    askRatchet: "À qui profite le full ratchet, et une moyenne pondérée à base large serait-elle acceptée ?",
    broadAverage: "L'anti-dilution est une moyenne pondérée à base large, comme d'usage.",
    weightedAverage:
      "L'anti-dilution est une moyenne pondérée ; si elle est à base large, comme d'usage, n'est pas dit.",
    narrowAverage:
      "L'anti-dilution est une moyenne pondérée à base étroite : options et titres convertibles n'y comptent pas, le prix baisse donc plus qu'avec la base large d'usage.",
    impactNarrow:
      "Dans un tour à prix inférieur, ses porteurs reçoivent plus d'actions, aux dépens de tous les autres.",
    askNarrow: "À qui profite la moyenne à base étroite, et une base large serait-elle acceptée ?",
    noProRata: "Le term sheet ne donne pas de droit de pro rata.",
    impactProRata: "Sans lui, vous ne pouvez pas garder votre part dans les tours suivants.",
    askProRata: "Votre ticket peut-il avoir un droit de pro rata au prochain tour ?",
  },
  pt: {
    sheet: "term sheet",
    askSheet: "Favor enviar o term sheet: preço, valor, preferência, antidiluição, pro rata, conselho, vesting.",
    askTerm: ({ name }) => `O term sheet não o diz: ${name}.`,
    figures: {
      valuation_pre_money: "Valuation pre-money",
      valuation_post_money: "Valuation post-money",
      round_size: "Valor da rodada",
      share_price: "Preço por ação",
    },
    terms: {
      preference: "Preferência de liquidação",
      antiDilution: "Antidiluição",
      proRata: "Direito de pro rata",
      board: "Conselho",
      vesting: "Vesting dos fundadores",
    },
    same: ({ name, here, where }) => `${name}: ${here}, como em ${where}.`,
    differs: ({ name, here, there, where }) => `${name}: o term sheet diz ${here}, ${where} diz ${there}.`,
    askDiffers: ({ name, here, there }) =>
      `${name}: é ${here}, como diz o term sheet, ou ${there}? Se o term sheet cobre só parte da rodada, quem traz o resto, e nas mesmas condições?`,
    impactPrice: "Muda o preço que você paga e a parte que recebe.",
    asRead: "Os termos como o term sheet os diz",
    term: "Termo",
    says: "O que diz",
    place: "Lugar",
    part: ({ name, value }) => PARTS.pt[name]?.(value) ?? value,
    impactTold: "O que você assina é o term sheet; o que lhe disseram está no deck.",
    askTold: ({ name, here, there }) =>
      `${name}: o term sheet diz “${here}”, o deck dizia “${there}”. O que foi combinado, e o outro documento será corrigido?`,
    multiple: ({ multiple }) =>
      `A preferência de liquidação é de ${multiple} o dinheiro investido: mais que o 1x usual.`,
    impactMultiple: "Quem a tem recebe várias vezes antes que qualquer outro receba algo.",
    askMultiple: ({ said }) => `Quem tem esta preferência (“${said}”), e o seu cheque também a tem?`,
    participatingCapped: ({ cap }) =>
      `A preferência é participante até ${cap}: o titular é pago primeiro, divide o resto e para em ${cap} do que investiu ou converte.`,
    participating: "A preferência é participante sem teto: quem a tem recebe primeiro e divide o resto.",
    impactParticipating: "Numa saída mediana, tira de todos os que não a têm.",
    askParticipating: ({ said }) => `A participação (“${said}”) é mesmo sem teto, e o seu cheque também a tem?`,
    usualPreference: "A preferência é de 1x e não participante, como é usual.",
    fullRatchet: "A antidiluição é full ratchet: uma ação vendida abaixo deste preço reduz o preço de todas a ele.",
    impactRatchet:
      "Numa rodada mais baixa, tira ações de todos os que não o têm; os investidores seguintes pedem o fim dele.",
    askRatchet: "A quem beneficia o full ratchet, e uma média ponderada de base ampla seria aceita?",
    broadAverage: "A antidiluição é média ponderada de base ampla, como é usual.",
    weightedAverage: "A antidiluição é média ponderada; não se diz se é de base ampla, como é usual.",
    narrowAverage:
      "A antidiluição é média ponderada de base restrita: opções e títulos conversíveis não contam, e o preço cai mais do que com a base ampla usual.",
    impactNarrow: "Numa rodada a preço menor, quem a tem recebe mais ações, à custa de todos os outros.",
    askNarrow: "A quem beneficia a média de base restrita, e uma base ampla seria aceita?",
    noProRata: "O term sheet não dá direito de pro rata.",
    impactProRata: "Sem ele você não consegue manter a sua parte nas rodadas seguintes.",
    askProRata: "O seu cheque pode ter direito de pro rata na próxima rodada?",
  },
};
