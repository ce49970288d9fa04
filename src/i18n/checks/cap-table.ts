import type { Catalogue } from "../catalogue.ts";

type Said<Names extends string> = Record<Names, string>;
/** `when` and `counted` ("the pool not counted") begin with a blank or a comma where they say anything. */
type Owned = Said<"stated" | "when" | "counted" | "given">;

const en = {
  capTable: "cap table",
  preMoney: "Pre-money valuation",
  postMoney: "Post-money valuation",
  amount: "Amount of the round",
  sharePrice: "Price per share",
  newShare: "Share of the new money",
  sharesBefore: "Shares before the round",
  newShares: "New shares",
  round: "The round",
  step: "Step",
  value: "Value",
  roundNote: "Shares before the round are those of the cap table; convertible papers are not in them.",
  askCapTable: "Please send the fully diluted cap table, before and after the round.",
  askTerm: ({ name }: Said<"name">): string => `${name}: where is it stated?`,
  impactShares: "Every percentage of the round, and what your ticket buys, rests on this count.",
  impactPrice: "At another number of shares your money buys another share of the company.",
  sharesHold: ({ total }: Said<"sum" | "total">): string => `The lines add up to the total of ${total} shares.`,
  sharesDiffer: ({ sum, total }: Said<"sum" | "total">): string =>
    `The lines add up to ${sum} shares, the total says ${total}.`,
  askShares: ({ sum, total }: Said<"sum" | "total">): string =>
    `Which is right: ${sum} shares, as the lines give, or ${total}, as the total says? Who is missing or counted twice?`,
  percentsHold: ({ sum, lines }: { sum: string; lines: number }): string =>
    `The ${lines} percentages add up to ${sum}, as their rounding allows.`,
  percentsDiffer: ({ sum }: { sum: string; lines: number }): string =>
    `The percentages add up to ${sum}, not to 100%, beyond what rounding explains.`,
  askPercents: ({ sum }: { sum: string; lines: number }): string =>
    `The cap table comes to ${sum}: which line is wrong?`,
  otherBase: ({ base, total }: Said<"base" | "total">): string =>
    `The percentages are of ${base} shares, the lines add up to ${total}.`,
  askOtherBase: ({ base, total }: Said<"base" | "total">): string =>
    `Of which ${base} shares are the percentages, where the table lists ${total}: which papers are missing in it?`,
  lineDiffers: ({ holder, stated, expected }: Said<"holder" | "stated" | "expected">): string =>
    `${holder} is said to hold ${stated}; the shares give ${expected}.`,
  askLine: ({ holder, stated, expected }: Said<"holder" | "stated" | "expected">): string =>
    `Does ${holder} hold ${stated} or ${expected}?`,
  pricedHolds: ({ preMoney }: Said<"shares" | "price" | "value" | "preMoney">): string =>
    `Price times shares gives the pre-money valuation of ${preMoney}.`,
  pricedPost: ({ shares, price }: Said<"shares" | "price" | "value" | "preMoney">): string =>
    `At ${price} a share the ${shares} shares of the table give the post-money valuation: the new shares may be in it already.`,
  pricedDiffers: ({ shares, price, value, preMoney }: Said<"shares" | "price" | "value" | "preMoney">): string =>
    `At ${price} a share the ${shares} shares of the cap table are worth ${value}, not the pre-money of ${preMoney}.`,
  askPriced: ({ shares, preMoney }: Said<"shares" | "price" | "value" | "preMoney">): string =>
    `On how many shares is the pre-money of ${preMoney} counted, where the cap table has ${shares}: are the pool's increase and the convertible papers in it?`,
  impactPost: "The share that your money buys is counted on the post-money valuation.",
  postHolds: ({ post }: Said<"post" | "computed">): string =>
    `Pre-money and round give the post-money valuation of ${post}.`,
  postDiffers: ({ post, computed }: Said<"post" | "computed">): string =>
    `Pre-money and round give a post-money valuation of ${computed}; ${post} is stated.`,
  askPost: ({ post, computed }: Said<"post" | "computed">): string =>
    `The post-money valuation is stated as ${post}, pre-money and round give ${computed}: what makes the difference, papers that convert or another round?`,
  foundersLines: "the founders' lines of the cap table",
  askFoundersLines: "Which lines of the cap table are the founders'?",
  withoutPool: "the pool not counted",
  afterRound: ({ printed, because }: { printed: string; because: string | null }): string =>
    `what the founders hold after the round (${printed} is said)${because === null ? "" : `: not computed without ${because}`}`,
  askAfterRound: "What does each founder hold after the round, once every convertible paper has become shares?",
  implied: ({ share, amount, post, pre }: Said<"share" | "amount" | "post" | "pre">): string =>
    `${share} for ${amount} values the company at ${post} after the round, ${pre} before it; no paper states a valuation.`,
  totalOff: ({ total }: Said<"total">): string =>
    `The table prints ${total} as its total: the lines come to 100% only within their rounding.`,
  askTotalOff: ({ total }: Said<"total">): string =>
    `The total is printed as ${total}: which line is rounded up, or counted twice?`,
  moments: { before: "before the round", after: "after the round" },
  claims: {
    pool: {
      holds: ({ stated }: Owned): string => `The pool of ${stated} is what the cap table gives.`,
      differs: ({ stated, given }: Owned): string => `The pool is said to be ${stated}; the cap table gives ${given}.`,
      ask: ({ stated, given }: Owned): string =>
        `Is the option pool ${stated} or ${given}, and is its increase before or after your money?`,
    },
    founders: {
      holds: ({ stated, when, counted }: Owned): string =>
        `The founders' ${stated}${when} is what the cap table gives${counted}.`,
      differs: ({ stated, when, given }: Owned): string =>
        `The founders are said to hold ${stated}${when}; their lines of the cap table give ${given}.`,
      ask: ({ stated, when, given }: Owned): string =>
        `Do the founders hold ${stated}${when}, or ${given}: which shares are counted, and of what total?`,
    },
    newMoney: {
      holds: ({ stated }: Owned): string => `The ${stated} for the new money is what pre-money and round give.`,
      differs: ({ stated, given }: Owned): string =>
        `The new money is said to get ${stated}; pre-money and round give ${given}.`,
      ask: ({ stated, given }: Owned): string =>
        `Does the round sell ${stated} or ${given} of the company: which price and which shares are right?`,
    },
  },
};

/** What the check of the cap table says. */
export const CAP_TABLE_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    capTable: "table de capitalisation",
    preMoney: "Valorisation pré-money",
    postMoney: "Valorisation post-money",
    amount: "Montant du tour",
    sharePrice: "Prix par action",
    newShare: "Part de l'argent frais",
    sharesBefore: "Actions avant le tour",
    newShares: "Actions nouvelles",
    round: "Le tour",
    step: "Étape",
    value: "Valeur",
    roundNote: "Les actions avant le tour sont celles de la table ; les titres convertibles n'y sont pas.",
    askCapTable: "Merci d'envoyer la table de capitalisation pleinement diluée, avant et après le tour.",
    askTerm: ({ name }) => `${name} : où est-ce écrit ?`,
    impactShares: "Chaque pourcentage du tour, et ce qu'achète votre ticket, repose sur ce compte.",
    impactPrice: "Avec un autre nombre d'actions, votre argent achète une autre part de la société.",
    sharesHold: ({ total }) => `Les lignes donnent le total de ${total} actions.`,
    sharesDiffer: ({ sum, total }) => `Les lignes donnent ${sum} actions, le total en annonce ${total}.`,
    askShares: ({ sum, total }) =>
      `Qu'est-ce qui est juste : ${sum} actions, comme le donnent les lignes, ou ${total}, comme le dit le total ? Qui manque ou compte deux fois ?`,
    percentsHold: ({ sum, lines }) => `Les ${lines} pourcentages donnent ${sum}, à l'arrondi près.`,
    percentsDiffer: ({ sum }) => `Les pourcentages donnent ${sum} et non 100 %, au-delà de ce qu'explique l'arrondi.`,
    askPercents: ({ sum }) => `La table de capitalisation donne ${sum} : quelle ligne est fausse ?`,
    otherBase: ({ base, total }) => `Les pourcentages portent sur ${base} actions, les lignes en donnent ${total}.`,
    askOtherBase: ({ base, total }) =>
      `Sur quelles ${base} actions portent les pourcentages, quand la table en liste ${total} : quels titres y manquent ?`,
    lineDiffers: ({ holder, stated, expected }) => `${holder} détiendrait ${stated} ; ses actions donnent ${expected}.`,
    askLine: ({ holder, stated, expected }) => `${holder} détient-il ${stated} ou ${expected} ?`,
    pricedHolds: ({ preMoney }) => `Prix fois actions donne la valorisation pré-money de ${preMoney}.`,
    pricedPost: ({ shares, price }) =>
      `À ${price} l'action, les ${shares} actions de la table donnent la valorisation post-money : les actions nouvelles y sont peut-être déjà.`,
    pricedDiffers: ({ shares, price, value, preMoney }) =>
      `À ${price} l'action, les ${shares} actions de la table valent ${value}, non la pré-money de ${preMoney}.`,
    askPriced: ({ shares, preMoney }) =>
      `Sur combien d'actions la pré-money de ${preMoney} est-elle comptée, quand la table en a ${shares} : l'augmentation du pool et les titres convertibles y sont-ils ?`,
    impactPost: "La part qu'achète votre argent se compte sur la valorisation post-money.",
    postHolds: ({ post }) => `Pré-money et tour donnent la valorisation post-money de ${post}.`,
    postDiffers: ({ post, computed }) =>
      `Pré-money et tour donnent une valorisation post-money de ${computed} ; ${post} est annoncé.`,
    askPost: ({ post, computed }) =>
      `La valorisation post-money annoncée est de ${post}, pré-money et tour donnent ${computed} : d'où vient l'écart, de titres qui se convertissent ou d'un autre tour ?`,
    foundersLines: "les lignes des fondateurs dans la table de capitalisation",
    askFoundersLines: "Quelles lignes de la table de capitalisation sont celles des fondateurs ?",
    withoutPool: "sans compter le pool",
    afterRound: ({ printed, because }) =>
      `part des fondateurs après le tour (${printed} annoncés)${because === null ? "" : ` : non calculée sans ${because}`}`,
    askAfterRound:
      "Que détient chaque fondateur après le tour, une fois tous les titres convertibles devenus des actions ?",
    implied: ({ share, amount, post, pre }) =>
      `${share} pour ${amount}, c'est une société à ${post} après le tour, ${pre} avant ; aucun document n'annonce de valorisation.`,
    totalOff: ({ total }) =>
      `La table imprime ${total} comme total : les lignes ne font 100 % qu'à leurs arrondis près.`,
    askTotalOff: ({ total }) =>
      `Le total imprimé est de ${total} : quelle ligne est arrondie vers le haut, ou comptée deux fois ?`,
    moments: { before: "avant le tour", after: "après le tour" },
    claims: {
      pool: {
        holds: ({ stated }) => `Le pool de ${stated} est ce que donne la table de capitalisation.`,
        differs: ({ stated, given }) => `Le pool serait de ${stated} ; la table de capitalisation donne ${given}.`,
        ask: ({ stated, given }) =>
          `Le pool est-il de ${stated} ou de ${given}, et son augmentation se fait-elle avant ou après votre argent ?`,
      },
      founders: {
        holds: ({ stated, when, counted }) =>
          `Les ${stated} des fondateurs${when} sont ce que donne la table de capitalisation${counted}.`,
        differs: ({ stated, when, given }) =>
          `Les fondateurs détiendraient ${stated}${when} ; leurs lignes de la table de capitalisation donnent ${given}.`,
        ask: ({ stated, when, given }) =>
          `Les fondateurs détiennent-ils ${stated}${when}, ou ${given} : quelles actions sont comptées, et sur quel total ?`,
      },
      newMoney: {
        holds: ({ stated }) => `Les ${stated} de l'argent frais sont ce que donnent pré-money et montant du tour.`,
        differs: ({ stated, given }) =>
          `L'argent frais obtiendrait ${stated} ; pré-money et montant du tour donnent ${given}.`,
        ask: ({ stated, given }) =>
          `Le tour cède-t-il ${stated} ou ${given} de la société : quel prix et quelles actions sont justes ?`,
      },
    },
  },
  pt: {
    capTable: "cap table",
    preMoney: "Valuation pre-money",
    postMoney: "Valuation post-money",
    amount: "Valor da rodada",
    sharePrice: "Preço por ação",
    newShare: "Parte do dinheiro novo",
    sharesBefore: "Ações antes da rodada",
    newShares: "Ações novas",
    round: "A rodada",
    step: "Passo",
    value: "Valor",
    roundNote: "As ações antes da rodada são as do cap table; os títulos conversíveis não estão nelas.",
    askCapTable: "Favor enviar o cap table totalmente diluído, antes e depois da rodada.",
    askTerm: ({ name }) => `${name}: onde está escrito?`,
    impactShares: "Cada percentual da rodada, e o que o seu cheque compra, depende desta contagem.",
    impactPrice: "Com outro número de ações, o seu dinheiro compra outra parte da empresa.",
    sharesHold: ({ total }) => `As linhas dão o total de ${total} ações.`,
    sharesDiffer: ({ sum, total }) => `As linhas dão ${sum} ações, o total diz ${total}.`,
    askShares: ({ sum, total }) =>
      `O que está certo: ${sum} ações, como dão as linhas, ou ${total}, como diz o total? Quem falta ou conta duas vezes?`,
    percentsHold: ({ sum, lines }) => `Os ${lines} percentuais dão ${sum}, dentro do arredondamento.`,
    percentsDiffer: ({ sum }) => `Os percentuais dão ${sum} e não 100%, além do que o arredondamento explica.`,
    askPercents: ({ sum }) => `O cap table dá ${sum}: qual linha está errada?`,
    otherBase: ({ base, total }) => `Os percentuais são de ${base} ações, as linhas dão ${total}.`,
    askOtherBase: ({ base, total }) =>
      `De quais ${base} ações são os percentuais, se a tabela lista ${total}: que títulos faltam nela?`,
    lineDiffers: ({ holder, stated, expected }) => `${holder} teria ${stated}; as ações dão ${expected}.`,
    askLine: ({ holder, stated, expected }) => `${holder} tem ${stated} ou ${expected}?`,
    pricedHolds: ({ preMoney }) => `Preço vezes ações dá o valuation pre-money de ${preMoney}.`,
    pricedPost: ({ shares, price }) =>
      `A ${price} por ação, as ${shares} ações da tabela dão o valuation post-money: as ações novas talvez já estejam nela.`,
    pricedDiffers: ({ shares, price, value, preMoney }) =>
      `A ${price} por ação, as ${shares} ações do cap table valem ${value}, não o pre-money de ${preMoney}.`,
    askPriced: ({ shares, preMoney }) =>
      `Sobre quantas ações se conta o pre-money de ${preMoney}, se o cap table tem ${shares}: o aumento do pool e os títulos conversíveis estão nelas?`,
    impactPost: "A parte que o seu dinheiro compra se conta sobre o valuation post-money.",
    postHolds: ({ post }) => `Pre-money e rodada dão o valuation post-money de ${post}.`,
    postDiffers: ({ post, computed }) =>
      `Pre-money e rodada dão um valuation post-money de ${computed}; o declarado é ${post}.`,
    askPost: ({ post, computed }) =>
      `O valuation post-money declarado é ${post}, pre-money e rodada dão ${computed}: o que explica a diferença, títulos que se convertem ou outra rodada?`,
    foundersLines: "as linhas dos fundadores no cap table",
    askFoundersLines: "Quais linhas do cap table são dos fundadores?",
    withoutPool: "sem contar o pool",
    afterRound: ({ printed, because }) =>
      `participação dos fundadores depois da rodada (${printed} declarados)${because === null ? "" : `: não calculada sem ${because}`}`,
    askAfterRound:
      "Quanto tem cada fundador depois da rodada, quando todos os títulos conversíveis tiverem virado ações?",
    implied: ({ share, amount, post, pre }) =>
      `${share} por ${amount} dão uma empresa de ${post} depois da rodada, ${pre} antes; nenhum documento declara um valuation.`,
    totalOff: ({ total }) =>
      `A tabela imprime ${total} como total: as linhas só dão 100% dentro dos seus arredondamentos.`,
    askTotalOff: ({ total }) =>
      `O total impresso é ${total}: qual linha está arredondada para cima, ou contada duas vezes?`,
    moments: { before: "antes da rodada", after: "depois da rodada" },
    claims: {
      pool: {
        holds: ({ stated }) => `O pool de ${stated} é o que dá o cap table.`,
        differs: ({ stated, given }) => `O pool seria de ${stated}; o cap table dá ${given}.`,
        ask: ({ stated, given }) =>
          `O pool de opções é ${stated} ou ${given}, e o seu aumento é antes ou depois do seu dinheiro?`,
      },
      founders: {
        holds: ({ stated, when, counted }) => `Os ${stated} dos fundadores${when} são o que dá o cap table${counted}.`,
        differs: ({ stated, when, given }) =>
          `Os fundadores teriam ${stated}${when}; as linhas deles no cap table dão ${given}.`,
        ask: ({ stated, when, given }) =>
          `Os fundadores têm ${stated}${when}, ou ${given}: que ações são contadas, e de que total?`,
      },
      newMoney: {
        holds: ({ stated }) => `Os ${stated} do dinheiro novo são o que dão pre-money e rodada.`,
        differs: ({ stated, given }) => `O dinheiro novo receberia ${stated}; pre-money e rodada dão ${given}.`,
        ask: ({ stated, given }) =>
          `A rodada vende ${stated} ou ${given} da empresa: que preço e que ações estão certos?`,
      },
    },
  },
};
