import type { SynthesisSentences } from "./analysts-synthesis.en.ts";
import type { Catalogue } from "./catalogue.ts";

/** What an investor asks where the documents are silent, as a person would ask it. */
export const STANDING_QUESTIONS: Catalogue<SynthesisSentences["need"]> = {
  en: {
    revenue: "What revenue did you make in each of the last twelve months, and which document shows it?",
    growth: "How has your revenue grown month by month over the last year?",
    margin: "What is your gross margin today, and which costs do you count in it?",
    cash: "How much cash is in the bank today, and can you send the latest statement?",
    burn: "How much did you spend, net of income, in each of the last six months?",
    customers: "How many customers pay you today, and what does each of the ten largest pay?",
    retention: "Of the customers of a year ago, how many still pay, and how much?",
    market: "How large is the market you can serve today, and how did you count it?",
    team: "Who works full-time, since when, and what share does each founder hold?",
    terms: "How much are you raising, at what pre-money valuation, and what is it for?",
  },
  fr: {
    revenue: "Quel chiffre d’affaires avez-vous fait chacun des douze derniers mois, et quel document le montre ?",
    growth: "Comment vos revenus ont-ils évolué mois par mois sur la dernière année ?",
    margin: "Quelle est votre marge brute aujourd’hui, et quels coûts y comptez-vous ?",
    cash: "Combien avez-vous en banque aujourd’hui, et pouvez-vous envoyer le dernier relevé ?",
    burn: "Combien avez-vous dépensé, net des recettes, chacun des six derniers mois ?",
    customers: "Combien de clients paient aujourd’hui, et combien paie chacun des dix plus grands ?",
    retention: "Parmi vos clients d’il y a un an, combien paient encore, et combien ?",
    market: "Quelle est la taille du marché que vous pouvez servir aujourd’hui, et comment l’avez-vous comptée ?",
    team: "Qui travaille à plein temps, depuis quand, et quelle part détient chaque fondateur ?",
    terms: "Combien levez-vous, à quelle valorisation pre-money, et pour quoi faire ?",
  },
  pt: {
    revenue: "Que receita fez em cada um dos últimos doze meses, e que documento a mostra?",
    growth: "Como evoluiu a receita, mês a mês, no último ano?",
    margin: "Qual é a margem bruta hoje, e que custos inclui?",
    cash: "Quanto há hoje no banco, e pode enviar o último extrato?",
    burn: "Quanto gastou, líquido de receitas, em cada um dos últimos seis meses?",
    customers: "Quantos clientes pagam hoje, e quanto paga cada um dos dez maiores?",
    retention: "Dos clientes de um ano atrás, quantos ainda pagam, e quanto?",
    market: "Qual é o tamanho do mercado que pode servir hoje, e como o contou?",
    team: "Quem trabalha em tempo integral, desde quando, e que parte tem cada fundador?",
    terms: "Quanto está captando, a que valuation pre-money, e para quê?",
  },
};
