import type { QuestionGroup } from "../domain/follow-up.ts";
import type { Explanation } from "../domain/inconsistency.ts";
import type { Catalogue } from "./catalogue.ts";

interface Passage {
  name: string;
  /** As printed, or the passage itself. */
  said: string;
  place: string;
}

const en = {
  subject: (p: { deal: string }) => `Our questions about ${p.deal}`,
  greeting: "Hello,",
  opening: "Thank you for sharing your documents. As we read them, these questions came up.",
  documents: "Where a document shows the answer, please attach it: it saves both of us time.",
  closing: "Thank you very much,",
  groups: {
    numbers: "Your figures",
    customers: "Customers and sales",
    market: "Market and competition",
    product: "Product and technology",
    team: "Team",
    round: "Round and ownership",
    documents: "Documents",
  } satisfies Record<QuestionGroup, string>,
  /** Columns of the table to fill in. */
  columns: {
    number: "No.",
    topic: "Topic",
    question: "Question",
    answer: "Your answer",
    document: "Document attached",
  },
  sheet: "Questions",
  colon: ":",
  twoPlaces: (p: { name: string; one: Passage; other: Passage; reasons: string }) =>
    `On ${p.name} we read “${p.one.said}” (${p.one.place}) and “${p.other.said}” (${p.other.place}). Which one is right, and what explains the difference${p.reasons}?`,
  sumOff: (p: { name: string; stated: string; place: string; sum: string; reasons: string }) =>
    `You give ${p.name} as ${p.stated} (${p.place}); from your other figures we get ${p.sum}. Could you tell us which is right${p.reasons}?`,
  /** `longest`: the years we suppose a customer stays at most, where the sum counts with them; else null. */
  beyond: (p: { name: string; stated: string; place: string; sum: string; reasons: string; longest: number | null }) =>
    `You give ${p.name} as ${p.stated} (${p.place}); your other figures would not allow it: ${p.sum}${p.longest === null ? "" : `, where ${p.longest} is the number of years we suppose a customer stays at most`}. Could you tell us which is right${p.reasons}?`,
  linesOff: (p: { name: string; stated: string; place: string; sum: string }) =>
    `${p.name}: adding up the lines we get ${p.sum}, and the total says ${p.stated} (${p.place}). Is a line missing, or is the total of another version?`,
  carried: (p: { explanation: string }) =>
    `${p.explanation} What ties these customers to you, and until when do the contracts run?`,
  noted: (p: { words: string; place: string }) =>
    `We came across this in the file: “${p.words}” (${p.place}). Could you tell us more about it?`,
  whole: (p: Passage) =>
    `You write “${p.said}” (${p.place}). Does this cover all of your ${p.name} as of today, or a part of it?`,
  value: (p: { name: string }) => `What is your ${p.name} today, and which document shows it?`,
  existence: (p: { name: string }) => `Could you tell us how things stand with ${p.name}, and send what shows it?`,
  judgement: (p: { name: string }) => `What should we look at to form an opinion on ${p.name}?`,
  /** The question where nobody has said that there is revenue at all. */
  early: {
    revenue: "Do you have revenue today? If so, how much was it in each of the last twelve months?",
    customers: "Who uses or pays for the product today, and since when?",
  },
  mayBe: {
    monthly_annual: "perhaps one is monthly and the other annual",
    scale: "perhaps one is in thousands",
    gross_net: "perhaps one is gross and the other net",
    contracted_live: "perhaps one counts signed contracts and the other live ones",
    other_date: "perhaps they are of different dates",
    other_scope: "perhaps they cover different parts of the business",
    average: "perhaps one is an average",
    after_round: "perhaps it counts the money of the round",
    fully_diluted: "perhaps it counts options or later rounds",
    with_margin: "perhaps the margin is counted differently",
    other_income: "perhaps other income is counted",
    other_version: "perhaps one of the documents is older",
  } satisfies Record<Explanation, string>,
};

/** The letter to the founder: how a person would ask, with what was read and where. */
export const FOUNDER_LETTER: Catalogue<typeof en> = {
  en,
  fr: {
    subject: (p) => `Nos questions sur ${p.deal}`,
    greeting: "Bonjour,",
    opening: "Merci pour l’envoi de vos documents. En les lisant, voici les questions qui nous sont venues.",
    documents: "Quand un document montre la réponse, joignez-le : cela fera gagner du temps à tout le monde.",
    closing: "Merci beaucoup,",
    groups: {
      numbers: "Vos chiffres",
      customers: "Clients et ventes",
      market: "Marché et concurrence",
      product: "Produit et technologie",
      team: "Équipe",
      round: "Levée et capital",
      documents: "Documents",
    },
    columns: {
      number: "N°",
      topic: "Sujet",
      question: "Question",
      answer: "Votre réponse",
      document: "Document joint",
    },
    sheet: "Questions",
    colon: " :",
    twoPlaces: (p) =>
      `Pour « ${p.name} », nous lisons « ${p.one.said} » (${p.one.place}) et « ${p.other.said} » (${p.other.place}). Lequel est juste, et d’où vient l’écart${p.reasons} ?`,
    sumOff: (p) =>
      `Vous indiquez ${p.stated} pour « ${p.name} » (${p.place}) ; à partir de vos autres chiffres, nous trouvons ${p.sum}. Pouvez-vous nous dire lequel est juste${p.reasons} ?`,
    beyond: (p) =>
      `Vous indiquez ${p.stated} pour « ${p.name} » (${p.place}) ; vos autres chiffres ne le permettent pas : ${p.sum}${p.longest === null ? "" : `, où ${p.longest} est le nombre d’années qu’un client reste au plus selon nous`}. Pouvez-vous nous dire lequel est juste${p.reasons} ?`,
    linesOff: (p) =>
      `${p.name} : en additionnant les lignes nous trouvons ${p.sum}, et le total indique ${p.stated} (${p.place}). Manque-t-il une ligne, ou le total vient-il d’une autre version ?`,
    carried: (p) => `${p.explanation} Qu’est-ce qui lie ces clients à vous, et jusqu’à quand courent les contrats ?`,
    noted: (p) =>
      `Nous avons trouvé ceci dans le fichier : « ${p.words} » (${p.place}). Pouvez-vous nous en dire plus ?`,
    whole: (p) =>
      `Vous écrivez « ${p.said} » (${p.place}). Est-ce bien tout ce que recouvre « ${p.name} » à ce jour, ou une partie seulement ?`,
    value: (p) => `Où en est « ${p.name} » aujourd’hui, et quel document le montre ?`,
    existence: (p) => `Pouvez-vous nous dire où en est « ${p.name} », et nous envoyer ce qui le montre ?`,
    judgement: (p) => `Que faut-il regarder pour se faire une opinion sur « ${p.name} » ?`,
    early: {
      revenue: "Avez-vous déjà un chiffre d’affaires ? Si oui, de combien a-t-il été chacun des douze derniers mois ?",
      customers: "Qui utilise ou paie le produit aujourd’hui, et depuis quand ?",
    },
    mayBe: {
      monthly_annual: "peut-être l’un est-il mensuel et l’autre annuel",
      scale: "peut-être l’un est-il en milliers",
      gross_net: "peut-être l’un est-il brut et l’autre net",
      contracted_live: "peut-être l’un compte-t-il les contrats signés et l’autre ceux en service",
      other_date: "peut-être ne sont-ils pas de la même date",
      other_scope: "peut-être ne couvrent-ils pas le même périmètre",
      average: "peut-être l’un est-il une moyenne",
      after_round: "peut-être l’argent de la levée est-il compté",
      fully_diluted: "peut-être des options ou d’autres tours sont-ils comptés",
      with_margin: "peut-être la marge est-elle comptée autrement",
      other_income: "peut-être d’autres revenus sont-ils comptés",
      other_version: "peut-être l’un des documents est-il plus ancien",
    },
  },
  pt: {
    subject: (p) => `Perguntas sobre ${p.deal}`,
    greeting: "Olá,",
    opening: "Obrigado pelos documentos. Ao lê-los, surgiram estas perguntas.",
    documents: "Quando um documento mostrar a resposta, por favor anexe-o: poupa tempo a todos.",
    closing: "Muito obrigado,",
    groups: {
      numbers: "Os números",
      customers: "Clientes e vendas",
      market: "Mercado e concorrência",
      product: "Produto e tecnologia",
      team: "Pessoas",
      round: "Captação e capital",
      documents: "Documentos",
    },
    columns: {
      number: "N.º",
      topic: "Tema",
      question: "Pergunta",
      answer: "Resposta",
      document: "Documento anexo",
    },
    sheet: "Perguntas",
    colon: ":",
    twoPlaces: (p) =>
      `Sobre “${p.name}”, lemos “${p.one.said}” (${p.one.place}) e “${p.other.said}” (${p.other.place}). Qual está certo, e o que explica a diferença${p.reasons}?`,
    sumOff: (p) =>
      `Está indicado ${p.stated} para “${p.name}” (${p.place}); com os outros números chegamos a ${p.sum}. Pode nos dizer qual está certo${p.reasons}?`,
    beyond: (p) =>
      `Está indicado ${p.stated} para “${p.name}” (${p.place}); os outros números não o permitem: ${p.sum}${p.longest === null ? "" : `, em que ${p.longest} é o número de anos que supomos que um cliente fica, no máximo`}. Pode nos dizer qual está certo${p.reasons}?`,
    linesOff: (p) =>
      `${p.name}: somando as linhas chegamos a ${p.sum}, e o total diz ${p.stated} (${p.place}). Falta uma linha, ou o total é de outra versão?`,
    carried: (p) => `${p.explanation} O que liga esses clientes à empresa, e até quando vão os contratos?`,
    noted: (p) => `No documento lê-se isto: “${p.words}” (${p.place}). Pode nos contar mais?`,
    whole: (p) => `No documento está “${p.said}” (${p.place}). É tudo o que abrange “${p.name}” hoje, ou só uma parte?`,
    value: (p) => `Qual é hoje o valor de “${p.name}”, e que documento o mostra?`,
    existence: (p) => `Pode nos dizer em que ponto está “${p.name}”, e enviar o que o mostra?`,
    judgement: (p) => `O que devemos ver para formar uma opinião sobre “${p.name}”?`,
    early: {
      revenue: "Já há receita? Se sim, de quanto foi em cada um dos últimos doze meses?",
      customers: "Quem usa ou paga o produto hoje, e desde quando?",
    },
    mayBe: {
      monthly_annual: "talvez um seja mensal e o outro anual",
      scale: "talvez um esteja em milhares",
      gross_net: "talvez um seja bruto e o outro líquido",
      contracted_live: "talvez um conte contratos assinados e o outro os ativos",
      other_date: "talvez sejam de datas diferentes",
      other_scope: "talvez cubram partes diferentes do negócio",
      average: "talvez um seja uma média",
      after_round: "talvez conte o dinheiro da captação",
      fully_diluted: "talvez conte opções ou outras rodadas",
      with_margin: "talvez a margem seja contada de outra forma",
      other_income: "talvez conte outras receitas",
      other_version: "talvez um dos documentos seja mais antigo",
    },
  },
};
