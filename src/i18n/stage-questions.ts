import type { StageQuestion } from "../domain/standing-questions.ts";
import type { Catalogue } from "./catalogue.ts";

/** What an investor asks every company of a stage, as a person would ask it. */
export const STAGE_QUESTION_WORDS: Catalogue<Record<StageQuestion, string>> = {
  en: {
    cap_table: "Could you send the cap table as it stands today, with options, SAFEs and convertible notes?",
    use_of_funds: "What will this round pay for, and where should the company be when the money runs out?",
    commitments: "Who else is in this round, how much is committed in writing, and on which terms?",
    vesting: "How are the shares divided between the founders, and what happens if one of you leaves?",
    first_users: "Who has used the product so far, what did they say, and has anyone paid for it?",
    milestones: "What do you want to have proven a year from now, and what would make you change course?",
    ownership: "Do the code, the brand and any patents belong to the company itself?",
    sales: "How do you win a customer: who sells, how long does it take, and what does it cost you?",
    contracts: "Could you send the contracts of your three largest customers?",
    references: "Could we speak with two or three of your customers?",
    bank: "Could you send the bank statements of the last six months?",
    accounts: "Could you send the latest approved accounts?",
    revenue_lines: "Could you send revenue by customer and by month for the last two years?",
    management: "Which positions are still to be filled, and who decides what in the team today?",
    burdens: "Is there anything pending that we should know of: a dispute, a debt, overdue taxes or salaries?",
  },
  fr: {
    cap_table:
      "Pourriez-vous envoyer la table de capitalisation à ce jour, avec les options, BSA et obligations convertibles ?",
    use_of_funds: "Que financera cette levée, et où la société devrait-elle en être quand l’argent sera dépensé ?",
    commitments: "Qui d’autre participe au tour, combien est engagé par écrit, et à quelles conditions ?",
    vesting: "Comment les parts sont-elles réparties entre les fondateurs, et que se passe-t-il si l’un de vous part ?",
    first_users: "Qui a utilisé le produit jusqu’ici, qu’en disent ces personnes, et quelqu’un l’a-t-il payé ?",
    milestones: "Qu’aimeriez-vous avoir prouvé dans un an, et qu’est-ce qui vous ferait changer de cap ?",
    ownership: "Le code, la marque et les éventuels brevets appartiennent-ils bien à la société ?",
    sales:
      "Comment gagnez-vous un client : qui vend, combien de temps cela prend-il, et combien cela vous coûte-t-il ?",
    contracts: "Pourriez-vous envoyer les contrats de vos trois plus grands clients ?",
    references: "Pourrions-nous parler à deux ou trois de vos clients ?",
    bank: "Pourriez-vous envoyer les relevés bancaires des six derniers mois ?",
    accounts: "Pourriez-vous envoyer les derniers comptes approuvés ?",
    revenue_lines: "Pourriez-vous envoyer le chiffre d’affaires par client et par mois sur les deux dernières années ?",
    management: "Quels postes restent à pourvoir, et qui décide de quoi dans l’équipe aujourd’hui ?",
    burdens:
      "Y a-t-il quelque chose en cours que nous devrions savoir : un litige, une dette, des impôts ou salaires en retard ?",
  },
  pt: {
    cap_table: "Poderia enviar o cap table de hoje, com opções, SAFEs e notas conversíveis?",
    use_of_funds: "O que vai pagar esta captação, e onde deve estar a empresa quando o dinheiro acabar?",
    commitments: "Quem mais participa, quanto está comprometido por escrito, e em que condições?",
    vesting: "Como se dividem as participações entre os fundadores, e o que acontece se um deles sair?",
    first_users: "Quem usou o produto até agora, o que disseram essas pessoas, e alguém já pagou por ele?",
    milestones: "O que quer ter provado daqui a um ano, e o que o faria mudar de rumo?",
    ownership: "O código, a marca e eventuais patentes pertencem à própria empresa?",
    sales: "Como se ganha um cliente: quem vende, quanto tempo demora, e quanto custa?",
    contracts: "Poderia enviar os contratos dos três maiores clientes?",
    references: "Poderíamos falar com dois ou três clientes?",
    bank: "Poderia enviar os extratos bancários dos últimos seis meses?",
    accounts: "Poderia enviar as últimas contas aprovadas?",
    revenue_lines: "Poderia enviar a receita por cliente e por mês dos dois últimos anos?",
    management: "Que posições ainda estão por preencher, e quem decide o quê hoje?",
    burdens: "Há algo pendente que devamos saber: um litígio, uma dívida, impostos ou salários em atraso?",
  },
};
