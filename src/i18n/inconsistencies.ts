import type { Catalogue } from "./catalogue.ts";

/** A stated figure, what the others make of it, and where all of them stand. */
interface Said {
  name: string;
  stated: string;
  place: string;
  sum: string;
  inputs: string;
}

/** ", or is one of them gross, or do they …": each reason a question of its own. */
const list = (items: readonly string[], or: string): string => items.map((item) => `, ${or} ${item}`).join("");

/** `asked`: the reading or a definition leaves room, so nothing is asserted. */
const en = {
  /** A metric at a time: "ARR (M18)". */
  at: (p: { name: string; when: string }) => `${p.name} (${p.when})`,
  /** How fast a line of a table grew: "Growth of net sales (2025)". */
  growthOf: (p: { line: string }) => `Growth of ${p.line}`,
  /** A figure with its place. */
  figure: (p: { name: string; printed: string; place: string }) => `${p.name} ${p.printed} (${p.place})`,
  formula: (p: Said & { asked: boolean }) =>
    `${p.name}: ${p.stated} is stated (${p.place}), ${p.asked ? "while the figures beside it would give" : "but the company's own figures give"} ${p.sum}: ${p.inputs}.`,
  atMost: (p: Said & { asked: boolean; note: string }) =>
    `${p.name}: ${p.stated} (${p.place}) is more than ${p.asked ? "the figures beside it would allow" : "the company's own figures allow"}${p.note}: ${p.sum === "" ? "" : `${p.sum}, with `}${p.inputs}.`,
  /** Why a sum goes over so many years. */
  longestLife: (p: { years: number }) => ` even if customers stayed ${p.years} years`,
  atLeast: (p: Said & { asked: boolean }) =>
    `${p.name}: ${p.stated} (${p.place}) is less than ${p.asked ? "the figures beside it would give" : "the company's own figures give"}: ${p.sum === "" ? "" : `${p.sum}, with `}${p.inputs}.`,
  /** What falls while what it is made of grows. */
  fall: (p: Said) => `${p.name}: ${p.stated} (${p.place}) is a fall that the rest of the plan denies: ${p.inputs}.`,
  twoValues: (p: { name: string; one: string; at: string; other: string; otherAt: string; asked: boolean }) =>
    `${p.name}: ${p.one} (${p.at}) and ${p.other} (${p.otherAt})${p.asked ? ", which as we read it speak of the same thing" : ": both cannot be true"}.`,
  /** Words against words, or against a figure. */
  worded: (p: { name: string; one: string; at: string; other: string; otherAt: string }) =>
    `${p.name}: ${p.one} (${p.at}) and ${p.other} (${p.otherAt}). As we read it, they speak of the same thing and do not agree.`,
  quoted: (p: { words: string }) => `“${p.words}”`,
  /** What happened before the company was there. */
  before: (p: { name: string; one: string; at: string; other: string; otherAt: string }) =>
    `${p.name}: ${p.one} (${p.at}), while the company is said to have been founded later: ${p.other} (${p.otherAt}).`,
  sum: (p: { name: string; lines: string; sum: string; stated: string; place: string; apart: string }) =>
    `${p.name}: the lines come to ${p.sum} (${p.lines}), not ${p.stated} (${p.place}): ${p.apart} apart.`,
  shares: (p: { name: string; lines: string; sum: string; place: string }) =>
    `${p.name}: the shares come to ${p.sum} (${p.lines}), not 100% (${p.place}).`,
  concentration: (p: { count: number; names: string; share: string; of: string; place: string; sum: string }) =>
    `${p.count === 1 ? "One customer" : `${p.count} customers`} (${p.names}) make ${p.share} of ${p.of}: ${p.sum} (${p.place}).`,
  /** The documents say it themselves. */
  concentrationSaid: (p: { words: string; place: string }) =>
    `One customer carries much of the revenue (${p.place}): “${p.words}”.`,
  hidden: (p: { how: string; place: string; words: string }) =>
    `Hidden from the reader (${p.how}, ${p.place}): “${p.words}”.`,
  /** What a speaker notes beside the slide is no secret; a picture of the page may give it and not be read. */
  noted: (p: { place: string; words: string }) =>
    `In the speaker notes (${p.place}), and read on no page: “${p.words}”.`,
  names: {
    total: "Total of a table",
    owners: "Cap table",
    shares: "Shares of a whole",
    uses: "Use of funds",
    founders_money: "The founders' own money",
    break_even: "Break-even",
    founding: "The year the company was founded",
    product: "A sum in the document",
    concentration: "Customer concentration",
    hidden: "Hidden passage",
    noted: "Speaker notes",
  },
  /** What is said without exception, and denied. */
  absolutes: {
    no_churn: "Customers lost",
    all_pilots: "Pilots",
    no_commission: "Commission",
    no_setup_fee: "Set-up fee",
    no_debt: "Debt",
    own_money: "Money raised before",
    no_freelancers: "Who does the work",
    own_production: "Who produces",
    full_time: "The founders' time",
    exclusive: "Exclusivity",
    users_yet: "Users or customers today",
    no_cac: "What a customer costs",
    top_customer: "Largest customer",
    pays_nothing: "Who pays",
    no_fee: "Fees",
    no_middlemen: "Intermediaries",
    no_ads: "Advertising",
    data_kept: "The users' data",
    no_term: "Commitment of customers",
    no_hands: "Work by hand",
    one_operator: "Decentralisation",
  },
  /** How far a thing is. */
  status: {
    agreement: "Agreement",
    patent: "Patent",
    certification: "Approval or certificate",
    customer: "Customer",
    entity: "The company itself",
    product: "Product",
    funding: "Funding",
    facility: "Own site",
    lead: "Lead investor of the round",
    trial: "Trial",
    break_even: "Break-even",
  },
  /** What the figure becomes if the others are right; `two`: there is one other. */
  instead: (p: { name: string; stated: string; other: string; change: string; two: boolean }) =>
    `${p.name}: ${p.other} instead of ${p.stated} (${p.change}) if the other ${p.two ? "one is" : "figures are"} right.`,
  impact: {
    price: "It changes what the company is worth, and so the price you pay.",
    runway: "It changes how long the money lasts.",
    growth: "It changes how fast the company really grows.",
    market: "It changes how large the company can become.",
    unit_economics: "It changes what a customer costs and brings.",
    control: "It changes who owns how much of the company.",
    trust: "It changes how far the rest of the document can be believed.",
  },
  mayBe: {
    monthly_annual: "is one of them monthly and the other annual",
    scale: "is one of them in thousands",
    gross_net: "is one of them gross and the other net",
    contracted_live: "is one of them contracted and the other live",
    other_date: "do they speak of different dates",
    other_scope: "do they cover different parts of the business",
    average: "is one of them an average over the period",
    after_round: "does it count the money of the round",
    fully_diluted: "does it count options or other rounds",
    with_margin: "is the margin counted, and for which customers",
    other_income: "what other money is counted",
    other_version: "which version is the current one",
  },
  /** `worded`: words are held against each other, not figures. */
  ask: (p: { explanation: string; reasons: string[]; worded: boolean }) =>
    `${p.explanation} ${p.worded ? "Which of the two holds today" : "Which of the figures is right"}${list(p.reasons, "or")}?`,
  askConcentration: (p: { explanation: string }) => `${p.explanation} What holds these customers, and until when?`,
  askHidden: (p: { explanation: string }) => `${p.explanation} Why does the document not say it openly?`,
  askNoted: (p: { explanation: string }) => `${p.explanation} Does this hold, and what does it rest on?`,
  changes: "The figure that is confirmed is kept; what was built on the other one must be done again.",
};

/** How contradictions inside the documents are told. */
export const INCONSISTENCY_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    at: (p) => `${p.name} (${p.when})`,
    growthOf: (p) => `Croissance de « ${p.line} »`,
    figure: (p) => `${p.name} ${p.printed} (${p.place})`,
    formula: (p) =>
      `${p.name} : ${p.stated} est annoncé (${p.place}), ${p.asked ? "alors que les chiffres voisins donneraient" : "mais les propres chiffres de la société donnent"} ${p.sum} : ${p.inputs}.`,
    atMost: (p) =>
      `${p.name} : ${p.stated} (${p.place}) dépasse ce que ${p.asked ? "permettraient les chiffres voisins" : "permettent les propres chiffres de la société"}${p.note} : ${p.sum === "" ? "" : `${p.sum}, avec `}${p.inputs}.`,
    longestLife: (p) => ` même si les clients restaient ${p.years} ans`,
    atLeast: (p) =>
      `${p.name} : ${p.stated} (${p.place}) est moins que ce que ${p.asked ? "donneraient les chiffres voisins" : "donnent les propres chiffres de la société"} : ${p.sum === "" ? "" : `${p.sum}, avec `}${p.inputs}.`,
    fall: (p) => `${p.name} : ${p.stated} (${p.place}) est une baisse que le reste du plan dément : ${p.inputs}.`,
    twoValues: (p) =>
      `${p.name} : ${p.one} (${p.at}) et ${p.other} (${p.otherAt})${p.asked ? ", qui d’après notre lecture parlent de la même chose" : " : les deux ne peuvent pas être vrais"}.`,
    worded: (p) =>
      `${p.name} : ${p.one} (${p.at}) et ${p.other} (${p.otherAt}). D’après notre lecture, ils parlent de la même chose et ne s’accordent pas.`,
    quoted: (p) => `« ${p.words} »`,
    before: (p) =>
      `${p.name} : ${p.one} (${p.at}), alors que la société aurait été créée plus tard : ${p.other} (${p.otherAt}).`,
    sum: (p) =>
      `${p.name} : les lignes font ${p.sum} (${p.lines}), et non ${p.stated} (${p.place}) : ${p.apart} d’écart.`,
    shares: (p) => `${p.name} : les parts font ${p.sum} (${p.lines}), et non 100 % (${p.place}).`,
    concentration: (p) =>
      `${p.count === 1 ? "Un client" : `${p.count} clients`} (${p.names}) font ${p.share} de ${p.of} : ${p.sum} (${p.place}).`,
    concentrationSaid: (p) => `Un client porte une grande part du chiffre d’affaires (${p.place}) : « ${p.words} ».`,
    hidden: (p) => `Caché au lecteur (${p.how}, ${p.place}) : « ${p.words} ».`,
    noted: (p) => `Dans les notes de l’orateur (${p.place}), et lu sur aucune page : « ${p.words} ».`,
    names: {
      total: "Total d’un tableau",
      owners: "Table de capitalisation",
      shares: "Parts d’un tout",
      uses: "Emploi des fonds",
      founders_money: "Apport des fondateurs",
      break_even: "Seuil de rentabilité",
      founding: "L’année de création de la société",
      product: "Un calcul du document",
      concentration: "Concentration des clients",
      hidden: "Passage caché",
      noted: "Notes de l’orateur",
    },
    absolutes: {
      no_churn: "Clients perdus",
      all_pilots: "Pilotes",
      no_commission: "Commission",
      no_setup_fee: "Frais d’installation",
      no_debt: "Dette",
      own_money: "Fonds déjà levés",
      no_freelancers: "Qui fait le travail",
      own_production: "Qui produit",
      full_time: "Le temps des fondateurs",
      exclusive: "Exclusivité",
      users_yet: "Utilisateurs ou clients d’aujourd’hui",
      no_cac: "Ce que coûte un client",
      top_customer: "Premier client",
      pays_nothing: "Qui paie",
      no_fee: "Frais",
      no_middlemen: "Intermédiaires",
      no_ads: "Publicité",
      data_kept: "Données des utilisateurs",
      no_term: "Engagement des clients",
      no_hands: "Travail à la main",
      one_operator: "Décentralisation",
    },
    status: {
      agreement: "Accord",
      patent: "Brevet",
      certification: "Agrément ou certificat",
      customer: "Client",
      entity: "La société elle-même",
      product: "Produit",
      funding: "Financement",
      facility: "Site propre",
      lead: "Investisseur principal du tour",
      trial: "Essai",
      break_even: "Seuil de rentabilité",
    },
    instead: (p) =>
      `${p.name} : ${p.other} au lieu de ${p.stated} (${p.change}) si ${p.two ? "l’autre est juste" : "les autres chiffres sont justes"}.`,
    impact: {
      price: "Cela change ce que vaut la société, donc le prix que vous payez.",
      runway: "Cela change le temps que dure la trésorerie.",
      growth: "Cela change la croissance réelle de la société.",
      market: "Cela change la taille que la société peut atteindre.",
      unit_economics: "Cela change ce qu’un client coûte et rapporte.",
      control: "Cela change qui détient combien de la société.",
      trust: "Cela change le crédit à accorder au reste du document.",
    },
    mayBe: {
      monthly_annual: "l’un est-il mensuel et l’autre annuel",
      scale: "l’un est-il en milliers",
      gross_net: "l’un est-il brut et l’autre net",
      contracted_live: "l’un est-il signé et l’autre en service",
      other_date: "parlent-ils de dates différentes",
      other_scope: "couvrent-ils des périmètres différents",
      average: "l’un est-il une moyenne sur la période",
      after_round: "l’argent de la levée est-il compté",
      fully_diluted: "des options ou d’autres tours sont-ils comptés",
      with_margin: "la marge est-elle comptée, et pour quels clients",
      other_income: "quel autre argent est compté",
      other_version: "quelle version est à jour",
    },
    ask: (p) =>
      `${p.explanation} ${p.worded ? "Lequel des deux vaut aujourd’hui" : "Lequel de ces chiffres est juste"}${list(p.reasons, "ou")} ?`,
    askConcentration: (p) => `${p.explanation} Qu’est-ce qui retient ces clients, et jusqu’à quand ?`,
    askHidden: (p) => `${p.explanation} Pourquoi le document ne le dit-il pas ouvertement ?`,
    askNoted: (p) => `${p.explanation} Est-ce exact, et sur quoi cela repose-t-il ?`,
    changes: "Le chiffre confirmé est retenu ; ce qui reposait sur l’autre est à refaire.",
  },
  pt: {
    at: (p) => `${p.name} (${p.when})`,
    growthOf: (p) => `Crescimento de “${p.line}”`,
    figure: (p) => `${p.name} ${p.printed} (${p.place})`,
    formula: (p) =>
      `${p.name}: ${p.stated} é declarado (${p.place}), ${p.asked ? "enquanto os números ao lado dariam" : "mas os próprios números da empresa dão"} ${p.sum}: ${p.inputs}.`,
    atMost: (p) =>
      `${p.name}: ${p.stated} (${p.place}) é mais do que ${p.asked ? "os números ao lado permitiriam" : "os próprios números da empresa permitem"}${p.note}: ${p.sum === "" ? "" : `${p.sum}, com `}${p.inputs}.`,
    longestLife: (p) => ` mesmo que os clientes ficassem ${p.years} anos`,
    atLeast: (p) =>
      `${p.name}: ${p.stated} (${p.place}) é menos do que ${p.asked ? "os números ao lado dariam" : "os próprios números da empresa dão"}: ${p.sum === "" ? "" : `${p.sum}, com `}${p.inputs}.`,
    fall: (p) => `${p.name}: ${p.stated} (${p.place}) é uma queda que o resto do plano desmente: ${p.inputs}.`,
    twoValues: (p) =>
      `${p.name}: ${p.one} (${p.at}) e ${p.other} (${p.otherAt})${p.asked ? ", que pela nossa leitura falam da mesma coisa" : ": ambos não podem ser verdade"}.`,
    worded: (p) =>
      `${p.name}: ${p.one} (${p.at}) e ${p.other} (${p.otherAt}). Pela nossa leitura, falam da mesma coisa e não combinam.`,
    quoted: (p) => `“${p.words}”`,
    before: (p) =>
      `${p.name}: ${p.one} (${p.at}), enquanto a empresa teria sido fundada depois: ${p.other} (${p.otherAt}).`,
    sum: (p) =>
      `${p.name}: as linhas somam ${p.sum} (${p.lines}), e não ${p.stated} (${p.place}): diferença de ${p.apart}.`,
    shares: (p) => `${p.name}: as partes somam ${p.sum} (${p.lines}), e não 100% (${p.place}).`,
    concentration: (p) =>
      `${p.count === 1 ? "Um cliente" : `${p.count} clientes`} (${p.names}) fazem ${p.share} de ${p.of}: ${p.sum} (${p.place}).`,
    concentrationSaid: (p) => `Um cliente responde por grande parte da receita (${p.place}): “${p.words}”.`,
    hidden: (p) => `Oculto ao leitor (${p.how}, ${p.place}): “${p.words}”.`,
    noted: (p) => `Nas notas do orador (${p.place}), e lido em nenhuma página: “${p.words}”.`,
    names: {
      total: "Total de uma tabela",
      owners: "Quadro societário",
      shares: "Partes de um todo",
      uses: "Uso dos recursos",
      founders_money: "Aporte dos fundadores",
      break_even: "Ponto de equilíbrio",
      founding: "O ano de fundação da empresa",
      product: "Uma conta do documento",
      concentration: "Concentração de clientes",
      hidden: "Passagem oculta",
      noted: "Notas do orador",
    },
    absolutes: {
      no_churn: "Clientes perdidos",
      all_pilots: "Pilotos",
      no_commission: "Comissão",
      no_setup_fee: "Taxa de instalação",
      no_debt: "Dívida",
      own_money: "Dinheiro já captado",
      no_freelancers: "Quem faz o trabalho",
      own_production: "Quem produz",
      full_time: "O tempo dos fundadores",
      exclusive: "Exclusividade",
      users_yet: "Usuários ou clientes de hoje",
      no_cac: "Quanto custa um cliente",
      top_customer: "Maior cliente",
      pays_nothing: "Quem paga",
      no_fee: "Taxas",
      no_middlemen: "Intermediários",
      no_ads: "Publicidade",
      data_kept: "Dados dos usuários",
      no_term: "Compromisso dos clientes",
      no_hands: "Trabalho manual",
      one_operator: "Descentralização",
    },
    status: {
      agreement: "Acordo",
      patent: "Patente",
      certification: "Autorização ou certificado",
      customer: "Cliente",
      entity: "A própria empresa",
      product: "Produto",
      funding: "Financiamento",
      facility: "Unidade própria",
      lead: "Investidor líder da rodada",
      trial: "Teste",
      break_even: "Ponto de equilíbrio",
    },
    instead: (p) =>
      `${p.name}: ${p.other} em vez de ${p.stated} (${p.change}) se ${p.two ? "o outro estiver certo" : "os outros números estiverem certos"}.`,
    impact: {
      price: "Muda quanto a empresa vale e, portanto, o preço que você paga.",
      runway: "Muda quanto tempo o dinheiro dura.",
      growth: "Muda o ritmo real de crescimento da empresa.",
      market: "Muda o tamanho que a empresa pode atingir.",
      unit_economics: "Muda quanto um cliente custa e traz.",
      control: "Muda quem detém quanto da empresa.",
      trust: "Muda até onde se pode acreditar no resto do documento.",
    },
    mayBe: {
      monthly_annual: "um é mensal e o outro anual",
      scale: "um está em milhares",
      gross_net: "um é bruto e o outro líquido",
      contracted_live: "um é contratado e o outro em uso",
      other_date: "falam de datas diferentes",
      other_scope: "cobrem partes diferentes do negócio",
      average: "um é a média do período",
      after_round: "conta o dinheiro da rodada",
      fully_diluted: "conta opções ou outras rodadas",
      with_margin: "a margem é contada, e para quais clientes",
      other_income: "que outro dinheiro é contado",
      other_version: "qual versão é a atual",
    },
    ask: (p) =>
      `${p.explanation} ${p.worded ? "Qual dos dois vale hoje" : "Qual dos números está certo"}${list(p.reasons, "ou")}?`,
    askConcentration: (p) => `${p.explanation} O que retém estes clientes, e até quando?`,
    askHidden: (p) => `${p.explanation} Por que o documento não o diz abertamente?`,
    askNoted: (p) => `${p.explanation} Isto confirma-se, e em que se apoia?`,
    changes: "O número confirmado é mantido; o que se apoiava no outro deve ser refeito.",
  },
};
