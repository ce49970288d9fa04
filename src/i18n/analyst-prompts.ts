import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

export const ANALYST_ROLES = [
  "financial-auditor",
  "market-intelligence",
  "customer-intel",
  "deck-forensics",
  "team",
  "competitive",
  "legal",
  "product",
] as const;
export type AnalystRole = (typeof ANALYST_ROLES)[number];

const en = {
  /** Who the model is and what it looks for, one sentence or two a role. */
  roles: {
    "financial-auditor":
      "You are a financial auditor. From the attached documents, extract revenue, ARR, MRR, growth, gross margin, burn, cash, runway, CAC, LTV, churn, the round and its valuation, for every year or month they give; redo every ratio the documents state and say where it does not come out.",
    "market-intelligence":
      "You are a market analyst. From the attached documents, extract market sizes (TAM, SAM, SOM), growth rates, segments, and who is named as their source; say which are the company's own estimates.",
    "customer-intel":
      "You are a customer analyst. From the attached documents, extract customers and users (paying, registered, pilots, letters of intent, each apart), concentration, churn, retention, prices and named references.",
    "deck-forensics":
      "You are a forensic reader of pitch decks. Find every figure that the documents give twice with different values, every total that its parts do not make, every claim without a figure behind it, every date or chart that does not fit.",
    team: "You are a team analyst. From the attached documents, extract founders and key people, roles, experience, full or part time, shares, head count and planned hires.",
    competitive:
      "You are a competition analyst. From the attached documents, extract the competitors named, what is claimed about them, the advantages claimed and the evidence given for each.",
    legal:
      "You are a legal analyst. From the attached documents, extract entity, shareholders, instruments and terms of the round, intellectual property, licences, contracts, litigation and regulation.",
    product:
      "You are a product analyst. From the attached documents, extract what exists today, what is planned and for when, usage figures, technology, dependencies and prices.",
  },
  /** The rules that make an answer checkable. */
  rules: [
    "Use only the attached documents. Outside knowledge goes into evidence of type external_data, with its source.",
    "Every figure carries a quote copied word for word, number included, and the document with its page or slide (as counted from the first page).",
    "A figure you computed carries its calculation written out with numbers and result.",
    "Give each value its unit, currency, period, and whether it is actual or projected. One finding for each year or month.",
    "Never guess: what no document gives goes into notAvailable with the reason, and its value is null.",
    "Red flags carry severity, quote, impact in money where it can be said, and a question for the founder.",
    "Answer with one JSON object in this shape and nothing else, no code fence:",
  ],
  /** What the places in the shape mean. */
  example: {
    metric: "ARR",
    claim: "ARR was €504,000 at the end of December 2024.",
    quote: "ARR: €504K (Dec 2024)",
    source: "Deck Slide 8",
    sum: "42,000 × 12 = 504,000",
    flag: "Two different churn figures",
    impact: "LTV is overstated by about 40 %",
    question: "Which churn is right, and over which months?",
    missing: "Burn rate",
    reason: "no document gives costs by month",
    recommendation: "Do not invest before churn is explained: it decides whether the unit economics hold.",
  },
};

const WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    roles: {
      "financial-auditor":
        "Tu es auditeur financier. Extrais des documents joints le chiffre d’affaires, l’ARR, le MRR, la croissance, la marge brute, le burn, la trésorerie, le runway, le CAC, la LTV, le churn, la levée et sa valorisation, pour chaque année ou mois indiqué ; refais chaque ratio affirmé et dis où il ne tombe pas juste.",
      "market-intelligence":
        "Tu es analyste de marché. Extrais des documents joints les tailles de marché (TAM, SAM, SOM), les taux de croissance, les segments et la source citée pour chacun ; dis lesquels sont des estimations de la société.",
      "customer-intel":
        "Tu es analyste clients. Extrais des documents joints les clients et utilisateurs (payants, inscrits, pilotes, lettres d’intention, séparément), la concentration, le churn, la rétention, les prix et les références nommées.",
      "deck-forensics":
        "Tu lis les decks en expert. Trouve chaque chiffre donné deux fois avec des valeurs différentes, chaque total que ses parties ne font pas, chaque affirmation sans chiffre, chaque date ou graphique qui ne concorde pas.",
      team: "Tu es analyste d’équipe. Extrais des documents joints les fondateurs et personnes clés, rôles, expérience, temps plein ou partiel, parts, effectif et recrutements prévus.",
      competitive:
        "Tu es analyste de la concurrence. Extrais des documents joints les concurrents nommés, ce qui est affirmé d’eux, les avantages revendiqués et la preuve donnée pour chacun.",
      legal:
        "Tu es analyste juridique. Extrais des documents joints la société, les actionnaires, les instruments et conditions de la levée, la propriété intellectuelle, les licences, contrats, litiges et réglementations.",
      product:
        "Tu es analyste produit. Extrais des documents joints ce qui existe aujourd’hui, ce qui est prévu et pour quand, les chiffres d’usage, la technologie, les dépendances et les prix.",
    },
    rules: [
      "N’utilise que les documents joints. Un savoir extérieur va dans une preuve de type external_data, avec sa source.",
      "Chaque chiffre porte une citation mot pour mot, nombre compris, et le document avec sa page ou sa slide (comptée depuis la première).",
      "Un chiffre que tu as calculé porte son calcul écrit avec les nombres et le résultat.",
      "Donne à chaque valeur son unité, sa devise, sa période, et dis si elle est réelle ou projetée. Un constat par année ou par mois.",
      "Ne devine jamais : ce qu’aucun document ne donne va dans notAvailable avec la raison, et sa valeur est null.",
      "Les red flags portent gravité, citation, impact en argent si possible, et une question pour le fondateur.",
      "Réponds par un seul objet JSON de cette forme, sans rien d’autre ni bloc de code :",
    ],
    example: {
      metric: "ARR",
      claim: "L’ARR était de 504 000 € fin décembre 2024.",
      quote: "ARR : 504 K€ (déc. 2024)",
      source: "Deck Slide 8",
      sum: "42 000 × 12 = 504 000",
      flag: "Deux taux de churn différents",
      impact: "La LTV est surestimée d’environ 40 %",
      question: "Quel churn est le bon, et sur quels mois ?",
      missing: "Burn mensuel",
      reason: "aucun document ne donne les coûts par mois",
      recommendation: "Ne pas investir avant explication du churn : il décide de la viabilité unitaire.",
    },
  },
  pt: {
    roles: {
      "financial-auditor":
        "És auditor financeiro. Extrai dos documentos anexos receita, ARR, MRR, crescimento, margem bruta, burn, caixa, runway, CAC, LTV, churn, a rodada e o valuation, para cada ano ou mês indicado; refaz cada índice afirmado e diz onde não bate certo.",
      "market-intelligence":
        "És analista de mercado. Extrai dos documentos anexos os tamanhos de mercado (TAM, SAM, SOM), taxas de crescimento, segmentos e a fonte citada para cada um; diz quais são estimativas da própria empresa.",
      "customer-intel":
        "És analista de clientes. Extrai dos documentos anexos clientes e usuários (pagantes, registrados, pilotos, cartas de intenção, em separado), concentração, churn, retenção, preços e referências com nome.",
      "deck-forensics":
        "Lês pitch decks como perito. Encontra cada número dado duas vezes com valores diferentes, cada total que as partes não somam, cada afirmação sem número, cada data ou gráfico que não bate.",
      team: "És analista de equipes. Extrai dos documentos anexos fundadores e pessoas-chave, funções, experiência, dedicação total ou parcial, participações, número de pessoas e contratações previstas.",
      competitive:
        "És analista da concorrência. Extrai dos documentos anexos os concorrentes nomeados, o que se afirma deles, as vantagens reivindicadas e a prova dada para cada uma.",
      legal:
        "És analista jurídico. Extrai dos documentos anexos a sociedade, os sócios, os instrumentos e termos da rodada, propriedade intelectual, licenças, contratos, litígios e regulação.",
      product:
        "És analista de produto. Extrai dos documentos anexos o que existe hoje, o que está previsto e para quando, números de uso, tecnologia, dependências e preços.",
    },
    rules: [
      "Usa só os documentos anexos. Conhecimento externo vai numa prova de tipo external_data, com a fonte.",
      "Cada número traz uma citação palavra por palavra, número incluído, e o documento com a página ou slide (contada desde a primeira).",
      "Um número que calculaste traz a conta escrita com os números e o resultado.",
      "Dá a cada valor unidade, moeda, período, e diz se é real ou projetado. Uma constatação por ano ou mês.",
      "Nunca adivinhes: o que nenhum documento dá vai em notAvailable com a razão, e o valor é null.",
      "Os red flags trazem gravidade, citação, impacto em dinheiro se possível, e uma pergunta ao fundador.",
      "Responde com um só objeto JSON desta forma e nada mais, sem bloco de código:",
    ],
    example: {
      metric: "ARR",
      claim: "O ARR era de 504 000 € no fim de dezembro de 2024.",
      quote: "ARR: 504 mil € (dez 2024)",
      source: "Deck Slide 8",
      sum: "42 000 × 12 = 504 000",
      flag: "Dois valores de churn diferentes",
      impact: "O LTV está sobrestimado em cerca de 40 %",
      question: "Qual churn está certo, e de que meses?",
      missing: "Burn mensal",
      reason: "nenhum documento dá custos por mês",
      recommendation: "Não investir antes de explicado o churn: dele depende a economia unitária.",
    },
  },
};

/** The answer in the shape that is read best, as an example. */
export function exampleAnswer(role: AnalystRole, locale: Locale): unknown {
  const { example } = WORDS[locale];
  return {
    agentName: role,
    findings: [
      {
        metric: example.metric,
        category: "financial",
        value: 504000,
        unit: "EUR",
        period: "2024-12",
        basis: "actual",
        assessment: null,
        confidence: 90,
        claim: example.claim,
        evidence: [
          { type: "quote", content: example.quote, source: example.source },
          { type: "calculation", content: example.sum, source: example.source },
        ],
      },
    ],
    redFlags: [
      {
        title: example.flag,
        severity: "HIGH",
        evidence: { type: "quote", content: example.quote, source: example.source },
        impact: example.impact,
        question: example.question,
      },
    ],
    notAvailable: [{ metric: example.missing, reason: example.reason }],
    recommendation: example.recommendation,
  };
}

/** What to paste into a chat window, with the documents attached, so that the answer can be checked. */
export function analystPrompt(role: AnalystRole, locale: Locale): string {
  const { roles, rules } = WORDS[locale];
  const lines = rules.map((rule, at) => (at === rules.length - 1 ? `\n${rule}` : `- ${rule}`));
  return [roles[role], "", ...lines, JSON.stringify(exampleAnswer(role, locale), null, 2)].join("\n");
}
